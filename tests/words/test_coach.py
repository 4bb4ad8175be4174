"""What the coach says: every reason in every language, ranks and chances, and what stands for the picture."""

import re
from pathlib import Path
from random import Random

import pytest

from engine import GAMES, parse_position
from players.reasons import reason_for
from tests.words.test_texts import all_messages
from words import LONGEST_ALT
from words.coach import Told, hint_alt, name_action, word_even, word_hint, word_reason
from words.texts import LANGUAGES, Language, say_in

EN = say_in("en")
REASONS = Path(__file__).parents[2] / "players" / "reasons"
MIDDLE = parse_position("boulomania", "....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")
BOOMERANG = parse_position("boomerang", "ABT5.1@e6,BBI3.0@c6 A")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def told(action: str, chance: float) -> Told:
    return Told(action, chance, reason_for(MIDDLE, action))


def test_every_reason_has_its_words_and_every_word_a_reason() -> None:
    players = "".join(path.read_text(encoding="utf-8") for path in REASONS.glob("*.py"))
    codes = [message.removeprefix("why-") for message in all_messages() if message.startswith("why-")]
    assert len(codes) > 20
    for code in {*codes} - {"sentence", "between"}:
        assert f'"{code}"' in players, code


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_game_can_be_worded(language: Language, game: str) -> None:
    rng, say = Random(game), say_in(language)
    position = GAMES[game].new()
    while position.turn != "over":
        actions = position.legal_actions()
        if actions and position.automatic is None:
            action = rng.choice(actions)
            worded = word_reason(reason_for(position, action), say)
            assert worded.endswith(".")
            assert "{" not in worded
            assert len(worded) < 300
        position, _ = position.apply(rng.choice(actions or tuple(position.chance_outcomes())))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "3 chances in 6 that it works; then Red holds 1 instead of 2."),
        ("fr", "ça marche 3 fois sur 6\u202f; les Rouges en tiennent alors 1 au lieu de 2."),
        ("de", "es klappt in 3 von 6 Fällen; dann hat Rot 1 statt 2."),
    ],
)
def test_a_reason_is_one_sentence(language: Language, said: str) -> None:
    assert word_reason(reason_for(MIDDLE, "shoot:17"), say_in(language)) == said


def test_one_and_many() -> None:
    assert word_reason([("turns", [("pieces", 1), ("points", 5)])], EN) == "it turns over one piece worth 5."
    assert word_reason([("then-holds", [("side", "A"), ("points", 1)])], EN) == "then Blue holds one point."
    assert word_reason([("answer", [("side", "B"), ("points", 0)])], EN) == "Red can gain nothing right away."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "with the jack there, only one of the 36 cells is within a cell of it."),
        ("fr", "là, une seule des 36 cases est à une case au plus du cochonnet."),
        ("de", "dort ist nur eines der 36 Felder höchstens ein Feld vom Schweinchen weg."),
    ],
)
def test_one_cell_is_spoken_of_as_one(language: Language, said: str) -> None:
    """In a corner of the court, only the jack's own cell is near it."""
    corner = parse_position("petanque", "- - 4/4 0-0 A A:corner16 13/4")
    assert word_reason(reason_for(corner, "corner:b"), say_in(language)) == said


def test_a_hint_ranks_what_is_advised() -> None:
    hint = word_hint(MIDDLE, [told("shoot:17", 0.584), told("point2", 0.41)], EN, as_good=1)
    title, first, second, as_good, meaning = hint.splitlines()
    assert title == "### Hint for Blue"
    assert first.startswith("**1. Shoot the boule in pit 17** · 58% to win \N{EN DASH} 3 chances in 6 that")
    assert second.startswith("**2. Point with 2 dice** · 41% to win \N{EN DASH} it takes the point")
    assert as_good == "One other choice is about as good as the first."
    assert meaning == f"-# {EN('hint-meaning')}"


def test_only_what_is_certain_is_told_so() -> None:
    hint = word_hint(MIDDLE, [told("shoot:17", 0.998), told("point2", 1.0), told("point3", 0.002)], EN)
    assert re.findall(r"(\d+)% to win", hint) == ["99", "100", "1"]


def test_what_is_as_good_is_told_only_if_there_is_any() -> None:
    assert EN("hint-as-good", count=2) not in word_hint(MIDDLE, [told("point2", 0.4)], EN)
    assert EN("hint-as-good", count=2) in word_hint(MIDDLE, [told("point2", 0.4)], EN, as_good=2)


def test_what_is_forced_has_no_chance() -> None:
    forced = parse_position("carami", "..AA./.A.../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 A")
    only = Told("b6-b7", 0.9, reason_for(forced, "b6-b7"))
    hint = word_hint(forced, [only], EN)
    assert hint.splitlines()[1].startswith(
        "There is only one thing to do: **b6 to b7** \N{EN DASH} it reaches b7"
    )
    assert "%" not in hint
    assert hint_alt(forced, [only], EN).startswith("Only one thing to do: b6 to b7. Carami. Blue to play.")


def test_what_hardly_matters() -> None:
    assert word_even(MIDDLE, 0.5249, EN).splitlines()[1] == EN("hint-even", percent=52)


def test_a_placement_is_named_without_what_it_does() -> None:
    assert name_action(BOOMERANG, "V3.0@c4", EN) == "small corner from c5 round c4 to d4"


@every_language
def test_what_stands_for_the_picture_fits(language: Language) -> None:
    say = say_in(language)
    alt = hint_alt(MIDDLE, [told("shoot:17", 0.58), told("point2", 0.41), told("shoot:jack", 0.3)], say)
    assert len(alt) <= LONGEST_ALT
    for rank, action, percent in ((1, "shoot:17", 58), (2, "point2", 41), (3, "shoot:jack", 30)):
        named = name_action(MIDDLE, action, say)
        assert say("hint-alt-line", rank=rank, action=named, percent=percent) in alt
