"""Boulomania: twelve ball pits, six jack pits, point with two or three dice or shoot with one."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import groupby, pairwise
from typing import Any, ClassVar, Literal, NamedTuple, Self

from engine.boards import Fields, read_board
from engine.boules import (
    Boules,
    BoulesState,
    Events,
    Pair,
    Rules,
    Tally,
    ball_lost,
    ball_placed,
    rolled,
    unknown_action,
)
from engine.dice import ONE_DIE, THREE_DICE, TWO_DICE, TWO_DICE_IN_ORDER, Cast
from engine.events import (
    BallLost,
    BallsPushed,
    Carreau,
    JackBlocked,
    JackMoved,
    JackOut,
    JackThrown,
    Measured,
    Push,
    Rolled,
    ShotGrazed,
    ShotHit,
    ShotMissed,
    WayOpen,
)
from engine.position import A, B, BadNotation, IllegalAction, Side

OUT = 0
Route = tuple[int, ...]
"""The pit a ball lands in, then where each ball that it pushes goes, `OUT` for out."""


class Board(NamedTuple):
    """The geometry, and what is worked out from it once."""

    centres: dict[int, tuple[int, int]]
    ahead: dict[int, int]
    ways: dict[int, tuple[int, ...]]
    """Where a ball pushed by pointing may go."""
    lanes: dict[int, int]
    beside: dict[int, tuple[int, ...]]
    distance: dict[int, dict[int, int]]
    """The squared distance from a jack pit to any pit."""
    rings: dict[int, tuple[int, ...]]
    """For a jack pit, the other pits as bit sets, grouped by distance, nearest first."""

    @classmethod
    def read(cls, fields: Fields) -> Self:
        table = fields.table("centres")
        pits = range(1, len(table.names()) + 1)
        fields.require(sorted(table.numbers()) == list(pits), "centres", "are not numbered from 1")
        centres = {}
        for pit in pits:
            x, y = table.integers(str(pit), range(1000), count=2)
            centres[pit] = (x, y)
        lanes = _read_ways(fields, "lanes", centres, range(1, 7))
        balls = range(7, len(pits) + 1)
        ahead = _read_ways(fields, "ahead", centres, balls)
        arrows = _read_lists(fields, "arrows", balls, balls)
        for pit, ends in arrows.items():
            for end in ends:
                _require_upwards(fields, "arrows", centres, pit, end)
        beside = _read_lists(fields, "beside", balls, lanes)
        fields.done()
        ways = {pit: arrows.get(pit, (end,)) for pit, end in ahead.items()}
        distance = {jack: _distances(centres, jack) for jack in lanes}
        rings = {jack: _rings(distance[jack], jack) for jack in lanes}
        return cls(centres, ahead, ways, lanes, beside, distance, rings)


def _read_ways(fields: Fields, name: str, centres: dict[int, tuple[int, int]], pits: range) -> dict[int, int]:
    table = fields.table(name)
    fields.require(sorted(table.numbers()) == list(pits), name, f"is not for pits {pits[0]}-{pits[-1]}")
    ways = {pit: table.integer(str(pit), [OUT, *pits]) for pit in pits}
    for pit, end in ways.items():
        _require_upwards(fields, name, centres, pit, end)
    return ways


def _read_lists(fields: Fields, name: str, pits: range, ends: Any) -> dict[int, tuple[int, ...]]:
    table = fields.table(name)
    for pit in table.numbers():
        fields.require(pit in pits, name, f"has no business with pit {pit}")
    return {pit: table.integers(str(pit), ends) for pit in table.numbers()}


def _require_upwards(
    fields: Fields, name: str, centres: dict[int, tuple[int, int]], pit: int, end: int
) -> None:
    upwards = end == OUT or centres[end][1] > centres[pit][1]
    fields.require(upwards, f"{name}.{pit}", f"does not lead upwards to {end}")


def _distances(centres: dict[int, tuple[int, int]], jack: int) -> dict[int, int]:
    jx, jy = centres[jack]
    return {pit: (x - jx) ** 2 + (y - jy) ** 2 for pit, (x, y) in centres.items()}


def _rings(distance: dict[int, int], jack: int) -> tuple[int, ...]:
    pits = sorted(distance.keys() - {jack}, key=distance.__getitem__)
    return tuple(sum(1 << pit for pit in ring) for _, ring in groupby(pits, distance.__getitem__))


@cache
def board() -> Board:
    return Board.read(read_board("boulomania"))


@cache
def _aims() -> dict[str, tuple[int, int]]:
    """For every roll of a pointed ball the pit of its sum, and of its pair (0: none)."""
    ahead = board().ahead
    aims = {}
    for roll in (*TWO_DICE.outcomes, *THREE_DICE.outcomes):
        total = sum(map(int, roll))
        pair = int(roll[0]) if len(roll) == 2 and roll[0] == roll[1] else 0
        aims[roll] = (total if total in ahead else 0, pair)
    return aims


class Ground(NamedTuple):
    """Where everything lies: for each side a bit set of pits, and the jack's pit (0: none)."""

    balls: Pair
    jack: int


