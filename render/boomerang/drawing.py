"""Draws Boomerang: the pegboard, the pieces on it, and marks for what has just been turned over."""

from collections.abc import Sequence
from functools import cache
from math import dist
from typing import NamedTuple

from PIL import Image

from engine.boomerang import Boomerang, Piece, Placement, board
from engine.events import Event, PassedOver, PiecePlaced, PiecesClosedIn, PiecesTurned
from render.boomerang.board import PreparedBoard, centre, corner, opposite_board, prepared_board, rack_rim
from render.boomerang.opposite import opposite_event, opposite_piece, opposite_position, opposite_spot
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
from render.kit.canvas import Frame
from render.kit.marks import Marker, cross, disc, remembered
from render.kit.palette import RGB
from render.kit.picture import Subject
from render.kit.plates import opposite_ending, signs, under
from render.kit.shapes import Pen, Point, Shape, line, pixels, ring, shape

RANK = 17
"""The radius of the disc with the rank of a hint."""
BROKEN_FROM = 3
"""From this rank on, the rim of a hint is broken, so that it is told from those it crosses."""
GAP, GAP_EVERY = 6, 16
"""How wide the gaps of a broken rim are, and how far apart along the edges of the board."""
LONGEST = 5
"""No piece is longer than so many cells."""


class Ghost(NamedTuple):
    """A placement that somebody thinks about, legal or not."""

    kind: str
    rotation: int
    anchor: Offset
    legal: bool
    turns: tuple[Piece, ...]

    @property
    def cells(self) -> list[Offset]:
        """Its cells, including those that stick out of the board."""
        column, row = self.anchor
        return [(column + x, row + y) for x, y in offsets(self.kind, self.rotation)]

    @property
    def opposite(self) -> "Ghost":
        """The ghost seen from the other side of the table."""
        rotation, anchor = opposite_spot(self.kind, self.rotation, self.anchor)
        turns = tuple(map(opposite_piece, self.turns))
        return Ghost(self.kind, rotation, anchor, self.legal, turns)

    @property
    def gain(self) -> tuple[int, int]:
        """By how many points it would move the bar: its own, and those of what it would turn over."""
        if not self.legal:
            return 0, 0
        return board().values[self.kind], sum(piece.placement.value for piece in self.turns)


def parse_ghost(position: Boomerang, preview: str) -> Ghost | None:
    """The ghost of a placement, even one off the board; None for a text that is no placement."""
    kind, _, rest = preview.partition(".")
    rotation, _, anchor = rest.partition("@")
    known = kind in board().rack and rotation in map(str, range(board().rotations[kind]))
    if position.mover is None or not known or all(each.anchor != anchor for each in board().placements):
        return None
    legal = preview in position.legal_actions()
    turns = position.turns_over(position.mover, board().by_action[preview]) if legal else ()
    return Ghost(kind, int(rotation), _offset(anchor), legal, turns)


def _ghost_of(position: Boomerang, action: str) -> Ghost:
    """The ghost of a legal placement."""
    ghost = parse_ghost(position, action)
    assert ghost is not None
    return ghost


def _rank_cells(ghosts: Sequence[Ghost]) -> list[Offset]:
    """The cell for the rank of each ghost: near its value and, if possible, not covered by other ghosts."""
    chosen: list[Offset] = []
    for ghost in ghosts:
        column, row = value_cell(ghost.kind, ghost.rotation)
        middle = (ghost.anchor[0] + column, ghost.anchor[1] + row)
        others = {cell for other in ghosts if other is not ghost for cell in other.cells}
        free = [cell for cell in ghost.cells if cell not in chosen] or ghost.cells
        chosen.append(min(free, key=lambda cell: (cell in others, dist(cell, middle))))
    return chosen


def _offset(cell: str) -> Offset:
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def paint(subject: Subject[Boomerang]) -> Image.Image:
    """Paint the board after what happened, or with the ghost of a placement that somebody thinks about."""
    prepared = (opposite_board if subject.seen_from else prepared_board)(subject.theme)
    board = _Drawing(prepared, subject).finish()
    if subject.seen_from and subject.names:
        subject = subject._replace(names=subject.names[::-1])
    return prepared.header.crown(board, subject)


