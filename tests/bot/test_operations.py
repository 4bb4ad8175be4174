"""The database is checked, backed up, restored and copied from the command line, with sentences and codes."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.__main__ import main
from bot.operations import word_database
from engine import GAMES
from play.tables import Tables
from play.views import Venue
from store import Store
from tests.games import DUELS
from tests.store.records import SEATS

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "SHARD_COUNT", "SHARD_IDS", "LOG_LEVEL", "DEFAULT_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def play_games(url: str, *channels: int, game: str = "boulomania", start: str | None = None) -> None:
    """Play one move in each of those channels, from the beginning or from that position."""

    async def play() -> None:
        tables = Tables(await Store.open(url))
        for channel in channels:
            venue = Venue(7, channel, "en")
            by_lot = GAMES[game].begins_by_lot
            view = await tables.start(game, {}, SEATS, venue, nonce="s", start=start, by_lot=by_lot)
            assert view.seat is not None
            action = view.position.legal_actions()[0]
            await tables.act(view.table.id, view.table.ply, view.seat.member_id or 0, action, "n")
        tables.close()
        await tables.store.close()

    asyncio.run(play())


@pytest.fixture
def file(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a bot on which two games are played."""
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    play_games(sqlite_url, 1, 2)
    return Path(sqlite_url.removeprefix("sqlite+aiosqlite:///"))


