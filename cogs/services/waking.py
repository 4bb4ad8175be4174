"""Wakes games that were put to rest."""

from contextlib import nullcontext

import discord

from cogs.answers import Answers, acknowledge, drop_answer
from cogs.board.last_shown import Shown
from cogs.services.finding import TableFinder
from cogs.services.start import Start, keep_open
from play import Play
from play.terms import Terms
from play.turns import check_wake
from store.records import Table


class Waking:
    """Lets players go on with games that were put to rest."""

    def __init__(self, play: Play, finder: TableFinder, start: Start, shown: Shown, answers: Answers) -> None:
        self._play = play
        self._finder = finder
        self._start = start
        self._shown = shown
        self._answers = answers

    async def wake(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Let a game go on in its channel, unless another is on there; the board is the answer."""
        await acknowledge(interaction)
        table = await self._finder.find_resting(interaction, game, table_id)
        check_wake(table, interaction.user.id)
        await self._start.check(interaction, Terms(table.options))
        self._play.limits.spend("board", interaction.user.id)
        woken = await self._wake(interaction, table)
        if woken.threaded:
            await keep_open(interaction.channel)
        if self._shown.is_current(woken):
            await drop_answer(interaction)
        else:
            await self._answers.tell_saved(interaction, game)

    async def _wake(self, interaction: discord.Interaction, table: Table) -> Table:
        """Wake a table; one against the computer counts for the limit on such games. Raises `Refusal`."""
        others = [each for each in table.members() if each != interaction.user.id]
        takers = await self._play.blocks.who_take_pings(others, interaction.user.id)
        async with nullcontext() if others else self._start.alone(interaction):
            quiet = len(takers) < len(others)
            return (await self._play.driver.wake(table.id, interaction.user.id, quiet=quiet)).table
