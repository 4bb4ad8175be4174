"""A board is drawn while its turn is being saved, and shown once it is: it is drawn once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from cogs.board import message
from cogs.board.end_counts import EndCounter
from cogs.board.message import Composer
from cogs.board.scenes import Animator
from engine import Position
from play.views import TableView
from play.workers import Worker
from render import draw
from tests.cogs.test_scenes import LAST, view_of
from tests.discord.test_discord_limits import say_of


class Counting(Worker):
    """Counts the boards that it is asked to draw."""

    def __init__(self) -> None:
        super().__init__("test", 1)
        self.drawn: list[Position] = []
        self.headings: list[str] = []

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if work is draw:
            self.drawn.append(kwargs["position"])
            self.headings.append(kwargs["heading"])
        return await super().run(work, *args, **kwargs)


@pytest.fixture
def worker() -> Counting:
    return Counting()


@pytest.fixture
def rows() -> Mock:
    """Makes the controls under a board: none."""
    return Mock(return_value=[])


@pytest.fixture
def composer(worker: Counting, rows: Mock) -> Composer:
    still = AsyncMock(spec=Animator)
    still.animate.return_value = None
    say, nothing = say_of("boulomania", "en"), AsyncMock(return_value=None)
    ends = EndCounter(worker, AsyncMock(return_value=()))
    return Composer(worker, worker, still, lambda table: say, rows, nothing, ends)


def saved(view: TableView) -> TableView:
    """The view as it is once it is saved."""
    return view._replace(table=replace(view.table, version=view.table.version + 1))


async def test_what_was_begun_is_shown_when_it_is_saved(worker: Counting, composer: Composer) -> None:
    view = view_of("boulomania", LAST, "point2")
    await composer.begin(view)
    shown = await composer.compose(saved(view))
    assert worker.drawn == [view.position]
    assert shown.pictures == (await composer.compose(saved(view))).pictures
    assert worker.drawn == [view.position] * 2


async def test_what_was_begun_is_worded_before_it_is_saved(composer: Composer, rows: Mock) -> None:
    """Wording takes the interpreter, which the thread that saves needs as well."""
    view = view_of("boulomania", LAST, "point2")
    await composer.begin(view)
    assert rows.call_count == 1
    await composer.compose(saved(view))
    assert rows.call_count == 1


async def test_what_was_begun_is_not_shown_in_the_place_of_something_else(
    worker: Counting, composer: Composer
) -> None:
    view, other = view_of("boulomania", LAST, "point2"), saved(view_of("boulomania", LAST, "point3"))
    await composer.begin(view)
    shown = await composer.compose(other)
    assert other.position in worker.drawn
    assert shown.pictures == (await composer.compose(other)).pictures
    await composer.begin(view)
    later = saved(saved(view))
    await composer.compose(later)
    assert worker.drawn[-1] == later.position
    assert len(worker.drawn) == 5


CLOSING = ("point2", "46", "jack")


async def test_an_end_is_begun_where_the_boards_before_have_counted_them(
    worker: Counting, composer: Composer
) -> None:
    view = view_of("boulomania", LAST, *CLOSING, ply=len(CLOSING))
    await composer.begin(view)
    await composer.compose(saved(view))
    assert worker.drawn == [view.steps[1].after, view.position]
    assert worker.headings[0].startswith("End 1 ")


async def test_an_end_whose_number_is_to_be_looked_up_is_not_begun(
    worker: Counting, composer: Composer
) -> None:
    await composer.begin(view_of("boulomania", LAST, *CLOSING))
    assert not composer._begun


async def test_what_is_never_saved_is_forgotten(composer: Composer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message, "MOST_BEGUN", 2)
    view = view_of("boulomania", LAST, "point2")
    for number in range(5):
        await composer.begin(view._replace(table=replace(view.table, id=number)))
    assert list(composer._begun) == [3, 4]
    for begun in composer._begun.values():
        await begun.boards.drawing
