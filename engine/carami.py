"""Carami: marbles that step and jump forward, a band that fills, ramps, and a back line to reach."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import ClassVar, Literal, NamedTuple, Self

from engine.carami_board import Bits, Camp, Leap, Move, Outlook, Pair, board
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

_new = tuple.__new__
"""What the constructor of a named tuple calls. Calling it directly is faster; every move makes several."""
_stepped = lru_cache(maxsize=1024)(MarbleStepped)


def _add_jumps(
    jumps: list[str], outlooks: dict[Bits, Outlook], outlook: Outlook, made: str, theirs: Bits, free: Bits
) -> None:
    """Add every jump that begins with `made` and goes on from this outlook, by one leap or more.

    A marble that was jumped stays in the way until the end: it is then neither among `theirs` nor `free`.
    """
    for first, leaps in outlook.leaps:
        if not first & theirs:
            continue
        for line, end, name, _ in leaps:
            if end & free and theirs & line == line:
                jump = f"{made}x{name}"
                jumps.append(jump)
                left, further = theirs & ~line, outlooks[end]
                if further.near & left and further.landings & free:
                    _add_jumps(jumps, outlooks, further, jump, left, free)


def _find_leap(camp: Camp, place: Bits, end: Bits, theirs: Bits) -> Leap | None:
    """The leap from `place` to `end` over a line of their marbles, if there is one."""
    for first, leaps in camp.outlooks[place].leaps:
        if first & theirs:
            for leap in leaps:
                if leap.end == end and theirs & leap.line == leap.line:
                    return leap
    return None


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
    idle_moves: int
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


class Carami(_State, Position):
    """A position of Carami."""

    __slots__ = ()
    __repr__ = Position.__repr__

    name = "carami"
    options: ClassVar[Mapping[str, range | tuple[int, ...]]] = {}

    @classmethod
    def new(cls, /, **options: int) -> Self:
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
        (a, b), (above, below) = self.marbles, board().camps
        if a & above.goal == above.goal or b & below.goal == below.goal:
            return "back_line_full"
        return "no_progress" if self.idle >= board().idle_moves else None

    def _free(self) -> Bits:
        return board().places & ~(self.marbles[A] | self.marbles[B])

    def legal_actions(self) -> list[str]:
        return [] if self.mover is None else self._moves(self.mover)

    def _moves(self, side: Side) -> list[str]:
        camp, theirs, free = board().camps[side], self.marbles[1 - side], self._free()
        actions = []
        if ramps := self.ramps[side]:
            actions += [action for ramp, end, action in camp.exits if ramps & ramp and free & end]
        outlooks, names = camp.outlooks, board().names
        marbles = self.marbles[side] & ~camp.goal
        while marbles:
            place = marbles & -marbles
            marbles ^= place
            outlook = outlooks[place]
            ends, steps, near, landings, _ = outlook
            if ends & free:
                for end, action in steps:
                    if end & free:
                        actions.append(action)
            if near & theirs and landings & free:
                _add_jumps(actions, outlooks, outlook, names[place], theirs, free)
        return actions

    def _can_move(self, side: Side) -> bool:
        camp, free = board().camps[side], self._free()
        outlooks, marbles = camp.outlooks, self.marbles[side] & ~camp.goal
        while marbles:  # those in front first: they are the likeliest to have room
            place = 1 << marbles.bit_length() - 1 if side == A else marbles & -marbles
            if outlooks[place].ends & free:
                return True
            marbles ^= place
        return bool(self._moves(side))

    def apply(self, token: str) -> tuple[Self, Events]:
        side = self.mover
        if side is None:
            raise IllegalAction("game_over", "the game is over")
        if "x" in token:
            leaps = self._leaps(side, token)
            if leaps is None:
                raise self._why_no_jump(side, token)
            return self._jump(side, tuple(token.split("x")), leaps)
        move = board().camps[side].moves.get(token)
        if move is not None:
            there = self.ramps[side] if move.how == "ramp" else self.marbles[side]
            if there & move.start and self._free() & move.end:
                return self._step(side, token, move)
        raise self._why_no_step(side, token)

    def _leaps(self, side: Side, jump: str) -> list[Leap] | None:
        """The leaps of this jump, one by one; None if one of them cannot be made."""
        camp, theirs, free = board().camps[side], self.marbles[1 - side], self._free()
        place, *landings = [board().bits.get(name, 0) for name in jump.split("x")]
        if not place & self.marbles[side]:
            return None
        made = []
        for landing in landings:
            leap = _find_leap(camp, place, landing & free, theirs)
            if leap is None:
                return None
            made.append(leap)
            theirs &= ~leap.line
            place = landing
        return made

    def _step(self, side: Side, action: str, move: Move) -> tuple[Self, Events]:
        mine, ramps = self.marbles[side] | move.end, self.ramps
        if move.how == "ramp":
            ramps = _with(ramps, side, ramps[side] ^ move.start)
        else:
            mine ^= move.start
        idle = self.idle + 1 if move.how == "defence" else 0
        marbles = _with(self.marbles, side, mine)
        moved = _new(type(self), (marbles, ramps, self.fills, self.taken, idle, side))
        return moved._finish(side, move.end, (_stepped(side, *action.split("-"), move.how),))

    def _jump(self, side: Side, path: tuple[str, ...], leaps: list[Leap]) -> tuple[Self, Events]:
        """Make those leaps. One marble jumped stays; two or more are all taken."""
        over = tuple([leap.over for leap in leaps])
        events: Events = (MarbleJumped(side, path, over),)
        start, end, jumped = board().bits[path[0]], leaps[-1].end, sum([leap.line for leap in leaps])
        mine, theirs = self.marbles[side] ^ start | end, self.marbles[1 - side]
        idle = self.idle + 1 if path[0][1:] == path[-1][1:] else 0
        taken = self.taken
        if jumped.bit_count() > 1:
            theirs ^= jumped
            taken = _with(taken, side, taken[side] + jumped.bit_count())
            idle = 0
            events += (MarblesTaken(side, tuple(place for line in over for place in line)),)
        marbles = (mine, theirs) if side == A else (theirs, mine)
        moved = _new(type(self), (marbles, self.ramps, self.fills, taken, idle, side))
        return moved._finish(side, end, events)

    def _finish(self, side: Side, end: Bits, events: Events) -> tuple[Self, Events]:
        """Apply what follows a move: the band, the back line, and who moves next."""
        after = self
        if end in board().band:
            after, filled = self._fill_band(side)
            events += filled
        arrived = bool(end & board().camps[side].goal)
        if arrived:
            events += (BackLineReached(side, board().names[end], board().values[end]),)
        first = side if arrived else 1 - side
        if not (arrived or after.idle) or after._end_reason() is None:
            if after._can_move(first):
                again = (PlaysAgain(side),) if arrived else ()
                return after._with_mover(first), events + again
            if after._can_move(1 - first):
                passed: Events = (PassedOver(first),) if arrived else (PassedOver(first), PlaysAgain(side))
                return after._with_mover(1 - first), events + passed
        over = after._with_mover(None)
        outcome = over.outcome()
        assert outcome is not None
        return over, (*events, GameEnded(outcome.winner, outcome.reason, over.score()))

    def _with_mover(self, mover: Side | None) -> Self:
        return _new(type(self), (*self[:5], mover))

    def _fill_band(self, side: Side) -> tuple[Self, Events]:
        """Send the outer two of three marbles on the band to the ramps, the first two times it is full."""
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

    def _why_no_step(self, side: Side, action: str) -> IllegalAction:
        """What is wrong with a text that is no step of the side on turn."""
        start, dash, end = action.partition("-")
        if not dash:
            return IllegalAction("unknown_action", f"{action[:40]!r} is no move", action=action[:40])
        if start in board().ramps:
            return self._why_no_exit(side, start, end)
        wrong = self._wrong_start(side, start) or self._wrong_end(side, end)
        if wrong is not None:
            return wrong
        facts = {"start": start, "end": end}
        rows = (int(end[1:]) - int(start[1:])) * (1 if side == A else -1)
        if rows < 0:
            return IllegalAction("never_backward", "a marble never goes backward", **facts)
        if rows == 0:
            return IllegalAction("no_step_sideways", "only defenders step sideways, by one", **facts)
        return IllegalAction("too_far", f"{end} is not one step ahead of {start}", **facts)

    def _why_no_exit(self, side: Side, ramp: str, end: str) -> IllegalAction:
        number = board().ramps.index(ramp)
        bit, faced, _ = board().camps[side].exits[number]
        if not self.ramps[side] & bit:
            return IllegalAction("ramp_is_empty", f"no marble of yours is on {ramp}", place=ramp)
        if board().bits.get(end) != faced:
            name = board().names[faced]
            return IllegalAction("ramp_leads_elsewhere", f"{ramp} leads to {name}", start=ramp, end=name)
        return IllegalAction("place_taken", f"a marble is on {end}", place=end)

    def _wrong_start(self, side: Side, start: str) -> IllegalAction | None:
        bit = board().bits.get(start)
        if bit is None:
            return IllegalAction("no_such_place", f"there is no place {start[:20]!r}", place=start[:20])
        if self.marbles[1 - side] & bit:
            return IllegalAction("not_your_marble", f"the marble on {start} is the other's", place=start)
        if not self.marbles[side] & bit:
            return IllegalAction("place_is_empty", f"no marble is on {start}", place=start)
        if bit & board().camps[side].goal:
            return IllegalAction("already_arrived", f"the marble on {start} stays there", place=start)
        return None

    def _wrong_end(self, side: Side, end: str) -> IllegalAction | None:
        bit = board().bits.get(end)
        if bit is None:
            return IllegalAction("no_such_place", f"there is no place {end[:20]!r}", place=end[:20])
        if (self.marbles[A] | self.marbles[B]) & bit:
            return IllegalAction("place_taken", f"a marble is on {end}", place=end)
        if bit & board().camps[side].shut:
            return IllegalAction("ramp_only", f"only a ramp leads to {end}", place=end)
        return None

    def _why_no_jump(self, side: Side, action: str) -> IllegalAction:
        """What is wrong with the first leap that the side on turn cannot make."""
        start, *landings = action.split("x")
        wrong = self._wrong_start(side, start)
        if wrong is not None:
            return wrong
        made = here = start
        for landing in landings:
            made += f"x{landing}"
            if self._leaps(side, made) is None:
                break
            here = landing
        if board().bits[here] & board().camps[side].goal:
            return IllegalAction("already_arrived", f"a marble that reaches {here} stays there", place=here)
        return self._wrong_end(side, landing) or IllegalAction(
            "nothing_to_jump", f"no line to jump leads from {here} to {landing}", start=here, end=landing
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
            idle_moves=board().idle_moves,
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
        """Raise `BadNotation` if marbles of a side are missing, or are where they cannot be."""
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
        """Raise `BadNotation` if a game that is over goes on, or the side on turn cannot move."""
        if self.idle > board().idle_moves:
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


def taken_by(position: Carami, action: str) -> tuple[str, ...]:
    """The places that a move takes marbles from."""
    _, events = position.apply(action)
    return tuple(place for event in events if isinstance(event, MarblesTaken) for place in event.places)


def by_marble(position: Carami) -> dict[str, list[str]]:
    """The legal moves of each marble, by the place where it is."""
    groups: dict[str, list[str]] = {}
    for action in sorted(position.legal_actions()):
        groups.setdefault(action.replace("x", "-").partition("-")[0], []).append(action)
    return groups