def _pits(balls: int) -> Iterator[int]:
    """The pits of a bit set, in rising order."""
    while balls:
        lowest = balls & -balls
        yield lowest.bit_length() - 1
        balls ^= lowest


_POINTED = ("point2", "point3")


@lru_cache(maxsize=4096)
def _shots(balls: int) -> tuple[str, ...]:
    """Everything a side may do when the other's balls lie there."""
    return (*_POINTED, "shoot:jack", *(f"shoot:{pit}" for pit in _pits(balls)))


def _routes(pit: int, taken: int) -> list[Route]:
    """Every way in which a ball may land there: it pushes on whatever lies on the way."""
    if not taken >> pit & 1:
        return [(pit,)]
    return [(pit, *rest) for way in board().ways[pit] for rest in _routes(way, taken)]


def _straight_route(pit: int, taken: int) -> Route:
    """The route from that pit on which every ball is pushed straight on."""
    route = [pit]
    while taken >> pit & 1:
        pit = board().ahead[pit]
        route.append(pit)
    return tuple(route)


def _print_route(route: Route) -> str:
    return "land:" + ">".join(str(pit) if pit != OUT else "out" for pit in route)


def parse_route(action: str) -> Route:
    """The route that a landing's text means."""
    pits = action.removeprefix("land:").split(">")
    return tuple(OUT if pit == "out" else int(pit) for pit in pits)


def landings(position: "Boulomania") -> list[Route]:
    """The routes among which the side on turn may choose for the dice that have fallen."""
    return [parse_route(action) for action in position.legal_actions() if action.startswith("land:")]


def _push(balls: Pair, route: Route) -> tuple[Pair, Events]:
    """Move each ball on the route to the next pit of it; the first pit is free afterwards."""
    moved = list(balls)
    pushes = []
    for start, end in pairwise(route):
        side = A if balls[A] >> start & 1 else B
        moved[side] ^= 1 << start
        if end != OUT:
            moved[side] ^= 1 << end
        pushes.append(Push(side, start, end or None))
    events: Events = (BallsPushed(tuple(pushes)),)
    if end == OUT:
        events += (BallLost(side, start, "pushed_out"),)
    return (moved[A], moved[B]), events


