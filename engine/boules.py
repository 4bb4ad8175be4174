"""What the two dice pétanques share: the opening, whose ball it is, counting, and how ends follow
one another. A game adds its ground (where balls and jack lie) and what its dice do there.
"""

import re
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, Self, TypeVar, cast

from engine.dice import Cast
from engine.events import (
    BallLost,
    BallPlaced,
    Carreau,
    EndCounted,
    EndStarted,
    EndStopped,
    Event,
    GameEnded,
    JackMissed,
    JackOut,
    Measured,
    OpeningRolled,
    Place,
    Rolled,
    ShotGrazed,
    ShotHit,
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

TAIL = re.compile(
    r"(?P<left>[0-9]/[0-9]) (?P<points>[0-9]{1,3}-[0-9]{1,3}) (?P<starter>[AB]) "
    r"(?:start|over:(?P<winner>[AB])|(?P<side>[AB]):(?P<stage>point[23]|[a-z]+)"
    r"(?P<detail>:jack|:?[0-9]{1,3})?) (?P<target>[0-9]{1,2})/(?P<balls>[0-9])",
)


P = TypeVar("P")


class _New(Protocol):
    def __call__(self, kind: type[P], fields: tuple[object, ...], /) -> P: ...


_new = cast(_New, tuple.__new__)
"""What the constructor of a named tuple calls. Calling it directly is faster; every ball makes several."""

# The same few events happen all the time and never change: one object of each is enough.
rolled = lru_cache(maxsize=1024)(Rolled)
ball_placed = lru_cache(maxsize=1024)(BallPlaced)
ball_lost = lru_cache(maxsize=1024)(BallLost)

Rules = Mapping[str, Callable[[Any, str], tuple[Any, Events]]]


def unknown_action(action: str) -> IllegalAction:
    """The refusal of a text that is no action of this stage."""
    return IllegalAction("unknown_action", f"{action[:40]!r} cannot be done now", action=action[:40])


class Tally(NamedTuple):
    """Who is nearest: `scoring` are that side's balls nearer than the other's best, nearest first.

    `winner` is None when both sides' best are equally near, or when no ball lies on the ground.
    """

    winner: Side | None
    scoring: tuple[Measured, ...]
    against: Measured | None
    tied: tuple[Measured, ...] = ()
    """Both sides' best balls when they are equally near."""


class BoulesFacts(NamedTuple):
    """A position of a dice pétanque in plain facts."""

    turn: Turn
    side: Side
    stage: str
    detail: str
    score: Pair
    target: int
    balls: int
    left: Pair
    lost: Pair
    jack: Place | None
    lying: tuple[Measured, ...]
    """Every ball, nearest first (in the order of the ground while no jack lies)."""
    holder: Side | None
    """Who would score if the end were counted now, `holding` points."""
    holding: int
    winner: Side | None


class Match(NamedTuple):
    """What stays the same from the first ball of an end to its last."""

    points: Pair
    starter: Side
    target: int
    balls: int


class BoulesState(NamedTuple):
    """The fields of a position of a dice pétanque."""

    ground: Any
    left: Pair
    side: Side
    stage: str
    detail: str
    match: Match


class Boules:
    """A position of a dice pétanque; its fields are those of `BoulesState`.

    `side` is who plays, throws or (when over) has won; `stage` is what is to be done, with its
    `detail`: a shot's target, the roll to choose a way for, the cell to choose a corner of.
    """

    __slots__ = ()

    ground: Any
    left: Pair
    side: Side
    stage: str
    detail: str
    match: Match

    name: ClassVar[str]
    casts: ClassVar[Mapping[str, Cast]]
    """The dice of every stage at which dice are in the air."""
    options: ClassVar[Mapping[str, range | tuple[int, ...]]]
    defaults: ClassVar[Mapping[str, int]]

    ending = Position.ending
    chance_outcomes = Position.chance_outcomes
    __repr__ = Position.__repr__

    @classmethod
    def new(cls, /, **options: int) -> Self:
        check_options(options, cls.options)
        chosen = {**cls.defaults, **options}
        match = Match((0, 0), A, chosen["target"], chosen["balls"])
        return _new(cls, (cls.empty, (match.balls, match.balls), A, "start", "", match))

    @property
    def turn(self) -> Turn:
        if self.stage in self.casts:
            return "chance"
        return "over" if self.stage == "over" else TURNS[self.side]

    @property
    def side_at_play(self) -> Side | None:
        return None if self.stage == "over" else self.side

    @property
    def cast(self) -> Cast | None:
        return self.casts.get(self.stage)

    @property
    def automatic(self) -> str | None:
        """The throw of the jack: there is nothing to decide about it."""
        return "jack" if self.stage == "jack" else None

    @property
    def is_settling(self) -> bool:
        return self.stage in ("land", "corner")

    @property
    def is_ball_under_way(self) -> bool:
        """Whether a ball is being played: announced, but neither lying nor lost yet."""
        return self.stage not in ("start", "jack", "throw", "corner", "play", "over")

    @property
    def is_first_ball(self) -> bool:
        """Whether no ball of this end has been played: such a ball is pointed."""
        balls = self.match.balls
        return self.left == (balls, balls)

    def turn_taken(self, after: Self) -> Side | None:
        """The side that finished a ball by this step, if any: players of a team take turns ball by ball."""
        return self.side if self.is_ball_under_way and not after.is_ball_under_way else None

    def score(self) -> Pair:
        return self.match.points

    def outcome(self) -> Outcome | None:
        return Outcome(self.side, "target") if self.stage == "over" else None

    @property
    def is_fanny(self) -> bool:
        """Whether the game is over and the loser has no point at all."""
        return self.stage == "over" and self.match.points[1 - self.side] == 0

    def lost(self) -> Pair:
        """How many balls of each side are out of this end."""
        lying = self.count_balls(self.ground)
        a, b = self.left
        return self.match.balls - a - lying[A], self.match.balls - b - lying[B]

    rules: ClassVar[Rules]
    """What an action or a roll does at each stage."""

    def apply(self, token: str) -> tuple[Self, Events]:
        stage = self.stage
        cast = self.casts.get(stage)
        if cast is not None and token not in cast.outcomes:
            raise IllegalAction(
                "not_a_roll", f"{token[:20]!r} is no roll of the dice now", roll=token[:20], dice=cast.dice
            )
        rule = self.rules.get(stage)
        if rule is None:
            raise IllegalAction("game_over", "the game is over")
        return rule(self, token)

    @abstractmethod
    def legal_actions(self) -> Sequence[str]: ...

    @classmethod
    @abstractmethod
    def parse(cls, notation: str) -> Self: ...

    # What a game says of its ground.

    empty: ClassVar[Any]
    """The ground before anything lies on it."""

    @staticmethod
    @abstractmethod
    def count_balls(ground: Any) -> Pair:
        """How many balls of each side lie on the ground."""

    @staticmethod
    @abstractmethod
    def holder(ground: Any) -> Side | None:
        """The side whose ball is nearest; None if both sides' best are equally near. A ball has to lie."""

    @staticmethod
    @abstractmethod
    def tally(ground: Any) -> Tally: ...

    @staticmethod
    @abstractmethod
    def measure(ground: Any) -> tuple[Measured, ...]:
        """Every ball with its distance to the jack (0 while none lies), nearest first."""

    # The course of a game.

    def to_stage(self, stage: str, detail: str = "") -> Self:
        """The same side at another stage of its ball."""
        return _new(type(self), (self.ground, self.left, self.side, stage, detail, self.match))

    def open_game(self, roll: str) -> tuple[Self, Events]:
        """Let the higher die decide who starts; equal dice are rolled again."""
        if roll[A] == roll[B]:
            return self, (OpeningRolled(roll, None),)
        starter = A if roll[A] > roll[B] else B
        match = self.match._replace(starter=starter)
        opened = _new(type(self), (self.ground, self.left, starter, "jack", "", match))
        return opened, (OpeningRolled(roll, starter),)

    def announce_jack(self, action: str) -> tuple[Self, Events]:
        """Let the starting side take the jack in hand."""
        if action != "jack":
            raise unknown_action(action)
        return self.to_stage("throw"), ()

    def play_ball(self, action: str) -> tuple[Self, Events]:
        """Point, or name a target and shoot."""
        if action not in self.legal_actions():
            raise self.why_no_ball(action)
        if action.startswith("shoot:"):
            return self.to_stage("shoot", action.removeprefix("shoot:")), ()
        return self.to_stage(action), ()

    def why_no_ball(self, action: str) -> IllegalAction:
        """What is wrong with an action that is neither a way to point nor a possible shot."""
        if action == "shoot:jack":
            return IllegalAction("first_ball_is_pointed", "the first ball of an end is pointed")
        target = action.removeprefix("shoot:")
        return unknown_action(action) if target == action else self.why_no_target(target)

    @abstractmethod
    def why_no_target(self, target: str) -> IllegalAction:
        """What is wrong with a target that is not a ball of the other side."""

    def finish_ball(self, ground: Any, events: Events, *, shot_at_ball: bool = False) -> tuple[Self, Events]:
        """Use up the ball and decide whose turn is next; count the end if no ball is left."""
        side, (a, b) = self.side, self.left
        left = (a - 1, b) if side == A else (a, b - 1)
        if a + b == 1:
            return self._count_end(ground, events)
        if 0 in left:
            following = A if left[A] else B
        elif ground.balls == self.empty.balls:
            following = side if shot_at_ball else 1 - side
        else:
            holder = self.holder(ground)
            following = side if holder is None else 1 - holder
        return _new(type(self), (ground, left, following, "play", "", self.match)), events

    def _count_end(self, ground: Any, events: Events) -> tuple[Self, Events]:
        """Close the end with one point for each ball nearer than the other side's best."""
        winner, scoring, against, tied = self.tally(ground)
        events += (EndCounted(winner, len(scoring), scoring, against, tied),)
        return self._close_end(ground, (0, 0), winner, len(scoring), events)

    def shoot_jack(self, place: Place, die: str) -> tuple[Self, Events]:
        """Shoot at the jack: only a 6 hits it. The shooting ball is lost either way."""
        side = self.side
        roll, lost = rolled(side, die, "shoot"), ball_lost(side, None, "shot")
        if die != "6":
            return self.finish_ball(self.ground, (roll, JackMissed(side, place), lost))
        ground = self.ground._replace(jack=self.empty.jack)
        return self.stop_end(ground, (roll, lost, JackOut(side, place, "hit")))

    def stop_end(self, ground: Any, events: Events) -> tuple[Self, Events]:
        """Close an end whose jack is out: its winner, if any, scores the balls it has left."""
        a, b = self.left
        left = (a - 1, b) if self.side == A else (a, b - 1)
        winner = self.winner_when_stopped(left)
        points = 0 if winner is None else left[winner]
        events += (EndStopped(winner, points, left),)
        return self._close_end(ground, left, winner, points, events)

    @abstractmethod
    def winner_when_stopped(self, left: Pair) -> Side | None:
        """The side, if any, that scores its balls left and starts the next end when the jack goes out."""

    def _close_end(
        self, ground: Any, left: Pair, winner: Side | None, gained: int, events: Events
    ) -> tuple[Self, Events]:
        """Give the winner its points: the game is over, or it starts the next end.

        With no winner the same side starts again.
        """
        match = self.match
        starter = match.starter if winner is None else winner
        a, b = match.points
        points = (a + gained, b) if starter == A else (a, b + gained)
        if points[starter] >= match.target:
            over = _new(type(self), (ground, left, starter, "over", "", match._replace(points=points)))
            fanny = points[1 - starter] == 0
            return over, (*events, GameEnded(starter, "target", points, fanny))
        match = match._replace(points=points, starter=starter)
        full = (match.balls, match.balls)
        following = _new(type(self), (self.empty, full, starter, "jack", "", match))
        return following, (*events, EndStarted(starter))

    def describe(self) -> BoulesFacts:
        over = self.stage == "over"
        tally = self.tally(self.ground) if self.ground.jack else Tally(None, (), None)
        return BoulesFacts(
            turn=self.turn,
            side=self.side,
            stage=self.stage,
            detail=self.detail,
            score=self.match.points,
            target=self.match.target,
            balls=self.match.balls,
            left=self.left,
            lost=self.lost(),
            jack=self.ground.jack or None,
            lying=self.measure(self.ground),
            holder=tally.winner,
            holding=len(tally.scoring),
            winner=self.side if over else None,
        )

    # The notation's second half, which both games share.

    details: ClassVar[Mapping[str, Literal["", ":"]]]
    """The stages that have a detail, with the sign before it."""

    def _phase(self) -> str:
        if self.stage == "start":
            return "start"
        if self.stage == "over":
            return f"over:{SIDES[self.side]}"
        sign = self.details.get(self.stage, "")
        return f"{SIDES[self.side]}:{self.stage}{sign}{self.detail}"

    def print_tail(self) -> str:
        left, (points, starter, target, balls) = self.left, self.match
        return (
            f"{left[A]}/{left[B]} {points[A]}-{points[B]} {SIDES[starter]} {self._phase()} {target}/{balls}"
        )

    @classmethod
    def parse_tail(cls, ground: Any, tail: str) -> Self:
        """The position on that ground. Raises `BadNotation` for what contradicts itself."""
        found = TAIL.fullmatch(tail)
        if found is None:
            raise BadNotation("malformed", f"{tail[:60]!r} is no end of a position")
        part = found.groupdict()
        left, points = ((int(a), int(b)) for a, b in (part["left"].split("/"), part["points"].split("-")))
        side, stage = part["side"] or "A", part["stage"] or "start"
        if part["winner"]:
            side, stage = part["winner"], "over"
        detail = (part["detail"] or "").removeprefix(":")
        match = Match(points, SIDES.index(part["starter"]), int(part["target"]), int(part["balls"]))
        position = _new(cls, (ground, left, SIDES.index(side), stage, detail, match))
        position._check_numbers()
        position._check_stage()
        return position

    def _refuse(self, code: str, words: str) -> BadNotation:
        return BadNotation(code, words, stage=self.stage)

    def _check_numbers(self) -> None:
        for option, value in (("target", self.match.target), ("balls", self.match.balls)):
            if value not in self.options[option]:
                raise self._refuse("option_out_of_range", f"{option} cannot be {value}")
        if min(self.lost()) < 0:
            raise self._refuse("too_many_balls", "more balls lie or are left than a side has")
        best = self.match.points[self.side] if self.stage == "over" else 0
        others = (self.match.points[1 - self.side],) if best else self.match.points
        if max(others) >= self.match.target:
            raise self._refuse("points_past_target", "the target is reached, but the game goes on")
        if self.stage == "over" and not self.match.target <= best < self.match.target + self.match.balls:
            raise self._refuse("target_not_reached", "the winner cannot have those points")

    def _check_stage(self) -> None:
        """Refuse a stage that does not go with its detail, its side or its ground."""
        untouched = self.ground == self.empty and self.is_first_ball
        if self.stage == "start":
            if not untouched or self.match.points != (0, 0) or self.match.starter != A:
                raise self._refuse("not_the_start", "that is not how a game starts")
        elif self.stage in ("jack", "throw", "corner"):
            if not untouched or self.side != self.match.starter:
                raise self._refuse("end_not_started", "no ball is played before the jack lies")
        elif self.stage == "over":
            self._check_over()
        elif not self.ground.jack:
            raise self._refuse("no_jack", "balls are played only while the jack lies")
        else:
            self._check_whose_ball()
        if bool(self.detail) != (self.stage in self.details) or not self.is_stage_possible():
            raise self._refuse("impossible_stage", f"{self._phase()!r} cannot be here")

    def _check_whose_ball(self) -> None:
        """Refuse a ball that is not that side's to play."""
        left, lying = self.left, self.count_balls(self.ground)
        if not left[self.side]:
            raise self._refuse("no_ball_left", "the side to play has no ball left")
        if self.is_first_ball:
            right = self.side == self.match.starter
        elif 0 in left or lying == (0, 0):
            right = True
        else:
            right = self.holder(self.ground) != self.side
        if not right:
            raise self._refuse("not_its_ball", "it is the other side's ball")
        if self.stage == "shoot" and self.is_first_ball:
            raise self._refuse("impossible_stage", "the first ball of an end is pointed")

    def _check_over(self) -> None:
        """Refuse a won game whose last end, which still lies there, cannot have won it."""
        winner = self.side
        if self.ground.jack:
            tally = self.tally(self.ground)
            gained = len(tally.scoring) if tally.winner == winner and self.left == (0, 0) else 0
        else:
            gained = self.left[winner] if self.left[1 - winner] == 0 else 0
        if not gained or self.match.points[winner] - gained >= self.match.target:
            raise self._refuse("not_over", "the last end did not win the game")
        if self.match.points[winner] < gained:
            raise self._refuse("not_over", "the last end scored more than there is")

    @abstractmethod
    def is_stage_possible(self) -> bool:
        """Whether `stage` is one of this game's, and `detail` fits the ground."""


def chance_of(position: Position, action: str) -> Fraction:
    """How likely a shot is to move what it is aimed at."""
    aimed, _ = position.apply(action)
    outcomes = aimed.chance_outcomes().items()
    return sum((chance for roll, chance in outcomes if moves_target(aimed.apply(roll)[1])), Fraction(0))


def moves_target(events: Sequence[Event]) -> bool:
    """Whether a shot has moved what it was aimed at."""
    grazed = any(isinstance(event, ShotGrazed) and event.moved for event in events)
    return grazed or any(isinstance(event, ShotHit | Carreau | JackOut) for event in events)


def count_facts(side: int, events: Sequence[Event]) -> dict[str, int]:
    """What one side did in a whole game, for the statistics."""
    facts = dict.fromkeys(("ends", "carreaux", "fannies", "point2", "point3", "point", "shoot", "lying"), 0)
    for event in events:
        if isinstance(event, EndCounted | EndStopped) and event.winner == side and event.points:
            facts["ends"] += 1
        elif isinstance(event, Carreau) and event.side == side:
            facts["carreaux"] += 1
        elif isinstance(event, Rolled) and event.side == side:
            facts[event.stage] += 1
        elif isinstance(event, BallPlaced) and event.side == side:
            facts["lying"] += 1
        elif isinstance(event, GameEnded) and event.fanny and event.winner == side:
            facts["fannies"] += 1
    return facts
