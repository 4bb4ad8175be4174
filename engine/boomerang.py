"""Boomerang: put a piece down against the other's pieces and turn them over."""

from collections.abc import Mapping
from functools import cache
from itertools import compress
from typing import ClassVar, NamedTuple, Self

from engine.boards import Fields, read_board
from engine.events import (
    Event,
    GameEnded,
    PassedOver,
    PiecePlaced,
    PiecesClosedIn,
    PiecesLeft,
    PiecesTurned,
    PlaysAgain,
)
from engine.position import (
    SIDES,
    TURNS,
    A,
    B,
    BadNotation,
    IllegalAction,
    Outcome,
    Position,
    Side,
    Turn,
    check_options,
)

Events = tuple[Event, ...]
Pair = tuple[int, int]
Cell = tuple[int, int]
"""Column and row, counted from 0 at the lower left."""
Cells = int
"""A set of cells, one bit each."""
Placements = int
"""A set of placements, one bit each, in the order of `Board.placements`."""

_BITS = bytes.maketrans(b"01", b"\x00\x01")


class Placement(NamedTuple):
    """A piece in one of its rotations in one place: everything about it that never changes."""

    action: str
    number: int
    kind: str
    rotation: int
    anchor: str
    cells: tuple[str, ...]
    value: int
    covers: Cells
    around: Cells
    """The cells that touch it along a side."""
    overlaps: Placements
    """The placements that it leaves no room for."""
    touches: Placements
    """The placements that would touch it along a side."""


class Board(NamedTuple):
    """The pegboard, the pieces, and every placement there is."""

    columns: int
    rows: int
    rack: dict[str, int]
    """How many of each piece a player has."""
    values: dict[str, int]
    rotations: dict[str, int]
    """How many different rotations each piece has."""
    placements: tuple[Placement, ...]
    by_action: dict[str, Placement]
    of_kind: dict[str, Placements]
    actions_reversed: tuple[str, ...]
    """Every action, the one of the highest bit first."""
    total: int
    """What one player's pieces are worth."""

    @classmethod
    def read(cls, fields: Fields) -> Self:
        columns = fields.integer("columns", range(1, 27))
        rows = fields.integer("rows", range(1, 10))
        table = fields.table("pieces")
        rack, shapes = {}, {}
        for kind in table.names():
            piece = table.table(kind)
            rack[kind] = piece.integer("times", range(1, 10))
            shapes[kind] = _read_shape(piece)
            piece.done()
            fits = len(_placed(shapes[kind][0], columns, rows)) > 0
            fields.require(fits, f"pieces.{kind}.shape", "does not fit on the board")
        fields.done()
        placements = _placements(shapes, columns, rows)
        return cls(
            columns=columns,
            rows=rows,
            rack=rack,
            values={kind: len(turned[0]) for kind, turned in shapes.items()},
            rotations={kind: len(turned) for kind, turned in shapes.items()},
            placements=placements,
            by_action={each.action: each for each in placements},
            of_kind={
                kind: sum(1 << each.number for each in placements if each.kind == kind) for kind in rack
            },
            actions_reversed=tuple(each.action for each in reversed(placements)),
            total=sum(times * len(shapes[kind][0]) for kind, times in rack.items()),
        )


def _read_shape(piece: Fields) -> tuple[frozenset[Cell], ...]:
    """The cells of every rotation of a piece that is not the same as an earlier one."""
    lines = piece.texts("shape")
    sizes = {len(line) for line in lines}
    piece.require(len(sizes) == 1 and set("".join(lines)) <= {"#", "."}, "shape", "is not drawn with # and .")
    cells = frozenset(
        (column, row)
        for row, line in enumerate(reversed(lines))
        for column, sign in enumerate(line)
        if sign == "#"
    )
    edges = {("column", 0), ("column", len(lines[0]) - 1), ("row", 0), ("row", len(lines) - 1)}
    reached = {("column", column) for column, _ in cells} | {("row", row) for _, row in cells}
    piece.require(edges <= reached, "shape", "has an empty edge")
    turned = [cells]
    for _ in range(3):
        turned.append(_to_corner(frozenset((-row, column) for column, row in turned[-1])))
    mirrored = _to_corner(frozenset((-column, row) for column, row in cells))
    piece.require(mirrored in turned, "shape", "is not its own mirror image: it cannot be turned over")
    return tuple(dict.fromkeys(turned))


