"""How often the database is asked: a table is read once and carried through, and saved at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from tests.discord.conftest import Place
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    actions,
    board_of,
    bot_of,
    click,
    is_shown,
    last_message,
    on_turn,
    position_of,
    start,
    table_of,
    text,
    type_action,
)


class Asked:
    """The statements that the database was sent, and how often something was committed.

    One that is run for several rows counts for each.
    """

    def __init__(self) -> None:
        self.statements: list[str] = []
        self.commits = 0


@contextmanager
def counting(place: Place) -> Iterator[Asked]:
    """Count what the bot's database is asked in the block."""
    asked, database = Asked(), bot_of(place).play.store.database
    before = database.transactions

    def note(_: Any, cursor: Any, statement: str, given: Any, context: Any, for_each: bool) -> None:
        asked.statements += [statement] * (len(given) if for_each else 1)

    for engine in database.engines:
        event.listen(engine, "before_cursor_execute", note)
    yield asked
    for engine in database.engines:
        event.remove(engine, "before_cursor_execute", note)
    asked.commits = database.transactions - before


@pytest.mark.parametrize("how", ["clicked", "typed"])
async def test_a_turn(place: Place, how: str) -> None:
    await start(place)
    for _ in range(6):
        member, action = await on_turn(place), (await position_of(place)).legal_actions()[0]
        with counting(place) as asked:
            if how == "clicked":
                await click(member, board_of(place.channel), action)
            else:
                await type_action(member, place.channel, action)
        assert await is_shown(place)
        assert len(asked.statements) <= 4, asked.statements
        assert asked.commits <= 2


async def test_a_turn_that_is_shown_below(place: Place) -> None:
    await start(place)
    board, member = board_of(place.channel), await on_turn(place)
    for number in range(9):
        await place.carl.send(place.channel, f"nice {number}")
    with counting(place) as asked:
        await click(member, board, actions(board)[0])
    assert board_of(place.channel).id != board.id
    assert len(asked.statements) <= 4, asked.statements


@pytest.mark.parametrize("game", COMMANDS.values())
@pytest.mark.parametrize("clock", [None, "day"])
async def test_an_accept(place: Place, game: str, clock: str | None) -> None:
    await bot_of(place).play.store.settings.save(place.env.guild.id, theme="night", clock=clock)
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben)
    with counting(place) as asked:
        await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    table = await table_of(place)
    assert (table.is_shown, table.theme, table.clock) == (True, "night", clock)
    assert len(asked.statements) <= 8, asked.statements
    assert asked.commits <= 2


@pytest.mark.parametrize("game", COMMANDS.values())
async def test_a_move_against_the_computer(place: Place, game: str) -> None:
    """Four for each decision, the member's own and those of the computer."""
    await place.anna.slash(place.channel, f"{game} solo", level="easy")
    for _ in range(3):
        before, position = await table_of(place), await position_of(place)
        driver, action = bot_of(place).play.driver, position.legal_actions()[0]
        with counting(place) as asked:
            await driver.act(before.id, before.ply, place.anna.id, action, "nonce")
        after = await table_of(place)
        assert after.is_shown
        assert after.version > before.version
        assert len(asked.statements) <= 4 * (after.version - before.version), asked.statements


async def test_the_end_of_a_rated_game(place: Place) -> None:
    """It takes no more, however many games the same two have played."""
    asked_for = []
    for _ in range(3):
        await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
        await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
        for _ in range(8):
            table, position = await table_of(place), await position_of(place)
            member_id = table.seat("AB".index(position.turn)).member_id or 0
            action = position.legal_actions()[0]
            await bot_of(place).play.tables.act(table.id, table.ply, member_id, action, "nonce")
        with counting(place) as asked:
            await bot_of(place).play.driver.resign((await table_of(place)).id, place.anna.id)
        assert len(await bot_of(place).play.store.standings.results_of_table(table.id)) == 2
        assert asked.commits <= 2
        asked_for.append(len(asked.statements))
    assert asked_for[0] <= 15, asked.statements
    assert asked_for[2] == asked_for[1] < asked_for[0], "once they have met"


async def test_the_board_of_the_channels_game_is_not_looked_for_twice(place: Place) -> None:
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    with counting(place) as asked:
        await place.anna.slash(place.channel, "carami board")
    assert len(asked.statements) <= 5, asked.statements
    assert sum("tables.channel_id =" in statement for statement in asked.statements) == 1


async def test_settings_are_read_once_in_an_interaction(place: Place) -> None:
    with counting(place) as asked:
        await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben, clock="day")
    assert sum("FROM guild_settings" in statement for statement in asked.statements) == 1
    with counting(place) as asked:
        await place.carl.slash(place.channel, "boulo team")
    assert sum("FROM guild_settings" in statement for statement in asked.statements) == 1
