"""`/history`: the last games of whoever asks, with the numbers by which they can be seen again."""

from discord import app_commands
from discord.ext import commands
from discord.utils import format_dt

from bot.app import Boulo
from cogs.answers import Answering, Interaction, in_messages, politely
from cogs.host import HostCog
from cogs.matches import names, result_of
from cogs.words import word
from store.records import Table
from words import Say, escape_name, word_game

LAST = 10


class HistoryCog(Answering, commands.Cog, name="history"):
    """Tells members what they have played, wherever that was."""

    def __init__(self, bot: Boulo) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-history"), description=word("command-history-description"))
    @politely
    async def history(self, interaction: Interaction) -> None:
        say, member_id = self.say(interaction), interaction.user.id
        played = await self.bot.tables.store.finished_of(member_id, LAST)
        if not played:
            return await self.tell(interaction, say("history-none"))
        lines = [say("history-title"), *(_line(table, member_id, say) for table in played)]
        for part in in_messages("\n".join([*lines, self._hint(played[0], say)])):
            await self.tell(interaction, part)
        return None

    def _hint(self, table: Table, say: Say) -> str:
        """How to see a game again, by the example of one."""
        host = self.bot.get_cog(table.game)
        command = host.command if isinstance(host, HostCog) else table.game
        return say("history-hint", command=command, number=str(table.id))


def _line(table: Table, member_id: int, say: Say) -> str:
    side = table.side_of(member_id) or 0
    return say(
        "history-line",
        number=str(table.id),
        game=word_game(table.game, say),
        opponents=escape_name(names(table, 1 - side)),
        result=result_of(table, side, say),
        when=format_dt(table.moved_at, "R"),
    )


async def setup(bot: Boulo) -> None:
    await bot.add_cog(HistoryCog(bot))
