"""Draws Boomerang: the pegboard, the pieces on it, and marks for what has just been turned over."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image

from engine.boomerang import Boomerang, Piece, board
from engine.events import Event, PassedOver, PiecePlaced, PiecesClosedIn, PiecesTurned
from engine.position import Ending
from render.boomerang.pieces import (
    CELL,
    DROP,
    Lock,
    Look,
    Mark,
    Offset,
    extent,
    offsets,
    solid,
    value_cell,
    value_digits,
)
from render.boomerang.table import Table, centre, corner, cross, rack_rim, table
from render.kit.canvas import Frame
from render.kit.plates import signs, under
from render.kit.shapes import Point, Shape, disc, line, ring


class Ghost(NamedTuple):
    """A piece that somebody thinks of putting down there, rightly or not."""

    kind: str
    rotation: int
    anchor: Offset
    legal: bool
    turns: tuple[Piece, ...]

    @property
    def cells(self) -> list[Offset]:
        """Those on the board and those that stick out."""
        column, row = self.anchor
        return [(column + x, row + y) for x, y in offsets(self.kind, self.rotation)]

    @property
    def gain(self) -> tuple[int, int]:
        """By how many points it would move the bar: its own, and those of what it would turn over."""
        if not self.legal:
            return 0, 0
        return board().values[self.kind], sum(piece.placement.value for piece in self.turns)


def parse_ghost(position: Boomerang, preview: str) -> Ghost | None:
    """The ghost of a placement, which may lie anywhere; `None` for a text that is none."""
    kind, _, rest = preview.partition(".")
    rotation, _, anchor = rest.partition("@")
    known = kind in board().rack and rotation in map(str, range(board().rotations[kind]))
    cells = {each.anchor for each in board().placements}
    if position.mover is None or not known or anchor not in cells:
        return None
    legal = preview in position.legal_actions()
    turns = position.turns_over(position.mover, board().by_action[preview]) if legal else ()
    return Ghost(kind, int(rotation), _offset(anchor), legal, turns)


def _offset(cell: str) -> Offset:
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def paint(
    position: Boomerang,
    events: Sequence[Event],
    before: Boomerang | None,
    preview: str,
    theme: str,
    stopped: Ending | None = None,
) -> Image.Image:
    """The board after those events; `preview` is a placement or a piece that somebody thinks about."""
    return _Drawing(table(theme), position, position.ending(stopped)).finish(events, preview)


class _Drawing:
    """One frame, from the board upwards."""

    def __init__(self, prepared: Table, position: Boomerang, ending: Ending | None) -> None:
        self._table, self._theme, self._position = prepared, prepared.theme, position
        self._ending = ending
        self._frame = Frame(prepared.sheet)

    def finish(self, events: Sequence[Event], preview: str) -> Image.Image:
        ghost = parse_ghost(self._position, preview)
        if ghost or self._is_piece(preview):
            events = ()
        self._draw_tallies(ghost)
        self._draw_pieces(events, ghost)
        self._draw_passed(events)
        if ghost:
            self._draw_ghost(ghost)
            self._mark_in_rack(ghost.kind)
        elif self._is_piece(preview):
            self._draw_places(preview)
            self._mark_in_rack(preview)
        return self._frame.image

    def _is_piece(self, preview: str) -> bool:
        """Whether somebody thinks about a piece, but not yet about a place for it."""
        return self._position.mover is not None and preview in board().rack

    def _draw_tallies(self, ghost: Ghost | None) -> None:
        """The points, whose turn it is, and what both have left."""
        position = self._position
        score = position.score()
        self._table.plates.show(self._frame, score, signs(position.mover, self._ending))
        a, b = (
            sum(piece.placement.value for piece in position.pieces if piece.colour == side) for side in (0, 1)
        )
        gain = ghost.gain if ghost else (0, 0)
        self._frame.put(self._table.points.tile(score[0], (a, b), gain, position.mover or 0))
        for side in (0, 1):
            rack = position.rack(side)
            self._table.reserve.show(self._frame, side, rack, given=position.mover is None)

    # What lies on the board.

    def _draw_pieces(self, events: Sequence[Event], ghost: Ghost | None) -> None:
        """First all shadows, so that none falls on a piece."""
        looks = self._looks(events, ghost)
        laid = [(self._table.pieces.look(look), at) for look, at in looks]
        image = self._frame.image
        for piece, (x, y) in laid:
            image.paste(self._table.shadow, (x + DROP[0], y + DROP[1]), piece.shadow)
        for piece, at in laid:
            image.paste(piece.picture, at, piece.mask)

    def _looks(self, events: Sequence[Event], ghost: Ghost | None) -> list[tuple[Look, tuple[int, int]]]:
        marks, closed_now = _marks(events)
        if ghost:
            marks = {piece.placement.action: Mark.AT_RISK for piece in ghost.turns}
        closed = set(self._position.describe().closed_in)
        looks = []
        for _, side, placement in self._position.pieces:
            action = placement.action
            lock = Lock.CLOSED if action in closed else Lock.OPEN
            if action in closed_now:
                lock = Lock.JUST_CLOSED
            look = Look(placement.kind, placement.rotation, side, marks.get(action, Mark.NONE), lock)
            looks.append((look, _upper_left(placement.kind, placement.rotation, _offset(placement.anchor))))
        return looks

    def _draw_passed(self, events: Sequence[Event]) -> None:
        """A sign under the plate of who could not put anything down."""
        for event in events:
            match event:
                case PassedOver(side):
                    self._draw_no_entry(under(side), 15)

    def _draw_no_entry(self, at: Point, radius: float) -> None:
        self._frame.glaze(_disc(at, radius + 3), self._theme.outline)
        self._frame.glaze(_no_entry(at, radius), self._theme.gold)

    # What may happen.

    def _draw_ghost(self, ghost: Ghost) -> None:
        """See-through, in the mover's colour if it may lie there, dark if not."""
        mover = self._position.mover or 0
        at = _upper_left(ghost.kind, ghost.rotation, ghost.anchor)
        stops = self._theme.sides[mover]
        body, rim = _ghost_body(ghost.kind, ghost.rotation), _ghost_rim(ghost.kind, ghost.rotation)
        self._frame.glaze(body.moved(*at), stops[2] if ghost.legal else self._theme.outline, 0.62)
        self._frame.glaze(rim.moved(*at), self._theme.gold if ghost.legal else self._theme.last)
        column, row = value_cell(ghost.kind, ghost.rotation)
        middle = centre(ghost.anchor[0] + column, ghost.anchor[1] + row)
        if ghost.legal:
            self._frame.glaze(_disc(middle, 16), self._theme.plate[mover])
            self._frame.glaze(value_digits(ghost.kind, middle), self._theme.plate_ink)
        else:
            self._draw_faults(ghost, middle)

    def _draw_faults(self, ghost: Ghost, middle: Point) -> None:
        """A cross where something lies already or nothing can lie; else a sign that it may not."""
        covered = {_offset(cell) for piece in self._position.pieces for cell in piece.placement.cells}
        wrong = [cell for cell in ghost.cells if cell in covered or not _on_board(cell)]
        for cell in wrong:
            self._frame.glaze(_cross(centre(*cell), 11), self._theme.outline)
            self._frame.glaze(_cross(centre(*cell), 7), self._theme.last)
        if not wrong:
            self._draw_no_entry(middle, 15)
            self._draw_corners(ghost)

    def _draw_corners(self, ghost: Ghost) -> None:
        """Dots where it touches the other colour, but by a corner only."""
        theirs = {
            _offset(cell)
            for piece in self._position.pieces
            if piece.colour != self._position.mover
            for cell in piece.placement.cells
        }
        for column, row in ghost.cells:
            for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                if (column + x, row + y) in theirs:
                    at = centre(column + x / 2, row + y / 2)
                    self._frame.glaze(_disc(at, 9), self._theme.outline)
                    self._frame.glaze(_disc(at, 6), self._theme.gold)

    def _draw_places(self, kind: str) -> None:
        """Every cell that the piece can come to lie on."""
        actions = [action for action in self._position.legal_actions() if action.startswith(kind + ".")]
        covered = {cell for action in actions for cell in board().by_action[action].cells}
        colour = self._theme.sides[self._position.mover or 0][2]
        for cell in covered:
            self._frame.glaze(_disc(centre(*_offset(cell)), 12), colour)

    def _mark_in_rack(self, kind: str) -> None:
        """A frame around the piece that is thought about."""
        self._frame.glaze(rack_rim(self._position.mover or 0, kind), self._theme.gold)


