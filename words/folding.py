"""Many throws or moves in one line: what they hold, counted."""

from collections import Counter
from collections.abc import Sequence

from engine import boomerang, carami_board
from engine import events as e
from words.carami import points_lost
from words.texts import Say

COUNTED = ("boules", "pieces", "moves", "lost", "turned", "points", "taken", "arrived", "passes", "others")
"""What is counted, in this order."""


def count_parts(events: Sequence[e.Event], say: Say) -> str:
    """What those events hold, as far as it is there: how many boules, points and so on."""
    counts: Counter[str] = Counter()
    for event in events:
        counts.update(_count(event))
    return ", ".join(
        say(f"folded-{what}", count=counts[what], points=counts[f"{what}-points"])
        for what in COUNTED
        if counts[what]
    )


def _count(event: e.Event) -> dict[str, int]:
    match event:
        case e.Rolled():
            return {"boules": 1}
        case e.BallLost():
            return {"lost": 1}
        case e.MarbleStepped() | e.MarbleJumped():
            return {"moves": 1}
        case e.BackLineReached(_, _, value):
            return {"points": value}
        case e.MarblesTaken(_, places):
            points = carami_board.board().taken_value * len(places)
            return {"taken": len(places), "taken-points": points, "arrived": points_lost(event)}
        case e.PiecePlaced():
            return {"pieces": 1}
        case e.PiecesTurned(_, placements):
            points = sum(boomerang.board().by_action[placement].value for placement in placements)
            return {"turned": len(placements), "turned-points": points}
        case e.PassedOver():
            return {"passes": 1}
        case e.OpeningRolled() | e.JackThrown():
            return {"others": 1}
    return {}
