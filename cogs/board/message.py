"""What the board message consists of: headline, pictures, what has just happened, whose turn, controls."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple

import discord
from discord import ui
from discord.utils import format_dt

from cogs.board.drawing import Drawing
from cogs.board.end_cards import draw_ending
from cogs.board.end_counts import EndCounter
from cogs.board.pictures import BoardMessage, Described
from cogs.board.scenes import Animator, Boards, are_numbered, begin_boards
from cogs.games import Choices, Rows
from cogs.matches import label_of, people_of, stop_of, team_of, throwers_of, told_of_end
from engine import Side, new_game
from play.dice import ASKERS, follows_seed, has_dice, is_renewed
from play.results import is_for_rating
from play.stage_times import mark
from play.views import TableView
from store.records import Table
from words import (
    Left,
    People,
    Say,
    caption,
    computer_line,
    headline,
    over_line,
    resting_line,
    turn_line,
    what_is_drawn,
    why_line,
    word_lot,
    word_speech,
)
from words.captions import FIRST_PLIES
from words.opponents import Moment

COLOURS = (discord.Colour(0x2F6FDE), discord.Colour(0xC8372D))
MOST_BEGUN = 100
"""How many begun boards are kept; one whose turn could not be saved is never shown."""


class Worded(NamedTuple):
    """The words of a message: above its pictures, on what has just happened, and on whose turn it is."""

    headline: str
    happened: str
    following: str


class Begun(NamedTuple):
    """The message of a table, worded and being drawn, perhaps before that is saved."""

    view: TableView
    boards: Boards
    worded: Worded
    rows: Rows

    def is_of(self, saved: TableView) -> bool:
        """Whether the table was saved as it is being drawn."""
        same = self.view.steps is saved.steps and self.view.ends == saved.ends
        return same and self.view.table.version + 1 == saved.table.version


class Composer:
    """Words and draws tables."""

    def __init__(
        self,
        drawing: Drawing,
        cards: Drawing,
        animator: Animator,
        say_at: Callable[[Table], Say],
        rows: Choices,
        commitment_after: Callable[[Table], Awaitable[str | None]],
        ends: EndCounter,
    ) -> None:
        self._drawing = drawing
        self._cards = cards
        """Draws the card of a game's end, beside the boards."""
        self._animator = animator
        self._say_at = say_at
        self._rows = rows
        """Makes all rows of controls under a board."""
        self._commitment_after = commitment_after
        """Gives the commitment for the game after a table's, if there is one."""
        self._ends = ends
        self._begun: OrderedDict[int, Begun] = OrderedDict()
        """What each table is about to become, until that is shown."""

    async def begin(self, view: TableView) -> None:
        """Begin with what a table is about to become, if enough is known; it is shown once it is saved."""
        foreseen = self._ends.foresee(view)
        if foreseen is None:
            return
        self._begun[view.table.id] = await self._begin(foreseen, self._say_at(view.table))
        if len(self._begun) > MOST_BEGUN:
            self._begun.popitem(last=False)

    async def compose(self, view: TableView) -> BoardMessage:
        """The message that shows a table; its pictures are drawn off the event loop."""
        say, view = self._say_at(view.table), await self._ends.count(view)
        mark("draw")
        begun = self._begun_of(view) or await self._begin(view, say)
        card = await draw_ending(view, say, self._cards)
        *counted, board = await begun.boards.described()
        if (animation := await self._animator.animate(view, say)) is not None:
            board = board._replace(picture=animation)
        pictures = (*card, *counted, board)
        message = ui.LayoutView(timeout=None)
        message.add_item(_container(view, begun.worded, pictures, begun.rows))
        pinged = tuple(discord.Object(member_id) for member_id in _pinged(view))
        return BoardMessage(message, pictures, pinged)

    def _begun_of(self, view: TableView) -> Begun | None:
        """What was begun of a table before it was saved, if it was saved like that."""
        begun = self._begun.pop(view.table.id, None)
        return begun if begun is not None and begun.is_of(view) else None

    async def _begin(self, view: TableView, say: Say) -> Begun:
        """Let the boards of a table be drawn, and word it meanwhile."""
        boards = await begin_boards(view, say, self._drawing)
        worded = _word(view, await self._word_commitment(view, say), say)
        return Begun(view, boards, worded, self._rows(view, say))

    async def _word_commitment(self, view: TableView, say: Say) -> str:
        """The hash of the seed: of this game on its first board, of the next game on its last."""
        if view.seat is None:
            following = await self._commitment_after(view.table)
            return "" if following is None else say("dice-next", hash=following)
        is_first = _is_first(view) or (has_dice(view.table.game) and is_renewed(view.table))
        if not is_first:
            return ""
        return say(f"{what_is_drawn(view.table.game)}-committed", hash=view.table.commitment)


def _awaited(view: TableView) -> tuple[int, ...]:
    """The members whom a board is for: the one to play, or those who have to know that it is over."""
    if view.seat is None:
        return told_of_end(view.table)
    return () if view.seat.member_id is None else (view.seat.member_id,)


def _pinged(view: TableView) -> Iterator[int]:
    """The members whom a board is for and who want to be pinged."""
    without = {seat.member_id for seat in view.table.seats if not seat.pings}
    return (member_id for member_id in _awaited(view) if member_id not in without)


