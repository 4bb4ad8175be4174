"""Carami: marbles that step and jump forward, a band that fills, ramps, and a back line to reach."""

import re
from collections.abc import Container, Iterator, Mapping
from functools import cache
from typing import ClassVar, Literal, NamedTuple, Self

from engine.boards import Fields, read_board
from engine.events import (
    BackLineReached,
    BandFilled,
    Event,
    GameEnded,
    MarbleJumped,
    MarblesTaken,
    MarbleStepped,
    PassedOver,
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
Bits = int
"""A set of places, one bit each: rows lie one after the other with an empty column between them,
so that a shift by a direction never runs from one row's end into the next row."""


class Camp(NamedTuple):
    """The board as one side sees it."""

    home: Bits
    goal: Bits
    """The other's back line."""
    shut: Bits
    """The places of the goal that only a ramp leads to."""
    steps: tuple[tuple[int, dict[Bits, str]], ...]
    """Straight and diagonally forward: the shift, and the action for every place it can end on."""
    defences: tuple[tuple[int, dict[Bits, str]], ...]
    """The same for the sideways steps along the side's own back line."""
    leaps: tuple[int, ...]
    """The shifts in which it may jump."""
    rays: dict[Bits, tuple[tuple[Bits, ...], ...]]
    """From every place the places straight ahead in each direction in which it may jump."""
    exits: tuple[tuple[int, Bits, str], ...]
    """For each ramp its bit, the place it faces, and the action of leaving it."""


class Board(NamedTuple):
    """The geometry, and what is worked out from it once."""

    bits: dict[str, Bits]
    names: dict[Bits, str]
    rows: tuple[tuple[Bits, ...], ...]
    """The places of every row, from the bottom up."""
    places: Bits
    band: tuple[Bits, ...]
    values: dict[Bits, int]
    ramps: tuple[str, ...]
    fills: tuple[tuple[int, int], ...]
    """For each fill the ramps (by number) that the outer marbles go to."""
    camps: tuple[Camp, Camp]
    start: Pair
    marbles: int
    taken_value: int
    patience: int

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
        patience = fields.integer("patience", range(1, 1000))
        ramps, fills = _read_ramps(fields, columns)
        fields.done()

        middle, width = height // 2 + 1, len(columns) + 1
        bits = {
            f"{column}{row}": 1 << (row * width + number)
            for row in range(1, height + 1)
            for number, column in enumerate(columns)
            if row != middle or column in band
        }
        rows = tuple(
            tuple(bits[f"{column}{row}"] for column in columns if f"{column}{row}" in bits)
            for row in range(1, height + 1)
        )
        camps = tuple(_camp(bits, rows, ramps, side, width, ramp_only) for side in (A, B))
        return cls(
            bits=bits,
            names={bit: name for name, bit in bits.items()},
            rows=rows,
            places=sum(bits.values()),
            band=rows[middle - 1],
            values={
                bit: value for row in (rows[0], rows[-1]) for bit, value in zip(row, values, strict=True)
            },
            ramps=tuple(ramps),
            fills=fills,
            camps=(camps[A], camps[B]),
            start=(sum(map(sum, rows[:camp_rows])), sum(map(sum, rows[-camp_rows:]))),
            marbles=camp_rows * len(columns),
            taken_value=taken_value,
            patience=patience,
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


def _shift(bits: Bits, by: int) -> Bits:
    return bits << by if by > 0 else bits >> -by


def _ray(place: Bits, shift: int, places: Container[Bits]) -> tuple[Bits, ...]:
    """The places in that direction, nearest first, up to the edge or a kerb."""
    ray = []
    while (place := _shift(place, shift)) in places:
        ray.append(place)
    return tuple(ray)


def _camp(
    bits: dict[str, Bits],
    rows: tuple[tuple[Bits, ...], ...],
    ramps: dict[str, str],
    side: Side,
    width: int,
    ramp_only: str,
) -> Camp:
    names = {bit: name for name, bit in bits.items()}
    home, goal = (rows[0], rows[-1]) if side == A else (rows[-1], rows[0])
    ahead = width if side == A else -width

    def actions(shift: int) -> dict[Bits, str]:
        """The step with that shift to every place that has one."""
        starts = ((bit, _shift(bit, -shift)) for bit in names)
        return {end: f"{names[start]}-{names[end]}" for end, start in starts if start in names}

    leaps = (ahead, ahead - 1, ahead + 1, -1, 1)
    line = names[goal[0]][1:]
    return Camp(
        home=sum(home),
        goal=sum(goal),
        shut=sum(bits[column + line] for column in ramp_only),
        steps=tuple((shift, actions(shift)) for shift in (ahead, ahead - 1, ahead + 1)),
        defences=tuple((shift, actions(shift)) for shift in (-1, 1)),
        leaps=leaps,
        rays={
            place: tuple(ray for shift in leaps if len(ray := _ray(place, shift, names)) > 1)
            for place in names
        },
        exits=tuple(
            (1 << number, bits[column + line], f"{ramp}-{column}{line}")
            for number, (ramp, column) in enumerate(ramps.items())
        ),
    )


@cache
def board() -> Board:
    return Board.read(read_board("carami"))


def _leap(ray: tuple[Bits, ...], theirs: Bits, free: Bits) -> tuple[Bits, Bits] | None:
    """The unbroken line that a jump along this ray goes over, and the free place right behind it."""
    line = 0
    for place in ray:
        if place & theirs:
            line |= place
        else:
            return (line, place) if line and place & free else None
    return None


def _add_jumps(jumps: list[str], camp: Camp, place: Bits, made: str, theirs: Bits, free: Bits) -> None:
    """Add everything that the marble on this place may jump next, and then after that.

    A marble once jumped stands in the way: it is neither one of `theirs` any more nor `free`.
    """
    for ray in camp.rays[place]:
        if ray[0] & theirs and (leap := _leap(ray, theirs, free)):
            line, end = leap
            jump = f"{made}x{board().names[end]}"
            jumps.append(jump)
            if not end & camp.goal:
                _add_jumps(jumps, camp, end, jump, theirs & ~line, free)


class CaramiFacts(NamedTuple):
    """A position of Carami in plain facts."""

    turn: Turn
    score: Pair
    marbles: tuple[tuple[str, ...], tuple[str, ...]]
    """The places of each side's marbles on the grid."""
    ramps: tuple[tuple[str, ...], tuple[str, ...]]
    arrived: tuple[tuple[str, ...], tuple[str, ...]]
    """Those of `marbles` that have reached the other's back line."""
    fills: Pair
    taken: Pair
    idle: int
    patience: int
    winner: Side | None


class _State(NamedTuple):
    marbles: Pair
    """The places of each side's marbles, as bits."""
    ramps: Pair
    """The ramps of each side with a marble on them, as bits in the board's order."""
    fills: Pair
    taken: Pair
    """How many marbles each side has taken."""
    idle: int
    """Moves in a row without progress."""
    mover: Side | None
    """None: the game is over."""


def _with(pair: Pair, side: Side, value: int) -> Pair:
    return (value, pair[B]) if side == A else (pair[A], value)


def _each(bits: Bits) -> Iterator[Bits]:
    """The places of a set, one by one."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest


class Carami(Position, _State):
    """A position of Carami."""

    __slots__ = ()

    name = "carami"
    options: ClassVar[Mapping[str, range | tuple[int, ...]]] = {}

    @classmethod
    def new(cls, **options: int) -> Self:
        check_options(options, cls.options)
        return cls(board().start, (0, 0), (0, 0), (0, 0), 0, A)

    @property
    def turn(self) -> Turn:
        return "over" if self.mover is None else TURNS[self.mover]

    def score(self) -> Pair:
        return self._points(A), self._points(B)

    def _points(self, side: Side) -> int:
        arrived = self.marbles[side] & board().camps[side].goal
        on_line = sum(board().values[place] for place in _each(arrived))
        return on_line + board().taken_value * self.taken[side]

    def outcome(self) -> Outcome | None:
        if self.mover is not None:
            return None
        a, b = self.score()
        winner = None if a == b else A if a > b else B
        return Outcome(winner, self._end_reason() or "no_moves")

    def _end_reason(self) -> Literal["back_line_full", "no_progress"] | None:
        """Why the game is over although somebody may still be able to move."""
        for camp, marbles in zip(board().camps, self.marbles, strict=True):
            if marbles & camp.goal == camp.goal:
                return "back_line_full"
        return "no_progress" if self.idle >= board().patience else None

    def legal_actions(self) -> tuple[str, ...]:
        if self.mover is None:
            return ()
        return (*self._steps(self.mover), *self._jumps(self.mover))

    def _steps(self, side: Side) -> list[str]:
        """Everything but jumps."""
        camp = board().camps[side]
        free = board().places & ~(self.marbles[A] | self.marbles[B])
        movable = self.marbles[side] & ~camp.goal
        actions = []
        for shift, names in camp.steps:
            ends = _shift(movable, shift) & free & ~camp.shut
            actions += [names[end] for end in _each(ends)]
        if defenders := movable & camp.home:
            for shift, names in camp.defences:
                ends = _shift(defenders, shift) & free & camp.home
                actions += [names[end] for end in _each(ends)]
        if ramps := self.ramps[side]:
            actions += [action for ramp, end, action in camp.exits if ramps & ramp and free & end]
        return actions

    def _jumps(self, side: Side) -> list[str]:
        """Every jump, each with every place it may stop at."""
        camp, theirs = board().camps[side], self.marbles[1 - side]
        free = board().places & ~(self.marbles[A] | self.marbles[B] | camp.shut)
        near = 0
        for shift in camp.leaps:
            near |= _shift(theirs, -shift)
        jumps: list[str] = []
        for place in _each(self.marbles[side] & ~camp.goal & near):
            _add_jumps(jumps, camp, place, board().names[place], theirs, free)
        return jumps

    def _lines(self, side: Side, jump: str) -> tuple[Bits, ...] | None:
        """The lines that each leap of this jump goes over; None if one of them cannot be made."""
        camp, theirs = board().camps[side], self.marbles[1 - side]
        free = board().places & ~(self.marbles[A] | self.marbles[B] | camp.shut)
        start, *landings = (board().bits.get(name, 0) for name in jump.split("x"))
        if not start & self.marbles[side]:
            return None
        lines = []
        for landing in landings:
            leaps = (_leap(ray, theirs, free) for ray in camp.rays[start] if not start & camp.goal)
            line = next((leap[0] for leap in leaps if leap and leap[1] == landing), None)
            if line is None:
                return None
            lines.append(line)
            theirs &= ~line
            start = landing
        return tuple(lines)

    def _can_move(self, side: Side) -> bool:
        camp = board().camps[side]
        free = board().places & ~(self.marbles[A] | self.marbles[B] | camp.shut)
        movable = self.marbles[side] & ~camp.goal
        if any(_shift(movable, shift) & free for shift, _ in camp.steps):
            return True
        return bool(self._steps(side) or self._jumps(side))

    def apply(self, token: str) -> tuple[Self, Events]:
        side = self.mover
        if side is None:
            raise IllegalAction("game_over", "the game is over")
        if "x" in token:
            lines = self._lines(side, token)
            if lines is None:
                raise self._why_no_jump(token)
            return self._jump(side, tuple(token.split("x")), lines)
        if token not in self._steps(side):
            raise self._why_no_step(token)
        return self._step(side, token)

    def _step(self, side: Side, action: str) -> tuple[Self, Events]:
        start, _, end = action.partition("-")
        bits, camp = board().bits, board().camps[side]
        mine, ramps = self.marbles[side] | bits[end], self.ramps
        how: Literal["step", "defence", "ramp"] = "step"
        if start in board().ramps:
            how = "ramp"
            ramps = _with(ramps, side, ramps[side] & ~(1 << board().ramps.index(start)))
        else:
            mine &= ~bits[start]
            if bits[start] & camp.home and bits[end] & camp.home:
                how = "defence"
        idle = self.idle + 1 if how == "defence" else 0
        moved = self._replace(marbles=_with(self.marbles, side, mine), ramps=ramps, idle=idle)
        return moved._finish(side, bits[end], (MarbleStepped(side, start, end, how),))

    def _jump(self, side: Side, path: tuple[str, ...], lines: tuple[Bits, ...]) -> tuple[Self, Events]:
        """One marble jumped stays; two or more are all taken."""
        events: Events = (MarbleJumped(side, path, tuple(map(_names, lines))),)
        start, end = board().bits[path[0]], board().bits[path[-1]]
        mine, theirs, jumped = self.marbles[side] ^ start | end, self.marbles[1 - side], sum(lines)
        idle = self.idle + 1 if path[0][1:] == path[-1][1:] else 0
        taken = self.taken
        if jumped.bit_count() > 1:
            theirs ^= jumped
            taken = _with(taken, side, taken[side] + jumped.bit_count())
            idle = 0
            events += (MarblesTaken(side, _names(jumped)),)
        marbles = (mine, theirs) if side == A else (theirs, mine)
        return self._replace(marbles=marbles, taken=taken, idle=idle)._finish(side, end, events)

    def _finish(self, side: Side, end: Bits, events: Events) -> tuple[Self, Events]:
        """What a move brings about: the band, the back line, and who moves next."""
        after, filled = self._fill_band(side)
        events += filled
        arrived = bool(end & board().camps[side].goal)
        if arrived:
            events += (BackLineReached(side, board().names[end], board().values[end]),)
        order = (side, 1 - side) if arrived else (1 - side, side)
        if after._end_reason() is None:
            for passed, mover in enumerate(order):
                if after._can_move(mover):
                    if passed:
                        events += (PassedOver(order[0]),)
                    if mover == side:
                        events += (PlaysAgain(side),)
                    return after._replace(mover=mover), events
        over = after._replace(mover=None)
        outcome = over.outcome()
        assert outcome is not None
        return over, (*events, GameEnded(outcome.winner, outcome.reason, over.score()))

    def _fill_band(self, side: Side) -> tuple[Self, Events]:
        """Three marbles on the band: the outer two go to the ramps, the first two times."""
        band = board().band
        fill = self.fills[side]
        if fill == len(board().fills) or self.marbles[side] & sum(band) != sum(band):
            return self, ()
        left, right = board().fills[fill]
        names = board().names
        moves = ((names[band[0]], board().ramps[left]), (names[band[-1]], board().ramps[right]))
        filled = self._replace(
            marbles=_with(self.marbles, side, self.marbles[side] & ~(band[0] | band[-1])),
            ramps=_with(self.ramps, side, self.ramps[side] | 1 << left | 1 << right),
            fills=_with(self.fills, side, fill + 1),
        )
        return filled, (BandFilled(side, fill + 1, moves),)

    def _why_no_step(self, action: str) -> IllegalAction:
        """What is wrong with a text that is no step of the side on turn."""
        start, dash, end = action.partition("-")
        if not dash:
            return IllegalAction("unknown_action", f"{action[:40]!r} is no move", action=action[:40])
        if start in board().ramps:
            return self._why_no_exit(start, end)
        wrong = self._wrong_start(start) or self._wrong_end(end)
        if wrong is not None:
            return wrong
        facts = {"start": start, "end": end}
        rows = (int(end[1:]) - int(start[1:])) * (1 if self.mover == A else -1)
        if rows < 0:
            return IllegalAction("never_backward", "a marble never goes backward", **facts)
        if rows == 0:
            return IllegalAction("no_step_sideways", "only defenders step sideways, by one", **facts)
        return IllegalAction("too_far", f"{end} is not one step ahead of {start}", **facts)

    def _why_no_exit(self, ramp: str, end: str) -> IllegalAction:
        assert self.mover is not None
        number = board().ramps.index(ramp)
        bit, faced, _ = board().camps[self.mover].exits[number]
        if not self.ramps[self.mover] & bit:
            return IllegalAction("ramp_is_empty", f"no marble of yours is on {ramp}", place=ramp)
        if board().bits.get(end) != faced:
            name = board().names[faced]
            return IllegalAction("ramp_leads_elsewhere", f"{ramp} leads to {name}", start=ramp, end=name)
        return IllegalAction("place_taken", f"a marble is on {end}", place=end)

    def _wrong_start(self, start: str) -> IllegalAction | None:
        assert self.mover is not None
        bit = board().bits.get(start)
        if bit is None:
            return IllegalAction("no_such_place", f"there is no place {start[:20]!r}", place=start[:20])
        if self.marbles[1 - self.mover] & bit:
            return IllegalAction("not_your_marble", f"the marble on {start} is the other's", place=start)
        if not self.marbles[self.mover] & bit:
            return IllegalAction("place_is_empty", f"no marble is on {start}", place=start)
        if bit & board().camps[self.mover].goal:
            return IllegalAction("already_arrived", f"the marble on {start} stays there", place=start)
        return None

    def _wrong_end(self, end: str) -> IllegalAction | None:
        assert self.mover is not None
        bit = board().bits.get(end)
        if bit is None:
            return IllegalAction("no_such_place", f"there is no place {end[:20]!r}", place=end[:20])
        if (self.marbles[A] | self.marbles[B]) & bit:
            return IllegalAction("place_taken", f"a marble is on {end}", place=end)
        if bit & board().camps[self.mover].shut:
            return IllegalAction("ramp_only", f"only a ramp leads to {end}", place=end)
        return None

    def _why_no_jump(self, action: str) -> IllegalAction:
        """What is wrong with the first leap that the side on turn cannot make."""
        assert self.mover is not None
        start, *landings = action.split("x")
        wrong = self._wrong_start(start)
        if wrong is not None:
            return wrong
        made = start
        for landing in landings:
            made += f"x{landing}"
            if self._lines(self.mover, made) is None:
                break
        return self._wrong_end(landing) or IllegalAction(
            "nothing_to_jump", f"no line of the other's marbles leads to {landing}", start=start, end=landing
        )

    def describe(self) -> CaramiFacts:
        outcome = self.outcome()
        return CaramiFacts(
            turn=self.turn,
            score=self.score(),
            marbles=(_names(self.marbles[A]), _names(self.marbles[B])),
            ramps=(_ramp_names(self.ramps[A]), _ramp_names(self.ramps[B])),
            arrived=(
                _names(self.marbles[A] & board().camps[A].goal),
                _names(self.marbles[B] & board().camps[B].goal),
            ),
            fills=self.fills,
            taken=self.taken,
            idle=self.idle,
            patience=board().patience,
            winner=outcome.winner if outcome else None,
        )

    def __str__(self) -> str:
        a, b = self.marbles
        rows = "/".join(
            "".join("A" if a & place else "B" if b & place else "." for place in row)
            for row in reversed(board().rows)
        )
        ramps = "/".join(
            "".join(mark if on >> number & 1 else "." for number in range(len(board().ramps)))
            for mark, on in zip(SIDES, self.ramps, strict=True)
        )
        fills, taken = self.fills, self.taken
        return f"{rows} {ramps} {fills[A]}/{fills[B]} {taken[A]}/{taken[B]} {self.idle} {self.turn}"

    @classmethod
    def parse(cls, notation: str) -> Self:
        found = _NOTATION.fullmatch(notation)
        if found is None:
            raise BadNotation("malformed", f"{notation[:60]!r} is no position of carami")
        part = found.groupdict()
        marbles = _parse_rows(part["rows"].split("/"))
        ramps = part["ramps"].split("/")
        if any(set(signs) - {".", mark} for signs, mark in zip(ramps, SIDES, strict=True)):
            raise BadNotation("wrong_ramp", "a marble is on the other side's ramp")
        bits = [sum(1 << n for n, sign in enumerate(signs) if sign != ".") for signs in ramps]
        fills, taken = (tuple(map(int, part[field].split("/"))) for field in ("fills", "taken"))
        mover = None if part["turn"] == "over" else SIDES.index(part["turn"])
        position = cls(
            marbles, (bits[A], bits[B]), (fills[A], fills[B]), (taken[A], taken[B]), int(part["idle"]), mover
        )
        for side in (A, B):
            position._check_side(side)
        position._check_turn()
        if str(position) != notation:
            raise BadNotation("malformed", "the game does not write it like that")
        return position

    def _check_side(self, side: Side) -> None:
        """A side's marbles are all somewhere, and could have got there."""
        taken = self.taken[1 - side]
        there = self.marbles[side].bit_count() + self.ramps[side].bit_count() + taken
        if there != board().marbles:
            raise BadNotation("wrong_marble_count", f"{SIDES[side]} has {there} marbles")
        if taken == 1:
            raise BadNotation("one_taken", "marbles are taken by two or more")
        fills = self.fills[side]
        if fills > len(board().fills):
            raise BadNotation("too_many_fills", f"the band fills {len(board().fills)} times")
        band = sum(board().band)
        if fills < len(board().fills) and self.marbles[side] & band == band:
            raise BadNotation("band_full", "three marbles on the band go to the ramps")
        opened = sum(1 << ramp for fill in board().fills[:fills] for ramp in fill)
        camp = board().camps[side]
        for ramp, end, _ in camp.exits:
            left_it = end & camp.shut & self.marbles[side]
            if self.ramps[side] & ramp and (left_it or not opened & ramp):
                raise BadNotation("wrong_ramp", "that ramp cannot hold a marble")
            if left_it and not opened & ramp:
                raise BadNotation("ramp_only", "only a ramp leads there")

    def _check_turn(self) -> None:
        """The game is over when it has to be, and the side on turn can move."""
        if self.idle > board().patience:
            raise BadNotation("malformed", "the game would have ended before")
        ended = self._end_reason() is not None
        stuck = not ended and not self._can_move(A) and not self._can_move(B)
        if (self.mover is None) != (ended or stuck):
            raise BadNotation("wrong_turn", "the game is not over" if self.mover is None else "it is over")
        if self.mover is not None and not self._can_move(self.mover):
            raise BadNotation("wrong_turn", f"{self.turn} cannot move and is passed over")


_NOTATION = re.compile(
    r"(?P<rows>[.AB/]+) (?P<ramps>[.AB]+/[.AB]+) (?P<fills>[0-9]/[0-9]) "
    r"(?P<taken>[0-9]{1,2}/[0-9]{1,2}) (?P<idle>[0-9]{1,3}) (?P<turn>A|B|over)"
)


def _names(bits: Bits) -> tuple[str, ...]:
    return tuple(board().names[place] for place in _each(bits))


def _ramp_names(bits: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(board().ramps) if bits >> number & 1)


def _parse_rows(rows: list[str]) -> Pair:
    shape = board().rows
    if [len(row) for row in reversed(rows)] != [len(row) for row in shape]:
        raise BadNotation("malformed", "the rows do not have the board's places")
    signs = [
        (place, sign)
        for row, places in zip(reversed(rows), shape, strict=True)
        for place, sign in zip(places, row, strict=True)
    ]
    a, b = (sum(place for place, sign in signs if sign == mark) for mark in SIDES)
    return a, b
