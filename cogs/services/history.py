"""The last games of whoever asks, with the numbers by which they can be replayed."""

from collections.abc import Sequence

import discord
from discord.utils import format_dt

from cogs.answers import Answers, acknowledge, in_messages, tell
from cogs.games import DiscordGames
from cogs.matches import labels_of, result_of
from play.dice import has_dice
from store import Store
from store.records import Reviewed, Table
from words import Say, escape_name, word_game
from words.reviews import word_judged

LAST = 10


class History:
    """Lists the games of members, wherever they played them."""

    def __init__(self, store: Store, answers: Answers, games: DiscordGames) -> None:
        self._tables = store.tables
        self._reviews = store.reviews
        self._answers = answers
        self._games = games

    async def tell(self, interaction: discord.Interaction) -> None:
        """List the last games of the member."""
        await acknowledge(interaction)
        say, member_id = await self._answers.say(interaction), interaction.user.id
        played = await self._tables.finished_by(member_id, LAST)
        if not played:
            return await tell(interaction, say("history-none"))
        judged = await self._reviews.of_tables(member_id, [table.id for table in played])
        told = (_line(table, member_id, judged.get(table.id), say) for table in played)
        lines = [say("history-title"), *told]
        for part in in_messages("\n".join([*lines, await self._hint(interaction, played)])):
            await tell(interaction, part)
        return None

    async def _hint(self, interaction: discord.Interaction, played: Sequence[Table]) -> str:
        """How to replay a game, with the number of the last one of a game that still exists."""
        shown = next((table for table in played if table.game in self._games), None)
        if shown is None:
            return ""
        return (await self._answers.say(interaction, shown.game))("history-hint", number=str(shown.id))


def _line(table: Table, member_id: int, judged: Reviewed | None, say: Say) -> str:
    """A game in a line and, if it was reviewed, how lucky and how good the member was."""
    side = table.side_of(member_id) or 0
    played = say(
        "history-line",
        number=str(table.id),
        game=word_game(table.game, say),
        opponents=escape_name(labels_of(table, 1 - side, say)),
        result=result_of(table, side, say),
        when=format_dt(table.moved_at, "R"),
    )
    if judged is None:
        return played
    luck = judged.luck if has_dice(table.game) else None
    return f"{played} · {word_judged(luck, judged.skill, judged.accuracy, say)}"
