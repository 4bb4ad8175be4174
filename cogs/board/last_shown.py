"""What this process has shown of each table: enough to decide where the next board goes.

Nothing that matters is kept only here: if it is forgotten, a board is posted that could have been edited.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256

from store.records import Table

MOST_TABLES = 10_000
"""How many tables are remembered, those touched last."""
MOST_GATHERED = 10_000
"""How many members are remembered who were in a lobby, those there last."""
LONGEST_NONCE = 25


def nonce_of(table: Table, what: str) -> str:
    """The nonce by which Discord recognises a message about a table that it has taken already.

    It is the same after a restart, as the bot may have been killed before it could note what was sent. It
    depends on when the table started, as a table of another database may have the same number.
    """
    of_table = f"{table.id} {table.channel_id} {table.started_at.timestamp()} {what}"
    return sha256(of_table.encode()).hexdigest()[:LONGEST_NONCE]


@dataclass(slots=True)
class LastShown:
    """The board of one table as it was last shown here."""

    channel_id: int
    version: int = -1
    message_id: int | None = None
    posted_at: datetime | None = None
    """When the message was posted, if this process posted it."""
    below: int = 0
    """How many messages of people and other bots are below it."""
    seen: dict[int, datetime] = field(default_factory=dict)
    """When each member of a team last did something there."""


class Shown:
    """The boards that this process has shown lately."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._tables: OrderedDict[int, LastShown] = OrderedDict()
        self._playing: dict[int, int] = {}
        """The table that is played on in each channel, if it was shown here."""
        self._gathered: OrderedDict[int, datetime] = OrderedDict()
        """When each member last did something in a lobby."""

    def of(self, table: Table) -> LastShown:
        """The record of a table, which the caller may change."""
        last = self._tables.setdefault(table.id, LastShown(table.channel_id))
        self._tables.move_to_end(table.id)
        if len(self._tables) > MOST_TABLES:
            forgotten, record = self._tables.popitem(last=False)
            if self._playing.get(record.channel_id) == forgotten:
                del self._playing[record.channel_id]
        return last

    def is_current(self, table: Table) -> bool:
        """Whether that version of a table, or a newer one, could be shown."""
        return self.of(table).version >= table.version

    def note_shown(self, table: Table, message_id: int) -> None:
        """Note which message shows that version of a table."""
        last = self.of(table)
        if message_id != last.message_id:
            last.message_id, last.below, last.posted_at = message_id, 0, None
        last.version = max(last.version, table.version)
        if table.state == "playing":
            self._playing[table.channel_id] = table.id
        elif self._playing.get(table.channel_id) == table.id:
            del self._playing[table.channel_id]

    def note_posted(self, table: Table, message_id: int) -> None:
        """Note a board that was just posted, below everything else."""
        self.note_shown(table, message_id)
        self.of(table).posted_at = self._now()

    def note_message(self, channel_id: int) -> None:
        """Note that somebody wrote in a channel, below the board of the game there, if it was shown here."""
        last = self._tables.get(self._playing.get(channel_id, 0))
        if last is not None:
            last.below += 1

    def note_gathered(self, member_id: int) -> None:
        """Note that a member did something in a lobby: opened it, joined, or started its game."""
        self._gathered[member_id] = self._now()
        self._gathered.move_to_end(member_id)
        if len(self._gathered) > MOST_GATHERED:
            self._gathered.popitem(last=False)

    def note_seen(self, table: Table, member_id: int | None) -> None:
        """Note that a member of a team was there."""
        if table.in_teams and table.state == "playing" and member_id is not None:
            self.of(table).seen[member_id] = self._now()

    def last_seen(self, table: Table, member_id: int) -> datetime | None:
        """When a member of a team was last there: at the table, or in a lobby before the game began."""
        if (seen := self.of(table).seen.get(member_id)) is not None:
            return seen
        gathered = self._gathered.get(member_id)
        return gathered if gathered is not None and gathered <= table.started_at else None
