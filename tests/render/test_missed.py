"""A shot that has missed is seen to go past its target, and not as if it had hit it."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine import GAMES
from engine.events import Event, JackMissed, ShotHit, ShotMissed
from engine.position import Position
from render import draw
from render.boulomania.board import BALL as BALL_IN_PIT
from render.boulomania.board import JACK as JACK_IN_PIT
from render.boulomania.board import place as pit_at
from render.kit.shapes import Point
from render.petanque.board import BALL, JACK
from render.petanque.board import place as cell_at

GROUND = GAMES["boulomania"].parse("....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8")
COURT = GAMES["petanque"].parse("A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6")
WIDTH = 720
"""Of a board as it is laid out."""


def changed(position: Position, event: Event, at: Point, radius: float) -> bool:
    """Whether an event draws something on what lies there."""
    bare, marked = (
        Image.open(BytesIO(draw(position, events).data)).convert("RGB") for events in ((), (event,))
    )
    scale = bare.width / WIDTH
    (x, y), around = (at[0] * scale, at[1] * scale), radius * scale
    mask = Image.new("L", bare.size)
    ImageDraw.Draw(mask).ellipse((x - around, y - around, x + around, y + around), 255)
    black = Image.new("RGB", bare.size)
    seen = [Image.composite(picture, black, mask) for picture in (bare, marked)]
    return ImageChops.difference(*seen).getbbox() is not None


MISSED = [
    *((GROUND, ShotMissed(0, pit), pit_at(pit), BALL_IN_PIT) for pit in (8, 9, 12, 17)),
    (GROUND, JackMissed(0, 5), pit_at(5), JACK_IN_PIT),
    *((COURT, ShotMissed(1, cell), cell_at(cell), BALL) for cell in ("34", "22", "64")),
    (COURT, JackMissed(1, "34d"), cell_at("34d"), JACK),
]


@pytest.mark.parametrize(("position", "event", "at", "radius"), MISSED, ids=lambda each: str(each)[:40])
def test_nothing_is_drawn_on_what_was_missed(
    position: Position, event: Event, at: Point, radius: float
) -> None:
    assert not changed(position, event, at, radius - 3)
    assert changed(position, event, at, radius + 30)


def test_a_hit_is_drawn_where_it_hit() -> None:
    assert changed(GROUND, ShotHit(0, 12), pit_at(12), BALL_IN_PIT)
    assert changed(COURT, ShotHit(1, "34"), cell_at("34"), BALL)
