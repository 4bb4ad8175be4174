"""Many throws or moves in one line: what happened in them, counted."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine import Side, boomerang, carami_board
from engine import events as e
from engine.position import A, B
from words.carami import points_lost
from words.names import SIGNS
from words.people import People
from words.texts import Say

COUNTED = ("boules", "pieces", "moves", "lost", "turned", "points", "taken", "arrived", "passes", "others")
"""What is counted, in this order."""
WORTH = ("turned-points", "taken-points")
"""The points of some of these, which are told with them."""


Counted = tuple[Side | None, str, int]
"""The side it belongs to, which of the above it is, and how many."""


def count_parts(events: Sequence[e.Event], people: People, say: Say) -> str:
    """How many boules, points and so on each side has in those events; what is 0 is left out."""
    counts: Counter[tuple[Side | None, str]] = Counter()
    for side, what, count in (each for event in events for each in _count(event)):
        counts[side, what] += count
    told = []
    for side in (A, B, None):
        if parts := ", ".join(_word_counts({what: counts[side, what] for what in (*COUNTED, *WORTH)}, say)):
            told.append(parts if side is None else _word_side(side, parts, people, say))
    return " · ".join(told)


def _word_side(side: Side, parts: str, people: People, say: Say) -> str:
    return say("folded-side", sign=SIGNS[side], name=people.names[side], parts=parts)


def _word_counts(counts: Mapping[str, int], say: Say) -> Iterator[str]:
    for what in COUNTED:
        if counts[what]:
            yield say(f"folded-{what}", count=counts[what], points=counts.get(f"{what}-points", 0))


def _count(event: e.Event) -> Iterator[Counted]:
    match event:
        case e.Rolled(side):
            yield side, "boules", 1
        case e.BallLost(side):
            yield side, "lost", 1
        case e.PiecePlaced(side):
            yield side, "pieces", 1
        case e.PiecesTurned(side, placements):
            yield side, "turned", len(placements)
            yield side, "turned-points", sum(boomerang.board().by_action[each].value for each in placements)
        case e.PassedOver(side):
            yield side, "passes", 1
        case e.JackThrown(side):
            yield side, "others", 1
        case e.OpeningRolled():
            yield None, "others", 1
        case _:
            yield from _count_marbles(event)


def _count_marbles(event: e.Event) -> Iterator[Counted]:
    """What an event of Carami counts for; taken marbles cost their side the points that they had scored."""
    match event:
        case e.MarbleStepped(side) | e.MarbleJumped(side):
            yield side, "moves", 1
        case e.BackLineReached(side, _, value):
            yield side, "points", value
        case e.MarblesTaken(side, places):
            yield side, "taken", len(places)
            yield side, "taken-points", carami_board.board().taken_value * len(places)
            yield 1 - side, "arrived", points_lost(event)
