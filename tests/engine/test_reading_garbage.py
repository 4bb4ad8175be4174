"""A text that is no position is refused, whatever it is; a text that is one is written the same."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, BadNotation, GameError, parse_position
from tests.engine.test_random_play import play

GAME = pytest.mark.parametrize("game", GAMES)
POSITIONS = {game: [str(position) for position, _, _ in play(game, seed=7)] for game in GAMES}
SIGNS = "ABoverstartplayjacklndshcop0123456789:/-.,@> IVTOUX"


def _damage(notation: str, rng: random.Random) -> str:
    at = rng.randrange(len(notation))
    inserted = rng.choice(["", rng.choice(SIGNS), rng.choice(SIGNS) + rng.choice(SIGNS)])
    return notation[:at] + inserted + notation[at + rng.choice([0, 1, 1, 2]) :]


@GAME
@given(text=st.text())
def test_any_text(game: str, text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAMES[game].parse(text)
    assert "\n" not in str(refused.value)


@GAME
def test_positions_with_a_few_signs_changed(game: str) -> None:
    rng = random.Random(11)
    for notation in POSITIONS[game] * 3:
        damaged = _damage(notation, rng)
        try:
            position = GAMES[game].parse(damaged)
        except BadNotation:
            continue
        assert str(position) == damaged
        assert (position.turn == "over") == (not position.legal_actions() and not position.chance_outcomes())


@GAME
def test_positions_cut_in_half(game: str) -> None:
    for notation in POSITIONS[game]:
        with pytest.raises(BadNotation):
            GAMES[game].parse(notation[: len(notation) // 2])


@GAME
def test_positions_of_the_other_games(game: str) -> None:
    for other in GAMES.keys() - {game}:
        for notation in POSITIONS[other]:
            with pytest.raises(BadNotation):
                GAMES[game].parse(notation)


def test_unknown_game() -> None:
    with pytest.raises(GameError) as refused:
        parse_position("chess", "- A")
    assert refused.value.code == "unknown_game"
