"""What is worth remembering of a game, and its numbers: all from the steps that it consisted of."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Literal, NamedTuple

from engine.events import (
    Carreau,
    EndCounted,
    EndStopped,
    Event,
    GameEnded,
    JackOut,
    MarbleJumped,
    MarblesTaken,
    PiecesTurned,
    Rolled,
    ShotHit,
)
from engine.games import find_game
from engine.log import Step
from engine.position import Side

Kind = Literal["carreaux", "end", "turned", "taken", "leaps", "lead-ends", "lead-moves", "comeback"]
LEAST: Mapping[Kind, int] = MappingProxyType(
    {
        "carreaux": 1,
        "end": 2,
        "turned": 2,
        "taken": 2,
        "leaps": 2,
        "lead-ends": 2,
        "lead-moves": 4,
        "comeback": 3,
    }
)
"""The least amount of each kind that is worth telling."""

Score = tuple[int, int]


class Moment(NamedTuple):
    """Something that a side did best: what, how many, and in which end or move (0: not in one alone)."""

    kind: Kind
    side: Side
    amount: int
    when: int = 0


class Numbers(NamedTuple):
    """How much was played: in the dice games ends and boules, with the shots of each side; else moves."""

    ends: int = 0
    boules: int = 0
    shots: tuple[int, int] = (0, 0)
    hits: tuple[int, int] = (0, 0)
    moves: int = 0


class Highlights(NamedTuple):
    """A whole game at a glance."""

    moments: tuple[Moment, ...]
    numbers: Numbers
    fanny: bool = False
    """Whether the loser has no point at all, in the dice games."""


def find_highlights(game: str, steps: Sequence[Step], winner: Side | None) -> Highlights:
    """The best moments of those steps, what was counted, and whether it was a Fanny."""
    has_dice = find_game(game).has_dice
    rounds = [step for step in steps if (step.closes_end if has_dice else step.is_decision)]
    scores = [step.after.score() for step in rounds]
    found = [*_carreaux(steps), *_largest(rounds), *_lead("lead-ends" if has_dice else "lead-moves", scores)]
    if has_dice:  # in the others who leads changes from move to move
        found += _comeback(scores, winner)
    numbers = _count_boules(steps, len(rounds)) if has_dice else Numbers(moves=len(rounds))
    fanny = any(isinstance(event, GameEnded) and event.fanny for event in _events(steps))
    return Highlights(tuple(found), numbers, fanny)


def _events(steps: Iterable[Step]) -> Iterator[Event]:
    return (event for step in steps for event in step.events)


def _carreaux(steps: Sequence[Step]) -> Iterator[Moment]:
    """How many carreaux each side has made, the side with more of them first."""
    made = [event.side for event in _events(steps) if isinstance(event, Carreau)]
    for side in sorted((0, 1), key=made.count, reverse=True):
        if made.count(side) >= LEAST["carreaux"]:
            yield Moment("carreaux", side, made.count(side))


Weigh = Callable[[Event], tuple[Side, int] | None]
"""Reads from an event which side did how many of something; None if it is about something else."""


def _weigh_end(event: Event) -> tuple[Side, int] | None:
    match event:
        case EndCounted(int(winner), points) | EndStopped(int(winner), points):
            return winner, points
    return None


def _weigh_turned(event: Event) -> tuple[Side, int] | None:
    return (event.side, len(event.placements)) if isinstance(event, PiecesTurned) else None


def _weigh_taken(event: Event) -> tuple[Side, int] | None:
    return (event.side, len(event.places)) if isinstance(event, MarblesTaken) else None


def _weigh_leaps(event: Event) -> tuple[Side, int] | None:
    return (event.side, len(event.over)) if isinstance(event, MarbleJumped) else None


LARGEST: Mapping[Kind, Weigh] = MappingProxyType(
    {"end": _weigh_end, "turned": _weigh_turned, "taken": _weigh_taken, "leaps": _weigh_leaps}
)


def _largest(rounds: Sequence[Step]) -> Iterator[Moment]:
    """The largest of each kind, the first if there are several."""
    for kind, weigh in LARGEST.items():
        found = [
            Moment(kind, *weight, number)
            for number, step in enumerate(rounds, start=1)
            for event in step.events
            if (weight := weigh(event)) is not None and weight[1] >= LEAST[kind]
        ]
        if found:
            yield max(found, key=lambda moment: moment.amount)


def _lead(kind: Kind, scores: Sequence[Score]) -> Iterator[Moment]:
    """The longest lead of a side without a break, if it is worth telling."""
    leads = [
        Moment(kind, leader, len([*run]))
        for leader, run in groupby(scores, key=_leader)
        if leader is not None
    ]
    if leads and (longest := max(leads, key=lambda moment: moment.amount)).amount >= LEAST[kind]:
        yield longest


def _leader(score: Score) -> Side | None:
    own, other = score
    return None if own == other else 0 if own > other else 1


def _comeback(scores: Sequence[Score], winner: Side | None) -> Iterator[Moment]:
    """How far behind the winner has been, at most, and caught up: to be given a game is no coming back."""
    if winner is not None:
        behind = [score[1 - winner] - score[winner] for score in scores]
        caught_up = max((number for number, points in enumerate(behind) if points <= 0), default=0)
        most = max(behind[:caught_up], default=0)
        if most >= LEAST["comeback"]:
            yield Moment("comeback", winner, most)


def _count_boules(steps: Sequence[Step], ends: int) -> Numbers:
    """The numbers of a dice game: its ends and boules, and each side's shots and hits."""
    events = [*_events(steps)]
    thrown = [event for event in events if isinstance(event, Rolled)]
    shots = [event.side for event in thrown if event.stage == "shoot"]
    hits = [event.side for event in events if isinstance(event, ShotHit | Carreau | JackOut)]
    return Numbers(ends, len(thrown), (shots.count(0), shots.count(1)), (hits.count(0), hits.count(1)))
