"""What a finished game tells about its players: where it was won, and how much of that was luck.

The chance of A to win is followed from the first position to the result. A change by dice is luck, a change
by a decision is skill, and what happens by itself changes nothing. So the chance at the start, luck and skill
add up to the result, in every game.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from math import fsum
from types import MappingProxyType
from typing import Literal, NamedTuple

from engine import GAMES, SIDES, A, Ending, Position, Side, Step, replay
from engine.events import OpeningRolled
from engine.log import first_position
from players.effort import Effort
from players.judging import chance_of
from players.minds import Mind, mind_of

MOST_NODES = 20_000
"""How many nodes are looked at for each decision, at most."""
ALL_NODES = 1_000_000
"""How many nodes are looked at for a whole game, so that long games do not take for ever."""
AGAIN_NODES: Mapping[str, Sequence[int]] = MappingProxyType(
    {"boomerang": (100_000, 1_000_000), "carami": (30_000, 120_000)}
)
"""How many nodes are looked at for a decision that seems to have lost much, and if it still does then.

Those of Boomerang take less time. Games with dice are judged exactly at once.
"""
MOST_LOOKS = 64
"""How many such looks a game is given, at most."""
NEARLY_CERTAIN = 0.995
"""A chance that is estimated, and not known, comes no nearer to 1, and as near to 0."""
RIVALS = 2
"""How many other actions a decision is compared with when it is looked at again."""
TURNING_POINTS = 3
DIGITS = 3
"""Figures are rounded to tenths of a percent, as they are shown, so that they add up there, too."""
LEAST_SWING = 0.02
"""A step that changes the chances by less is no turning point."""

Kind = Literal["decision", "roll", "automatic", "end"]
Progress = Callable[[int, int], object]
"""Called with the number of steps judged so far and the number of all."""


class Moment(NamedTuple):
    """A step and how it changed the chances: `before` and `after` are those of A."""

    kind: Kind
    side: Side | None
    """Whose decision or dice it was; None if both rolled for the start, or agreed to end the game."""
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
        return self.avoidable if self.kind == "decision" else abs(self.swing)

    @property
    def avoidable(self) -> float:
        """The loss, as far as the chances show it: nothing can have left more than there was before."""
        return min(self.loss, max(0.0, -self.swing if self.side == A else self.swing))

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
    rolls: int
    """How often its dice fell."""
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
            rolls=len(rolls),
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
    looks = 0 if GAMES[start.name].has_dice else MOST_LOOKS
    moments: list[Moment] = []
    for number, step in enumerate(steps):
        moments.append(judge.judge(step))
        progress(number + 1, len(steps) + looks)
    again = _look_again(judge, moments, steps, looks, progress)
    last = steps[-1].after if steps else start
    chances = [*(moment.before for moment in moments), judge.chance(last)]
    if not GAMES[start.name].has_dice:
        chances = _lift(moments, _smooth(moments, chances), again)
        chances[0] = judge.chance_at_start(start)
    moments = [
        moment._replace(before=before, after=after)
        for moment, before, after in zip(moments, chances, chances[1:], strict=False)
    ]
    for index in again:  # what is certain a move later tells more than any estimate
        moments[index] = moments[index]._replace(loss=moments[index].avoidable)
    if last.outcome() is None:  # given up, out of time, or agreed on
        gave_up = None if ending.winner is None else 1 - ending.winner
        moments.append(Moment("end", gave_up, "", chances[-1], result))
    return Review(tuple(moments), result)


def _look_again(
    judge: "_Judge", moments: list[Moment], steps: Sequence[Step], most: int, progress: Progress
) -> set[int]:
    """Judge the decisions that seem to have lost most once more, and farther, until the worst are certain.

    What looks bad from near is often the move that somebody who has looked farther makes. Return which.
    """
    again: Counter[int] = Counter()
    nodes = AGAIN_NODES.get(steps[0].before.name, ()) if steps else ()
    for look in range(most):
        lost = sorted(range(len(moments)), key=lambda index: (-moments[index].loss, index))[:TURNING_POINTS]
        bad = (index for index in lost if moments[index].loss >= LEAST_SWING)
        unsure = [index for index in bad if again[index] < len(nodes)]
        progress(len(steps) + (look + 1 if unsure else most), len(steps) + most)
        if not unsure:
            break
        index = min(unsure, key=again.__getitem__)
        moments[index] = judge.look_again(steps[index].before, moments[index], Effort(nodes[again[index]]))
        again[index] += 1
    return {*again}


def _lift(moments: Sequence[Moment], chances: Sequence[float], again: Set[int]) -> list[float]:
    """Let the curve fall by what was lost in each decision that was looked at again."""
    lifted = [*chances]
    for index in sorted(again, reverse=True):
        if moments[index].loss and chances[index] not in (0, 1):
            fallen_from = lifted[index + 1] + _lost_by_a(moments[index])
            lifted[index] = min(max(fallen_from, 1 - NEARLY_CERTAIN), NEARLY_CERTAIN)
    return lifted


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
        self._rivals: dict[Position, list[str]] = {}
        """The actions that seemed to be best in each position that was decided."""
        self._effort = Effort(min(MOST_NODES, ALL_NODES // max(1, decisions)))

    def chance(self, position: Position) -> float:
        """The chance of A; a side that decides is taken to do its best."""
        if _is_decided(position):
            return self._best(position, self._mind.judge(position, self._effort))
        return _kept(chance_of(A, position, self._effort))

    def chance_at_start(self, position: Position) -> float:
        """The chance of A where nothing is left to luck, whatever was played from here.

        It is the mean of two looks, from the position and from where the best action leads: one alone would
        favour whoever is to move.
        """
        effort = Effort(AGAIN_NODES[position.name][0])
        judged = self._mind.judge(position, effort)
        here = self._best(position, judged)
        if here in (0, 1):
            return here
        after, _ = position.apply(max(judged, key=judged.__getitem__))
        there = self._best(after, self._mind.judge(after, effort)) if _is_decided(after) else here
        return (here + there) / 2

    def judge(self, step: Step) -> Moment:
        """The moment of a step; its `after` is filled in when the next step is judged."""
        before, token = step.before, step.token
        if _is_decided(before):
            return self._judge_decision(before, token)
        # what follows by itself changes nothing, though the estimate before it may be another
        chance = self.chance(step.after if before.cast is None else before)
        both = any(isinstance(event, OpeningRolled) for event in step.events)
        side: Side | None = None if both else getattr(before, "side", None)
        if before.cast is None:
            return Moment("automatic", side, token, chance, chance)
        return Moment("roll", side, token, chance, chance, hope=self._hope(before, side or A, chance))

    def _judge_decision(self, position: Position, token: str) -> Moment:
        judged = self._mind.judge(position, self._effort)
        side, most = SIDES.index(position.turn), max(judged.values())
        chance = self._best(position, judged)
        best = token if judged[token] == most else max(judged, key=judged.__getitem__)
        room = most - fsum(judged.values()) / len(judged)
        self._rivals[position] = sorted(judged, key=judged.__getitem__, reverse=True)[:RIVALS]
        return Moment("decision", side, token, chance, chance, best, most - judged[token], room)

    def look_again(self, position: Position, moment: Moment, effort: Effort) -> Moment:
        """The moment of a decision as a longer look at it, and at what seemed to be better, judges it."""
        actions = list(dict.fromkeys([moment.token, *self._rivals[position]]))
        judged = self._mind.compare(position, actions, effort)
        chance, most = self._best(position, judged), max(judged.values())
        best = max(judged, key=judged.__getitem__)
        return moment._replace(before=chance, after=chance, best=best, loss=most - judged[moment.token])

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
