"""Private boards of games in which the sides face each other are seen from one's own side."""

import io
import random
from collections.abc import Iterator

import pytest
from PIL import Image

from engine import GAMES, Position, new_game
from engine.boomerang import Boomerang
from engine.boomerang import board as pegboard
from engine.carami import Carami
from engine.carami_board import board
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
