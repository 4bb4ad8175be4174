"""Why something cannot be done."""

import pytest

from engine import IllegalAction, parse_position
from words import say_in, word_error, word_refusal

SAY = say_in("en")


def test_a_refusal_is_worded_with_its_facts() -> None:
    assert word_refusal("lobby-full", {"most": 4}, SAY) == SAY("lobby-full", most=4)


def test_a_name_in_it_is_as_it_was_written() -> None:
    assert word_refusal("not-your-turn", {"name": "_ben_"}, SAY) == SAY("not-your-turn", name=r"\_ben\_")


def test_a_refusal_without_words_has_some_all_the_same() -> None:
    assert word_refusal("no-such-code", {}, SAY) == SAY("refused")
    assert word_refusal("lobby-full", {"most": None}, SAY) == SAY("refused")


def test_what_the_rules_refuse() -> None:
    position = parse_position("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8")
    with pytest.raises(IllegalAction) as refused:
        position.apply("shoot:14")
    assert word_error(refused.value, SAY) == SAY("refused-pit-is-empty", pit=14)