def _marks(events: Sequence[Event]) -> tuple[dict[str, Mark], frozenset[str]]:
    """The mark of each placement that the last move concerned, and those it closed in."""
    marks: dict[str, Mark] = {}
    closed: frozenset[str] = frozenset()
    for event in events:
        match event:
            case PiecePlaced(_, placement):
                marks[placement] = Mark.PLACED
            case PiecesTurned(_, placements):
                marks |= dict.fromkeys(placements, Mark.TURNED)
            case PiecesClosedIn(placements):
                closed = frozenset(placements)
    return marks, closed


def _upper_left(kind: str, rotation: int, anchor: Offset) -> tuple[int, int]:
    """Where the picture of a piece begins that lies at that anchor."""
    rows = extent(offsets(kind, rotation))[1]
    return corner(anchor[0], anchor[1] + rows - 1)


def _on_board(cell: Offset) -> bool:
    return 0 <= cell[0] < board().columns and 0 <= cell[1] < board().rows


@cache
def _ghost_body(kind: str, rotation: int) -> Shape:
    return solid(kind, rotation, CELL, 1, CELL * 0.18)


@cache
def _ghost_rim(kind: str, rotation: int) -> Shape:
    outer = solid(kind, rotation, CELL, 1, CELL * 0.18)
    return outer.without(solid(kind, rotation, CELL, 5, CELL * 0.12))


@cache
def _disc(at: Point, radius: float) -> Shape:
    return disc(at, radius)


@cache
def _cross(at: Point, width: float) -> Shape:
    return cross(at, 11, width)


@cache
def _no_entry(at: Point, radius: float) -> Shape:
    """A ring with a bar across."""
    slant = radius * 0.6
    bar = line((at[0] - slant, at[1] + slant), (at[0] + slant, at[1] - slant), radius * 0.3)
    return ring(at, radius, radius * 0.28).joined(bar)
