"""A whole turn through the tables, next to the same work done bare; many tables at once; start-up.

A turn is what happens between a click and a board: load, apply, fair dice, durable save, draw. Bare is
the engine, the same SQL statements through aiosqlite, and the renderer, with nothing in between.
"""

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import aiosqlite

from engine import Position, new_game
from play import dice
from play.tables import Tables
from play.views import TableView, Venue
from render import draw
from store import Store
from store.records import Seat

TURNS = 300
SEATS = (Seat(0, 0, 1, "anna"), Seat(1, 0, 2, "ben"))


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def start(tables: Tables, channel: int) -> TableView:
    return await tables.start("boulomania", {}, SEATS, Venue(1, channel, "en"), nonce=str(channel))


def picture_of(moved: TableView) -> bytes:
    last = moved.steps[-1]
    return draw(last.after, last.events, before=last.before).data


async def play_turn(tables: Tables, moved: TableView, rng: random.Random) -> TableView:
    member = moved.seat.member_id if moved.seat else None
    action = rng.choice(moved.position.legal_actions())
    after = await tables.act(moved.table.id, moved.table.ply, member or 0, action, "bench")
    await asyncio.to_thread(picture_of, after)
    return after


async def time_turns(folder: Path) -> list[float]:
    """The seconds of each turn through the tables."""
    tables, rng = Tables(await Store.open(url(folder / "turns.sqlite3"))), random.Random(1)
    seconds: list[float] = []
    moved = await start(tables, 1)
    while len(seconds) < TURNS:
        if moved.seat is None:
            moved = await start(tables, 1)
        begin = perf_counter()
        moved = await play_turn(tables, moved, rng)
        seconds.append(perf_counter() - begin)
    await tables.store.close()
    return seconds


async def bare_turn(connection: aiosqlite.Connection, position: Position, ply: int, action: str) -> Position:
    """The same statements as a turn of the tables makes, and the same drawing."""
    for query in ("SELECT * FROM tables WHERE id = 1", "SELECT * FROM seats WHERE table_id = 1"):
        await (await connection.execute(query)).fetchall()
    rows, before = [(1, ply, action)], position
    position, events = position.apply(action)
    while position.cast is not None:
        throws = position.cast.throws
        token = throws[dice.draw("seed", f"1:{ply + len(rows)}:bench", len(throws))]
        rows.append((1, ply + len(rows), token))
        before, (position, events) = position, position.apply(token)
    await connection.execute("BEGIN")
    changes = (str(position), ply + len(rows), ply)
    await connection.execute("UPDATE tables SET notation = ?, ply = ? WHERE id = 1 AND ply = ?", changes)
    await connection.executemany("INSERT INTO plies (table_id, ply, token) VALUES (?, ?, ?)", rows)
    await connection.commit()
    await asyncio.to_thread(lambda: draw(position, events, before=before))
    return position


async def time_bare(folder: Path) -> list[float]:
    file = folder / "bare.sqlite3"
    tables = Tables(await Store.open(url(file)))
    await start(tables, 1)
    await tables.store.close()
    rng = random.Random(1)
    seconds: list[float] = []
    position = new_game("boulomania").apply("63")[0].apply("jack")[0].apply("3")[0]
    async with aiosqlite.connect(file, isolation_level=None) as connection:
        await connection.execute("PRAGMA journal_mode=WAL")
        await connection.execute("PRAGMA synchronous=FULL")
        await connection.execute("DELETE FROM plies")
        await connection.execute("UPDATE tables SET ply = 0")
        ply = 0
        while len(seconds) < TURNS:
            if position.turn == "over" or position.legal_actions() == ("jack",):
                position = new_game("boulomania").apply("63")[0].apply("jack")[0].apply("3")[0]
            action = rng.choice(position.legal_actions())
            begin = perf_counter()
            position = await bare_turn(connection, position, ply, action)
            seconds.append(perf_counter() - begin)
            row = await (await connection.execute("SELECT ply FROM tables")).fetchone()
            ply = row[0] if row else 0
    return seconds


async def many_tables(folder: Path, count: int, turns: int) -> tuple[int, int]:
    """How many moves that many tables made at once, and how many of those are not saved."""
    tables = Tables(await Store.open(url(folder / "many.sqlite3")))

    async def play(channel: int) -> tuple[int, int]:
        rng, moved, done = random.Random(channel), await start(tables, channel), 0
        for _ in range(turns):
            if moved.seat is None:
                break
            moved = await play_turn(tables, moved, rng)
            done += 1
        saved = [move for move in await tables.store.tables.log(moved.table.id) if move.member_id is not None]
        return done, done - len(saved)

    played = await asyncio.gather(*(play(channel) for channel in range(1, count + 1)))
    await tables.store.close()
    return sum(made for made, _ in played), sum(missing for _, missing in played)


async def worst_lag(work: Callable[[], Awaitable[object]]) -> list[float]:
    """How late a timer of 5 ms fires while something else is going on, in seconds."""
    lags: list[float] = []

    async def tick() -> None:
        while True:
            due = perf_counter() + 0.005
            await asyncio.sleep(0.005)
            lags.append(perf_counter() - due)

    ticking = asyncio.create_task(tick())
    await work()
    ticking.cancel()
    return lags


async def time_start(folder: Path, tables: int) -> float:
    """The seconds to open a store that holds so many tables, and to find those that wait for the computer."""
    file = folder / f"start{tables}.sqlite3"
    store = await Store.open(url(file))
    moved = await start(Tables(store), 1)
    await store.close()
    async with aiosqlite.connect(file) as connection:
        columns = "game, rules, options, guild_id, language, seed, notation, ply, state, rated, computer_due"
        columns += ", version, shown_version, started_at, moved_at"
        await connection.execute(
            f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {tables}) "
            f"INSERT INTO tables (channel_id, {columns}) SELECT n.i, {columns} FROM tables, n "
            f"WHERE id = {moved.table.id}"
        )
        await connection.commit()
    seconds = []
    for _ in range(7):
        begin = perf_counter()
        store = await Store.open(url(file))
        await store.tables.waiting_for_computer()
        seconds.append(perf_counter() - begin)
        await store.close()
    return median(seconds)


async def _report(folder: Path) -> None:
    bare, ours = await time_bare(folder), await time_turns(folder)
    p50, p99 = median(ours), quantiles(ours, n=100)[98]
    print(f"one turn through the tables: p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, ", end="")
    print(f"{p50 / median(bare):.2f} x the same work done bare (p50 {median(bare) * 1000:.1f} ms)")
    made, missing = await many_tables(folder, 200, 5)
    print(f"200 tables at once: {made} moves made, {missing} lost")
    lags = sorted(await worst_lag(lambda: many_tables(folder / "lag", 20, 10)))
    print(f"event loop while 20 tables play: worst lag {lags[-1] * 1000:.1f} ms, ", end="")
    print(f"p99 {lags[int(len(lags) * 0.99)] * 1000:.1f} ms (aim 20 ms)")
    few, crowd = await time_start(folder, 10), await time_start(folder, 100_000)
    print(f"start-up with 100,000 tables / with 10: {crowd / few:.2f} (aim 1.2)")


def report() -> None:
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "lag").mkdir()
        asyncio.run(_report(Path(name)))
