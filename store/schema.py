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
    true,
)

metadata = MetaData()
Key = BigInteger().with_variant(Integer(), "sqlite")
"""The type of ids that are counted up: SQLite does so only for INTEGER."""


class Moment(TypeDecorator[datetime]):
    """A moment, saved and read in UTC. SQLite by itself would drop the time zone and keep the digits."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


# `store/postgres.py` adds the conditions of partial indexes on PostgreSQL, so that only it loads the dialect.
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
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("start", Text),
    Column("lot", Integer),
    Column("lot_nonce", String(40)),
    Column("animations", Boolean, nullable=False, server_default=true()),
    Column("hidden_racks", Boolean, nullable=False, server_default=false()),
    Index("tables_of_channel", "channel_id", "id"),
    Index("tables_for_computer", "computer_due", "game"),
    Index("tables_of_guild", "guild_id", "state", "moved_at"),
    Index("tables_by_alarm", "alarm_at"),
    Index(
        "one_table_per_channel",
        "channel_id",
        unique=True,
        sqlite_where=text("state = 'playing'"),
    ),
    Index("tables_without_clock", "moved_at", "id", sqlite_where=text("state = 'playing' AND clock IS NULL")),
    Index("tables_at_rest", "channel_id", "id", sqlite_where=text("state = 'resting'")),
    Index("tables_by_ender", "ended_by", "moved_at"),
)

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
    Column("global_name", String(100)),
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
    Column("challenger_global_name", String(100)),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("begin", String(10), nullable=False, server_default="lot"),
    Column("hidden_racks", Boolean, nullable=False, server_default=false()),
    Index("challenges_by_challenger", "challenger_id"),
    Index("challenges_by_opponent", "opponent_id"),
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
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("lobbies_by_host", "host_id"),
)

lobby_seats = Table(
    "lobby_seats",
    metadata,
    Column("lobby_id", ForeignKey("lobbies.id", ondelete="CASCADE"), primary_key=True),
    Column("member_id", BigInteger, primary_key=True),
    Column("side", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(100), nullable=False),
    Column("global_name", String(100)),
    Index("lobby_seats_by_member", "member_id"),
)

lobby_computers = Table(
    "lobby_computers",
    metadata,
    Column("lobby_id", ForeignKey("lobbies.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("side", Integer, nullable=False),
    Column("level", String(10), nullable=False),
)
"""The places of a lobby that were given to the computer."""

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(2)),
    Column("theme", String(10), nullable=False),
    Column("clock", String(8)),
    Column("rated", Boolean, nullable=False),
    Column("channels", JSON, nullable=False),
    Column("rest_after", Integer, nullable=False, server_default="14"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("animations", Boolean, nullable=False, server_default=true()),
)

preferences = Table(
    "preferences",
    metadata,
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(2)),
    Column("theme", String(10)),
    Column("animated", Boolean, nullable=False),
    Column("pings", Boolean, nullable=False),
)
"""What members have set for themselves."""

blocks = Table(
    "blocks",
    metadata,
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False),
    Index("blocks_by_blocked", "blocked_id"),
)

exclusions = Table(
    "exclusions",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Index("exclusions_by_member", "member_id"),
)
"""Members who may not play in a server."""

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
    Column("weight", Float, nullable=False, server_default="1"),
    Column("mu", Float),
    Column("sigma", Float),
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
    Column("opponents", Integer, nullable=False, server_default="0"),
    Column("listed", Boolean, nullable=False, server_default=true()),
    Index("standings_by_rank", "guild_id", "game", "listed", "rank", "member_id"),
    Index("standings_by_member", "member_id"),
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
    Index("rolls_by_member", "member_id"),
)

pairs = Table(
    "pairs",
    metadata,
    Column("first_id", BigInteger, primary_key=True, autoincrement=False),
    Column("second_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Index("pairs_of_second", "second_id"),
)
"""Pairs of members who have played a rated game against each other, the lower id first."""

level_records = Table(
    "level_records",
    metadata,
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("level", String(10), primary_key=True),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
)
"""How often members have won, lost and drawn alone against the computer."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("member_id", BigInteger, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("ended_at", Moment, nullable=False),
    Column("luck", Float, nullable=False),
    Column("skill", Float, nullable=False),
    Column("accuracy", Float),
    Index("reviews_of_member", "member_id", "game", "ended_at"),
)
"""What reviews of games tell about those who played."""

finished_lessons = Table(
    "finished_lessons",
    metadata,
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("lesson", String(20), primary_key=True),
)
"""The lessons that members have finished."""

left_guilds = Table(
    "left_guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_at", Moment, nullable=False),
)
"""The servers that the bot was taken out of."""

seen_members = Table(
    "seen_members",
    metadata,
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seen_at", Moment, nullable=False),
)
"""When members were last seen, if no game that is kept tells it any more."""

forgetting = Table(
    "forgetting",
    metadata,
    Column("member_id", BigInteger, primary_key=True, autoincrement=False),
    Column("asked_at", Moment, nullable=False),
)
"""Members who are to be forgotten, until that is done."""


def values_of(record: object, columns: Table, *, without: str = "") -> dict[str, object]:
    """The fields of a record that are columns of that table, but for `without`."""
    return {column.name: getattr(record, column.name) for column in columns.c if column.name != without}
