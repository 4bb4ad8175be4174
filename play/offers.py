"""What the two players of a game without dice can agree on: a draw, and to take the last move back.

An offer has the ply at which it was made: it holds until the game goes on.
"""

from typing import Literal, NamedTuple

from engine import SIDES
from engine.log import BACK
from play.driver import Driver
from play.refusals import Refusal
from play.turns import check_answer, check_offer
from play.views import TableView
from store.records import Table

What = Literal["draw", "takeback"]
Fate = Literal["accepted", "declined", "withdrawn", "lapsed"]

TOO_LATE = ("game-over", "game-resting", "offer-lapsed")
"""The codes of refusals that mean that an offer can no longer be answered."""


class Offer(NamedTuple):
    """What a side wants to agree on, and at which ply it asked."""

    game: str
    table: int
    ply: int
    what: What
    side: int


class Offers:
    """Makes offers and takes the answers to them."""

    def __init__(self, driver: Driver) -> None:
        self._driver, self._tables = driver, driver.tables

    async def make(self, what: What, table: Table, member_id: int) -> Offer:
        """The offer of a member to the other side of that table. Raises `Refusal`."""
        side = check_offer(table, None, member_id)
        if what == "takeback":
            await self._tables.check_take_back(table, side)
        elif table.seat(1 - side).level is not None:
            raise Refusal("draw-not-with-computer")
        return Offer(table.game, table.id, table.ply, what, side)

    async def accept(self, offer: Offer, member_id: int) -> TableView:
        """Agree to what was offered. Raises `Refusal`."""
        if offer.what == "draw":
            return await self._driver.agree_draw(offer.table, offer.ply, member_id, offer.side)
        return await self._driver.take_back(offer.table, offer.ply, member_id, offer.side)

    async def take_back_at_once(self, offer: Offer, member_id: int) -> TableView:
        """Take a move back against the computer, which always agrees. Raises `Refusal`."""
        return await self._driver.take_back(offer.table, None, member_id, offer.side)

    async def check_decline(self, offer: Offer, member_id: int) -> Table:
        """The table, if that member may decline what was offered there. Raises `Refusal`."""
        table = await self._find_table(offer)
        check_answer(table, offer.ply, member_id, offer.side)
        return table

    async def check_withdraw(self, offer: Offer, member_id: int) -> Table:
        """The table, if that member may withdraw what was offered there. Raises `Refusal`."""
        table = await self._find_table(offer)
        if check_offer(table, offer.ply, member_id) != offer.side:
            raise Refusal("offer-not-yours-to-withdraw")
        return table

    async def look_back(self, offer: Offer) -> tuple[Table, Fate]:
        """What has become of an offer that can no longer be answered."""
        table = await self._find_table(offer)
        return table, "accepted" if await self._was_accepted(table, offer) else "lapsed"

    async def _find_table(self, offer: Offer) -> Table:
        try:
            return await self._tables.store.tables.get(offer.table)
        except KeyError:
            raise Refusal("no-table") from None

    async def _was_accepted(self, table: Table, offer: Offer) -> bool:
        """Whether the next thing that happened at the table was what the offer asked for."""
        if offer.what == "draw":
            return table.reason == "agreed" and table.ply == offer.ply
        since = (await self._tables.store.tables.log(table.id))[offer.ply :]
        return bool(since) and since[0].token == BACK + SIDES[offer.side]
