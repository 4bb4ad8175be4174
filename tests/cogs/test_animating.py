"""A board waits for its animation only for a moment."""

import asyncio
from dataclasses import replace
from threading import Event

import pytest

from cogs.board import scenes
from cogs.board.scenes import Animator
from play.views import TableView
from play.workers import Worker
from render import Picture
from tests.discord.test_discord_limits import worst_of
from words import Say, say_in

DRAWN = Picture(b"GIF", (1, 1), "drawn.gif")


@pytest.fixture
def view() -> TableView:
    return next(each for each in worst_of("carami") if each.steps)


@pytest.fixture(autouse=True)
def _no_lull(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards follow one another however quickly."""
    monkeypatch.setattr(scenes, "LULL_SECONDS", 0.0)


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Nothing is finished before this is set."""
    released = Event()

    def stuck(view: TableView, say: Say) -> Picture | None:
        released.wait(60)
        return DRAWN

    monkeypatch.setattr(scenes, "_animate", stuck)
    return released


async def test_what_is_made_in_time_is_shown(view: TableView, release: Event) -> None:
    release.set()
    assert await Animator(Worker("test", 1)).animate(view, say_in("en")) == DRAWN


async def test_what_takes_too_long_is_not_waited_for_nor_by_the_next(
    view: TableView, release: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker("test", 1)
    animator = Animator(worker)
    monkeypatch.setattr(scenes, "ANIMATION_SECONDS", 0.01)
    assert await animator.animate(view, say_in("en")) is None
    assert worker.is_busy
    monkeypatch.setattr(scenes, "ANIMATION_SECONDS", 60.0)
    async with asyncio.timeout(30):
        assert await animator.animate(view, say_in("en")) is None
    release.set()
    await worker.run(lambda: None)
    assert await animator.animate(view, say_in("en")) == DRAWN


async def test_nothing_is_made_where_nothing_happened_or_nobody_wants_it(
    view: TableView, release: Event
) -> None:
    animator = Animator(Worker("test", 1))
    assert await animator.animate(view._replace(steps=()), say_in("en")) is None
    still = view._replace(table=replace(view.table, animations=False))
    assert await animator.animate(still, say_in("en")) is None


async def test_boards_that_follow_one_another_quickly_stand_still(
    view: TableView, release: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenes, "LULL_SECONDS", 0.1)
    release.set()
    moments = iter([5.0, 5.05, 5.2])
    animator = Animator(Worker("test", 1), moments.__next__)
    shown = [await animator.animate(view, say_in("en")) for _ in range(3)]
    assert shown == [DRAWN, None, DRAWN]
