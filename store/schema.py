"""The tables of the database. A change here comes with a migration in `store/migrations/versions`."""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
    text,
)

metadata = MetaData()
Key = BigInteger().with_variant(Integer(), "sqlite")
"""SQLite counts up only in an INTEGER key."""


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, there and back. SQLite by itself drops the time zone and keeps the digits."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


tables = Table(
    "tables",
    metadata,
    Column("id", Key, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("language", String(2), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("notation", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("winner", Integer),
    Column("reason", String(20)),
    Column("rated", Boolean, nullable=False),
    Column("computer_due", Boolean, nullable=False),
    Column("message_id", BigInteger),
    Column("started_at", Moment, nullable=False),
    Column("moved_at", Moment, nullable=False),
    Column("theme", String(10), nullable=False, server_default="day"),
    Column("clock", String(8)),
    Column("deadline", Moment),
    Column("alarm_at", Moment),
    Column("threaded", Boolean, nullable=False, server_default=false()),
    Column("parent_id", BigInteger),
    Column("places", JSON, nullable=False, server_default="[0, 0]"),
    Column("ended_by", BigInteger),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("shown_version", Integer, nullable=False, server_default="-1"),
    Column("dice", Integer, nullable=False, server_default="1"),
    Column("commitment", String(64), nullable=False, server_default=""),
    Column("earlier_seeds", JSON, nullable=False, server_default="[]"),
    Column("fingerprint", String(64), nullable=False, server_default=""),
    Column("unanswered", Integer, nullable=False, server_default="0"),
    Index("tables_of_channel", "channel_id", "id"),
    Index("tables_for_computer", "computer_due", "game"),
    Index("tables_of_guild", "guild_id", "state", "moved_at"),
    Index("tables_by_alarm", "alarm_at"),
)

PLAYING = text("state = 'playing'")
one_table_per_channel = Index("one_table_per_channel", tables.c.channel_id, unique=True, sqlite_where=PLAYING)
"""`store/postgres.py` says the same of PostgreSQL: said here it would load that dialect for all."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("side", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("member_id", BigInteger),
    Column("name", String(100), nullable=False),
    Column("level", String(10)),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("ended_at", Moment),
    Index("seats_by_end", "member_id", "ended_at", "table_id"),
)

plies = Table(
    "plies",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("token", String(100), nullable=False),
    Column("member_id", BigInteger),
    Column("nonce", String(40)),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Key, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("challenger_id", BigInteger, nullable=False),
    Column("challenger_name", String(100), nullable=False),
    Column("opponent_id", BigInteger),
    Column("expires_at", Moment, nullable=False),
    Column("clock", String(8)),
    Column("threaded", Boolean, nullable=False, server_default=false()),
    Column("seed", String(64)),
)

lobbies = Table(
    "lobbies",
    metadata,
    Column("id", Key, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("clock", String(8)),
    Column("threaded", Boolean, nullable=False),
    Column("expires_at", Moment, nullable=False),
    Column("seed", String(64)),
)

lobby_seats = Table(
    "lobby_seats",
    metadata,
    Column("lobby_id", ForeignKey("lobbies.id", ondelete="CASCADE"), primary_key=True),
    Column("member_id", BigInteger, primary_key=True),
    Column("side", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(100), nullable=False),
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(2)),
    Column("theme", String(10), nullable=False),
    Column("clock", String(8)),
    Column("rated", Boolean, nullable=False),
    Column("channels", JSON, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("member_id", BigInteger, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("guild_id", BigInteger),
    Column("score", Float, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("finished_at", Moment, nullable=False),
    Index("results_of_member", "member_id", "game", "finished_at"),
)

standings = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("rank", Float, nullable=False),
    Column("facts", JSON, nullable=False),
    Index("standings_by_rank", "guild_id", "game", "rank", "member_id"),
)

next_seeds = Table(
    "next_seeds",
    metadata,
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seed", String(64), nullable=False),
)

rolls = Table(
    "rolls",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("face", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
)


def values_of(record: object, columns: Table, *, without: str = "") -> dict[str, object]:
    """The fields of a record that are columns there."""
    return {column.name: getattr(record, column.name) for column in columns.c if column.name != without}
