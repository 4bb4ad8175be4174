"""Reviews of finished games: the curve of the chances, luck and skill, the turning points, every step."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

import discord
from discord import ui

from cogs.answers import UNREACHED, Answers, acknowledge, show
from cogs.board.pictures import Described, describe_step
from cogs.controls.components import ControlButton, control_button
from cogs.controls.kinds import ReviewAt
from cogs.controls.paging import Way, way_buttons
from cogs.matches import name_of, people_of, stop_of
from cogs.services.past_games import PastGames
from cogs.services.progress import Progress
from engine import A, Position, Side, Step
from engine.log import first_position, number_moves
from engine.prospects import percent
from play import Play
from play.dice import has_dice
from play.reviewing import accuracy_of_each
from play.turns import who_decided
from play.workers import Worker
from players.reasons import reason_for
from players.reviews import Moment, Review
from render import draw
from render.curve import Curve, draw_curve
from store.records import Seat, Table
from words import Say, alt, caption, escape_name, label, shorten, word_game, word_stop
from words.coach import Told, hint_alt, name_action, word_reason, word_turned
from words.reviews import SideFigures, curve_alt, word_side, word_swing

log = logging.getLogger(__name__)

LONGEST_STEP = 300
"""The longest text about a step; a longer one is cut."""


class Judged(NamedTuple):
    """A game, its steps, and its review."""

    table: Table
    steps: Sequence[Step]
    review: Review
    seen_from: Side
    """The side of whoever looks at it; A for somebody who has not played."""
    deciders: Sequence[Seat | None] = ()
    """In teams, who decided each step (None: dice fell); empty if that is unknown."""

    def describe(self, index: int, say: Say) -> str:
        """What was done in a step."""
        if index == len(self.steps):  # the moment at which the game was stopped
            stop = stop_of(self.table, say)
            return "" if stop is None else word_stop(stop, people_of(self.table, say), say)
        step, moment = self.steps[index], self.review.moments[index]
        people, thrower = people_of(self.table, say), self._name_thrower(index, say)
        told = caption([step], people, say, throwers=thrower, ply=index, asked=True).replace("\n", " ")
        if moment.side is not None and (moment.kind == "decision" or not told):
            name = escape_name(thrower[0]) if thrower else people.names[moment.side]
            told = say("review-deed", name=name, action=label(step.before, step.token, say))
        return shorten(told, LONGEST_STEP)

    def _name_thrower(self, index: int, say: Say) -> list[str]:
        """In teams, the name of the player whose boule a step belongs to: who decided last."""
        latest = [seat for seat in self.deciders[: index + 1] if seat is not None][-1:]
        return [name_of(seat, say) for seat in latest]


class Page(NamedTuple):
    """A page as it is sent."""

    view: ui.LayoutView
    pictures: tuple[Described, ...]


class Reviews:
    """Shows reviews."""

    def __init__(self, play: Play, answers: Answers, drawing: Worker, past_games: PastGames) -> None:
        self._play = play
        self._answers = answers
        self._drawing = drawing
        self._past_games = past_games

    async def show(
        self,
        interaction: discord.Interaction,
        game: str,
        table_id: int | None = None,
        *,
        number: str | None = None,
    ) -> None:
        """Show the whole game at a glance: the one with that number, or this channel's last one."""
        await acknowledge(interaction, slow=True)
        number = str(table_id) if table_id is not None else number
        table = await self._past_games.find(interaction, game, number)
        page = await self._page(interaction, await self._judge_anew(interaction, table), None)
        await show(interaction, page.view, *page.pictures)

    async def turn(self, interaction: discord.Interaction, control: ReviewAt) -> None:
        """Turn to a step, or back to the whole game."""
        await interaction.response.defer()
        self._play.limits.spend("look", interaction.user.id)
        table = await self._past_games.find(interaction, control.game, str(control.table))
        judge = self._judge if self._play.reviewing.knows(table) else self._judge_anew
        page = await self._page(interaction, await judge(interaction, table), control.step)
        attachments = [picture.file() for picture in page.pictures]
        await interaction.edit_original_response(view=page.view, attachments=attachments)

    async def _judge_anew(self, interaction: discord.Interaction, table: Table) -> Judged:
        """The game with a review that has yet to be made: limited, as that takes long. Raises `Refusal`."""
        with self._play.limits.one_at_a_time("review", interaction.user.id):
            self._play.limits.spend("review", interaction.user.id)
            return await self._judge(interaction, table)

    async def _judge(self, interaction: discord.Interaction, table: Table) -> Judged:
        """The game with its review, made off the event loop; the progress is told. Raises `Refusal`."""
        say = await self._answers.say(interaction, table.game)

        async def tell_progress(percent: int) -> None:
            try:
                await interaction.edit_original_response(view=_notice(say("review-making", percent=percent)))
            except UNREACHED as error:
                log.info("the progress of a review could not be shown: %s", error)

        progress = Progress(tell_progress)
        try:
            review = await self._play.reviewing.find(table, progress)
        finally:
            await progress.finish()
        seen_from, steps = table.side_of(interaction.user.id) or 0, await self._play.tables.steps(table)
        deciders = who_decided(table, steps) if table.in_teams else []
        return Judged(table, steps, review, seen_from, deciders)

    async def _page(self, interaction: discord.Interaction, judged: Judged, step: int | None) -> Page:
        say = await self._answers.say(interaction, judged.table.game)
        theme = await self._answers.theme(interaction, judged.table)
        return await self._drawing.run(make_page, judged, step, theme, say)


