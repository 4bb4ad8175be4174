"""What an earlier bot has kept of games against the computer is counted, on both databases."""

import pytest
from sqlalchemy import Connection, text

from store import Store
from tests.store.earlier import fill

OLD_TABLE = (
    "INSERT INTO tables (id, game, rules, options, guild_id, channel_id, language, seed, notation, ply, "
    "state, winner, reason, rated, computer_due, started_at, moved_at) VALUES ({id}, '{game}', 1, '{{}}', 7, "
    "{id}, 'en', 'seed', 'somewhere', 0, '{state}', {winner}, {reason}, false, false, '2026-01-01', "
    "'2026-01-01')"
)
OLD_SEAT = (
    "INSERT INTO seats (table_id, side, place, member_id, name, level) "
    "VALUES ({table}, {side}, {place}, {member}, 'nick', {level})"
)
GAMES = (
    ("carami", "over", "0", "'blocked'", "easy"),
    ("carami", "over", "0", "'resigned'", "easy"),
    ("carami", "over", "1", "'resigned'", "easy"),
    ("carami", "over", "NULL", "'idle'", "normal"),
    ("carami", "over", "NULL", "'ended'", "normal"),
    ("carami", "resting", "NULL", "'rested'", "normal"),
    ("carami", "playing", "NULL", "NULL", "normal"),
    ("boulomania", "over", "1", "'target'", "easy"),
)
"""Of member 1, who is side 0: game, state, winner, reason, the level of the computer."""


def write_old(connection: Connection) -> None:
    for number, (game, state, winner, reason, level) in enumerate(GAMES, start=1):
        old = {"id": number, "game": game, "state": state, "winner": winner, "reason": reason}
        connection.execute(text(OLD_TABLE.format(**old)))
        add_seats(connection, number, ("1", "NULL"), ("NULL", f"'{level}'"))
    between = {"game": "carami", "state": "over", "winner": 0, "reason": "'blocked'"}
    for number in (100, 101):
        connection.execute(text(OLD_TABLE.format(id=number, **between)))
    add_seats(connection, 100, ("1", "NULL"), ("2", "NULL"))
    add_seats(connection, 101, ("NULL", "NULL"), ("NULL", "'easy'"))


def add_seats(connection: Connection, table: int, *people: tuple[str, str]) -> None:
    for side, (member, level) in enumerate(people):
        seat = {"table": table, "side": side, "place": 0, "member": member, "level": level}
        connection.execute(text(OLD_SEAT.format(**seat)))


@pytest.fixture
async def old_url(empty_database_url: str) -> str:
    return await fill(empty_database_url, "0007", write_old)


async def test_finished_games_are_counted(old_url: str) -> None:
    store = await Store.open(old_url)
    carami = await store.level_records.of_member(1, "carami")
    counted = {level: (each.won, each.lost, each.drawn) for level, each in carami.items()}
    assert counted == {"easy": (2, 1, 0), "normal": (0, 0, 1)}
    boulomania = await store.level_records.of_member(1, "boulomania")
    assert {level: (each.won, each.lost) for level, each in boulomania.items()} == {"easy": (0, 1)}
    assert await store.level_records.of_member(2, "carami") == {}
    await store.close()
