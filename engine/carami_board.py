"""The Carami board: its places as bits, and as each side sees it, worked out once from the file."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple, Self

from engine.boards import Fields, read_board
from engine.position import A, B, Side

Bits = int
"""A set of places, one bit each."""
Pair = tuple[int, int]
Spot = tuple[int, int]
"""A column and a row, counted from 0; or a direction, as the change of both."""


class Move(NamedTuple):
    """A step, a sideways step of a defender, or a marble leaving a ramp (whose bit is `start`)."""

    start: Bits
    end: Bits
    how: Literal["step", "defence", "ramp"]


class Leap(NamedTuple):
    """A line that could be jumped and the place right behind it, with their names."""

    line: Bits
    end: Bits
    name: str
    over: tuple[str, ...]
    """The places of the line, in the order in which they are jumped."""


class Outlook(NamedTuple):
    """What a marble of one side could do from one place; nothing once it has reached the goal."""

    ends: Bits
    """Where its steps end."""
    steps: tuple[tuple[Bits, str], ...]
    """Their ends and actions."""
    near: Bits
    """Where a line begins that it could jump."""
    landings: Bits
    """Where its jumps could end."""
    leaps: tuple[tuple[Bits, tuple[Leap, ...]], ...]
    """For each direction its first place, and everything that could be jumped in it."""


class Camp(NamedTuple):
    """The board as one side sees it."""

    goal: Bits
    """The other's back line."""
    shut: Bits
    """The places of the goal that only a ramp leads to."""
    moves: dict[str, Move]
    """Everything but jumps that a marble of this side could ever do, by its action."""
    outlooks: dict[Bits, Outlook]
    exits: tuple[tuple[Bits, Bits, str], ...]
    """For each ramp its bit, the place it faces, and the action of leaving it."""


