"""Messages beside a board, which have to be deleted or changed when the game goes on or ends.

Only those that this process has sent are known: after a restart an offer loses its buttons when somebody
presses one, and a reminder stays.
"""

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_TABLES = 10_000
"""How many tables are remembered; those with the oldest messages are forgotten."""
MOST_OF_A_TABLE = 20


class MessagesBeside(Generic[T]):
    """Remembers the messages beside the boards of each table."""

    def __init__(self) -> None:
        self._of_table: OrderedDict[int, list[T]] = OrderedDict()

    def keep(self, table_id: int, message: T) -> None:
        """Remember a message that was just sent."""
        messages = [*self._of_table.pop(table_id, []), message]
        self._of_table[table_id] = messages[-MOST_OF_A_TABLE:]
        if len(self._of_table) > MOST_TABLES:
            self._of_table.popitem(last=False)

    def forget(self, table_id: int, message: T) -> None:
        """Forget a message that stays as it is."""
        self._of_table[table_id] = [each for each in self._of_table.pop(table_id, []) if each != message]
        if not self._of_table[table_id]:
            del self._of_table[table_id]

    def of(self, table_id: int) -> tuple[T, ...]:
        """The messages of a table that still have to be deleted or changed."""
        return tuple(self._of_table.get(table_id, ()))
