"""Why something cannot be done."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import IllegalAction, parse_position
from words import LANGUAGES, Language, say_in, word_error, word_refusal

SAY = say_in("en")
ENGINE = Path(__file__).parents[2] / "engine"


def refused_in(path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Every code with which the rules refuse an action there, and the facts that are given for it."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "IllegalAction":
            yield (
                ast.literal_eval(call.args[0]),
                {fact.arg: "12" for fact in call.keywords if fact.arg is not None},
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_rules_refuse_has_words_of_its_own(language: Language) -> None:
    say = say_in(language)
    refused = [each for path in sorted(ENGINE.glob("*.py")) for each in refused_in(path)]
    assert len(refused) > 30
    for code, facts in refused:
        spread = {"start": "a1", "end": "a2", "piece": "T5", "cell": "a1", **facts}
        assert word_error(IllegalAction(code, "", **spread), say) != say("refused"), code


def test_a_refusal_is_worded_with_its_facts() -> None:
    assert word_refusal("lobby-full", {"most": 4}, SAY) == SAY("lobby-full", most=4)


def test_a_name_in_it_is_as_it_was_written() -> None:
    assert word_refusal("not-your-turn", {"name": "_ben_"}, SAY) == SAY("not-your-turn", name=r"\_ben\_")


def test_the_computer_is_called_by_its_name() -> None:
    assert word_refusal("not-your-turn", {"level": "normal"}, SAY) == SAY("not-your-turn", name="Lina")


def test_places_are_called_as_members_call_them() -> None:
    """No cell is a number, and no ramp a code."""
    assert word_refusal("refused-cell-is-empty", {"cell": "34"}, SAY) == SAY(
        "refused-cell-is-empty", cell="3-4"
    )
    assert "cell k9 " in word_refusal("refused-no-such-cell", {"cell": "k9"}, SAY)
    assert "the left outer ramp" in word_refusal("refused-ramp-is-empty", {"place": "ra"}, SAY)
    led = word_refusal("refused-ramp-leads-elsewhere", {"start": "rb", "end": "b7"}, say_in("de"))
    assert "von der linken Innenrampe" in led[:1].lower() + led[1:]


def test_a_refusal_without_words_has_some_all_the_same() -> None:
    assert word_refusal("no-such-code", {}, SAY) == SAY("refused")
    assert word_refusal("lobby-full", {"most": None}, SAY) == SAY("refused")


def test_what_the_rules_refuse() -> None:
    position = parse_position("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8")
    with pytest.raises(IllegalAction) as refused:
        position.apply("shoot:14")
    assert word_error(refused.value, SAY) == SAY("refused-pit-is-empty", pit=14)
