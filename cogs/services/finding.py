"""The table that a command or a control is about: never one of another channel."""

import discord

from cogs.people import place_of
from engine import Position, parse_position
from play.refusals import Refusal
from play.turns import check_awake
from store.records import Table
from store.tables import TableStore


class TableFinder:
    """Finds tables by channel or by number."""

    def __init__(self, tables: TableStore) -> None:
        self._tables = tables

    async def find(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> Table:
        """The table with that number, or this channel's table of that game: what is on, or the last one.

        Raises `Refusal`, also if another game is on.
        """
        if table_id is not None:
            return await self.reach(interaction, game, table_id)
        table = await self._tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.game != game:
            if table.state == "playing":
                raise Refusal("channel-taken", game=table.game)
            table = await self._tables.in_channel(table.channel_id, game)
        if table is None:
            raise Refusal("no-table")
        return table

    async def reach(self, interaction: discord.Interaction, game: str, table_id: int) -> Table:
        """The table with that number in this channel. Raises `Refusal`, also for a table of elsewhere."""
        try:
            table = await self._tables.get(table_id)
        except KeyError:
            raise Refusal("no-table") from None
        if not place_of(interaction).has(table, game):
            raise Refusal("no-table")
        return table

    async def is_bystander(self, interaction: discord.Interaction, table: Table) -> bool:
        """Whether another game is on in this channel, which the member does not play."""
        if table.state == "playing" and table.channel_id == interaction.channel_id:
            return False  # this table's game is on, so no other can be
        here = await self._tables.in_channel(interaction.channel_id or 0)
        if here is None or here.id == table.id or here.state != "playing":
            return False
        return here.side_of(interaction.user.id) is None

    async def find_played(self, interaction: discord.Interaction, game: str) -> Table:
        """The table of that game that is being played in this channel. Raises `Refusal`."""
        table = await self._tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.state == "playing":
            if table.game == game:
                return table
            raise Refusal("channel-taken", game=table.game)
        if table is not None and table.game == game:
            check_awake(table, interaction.user.id)
        raise Refusal("no-table")

    async def find_resting(self, interaction: discord.Interaction, game: str, table_id: int | None) -> Table:
        """The table with that number, or the member's last one of that game here that was put to rest.

        Raises `Refusal` if there is none at all.
        """
        if table_id is None:
            here, by = interaction.channel_id or 0, interaction.user.id
            if (table := await self._tables.at_rest(here, game, by)) is not None:
                return table
        return await self.find(interaction, game, table_id)

    async def position_here(self, interaction: discord.Interaction, game: str) -> Position | None:
        """The position of this channel's game, for suggestions."""
        try:
            table = await self.find_played(interaction, game)
        except Refusal:
            return None
        return parse_position(table.game, table.notation)
