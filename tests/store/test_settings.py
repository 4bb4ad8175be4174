"""What a server has set is kept, and two who set different things at once do not undo each other."""

import asyncio

from store import Store
from store.records import GuildSettings

HERE, THERE = 2**60, 2**60 + 1


async def test_who_has_set_nothing_has_the_defaults(store: Store) -> None:
    assert await store.settings.of_guild(HERE) == GuildSettings(HERE)
    assert await store.settings.of_guild(None) == GuildSettings(0)


async def test_what_is_set_stays_and_nothing_else_changes(store: Store) -> None:
    await store.settings.save(HERE, language="fr", channels=[2**61, 2**61 + 1])
    changed = await store.settings.save(HERE, theme="night", rated=False)
    assert changed == GuildSettings(HERE, "fr", "night", None, False, [2**61, 2**61 + 1])
    assert await store.settings.of_guild(HERE) == changed
    assert await store.settings.of_guild(THERE) == GuildSettings(THERE)


async def test_it_can_be_taken_back(store: Store) -> None:
    await store.settings.save(HERE, language="fr", clock="day", channels=[1])
    await store.settings.save(HERE, language=None, clock=None, channels=[])
    assert await store.settings.of_guild(HERE) == GuildSettings(HERE)


async def test_two_at_once_do_not_undo_each_other(store: Store) -> None:
    for theme, clock in (("night", "day"), ("contrast", "week")):
        await asyncio.gather(
            store.settings.save(HERE, theme=theme), store.settings.save(HERE, clock=clock, rated=False)
        )
        assert await store.settings.of_guild(HERE) == GuildSettings(HERE, None, theme, clock, False)
