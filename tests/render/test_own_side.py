"""Private boards of games in which the sides face each other are seen from one's own side."""

import io
import random
from collections.abc import Iterator
from itertools import compress
from operator import eq

import pytest
from PIL import Image

from engine import GAMES, Ending, Position, Step, new_game
from engine.boomerang import Boomerang
from engine.boomerang import board as pegboard
from engine.carami import Carami
from engine.carami_board import board
from engine.events import (
    BackLineReached,
    BandFilled,
    Event,
    GameEnded,
    MarbleJumped,
    MarblesTaken,
    MarbleStepped,
    PassedOver,
    PiecePlaced,
    PiecesClosedIn,
    PiecesTurned,
    PlaysAgain,
)
from engine.log import take_step
from render import THEMES, Picture, draw
from render.boomerang import opposite as boomerang
from render.boomerang.board import centre
from render.boomerang.drawing import parse_ghost
from render.carami import opposite as carami
from render.carami.board import place
from render.kit.shapes import pixels

FACING = ("boomerang", "carami")


def random_positions(game: str, seed: int) -> Iterator[Position]:
    rng, position = random.Random(seed), new_game(game)
    while position.turn != "over":
        yield position
        position, _ = position.apply(rng.choice(position.legal_actions()))


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def around(image: Image.Image, at: tuple[float, float], size: int) -> bytes:
    x, y = pixels(*at)
    return image.crop((x - size, y - size, x + size, y + size)).tobytes()


@pytest.mark.parametrize("seed", range(3))
def test_turned_round_twice_it_is_as_before(seed: int) -> None:
    for position in random_positions("carami", seed):
        assert isinstance(position, Carami)
        turned = carami.opposite_position(position)
        assert carami.opposite_position(turned) == position
        assert turned.score() == position.score()[::-1]
        assert len(turned.legal_actions()) == len(position.legal_actions())
    for position in random_positions("boomerang", seed):
        assert isinstance(position, Boomerang)
        other = boomerang.opposite_position(position)
        assert boomerang.opposite_position(other) == position
        assert other.score() == position.score()[::-1]
        assert len(other.legal_actions()) == len(position.legal_actions())


@pytest.mark.parametrize("theme", THEMES)
def test_each_marble_is_seen_at_the_other_end_in_its_own_colour(theme: str) -> None:
    position = [*random_positions("carami", 5)][18]
    own, other = (opened(draw(position, theme=theme, seen_from=side)) for side in (0, 1))
    for name in board().bits:
        turned = carami.opposite_place(name)
        assert around(own, place(name), 20) == around(other, place(turned), 20), name


@pytest.mark.parametrize("theme", THEMES)
def test_each_piece_is_seen_at_the_other_end_in_its_own_colour(theme: str) -> None:
    """Its pegs have the same signs; where its value stands may be another cell."""
    position = [*random_positions("boomerang", 3)][9]
    assert isinstance(position, Boomerang)
    own, other = (opened(draw(position, theme=theme, seen_from=side)) for side in (0, 1))
    columns, rows = pegboard().columns, pegboard().rows
    for piece in position.pieces:
        cells = [("abcdefghij".index(name[0]), int(name[1:]) - 1) for name in piece.placement.cells]
        turned = [(columns - 1 - x, rows - 1 - y) for x, y in cells]
        seen = [
            around(own, centre(*cell), 12) == around(other, centre(*there), 12)
            for cell, there in zip(cells, turned, strict=True)
        ]
        assert seen.count(False) in (0, 2), piece


def test_a_ghost_that_sticks_out_is_seen_there_too() -> None:
    position = [*random_positions("boomerang", 3)][9]
    assert isinstance(position, Boomerang)
    ghost = parse_ghost(position, "U5.0@i8")
    assert ghost is not None
    columns, rows = pegboard().columns, pegboard().rows
    assert {(columns - 1 - x, rows - 1 - y) for x, y in ghost.cells} == set(ghost.opposite.cells)
    assert ghost.opposite.opposite == ghost


@pytest.mark.parametrize("game", [game for game in GAMES if game not in FACING])
def test_who_throws_from_the_same_end_sees_the_same(game: str) -> None:
    assert draw(new_game(game), seen_from=1) == draw(new_game(game))


def random_steps(game: str, seed: int) -> Iterator[Step]:
    rng, position = random.Random(seed), new_game(game)
    while position.turn != "over":
        step = take_step(position, rng.choice(position.legal_actions()))
        yield step
        position = step.after


