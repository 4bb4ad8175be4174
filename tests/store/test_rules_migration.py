"""Games of the first version of the rules that were not over are void, on both databases; the others stay."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, text

from play.refusals import Refusal
from play.tables import Tables
from store import Store
from tests.store.earlier import fill

LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)
TABLE = (
    "INSERT INTO tables (id, game, rules, options, guild_id, channel_id, language, seed, notation, ply, "
    "state, winner, reason, rated, computer_due, started_at, moved_at, clock, deadline, alarm_at, version, "
    "shown_version) VALUES ({id}, 'carami', {rules}, '{{}}', 7, {id}, 'en', 'seed', '{notation}', 0, "
    "'{state}', {winner}, {reason}, true, {due}, '2026-01-01', '2026-01-01', {clock}, {alarm}, {alarm}, 4, 4)"
)
SEAT = (
    "INSERT INTO seats (table_id, side, place, member_id, name, ended_at) "
    "VALUES ({table}, {side}, 0, {side} + 1, 'nick', {ended})"
)
RESULT = (
    "INSERT INTO results (table_id, member_id, game, guild_id, score, facts, finished_at, weight) "
    "VALUES (4, {member}, 'carami', 7, {score}, '{{}}', '2026-01-01', 1)"
)
NEW = "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A"
IDLE = "..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 {idle} {turn}"
GAMES = {
    1: {"state": "playing", "due": "true"},
    2: {"state": "playing", "clock": "'day'", "alarm": "'2026-01-02'", "notation": IDLE},
    3: {"state": "resting", "reason": "'rested'"},
    4: {"state": "over", "winner": "0", "reason": "'resigned'"},
    5: {"state": "playing", "rules": "2"},
    6: {"state": "over", "reason": "'no_progress'", "notation": IDLE.format(idle=40, turn="over")},
}
PLAIN = {"winner": "NULL", "reason": "NULL", "due": "false", "clock": "NULL", "alarm": "NULL", "rules": "1"}


def write_old(connection: Connection) -> None:
    for number, given in GAMES.items():
        values = {"notation": NEW} | PLAIN | given
        values["notation"] = values["notation"].format(idle=31, turn="A")
        connection.execute(text(TABLE.format(id=number, **values)))
        ended = "NULL" if given["state"] == "playing" else "'2026-01-01'"
        for side in (0, 1):
            connection.execute(text(SEAT.format(table=number, side=side, ended=ended)))
    for member, score in ((1, 1), (2, 0)):
        connection.execute(text(RESULT.format(member=member, score=score)))


@pytest.fixture
async def old_url(empty_database_url: str) -> str:
    return await fill(empty_database_url, "0007", write_old)


async def test_what_was_being_played_is_void_and_will_be_shown(old_url: str) -> None:
    store = await Store.open(old_url)
    for number in (1, 2):
        table = await store.tables.get(number)
        assert (table.state, table.winner, table.reason, table.ended_by) == ("over", None, "ended", None)
        assert (table.computer_due, table.deadline, table.alarm_at) == (False, None, None)
        assert (table.version, table.is_shown) == (5, False)
        assert table.moved_at > LONG_AGO
    assert set(await store.tables.unshown([7], LONG_AGO + timedelta(days=1), 10)) == {1, 2}
    assert [table.id for table in await store.tables.of_guild(7)] == [5]
    assert await store.tables.waiting_for_computer() == []
    assert await store.tables.alarms(datetime.now(UTC)) == []
    await store.close()


async def test_its_players_find_it_among_their_games(old_url: str) -> None:
    store = await Store.open(old_url)
    finished = await store.tables.finished_by(1, 10)
    assert {table.id for table in finished[:2]} == {1, 2}
    assert {table.id for table in finished} == {1, 2, 3, 4, 6}
    await store.close()


async def test_what_was_at_rest_is_void_and_nobody_hears_of_it(old_url: str) -> None:
    store = await Store.open(old_url)
    table = await store.tables.get(3)
    assert (table.state, table.winner, table.reason, table.moved_at) == ("over", None, "ended", LONG_AGO)
    assert await store.tables.at_rest(3, "carami", 1) is None
    await store.close()


async def test_what_was_over_and_what_is_played_by_these_rules_stays_as_it_was(old_url: str) -> None:
    store = await Store.open(old_url)
    over, playing = await store.tables.get(4), await store.tables.get(5)
    assert (over.state, over.winner, over.reason, over.version) == ("over", 0, "resigned", 4)
    assert [each.score for each in await store.standings.results_of_table(4)] == [1, 0]
    assert (playing.state, playing.version, playing.moved_at) == ("playing", 4, LONG_AGO)
    await store.close()


async def test_a_position_that_these_rules_do_not_know_is_no_error(old_url: str) -> None:
    tables = Tables(await Store.open(old_url))
    assert (await tables.view(1)).table.state == "over"
    for number in (2, 6):
        with pytest.raises(Refusal, match="by-earlier-rules"):
            await tables.view(number)
    await tables.store.close()
