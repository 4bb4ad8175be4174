"""Once a minute the bot looks at the clocks, and takes up what a database that failed has left undone."""

from types import SimpleNamespace
from unittest.mock import AsyncMock

from cogs.commands.clocks import ClocksCog
from store import DatabaseTrouble


def a_bot(*, in_doubt: bool) -> SimpleNamespace:
    database = SimpleNamespace(in_doubt=in_doubt)
    play = SimpleNamespace(store=SimpleNamespace(database=database), timekeeper=AsyncMock())
    return SimpleNamespace(play=play, hosts=None, take_up=AsyncMock(), show_behind=AsyncMock())


async def look(bot: SimpleNamespace) -> None:
    await ClocksCog.each_minute(ClocksCog(bot))


async def test_tables_are_taken_up_once_after_a_trouble() -> None:
    bot = a_bot(in_doubt=True)
    await look(bot)
    await look(bot)
    bot.take_up.assert_awaited_once()


async def test_they_are_not_while_nothing_was_wrong_or_still_is() -> None:
    well, ill = a_bot(in_doubt=False), a_bot(in_doubt=True)
    ill.play.timekeeper.tick.side_effect = DatabaseTrouble("cannot be reached")
    for bot in (well, ill):
        await look(bot)
        bot.take_up.assert_not_awaited()
    assert ill.play.store.database.in_doubt
