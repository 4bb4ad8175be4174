"""Which servers the bot is in, and which it has left, is noted as Discord tells it."""

import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from cogs.commands.cleaning import CleaningCog
from store import DatabaseTrouble

GUILD: Any = SimpleNamespace(id=7)


def a_bot(*, ready: bool = True) -> Any:
    return SimpleNamespace(play=SimpleNamespace(cleaning=AsyncMock()), is_ready=lambda: ready)


async def test_a_server_that_is_joined_or_answers_again_is_here() -> None:
    bot = a_bot()
    await CleaningCog(bot).on_guild_join(GUILD)
    await CleaningCog(bot).on_guild_available(GUILD)
    assert [each.args for each in bot.play.cleaning.note_here.await_args_list] == [(7,), (7,)]


async def test_those_of_a_start_are_not_noted_one_by_one() -> None:
    bot = a_bot(ready=False)
    await CleaningCog(bot).on_guild_available(GUILD)
    bot.play.cleaning.note_here.assert_not_awaited()


async def test_what_cannot_be_noted_now_is_found_out_at_the_next_start(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = a_bot()
    bot.play.cleaning.note_left.side_effect = DatabaseTrouble("cannot be reached")
    await CleaningCog(bot).on_guild_remove(GUILD)
    assert [each.levelno for each in caplog.records] == [logging.WARNING]
