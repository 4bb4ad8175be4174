"""Hints for whoever is to move: what could be played, why, and where on the board."""

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import ui

from cogs.answers import Answers, acknowledge, show
from cogs.board.pictures import Described
from cogs.services.finding import TableFinder
from engine import Side
from play.hints import Hint
from play.hints import Hints as GivenHints
from play.views import hidden_from
from play.workers import Worker
from players.reasons import reason_for
from render import draw
from words import Say
from words.coach import Told, hint_alt, word_even, word_hint, word_turned


class Composed(NamedTuple):
    """A hint in words, and as a picture if there is something to mark."""

    words: str
    pictures: Sequence[Described] = ()


class Hints:
    """Shows hints to whoever asks, and to nobody else."""

    def __init__(self, hints: GivenHints, finder: TableFinder, answers: Answers, drawing: Worker) -> None:
        self._hints = hints
        self._finder = finder
        self._answers = answers
        self._drawing = drawing

    async def show(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Show what the member could do now."""
        await acknowledge(interaction)
        table = await self._finder.find(interaction, game, table_id)
        hint = await self._hints.give(table, interaction.user.id)
        say, theme = await self._answers.say(interaction, game), await self._answers.theme(interaction, table)
        hidden = hidden_from(table, interaction.user.id)
        composed = await self._drawing.run(_compose, hint, theme, hidden, say)
        view = ui.LayoutView(timeout=None)
        galleries = [picture.gallery() for picture in composed.pictures]
        view.add_item(ui.Container(ui.TextDisplay(composed.words), *galleries))
        await show(interaction, view, *composed.pictures)


def _compose(hint: Hint, theme: str, hidden: Sequence[Side], say: Say) -> Composed:
    """The hint as it is shown: why each action is advised is worked out here, off the event loop."""
    position, (advice, chance, as_good) = hint.position, hint.ranking
    if not advice:
        return Composed(word_even(position, chance, say))
    told = [Told(action, gives, reason_for(position, action)) for action, gives in advice]
    hints = [each.action for each in told]
    seen_from = int(position.turn == "B")
    picture = draw(position, theme=theme, hints=hints, hidden=hidden, seen_from=seen_from)
    words = word_hint(position, told, say, as_good=as_good), word_turned(position.name, seen_from, say)
    described = Described(picture, hint_alt(position, told, say, hidden))
    return Composed("\n".join(filter(None, words)), [described])
