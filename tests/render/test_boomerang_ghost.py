"""The ghost of a piece is seen wherever somebody thinks of putting it, and says whether it may."""

from random import Random

import pytest
from PIL import Image, ImageChops

from engine.boomerang import board
from render import THEMES, Subject, draw
from render.boomerang.board import SIZE, centre, corner
from render.boomerang.drawing import paint, parse_ghost
from render.boomerang.examples import FULL, GAME
from render.boomerang.pieces import CELL
from render.kit.shapes import DENSITY, pixels
from tests.durations import Sample
from tests.render.play import after

MIDDLE = after(GAME, 12)


SPOTS = [
    f"{kind}.{rotation}@{anchor}"
    for kind, rotations in board().rotations.items()
    for rotation in range(rotations)
    for anchor in sorted({placement.anchor for placement in board().placements})
]


def changed(one: Image.Image, other: Image.Image, cell: tuple[int, int]) -> float:
    """The share of a cell's pixels that are plainly different."""
    x, y = corner(*cell)
    box = pixels(max(x, 0), max(y, 0), min(x + CELL, SIZE[0]), min(y + CELL, SIZE[1]))
    parts = (image.crop((box[0], box[1], box[2], box[3])).convert("RGB") for image in (one, other))
    far = ImageChops.difference(*parts).convert("L").point([value > 16 for value in range(256)])
    return far.histogram()[1] / (CELL * CELL * DENSITY**2)


@pytest.mark.parametrize("theme", THEMES)
def test_a_ghost_is_seen_wherever_it_lies(theme: str, sample: Sample[str]) -> None:
    """On every of its cells that is in the picture, on the board or beside it, on others' pieces or not."""
    without = paint(Subject(MIDDLE, theme=theme))
    for spot in sample(Random(theme).sample(SPOTS, 400), 120):
        ghost = parse_ghost(MIDDLE, spot)
        assert ghost is not None
        drawn = paint(Subject(MIDDLE, preview=spot, theme=theme))
        seen = [cell for cell in ghost.cells if corner(*cell)[1] >= 0]
        assert len(seen) >= len(ghost.cells) - 1
        for cell in seen:
            assert changed(without, drawn, cell) > 0.1, (spot, cell)


def test_every_ghost_that_sticks_out_is_crossed_out_there() -> None:
    without = paint(Subject(MIDDLE, theme="contrast"))
    sticking = [spot for spot in SPOTS if spot not in board().by_action]
    for spot in Random(5).sample(sticking, 100):
        ghost = parse_ghost(MIDDLE, spot)
        assert ghost is not None
        assert not ghost.legal
        drawn = paint(Subject(MIDDLE, preview=spot, theme="contrast"))
        outside = [(x, y) for x, y in ghost.cells if x >= board().columns or board().rows <= y < 11]
        assert outside
        for cell in outside:
            x, y = pixels(*centre(*cell))
            assert drawn.getpixel((x, y)) != without.getpixel((x, y))


def test_ghost_knows_what_it_would_turn_over() -> None:
    ghost = parse_ghost(MIDDLE, "X5.0@h1")
    assert ghost is not None
    assert ghost.legal
    assert [piece.placement.action for piece in ghost.turns] == ["I4.0@d2", "O4.0@h4", "V3.0@g3"]
    after_it, _ = MIDDLE.apply("X5.0@h1")
    assert ghost.gain == (5, 11)
    assert after_it.score()[0] - MIDDLE.score()[0] == sum(ghost.gain)


@pytest.mark.parametrize("preview", ["X5.0@f2", "I3.0@i1", "I3.1@a1", "I1.0@b4", "T5.0@a1"])
def test_a_ghost_that_may_not_lie_there_gains_nothing(preview: str) -> None:
    ghost = parse_ghost(MIDDLE, preview)
    assert ghost is not None
    assert (ghost.legal, ghost.turns, ghost.gain) == (False, (), (0, 0))
    assert draw(MIDDLE, preview=preview).data != draw(MIDDLE).data


@pytest.mark.parametrize(
    "preview", ["Z9.0@a1", "I3.7@a1", "I3.0@z1", "I3", "nonsense", "I3.0", "@a1", "a.b@c"]
)
def test_a_text_that_is_no_placement_draws_no_ghost(preview: str) -> None:
    assert parse_ghost(MIDDLE, preview) is None
    assert paint(Subject(MIDDLE, preview=preview)) == paint(Subject(MIDDLE))


def test_nothing_is_thought_about_when_it_is_over() -> None:
    over = after(FULL, 26)
    assert paint(Subject(over, preview="I1.0@c9")) == paint(Subject(over))


def test_what_happened_shows() -> None:
    before = after(GAME, 18)
    position, events = before.apply(GAME.split()[18])
    pictures = {
        paint(Subject(position, events[:number], before)).tobytes() for number in range(len(events) + 1)
    }
    assert len(pictures) == len(events) + 1 == 4