def test_what_has_happened_is_the_same_turned_round_twice() -> None:
    kinds: set[type[Event]] = set()
    for game, opposite_event in (("carami", carami.opposite_event), ("boomerang", boomerang.opposite_event)):
        events = [event for seed in range(6) for step in random_steps(game, seed) for event in step.events]
        turned = [*map(opposite_event, events)]
        assert [*map(opposite_event, turned)] == events
        assert {*map(type, compress(events, map(eq, events, turned)))} <= {GameEnded}, "all others change"
        kinds |= {*map(type, events)}
    assert kinds >= {MarbleStepped, MarbleJumped, MarblesTaken, BackLineReached, PlaysAgain}
    assert kinds >= {PiecePlaced, PiecesTurned, PiecesClosedIn, PassedOver}


def test_what_has_happened_is_what_would_happen_at_the_other_end() -> None:
    """The same move of the other side, played on the board turned round."""
    for step in (step for seed in range(6) for step in random_steps("carami", seed)):
        assert isinstance(step.before, Carami)
        token = carami.PLACE.sub(lambda place: carami.opposite_place(place[0]), step.token)
        there = take_step(carami.opposite_position(step.before), token)
        told = [sorted_places(carami.opposite_event(event)) for event in step.events if not_the_end(event)]
        assert told == [sorted_places(event) for event in there.events if not_the_end(event)], step


def test_a_placement_is_seen_as_what_it_would_be_at_the_other_end() -> None:
    for step in (step for seed in range(3) for step in random_steps("boomerang", seed)):
        placed = boomerang.opposite_event(step.events[0])
        assert isinstance(step.before, Boomerang)
        assert isinstance(placed, PiecePlaced)
        there = take_step(boomerang.opposite_position(step.before), placed.placement)
        told = {sorted_places(boomerang.opposite_event(event)) for event in step.events if not_the_end(event)}
        assert told == {sorted_places(event) for event in there.events if not_the_end(event)}, step


def not_the_end(event: Event) -> bool:
    return not isinstance(event, GameEnded)


def sorted_places(event: Event) -> Event:
    """What happens at once at several places, in one order."""
    match event:
        case MarblesTaken(side, places):
            return MarblesTaken(side, tuple(sorted(places)))
        case BandFilled(side, fill, moves):
            return BandFilled(side, fill, tuple(sorted(moves)))
        case PiecesTurned(side, placements):
            return PiecesTurned(side, tuple(sorted(placements)))
        case PiecesClosedIn(placements, colours):
            closed_in = sorted(zip(placements, colours, strict=True))
            return PiecesClosedIn(tuple(each for each, _ in closed_in), tuple(each for _, each in closed_in))
    return event


def test_marbles_that_go_to_ramps_go_to_those_at_the_other_end() -> None:
    event = BandFilled(0, 1, (("b4", "rb"), ("d4", "rd")))
    assert carami.opposite_event(event) == BandFilled(1, 1, (("d4", "rd"), ("b4", "rb")))


@pytest.mark.parametrize("game", FACING)
def test_what_has_happened_is_marked_from_either_side(game: str) -> None:
    """Something of it is seen by A and by B."""
    for step in [*random_steps(game, 4)][2:20:3]:
        for side in (0, 1):
            marked = draw(step.after, step.events, before=step.before, seen_from=side)
            assert opened(marked).tobytes() != opened(draw(step.after, seen_from=side)).tobytes(), step


@pytest.mark.parametrize("game", FACING)
def test_who_has_won_is_marked_on_their_own_plate(game: str) -> None:
    position = [*random_positions(game, 2)][6]
    for winner in (0, 1):
        stars = []
        for loser_first in (Ending(winner), Ending(1 - winner)):
            seen = opened(draw(position, stopped=loser_first, seen_from=1))
            plate = (0, 0, 200, 150) if winner == 1 else (880, 0, 1_080, 150)
            stars.append(seen.crop(plate).tobytes().count(bytes(THEMES["day"].gold)))
        assert stars[0] > stars[1], "B's is on the left"


@pytest.mark.parametrize("game", FACING)
def test_names_change_places_with_the_sides(game: str) -> None:
    start = new_game(game)
    same, other = (draw(start, seen_from=1, names=names) for names in (("Ann", "Ann"), ("Ann", "Bob")))
    left, right = ((0, 0, 540, 69), (540, 0, 1_080, 69))
    assert opened(same).crop(left).tobytes() != opened(other).crop(left).tobytes()
    assert opened(same).crop(right).tobytes() == opened(other).crop(right).tobytes()
