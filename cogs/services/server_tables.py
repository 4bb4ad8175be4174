"""The games that are on in a server, for everybody; and ending them, for those who manage it."""

from collections.abc import Iterator
from typing import NamedTuple, cast

import discord
from discord import app_commands, ui
from discord.utils import format_dt

from cogs.answers import Answers, acknowledge, in_messages, replace_answer, suggest, tell
from cogs.controls.components import ControlButton, buttons_view, control_button
from cogs.controls.kinds import EndTable, TablesPage
from cogs.matches import labels_of, name_of, parse_number, score_of
from cogs.rights import channel_of, may_manage, may_see
from cogs.services.clearing import Clearing
from engine import GameError, parse_position
from play import Play
from play.refusals import Refusal
from play.turns import seat_to_play
from store.records import Table
from words import Say, escape_name, shorten, word_game, word_score

LONGEST_PAGE = 1800
"""The longest list of tables: leaves room in a message for what is above and below it."""
LONGEST_SUGGESTED_NAME = 20
MOST_TABLES = 100
"""How many of the games that are on in a server are listed, those moved last."""


class Page(NamedTuple):
    """A page of the list as it is sent."""

    text: str
    view: ui.View


class ServerTables:
    """Lists the tables of a server, and ends them."""

    def __init__(self, play: Play, clearing: Clearing, answers: Answers) -> None:
        self._play = play
        self._clearing = clearing
        self._answers = answers

    # The games that are on

    async def show(self, interaction: discord.Interaction) -> None:
        """Show the first page of the tables."""
        await acknowledge(interaction)
        page = await self._page(interaction, 1)
        await tell(interaction, page.text, page.view)

    async def turn(self, interaction: discord.Interaction, control: TablesPage) -> None:
        """Turn to another page of the tables."""
        await interaction.response.defer()
        page = await self._page(interaction, control.page)
        await interaction.edit_original_response(content=page.text, view=page.view)

    async def _page(self, interaction: discord.Interaction, number: int) -> Page:
        """A page of the tables that this member may see, with buttons to the ones before and after it."""
        say = await self._answers.say(interaction)
        tables = await self._play.store.tables.of_guild(interaction.guild_id or 0, MOST_TABLES)
        lines = [_line(table, say) for table in tables if may_see(interaction, table)]
        if not lines:
            return Page(say("tables-none"), buttons_view([]))
        pages = in_messages("\n".join(lines), LONGEST_PAGE)
        number = min(max(number, 1), len(pages))
        title = say("tables-title", count=len(lines), page=number, pages=len(pages))
        return Page(f"{title}\n{pages[number - 1]}", buttons_view(list(_turns(number, len(pages), say))))

    # Ending a game

    async def ask_end(self, interaction: discord.Interaction, number: str | None) -> None:
        """Ask once whether to end the game, of this channel if no number is given."""
        await acknowledge(interaction)
        table = await self._choose(interaction, number)
        await self._clearing.check(interaction, table)
        say = await self._answers.say(interaction)
        button = control_button(EndTable(table.id), say("tables-end-yes"), style=discord.ButtonStyle.danger)
        a, b = (escape_name(labels_of(table, side, say)) for side in (0, 1))
        game, where = word_game(table.game, say), f"<#{table.channel_id}>"
        await tell(
            interaction, say("tables-end-sure", game=game, a=a, b=b, where=where), buttons_view([button])
        )

    async def end(self, interaction: discord.Interaction, control: EndTable) -> None:
        """End the game."""
        await interaction.response.defer()
        table = await self._choose(interaction, str(control.table))
        await self._clearing.check(interaction, table)
        ended = await self._clearing.end(table, interaction.user.id)
        await replace_answer(interaction, (await self._answers.say(interaction))("tables-end-done"))
        await self._clearing.show_end(ended)

    async def _choose(self, interaction: discord.Interaction, number: str | None) -> Table:
        """The game with that number, if it is on and of this server; else of this channel."""
        if number is None:
            here = await self._play.store.tables.in_channel(interaction.channel_id or 0)
            if here is None or here.state != "playing":
                raise Refusal("tables-none-here")
            return here
        try:
            table = await self._play.store.tables.get(parse_number(number))
        except KeyError:
            raise Refusal("tables-unknown") from None
        if interaction.guild is None or table.guild_id != interaction.guild_id:
            raise Refusal("tables-unknown")
        if table.state != "playing":
            raise Refusal("tables-over")
        return table

    async def suggest(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The tables that this member may end."""
        say, guild = await self._answers.say(interaction), cast(discord.Guild, interaction.guild)
        tables = await self._play.store.tables.of_guild(guild.id, MOST_TABLES)
        offered = [
            (_label(table, guild, say), str(table.id))
            for table in tables
            if may_manage(interaction, channel_of(guild, table)) and await self._may_clear(interaction, table)
        ]
        return suggest(offered, typed)

    async def _may_clear(self, interaction: discord.Interaction, table: Table) -> bool:
        try:
            await self._play.tables.check_may_clear(table, interaction.user.id)
        except Refusal:
            return False
        return True


def _turns(page: int, pages: int, say: Say) -> Iterator[ControlButton]:
    for other, label in ((page - 1, "page-before"), (page + 1, "page-after")):
        if 1 <= other <= pages:
            yield control_button(TablesPage(other), say(label))


def _line(table: Table, say: Say) -> str:
    """A table in a line, with a link to its board, or to its channel if none was shown yet."""
    channel = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    a, b = (escape_name(labels_of(table, side, say)) for side in (0, 1))
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
    """The score and whose turn it is, as far as that can be read."""
    try:
        seat = seat_to_play(table, parse_position(table.game, table.notation))
    except GameError:
        return say("tables-stuck")
    score = word_score(score_of(table), 0, say)
    return score if seat is None else say("tables-state", score=score, name=escape_name(name_of(seat, say)))


def _label(table: Table, guild: discord.Guild, say: Say) -> str:
    """A table as a suggestion says it."""
    channel = guild.get_channel_or_thread(table.channel_id)
    a, b = (shorten(labels_of(table, side, say), LONGEST_SUGGESTED_NAME) for side in (0, 1))
    where = "" if channel is None else f" · #{channel.name}"
    return say("tables-choice", number=str(table.id), game=word_game(table.game, say), a=a, b=b) + where
