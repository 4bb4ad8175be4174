"""A match without Discord: everything between a member's wish and what is saved of it.

Tables and the one path of a move, the driver that lets the computer go on and tells of every change,
challenges, lobbies, offers, settings, clocks, results and ratings, fair dice. All refusals are raised here.
"""

from collections.abc import Callable, Collection
from datetime import UTC, datetime
from typing import Self

from play.challenges import Challenges
from play.driver import Driver
from play.lobbies import Lobbies
from play.offers import Offers
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
        self.tables = Tables(store, now)
        self.driver = Driver(self.tables)
        self.challenges = Challenges(store, now)
        self.lobbies = Lobbies(store, now)
        self.offers = Offers(self.driver)
        self.settings = Settings(store, languages, themes)
        self.timekeeper = Timekeeper(self.driver)

    @classmethod
    async def open(cls, url: str, *, languages: Collection[str], themes: Collection[str]) -> Self:
        """Everything on the database at that address."""
        return cls(await Store.open(url), languages=languages, themes=themes)

    async def close(self) -> None:
        self.tables.close()
        await self.store.close()
