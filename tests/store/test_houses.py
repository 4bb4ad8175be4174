"""What a server has set is kept, and two who set different things at once do not undo each other."""

import asyncio

from store.records import House
from store.store import Store

HERE, THERE = 2**60, 2**60 + 1


async def test_who_has_set_nothing_has_what_holds_by_itself(store: Store) -> None:
    assert await store.house(HERE) == House(HERE)
    assert await store.house(None) == House(0)


async def test_what_is_set_stays_and_nothing_else_changes(store: Store) -> None:
    await store.save_house(HERE, language="fr", channels=[2**61, 2**61 + 1])
    changed = await store.save_house(HERE, theme="night", rated=False)
    assert changed == House(HERE, "fr", "night", None, False, [2**61, 2**61 + 1])
    assert await store.house(HERE) == changed
    assert await store.house(THERE) == House(THERE)


async def test_it_can_be_taken_back(store: Store) -> None:
    await store.save_house(HERE, language="fr", clock="day", channels=[1])
    await store.save_house(HERE, language=None, clock=None, channels=[])
    assert await store.house(HERE) == House(HERE)


async def test_two_at_once_do_not_undo_each_other(store: Store) -> None:
    for theme, clock in (("night", "day"), ("contrast", "week")):
        await asyncio.gather(
            store.save_house(HERE, theme=theme), store.save_house(HERE, clock=clock, rated=False)
        )
        assert await store.house(HERE) == House(HERE, None, theme, clock, False)
