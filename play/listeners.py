"""What is told to whoever listens to the driver: the board, metrics, or anything that shows or counts games.

`Driver.listen` adds a listener.
"""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from play.views import TableView

Kind = Literal["started", "moved", "taken back", "taken up", "reminded", "woken", "rested", "over"]
ENDS: Mapping[str, Kind] = MappingProxyType({"over": "over", "resting": "rested"})
"""The kind of change that is reported for tables in those states, whatever was done."""


class TableChanged(NamedTuple):
    """What has happened at a table: it was started, somebody moved, left, took a move back or was reminded,
    it was put to rest or goes on after that, it is taken up after a restart, or it is over.

    The view has the steps since the last decision of a member.
    """

    kind: Kind
    view: TableView


Listener = Callable[[TableChanged], Awaitable[None]]
