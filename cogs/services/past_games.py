"""Finds finished games: by number, this channel's last one, or among the member's own."""

import discord
from discord import app_commands

from cogs.answers import MOST_SUGGESTIONS, Answers, suggest
from cogs.matches import LONGEST_NUMBER, labels_of, parse_number, result_of
from cogs.rights import may_see
from play.refusals import Refusal
from store.records import Table
from store.tables import TableStore
from words import Say, shorten

LONGEST_SUGGESTED_NAME = 40


class PastGames:
    """Finds finished games that a member may see."""

    def __init__(self, tables: TableStore, answers: Answers) -> None:
        self._tables = tables
        self._answers = answers

    async def find(self, interaction: discord.Interaction, game: str, number: str | None) -> Table:
        """The game with that number, or the last one of this kind here. Raises `Refusal`."""
        if number is not None:
            table = await self._numbered(interaction, number)
            _check_kind(game, table)
            return table
        last = await self._tables.in_channel(interaction.channel_id or 0, game)
        if last is None:
            raise Refusal("no-table")
        return last

    async def _numbered(self, interaction: discord.Interaction, number: str) -> Table:
        """The game with that number, if this member may see it here. Raises `Refusal`."""
        unknown = Refusal("replay-unknown", number=shorten(number, LONGEST_NUMBER))
        try:
            table = await self._tables.get(parse_number(number))
        except KeyError:
            raise unknown from None
        if not may_see(interaction, table):
            raise unknown
        return table

    async def suggest(
        self, interaction: discord.Interaction, game: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The member's own last games of this kind."""
        say, member_id = await self._answers.say(interaction, game), interaction.user.id
        played = await self._tables.finished_by(member_id, MOST_SUGGESTIONS, game)
        return suggest([(_label(each, member_id, say), str(each.id)) for each in played], typed)


def _check_kind(game: str, table: Table) -> None:
    """Raise `Refusal` for a game of another kind, which has another command."""
    if table.game != game:
        raise Refusal("replay-other-game", number=str(table.id), game=table.game)


def _label(table: Table, member_id: int, say: Say) -> str:
    """A game of a member as a suggestion says it."""
    side = table.side_of(member_id) or 0
    return say(
        "replay-choice",
        number=str(table.id),
        opponents=shorten(labels_of(table, 1 - side, say), LONGEST_SUGGESTED_NAME),
        result=result_of(table, side, say),
        date=table.moved_at.date().isoformat(),
    )
