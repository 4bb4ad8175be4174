"""The card at the end of a game, worded and drawn."""

import logging
from collections.abc import Iterator

from cogs.board.drawing import Drawing
from cogs.board.pictures import Described
from cogs.matches import name_of, names_of
from engine import Side
from play import ratings
from play.ratings import Strength
from play.summaries import Summary
from play.views import TableView
from render.cards.ending import EndCard, EndRow, EndSide, draw_end
from render.kit.lettering import writable
from store.records import Table
from words import Say, team_name, word_game
from words.cards import (
    CardTold,
    Rating,
    SideTold,
    end_alt,
    word_change,
    word_member,
    word_moment,
    word_numbers,
    word_sign,
    word_verdict,
)

log = logging.getLogger(__name__)


async def draw_ending(view: TableView, say: Say, drawing: Drawing) -> tuple[Described, ...]:
    """The card of a game that is over; none while it goes on, or if it was cleared away.

    None also if drawing fails, so that the board is shown all the same.
    """
    if view.summary is None or view.ending is None or view.ending.void:
        return ()
    try:
        told = word_ending(view, view.summary, say)
        card = _writable(told, view.table.winner, view.summary.highlights.fanny, say)
        return (Described(await drawing.run(draw_end, card, view.table.theme), end_alt(told, say)),)
    except Exception:
        log.exception("the card of table %s could not be drawn", view.table.id)
        return ()


def word_ending(view: TableView, summary: Summary, say: Say) -> CardTold:
    """Everything that the card says."""
    table, score = view.table, view.position.score()
    winner, (moments, numbers, fanny) = table.winner, summary.highlights
    first, second = (
        SideTold(names_of(table, side, say), score[side], tuple(_ratings(table, side, summary, say)))
        for side in (0, 1)
    )
    notes = [word_numbers(numbers, table.moved_at - table.started_at, say)]
    strengths = [each for change in summary.changes.values() for each in change if each is not None]
    if any(map(ratings.is_provisional, strengths)):
        notes.append(word_sign(say))
    return CardTold(
        title=say("card-title", game=word_game(table.game, say), number=str(table.id)),
        headline=say("card-drawn") if winner is None else (first, second)[winner].name,
        verdict=word_verdict(score, winner, table.reason, fanny, say),
        sides=(first, second),
        moments=tuple((moment.side, word_moment(moment, say)) for moment in moments),
        notes=tuple(notes),
    )


def _ratings(table: Table, side: Side, summary: Summary, say: Say) -> Iterator[str]:
    """What the game has changed for each member of a side."""
    for seat in table.team(side):
        change = None if seat.member_id is None else summary.changes.get(seat.member_id)
        if change is not None:
            before = None if change.before is None else _rating(change.before)
            worded = word_change(before, _rating(change.after), say)
            yield word_member(name_of(seat, say), worded, say) if table.in_teams else worded


def _rating(strength: Strength) -> Rating:
    return Rating(ratings.points(strength), ratings.is_provisional(strength))


def _writable(told: CardTold, winner: Side | None, fanny: bool, say: Say) -> EndCard:
    """The card in letters that can be drawn; a side whose name cannot be written is called by its colour."""
    first, second = (
        EndSide(
            writable(each.name, team_name(side, say)), str(each.score), tuple(map(writable, each.ratings))
        )
        for side, each in enumerate(told.sides)
    )
    return EndCard(
        title=writable(told.title),
        headline=told.headline if winner is None else (first, second)[winner].name,
        verdict=writable(told.verdict),
        winner=winner,
        sides=(first, second),
        rows=tuple(EndRow(side, writable(words)) for side, words in told.moments),
        notes=tuple(map(writable, told.notes)),
        fanny=fanny,
    )
