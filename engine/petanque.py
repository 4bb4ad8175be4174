"""La Pétanque aux dés: a square of 36 cells, two dice to point and a red one to shoot."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import ClassVar, Literal, NamedTuple, Self

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
from engine.dice import ONE_DIE, TWO_DICE_IN_ORDER, Cast
from engine.events import (
    BallLost,
    BallsPushed,
    Carreau,
    CornerChosen,
    JackThrown,
    Measured,
    Push,
    ShotHit,
    ShotMissed,
)
from engine.position import SIDES, A, B, BadNotation, IllegalAction, Side

Ball = str
"""Its side and cell, as in the notation: `A34`."""


class Board(NamedTuple):
    """The geometry, and what is worked out from it once."""

    cells: tuple[str, ...]
    corners: tuple[str, ...]
    ahead: dict[str, str | None]
    """The cell into which a ball is pushed from each cell; None is out."""
    distance: dict[str, dict[Ball, int]]
    """The squared distance from a jack such as `34d` to a ball such as `A12`."""

    @classmethod
    def read(cls, fields: Fields) -> Self:
        side = fields.integer("side", [6])
        cell = fields.integer("cell", range(2, 1000))
        offset = fields.integer("corner_offset", range(1, cell // 2 + 1))
        table = fields.table("corners")
        fields.require(table.names() == tuple("abcd"), "corners", "are not a, b, c and d")
        corners = {name: table.integers(name, (-1, 1), count=2) for name in table.names()}
        fields.require(len(set(corners.values())) == 4, "corners", "are not four different ones")
        fields.done()
        middles = {
            f"{length}{width}": (cell * length, cell * width)
            for length in range(1, side + 1)
            for width in range(1, side + 1)
        }
        ahead = {here: f"{int(here[0]) + 1}{here[1]}" for here in middles}
        distance = {
            f"{here}{name}": {
                f"{owner}{there}": (x + dx * offset - to_x) ** 2 + (y + dy * offset - to_y) ** 2
                for there, (to_x, to_y) in middles.items()
                for owner in SIDES
            }
            for here, (x, y) in middles.items()
            for name, (dx, dy) in corners.items()
        }
        return cls(
            tuple(middles),
            tuple(corners),
            {here: there if there in middles else None for here, there in ahead.items()},
            distance,
        )


@cache
def board() -> Board:
    return Board.read(read_board("petanque"))


class Ground(NamedTuple):
    """The balls, the one longest in its place first, and the jack's cell and corner ("": none)."""

    balls: tuple[Ball, ...]
    jack: str


_POINTED = ("point",)


@lru_cache(maxsize=4096)
def _shots(balls: tuple[Ball, ...], theirs: str) -> tuple[str, ...]:
    """Everything a side may do when those balls lie and the other's are marked `theirs`."""
    return (*_POINTED, "shoot:jack", *(f"shoot:{ball[1:]}" for ball in balls if ball[0] == theirs))


def _push(balls: tuple[Ball, ...], cell: str) -> tuple[tuple[Ball, ...], Events]:
    """Push on the ball in that cell, and every ball that it meets; the cell is free afterwards."""
    owners = {ball[1:]: ball[0] for ball in balls}
    ahead = board().ahead
    pushes, arrived = [], []
    start, owner = cell, owners.get(cell)
    while owner is not None:
        end = ahead[start]
        pushes.append(Push(SIDES.index(owner), start, end))
        if end is None:
            break
        arrived.append(owner + end)
        start, owner = end, owners.get(end)
    moved = {push.start for push in pushes}
    events: Events = (BallsPushed(tuple(pushes)),)
    last = pushes[-1]
    if last.end is None:
        events += (BallLost(last.side, last.start, "pushed_out"),)
    return (*(ball for ball in balls if ball[1:] not in moved), *arrived), events


