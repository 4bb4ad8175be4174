"""What may surprise is told with its rule, in half a sentence and in every language."""

import random

import pytest

from engine import GAMES, new_game
from engine import events as e
from tests.folding import each_of
from tests.words.test_captions import TOLD, games_of
from words import LANGUAGES, WORDS, Language, People, say_in
from words.surprises import SURPRISES, because, surprise_of

PEOPLE = People.of_players("Anna", "Ben")


def test_every_surprise_is_among_the_events_that_are_told() -> None:
    assert {code for event in TOLD if (code := surprise_of(event))} == set(SURPRISES)


@each_of("language", LANGUAGES)
@each_of("event", [event for event in TOLD if surprise_of(event)])
def test_its_rule_is_told_with_it(event: e.Event, language: Language) -> None:
    say = say_in(language)
    assert because(event, say)
    for game in games_of(event):
        assert because(event, say) in " ".join(WORDS[game].tell([event], PEOPLE, say))


@each_of("event", [event for event in TOLD if not surprise_of(event)])
def test_of_anything_else_no_rule_is_told(event: e.Event) -> None:
    assert because(event, say_in("en")) == ""


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_have_no_other_surprises(game: str) -> None:
    rng = random.Random(3)
    for _ in range(5):
        position = new_game(game)
        while position.turn != "over":
            token = rng.choice(list(position.chance_outcomes() or position.legal_actions()))
            position, events = position.apply(token)
            assert {surprise_of(event) for event in events} <= {None, *SURPRISES}
