"""Finished games as animated pictures."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from io import BytesIO
from time import perf_counter
from typing import Any

import discord
from discord import app_commands
from discord.utils import format_dt

from cogs.answers import MOST_SUGGESTIONS, UNREACHED, Answers, suggest
from cogs.games import DiscordGames
from cogs.matches import LONGEST_NUMBER, names, parse_number, result_of, score_of
from cogs.rights import may_see
from cogs.services.films import Films
from play import Play
from play.refusals import Refusal
from render.replay import Replay
from store.records import Table
from words import LONGEST_ALT, Say, escape_name, shorten, word_game, word_score

log = logging.getLogger(__name__)

TOLD_EVERY_SECONDS = 2.0
"""How long it takes before it is told, and told again, how far a film is."""
LONGEST_SUGGESTED_NAME = 40


class Progress:
    """Tells how far a film is, in the thread that hears of it: after a while, and again after as long."""

    def __init__(self, tell: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self._tell, self._loop = tell, asyncio.get_running_loop()
        self._since = perf_counter()
        self._telling: Future[None] | None = None

    def __call__(self, done: int, total: int) -> None:
        is_due = perf_counter() - self._since >= TOLD_EVERY_SECONDS
        if is_due and (self._telling is None or self._telling.done()):
            self._since = perf_counter()
            self._telling = asyncio.run_coroutine_threadsafe(self._tell(100 * done // total), self._loop)

    async def finish(self) -> None:
        """Wait for what is being told: it must not come after the film."""
        if self._telling is not None:
            await asyncio.wrap_future(self._telling)


class Replays:
    """Shows finished games again."""

    def __init__(self, play: Play, answers: Answers, films: Films, games: DiscordGames) -> None:
        self._play = play
        self._answers = answers
        self._films = films
        self._games = games

    async def show(
        self,
        interaction: discord.Interaction,
        game: str,
        table_id: int | None = None,
        *,
        number: str | None = None,
    ) -> None:
        """Show the game with that number, or this channel's last one, as an animated picture."""
        table = await self._choose(interaction, game, str(table_id) if table_id is not None else number)
        if table.state == "playing":
            raise Refusal("replay-after-the-game")
        with self._films.one_at_a_time(interaction.user.id):
            self._play.limits.spend("replay", interaction.user.id)
            await interaction.response.defer(thinking=True)
            try:
                await self._show_film(interaction, table)
            except Exception:
                with suppress(*UNREACHED):
                    await self._take_away(interaction, game)
                raise

    async def _show_film(self, interaction: discord.Interaction, table: Table) -> None:
        """Put the film in the place of the answer that says how far it is. Raises `Refusal`."""
        say = await self._answers.say_to_all(interaction, table.game)
        film = await self._find(interaction, table, say)
        if film is None:
            raise Refusal("replay-nothing")
        alt = shorten(say("replay-alt", count=film.frames, **_match(table, say)), LONGEST_ALT)
        when = format_dt(table.started_at, "D")
        shown = say("replay-done", when=when, **_match(table, say, escaped=True))
        picture = discord.File(BytesIO(film.data), film.name, description=alt)
        await interaction.edit_original_response(content=shown, attachments=[picture])

    async def _take_away(self, interaction: discord.Interaction, game: str) -> None:
        """Leave nothing in public of a film that failed: how far it was would stand there for good."""
        say = await self._answers.say_to_all(interaction, game)
        # In the place of "thinking" even private words would be public: it has to become a message first.
        await interaction.edit_original_response(content=say("went-wrong"))
        await interaction.delete_original_response()

    async def _find(self, interaction: discord.Interaction, table: Table, say: Say) -> Replay | None:
        """The film, made off the event loop; tell how far it is if it takes a while."""

        async def tell_progress(percent: int) -> None:
            try:
                await interaction.edit_original_response(content=say("replay-making", percent=percent))
            except UNREACHED as error:
                log.info("the progress of a replay could not be shown: %s", error)

        progress = Progress(tell_progress)
        try:
            return await self._films.find(table, progress)
        finally:
            await progress.finish()

    # Which game

    async def _choose(self, interaction: discord.Interaction, game: str, number: str | None) -> Table:
        """The game with that number, or the last one of this kind here. Raises `Refusal`."""
        if number is not None:
            table = await self._numbered(interaction, number)
            _check_kind(game, table)
            return table
        last = await self._play.store.tables.in_channel(interaction.channel_id or 0, game)
        if last is None:
            raise Refusal("no-table")
        return last

    async def _numbered(self, interaction: discord.Interaction, number: str) -> Table:
        """The game with that number, if this member may see it here. Raises `Refusal`."""
        unknown = Refusal("replay-unknown", number=shorten(number, LONGEST_NUMBER))
        try:
            table = await self._play.store.tables.get(parse_number(number))
        except KeyError:
            raise unknown from None
        if not may_see(interaction, table):
            raise unknown
        return table

    async def suggest(
        self, interaction: discord.Interaction, game: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The member's own last games of this kind."""
        say, member_id = self._answers.say(interaction, game), interaction.user.id
        played = await self._play.store.tables.finished_by(member_id, MOST_SUGGESTIONS, game)
        return suggest([(_label(each, member_id, say), str(each.id)) for each in played], typed)


def _check_kind(game: str, table: Table) -> None:
    """Raise `Refusal` for a game of another kind, which has another command."""
    if table.game != game:
        raise Refusal("replay-other-game", number=str(table.id), game=table.game)


def _match(table: Table, say: Say, *, escaped: bool = False) -> dict[str, str]:
    a, b = (_crowned(table, side, say, escaped=escaped) for side in (0, 1))
    score = word_score(score_of(table), 0, say)
    return {"number": str(table.id), "game": word_game(table.game, say), "a": a, "b": b, "score": score}


def _crowned(table: Table, side: int, say: Say, *, escaped: bool) -> str:
    """A side, with a cup if it has won."""
    name = names(table, side, say)
    name = escape_name(name) if escaped else name
    return f"🏆 {name}" if table.winner == side else name


def _label(table: Table, member_id: int, say: Say) -> str:
    """A game of a member's as a suggestion says it."""
    side = table.side_of(member_id) or 0
    return say(
        "replay-choice",
        number=str(table.id),
        opponents=shorten(names(table, 1 - side, say), LONGEST_SUGGESTED_NAME),
        result=result_of(table, side, say),
        date=table.moved_at.date().isoformat(),
    )
