"""After a start the tables that were left in the middle of something are taken up, the newest first."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from bot import after_start
from bot.after_start import AT_A_TIME, RECENTLY, take_up_tables
from engine import GAMES
from play import Play
from play.listeners import TableChanged
from store import Store
from store.records import Table
from tests.store.records import NOON, a_table, add_table, save_moves

HERE, ELSEWHERE = 7, 8
NOW = NOON + timedelta(days=30)


@pytest.fixture
async def play(store: Store) -> AsyncIterator[Play]:
    opened = Play(store, languages=(), themes=(), now=lambda: NOW)
    yield opened
    opened.tables.close()


async def add(play: Play, channel_id: int, *, shown: bool = False, **given: Any) -> int:
    """A table of that channel, whose board is behind unless it is `shown`."""
    plain: dict[str, Any] = {"guild_id": HERE, "moved_at": NOON + timedelta(minutes=channel_id)}
    over = given.pop("state", "playing") == "over"
    table: Table = await add_table(play.store, a_table(channel_id=channel_id, **(plain | given)))
    if over:
        table = await save_moves(play.store, table, state="over", reason="resigned", winner=0)
    if shown:
        await play.store.tables.note_shown(table, 1)
    return table.id


async def taken_up(play: Play, monkeypatch: pytest.MonkeyPatch, *guild_ids: int | None) -> list[int]:
    """The tables that are taken up, one after the other."""
    taken: list[int] = []

    async def resume(table_id: int) -> None:
        taken.append(table_id)

    monkeypatch.setattr(play.driver, "resume", resume)
    await take_up_tables(play, guild_ids)
    return taken


async def test_those_that_are_behind_the_newest_first(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    old, shown, new = [await add(play, 1), await add(play, 2, shown=True), await add(play, 3)]
    assert await taken_up(play, monkeypatch, HERE) == [new, old]
    assert shown not in (new, old)


async def test_those_that_ended_lately(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    lately = await add(play, 1, state="over", moved_at=NOW - RECENTLY / 2)
    await add(play, 2, state="over", moved_at=NOW - RECENTLY * 2)
    await add(play, 3, state="over", moved_at=NOW - RECENTLY / 2, shown=True)
    assert await taken_up(play, monkeypatch, HERE) == [lately]


async def test_a_computer_that_is_to_move_comes_after_what_was_not_shown(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    due = await add(play, 9, computer_due=True, shown=True)
    both = await add(play, 5, computer_due=True)
    behind = await add(play, 1)
    assert await taken_up(play, monkeypatch, HERE) == [both, behind, due]


async def test_only_those_of_this_process(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    await add(play, 1, guild_id=ELSEWHERE)
    await add(play, 2, guild_id=ELSEWHERE, computer_due=True)
    private = await add(play, 3, guild_id=None)
    here = await add(play, 4)
    assert await taken_up(play, monkeypatch, HERE) == [here]
    assert await taken_up(play, monkeypatch, HERE, None) == [here, private]
    assert await taken_up(play, monkeypatch) == []


async def test_servers_are_looked_at_some_at_a_time(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("store.tables.MOST_GUILDS", 2)
    monkeypatch.setattr(after_start, "MOST_TABLES", 3)
    tables = [await add(play, n, guild_id=n) for n in range(1, 6)]
    assert await taken_up(play, monkeypatch, *range(1, 6)) == tables[:1:-1]


async def test_a_few_at_a_time_and_one_that_fails_keeps_nobody_waiting(
    play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tables = {await add(play, n) for n in range(1, 3 * AT_A_TIME)}
    at_once, most, done = 0, 0, set()

    async def resume(table_id: int) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        at_once -= 1
        if table_id == min(tables) + 3:
            raise ValueError("spoilt")
        done.add(table_id)

    monkeypatch.setattr(play.driver, "resume", resume)
    await take_up_tables(play, [HERE])
    assert most == AT_A_TIME
    assert done == tables - {min(tables) + 3}
    assert "could not be taken up" in caplog.text


async def test_a_game_that_cannot_go_on_is_left_as_it_is(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    """Its position is of earlier rules: that is no fault, and the others are taken up."""
    heard: list[int] = []

    async def hear(change: TableChanged) -> None:
        heard.append(change.view.table.id)

    play.driver.listen(hear)
    carami: dict[str, Any] = {"game": "carami", "options": {}, "notation": str(GAMES["carami"].new())}
    earlier, present = await add(play, 1, rules=0), await add(play, 2, **carami)
    caplog.set_level(logging.INFO)
    await take_up_tables(play, [HERE])
    assert heard == [present]
    assert f"table {earlier} is not taken up: by-earlier-rules" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
