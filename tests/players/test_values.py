"""What positions are worth, and how dice are weighed."""

import random

import pytest

from engine import GAMES, A, B, Position, parse_position
from players.plain.lookahead import expect
from players.plain.values import VALUES, value
from tests.players.table import play_random


def random_positions(game: str, seed: int) -> list[Position]:
    rng = random.Random(seed)
    position, seen = GAMES[game].new(), []
    while position.turn != "over":
        seen.append(position)
        cast = position.cast
        token = play_random(position, rng) if cast is None else rng.choice(cast.throws)
        position, _ = position.apply(token)
    return [*seen, position]


def test_every_game_has_an_evaluation() -> None:
    assert VALUES.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_good_for_one_is_bad_for_the_other(game: str) -> None:
    *course, end = random_positions(game, seed=3)
    for position in course:
        if position.cast is None:
            assert -1 <= value(position, A) <= 1
            assert value(position, A) == pytest.approx(-value(position, B))
    outcome = end.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    assert value(end, outcome.winner) == 1
    assert value(end, 1 - outcome.winner) == -1


def test_a_draw_is_worth_nothing() -> None:
    notation = "AAAAA/...../...../.../...../...../BBBBB ..../.... 2/2 10/10 0 over"
    drawn = parse_position("carami", notation)
    assert value(drawn, A) == value(drawn, B) == 0


def test_dice_are_weighed_exactly() -> None:
    """Only a 4, a 5 and a 6 win; else the other has the last point it needs."""
    shot = parse_position("petanque", "A11,B34 34a 1/0 12-12 B A:shoot:34 13/4")
    assert expect(shot, A) == pytest.approx(0)
    jack = parse_position("petanque", "B34 34a 2/0 12-12 B A:shoot:jack 13/4")
    won, missed = (jack.apply(die)[0] for die in "61")
    assert value(won, A) == 1
    assert expect(jack, A) == pytest.approx(1 / 6 + 5 / 6 * value(missed, A))


def test_a_way_is_chosen_by_whose_it_is() -> None:
    ways = parse_position("boulomania", "..o........B.A.... 1/0 12-12 B A:land66 13/8")
    assert expect(ways, A) == 1
    assert expect(ways, B) == -1


def test_a_closed_in_piece_is_worth_more_than_an_open_one() -> None:
    corner, middle = (parse_position("boomerang", f"AAI1.0@{cell} B") for cell in ("a1", "e5"))
    assert value(corner, A) > value(middle, A)