class _Drawing:
    """One frame, from the board upwards."""

    def __init__(self, board: PreparedBoard, subject: Subject[Boomerang]) -> None:
        self._board, self._theme, self._position = board, board.theme, subject.position
        self._ending = subject.position.ending(subject.stopped)
        self._hidden = subject.hidden
        self._hints = [_ghost_of(subject.position, hint) for hint in subject.hints]
        thought_about = parse_ghost(subject.position, subject.preview)
        self._ghost = self._hints[0] if self._hints else thought_about
        """The ghost that the bar and the pieces at risk are about; of several hints, the best."""
        self._events = () if self._ghost else subject.events
        self._moves = () if self._ghost else subject.moves
        if subject.seen_from:
            self._turn_round()
        self._frame = Frame(board.sheet)
        self._marker = Marker(self._frame, board.theme)

    def _turn_round(self) -> None:
        """Turn everything to B's side."""
        self._position, self._ending = opposite_position(self._position), opposite_ending(self._ending)
        self._events = tuple(map(opposite_event, self._events))
        self._moves = tuple(tuple(map(opposite_event, events)) for events in self._moves)
        self._hidden = tuple(1 - side for side in self._hidden)
        self._hints = [hint.opposite for hint in self._hints]
        self._ghost = self._ghost and self._ghost.opposite

    def finish(self) -> Image.Image:
        """Draw everything and return the whole picture."""
        self._draw_tallies()
        self._draw_pieces()
        self._draw_passed()
        self._marker.draw_order([[at] for at in map(_number_at, self._moves) if at])
        if self._hints:
            self._draw_hints()
        elif self._ghost:
            self._draw_ghost(self._ghost)
            self._draw_rack_rim(self._ghost.kind)
        return self._frame.image

    def _draw_tallies(self) -> None:
        """Draw the points, whose turn it is, and what both have left."""
        position = self._position
        score = position.score()
        self._board.plates.draw(self._frame, score, signs(position.mover, self._ending))
        gain = self._ghost.gain if self._ghost else (0, 0)
        self._frame.put(self._board.points.tile(score[0], self._laid(score), gain, position.mover or 0))
        for side in (0, 1):
            rack = position.rack(side)
            if side in self._hidden:
                self._board.reserve.draw_number(self._frame, side, sum(rack.values()))
            else:
                self._board.reserve.draw(self._frame, side, rack, given=position.mover is None)

    def _laid(self, score: tuple[int, int]) -> tuple[int, int]:
        """The points that the bar paints as lying on the board; all of them if the other rack is hidden."""
        a, b = (
            score[side]
            if 1 - side in self._hidden
            else sum(piece.placement.value for piece in self._position.pieces if piece.colour == side)
            for side in (0, 1)
        )
        return a, b

    # What lies on the board.

    def _draw_pieces(self) -> None:
        """Draw all shadows, then all pieces, so that no shadow falls on a piece."""
        laid = [(self._board.pieces.look(look), pixels(*at)) for look, at in self._looks()]
        image = self._frame.image
        for piece, (x, y) in laid:
            image.paste(self._board.shadow, (x + DROP[0], y + DROP[1]), piece.shadow)
        for piece, (x, y) in laid:
            image.paste(piece.picture, (x, y), piece.mask)

    def _looks(self) -> list[tuple[Look, tuple[int, int]]]:
        """Each piece on the board with the upper left corner of where it lies."""
        marks, closed_now = _marks(self._events)
        if self._ghost:
            marks = {piece.placement.action: Mark.AT_RISK for piece in self._ghost.turns}
        closed = set(self._position.describe().closed_in)
        looks = []
        for _, side, placement in self._position.pieces:
            action = placement.action
            lock = Lock.CLOSED if action in closed else Lock.OPEN
            if action in closed_now:
                lock = Lock.JUST_CLOSED
            look = Look(placement.kind, placement.rotation, side, marks.get(action, Mark.NONE), lock)
            looks.append((look, upper_left(placement)))
        return looks

    def _draw_passed(self) -> None:
        """Draw a sign under the plate of a side that was passed over."""
        for event in self._events:
            match event:
                case PassedOver(side):
                    self._draw_no_entry(under(side), 15)

    def _draw_no_entry(self, at: Point, radius: float) -> None:
        self._marker.draw_outlined(disc(at, radius + 3), _no_entry(at, radius), self._theme.gold)

    # What may happen.

    def _draw_ghost(self, ghost: Ghost) -> None:
        """Draw the ghost see-through, in the mover's colour if it is legal, dark if not."""
        mover = self._position.mover or 0
        self._draw_ghost_bodies(ghost)
        self._draw_ghost_rim(ghost, self._theme.gold if ghost.legal else self._theme.last)
        column, row = value_cell(ghost.kind, ghost.rotation)
        middle = centre(ghost.anchor[0] + column, ghost.anchor[1] + row)
        if ghost.legal:
            self._frame.glaze(disc(middle, 16), self._theme.plate[mover])
            self._frame.glaze(value_digits(ghost.kind, middle), self._theme.plate_ink)
        else:
            self._draw_faults(ghost, middle)

    def _draw_ghost_bodies(self, *ghosts: Ghost) -> None:
        """Fill ghosts; where they overlap, no more than elsewhere."""
        first, *others = (
            _ghost_body(ghost.kind, ghost.rotation).moved(
                *_upper_left(ghost.kind, ghost.rotation, ghost.anchor)
            )
            for ghost in ghosts
        )
        is_legal = all(ghost.legal for ghost in ghosts)
        colour = self._theme.sides[self._position.mover or 0][2] if is_legal else self._theme.outline
        self._frame.glaze(first.joined(*others) if others else first, colour, 0.62)

    def _draw_ghost_rim(self, ghost: Ghost, colour: RGB, rank: int = 1) -> None:
        at = _upper_left(ghost.kind, ghost.rotation, ghost.anchor)
        self._frame.glaze(_ghost_rim(ghost.kind, ghost.rotation, rank).moved(*at), colour)

    def _draw_hints(self) -> None:
        """Draw a ghost for each placement that is advised, one rim inside the other, and their ranks."""
        ranked = [*enumerate(self._hints, start=1)]
        self._draw_ghost_bodies(*self._hints)
        for ghost in self._hints:
            self._draw_rack_rim(ghost.kind)
        for rank, ghost in reversed(ranked):
            self._draw_ghost_rim(ghost, self._marker.rank_colour(rank), rank)
        for (rank, _), cell in zip(ranked, _rank_cells(self._hints), strict=True):
            self._marker.draw_rank(centre(*cell), rank, RANK)

    def _draw_faults(self, ghost: Ghost, middle: Point) -> None:
        """Draw a cross on cells that are taken or off the board; if there are none, a sign for "no entry"."""
        covered = {_offset(cell) for piece in self._position.pieces for cell in piece.placement.cells}
        wrong = [cell for cell in ghost.cells if cell in covered or not _on_board(cell)]
        for cell in wrong:
            at = centre(*cell)
            self._marker.draw_outlined(cross(at, 11, 11), cross(at, 11, 7), self._theme.last)
        if not wrong:
            self._draw_no_entry(middle, 15)
            self._draw_corners(ghost)

    def _draw_corners(self, ghost: Ghost) -> None:
        """Draw dots where it touches the other colour only by a corner."""
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
                    self._marker.draw_outlined(disc(at, 9), disc(at, 6), self._theme.gold)

    def _draw_rack_rim(self, kind: str) -> None:
        """Draw a frame around the piece in the rack that is thought about, if the rack is shown."""
        if (self._position.mover or 0) in self._hidden:
            return
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


