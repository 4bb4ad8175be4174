"""What a step of Boomerang looks like while it happens: a piece is put down, others turn over one by one."""

from collections.abc import Iterator

from PIL import Image

from engine.boomerang import Boomerang, Placement, board
from engine.events import PiecePlaced, PiecesTurned
from engine.log import Step
from render.boomerang.board import PreparedBoard, prepared_board, rack_slots
from render.boomerang.drawing import upper_left
from render.boomerang.pieces import Look, Mark
from render.kit.canvas import Tile
from render.kit.shapes import DENSITY, Point, pixels
from render.motion.shots import Shot, between, moved

SLIDE = 6
"""How many shots a piece takes from its rack."""
EDGEWISE, TURNED = 80, 140
"""How many milliseconds a piece is seen on its edge, and then turned, before the next one."""


def shots(step: Step, theme: str) -> Iterator[Shot]:
    """The shots of a step."""
    assert isinstance(step.before, Boomerang)
    prepared = prepared_board(theme)
    for event in step.events:
        match event:
            case PiecePlaced(side, action):
                yield from _place(prepared, board().by_action[action], side)
            case PiecesTurned(side, actions):
                for action in actions:
                    yield from _turn(prepared, board().by_action[action], side)


def _place(prepared: PreparedBoard, placement: Placement, side: int) -> Iterator[Shot]:
    """A piece comes from its rack, small as it is there, and is put down."""
    rack = zip(prepared.reserve.ready[side], rack_slots(side), strict=True)
    small, start = next((tile, at) for tile, (kind, at) in rack if kind == placement.kind)
    piece = _tile(prepared, placement, side, Mark.PLACED)
    for point in between(start, _middle(piece), SLIDE)[:-1]:
        yield Shot((moved(small, point),))
    yield Shot(lasting=(piece,))


def _turn(prepared: PreparedBoard, placement: Placement, side: int) -> Iterator[Shot]:
    """A piece stands on its edge for a moment, and then lies there in the other colour."""
    turned = _tile(prepared, placement, side, Mark.TURNED)
    yield Shot((_edgewise(turned, prepared),), milliseconds=EDGEWISE)
    yield Shot(lasting=(turned,), milliseconds=TURNED)


def _tile(prepared: PreparedBoard, placement: Placement, side: int, mark: Mark) -> Tile:
    laid = prepared.pieces.look(Look(placement.kind, placement.rotation, side, mark))
    x, y = pixels(*upper_left(placement))
    return Tile(laid.picture, laid.mask, (x, y))


def _middle(tile: Tile) -> Point:
    """Where the middle of a tile is on the board."""
    (x, y), (width, height) = tile.at, tile.picture.size
    return (x + width / 2) / DENSITY, (y + height / 2) / DENSITY


def _edgewise(tile: Tile, prepared: PreparedBoard) -> Tile:
    """The piece as narrow as it is on its edge, over the empty board."""
    (x, y), (width, height) = tile.at, tile.picture.size
    under = prepared.sheet.background.crop((x, y, x + width, y + height))
    narrow = (width, max(height // 3, 1))
    picture, mask = (each.resize(narrow, Image.Resampling.NEAREST) for each in (tile.picture, tile.mask))
    under.paste(picture, (0, (height - narrow[1]) // 2), mask)
    return Tile(under, tile.mask, tile.at)
