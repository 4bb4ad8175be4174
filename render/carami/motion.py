"""What a step of Carami looks like while it happens: marbles step, jump, roll and are taken."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.carami import Carami
from engine.events import BandFilled, Event, MarbleJumped, MarblesTaken, MarbleStepped
from engine.log import Step
from render.carami.board import PreparedBoard, in_tray, place, prepared_board
from render.kit.canvas import Tile
from render.kit.shapes import Point
from render.motion.shots import Shot, arched, bared, between, travel

STEP, LEAP, ROLL, TAKE = 5, 5, 6, 5
"""How many shots a step, a leap, a roll to a ramp and the way to the tray take."""
HIGH = 34.0
"""How high a marble leaps."""


def shots(step: Step, theme: str) -> Iterator[Shot]:
    """The shots of a step."""
    assert isinstance(step.before, Carami)
    board, taken = prepared_board(theme), step.before.describe().taken
    for event in step.events:
        yield from _shots(board, event, taken)


def _shots(board: PreparedBoard, event: Event, taken: tuple[int, int]) -> Iterator[Shot]:
    match event:
        case MarbleStepped(side, start, end):
            way = between(place(start, side), place(end, side), STEP)
            yield from _go(board, board.marbles[side][start], start, side, way)
        case MarbleJumped(side, path):
            points = [place(name) for name in path]
            way = [point for a, b in pairwise(points) for point in arched(a, b, LEAP, HIGH)]
            yield from _go(board, board.marbles[side][path[0]], path[0], side, way)
        case MarblesTaken(side, places):
            yield from _take(board, side, places, taken[side])
        case BandFilled(side, _, moves):
            for start, end in moves:
                way = between(place(start), place(end, side), ROLL)
                yield from _go(board, board.marbles[side][start], start, side, way)


def _go(board: PreparedBoard, marble: Tile, start: str, side: int, way: Sequence[Point]) -> Iterator[Shot]:
    """A marble leaves its place and goes that way."""
    yield Shot((marble,), lasting=(bared(board.sheet, board.marbles[side][start]),))
    yield from travel([(marble, way)])


def _take(board: PreparedBoard, side: int, places: Sequence[str], before: int) -> Iterator[Shot]:
    """Marbles of the other side go to the tray of the one that took them, all at once."""
    marbles = [board.marbles[1 - side][name] for name in places]
    yield Shot(tuple(marbles), lasting=tuple(bared(board.sheet, marble) for marble in marbles))
    ways = [between(place(name), in_tray(side, before + number), TAKE) for number, name in enumerate(places)]
    yield from travel([*zip(marbles, ways, strict=True)])
