"""Finished games as animated pictures."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from contextlib import suppress
from io import BytesIO
from time import perf_counter
from typing import Any

import discord
from discord import app_commands
from discord.utils import format_dt

from cogs.answers import UNREACHED, Interaction, politely
from cogs.board import ending_of
from cogs.controls import MOST, suggest
from cogs.host import HostCog
from cogs.matches import LONGEST_NUMBER, names, parse_number, result_of, score_of
from cogs.rights import may_see
from cogs.words import word
from engine.log import Step
from play.refusals import Refusal
from render.replay import Replay, animate
from store.records import Table
from words import LONGEST_ALT, Say, escape_name, shorten, word_game, word_score

log = logging.getLogger(__name__)

EVERY = 2.0
"""How many seconds pass before it is told, and told again, how far a film is."""


class Progress:
    """Tells how far a film is, asked by the thread that makes it: after a while, and again after as long."""

    def __init__(self, tell: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self._tell, self._loop = tell, asyncio.get_running_loop()
        self._since = perf_counter()
        self._telling: Future[None] | None = None

    def __call__(self, done: int, total: int) -> None:
        if perf_counter() - self._since >= EVERY and (self._telling is None or self._telling.done()):
            self._since = perf_counter()
            self._telling = asyncio.run_coroutine_threadsafe(self._tell(100 * done // total), self._loop)

    async def finish(self) -> None:
        """Wait for what is being told: it must not come after the film."""
        if self._telling is not None:
            await asyncio.wrap_future(self._telling)


class ReplayCog(HostCog):
    """A host that shows finished games again."""

    @app_commands.command(name=word("command-replay"), description=word("command-replay-description"))
    @app_commands.rename(number=word("option-number"))
    @app_commands.describe(number=word("option-number-description"))
    @politely
    async def replay(self, interaction: Interaction, number: str | None = None) -> None:
        """The game with that number, or this channel's last one, as an animated picture."""
        table = await self._chosen(interaction, number)
        if table.state == "playing":
            raise Refusal("replay-after-the-game")
        scenes = await self.bot.tables.scenes(table)
        if not any(scene.events for scene in scenes):
            raise Refusal("replay-nothing")
        await interaction.response.defer(thinking=True)
        try:
            await self._show_film(interaction, table, scenes)
        except Exception:
            with suppress(*UNREACHED):
                await self._take_away(interaction)
            raise

    async def _show_film(self, interaction: Interaction, table: Table, scenes: Sequence[Step]) -> None:
        """Put the film in the place of the answer that says how far it is."""
        say = await self.say_to_all(interaction)
        film = await self._make(interaction, table, scenes, say)
        alt = shorten(say("replay-alt", count=film.frames, **_match(table, say)), LONGEST_ALT)
        shown = say("replay-done", when=format_dt(table.moved_at, "D"), **_match(table, say, escaped=True))
        picture = discord.File(BytesIO(film.data), film.name, description=alt)
        await interaction.edit_original_response(content=shown, attachments=[picture])

    async def _take_away(self, interaction: Interaction) -> None:
        """Leave nothing in public of a film that failed: how far it was would stand there for good."""
        say = await self.say_to_all(interaction)
        # In the place of "thinking" even private words would be public: it has to become a message first.
        await interaction.edit_original_response(content=say(self.sorry))
        await interaction.delete_original_response()

    async def _chosen(self, interaction: Interaction, number: str | None) -> Table:
        """The game with that number, or the last one of this kind here. Raises `Refusal`."""
        if number is not None:
            table = await self._numbered(interaction, number)
            self._check_kind(interaction, table)
            return table
        last = await self.bot.tables.store.table_in(interaction.channel_id or 0, self.game)
        if last is None:
            raise Refusal("no-table")
        return last

    async def _numbered(self, interaction: Interaction, number: str) -> Table:
        """The game with that number, if this member may see it here. Raises `Refusal`."""
        unknown = Refusal("replay-unknown", number=shorten(number, LONGEST_NUMBER))
        try:
            table = await self.bot.tables.store.table(parse_number(number))
        except KeyError:
            raise unknown from None
        if not may_see(interaction, table):
            raise unknown
        return table

    def _check_kind(self, interaction: Interaction, table: Table) -> None:
        """Raise `Refusal` with the right command for a game of another kind."""
        if table.game != self.game:
            right = self.bot.get_cog(table.game)
            command = right.command if isinstance(right, HostCog) else self.command
            game = word_game(table.game, self.say(interaction))
            raise Refusal("replay-other-game", number=str(table.id), game=game, command=command)

    async def _make(self, interaction: Interaction, table: Table, scenes: Sequence[Step], say: Say) -> Replay:
        """Make the film off the event loop; tell how far it is if it takes a while."""

        async def tell(percent: int) -> None:
            try:
                await interaction.edit_original_response(content=say("replay-making", percent=percent))
            except UNREACHED as error:
                log.info("the progress of a replay could not be shown: %s", error)

        progress, stopped = Progress(tell), None if scenes[-1].after.outcome() else ending_of(table)
        try:
            return await asyncio.to_thread(
                animate, scenes, theme=table.theme, stopped=stopped, progress=progress
            )
        finally:
            await progress.finish()

    @replay.autocomplete("number")
    async def _numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The member's own last games of this kind."""
        say = self.say(interaction)
        played = await self.bot.tables.store.finished_of(interaction.user.id, MOST, self.game)
        return suggest([(_label(each, interaction.user.id, say), str(each.id)) for each in played], typed)


def _match(table: Table, say: Say, *, escaped: bool = False) -> dict[str, str]:
    a, b = (
        ("🏆 " if table.winner == side else "")
        + (escape_name(names(table, side)) if escaped else names(table, side))
        for side in (0, 1)
    )
    score = word_score(score_of(table), 0, say)
    return {"number": str(table.id), "game": word_game(table.game, say), "a": a, "b": b, "score": score}


def _label(table: Table, member_id: int, say: Say) -> str:
    """A game of a member's as a suggestion says it."""
    side = table.side_of(member_id) or 0
    return say(
        "replay-choice",
        number=str(table.id),
        opponents=shorten(names(table, 1 - side), 40),
        result=result_of(table, side, say),
        date=table.moved_at.date().isoformat(),
    )