def _word(view: TableView, commitment: str, say: Say) -> Worded:
    happened = (
        _caption(view, say),
        _numbers(view, say),
        _speech(view, say),
        _practice(view, say),
        _score(view, say),
        _hidden_racks(view, say),
    )
    following = (_turn_line(view, say), _word_hints(view, say), commitment)
    return Worded(_headline(view, say), *("\n".join(filter(None, lines)) for lines in (happened, following)))


def _container(
    view: TableView, worded: Worded, pictures: Sequence[Described], rows: Rows
) -> ui.Container[ui.LayoutView]:
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(worded.headline), *(picture.gallery() for picture in pictures)
    )
    if worded.happened:
        container.add_item(ui.TextDisplay(worded.happened))
    container.add_item(ui.TextDisplay(worded.following))
    for row in rows:
        container.add_item(row)
    if view.seat is not None:
        container.accent_colour = COLOURS[view.seat.side]
    return container


def _is_first(view: TableView) -> bool:
    """Whether no member has decided anything yet in a game in which something is drawn."""
    is_new = has_dice(view.table.game) or view.table.ply <= 1  # at most the computer has moved
    return is_new and view.by is None and follows_seed(view.table)


def _askers(table: Table, people: People) -> tuple[str, str]:
    """The names of whoever asked for the game and of the other; the lot may have swapped their sides."""
    first, second = people.names
    return (first, second) if table.lot in ASKERS else (second, first)


def _headline(view: TableView, say: Say) -> str:
    table = view.table
    if table.in_teams:
        teams = team_of(table, 0, say), team_of(table, 1, say)
        return headline(view.position, people_of(table, say), say, teams)
    people = People.of_players(label_of(table.seat(0), say), label_of(table.seat(1), say))
    return headline(view.position, people, say)


def _caption(view: TableView, say: Say) -> str:
    people = people_of(view.table, say)
    left = None if view.left is None else Left(view.left.name, view.left.side)
    stop = stop_of(view.table, say)
    steps = view.steps if view.taken_back is None else ()  # the steps left after a take-back were told before
    throwers, ply = throwers_of(view, say), view.table.ply - len(steps)
    asked = view.seat is not None and view.seat.member_id is not None
    told = caption(steps, people, say, throwers=throwers, stop=stop, left=left, ply=ply, asked=asked)
    lines = [told]
    if _is_first(view) and view.seat is not None and view.table.lot is not None:
        lines.insert(0, word_lot(view.table.lot, _askers(view.table, people), say))
    if view.taken_back is not None:
        lines.insert(0, say("event-taken-back", name=people.names[view.taken_back]))
    if view.uncounted is not None:
        lines.append(say(f"uncounted-{view.uncounted}"))
    return "\n".join(filter(None, lines))


def _numbers(view: TableView, say: Say) -> str:
    """What the numbers in the picture mean, early in a game."""
    is_early = view.seat is not None and view.table.ply <= FIRST_PLIES
    return f"-# {say('board-numbers')}" if is_early and are_numbered(view) else ""


def _speech(view: TableView, say: Say) -> str:
    """What the computer says on the first board and on the last one; if several play, only one speaks."""
    computers = [seat for seat in view.table.seats if seat.level is not None]
    moment = _moment(view, computers[0].side) if computers else None
    if moment is None or computers[0].level is None:
        return ""
    return word_speech(computers[0].level, moment, view.table.id, say)


def _has_just_begun(view: TableView) -> bool:
    """Whether the game is on and no member has decided anything yet."""
    return view.seat is not None and view.by is None


def _practice(view: TableView, say: Say) -> str:
    """The note on the first board of a practice game that it is one."""
    return say("practice-begins") if _has_just_begun(view) and view.table.start is not None else ""


def _score(view: TableView, say: Say) -> str:
    """Why a game does not begin at 0, on its first board."""
    is_told = _has_just_begun(view) and view.table.start is None and any(new_game(view.table.game).score())
    return f"-# {say(f'{view.table.game}-begins')}" if is_told else ""


def _hidden_racks(view: TableView, say: Say) -> str:
    """The note on the first board that racks are hidden, and from whom."""
    return f"-# {say('racks-hidden-note')}" if _has_just_begun(view) and view.table.hidden_racks else ""


def _moment(view: TableView, side: Side) -> Moment | None:
    """The moment that the computer comments on: that its game begins, or how it ended."""
    if view.seat is not None:
        return "start" if view.by is None and not view.table.has_forgotten else None
    if view.ending is None or view.ending.void:
        return None
    if view.ending.winner is None:
        return "drawn"
    return "won" if view.ending.winner == side else "lost"


def _word_hints(view: TableView, say: Say) -> str:
    """The note that hints may be asked for, in a rated game that allows them."""
    told = view.seat is not None and view.table.hints and is_for_rating(view.table)
    return f"-# {say('allows-hints')}" if told else ""


def _turn_line(view: TableView, say: Say) -> str:
    seat, deadline = view.seat, view.table.deadline
    if view.table.state == "resting":
        return resting_line(say)
    if seat is None:
        return " ".join([*(f"<@{each}>" for each in told_of_end(view.table)), over_line(say)])
    why = why_line(view.position, view.steps, people_of(view.table, say), say)
    if seat.member_id is None:
        line = computer_line(label_of(seat, say), say)
    else:
        until = None if deadline is None else format_dt(deadline, "R")
        line = turn_line(view.position, f"<@{seat.member_id}>", say, until)
    return f"{why} {line}".strip()