def count_tables(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def spoil(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE tables SET notation = 'elsewhere' WHERE id = 2")
        connection.commit()


def said(capsys: Captured) -> list[str]:
    return capsys.readouterr().out.splitlines()


def check_refused(words: list[str], part: str, capsys: Captured) -> None:
    """Check that it ends with code 2 and one sentence that has that part."""
    assert main(words) == 2
    (line,) = said(capsys)
    assert part in line


# check


def test_check_of_what_is_right(file: Path, capsys: Captured) -> None:
    assert main(["check"]) == 0
    (line,) = said(capsys)
    assert line.startswith("Checked tables: 2, ")
    assert line.endswith("all of it is right.")


def test_check_names_what_is_wrong(file: Path, capsys: Captured) -> None:
    spoil(file)
    assert main(["check"]) == 1
    *problems, summary = said(capsys)
    assert all(line.startswith("table 2: ") for line in problems)
    assert summary.endswith(f"problems: {len(problems)}.")
    assert problems


def test_check_makes_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("DATABASE_URL", url_of(tmp_path / "typo.sqlite3"))
    check_refused(["check"], "typo.sqlite3 is not there", capsys)
    assert not (tmp_path / "typo.sqlite3").exists()


# verify


def test_verify_of_a_game_as_it_was_played(file: Path, capsys: Captured) -> None:
    """Also one that goes on; nothing of its secret is printed."""
    assert main(["verify", "2"]) == 0
    (line,) = said(capsys)
    assert line.startswith("✅ All ")
    assert line.endswith(" rolls are right.")


def test_verify_says_where_practice_began(file: Path, capsys: Captured) -> None:
    start = "..o....A.....B.... 6/6 4-2 A B:play 13/8"
    play_games(url_of(file), 3, start=start)
    assert main(["verify", "3"]) == 0
    assert said(capsys)[1] == f"It was practised from the position {start}."
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE tables SET start = ? WHERE id = 3", (start.replace("4-2", "5-2"),))
        connection.commit()
    assert main(["verify", "3"]) == 1


@pytest.mark.parametrize("game", DUELS)
def test_verify_checks_the_lot_for_who_begins(file: Path, capsys: Captured, game: str) -> None:
    play_games(url_of(file), 3, game=game)
    with closing(sqlite3.connect(file)) as connection:
        (die,) = connection.execute("SELECT lot FROM tables WHERE id = 3").fetchone()
        assert main(["verify", "3"]) == 0
        assert said(capsys) == [f"✅ All 0 rolls are right. So is the die for who begins: {die}."]
        connection.execute(
            "UPDATE tables SET lot = ? WHERE id = 3", ({1: 2, 2: 3, 3: 1, 4: 5, 5: 6, 6: 4}[die],)
        )
        connection.commit()
    assert main(["verify", "3"]) == 1
    assert any(f"the die for who begins was {die}" in line for line in said(capsys))


def test_verify_says_of_earlier_rules_that_they_are(file: Path, capsys: Captured) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE tables SET rules = 1 WHERE id = 2")
        connection.commit()
    assert main(["verify", "2"]) == 0
    (line,) = said(capsys)
    assert line.endswith("The game was played by earlier rules: its result is taken as it is kept.")


def test_verify_names_what_is_wrong(file: Path, capsys: Captured) -> None:
    spoil(file)
    assert main(["verify", "1"]) == 0
    assert main(["verify", "2"]) == 1
    assert said(capsys)[1].startswith("❌ table 2: its log leads to ")


def test_a_forgotten_player_is_named_as_the_reason(file: Path, capsys: Captured) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE seats SET member_id = NULL WHERE table_id = 2 AND side = 0")
        connection.commit()
    assert (main(["verify", "2"]), main(["check"])) == (2, 0)
    verified, checked, note = said(capsys)
    assert "a player is forgotten" in verified
    assert checked.endswith("all of it is right.")
    assert note.endswith("part of them: 1.")


def test_verify_of_a_table_that_there_is_not(file: Path, capsys: Captured) -> None:
    check_refused(["verify", "77"], "Table 77 cannot be checked", capsys)


# backup and restore


def test_a_backup_is_restored(file: Path, tmp_path: Path, capsys: Captured) -> None:
    backup = tmp_path / "backup.sqlite3"
    assert main(["backup", str(backup)]) == 0
    play_games(url_of(file), 3)
    spoil(file)
    assert main(["restore", str(backup)]) == 0
    assert count_tables(file) == count_tables(backup) == 2
    (kept,) = tmp_path.glob("*.replaced-*")
    assert count_tables(kept) == 3
    assert any(str(kept) in line for line in said(capsys))


def test_a_backup_while_a_bot_runs(file: Path, tmp_path: Path, capsys: Captured) -> None:
    with closing(sqlite3.connect(file)) as bot:
        bot.execute("UPDATE tables SET language = 'fr'")  # and does not commit
        assert main(["backup", str(tmp_path / "backup.sqlite3")]) == 0
    assert count_tables(tmp_path / "backup.sqlite3") == 2


def test_a_backup_does_not_overwrite_anything(file: Path, capsys: Captured) -> None:
    before = file.read_bytes()
    check_refused(["backup", str(file)], "is there already", capsys)
    assert file.read_bytes() == before


def test_a_backup_needs_a_folder(file: Path, tmp_path: Path, capsys: Captured) -> None:
    check_refused(["backup", str(tmp_path / "nowhere" / "b.sqlite3")], "is its folder there", capsys)


def test_restoring_what_was_written_last(file: Path, tmp_path: Path, capsys: Captured) -> None:
    """A copy that somebody has made with its -wal file, while the bot was stopped by force."""
    with closing(sqlite3.connect(file)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("UPDATE tables SET language = 'fr'")
        writer.commit()
        for end in ("", "-wal"):
            (tmp_path / f"copy.sqlite3{end}").write_bytes(Path(f"{file}{end}").read_bytes())
    assert main(["restore", "copy.sqlite3"]) == 0
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT DISTINCT language FROM tables").fetchall() == [("fr",)]


@pytest.mark.parametrize(
    ("statement", "part"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer bot"),
        ("DROP TABLE alembic_version", "no database of this bot"),
    ],
)
def test_another_database_is_no_backup(
    file: Path, tmp_path: Path, capsys: Captured, statement: str, part: str
) -> None:
    assert main(["backup", "other.sqlite3"]) == 0
    with closing(sqlite3.connect("other.sqlite3")) as connection:
        connection.execute(statement)
        connection.commit()
    said(capsys)
    check_refused(["restore", "other.sqlite3"], part, capsys)
    assert count_tables(file) == 2
    assert list(tmp_path.glob("*.restoring*")) == []


def test_a_damaged_backup_is_refused(file: Path, tmp_path: Path, capsys: Captured) -> None:
    assert main(["backup", "torn.sqlite3"]) == 0
    data = bytearray(Path("torn.sqlite3").read_bytes())
    data[8192:40_960] = os.urandom(32_768)
    Path("torn.sqlite3").write_bytes(data)
    said(capsys)
    check_refused(["restore", "torn.sqlite3"], "Nothing was changed", capsys)
    check_refused(["restore", "missing.sqlite3"], "No such file", capsys)
    assert count_tables(file) == 2


def test_nothing_is_restored_while_a_bot_runs(file: Path, capsys: Captured) -> None:
    assert main(["backup", "backup.sqlite3"]) == 0
    said(capsys)
    bot = asyncio.run(hold(file))
    try:
        check_refused(["restore", "backup.sqlite3"], "Another bot is running", capsys)
    finally:
        os.close(bot)
    assert main(["restore", "backup.sqlite3"]) == 0


async def hold(file: Path) -> int:
    from store.sqlite import take_lock

    return take_lock(str(file))


def test_a_server_has_its_own_tools(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://boulo:secret@127.0.0.1:9/boulo")
    check_refused(["backup", "b"], "pg_dump", capsys)
    check_refused(["restore", "b"], "pg_restore", capsys)
    check_refused(["check"], "cannot be reached", capsys)


# copy


@pytest.mark.slow
def test_to_a_server_and_back(file: Path, tmp_path: Path, postgres_url: str, capsys: Captured) -> None:
    assert main(["copy", url_of(file), postgres_url]) == 0
    assert main(["copy", postgres_url, url_of(tmp_path / "back.sqlite3")]) == 0
    lines = said(capsys)
    assert [line for line in lines if line.startswith("Checked tables: 2, ")] == lines[1::2]
    assert count_tables(tmp_path / "back.sqlite3") == 2


def test_what_is_wrong_is_found_in_the_copy(file: Path, tmp_path: Path, capsys: Captured) -> None:
    spoil(file)
    assert main(["copy", url_of(file), url_of(tmp_path / "copy.sqlite3")]) == 1


def test_a_copy_overwrites_nothing(file: Path, tmp_path: Path, capsys: Captured) -> None:
    play_games(url_of(tmp_path / "other.sqlite3"), 1)
    words = ["copy", url_of(file), url_of(tmp_path / "other.sqlite3")]
    check_refused(words, "has something in it already", capsys)


def test_a_copy_of_what_somebody_plays_on_meanwhile_is_refused(
    file: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.operations.copy_all", Mock(side_effect=AssertionError))
    words = ["copy", url_of(file), url_of(tmp_path / "copy.sqlite3")]
    check_refused(words, "Somebody has played while it was copied", capsys)


def test_a_backup_is_restored_where_nothing_was(
    file: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["backup", str(tmp_path / "copy")]) == 0
    monkeypatch.setenv("DATABASE_URL", url_of(tmp_path / "new.sqlite3"))
    assert main(["restore", str(tmp_path / "copy")]) == 0
    assert count_tables(tmp_path / "new.sqlite3") == 2
    assert not list(tmp_path.glob("new.sqlite3.replaced-*"))


def test_what_is_no_address_is_refused(file: Path, capsys: Captured) -> None:
    check_refused(["copy", "boulo.sqlite3", url_of(file)], "should begin with", capsys)
    check_refused(["copy", url_of(Path("typo")), url_of(file)], "typo is not there", capsys)


# What the log says at the start


@pytest.mark.parametrize(
    ("version", "warned"), [((3, 51, 2), True), ((3, 51, 3), False), ((3, 52, 0), False)]
)
def test_which_sqlite_runs(version: tuple[int, ...], warned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    monkeypatch.setattr(sqlite3, "sqlite_version", ".".join(map(str, version)))
    line = word_database("sqlite+aiosqlite:///boulo.sqlite3")
    assert f"boulo.sqlite3 is a SQLite {sqlite3.sqlite_version}." in line
    assert ("one connection that writes" in line) is warned
    assert "\n" not in line


def test_which_server_is_used() -> None:
    line = word_database("postgresql+asyncpg://boulo:secret@db.example/games")
    assert line == "The database games at db.example is a PostgreSQL."


def test_the_log_says_it_at_the_start(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setattr("bot.__main__.Boulo", Mock())
    with caplog.at_level("INFO"):
        assert main([]) == 0
    assert [each.message for each in caplog.records if "SQLite" in each.message] == [
        word_database(url_of(file))
    ]


def test_the_usage_names_everything(capsys: Captured) -> None:
    assert main(["help"]) == 2
    usage = capsys.readouterr().out
    for word in ("play", "check", "verify", "backup", "restore", "copy", "gallery", "rules"):
        assert f"  {word}" in usage
