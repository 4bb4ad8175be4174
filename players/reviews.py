"""What a finished game tells about its players: where it was won, and how much of that was luck.

The chance of A to win is followed from the first position to the result. A change by dice, or where nobody
decides, is luck; a change by a decision is skill. So the chance at the start, luck and skill add up to the
result, in every game.
"""

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import Literal, NamedTuple

from engine import GAMES, SIDES, A, Ending, Position, Side, Step, replay
from engine.log import first_position
from players.effort import Effort
from players.judging import chance_of
from players.minds import Mind, mind_of

MOST_NODES = 20_000
"""How many nodes are looked at for each decision, at most."""
ALL_NODES = 1_000_000
"""How many nodes are looked at for a whole game, so that long games do not take for ever."""
TURNING_POINTS = 3
DIGITS = 3
"""Figures are rounded to tenths of a percent, as they are shown, so that they add up there, too."""
LEAST_SWING = 0.02
"""A step that changes the chances by less is no turning point."""

Kind = Literal["decision", "roll", "end"]
Progress = Callable[[int, int], object]
"""Called with the number of steps judged so far and the number of all."""


class Moment(NamedTuple):
    """A step and how it changed the chances: `before` and `after` are those of A."""

    kind: Kind
    side: Side | None
    """Whose decision or dice it was; None if both sides agreed to end the game."""
    token: str
    before: float
    after: float
    best: str = ""
    """The best action; "" where nobody decided."""
    loss: float = 0.0
    """How much less chance it leaves to its side than the best action would have."""
    room: float = 0.0
    """How much less chance a random action would leave on average."""
    hope: float = 0.0
    """How likely the dice were to fall well, that is, better than on average."""

    @property
    def swing(self) -> float:
        """How much it brought A nearer to winning."""
        return self.after - self.before

    @property
    def weight(self) -> float:
        """How much it changed the game: for a decision what it lost, as nothing is better than the best."""
        return self.loss if self.kind == "decision" else abs(self.swing)

    @property
    def chance(self) -> float:
        """The chance that it left to whoever decided."""
        return self.after if self.side == A else 1 - self.after

    @property
    def is_lucky(self) -> bool:
        """Whether the dice fell well for whoever threw them."""
        return (self.swing if self.side == A else -self.swing) > 0


class SideReview(NamedTuple):
    """What a game tells about one side."""

    start: float
    """Its chance to win before anything was done."""
    luck: float
    skill: float
    """What decisions did for it: its own and the other side's."""
    decisions: int
    accuracy: float | None
    """1: always the best; 0: no better than random; None: there was nothing to decide."""
    expected: float
    """How many of its rolls were expected to fall well."""
    fell_well: int
    """How many of them did."""


