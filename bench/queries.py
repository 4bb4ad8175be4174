"""Every query that a member can trigger, on a very full database: none may become slow by that.

A SQLite database is filled with rated members and finished tables; then each query is timed. Most members and
servers are ordinary; one server is large, and one member has played very often.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter

import aiosqlite

from store import Store
from store.records import EVERYBODY, EVERYWHERE

MEMBERS, FINISHED, PLAYING, GUILDS = 200_000, 300_000, 2_000, 1_000
LARGE_GUILD, BUSY_MEMBER = 1_000_000, 0
"""One table in 10 is in that server, one seat in 200 is that member's."""
GAME = "boulomania"
TIMES = 15
MOST_MS = 3.0
"""The most milliseconds that each query may take."""

GUILD, CHANNEL, MEMBER, TABLE = 7, 1_000_007, 7, 7
"""An ordinary server, channel, member and table."""
LAST_OF_BUSY = FINISHED - 99
"""A late game of the busy member."""
NOW = datetime(2026, 6, 1, tzinfo=UTC)
LAST_DAY = datetime(2026, 1, 3, 11, 20, tzinfo=UTC)
"""A day before the last table was finished: the busy member has played more than 800 times since."""

Query = Callable[[Store], Awaitable[object]]

QUERIES: dict[str, Query] = {
    "a table": lambda store: store.tables.get(TABLE),
    "the table of a channel": lambda store: store.tables.in_channel(CHANNEL),
    "the last table of a game in a channel": lambda store: store.tables.in_channel(CHANNEL, GAME),
    "the log of a table": lambda store: store.tables.log(TABLE),
    "tables of a server": lambda store: store.tables.of_guild(GUILD),
    "tables of a large server": lambda store: store.tables.of_guild(LARGE_GUILD),
    "games finished by a member": lambda store: store.tables.finished_by(MEMBER, 10),
    "games of a kind finished by a member": lambda store: store.tables.finished_by(MEMBER, 10, GAME),
    "games finished by a busy member": lambda store: store.tables.finished_by(BUSY_MEMBER, 10),
    "tables that wait for the computer": lambda store: store.tables.waiting_for_computer(),
    "how many games are on": lambda store: store.tables.count_playing(),
    "clocks that are due": lambda store: store.tables.alarms(NOW),
    "games that nobody goes on with": lambda store: store.tables.untouched(NOW, None, 100),
    "a game at rest in a channel": lambda store: store.tables.at_rest(CHANNEL, GAME, MEMBER),
    "who blocks a member": lambda store: store.blocks.who_block([1, 2, 3, 4, 5, 6, 7], MEMBER),
    "whom a member blocks": lambda store: store.blocks.of_member(MEMBER),
    "settings of a server": lambda store: store.settings.of_guild(GUILD),
    "leaders here": lambda store: store.standings.leaders(GAME, GUILD, 10, 0),
    "leaders here, page 50": lambda store: store.standings.leaders(GAME, GUILD, 10, 490),
    "leaders of a large server": lambda store: store.standings.leaders(GAME, LARGE_GUILD, 10, 0),
    "leaders of a large server, page 50": lambda store: store.standings.leaders(GAME, LARGE_GUILD, 10, 490),
    "leaders everywhere": lambda store: store.standings.leaders(GAME, None, 10, 0),
    "leaders everywhere, page 50": lambda store: store.standings.leaders(GAME, None, 10, 490),
    "leaders everywhere, page 1000": lambda store: store.standings.leaders(GAME, None, 10, 9_990),
    "how many leaders there are": lambda store: store.standings.count_listed(GAME, None, 10_000),
    "the form of leaders": lambda store: store.standings.forms([BUSY_MEMBER, *range(1, 10)], GAME, 5),
    "dice of a server": lambda store: store.rolls.faces(GAME, GUILD, EVERYBODY),
    "dice of a member": lambda store: store.rolls.faces(GAME, EVERYWHERE, MEMBER),
    "a standing": lambda store: store.standings.get(MEMBER, GAME),
    "results of a member": lambda store: store.standings.results(MEMBER, GAME, 10),
    "games that a busy member plays": lambda store: store.privacy.playing(BUSY_MEMBER),
    "lobbies that a member has joined": lambda store: store.privacy.lobbies(MEMBER),
    "results of a busy member": lambda store: store.standings.results(BUSY_MEMBER, GAME, 10),
    "the curve of a busy member": lambda store: store.standings.results(BUSY_MEMBER, GAME, 60),
    "what a game has changed in ratings": lambda store: store.standings.changes(TABLE),
    "what a game of a busy member has changed": lambda store: store.standings.changes(LAST_OF_BUSY),
    "what a game is rated by": lambda store: store.standings.before_game(
        [MEMBER, BUSY_MEMBER], GAME, [0, GUILD], LAST_DAY, 50
    ),
}

Values = Mapping[str, str]
"""The SQL expression for each column."""