def _notice(words: str) -> ui.LayoutView:
    """A message of words alone that can become a page later."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words))
    return view


def make_page(judged: Judged, step: int | None, theme: str, say: Say) -> Page:
    """The whole game at a glance, or how it was after so many steps."""
    review, last = judged.review, len(judged.review.moments)
    at = None if step is None else min(step, last)
    curve = Curve(review.chances, review.turning_points, at)
    pictures = [Described(draw_curve(curve, theme), curve_alt(review.chances, say))]
    if at is not None:
        pictures = [*_boards(judged, at, theme, say), *pictures]
    words = _overview(judged, say) if at is None else _word_step(judged, at, say)
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay("\n".join(words)))
    for picture in pictures:
        container.add_item(picture.gallery())
    for row in _rows(judged, at, say):
        container.add_item(row)
    view.add_item(container)
    return Page(view, tuple(pictures))


def _boards(judged: Judged, at: int, theme: str, say: Say) -> Iterator[Described]:
    """The board after so many steps, and before it the one on which something better could have been done.

    How a game was stopped changes nothing on the board.
    """
    if not judged.steps or not at:
        start = judged.steps[0].before if judged.steps else _start_of(judged.table)
        yield Described(draw(start, (), theme=theme, seen_from=judged.seen_from), alt(start, (), say))
        return
    moment, step = judged.review.moments[at - 1], judged.steps[min(at, len(judged.steps)) - 1]
    if _points_lost(moment):
        told = [Told(moment.best, moment.chance + moment.avoidable, reason_for(step.before, moment.best))]
        picture = draw(step.before, theme=theme, hints=[moment.best], seen_from=judged.seen_from)
        yield Described(picture, hint_alt(step.before, told, say))
    yield describe_step(step, theme, say, seen_from=judged.seen_from)


def _start_of(table: Table) -> Position:
    return first_position(table.game, table.options, table.start)


def _overview(judged: Judged, say: Say) -> Iterator[str]:
    """Where the result came from, and what turned it."""
    table = judged.table
    yield say("review-title", game=word_game(table.game, say), number=str(table.id))
    for side in (0, 1):
        yield from word_side(side, _figures(judged, side, say), say)
    turning = judged.review.turning_points
    for number, index in enumerate(turning, start=1):
        yield _word_point(judged, number, index, say)
    if not turning:
        yield say("review-no-turning")
    yield f"-# {say('review-meaning' if has_dice(table.game) else 'review-meaning-no-dice')}"


def _figures(judged: Judged, side: int, say: Say) -> SideFigures:
    told, review = judged.review.of(side), judged.review
    return SideFigures(
        name=people_of(judged.table, say).names[side],
        start=told.start,
        luck=told.luck if has_dice(judged.table.game) else None,
        result=review.result if side == 0 else 1 - review.result,
        accuracies=_accuracies(judged, side, say),
        rolls=told.rolls,
        expected=told.expected,
        fell_well=told.fell_well,
    )


def _accuracies(judged: Judged, side: int, say: Say) -> list[tuple[str, float]]:
    """How accurate a side was: in a team everybody who had something to decide, with their names."""
    found = [("", judged.review.of(side).accuracy)]
    if judged.deciders:
        each = accuracy_of_each(judged.table, judged.steps, judged.review)
        found = [(escape_name(name_of(seat, say)), each[seat]) for seat in judged.table.team(side)]
    return [(name, accuracy) for name, accuracy in found if accuracy is not None]


def _word_point(judged: Judged, number: int, index: int, say: Say) -> str:
    moment = judged.review.moments[index]
    swing = word_swing(moment.before, moment.after, say)
    what = say("review-point", number=number, what=judged.describe(index, say), swing=swing)
    return " ".join(filter(None, [what, _word_better(judged, index, say)]))


def _word_better(judged: Judged, index: int, say: Say) -> str:
    """What a side should have done instead; "" if it did its best, or dice fell."""
    moment = judged.review.moments[index]
    points = _points_lost(moment)
    if not points:
        return ""
    before = judged.steps[index].before
    why = word_reason(reason_for(before, moment.best), say)
    return say("review-better", action=name_action(before, moment.best, say), points=points, why=why)


def _points_lost(moment: Moment) -> int:
    """How much better something else was, in percent: the difference of figures as they are shown."""
    lost = moment.avoidable if moment.side == A else -moment.avoidable
    return abs(percent(moment.after + lost) - percent(moment.after))


def _word_step(judged: Judged, at: int, say: Say) -> Iterator[str]:
    """What was done in the step before, how that changed the chances, and what would have been better."""
    yield say("review-title", game=word_game(judged.table.game, say), number=str(judged.table.id))
    if turned := word_turned(judged.table.game, judged.seen_from, say):
        yield turned
    if not at:
        yield say("review-at-start")
        return
    index, moments = at - 1, judged.review.moments
    swing = word_swing(moments[index].before, moments[index].after, say)
    yield f"{_word_move(judged, index, say)} · {swing}"
    yield judged.describe(index, say)
    if moments[index].kind == "decision":
        yield _word_better(judged, index, say) or say("review-best")


def _word_move(judged: Judged, index: int, say: Say) -> str:
    """Which move a step belongs to; the moment at which the game was stopped, to the last one."""
    numbers = number_moves(judged.steps) or [0]
    return say("review-step", step=numbers[min(index, len(numbers) - 1)], steps=numbers[-1])


def _rows(judged: Judged, at: int | None, say: Say) -> Iterator[ui.ActionRow[Any]]:
    """The buttons through the game, and to its turning points."""
    yield ui.ActionRow(*_ways(judged, at, say))
    points = judged.review.turning_points
    if points:
        yield ui.ActionRow(
            *(
                _button(judged, "turn", index + 1, say("review-turn", number=number))
                for number, index in enumerate(points, start=1)
            )
        )


def _ways(judged: Judged, at: int | None, say: Say) -> Iterator[ControlButton]:
    def control(way: Way, step: int) -> ReviewAt:
        return ReviewAt(judged.table.game, judged.table.id, way, step)

    yield from way_buttons(at, 0, len(judged.review.moments), control, lambda way: say(f"review-{way}"))
    if at is not None:
        yield _button(judged, "all", None, say("review-all"))


def _button(judged: Judged, way: Literal["turn", "all"], step: int | None, words: str) -> ControlButton:
    return control_button(ReviewAt(judged.table.game, judged.table.id, way, step), words)
