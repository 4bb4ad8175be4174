"""The list of what is kept of members and servers leaves nothing of the schema out."""

from sqlalchemy import JSON, BigInteger, Column, Table

from store.schema import metadata, tables
from store.traces import KEPT, NO_MEMBERS, is_secret
from tests.folding import each_of

TABLES = metadata.sorted_tables


def could_name_a_member(column: Column[object]) -> bool:
    """Whether an id or a name may stand there: by its type, or by what it is called."""
    by_type = isinstance(column.type, BigInteger | JSON) or bool(column.foreign_keys)
    return by_type or column.name.endswith(("_id", "_ids", "_by", "_to", "name", "names"))


def test_every_table_is_in_the_list() -> None:
    assert set(KEPT) == set(TABLES)


@each_of("table", TABLES)
def test_every_column_in_which_a_member_may_stand_is_known(table: Table) -> None:
    known = {each.name for trace in KEPT[table].traces for each in (trace.column, *trace.names)}
    unknown = {column.name for column in table.c if could_name_a_member(column)} - known - NO_MEMBERS
    assert unknown == set(), "store/traces.py has to say what becomes of it"


@each_of("table", TABLES)
def test_what_belongs_to_a_server_goes_with_it(table: Table) -> None:
    kept = KEPT[table]
    if "guild_id" in table.c and kept.part_of is None:
        assert kept.guild is table.c.guild_id
    if kept.part_of is not None:
        (key,) = [key for key in table.foreign_keys if key.column.table is kept.part_of]
        assert key.ondelete == "CASCADE"


@each_of("table", TABLES)
def test_each_trace_is_found_by_an_index(table: Table) -> None:
    first = {next(iter(index.columns)).name for index in table.indexes} | {next(iter(table.primary_key)).name}
    if KEPT[table].part_of is tables:
        assert "table_id" in first
    else:
        assert {trace.column.name for trace in KEPT[table].traces} <= first


def test_what_dice_follow_from_is_secret() -> None:
    assert is_secret(tables.c.seed)
    assert not is_secret(tables.c.notation)
