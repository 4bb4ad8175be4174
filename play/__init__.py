"""A match without Discord: everything between what a member wants to do and what is saved.

Tables and the one path of a move, the driver that lets the computer go on and reports every change,
challenges, lobbies, offers, settings, blocks, clocks, results and ratings, fair dice. All refusals are raised
here.
"""

from collections.abc import Callable, Collection
from datetime import UTC, datetime
from typing import Self

from play.blocks import Blocks
from play.challenges import Challenges
from play.cleaning import Cleaning
from play.driver import Driver
from play.flood_limits import Limits
from play.hints import Hints
from play.learners import Learners
from play.lobbies import Lobbies
from play.offers import Offers
from play.preferences import Preferences
from play.privacy import Privacy
from play.reviewing import Reviewing
from play.seeds import Seeds
from play.settings import Settings
from play.tables import Tables
from play.timekeeper import Timekeeper
from store import Store

__all__ = ["Play"]


class Play:
    """Everything that can be done, by subject, on one database."""

    def __init__(
        self,
        store: Store,
        *,
        languages: Collection[str],
        themes: Collection[str],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.store = store
        self.now = now
        """The clock that all of them use."""
        self.tables = Tables(store, self._tell_time)
        self.driver = Driver(self.tables)
        self.challenges = Challenges(store, self._tell_time)
        self.lobbies = Lobbies(store, self._tell_time)
        self.offers = Offers(self.driver)
        self.seeds = Seeds(store)
        self.blocks = Blocks(store)
        self.learners = Learners(store)
        self.limits = Limits(self._tell_time)
        self.hints = Hints(self.tables, self.limits)
        self.settings = Settings(store, languages, themes)
        self.preferences = Preferences(store, languages, themes)
        self.timekeeper = Timekeeper(self.driver)
        self.reviewing = Reviewing(self.tables)
        self.privacy = Privacy(store, self.driver, self._tell_time)
        self.cleaning = Cleaning(store, self.privacy, self._tell_time)

    def _tell_time(self) -> datetime:
        return self.now()

    @classmethod
    async def open(
        cls, url: str, *, languages: Collection[str], themes: Collection[str], alone: bool = False
    ) -> Self:
        """Open the database at that address as `Store.open` does. Raises `DatabaseTrouble`."""
        return cls(await Store.open(url, alone=alone), languages=languages, themes=themes)

    async def close(self) -> None:
        self.tables.close()
        self.reviewing.close()
        await self.store.close()
