"""Operations on the database, for whoever runs the bot: check it, back it up, restore and copy it.

Each prints what it has done and returns the exit code: 0, or 1 if something is wrong in the database. Each
raises `DatabaseTrouble` if it cannot be done at all.
"""

import sqlite3
from pathlib import Path

from sqlalchemy import make_url

from play.checking import check_all
from play.earlier_rules import is_earlier
from play.refusals import Refusal
from play.tables import Tables
from play.verifying import verify as look_through
from store import DatabaseTrouble, Store, backups
from store.copying import NotEmpty, copy_all
from store.troubles import place_of

SOMETHING_WRONG = 1
MENDED = (3, 51, 3)
"""The version of SQLite since which several connections may safely write a file in WAL mode at once."""
SEVERAL_WRITERS = (
    "Before 3.51.3 several connections that write at once could damage a file. Here that cannot be: the bot "
    "is one process with one connection that writes. Let no other program write the file while it runs."
)
NOT_EMPTY = "{where} has something in it already: create a new one to copy into."
CHANGED = "Somebody has played while it was copied: stop the bot, create a new database and copy once more."

FORGOTTEN = (
    "Tables whose rolls cannot be derived again, as a player is forgotten whose id is part of them: {tables}."
)
EARLIER = " The game was played by earlier rules: its result is taken as it is kept."


def word_database(url: str) -> str:
    """The database in words for the log: the version of SQLite and what that means, or the server."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return f"{place_of(address)} is a PostgreSQL."
    version = f"{place_of(address)} is a SQLite {sqlite3.sqlite_version}."
    return version if sqlite3.sqlite_version_info >= MENDED else f"{version} {SEVERAL_WRITERS}"


async def check(url: str) -> int:
    """Check everything that is kept, and print each thing that is wrong."""
    backups.check_is_there(url)
    store = await Store.open(url)
    try:
        checked = await check_all(store)
    finally:
        await store.close()
    for problem in checked.problems:
        print(problem)
    found = f"problems: {len(checked.problems)}" if checked.problems else "all of it is right"
    looked_at = f"tables: {checked.tables}, plies: {checked.plies}, ratings: {checked.standings}"
    print(f"Checked {looked_at}; {found}.")
    if checked.forgotten:
        print(FORGOTTEN.format(tables=checked.forgotten))
    return SOMETHING_WRONG if checked.problems else 0


async def verify(url: str, table_id: int) -> int:
    """Check everything about one game, and print what is wrong with it."""
    backups.check_is_there(url)
    tables = Tables(await Store.open(url))
    try:
        table, log = await tables.read_whole(table_id)
    except Refusal as refusal:
        why = "a player is forgotten" if refusal.code == "verify-forgotten" else "there is none"
        raise DatabaseTrouble(f"Table {table_id} cannot be checked: {why}.") from None
    finally:
        tables.close()
        await tables.store.close()
    verified = look_through(table, log)
    for fault in verified.faults:
        print(f"❌ table {table_id}: {fault}")
    if not verified.faults:
        drawn = "" if table.lot is None else f" So is the die for who begins: {table.lot}."
        print(f"✅ All {verified.rolls} rolls are right.{drawn}{EARLIER if is_earlier(table) else ''}")
    if table.start is not None:
        print(f"It was practised from the position {table.start}.")
    return SOMETHING_WRONG if verified.faults else 0


async def back_up(url: str, backup: Path) -> int:
    """Copy the database into a file; a bot may be running on it."""
    size = await backups.back_up(url, backup)
    print(f"Backed up to {backup} ({size} bytes).")
    return 0


async def restore(url: str, backup: Path) -> int:
    """Put a backup in the place of the database, and check everything in it."""
    kept = backups.restore(url, backup)
    print(f"Restored from {backup}." + (f" What was there is in {kept} now." if kept else ""))
    return await check(url)


async def copy(source_url: str, target_url: str) -> int:
    """Copy everything from one database into another, which has to be empty, and check all that arrived."""
    backups.check_is_there(source_url)
    source = await Store.open(source_url, alone=True)
    try:
        counts = await _copy_from(source, target_url)
    finally:
        await source.close()
    print(f"Copied {', '.join(f'{name}: {count}' for name, count in counts.items())}.")
    return await check(target_url)


async def _copy_from(source: Store, target_url: str) -> dict[str, int]:
    target = await Store.open(target_url, alone=True)
    try:
        return await copy_all(source.database, target.database)
    except NotEmpty:
        raise DatabaseTrouble(NOT_EMPTY.format(where=place_of(make_url(target_url)))) from None
    except AssertionError:
        raise DatabaseTrouble(CHANGED) from None
    finally:
        await target.close()