class Review(NamedTuple):
    """A whole game, judged."""

    moments: tuple[Moment, ...]
    result: float
    """1 if A has won, 0 if B has, 0.5 for a draw."""

    @property
    def chances(self) -> tuple[float, ...]:
        """The chance of A before each step, and the result."""
        return (*(moment.before for moment in self.moments), self.result)

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The indexes of the moments that changed the game most, in the order of the game."""
        weights = [(moment.weight, -index) for index, moment in enumerate(self.moments)]
        most = sorted((each for each in weights if each[0] >= LEAST_SWING), reverse=True)[:TURNING_POINTS]
        return tuple(sorted(-index for _, index in most))

    def of(self, side: Side) -> SideReview:
        """The part of the review that is about that side."""
        own = [moment for moment in self.moments if moment.side == side]
        rolls = [moment for moment in own if moment.kind == "roll"]
        start = round(self.chances[0] if side == A else 1 - self.chances[0], DIGITS)
        result = self.result if side == A else 1 - self.result
        luck = round(fsum(moment.swing for moment in self.moments if moment.kind == "roll"), DIGITS)
        luck = luck if side == A else -luck
        return SideReview(
            start=start,
            luck=luck,
            skill=round(result - start - luck, DIGITS),
            decisions=sum(moment.kind == "decision" for moment in own),
            accuracy=accuracy_of(own),
            expected=fsum(moment.hope for moment in rolls),
            fell_well=sum(moment.is_lucky for moment in rolls),
        )


def accuracy_of(moments: Sequence[Moment]) -> float | None:
    """The share of what random choices would have lost that was not lost; None if nothing could be lost."""
    room = fsum(moment.room for moment in moments)
    if room < LEAST_SWING:
        return None
    return max(0.0, round(1 - fsum(moment.loss for moment in moments) / room, DIGITS))


def review(start: Position, steps: Sequence[Step], ending: Ending, progress: Progress) -> Review:
    """Judge every step of a finished game; `ending` is how it was over, by its rules or not."""
    result = 0.5 if ending.winner is None else float(ending.winner == A)
    judge = _Judge(mind_of(type(start)), steps)
    moments: list[Moment] = []
    for number, step in enumerate(steps):
        moments.append(judge.judge(step))
        progress(number + 1, len(steps))
    last = steps[-1].after if steps else start
    chances = [*(moment.before for moment in moments), judge.chance(last)]
    if not GAMES[start.name].has_dice:
        chances = _smooth(moments, chances)
    moments = [
        moment._replace(before=before, after=after)
        for moment, before, after in zip(moments, chances, chances[1:], strict=False)
    ]
    if last.outcome() is None:  # given up, out of time, or agreed on
        gave_up = None if ending.winner is None else 1 - ending.winner
        moments.append(Moment("end", gave_up, "", chances[-1], result))
    return Review(tuple(moments), result)


def _smooth(moments: Sequence[Moment], chances: Sequence[float]) -> list[float]:
    """The chance of A before each decision and after the last, each the mean of two estimates.

    One is from the position itself. The other is from the next position, a move further, with what was lost
    between them added. Each alone would favour the side that moves first in it. Games with dice need none of
    this: their exact chances tell luck, and nothing may be mixed into it.
    """
    after = (chance + _lost_by_a(moment) for chance, moment in zip(chances[1:], moments, strict=True))
    smooth = [
        here if here in (0, 1) else (here + _kept(then)) / 2
        for here, then in zip(chances, after, strict=False)
    ]
    return [*smooth, chances[-1]]


def _lost_by_a(moment: Moment) -> float:
    return moment.loss if moment.side == A else -moment.loss


class _Judge:
    """Judges the steps of one game, with the effort for it shared among its decisions."""

    def __init__(self, mind: Mind, steps: Sequence[Step]) -> None:
        decisions = sum(_is_decided(step.before) for step in steps)
        self._mind = mind
        self._effort = Effort(min(MOST_NODES, ALL_NODES // max(1, decisions)))

    def chance(self, position: Position) -> float:
        """The chance of A; a side that decides is taken to do its best."""
        if _is_decided(position):
            return self._best(position, self._mind.judge(position, self._effort))
        return _kept(chance_of(A, position, self._effort))

    def judge(self, step: Step) -> Moment:
        """The moment of a step; its `after` is filled in when the next step is judged."""
        before, token = step.before, step.token
        if _is_decided(before):
            return self._judge_decision(before, token)
        chance = self.chance(before)
        side = getattr(before, "side", None)
        if before.cast is None:
            return Moment("roll", side, token, chance, chance)
        return Moment("roll", side, token, chance, chance, hope=self._hope(before, side or A, chance))

    def _judge_decision(self, position: Position, token: str) -> Moment:
        judged = self._mind.judge(position, self._effort)
        side, most = SIDES.index(position.turn), max(judged.values())
        chance = self._best(position, judged)
        best = token if judged[token] == most else max(judged, key=judged.__getitem__)
        room = most - fsum(judged.values()) / len(judged)
        return Moment("decision", side, token, chance, chance, best, most - judged[token], room)

    def _best(self, position: Position, judged: Mapping[str, float]) -> float:
        most = max(judged.values())
        return _kept(most if SIDES.index(position.turn) == A else 1 - most)

    def _hope(self, position: Position, side: Side, chance: float) -> float:
        """How likely the dice in the air are to fall better than on average for whoever threw them."""
        well = [
            likely
            for roll, likely in position.chance_outcomes().items()
            if ((self.chance(position.apply(roll)[0]) - chance) * (1 if side == A else -1)) > 0
        ]
        return float(sum(well))


def _kept(chance: float) -> float:
    """The chance, kept between 0 and 1 in spite of rounding."""
    return min(max(chance, 0.0), 1.0)


def _is_decided(position: Position) -> bool:
    """Whether a side has a choice here."""
    return position.turn in SIDES and position.automatic is None


def review_log(
    game: str,
    options: Mapping[str, int],
    tokens: Sequence[str],
    start: str | None,
    ending: Ending,
    progress: Progress,
) -> Review:
    """Review a game from its log, as it is saved. Raises `GameError` if it cannot be played."""
    first = first_position(game, options, start)
    return review(first, replay(game, options, tokens, start), ending, progress)