class Boulomania(Boules, BoulesState):
    """A position of Boulomania; its `ground` is a `Ground`."""

    __slots__ = ()

    name = "boulomania"
    options: ClassVar[Mapping[str, range | tuple[int, ...]]] = {"target": range(1, 100), "balls": range(1, 9)}
    defaults: ClassVar[Mapping[str, int]] = {"target": 13, "balls": 8}
    casts: ClassVar[Mapping[str, Cast]] = {
        "start": TWO_DICE_IN_ORDER,
        "throw": ONE_DIE,
        "point2": TWO_DICE,
        "point3": THREE_DICE,
        "shoot": ONE_DIE,
    }
    details: ClassVar[Mapping[str, Literal["", ":"]]] = {"shoot": ":", "land": ""}
    empty: ClassVar[Ground] = Ground((0, 0), 0)
    ground: Ground

    @staticmethod
    def count_balls(ground: Ground) -> Pair:
        return ground.balls[A].bit_count(), ground.balls[B].bit_count()

    @staticmethod
    def holder(ground: Ground) -> Side | None:
        a, b = ground.balls
        for ring in board().rings[ground.jack]:
            if a & ring:
                return None if b & ring else A
            if b & ring:
                return B
        raise AssertionError("no ball lies on the board")

    @staticmethod
    def measure(ground: Ground) -> tuple[Measured, ...]:
        distance = board().distance.get(ground.jack, {})
        lying = (
            Measured(side, pit, distance.get(pit, 0)) for side in (A, B) for pit in _pits(ground.balls[side])
        )
        return tuple(sorted(lying, key=lambda ball: ball.distance))

    @classmethod
    def tally(cls, ground: Ground) -> Tally:
        lying = cls.measure(ground)
        if not lying:
            return Tally(None, (), None)
        winner = cls.holder(ground)
        if winner is None:
            best = tuple(next(ball for ball in lying if ball.side == side) for side in (A, B))
            return Tally(None, (), None, best)
        against = next((ball for ball in lying if ball.side != winner), None)
        scoring = tuple(
            ball
            for ball in lying
            if ball.side == winner and (against is None or ball.distance < against.distance)
        )
        return Tally(winner, scoring, against)

    def legal_actions(self) -> tuple[str, ...]:
        if self.stage == "play":
            return _POINTED if self.is_first_ball else _shots(self.ground.balls[1 - self.side])
        if self.stage == "jack":
            return ("jack",)
        if self.stage == "land":
            return tuple(map(_print_route, self._landings(self.detail)))
        return ()

    def _throw_jack(self, die: str) -> tuple[Self, Events]:
        pit = int(die)
        thrown = JackThrown(self.side, die, pit)
        return self.to_stage("play")._replace(ground=Ground((0, 0), pit)), (thrown,)

    def why_no_target(self, target: str) -> IllegalAction:
        pit = next((pit for pit in board().centres if str(pit) == target), None)
        if pit is None:
            return IllegalAction("no_such_pit", f"there is no pit {target[:20]!r}", pit=target[:20])
        if self.ground.balls[self.side] >> pit & 1:
            return IllegalAction("own_ball", f"the ball in pit {pit} is your own", pit=pit)
        return IllegalAction("pit_is_empty", f"no ball lies in pit {pit}", pit=pit)

    def _landings(self, dice: str) -> list[Route]:
        """Every way in which a ball pointed with those dice may land; none if it is lost."""
        (a, b), jack = self.ground
        pit, pair = _aims()[dice]
        landings = _routes(pit, a | b) if pit else []
        if pair and pair != jack and not (a | b) >> pair & 1:
            landings.insert(0, (pair,))
        return landings

    def _point(self, dice: str) -> tuple[Self, Events]:
        roll = rolled(self.side, dice, "point2" if len(dice) == 2 else "point3")
        landings = self._landings(dice)
        if not landings:
            why: Literal["too_short", "jack_pit_taken"] = (
                "jack_pit_taken" if _aims()[dice][1] else "too_short"
            )
            return self.finish_ball(self.ground, (roll, BallLost(self.side, None, why)))
        if len(landings) == 1:
            return self._land(landings[0], (roll,))
        choice = WayOpen(self.side, dice, tuple(map(_print_route, landings)))
        return self.to_stage("land", dice), (roll, choice)

    def _choose_way(self, action: str) -> tuple[Self, Events]:
        for route in self._landings(self.detail):
            if _print_route(route) == action:
                return self._land(route, ())
        if action.startswith("land:"):
            raise IllegalAction(
                "no_such_way", f"{action[:40]!r} is no way for {self.detail}", dice=self.detail
            )
        raise unknown_action(action)

    def _land(self, route: Route, events: Events) -> tuple[Self, Events]:
        side, pit = self.side, route[0]
        (a, b), pushed = _push(self.ground.balls, route) if len(route) > 1 else (self.ground.balls, ())
        balls = (a | 1 << pit, b) if side == A else (a, b | 1 << pit)
        ground = Ground(balls, self.ground.jack)
        return self.finish_ball(ground, (*events, ball_placed(side, pit), *pushed))

    def _shoot(self, die: str) -> tuple[Self, Events]:
        if self.detail == "jack":
            return self.shoot_jack(self.ground.jack, die)
        side, target, ground = self.side, int(self.detail), self.ground
        roll, lost = rolled(side, die, "shoot"), ball_lost(side, None, "shot")
        if die in "123":
            return self.finish_ball(ground, (roll, ShotMissed(side, target), lost), shot_at_ball=True)
        if die == "4":
            return self._graze(target, roll, lost)
        hit, place = ball_lost(1 - side, target, "was_hit"), 1 << target
        if die == "5":
            a, b = ground.balls
            balls = (a & ~place, b & ~place)
            shot: Events = (roll, ShotHit(side, target), hit, lost)
        else:
            balls = (ground.balls[A] ^ place, ground.balls[B] ^ place)
            shot = (roll, Carreau(side, target), hit, ball_placed(side, target))
        return self.finish_ball(Ground(balls, ground.jack), shot, shot_at_ball=True)

    def _graze(self, target: int, roll: Rolled, lost: BallLost) -> tuple[Self, Events]:
        """Move the target one pit straight on, and the jack beside it up its lane."""
        (a, b), jack = self.ground
        moved = target in board().ahead
        events: Events = (roll, ShotGrazed(self.side, target, moved), lost)
        if not moved:
            return self.finish_ball(self.ground, events, shot_at_ball=True)
        balls, pushed = _push((a, b), _straight_route(target, a | b))
        events += pushed
        if jack in board().beside.get(target, ()):
            end = board().lanes[jack]
            if end == OUT:
                out = JackOut(self.side, jack, "grazed")
                return self.stop_end(Ground(balls, OUT), (*events, out))
            blocked = (a | b) >> end & 1
            events += (JackBlocked(jack, end) if blocked else JackMoved(jack, end),)
            jack = jack if blocked else end
        return self.finish_ball(Ground(balls, jack), events, shot_at_ball=True)

    def winner_when_stopped(self, left: Pair) -> Side | None:
        """The only side that still has balls to play; nobody if both or neither have."""
        if (left[A] == 0) == (left[B] == 0):
            return None
        return A if left[A] else B

    def __str__(self) -> str:
        (a, b), jack = self.ground
        pits = "".join(
            "o" if pit == jack else "A" if a >> pit & 1 else "B" if b >> pit & 1 else "."
            for pit in board().centres
        )
        return f"{pits} {self.print_tail()}"

    @classmethod
    def parse(cls, notation: str) -> Self:
        pits, _, tail = notation.partition(" ")
        position = cls.parse_tail(_parse_ground(pits), tail)
        if str(position) != notation:
            raise BadNotation("malformed", "the game does not write it like that")
        return position

    def is_stage_possible(self) -> bool:
        if self.stage == "land":
            return self.detail in _aims() and len(self._landings(self.detail)) > 1
        if self.stage == "shoot":
            return self.detail == "jack" or f"shoot:{self.detail}" in _shots(self.ground.balls[1 - self.side])
        return self.stage in self.rules or self.stage == "over"

    rules: ClassVar[Rules] = {
        "start": Boules.open_game,
        "jack": Boules.announce_jack,
        "throw": _throw_jack,
        "play": Boules.play_ball,
        "point2": _point,
        "point3": _point,
        "land": _choose_way,
        "shoot": _shoot,
    }


def _parse_ground(pits: str) -> Ground:
    if len(pits) != len(board().centres) or not re.fullmatch(r"[.oAB]*", pits):
        raise BadNotation("malformed", f"{pits[:40]!r} are no {len(board().centres)} pits")
    if pits.count("o") > 1:
        raise BadNotation("two_jacks", "there is one jack only")
    jack = pits.find("o") + 1
    if jack and jack not in board().lanes:
        raise BadNotation("jack_misplaced", f"the jack cannot lie in pit {jack}")
    a, b = (sum(1 << pit for pit, sign in enumerate(pits, start=1) if sign == mark) for mark in "AB")
    return Ground((a, b), jack)
