"""Whatever is wrong in a database is found and named; nothing is found where nothing is wrong."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from play import dice
from play.checking import Checked, check_all
from play.tables import Tables
from play.views import TableView, Venue
from store import Store
from store.records import Table
from tests.store.records import BEN, SEATS
from tests.store.test_old_databases import OLD

QUICK = {"target": 7, "balls": 4}


@pytest.fixture
def played(tmp_path: Path, played_once: Path) -> Path:
    """A file with rated games of two members, some given up, some going on."""
    return Path(copy(played_once, tmp_path / "played.sqlite3"))


@pytest.fixture(scope="module")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("checking") / "played.sqlite3"
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(dice, "new_seed", lambda: "5" * 64)
        asyncio.run(play_games(file))
    return file


async def play_games(file: Path) -> None:
    tables = Tables(await Store.open(f"sqlite+aiosqlite:///{file}"))
    rng = random.Random(1)
    for channel in range(1, 5):
        view = await tables.start("boulomania", QUICK, SEATS, Venue(7, channel, "en"), nonce=f"s{channel}")
        while view.seat is not None and (channel != 3 or view.table.ply < 40):
            view = await move(tables, view, rng)
        if view.seat is not None:
            await tables.resign(view.table.id, SEATS[0].member_id or 0)
    view = await tables.start("carami", {}, SEATS, Venue(7, 9, "en"), nonce="s")
    for _ in range(4):
        view = await move(tables, view, rng)
    await tables.take_back(view.table.id, view.table.ply, SEATS[0].member_id or 0, 1)
    await tables.store.close()


async def move(tables: Tables, view: TableView, rng: random.Random) -> TableView:
    assert view.seat is not None
    action = rng.choice(view.position.legal_actions())
    return await tables.act(view.table.id, view.table.ply, view.seat.member_id or 0, action, "nonce")


async def check(file: Path) -> Checked:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    checked = await check_all(store)
    await store.close()
    return checked


def spoil(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute(statement).rowcount >= 1, statement
        connection.commit()


async def test_nothing_is_found_where_nothing_is_wrong(played: Path) -> None:
    checked = await check(played)
    assert checked.problems == ()
    assert (checked.tables, checked.standings) == (5, 4)
    assert checked.plies > 60


async def test_games_under_earlier_rules_are_not_judged_by_the_present_ones(played: Path) -> None:
    spoil(played, "UPDATE tables SET rules = 0, notation = 'somewhere'")
    assert (await check(played)).problems == ()


async def test_nothing_is_found_in_what_an_earlier_bot_has_kept(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    assert (await check(file)).problems == ()


ROLL = "(SELECT max(ply) FROM plies WHERE table_id = 1 AND nonce IS NOT NULL)"
DECISION = "(SELECT max(ply) FROM plies WHERE table_id = 1 AND nonce IS NULL)"


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        (f"UPDATE plies SET token = '1' || token WHERE table_id = 1 AND ply = {ROLL}", "cannot be played"),
        (f"UPDATE plies SET token = 'nothing' WHERE table_id = 1 AND ply = {DECISION}", "cannot be played"),
        ("UPDATE tables SET seed = '" + "0" * 64 + "' WHERE id = 1", "whose hash was shown"),
        (f"UPDATE plies SET nonce = 'other' WHERE table_id = 1 AND ply = {ROLL}", "the dice were"),
        (f"UPDATE plies SET nonce = NULL WHERE table_id = 1 AND ply = {ROLL}", "has no nonce"),
        (f"UPDATE plies SET nonce = 'x' WHERE table_id = 1 AND ply = {DECISION}", "has a nonce"),
        ("UPDATE tables SET winner = 1 - winner WHERE id = 1", "by the rules it is over"),
        ("UPDATE tables SET winner = 1 - winner WHERE id = 3", "its results"),
        ("UPDATE tables SET state = 'playing' WHERE id = 1", "by the rules it is over"),
        ("UPDATE tables SET notation = 'somewhere' WHERE id = 1", "but somewhere is kept"),
        (
            "DELETE FROM plies WHERE table_id = 1 AND ply = (SELECT max(ply) FROM plies WHERE table_id = 1)",
            "plies",
        ),
        ("INSERT INTO plies VALUES (1, 999, '66', NULL, 'x')", "plies"),
        (
            "UPDATE tables SET state = 'over', reason = 'target', winner = 0 WHERE id = 5",
            "by its log it goes on",
        ),
        ("UPDATE results SET score = 1 - score WHERE table_id = 1", "its results"),
        ("DELETE FROM results WHERE table_id = 1", "its results"),
        ("UPDATE results SET facts = '{\"ends\": 99}' WHERE table_id = 1", "what is kept of member"),
        ("UPDATE results SET mu = mu + 1 WHERE table_id = 2", "table 2: the rating of member"),
        ("UPDATE results SET sigma = sigma - 1 WHERE table_id = 2", "table 2: the rating of member"),
        ("UPDATE results SET weight = 1 WHERE table_id = 2", "table 2: it counted 0.5 times, but 1 is kept"),
        ("UPDATE standings SET opponents = 2", "does not follow"),
        ("UPDATE standings SET listed = 1", "does not follow"),
        ("UPDATE standings SET mu = mu + 1", "does not follow"),
        ("UPDATE standings SET rank = rank + 1", "does not follow"),
        ("UPDATE standings SET wins = wins + 1", "does not follow"),
        ("DELETE FROM standings", "does not follow"),
    ],
)
async def test_what_was_tampered_with_is_found(played: Path, statement: str, found: str) -> None:
    spoil(played, statement)
    problems = (await check(played)).problems
    assert problems
    assert found in " ".join(map(str, problems))


async def test_a_game_that_goes_on_meanwhile_is_not_wrong(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is made after a table was read and before its log is."""
    tables = Tables(await Store.open(f"sqlite+aiosqlite:///{played}"))
    view = await tables.start("boulomania", QUICK, SEATS, Venue(7, 77, "en"), nonce="s")
    after = tables.store.tables.after

    async def move_then(table_id: int, limit: int) -> list[Table]:
        page = await after(table_id, limit)
        if page:
            await move(tables, view, random.Random(1))
        return page

    monkeypatch.setattr(tables.store.tables, "after", move_then)
    assert (await check_all(tables.store)).problems == ()
    await tables.store.close()


