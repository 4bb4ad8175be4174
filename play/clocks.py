"""How long a side may think, and when it is reminded."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple


class Clock(NamedTuple):
    """The time for each move, and how long before its end a member is reminded."""

    time: timedelta
    warning: timedelta

    def alarms(self, now: datetime) -> "Alarms":
        deadline = now + self.time
        return Alarms(deadline, deadline - self.warning)

    def put_off(self, deadline: datetime, now: datetime) -> datetime:
        """The deadline of a member who is reminded only now, so that they still have the whole warning."""
        return max(deadline, now + self.warning)


class Alarms(NamedTuple):
    """When a move has to be made, and when to remind of it; None for a game without a clock."""

    deadline: datetime | None = None
    alarm_at: datetime | None = None


CLOCKS: Mapping[str, Clock] = MappingProxyType(
    {
        "quick": Clock(timedelta(minutes=2), timedelta(minutes=1)),
        "day": Clock(timedelta(days=1), timedelta(hours=3)),
        "week": Clock(timedelta(days=7), timedelta(days=1)),
    }
)
"""The clocks by the names that are saved."""


def alarms_of(clock: str | None, now: datetime) -> Alarms:
    """The alarms of a move that somebody has to make from now on."""
    return Alarms() if clock is None else CLOCKS[clock].alarms(now)
