"""What is kept: tables with every action and roll, invitations, results and ratings, settings of servers.

Schema, migrations and queries. Plain values in and out; nothing here knows a rule or Discord.
"""

from typing import Self

from store.blocks import BlockStore
from store.database import Database, open_database, read_revision
from store.guilds import GuildStore
from store.invitations import AlreadyInvited, AskedByOther, Invitation, InvitationGone, InvitationStore
from store.lessons import LessonStore
from store.level_records import LevelRecordStore
from store.preferences import PreferenceStore
from store.privacy import PrivacyStore, StillPlaying
from store.reviews import ReviewStore
from store.rolls import RollStore
from store.seeds import SeedStore
from store.seen import SeenStore
from store.settings import SettingsStore
from store.standings import Overtaken, StandingStore
from store.table_changes import Outdated
from store.tables import ChannelTaken, TableStore
from store.troubles import DatabaseTrouble

__all__ = [
    "AlreadyInvited",
    "AskedByOther",
    "ChannelTaken",
    "DatabaseTrouble",
    "Invitation",
    "InvitationGone",
    "Outdated",
    "Overtaken",
    "StillPlaying",
    "Store",
]


class Store:
    """The database with everything that is asked of it, by subject."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableStore(database)
        self.invitations = InvitationStore(database)
        self.settings = SettingsStore(database)
        self.reviews = ReviewStore(database)
        self.rolls = RollStore(database)
        self.seeds = SeedStore(database)
        self.standings = StandingStore(database)
        self.level_records = LevelRecordStore(database)
        self.preferences = PreferenceStore(database)
        self.lessons = LessonStore(database)
        self.blocks = BlockStore(database)
        self.duties = database.duties
        self.privacy = PrivacyStore(database)
        self.seen = SeenStore(database)
        self.guilds = GuildStore(database)

    @classmethod
    async def open(cls, url: str, *, alone: bool = False) -> Self:
        """Open the database at that address, and bring it to the present form first.

        A bot opens a SQLite file `alone`, which keeps other bots from it. Raises `DatabaseTrouble`.
        """
        return cls(await open_database(url, alone=alone))

    async def check_answers(self) -> None:
        """Raise `DatabaseTrouble` unless the database can be read."""
        await self.database.read(read_revision)

    async def close(self) -> None:
        await self.database.close()