def _number_at(events: Sequence[Event]) -> Point | None:
    """Where the number of a move is drawn: on a cell of the piece put down that does not bear its value.

    A piece of one cell has it at its corner. None if no piece was put down.
    """
    for event in events:
        match event:
            case PiecePlaced(_, action):
                placement = board().by_action[action]
                value = value_cell(placement.kind, placement.rotation)
                others = [cell for cell in offsets(placement.kind, placement.rotation) if cell != value]
                column, row = _offset(placement.anchor)
                if not others:
                    return corner(column, row)
                across, up = min(others, key=lambda cell: (-cell[1], cell[0]))
                return centre(column + across, row + up)
    return None


def upper_left(placement: Placement) -> tuple[int, int]:
    """The upper left pixel of the picture of a piece put down there."""
    return _upper_left(placement.kind, placement.rotation, _offset(placement.anchor))


def _upper_left(kind: str, rotation: int, anchor: Offset) -> tuple[int, int]:
    """The upper left pixel of the picture of a piece at that anchor."""
    rows = extent(offsets(kind, rotation))[1]
    return corner(anchor[0], anchor[1] + rows - 1)


def _on_board(cell: Offset) -> bool:
    return 0 <= cell[0] < board().columns and 0 <= cell[1] < board().rows


@cache
def _ghost_body(kind: str, rotation: int) -> Shape:
    return solid(kind, rotation, CELL, 1, CELL * 0.18)


@cache
def _ghost_rim(kind: str, rotation: int, rank: int) -> Shape:
    """The rim of a ghost: that of the second hint inside that of the first, that of the third broken."""
    inset = 5 * (rank - 1)
    outer = solid(kind, rotation, CELL, 1 + inset, CELL * 0.18)
    rim = outer.without(solid(kind, rotation, CELL, 5 + inset, CELL * 0.12))
    return rim if rank < BROKEN_FROM else rim.without(_gaps())


@cache
def _gaps() -> Shape:
    """Stripes across the largest piece, so that what is left of a rim is broken."""
    reach = LONGEST * CELL

    def draw(pen: Pen) -> None:
        for start in range(0, 2 * round(reach), GAP_EVERY):
            pen.line((start, 0.0), (0.0, start), GAP)

    return shape((0, 0, reach, reach), draw)


@remembered
def _no_entry(at: Point, radius: float) -> Shape:
    """A ring with a bar across."""
    slant = radius * 0.6
    bar = line((at[0] - slant, at[1] + slant), (at[0] + slant, at[1] - slant), radius * 0.3)
    return ring(at, radius, radius * 0.28).joined(bar)
