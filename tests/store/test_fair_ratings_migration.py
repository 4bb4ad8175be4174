"""Ratings of an earlier bot are kept, on both databases; who is called what everywhere, it did not know."""

from collections.abc import Sequence

import pytest
from sqlalchemy import Connection, text

from store import Store
from tests.store.earlier import fill

OLD_TABLE = (
    "INSERT INTO tables (id, game, rules, options, guild_id, channel_id, language, seed, notation, ply, "
    "state, winner, reason, rated, computer_due, started_at, moved_at) VALUES ({id}, 'carami', 1, '{{}}', 7, "
    "{id}, 'en', 'seed', 'somewhere', 0, '{state}', 0, 'resigned', true, false, '2026-01-01', '2026-01-01')"
)
OLD_SEAT = (
    "INSERT INTO seats (table_id, side, place, member_id, name) "
    "VALUES ({table}, {side}, {place}, {member}, 'nick')"
)
OLD_RESULT = (
    "INSERT INTO results (table_id, member_id, game, guild_id, score, facts, finished_at) "
    "VALUES ({table}, {member}, 'carami', 7, {score}, '{{}}', '2026-01-01')"
)
OLD_STANDING = (
    "INSERT INTO standings (guild_id, game, member_id, name, mu, sigma, games, wins, rank, facts) "
    "VALUES ({guild}, 'carami', {member}, 'nick', 30, 6, 6, 6, 12, '{{}}')"
)


def write_old(connection: Connection) -> None:
    """Member 1 has beaten 2 to 6, 2 twice, and a team of 7 and 8 with 9; a last game did not count."""
    games: Sequence[tuple[list[int], list[int]]] = [
        *(([1], [other]) for other in (2, 3, 4, 5, 6, 2)),
        ([1, 9], [7, 8]),
    ]
    for number, teams in enumerate(games, start=1):
        connection.execute(text(OLD_TABLE.format(id=number, state="over")))
        for side, team in enumerate(teams):
            for place, member in enumerate(team):
                connection.execute(text(OLD_SEAT.format(table=number, side=side, place=place, member=member)))
                connection.execute(text(OLD_RESULT.format(table=number, member=member, score=1 - side)))
    for member in range(1, 10):
        for guild in (0, 7):
            connection.execute(text(OLD_STANDING.format(guild=guild, member=member)))
    for number, state in ((8, "over"), (9, "playing")):
        connection.execute(text(OLD_TABLE.format(id=number, state=state)))
        for side in (0, 1):
            connection.execute(text(OLD_SEAT.format(table=number, side=side, place=0, member=side + 1)))


@pytest.fixture
async def old_url(empty_database_url: str) -> str:
    return await fill(empty_database_url, "0003", write_old)


async def test_ratings_are_kept(old_url: str) -> None:
    store = await Store.open(old_url)
    standings = {(each.guild_id, each.member_id): each for each in await store.standings.all()}
    assert len(standings) == 18
    assert {(each.mu, each.sigma, each.games, each.rank) for each in standings.values()} == {(30, 6, 6, 12)}
    met = {member: standings[0, member].opponents for member in range(1, 10)}
    assert met == {1: 7, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2}
    assert [member for member in range(1, 10) if standings[0, member].listed] == [1]
    assert all(standings[7, member].listed for member in range(1, 10))
    for member in range(1, 10):
        assert (standings[0, member].name, standings[7, member].name) == ("", "nick")
    await store.close()


async def test_results_have_weighed_1_and_say_nothing_of_the_rating_after_them(old_url: str) -> None:
    store = await Store.open(old_url)
    results = await store.standings.results(1, "carami", 10)
    assert len(results) == 7
    assert {(each.weight, each.mu, each.sigma) for each in results} == {(1.0, None, None)}
    await store.close()


async def test_what_did_not_count_will_not(old_url: str) -> None:
    store = await Store.open(old_url)
    rated = [(await store.tables.get(number)).rated for number in range(1, 10)]
    assert rated == [True] * 7 + [False, True]
    assert (await store.tables.get(1)).seats[0].global_name is None
    await store.close()