FORGET_BEN = (
    f"UPDATE seats SET member_id = NULL, name = '' WHERE member_id = {BEN}",
    f"DELETE FROM results WHERE member_id = {BEN}",
    f"DELETE FROM standings WHERE member_id = {BEN}",
    f"DELETE FROM pairs WHERE {BEN} IN (first_id, second_id)",
)


async def wrong_ratings(file: Path) -> list[str]:
    """What is found but for dice, which were derived from ids that are forgotten."""
    return [str(each) for each in (await check(file)).problems if "dice" not in each.what]


async def test_what_is_kept_of_games_with_a_forgotten_member_is_taken_as_given(played: Path) -> None:
    for statement in FORGET_BEN:
        spoil(played, statement)
    assert await wrong_ratings(played) == []
    spoil(played, "UPDATE standings SET mu = mu + 1")
    assert "does not follow" in " ".join(await wrong_ratings(played))


async def test_so_they_are_if_an_earlier_bot_rated_them(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    await check(file)
    for statement in FORGET_BEN:
        spoil(file, statement.replace(str(BEN), "102"))
    assert (await check(file)).problems == ()


async def test_games_after_somebody_was_forgotten_are_rated_again(played: Path) -> None:
    """A member who comes back begins anew; the games from before still count as repeated."""
    for statement in FORGET_BEN:
        spoil(played, statement)
    tables, rng = Tables(await Store.open(f"sqlite+aiosqlite:///{played}")), random.Random(2)
    view = await tables.start("boulomania", QUICK, SEATS, Venue(7, 77, "en"), nonce="s")
    while view.seat is not None:
        view = await move(tables, view, rng)
    (result,) = await tables.store.standings.results(BEN, "boulomania", 10)
    assert result.weight == 1 / 16, "after four games of the same two"
    await tables.store.close()
    assert await wrong_ratings(played) == []
    spoil(played, f"UPDATE results SET mu = mu + 1 WHERE table_id = {view.table.id} AND member_id = {BEN}")
    assert "is not what is kept" in " ".join(await wrong_ratings(played))
