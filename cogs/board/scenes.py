"""What the pictures of a board message show, and how a turn becomes an animation."""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from cogs.board.drawing import Drawing
from cogs.board.pictures import Described
from cogs.matches import labels_of, name_of
from engine import Side, Step
from play.views import TableView, hidden_from
from play.workers import Worker
from render import Picture, Subject, draw
from render.kit.lettering import writable
from render.motion.turn import animate_turn
from render.numbers import count_numbers
from store.records import Table
from words import Say, alt, team_name
from words.pictures import word_counted_end, word_next_end, word_parts

FIRST_PLIES = 4
"""Up to this ply, boards name all their parts."""
ANIMATION_SECONDS = 0.4
"""How long a board waits for its animation before it is sent as a still picture."""

LULL_SECONDS = 0.1
"""Boards that follow each other more quickly are not animated: the bot is busy."""


class Animator:
    """Makes animations, one at a time and only in a lull; a board that would have to wait gets none."""

    def __init__(self, worker: Worker, now: Callable[[], float] = monotonic) -> None:
        self._worker = worker
        self._now = now
        self._asked_at = -LULL_SECONDS

    async def animate(self, view: TableView, say: Say) -> Picture | None:
        """The turn as an animation; None if nothing moves, it is not wanted, or it would take too long."""
        before, self._asked_at = self._asked_at, self._now()
        lull = self._asked_at - before
        if lull < LULL_SECONDS or not view.steps or not view.table.is_animated or self._worker.is_busy:
            return None
        making = asyncio.ensure_future(self._worker.run(_animate, view, say))
        done, _ = await asyncio.wait([making], timeout=ANIMATION_SECONDS)
        if not done:
            making.add_done_callback(lambda late: late.cancelled() or late.exception())
            return None
        return making.result()


def _animate(view: TableView, say: Say) -> Picture | None:
    return animate_turn(view.steps, _present(view, say))


class Boards(NamedTuple):
    """The boards of a message: worded, and being drawn."""

    alts: Sequence[str]
    drawing: asyncio.Future[list[Picture]]

    async def described(self) -> tuple[Described, ...]:
        """The boards, once they are drawn."""
        return tuple(map(Described, await self.drawing, self.alts))


async def begin_boards(view: TableView, say: Say, drawing: Drawing) -> Boards:
    """Begin to draw the present board, and before it those of ends that have just been counted."""
    counted, present = _counted(view), _present(view, say)
    subjects = [*(_counted_end(view, step, say) for step in counted), present]
    pictures = asyncio.gather(*(drawing.run(draw, **subject._asdict()) for subject in subjects))
    await asyncio.sleep(0)  # they are being drawn while they are worded
    alts = [alt(step.after, step.events, say, before=step.before) for step in counted]
    before, hidden = present.before, present.hidden
    alts.append(alt(view.position, present.events, say, stopped=view.ending, before=before, hidden=hidden))
    return Boards(alts, pictures)


def _counted(view: TableView) -> list[Step]:
    """The steps that closed an end that the present board does not show."""
    return [step for step in view.steps if step.closes_end and step.after != view.position]


def _counted_end(view: TableView, step: Step, say: Say) -> Subject[Any]:
    """The subject of the picture of an end that was just counted."""
    return Subject(
        step.after,
        step.events,
        step.before,
        theme=view.table.theme,
        names=_names(view, say),
        heading=word_counted_end(step.events, _number_of(view, step), say),
        moves=_moves(view.steps[: view.steps.index(step) + 1]),
    )


def _present(view: TableView, say: Say) -> Subject[Any]:
    """The subject of the picture of the present board."""
    last = view.steps[-1] if view.steps else None
    events, before = (last.events, last.before) if last else ((), None)
    return Subject(
        view.position,
        events,
        before,
        theme=view.table.theme,
        stopped=None if view.position.outcome() else view.ending,
        names=_names(view, say),
        heading=_heading(view, say),
        moves=_moves(view.steps),
        labels=_labels(view.table, say),
        hidden=hidden_from(view.table),
    )


def _heading(view: TableView, say: Say) -> str:
    """Which end the present board shows, if one was just closed."""
    last = view.steps[-1] if view.steps else None
    if last is not None and last.closes_end:
        return word_counted_end(last.events, view.ends, say)
    return word_next_end(view.ends and view.ends + 1, say) if _counted(view) else ""


def _number_of(view: TableView, closing: Step) -> int:
    """The number of the end that a step has closed; 0 if it is unknown how many there were."""
    later = sum(step.closes_end for step in view.steps[view.steps.index(closing) + 1 :])
    return max(view.ends - later, 0)


def _moves(steps: Sequence[Step]) -> tuple[tuple[Any, ...], ...]:
    """The events of each step since the last end was counted."""
    closed = [number for number, step in enumerate(steps[:-1], start=1) if step.closes_end]
    return tuple(step.events for step in steps[closed[-1] if closed else 0 :] if step.events)


def are_numbered(view: TableView) -> bool:
    """Whether the picture of the present board has numbers: those of several throws or moves."""
    return count_numbers(_moves(view.steps)) > 1


def _labels(table: Table, say: Say) -> tuple[str, ...]:
    """The names of the board's parts: all at the beginning of a game, later only those always named."""
    return word_parts(table.game, say, all_of_them=table.ply <= FIRST_PLIES)


def _names(view: TableView, say: Say) -> tuple[str, str]:
    a, b = (writable(_name(view, side, say), team_name(side, say)) for side in (0, 1))
    return a, b


def _name(view: TableView, side: Side, say: Say) -> str:
    """Who plays for a side; in teams, the player who throws if it is their turn."""
    table, seat = view.table, view.seat
    if not table.in_teams:
        return name_of(table.seat(side), say)
    return name_of(seat, say) if seat is not None and seat.side == side else labels_of(table, side, say)
