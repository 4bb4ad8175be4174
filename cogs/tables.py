"""`/tables`: what is being played on a server, for everybody; and an end to it, for those who manage."""

from typing import Any, cast

import discord
from discord import app_commands, ui
from discord.utils import format_dt

from bot.app import Boulo
from cogs.answers import Interaction, in_messages, politely
from cogs.controls import Remade, suggest
from cogs.ending import EndingCog
from cogs.matches import names, parse_number, score_of
from cogs.rights import channel_of, may_manage, may_see
from cogs.words import word
from engine import GameError, parse_position
from play.refusals import Refusal
from play.tables import Moved
from store.records import Table
from words import Say, escape_name, shorten, word_game, word_score

LONGEST_PAGE = 1800
"""Leaves room in a message for what stands above and below the tables."""


class EndButton(Remade, ui.DynamicItem[ui.Button[Any]], template=r"e:(?P<table>\d+)"):
    """Ends a game that somebody else plays, after having been asked once."""

    def __init__(self, table: int, **look: Any) -> None:
        self.table = table
        super().__init__(ui.Button(custom_id=f"e:{table}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        await _cog(interaction).end_now(interaction, self.table)


class ListButton(Remade, ui.DynamicItem[ui.Button[Any]], template=r"e:page:(?P<page>\d+)"):
    """Turns to another page of the tables."""

    def __init__(self, page: int, **look: Any) -> None:
        self.page = page
        super().__init__(ui.Button(custom_id=f"e:page:{page}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        await _cog(interaction).turn_list(interaction, self.page)


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class TablesCog(
    EndingCog,
    name="tables",
    group_name=word("command-tables"),
    group_description=word("command-tables-description"),
):
    """Lists the tables of a server, and ends them."""

    def __init__(self, bot: Boulo) -> None:
        self.bot = bot

    # What is being played

    @app_commands.command(name=word("command-list"), description=word("command-list-description"))
    @politely
    async def list_tables(self, interaction: Interaction) -> None:
        text, view = await self._page(interaction, 1)
        await self.tell(interaction, text, view)

    @politely
    async def turn_list(self, interaction: Interaction, page: int) -> None:
        await interaction.response.defer()
        text, view = await self._page(interaction, page)
        await interaction.edit_original_response(content=text, view=view)

    async def _page(self, interaction: Interaction, page: int) -> tuple[str, ui.View]:
        """A page of the tables that this member may see, with buttons to the ones before and after it."""
        say, view = self.say(interaction), ui.View(timeout=None)
        tables = await self.bot.tables.store.tables_of_guild(interaction.guild_id or 0)
        lines = [_line(table, say) for table in tables if may_see(interaction, table)]
        if not lines:
            return say("tables-none"), view
        pages = in_messages("\n".join(lines), LONGEST_PAGE)
        page = min(page, len(pages))
        title = say("tables-title", count=len(lines), page=page, pages=len(pages))
        for other, label in ((page - 1, "page-before"), (page + 1, "page-after")):
            if 1 <= other <= len(pages):
                view.add_item(ListButton(other, label=say(label)))
        return f"{title}\n{pages[page - 1]}", view

    # Ending a game

    @app_commands.command(name=word("command-end"), description=word("command-end-description"))
    @app_commands.rename(table=word("option-table"))
    @app_commands.describe(table=word("option-table-description"))
    @politely
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask once whether to end the game, of this channel if none is given."""
        chosen = await self._chosen(interaction, table)
        await self.check_may_end(interaction, chosen)
        say, view = self.say(interaction), ui.View(timeout=None)
        view.add_item(EndButton(chosen.id, label=say("tables-end-yes"), style=discord.ButtonStyle.danger))
        a, b = (escape_name(names(chosen, side)) for side in (0, 1))
        game, where = word_game(chosen.game, say), f"<#{chosen.channel_id}>"
        await self.tell(interaction, say("tables-end-sure", game=game, a=a, b=b, where=where), view)

    @politely
    async def end_now(self, interaction: Interaction, table_id: int) -> None:
        table = await self._chosen(interaction, str(table_id))
        await self.check_may_end(interaction, table)
        await interaction.response.defer()
        ended = await self.end_table(table, interaction.user.id)
        await self.replace_answer(interaction, self.say(interaction)("tables-end-done"))
        await self.show_end(ended)

    @end.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The tables that this member may end."""
        say, guild = self.say(interaction), cast(discord.Guild, interaction.guild)
        tables = await self.bot.tables.store.tables_of_guild(guild.id)
        offered = [
            (_label(table, guild, say), str(table.id))
            for table in tables
            if may_manage(interaction, channel_of(guild, table))
            and not await self.counts_for(interaction.user.id, table)
        ]
        return suggest(offered, typed)

    async def _chosen(self, interaction: Interaction, number: str | None) -> Table:
        """The game with that number, if it is on and of this server; else of this channel."""
        store = self.bot.tables.store
        if number is None:
            here = await store.table_in(interaction.channel_id or 0)
            if here is None or here.state != "playing":
                raise Refusal("tables-none-here")
            return here
        try:
            table = await store.table(parse_number(number))
        except KeyError:
            raise Refusal("tables-unknown") from None
        if table.guild_id != interaction.guild_id:
            raise Refusal("tables-unknown")
        if table.state != "playing":
            raise Refusal("tables-over")
        return table


def _line(table: Table, say: Say) -> str:
    """A table in a line, with a link to its board, or to its channel if none was shown yet."""
    channel = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    a, b = (escape_name(names(table, side)) for side in (0, 1))
    return say(
        "tables-line",
        number=str(table.id),
        game=word_game(table.game, say),
        a=a,
        b=b,
        state=_state(table, say),
        when=format_dt(table.moved_at, "R"),
        link=f"<#{table.channel_id}>" if table.message_id is None else f"{channel}/{table.message_id}",
    )


def _state(table: Table, say: Say) -> str:
    """How it stands and whose turn it is, as far as that can be read."""
    try:
        seat = Moved(table, parse_position(table.game, table.notation), ()).seat
    except GameError:
        return say("tables-stuck")
    score = word_score(score_of(table), 0, say)
    return score if seat is None else say("tables-state", score=score, name=escape_name(seat.name))


def _label(table: Table, guild: discord.Guild, say: Say) -> str:
    """A table as a suggestion says it."""
    channel = guild.get_channel_or_thread(table.channel_id)
    a, b = (shorten(names(table, side), 20) for side in (0, 1))
    where = "" if channel is None else f" · #{channel.name}"
    return say("tables-choice", number=str(table.id), game=word_game(table.game, say), a=a, b=b) + where


def _cog(interaction: discord.Interaction) -> Any:
    return cast(Boulo, interaction.client).get_cog("tables")


async def setup(bot: Boulo) -> None:
    bot.add_dynamic_items(EndButton, ListButton)
    await bot.add_cog(TablesCog(bot))
