"""Finished games as animated pictures."""

from io import BytesIO
from typing import NamedTuple

import discord
from discord import ui
from discord.utils import format_dt

from cogs.answers import (
    Answers,
    acknowledge,
    drop_answer,
    is_pressed_in_private,
    post,
    tell,
    tell_meanwhile,
)
from cogs.controls.components import buttons_view, control_button
from cogs.controls.kinds import ReplayAt
from cogs.matches import labels_of, score_of
from cogs.services.films import Films
from cogs.services.finding import TableFinder
from cogs.services.past_games import PastGames
from cogs.services.progress import Progress
from play.earlier_rules import is_earlier
from play.flood_limits import Limits
from play.refusals import Refusal
from play.views import hidden_from
from render.replay import Replay
from store.records import Table
from words import LONGEST_ALT, Language, Say, escape_name, shorten, word_game, word_score


class ShownFilm(NamedTuple):
    """What the message with a film consists of."""

    words: str
    picture: discord.File
    view: ui.View


class Replays:
    """Shows finished games again."""

    def __init__(
        self, limits: Limits, answers: Answers, films: Films, past_games: PastGames, finder: TableFinder
    ) -> None:
        self._limits = limits
        self._finder = finder
        self._answers = answers
        self._films = films
        self._past_games = past_games

    async def show(
        self,
        interaction: discord.Interaction,
        game: str,
        table_id: int | None = None,
        *,
        number: str | None = None,
    ) -> None:
        """Show the game with that number, or this channel's last one, as an animated picture.

        While another game is on there, members who do not play it see the film in private.
        """
        await acknowledge(interaction, slow=True)
        number = str(table_id) if table_id is not None else number
        table = await self._past_games.find(interaction, game, number)
        if table.state == "playing" or hidden_from(table):  # racks stay hidden while a game is at rest
            raise Refusal("replay-after-the-game")
        with self._limits.one_at_a_time("replay", interaction.user.id):
            self._limits.spend("replay", interaction.user.id)
            alone = await self._finder.is_bystander(interaction, table)
            try:
                await (self._show_alone if alone else self._show_to_all)(interaction, table)
            except Exception:
                if is_pressed_in_private(interaction):  # progress may have been told in the menu
                    await drop_answer(interaction)
                raise

    async def _show_alone(self, interaction: discord.Interaction, table: Table) -> None:
        """Show the film to the one who asked, like any other private answer. Raises `Refusal`."""
        language = await self._answers.own_language(interaction)
        say = await self._answers.say(interaction, table.game)
        shown = _word_film(await self._find(interaction, table, language), table, say)
        await tell(interaction, shown.words, shown.view, shown.picture)

    async def _show_to_all(self, interaction: discord.Interaction, table: Table) -> None:
        """Show the film to everybody; only the one who asked sees the progress. Raises `Refusal`."""
        language = await self._answers.public_language(interaction)
        say = await self._answers.say_to_all(interaction, table.game)
        shown = _word_film(await self._find(interaction, table, language), table, say)
        await post(interaction, content=shown.words, file=shown.picture, view=shown.view)
        await drop_answer(interaction)

    async def _find(self, interaction: discord.Interaction, table: Table, language: Language) -> Replay:
        """The film, made off the event loop; the progress is told if it takes a while. Raises `Refusal`."""
        say = await self._answers.say(interaction, table.game)

        async def tell_progress(percent: int) -> None:
            await tell_meanwhile(interaction, say("replay-making", percent=percent))

        progress = Progress(tell_progress)
        try:
            film = await self._films.find(table, language, progress)
        finally:
            await progress.finish()
        if film is None:
            raise Refusal("replay-nothing")
        return film


def _word_film(film: Replay, table: Table, say: Say) -> ShownFilm:
    """A film as it is shown: with its game, and a button to its single steps."""
    alt = shorten(say("replay-alt", count=film.frames, **_match(table, say)), LONGEST_ALT)
    when = format_dt(table.started_at, "D")
    words = say("replay-done", when=when, **_match(table, say, escaped=True))
    if is_earlier(table):
        words = f"{words}\n{say('replay-earlier-rules')}"
    opens = control_button(ReplayAt(table.game, table.id, "open", 0), say("replay-steps"))
    return ShownFilm(
        words, discord.File(BytesIO(film.data), film.name, description=alt), buttons_view([opens])
    )


def _match(table: Table, say: Say, *, escaped: bool = False) -> dict[str, str]:
    a, b = (_crowned(table, side, say, escaped=escaped) for side in (0, 1))
    score = word_score(score_of(table), 0, say)
    return {"number": str(table.id), "game": word_game(table.game, say), "a": a, "b": b, "score": score}


def _crowned(table: Table, side: int, say: Say, *, escaped: bool) -> str:
    """A side, with a cup if it has won."""
    name = labels_of(table, side, say)
    name = escape_name(name) if escaped else name
    return f"🏆 {name}" if table.winner == side else name