def _to_corner(cells: frozenset[Cell]) -> frozenset[Cell]:
    """The same shape with its bounding box at the lower left."""
    left, bottom = min(c for c, _ in cells), min(r for _, r in cells)
    return frozenset((column - left, row - bottom) for column, row in cells)


def _placed(shape: frozenset[Cell], columns: int, rows: int) -> list[tuple[Cell, frozenset[Cell]]]:
    """Every anchor at which the shape does not stick out, with the cells it covers."""
    width, height = max(c for c, _ in shape) + 1, max(r for _, r in shape) + 1
    return [
        ((left, bottom), frozenset((left + column, bottom + row) for column, row in shape))
        for left in range(columns - width + 1)
        for bottom in range(rows - height + 1)
    ]


def _name(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def _covering(everywhere: list[frozenset[Cell]]) -> dict[Cell, Placements]:
    """For each cell the placements that cover it."""
    covering: dict[Cell, Placements] = {}
    for number, cells in enumerate(everywhere):
        for cell in cells:
            covering[cell] = covering.get(cell, 0) | 1 << number
    return covering


def _beside(cells: frozenset[Cell]) -> frozenset[Cell]:
    """The cells next to those, on the board or not."""
    ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return frozenset((c + dc, r + dr) for c, r in cells for dc, dr in ways) - cells


def _placements(
    shapes: dict[str, tuple[frozenset[Cell], ...]], columns: int, rows: int
) -> tuple[Placement, ...]:
    everywhere = [
        (kind, rotation, anchor, cells)
        for kind, turned in shapes.items()
        for rotation, shape in enumerate(turned)
        for anchor, cells in _placed(shape, columns, rows)
    ]
    covering = _covering([cells for _, _, _, cells in everywhere])

    def bits(cells: frozenset[Cell]) -> Cells:
        return sum(1 << row * columns + column for column, row in cells)

    def through(cells: frozenset[Cell]) -> Placements:
        """The placements that cover at least one of the cells."""
        found = 0
        for cell in cells:
            found |= covering[cell]
        return found

    placements = []
    for number, (kind, rotation, anchor, cells) in enumerate(everywhere):
        around = _beside(cells) & covering.keys()
        placements.append(
            Placement(
                action=f"{kind}.{rotation}@{_name(anchor)}",
                number=number,
                kind=kind,
                rotation=rotation,
                anchor=_name(anchor),
                cells=tuple(map(_name, sorted(cells))),
                value=len(cells),
                covers=bits(cells),
                around=bits(around),
                overlaps=through(cells),
                touches=through(around),
            )
        )
    return tuple(placements)


@cache
def board() -> Board:
    return Board.read(read_board("boomerang"))


class Piece(NamedTuple):
    """A piece on the board: who put it down, whose colour it shows now, and where it lies."""

    owner: Side
    colour: Side
    placement: Placement

    def __str__(self) -> str:
        return f"{SIDES[self.owner]}{SIDES[self.colour]}{self.placement.action}"


class BoomerangFacts(NamedTuple):
    """A position of Boomerang in plain facts."""

    turn: Turn
    score: Pair
    pieces: tuple[Piece, ...]
    closed_in: tuple[str, ...]
    """The placements that can no longer be turned over."""
    racks: tuple[dict[str, int], dict[str, int]]
    """What each side has left of every piece."""
    winner: Side | None


class _State(NamedTuple):
    pieces: tuple[Piece, ...]
    mover: Side | None
    """None: the game is over."""


class Boomerang(_State, Position):
    """A position of Boomerang."""

    __slots__ = ()
    __repr__ = Position.__repr__

    name = "boomerang"
    options: ClassVar[Mapping[str, range | tuple[int, ...]]] = {}

    @classmethod
    def new(cls, /, **options: int) -> Self:
        check_options(options, cls.options)
        return cls((), A)

    @property
    def turn(self) -> Turn:
        return "over" if self.mover is None else TURNS[self.mover]

    def rack(self, side: Side) -> dict[str, int]:
        """What that side has left of every piece."""
        rack = dict(board().rack)
        for owner, _, placement in self.pieces:
            if owner == side:
                rack[placement.kind] -= 1
        return rack

    def score(self) -> Pair:
        """The points of each side: its colour on the board, and the pieces the other did not put down."""
        on_board, put_down = [0, 0], [0, 0]
        for owner, colour, placement in self.pieces:
            on_board[colour] += placement.value
            put_down[owner] += placement.value
        total = board().total
        return on_board[A] + total - put_down[B], on_board[B] + total - put_down[A]

    def outcome(self) -> Outcome | None:
        if self.mover is not None:
            return None
        a, b = self.score()
        return Outcome(None if a == b else A if a > b else B, "no_moves")

    def _legal(self, side: Side) -> Placements:
        """The placements of the pieces that a side has left: those that fit and touch the other's colour."""
        held = 0
        for kind, times in self.rack(side).items():
            if times:
                held |= board().of_kind[kind]
        taken = touching = 0
        for _, colour, placement in self.pieces:
            taken |= placement.overlaps
            if colour != side:
                touching |= placement.touches
        return held & touching & ~taken if self.pieces else held

    def legal_actions(self) -> tuple[str, ...]:
        if self.mover is None:
            return ()
        everything = board().actions_reversed
        chosen = f"{self._legal(self.mover):0{len(everything)}b}".encode().translate(_BITS)
        return tuple(compress(everything, chosen))

    def apply(self, token: str) -> tuple[Self, Events]:
        side = self.mover
        if side is None:
            raise IllegalAction("game_over", "the game is over")
        placement = board().by_action.get(token)
        if placement is None or not self._legal(side) >> placement.number & 1:
            raise self.why_not(token)
        return self._put_down(side, placement)

    def turns_over(self, side: Side, placement: Placement) -> tuple[Piece, ...]:
        """The pieces that this placement would turn to that side's colour."""
        return tuple(
            piece
            for piece in self.pieces
            if piece.colour != side and piece.placement.covers & placement.around
        )

    def _put_down(self, side: Side, placement: Placement) -> tuple[Self, Events]:
        turned = self.turns_over(side, placement)
        events: Events = (PiecePlaced(side, placement.action),)
        pieces = self.pieces
        if turned:
            events += (PiecesTurned(side, tuple(piece.placement.action for piece in turned)),)
            pieces = tuple(
                Piece(piece.owner, side, piece.placement) if piece in turned else piece for piece in pieces
            )
        after = type(self)((*pieces, Piece(side, side, placement)), None)
        if closed := after._newly_closed_in(placement):
            events += (_closed_in(closed),)
        return after._pass_turn(side, events)

    def _newly_closed_in(self, placement: Placement) -> tuple[Piece, ...]:
        free = ~self._covered()
        return tuple(
            piece
            for piece in self.pieces
            if not piece.placement.around & free
            and (piece.placement is placement or piece.placement.around & placement.covers)
        )

    def _covered(self) -> Cells:
        covered = 0
        for piece in self.pieces:
            covered |= piece.placement.covers
        return covered

    def _pass_turn(self, side: Side, events: Events) -> tuple[Self, Events]:
        """Give the turn to the other side, or back if that one cannot move; if neither can, end the game."""
        if self._legal(1 - side):
            return self._replace(mover=1 - side), events
        if self._legal(side):
            return self._replace(mover=side), (*events, PassedOver(1 - side), PlaysAgain(side))
        outcome = self.outcome()
        assert outcome is not None
        left = (PiecesLeft(each, kinds) for each in (A, B) if (kinds := self._kinds_left(each)))
        return self, (*events, *left, GameEnded(outcome.winner, outcome.reason, self.score()))

    def _kinds_left(self, side: Side) -> tuple[str, ...]:
        """The kinds of all pieces that a side has left, one entry for each piece."""
        return tuple(kind for kind, times in self.rack(side).items() for _ in range(times))

    def why_not(self, action: str) -> IllegalAction:
        """What is wrong with a placement that the side on turn cannot make."""
        assert self.mover is not None
        kind, dot, place = action.partition(".")
        if kind not in board().rack or not dot:
            return IllegalAction("unknown_action", f"{action[:40]!r} is no placement", action=action[:40])
        if not self.rack(self.mover)[kind]:
            return IllegalAction("none_left", f"you have no {kind} left", piece=kind)
        placement = board().by_action.get(action)
        if placement is None:
            return self._why_nowhere(kind, place)
        facts = {"piece": kind, "anchor": placement.anchor, "rotation": placement.rotation}
        if placement.covers & self._covered():
            return IllegalAction("overlaps", "another piece lies there", **facts)
        theirs = [piece.placement for piece in self.pieces if piece.colour != self.mover]
        if any(_meet_at_corner(placement, other) for other in theirs):
            return IllegalAction(
                "touches_by_corner_only", "it touches the other colour by a corner only", **facts
            )
        return IllegalAction("must_touch_other_colour", "it touches nothing of the other colour", **facts)

    def _why_nowhere(self, kind: str, place: str) -> IllegalAction:
        """What is wrong with a rotation and an anchor that this piece cannot have."""
        rotation, _, anchor = place.partition("@")
        if rotation not in map(str, range(board().rotations[kind])):
            return IllegalAction(
                "no_such_rotation",
                f"{kind} has no rotation {rotation[:20]!r}",
                piece=kind,
                rotation=rotation[:20],
                rotations=board().rotations[kind],
            )
        if any(each.anchor == anchor for each in board().placements):
            return IllegalAction(
                "sticks_out", f"{kind} sticks out there", piece=kind, anchor=anchor, rotation=int(rotation)
            )
        return IllegalAction("no_such_cell", f"there is no cell {anchor[:20]!r}", cell=anchor[:20])

    def describe(self) -> BoomerangFacts:
        outcome = self.outcome()
        free = ~self._covered()
        return BoomerangFacts(
            turn=self.turn,
            score=self.score(),
            pieces=self.pieces,
            closed_in=tuple(p.placement.action for p in self.pieces if not p.placement.around & free),
            racks=(self.rack(A), self.rack(B)),
            winner=outcome.winner if outcome else None,
        )

    def __str__(self) -> str:
        return f"{','.join(map(str, self.pieces)) or '-'} {self.turn}"

    @classmethod
    def parse(cls, notation: str) -> Self:
        """The position of that notation: it lists all moves, which are played again. Raises `BadNotation`."""
        listed, _, turn = notation.partition(" ")
        position = cls.new()
        for piece in () if listed == "-" else listed.split(","):
            action = piece[2:]
            if not action:
                raise BadNotation("malformed", f"{piece[:20]!r} is no piece")
            if position.mover is None or piece[:1] != SIDES[position.mover]:
                raise BadNotation("wrong_turn", f"{piece[:20]!r} was not for that side to put down")
            try:
                position, _ = position.apply(action)
            except IllegalAction as error:
                raise BadNotation(error.code, f"{piece[:20]!r}: {error}", **error.facts) from None
        if str(position) != notation:
            raise BadNotation("malformed", f"played again, it is {turn[:10]!r} no more, or other colours")
        return position


def _closed_in(pieces: tuple[Piece, ...]) -> PiecesClosedIn:
    return PiecesClosedIn(
        tuple(piece.placement.action for piece in pieces), tuple(piece.colour for piece in pieces)
    )


def _meet_at_corner(one: Placement, other: Placement) -> bool:
    """Whether two placements touch, if only by a corner."""
    return any(
        abs(ord(a[0]) - ord(b[0])) <= 1 and abs(int(a[1:]) - int(b[1:])) <= 1
        for a in one.cells
        for b in other.cells
    )