class Petanque(Boules, BoulesState):
    """A position of La Pétanque aux dés; its `ground` is a `Ground`."""

    __slots__ = ()

    name = "petanque"
    options: ClassVar[Mapping[str, range | tuple[int, ...]]] = {"target": (11, 13), "balls": range(3, 9)}
    defaults: ClassVar[Mapping[str, int]] = {"target": 13, "balls": 4}
    casts: ClassVar[Mapping[str, Cast]] = {
        "start": TWO_DICE_IN_ORDER,
        "throw": TWO_DICE_IN_ORDER,
        "point": TWO_DICE_IN_ORDER,
        "shoot": ONE_DIE,
    }
    details: ClassVar[Mapping[str, Literal["", ":"]]] = {"shoot": ":", "corner": ""}
    empty: ClassVar[Ground] = Ground((), "")
    ground: Ground

    @property
    def automatic(self) -> str | None:
        """The first ball of an end can only be pointed, and in one way."""
        return "point" if self.stage == "play" and self.is_first_ball else super().automatic

    @staticmethod
    def count_balls(ground: Ground) -> Pair:
        of_a = sum(ball[0] == "A" for ball in ground.balls)
        return of_a, len(ground.balls) - of_a

    @staticmethod
    def holder(ground: Ground) -> Side | None:
        """See `Boules.holder`: of two balls at the same distance, the one longer in its place is nearer."""
        nearest = min(ground.balls, key=board().distance[ground.jack].__getitem__)
        return A if nearest[0] == "A" else B

    @staticmethod
    def measure(ground: Ground) -> tuple[Measured, ...]:
        distance = board().distance.get(ground.jack, {})
        lying = [Measured(SIDES.index(b[0]), b[1:], distance.get(b, 0)) for b in ground.balls]
        return tuple(sorted(lying, key=lambda ball: ball.distance))

    @classmethod
    def tally(cls, ground: Ground) -> Tally:
        lying = cls.measure(ground)
        if not lying:
            return Tally(None, (), None)
        winner = lying[0].side
        rank = next((rank for rank, ball in enumerate(lying) if ball.side != winner), len(lying))
        return Tally(winner, lying[:rank], lying[rank] if rank < len(lying) else None)

    def legal_actions(self) -> tuple[str, ...]:
        if self.stage == "play":
            return _POINTED if self.is_first_ball else _shots(self.ground.balls, SIDES[1 - self.side])
        if self.stage == "jack":
            return ("jack",)
        if self.stage == "corner":
            return _CORNERS
        return ()

    def _throw_jack(self, dice: str) -> tuple[Self, Events]:
        return self.to_stage("corner", dice), (JackThrown(self.side, dice, dice),)

    def _choose_corner(self, action: str) -> tuple[Self, Events]:
        if action not in _CORNERS:
            raise unknown_action(action)
        cell, corner = self.detail, action[-1]
        chosen = CornerChosen(self.side, cell, corner)
        return self.to_stage("play")._replace(ground=Ground((), cell + corner)), (chosen,)

    def why_no_target(self, target: str) -> IllegalAction:
        if target not in board().ahead:
            return IllegalAction("no_such_cell", f"there is no cell {target[:20]!r}", cell=target[:20])
        if SIDES[self.side] + target in self.ground.balls:
            return IllegalAction("own_ball", f"the ball in cell {target} is your own", cell=target)
        return IllegalAction("cell_is_empty", f"no ball lies in cell {target}", cell=target)

    def _point(self, dice: str) -> tuple[Self, Events]:
        side = self.side
        balls, jack = self.ground
        pushed: Events = ()
        if f"A{dice}" in balls or f"B{dice}" in balls:
            balls, pushed = _push(balls, dice)
        ground = Ground((*balls, SIDES[side] + dice), jack)
        return self.finish_ball(ground, (rolled(side, dice, "point"), ball_placed(side, dice), *pushed))

    def _shoot(self, die: str) -> tuple[Self, Events]:
        if self.detail == "jack":
            return self.shoot_jack(self.ground.jack, die)
        side, target, ground = self.side, self.detail, self.ground
        roll, lost = rolled(side, die, "shoot"), ball_lost(side, None, "shot")
        if die in "123":
            return self.finish_ball(ground, (roll, ShotMissed(side, target), lost), shot_at_ball=True)
        hit = ball_lost(1 - side, target, "was_hit")
        balls = tuple(ball for ball in ground.balls if ball[1:] != target)
        if die == "6":
            balls += (SIDES[side] + target,)
            shot: Events = (roll, Carreau(side, target), hit, ball_placed(side, target))
        else:
            shot = (roll, ShotHit(side, target), hit, lost)
        return self.finish_ball(Ground(balls, ground.jack), shot, shot_at_ball=True)

    def winner_when_stopped(self, left: Pair) -> Side | None:
        """The side that shot, if it has balls left and the other has none; otherwise nobody."""
        return self.side if left[self.side] and not left[1 - self.side] else None

    def __str__(self) -> str:
        balls, jack = self.ground
        return f"{','.join(balls) or '-'} {jack or '-'} {self.print_tail()}"

    @classmethod
    def parse(cls, notation: str) -> Self:
        balls, jack, tail = (*notation.split(" ", 2), "", "")[:3]
        position = cls.parse_tail(_parse_ground(balls, jack), tail)
        if str(position) != notation:
            raise BadNotation("malformed", "the game does not write it like that")
        return position

    def is_stage_possible(self) -> bool:
        if self.stage == "corner":
            return self.detail in board().ahead
        if self.stage == "shoot":
            return self.detail == "jack" or SIDES[1 - self.side] + self.detail in self.ground.balls
        return self.stage in self.rules or self.stage == "over"

    rules: ClassVar[Rules] = {
        "start": Boules.open_game,
        "jack": Boules.announce_jack,
        "throw": _throw_jack,
        "corner": _choose_corner,
        "play": Boules.play_ball,
        "point": _point,
        "shoot": _shoot,
    }


def _parse_ground(balls: str, jack: str) -> Ground:
    if jack != "-" and jack not in board().distance:
        raise BadNotation("malformed", f"{jack[:20]!r} is no cell and corner for the jack")
    lying = () if balls == "-" else tuple(balls.split(","))
    for ball in lying:
        if not re.fullmatch(r"[AB][1-6][1-6]", ball):
            raise BadNotation("malformed", f"{ball[:20]!r} is no ball")
    if len({ball[1:] for ball in lying}) < len(lying):
        raise BadNotation("two_balls_in_a_cell", "two balls lie in one cell")
    return Ground(lying, "" if jack == "-" else jack)


_CORNERS = tuple(f"corner:{corner}" for corner in "abcd")
