"""What is said below the frames of a film: the lines of a message as sentences, one after the other."""

import random
from dataclasses import replace

import pytest

from cogs.services.films import CLOSED, caption_steps
from engine import replay as steps_of
from engine.games import GAMES
from tests.discord.test_discord_limits import a_table
from words import say_in
from words.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_a_sentence(game: str, language: str) -> None:
    rng, position, tokens = random.Random(3), GAMES[game].new(), []
    while position.turn != "over":
        tokens.append(rng.choice(position.legal_actions() or tuple(position.chance_outcomes())))
        position, _ = position.apply(tokens[-1])
    told = caption_steps(a_table(game), tokens, say_in(language))
    assert len(told) == sum(bool(step.events) for step in steps_of(game, {}, tokens))
    for words in told:
        assert words.endswith(CLOSED)
        assert not {"*", "\n", "\\"} & {*words}


def test_points_and_the_end_are_told_apart() -> None:
    table = replace(a_table("boulomania"), start="..A.o..B..AB..A.B. 1/0 7-12 A A:play 13/8")
    told = caption_steps(table, ["point2", "46"], say_in("en"))[-1]
    assert "Red scores 2 points. " in told
    assert told.endswith("!")