class Board(NamedTuple):
    """The geometry, and what is worked out from it."""

    bits: dict[str, Bits]
    names: dict[Bits, str]
    rows: tuple[tuple[Bits, ...], ...]
    """The places of every row, from the bottom up."""
    places: Bits
    band: tuple[Bits, ...]
    values: dict[Bits, int]
    ramps: tuple[str, ...]
    fills: tuple[Pair, ...]
    """For each fill the ramps (by number) that the outer marbles go to."""
    camps: tuple[Camp, Camp]
    start: Pair
    marbles: int
    """How many each side has."""
    taken_value: int
    idle_moves: int

    @classmethod
    def read(cls, fields: Fields) -> Self:
        columns = fields.text("columns")
        fields.require(len(set(columns)) == len(columns) > 3, "columns", "are not different letters")
        height = fields.integer("rows", (5, 7, 9))
        camp_rows = fields.integer("camp_rows", [height // 2])
        band = fields.text("band")
        fields.require(len(band) == 3 and band in columns, "band", "is not three columns side by side")
        values = fields.integers("values", range(100), count=len(columns))
        ramp_only = fields.text("ramp_only")
        fields.require(set(ramp_only) < set(columns), "ramp_only", "is not some of the columns")
        taken_value = fields.integer("taken_value", range(100))
        idle_moves = fields.integer("idle_moves", range(1, 1000))
        ramps, fills = _read_ramps(fields, columns)
        fields.done()

        grid = _Grid(columns, height, band)
        rows, names = grid.rows(), grid.names()
        return cls(
            bits={name: bit for bit, name in names.items()},
            names=names,
            rows=rows,
            places=sum(names),
            band=rows[height // 2],
            values={
                bit: value for row in (rows[0], rows[-1]) for bit, value in zip(row, values, strict=True)
            },
            ramps=tuple(ramps),
            fills=fills,
            camps=(_camp(grid, A, ramps, ramp_only), _camp(grid, B, ramps, ramp_only)),
            start=(sum(map(sum, rows[:camp_rows])), sum(map(sum, rows[-camp_rows:]))),
            marbles=camp_rows * len(columns),
            taken_value=taken_value,
            idle_moves=idle_moves,
        )


def _read_ramps(fields: Fields, columns: str) -> tuple[dict[str, str], tuple[Pair, ...]]:
    """The column each ramp faces, and for each fill the numbers of the two ramps it uses."""
    table = fields.table("ramps")
    ramps = {}
    for ramp in table.names():
        ramps[ramp] = table.text(ramp)
        fields.require(ramps[ramp] in tuple(columns), f"ramps.{ramp}", "faces no column")
    table = fields.table("fills")
    names = tuple(ramps)
    fills = []
    for fill in table.names():
        left, right = table.texts(fill, count=2)
        for ramp in (left, right):
            fields.require(ramp in ramps, f"fills.{fill}", f"there is no ramp {ramp!r}")
        fills.append((names.index(left), names.index(right)))
    used = [ramp for fill in fills for ramp in fill]
    fields.require(len(set(used)) == len(used), "fills", "use a ramp twice")
    return ramps, tuple(fills)


class _Grid:
    """The places by column and row: the middle row has those of the band only."""

    def __init__(self, columns: str, height: int, band: str) -> None:
        spots = [
            (column, row)
            for row in range(height)
            for column, letter in enumerate(columns)
            if row != height // 2 or letter in band
        ]
        self.columns, self.height = columns, height
        self.bits = {spot: 1 << number for number, spot in enumerate(spots)}

    def names(self) -> dict[Bits, str]:
        return {bit: f"{self.columns[column]}{row + 1}" for (column, row), bit in self.bits.items()}

    def rows(self) -> tuple[tuple[Bits, ...], ...]:
        return tuple(
            tuple(bit for (_, row), bit in self.bits.items() if row == number)
            for number in range(self.height)
        )

    def ray(self, spot: Spot, direction: Spot) -> tuple[Bits, ...]:
        """The places in that direction, nearest first, up to the edge or a kerb."""
        ray = []
        column, row = spot
        while bit := self.bits.get((column := column + direction[0], row := row + direction[1])):
            ray.append(bit)
        return tuple(ray)


def _camp(grid: _Grid, side: Side, ramps: dict[str, str], ramp_only: str) -> Camp:
    ahead = 1 if side == A else -1
    home, goal = (0, grid.height - 1) if side == A else (grid.height - 1, 0)
    forward = ((0, ahead), (-1, ahead), (1, ahead))
    sideways = ((-1, 0), (1, 0))
    shut = sum(grid.bits[grid.columns.index(letter), goal] for letter in ramp_only)
    names = grid.names()

    def steps(spot: Spot) -> Iterator[Move]:
        """What a marble there may do; one that has reached the goal stays there."""
        start = grid.bits[spot]
        for way in forward if spot[1] != goal else ():
            yield from (Move(start, end, "step") for end in grid.ray(spot, way)[:1] if not end & shut)
        for way in sideways if spot[1] == home else ():
            yield from (Move(start, end, "defence") for end in grid.ray(spot, way)[:1])

    def leaps(spot: Spot) -> Iterator[tuple[Bits, tuple[Leap, ...]]]:
        for way in (*forward, *sideways) if spot[1] != goal else ():
            ray = grid.ray(spot, way)
            if found := _leaps(ray, shut, names):
                yield ray[0], found

    exits = {
        f"{ramp}-{column}{goal + 1}": Move(1 << number, grid.bits[grid.columns.index(column), goal], "ramp")
        for number, (ramp, column) in enumerate(ramps.items())
    }
    by_place = {
        bit: {f"{names[move.start]}-{names[move.end]}": move for move in steps(spot)}
        for spot, bit in grid.bits.items()
    }
    return Camp(
        goal=sum(bit for (_, row), bit in grid.bits.items() if row == goal),
        shut=shut,
        moves={action: move for moves in (*by_place.values(), exits) for action, move in moves.items()},
        outlooks={
            bit: _outlook({action: move.end for action, move in by_place[bit].items()}, tuple(leaps(spot)))
            for spot, bit in grid.bits.items()
        },
        exits=tuple((move.start, move.end, action) for action, move in exits.items()),
    )


def _leaps(ray: Sequence[Bits], shut: Bits, names: Mapping[Bits, str]) -> tuple[Leap, ...]:
    """The leaps along a ray, over one place or more."""
    lines = [(ray[:length], ray[length]) for length in range(1, len(ray))]
    return tuple(
        Leap(sum(line), end, names[end], tuple(names[place] for place in line))
        for line, end in lines
        if not end & shut
    )


def _outlook(steps: dict[str, Bits], leaps: tuple[tuple[Bits, tuple[Leap, ...]], ...]) -> Outlook:
    landings = 0
    for _, in_direction in leaps:
        for leap in in_direction:
            landings |= leap.end
    return Outlook(
        ends=sum(steps.values()),
        steps=tuple((end, action) for action, end in steps.items()),
        near=sum(first for first, _ in leaps),
        landings=landings,
        leaps=leaps,
    )


@cache
def board() -> Board:
    return Board.read(read_board("carami"))
