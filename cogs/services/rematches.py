"""Rematches, with sides swapped."""

from collections.abc import Awaitable, Callable

import discord

from cogs.answers import acknowledge
from cogs.controls.kinds import InThread
from cogs.services.finding import TableFinder
from cogs.services.start import How, Start, in_thread
from engine import find_game
from play.challenges import check_rematch
from play.terms import BY_LOT, Terms, terms_again
from store.records import Table

Ask = Callable[[discord.Interaction, Table, Terms], Awaitable[None]]


class Rematches:
    """Asks those who have played for a rematch: by a challenge or, for teams, by a lobby."""

    def __init__(self, finder: TableFinder, start: Start, challenge: Ask, gather: Ask) -> None:
        self._finder = finder
        self._start = start
        self._challenge = challenge
        self._gather = gather

    async def ask(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Ask the other players for a rematch; against the computer, begin it."""
        await acknowledge(interaction)
        table = await self._finder.find(interaction, game, table_id)
        side = check_rematch(table, interaction.user.id)
        again = terms_again(table, side, None)
        last = await self._start.check(interaction, again, _asked(table, side, again))
        terms = terms_again(table, side, last)
        other = table.seat(1 - side)
        if table.in_teams:
            await self._gather(interaction, table, terms)
        elif other.level is None:
            await self._challenge(interaction, table, terms)
        else:
            side = terms.side if find_game(table.game).begins_by_lot else other.side
            await self._start.begin_alone(interaction, table.game, other.level, terms, last, side)


def _asked(table: Table, side: int, terms: Terms) -> InThread:
    """The control that starts the rematch in a thread, for a channel that is taken."""
    other, terms = table.seat(1 - side), terms._replace(begin=BY_LOT)
    if table.in_teams:
        return in_thread(table.game, "team", terms)
    how: How = "challenge" if other.level is None else "solo"
    return in_thread(table.game, how, terms, other.level or other.member_id)
