"""A board is drawn while its table is being saved, and nothing of it is shown before that is done."""

import asyncio
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.app import GAMES
from cogs.board import message as module
from cogs.board.ends import EndCounter
from cogs.board.message import Composer
from cogs.board.pictures import Described
from cogs.board.scenes import Animator, describe_boards
from cogs.controls.more import rows_under
from play.views import TableView
from play.workers import Worker
from tests.discord.test_discord_limits import say_of, worst_of
from words import Say


@pytest.fixture
def view() -> TableView:
    shown = next(each for each in worst_of("carami") if each.steps and each.seat)
    return shown._replace(table=replace(shown.table, animations=False))


@pytest.fixture
def drawing() -> Worker:
    return Worker("test", 2)


@pytest.fixture
def composer(drawing: Worker) -> Composer:
    ends = EndCounter(drawing, AsyncMock(return_value=()))
    rows, committed = partial(rows_under, GAMES, lambda rows: rows), AsyncMock(return_value=None)
    return Composer(drawing, Animator(drawing), lambda table: say_of(table.game, "en"), rows, committed, ends)


class Drawing:
    """Draws when it is released, and counts how often it has begun."""

    def __init__(self) -> None:
        self.begun, self.released = 0, Event()

    def __call__(self, view: TableView, say: Say) -> tuple[Described, ...]:
        self.begun += 1
        assert self.released.wait(60)
        return describe_boards(view, say)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawing:
    drawn = Drawing()
    monkeypatch.setattr(module, "describe_boards", drawn)
    return drawn


async def settled(work: "asyncio.Future[Any]") -> bool:
    """Whether it is done, as soon as nothing else is."""
    for _ in range(20):
        await asyncio.sleep(0)
    return work.done()


async def test_what_is_being_drawn_already_is_waited_for_and_not_begun_again_beside_it(
    composer: Composer, view: TableView, drawn: Drawing
) -> None:
    composer.foresee(view)
    composing = asyncio.ensure_future(composer.compose(view))
    assert not await settled(composing)
    assert drawn.begun == 1
    drawn.released.set()
    async with asyncio.timeout(60):
        message = await composing
    assert [each.picture for each in message.pictures] == [
        each.picture for each in describe_boards(view, say_of("carami", "en"))
    ]


async def test_it_is_made_once_and_again_where_something_else_has_come_of_it(
    composer: Composer, view: TableView, drawn: Drawing
) -> None:
    drawn.released.set()
    composer.foresee(view)
    await composer.compose(view._replace(table=replace(view.table, version=view.table.version + 1)))
    assert drawn.begun == 1
    composer.foresee(view)
    other = replace(view.table, seats=tuple(replace(seat, name="Zoé") for seat in view.table.seats))
    await composer.compose(view._replace(table=other))
    assert drawn.begun == 3
    await composer.compose(view)
    assert drawn.begun == 4


async def test_what_never_came_to_be_saved_is_forgotten(
    composer: Composer, view: TableView, drawn: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn.released.set()
    monkeypatch.setattr(module, "MOST_EARLY", 2)
    for table_id in range(5):
        composer.foresee(view._replace(table=replace(view.table, id=table_id)))
        await asyncio.wait([composer._early[table_id].prepared])
    assert [*composer._early] == [3, 4]


async def test_where_all_are_busy_nothing_is_begun_early(
    composer: Composer, view: TableView, drawing: Worker, drawn: Drawing
) -> None:
    composer.foresee(view)
    composer.foresee(view)
    assert not await settled(asyncio.ensure_future(asyncio.Event().wait()))
    assert drawing.is_busy
    composer.foresee(view)
    assert not drawing.waiting
    drawn.released.set()


async def test_what_cannot_be_drawn_early_is_told_when_it_is_to_be_shown(
    composer: Composer, view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(view: TableView, say: Say) -> tuple[Described, ...]:
        raise ValueError("no colours")

    monkeypatch.setattr(module, "describe_boards", fail)
    composer.foresee(view)
    with pytest.raises(ValueError, match="no colours"):
        await composer.compose(view)
