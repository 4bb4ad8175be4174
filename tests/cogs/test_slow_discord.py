"""What has to wait for Discord goes on by itself; whoever has brought it about does not wait for long."""

import asyncio
import logging
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from cogs import slow_discord
from cogs.services.reminders import Reminders
from cogs.slow_discord import in_time
from play.listeners import TableChanged
from play.views import TableView
from store.records import Seat, Table
from tests.store.records import NOON, SEATS, a_table


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_discord, "WAIT_SECONDS", 0.05)


async def test_what_is_quick_is_waited_for() -> None:
    async def work() -> int:
        return 5

    assert await in_time(work()) == 5


async def test_a_failure_is_raised_to_whoever_waits() -> None:
    async def work() -> None:
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011
        await in_time(work())


async def test_what_is_slow_goes_on_and_a_late_failure_is_told_to_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    released, done = asyncio.Event(), asyncio.Event()

    async def work() -> int:
        await released.wait()
        done.set()
        raise ValueError("too late")

    assert await in_time(work()) is None
    released.set()
    await asyncio.wait_for(done.wait(), 30)
    await asyncio.sleep(0)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_nobody_is_reminded_twice_while_the_first_reminder_waits() -> None:
    table = a_table(id=5, clock="quick", deadline=NOON, message_id=6)
    released, client, tables, answers = asyncio.Event(), Mock(), AsyncMock(), Mock()
    tables.get.return_value = table
    channel: Any = client.get_partial_messageable.return_value
    channel.get_partial_message.return_value.jump_url = "link"

    async def send(*_: Any, **__: Any) -> Any:
        await released.wait()
        return Mock(id=7)

    channel.send = AsyncMock(side_effect=send)
    reminders = Reminders(client, tables, answers)
    view = Mock(spec=TableView, table=table, seat=table.seats[0])
    for _ in range(3):
        await reminders.hear(TableChanged("reminded", view))
    assert channel.send.await_count == 1
    released.set()
    await asyncio.gather(*slow_discord._sending)
    tables.note_reminded.assert_awaited_once_with(table)
    await reminders.hear(TableChanged("reminded", view))
    assert channel.send.await_count == 2


async def reminded(now: Table, seat: Seat | None) -> Any:
    """What is sent where the table is like this by now."""
    then = a_table(id=5, clock="quick", deadline=NOON, message_id=6)
    client, tables = Mock(), AsyncMock()
    tables.get.return_value = now
    client.get_partial_messageable.return_value.send = AsyncMock()
    view = Mock(spec=TableView, table=then, seat=seat)
    await Reminders(client, tables, Mock()).hear(TableChanged("reminded", view))
    return client.get_partial_messageable


async def test_nobody_is_reminded_of_what_is_done_or_of_what_nobody_sees() -> None:
    there = a_table(id=5, clock="quick", deadline=NOON, message_id=6)
    moved, unseen = replace(there, ply=there.ply + 1), replace(there, message_id=None)
    for now, seat in ((moved, SEATS[0]), (unseen, SEATS[0]), (there, None)):
        (await reminded(now, seat)).assert_not_called()
    (await reminded(there, SEATS[0])).assert_called_once()