IS_PLAYING = f"i > {FINISHED}"
TABLES: Values = {
    "id": "i",
    "game": f"'{GAME}'",
    "rules": "2",
    "options": "'{}'",
    "guild_id": f"CASE WHEN i % 10 = 3 THEN {LARGE_GUILD} ELSE i % {GUILDS} END",
    "channel_id": f"1000000 + CASE WHEN {IS_PLAYING} THEN i ELSE i % 100000 END",
    "language": "'en'",
    "seed": "'seed'",
    "notation": "'..o....A.....B.... 7/7 0-0 A 13/8'",
    "ply": "90",
    "state": f"CASE WHEN {IS_PLAYING} THEN 'playing' ELSE 'over' END",
    "winner": f"CASE WHEN {IS_PLAYING} THEN NULL ELSE i % 2 END",
    "reason": "'points'",
    "rated": "1",
    "computer_due": "0",
    "version": "90",
    "shown_version": "90",
    "started_at": "'2026-01-01 00:00:00.000000'",
    "moved_at": "strftime('%Y-%m-%d %H:%M:%S.000000', 1767225600 + i, 'unixepoch')",
    "deadline": f"CASE WHEN {IS_PLAYING} THEN '2026-12-01 00:00:00.000000' END",
    "alarm_at": f"CASE WHEN {IS_PLAYING} THEN '2026-11-01 00:00:00.000000' END",
}
SEATS: Values = {
    "table_id": "tables.id",
    "side": "i - 1",
    "place": "0",
    "member_id": f"CASE WHEN i = 1 AND tables.id % 100 = 1 THEN {BUSY_MEMBER} "
    f"ELSE (tables.id + 70001 * i) % {MEMBERS} END",
    "name": "'member'",
    "ended_at": "CASE WHEN state = 'over' THEN moved_at END",
}
PLIES: Values = {"table_id": "tables.id", "ply": "i - 1", "token": "'point3'"}
RESULTS: Values = {
    "table_id": "table_id",
    "member_id": "member_id",
    "game": "game",
    "guild_id": "guild_id",
    "score": "side = winner",
    "facts": """'{"ends": 5, "carreaux": 1, "point2": 9, "point3": 11, "shoot": 4}'""",
    "finished_at": "moved_at",
}
STANDINGS: Values = {
    "guild_id": "0",
    "member_id": "i - 1",
    "game": f"'{GAME}'",
    "name": "'member'",
    "mu": "15 + i * 7919 % 200003 / 10000.0",
    "sigma": "2 + i % 1000 / 200.0",
    "rank": "15 + i * 7919 % 200003 / 10000.0 - 3 * (2 + i % 1000 / 200.0)",
    "games": "3",
    "wins": "1",
    "facts": "'{}'",
    "opponents": "CASE WHEN i % 10 = 0 THEN 5 ELSE 1 END",
    "listed": "i % 10 = 0",
}
ROLLS: Values = {
    "guild_id": "0",
    "game": f"'{GAME}'",
    "member_id": "i - 1",
    "face": "1 + i % 6",
    "count": "100",
}
PAIRS: Values = {"first_id": "i % 1000", "second_id": "i", "game": f"'{GAME}'"}
IN_GUILDS: Values = {
    **{name: f"standings.{name}" for name in STANDINGS},
    "guild_id": "results.guild_id",
    "game": "results.game",
    "member_id": "results.member_id",
    "listed": "1",
}
"""The same standings again for each server that a member has played in."""


async def fill(connection: aiosqlite.Connection, table: str, values: Values, count: int, more: str) -> None:
    """Insert a row for each number from 1 to `count`, or for each pair of a number and a row of `more`."""
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
    columns, chosen = ", ".join(values), ", ".join(values.values())
    await connection.execute(f"INSERT INTO {table} ({columns}) {numbers} SELECT {chosen} FROM n {more}")


async def fill_all(file: Path) -> None:
    """Fill the database, in some seconds: it need not survive a crash."""
    played = (
        "JOIN seats JOIN tables ON tables.id = table_id WHERE state = 'over' GROUP BY table_id, member_id"
    )
    async with aiosqlite.connect(file) as connection:
        await connection.execute("PRAGMA synchronous = OFF")
        await connection.execute("PRAGMA cache_size = -200000")
        await fill(connection, "tables", TABLES, FINISHED + PLAYING, "")
        await fill(connection, "seats", SEATS, 2, "JOIN tables")
        await fill(connection, "plies", PLIES, 90, f"JOIN tables ON tables.id % 100 = {TABLE}")
        await fill(connection, "results", RESULTS, 1, played)
        await fill(connection, "standings", STANDINGS, MEMBERS, "")
        await fill(connection, "rolls", ROLLS, MEMBERS, "")
        await fill(connection, "pairs", PAIRS, MEMBERS, "")
        theirs = "standings.guild_id = 0 AND standings.member_id = results.member_id"
        once = "WHERE results.guild_id > 0 GROUP BY results.guild_id, results.member_id"
        await fill(connection, "standings", IN_GUILDS, 1, f"JOIN results JOIN standings ON {theirs} {once}")
        await connection.commit()
        await connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def time_query(store: Store, query: Query) -> float:
    """The seconds that a query takes once its data are in memory."""
    await query(store)
    seconds = []
    for _ in range(TIMES):
        begun = perf_counter()
        await query(store)
        seconds.append(perf_counter() - begun)
    return median(seconds)


async def _report(folder: Path) -> None:
    file = folder / "queries.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    await (await Store.open(url)).close()
    await fill_all(file)
    store = await Store.open(url)
    slow = 0
    for name, query in QUERIES.items():
        milliseconds = await time_query(store, query) * 1000
        slow += milliseconds > MOST_MS
        print(f"  {name:36} {milliseconds:7.2f} ms{'  TOO SLOW' if milliseconds > MOST_MS else ''}")
    await store.close()
    print(f"  slower than {MOST_MS:g} ms: {slow} (aim 0: {'NOT reached' if slow else 'reached'})")


def report() -> None:
    """Print how long each query takes, and which take too long."""
    print(f"queries with {MEMBERS:,} rated members and {FINISHED:,} finished tables, medians of {TIMES}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_report(Path(folder)))
