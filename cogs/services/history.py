"""The last games of whoever asks, with the numbers by which they can be seen again."""

from collections.abc import Sequence

import discord
from discord.utils import format_dt

from cogs.answers import Answers, acknowledge, in_messages, tell
from cogs.games import DiscordGames
from cogs.matches import names, result_of
from store.records import Table
from store.tables import TableStore
from words import Say, escape_name, word_game

LAST = 10


class History:
    """Tells members what they have played, wherever that was."""

    def __init__(self, tables: TableStore, answers: Answers, games: DiscordGames) -> None:
        self._tables = tables
        self._answers = answers
        self._games = games

    async def tell(self, interaction: discord.Interaction) -> None:
        """Tell the last games of the member."""
        await acknowledge(interaction)
        say, member_id = self._answers.say(interaction), interaction.user.id
        played = await self._tables.finished_by(member_id, LAST)
        if not played:
            return await tell(interaction, say("history-none"))
        lines = [say("history-title"), *(_line(table, member_id, say) for table in played)]
        for part in in_messages("\n".join([*lines, self._hint(interaction, played)])):
            await tell(interaction, part)
        return None

    def _hint(self, interaction: discord.Interaction, played: Sequence[Table]) -> str:
        """How to see a game again, by the example of the last one that there still is."""
        shown = next((table for table in played if table.game in self._games), None)
        if shown is None:
            return ""
        return self._answers.say(interaction, shown.game)("history-hint", number=str(shown.id))


def _line(table: Table, member_id: int, say: Say) -> str:
    side = table.side_of(member_id) or 0
    return say(
        "history-line",
        number=str(table.id),
        game=word_game(table.game, say),
        opponents=escape_name(names(table, 1 - side, say)),
        result=result_of(table, side, say),
        when=format_dt(table.moved_at, "R"),
    )
