"""`/tables`: the games that are on in a server, for everybody; and ending them, for those who manage it."""

from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.extension import Bot
from cogs.commands.options import with_options
from cogs.naming import word
from cogs.services.clearing import Clearing
from cogs.services.exclusions import Exclusions
from cogs.services.server_tables import ServerTables


class Services(Protocol):
    """What these commands call."""

    clearing: Clearing
    exclusions: Exclusions
    tables: ServerTables


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class TablesCog(
    commands.GroupCog,
    name="tables",
    group_name=word("command-tables"),
    group_description=word("command-tables-description"),
):
    """Lists the tables of a server, and ends them."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=word("command-list"), description=word("command-list-description"))
    async def list_tables(self, interaction: discord.Interaction) -> None:
        await self.services.tables.show(interaction)

    @app_commands.command(name=word("command-end"), description=word("command-end-description"))
    @with_options("table")
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self.services.tables.ask_end(interaction, table)

    @end.autocomplete("table")
    async def _tables(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.services.tables.suggest(interaction, typed)

    @app_commands.command(name=word("command-exclude"), description=word("command-exclude-description"))
    @with_options("excluded")
    async def exclude(self, interaction: discord.Interaction, excluded: discord.User) -> None:
        await self.services.exclusions.exclude(interaction, excluded)

    @app_commands.command(name=word("command-admit"), description=word("command-admit-description"))
    @with_options("admitted")
    async def admit(self, interaction: discord.Interaction, admitted: discord.User) -> None:
        await self.services.exclusions.admit(interaction, admitted)

    @app_commands.command(name=word("command-excluded"), description=word("command-excluded-description"))
    async def list_excluded(self, interaction: discord.Interaction) -> None:
        await self.services.exclusions.show(interaction)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.services.clearing.clear_deleted(channel)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.services.clearing.clear(payload.thread_id)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(TablesCog(bot.services))
