"""A database that an earlier bot has written is good: games, invitations, settings, results and ratings.

`data/before-0003.sql` was written by the bot of the migration before 0003, with games of every kind.
"""

import asyncio
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from play import Play
from play.checking import check_all
from play.proofs import prove
from play.refusals import Refusal
from play.tables import Tables
from store import Store
from store.database import HEAD

OLD = Path(__file__).parent / "data" / "before-0003.sql"
CHECK = Path(__file__).parents[2] / "docs" / "check_dice.py"
SHOWN = {1: 70001, 2: 70002, 3: 70003, 4: 70004, 5: 70005, 6: 70006, 7: 70007, 9: 70009}
"""The tables whose boards were shown as they are, and the messages that show them."""
PLAYED = (1, 3, 4, 6, 7, 8)
"""The games that were on."""


@pytest.fixture
def old_url(tmp_path: Path) -> str:
    file = tmp_path / "old.sqlite3"
    connection = sqlite3.connect(file)
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    return f"sqlite+aiosqlite:///{file}"


async def test_every_log_and_position_is_as_it_was(old_url: str) -> None:
    store = await Store.open(old_url)
    for table_id in range(1, 11):
        table = await store.tables.get(table_id)
        assert len(await store.tables.log(table_id)) == table.ply
        assert table.message_id == SHOWN.get(table_id)
        assert table.is_shown is (table_id in SHOWN and table_id not in PLAYED)
    await store.close()


async def test_no_game_goes_on_by_these_rules(old_url: str) -> None:
    """What was being played is void; it can be looked at, and nothing more."""
    tables = Tables(await Store.open(old_url))
    for table_id in PLAYED:
        view = await tables.view(table_id)
        assert (view.table.state, view.table.reason, view.table.winner) == ("over", "ended", None)
        assert str(view.position) == view.table.notation
        with pytest.raises(Refusal, match="game-over"):
            await tables.act(table_id, view.table.ply, 101, view.position.legal_actions()[0], "nonce")
    assert await tables.store.tables.count_playing() == 0
    await tables.store.close()


async def test_finished_games_keep_their_results(old_url: str) -> None:
    store = await Store.open(old_url)
    for table_id, winner, reason in ((2, 1, "target"), (9, 1, "target"), (10, None, "ended")):
        table = await store.tables.get(table_id)
        assert (table.rules, table.state) == (1, "over")
        assert (table.winner, table.reason) == (winner, reason)
    await store.close()


async def test_its_dice_can_still_be_checked(old_url: str) -> None:
    """Of logs that these rules can follow; of the others the secret and the log are right."""
    tables, followed = Tables(await Store.open(old_url)), []
    for table_id in (*PLAYED, 2, 9, 10):
        verified = await tables.verify(table_id)
        assert verified.faults == ()
        followed.append(bool(verified.rolls))
    assert True in followed
    assert False in followed
    await tables.store.close()


def check_dice(file: Path) -> subprocess.CompletedProcess[bytes]:
    """Run the script of the documentation, with nothing but Python."""
    return subprocess.run([sys.executable, "-I", str(CHECK), str(file)], capture_output=True, check=False)


async def test_an_outsider_can_check_its_dice_too(old_url: str, tmp_path: Path) -> None:
    tables, file = Tables(await Store.open(old_url)), tmp_path / "game.json"
    for table_id in (2, 9, 10):
        file.write_text(prove(*await tables.read_whole(table_id)), encoding="utf-8")
        done = await asyncio.to_thread(check_dice, file)
        assert (done.returncode, done.stdout[:4]) == (0, b"All "), done
    await tables.store.close()


async def test_invitations_and_settings_are_there(old_url: str) -> None:
    store = await Store.open(old_url)
    challenge, anybody = await store.invitations.challenge(1), await store.invitations.challenge(2)
    assert (challenge.opponent_id, challenge.clock, challenge.options) == (
        102,
        "day",
        {"target": 7, "balls": 4},
    )
    assert (anybody.opponent_id, anybody.game) == (None, "carami")
    lobby = await store.invitations.lobby(1)
    assert [seat.name for seat in lobby.seats] == ["Anna", "Ben"]
    assert challenge.seed is lobby.seed is None
    settings = await store.settings.of_guild(1)
    assert (settings.language, settings.theme, settings.clock) == ("fr", "night", "day")
    await store.close()


async def test_ratings_have_their_order_and_their_facts(old_url: str) -> None:
    store = await Store.open(old_url)
    leaders = await store.standings.leaders("boulomania", 1, 10, 0)
    assert [each.name for each in leaders] == ["Ben", "Anna"]
    for each in leaders:
        assert each.rank == pytest.approx(each.mu - 3 * each.sigma)
        (result,) = await store.standings.results(each.member_id, "boulomania", 10)
        assert each.facts == result.facts
        assert each.facts["ends"] > 0
    await store.close()


async def test_nobody_is_blocked_or_excluded_and_games_rest_after_two_weeks(old_url: str) -> None:
    store = await Store.open(old_url)
    settings = await store.settings.of_guild(1)
    assert (settings.excluded, settings.rest_after) == ([], 14)
    assert (await store.settings.save(1, rest_after=7)).rest_after == 7
    assert await store.blocks.of_member(101) == []
    assert await store.blocks.add(101, 102, 1)
    found = await store.invitations.find_challenge(1, 102)
    assert (found.challenge.challenger_id, found.settings.rest_after, found.is_blocked) == (101, 7, True)
    assert await store.tables.untouched(datetime.now(UTC), None, 100) == []
    await store.close()


async def test_boards_are_animated_until_the_server_wants_them_still(old_url: str) -> None:
    store = await Store.open(old_url)
    assert (await store.settings.of_guild(1)).animations
    assert not (await store.settings.save(1, animations=False)).animations
    assert (await store.tables.get(1)).animations
    await store.close()


async def test_no_rated_game_has_hints_until_the_server_allows_them(old_url: str) -> None:
    store = await Store.open(old_url)
    for table_id in range(1, 11):
        assert not (await store.tables.get(table_id)).hints
    found = await store.invitations.find_challenge(1, 102)
    assert not found.challenge.hints
    assert not found.settings.hints
    assert not (await store.invitations.lobby(1)).hints
    assert (await store.settings.save(1, hints=True)).hints
    assert (await store.settings.of_guild(1)).hints
    await store.close()


async def test_its_members_can_be_forgotten(old_url: str) -> None:
    play = Play(await Store.open(old_url), languages=("en",), themes=("day",))
    await play.cleaning.compare(await play.store.guilds.known(0, 10), lambda _: True)
    before = [each for each in await play.store.standings.all() if each.member_id != 101]
    assert "Anna" in str([await play.store.tables.get(table_id) for table_id in range(1, 11)])
    await play.privacy.forget(101)
    left = str(await play.store.tables.after(0, 100))
    assert "Anna" not in left
    assert "member_id=101" not in left
    assert [each for each in await play.store.standings.all() if each.game == "boulomania"] == [
        each for each in before if each.game == "boulomania"
    ]
    assert (await check_all(play.store)).problems == ()
    await play.close()


def test_the_newest_migration_is_known_without_alembic() -> None:
    versions = Path(__file__).parents[2] / "store" / "migrations" / "versions"
    assert max(file.name[:4] for file in versions.glob("0*.py")) == HEAD
