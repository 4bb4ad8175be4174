"""Playing on against the computer from a position of one's own finished games."""

from collections.abc import Sequence

import discord
from discord import app_commands, ui

from cogs.answers import MOST_SUGGESTIONS, Answers, acknowledge, suggest, tell
from cogs.controls.components import LONGEST_LABEL, MOST_OPTIONS, control_menu
from cogs.controls.kinds import PracticeMenu
from cogs.matches import labels_of
from cogs.services.past_games import PastGames
from cogs.services.start import Start
from engine import SIDES
from play.practice import Moment, level_in, moments_of, position_at, side_in
from play.refusals import Refusal
from play.tables import Tables
from play.terms import Terms
from store.records import Table
from words import Say, label, shorten, word_opponent, word_score

LONGEST_NAME = 30


class Practice:
    """Starts games from positions of earlier ones."""

    def __init__(self, tables: Tables, past_games: PastGames, start: Start, answers: Answers) -> None:
        self._tables = tables
        self._past_games = past_games
        self._start = start
        self._answers = answers

    async def begin(
        self,
        interaction: discord.Interaction,
        game: str,
        number: str | None,
        ply: int | None,
        level: str | None = None,
        side: int | None = None,
    ) -> None:
        """Start from that position, on the side that the member had there or asks for."""
        await acknowledge(interaction)
        table = await self._past_games.find(interaction, game, number)
        own = side_in(table, interaction.user.id)
        position = position_at(await self._tables.steps(table), ply, own)
        terms = Terms(table.options, start=str(position))
        last = await self._start.check(interaction, terms)
        level = level_in(table) if level is None else level
        await self._start.begin_alone(interaction, game, level, terms, last, own if side is None else side)

    async def offer(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Show the member, and nobody else, the positions in which they had to decide."""
        await acknowledge(interaction)
        table = await self._past_games.find(interaction, game, None if table_id is None else str(table_id))
        own, say = side_in(table, interaction.user.id), await self._answers.say(interaction, game)
        moments = spread(moments_of(await self._tables.steps(table), own), MOST_OPTIONS)
        if not moments:
            raise Refusal("replay-nothing")
        options = [
            discord.SelectOption(label=_word(table, each, say), value=str(each.ply)) for each in moments
        ]
        menu = ui.View(timeout=None)
        menu.add_item(control_menu(PracticeMenu(game, table.id), options, say("practice-choose")))
        await tell(interaction, say("practice-how", opponent=word_opponent(level_in(table), say)), menu)

    async def choose(
        self, interaction: discord.Interaction, control: PracticeMenu, values: Sequence[str]
    ) -> None:
        """Start from the position that was chosen in the menu."""
        await self.begin(interaction, control.game, str(control.table), int(values[0]))

    async def suggest(
        self, interaction: discord.Interaction, game: str, number: str | None, typed: str
    ) -> list[app_commands.Choice[int]]:
        """The member's own decisions in a game; once something is typed, all decisions that match it."""
        say, member_id = await self._answers.say(interaction, game), interaction.user.id
        try:
            table = await self._past_games.find(interaction, game, number)
            own = side_in(table, member_id)
        except Refusal:
            return []
        steps = await self._tables.steps(table)
        moments = moments_of(steps) if typed else spread(moments_of(steps, own), MOST_SUGGESTIONS)
        fitting = suggest([(_word(table, each, say), str(each.ply)) for each in moments], typed)
        return [app_commands.Choice(name=each.name, value=int(each.value)) for each in fitting]


def spread(moments: Sequence[Moment], most: int) -> Sequence[Moment]:
    """At most `most` of the moments, spread evenly from the first to the last."""
    if len(moments) <= most:
        return moments
    return [moments[number * (len(moments) - 1) // (most - 1)] for number in range(most)]


def _word(table: Table, moment: Moment, say: Say) -> str:
    """A position as a menu says it: its place in the game, the score, and what was done there."""
    before = moment.step.before
    said = say(
        "practice-moment",
        ply=str(moment.ply),
        move=str(moment.move),
        score=word_score(before.score(), 0, say),
        name=shorten(labels_of(table, SIDES.index(before.turn), say), LONGEST_NAME),
        action=label(before, moment.step.token, say),
    )
    return shorten(said, LONGEST_LABEL)
