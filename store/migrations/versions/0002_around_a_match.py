"""Teams, clocks, threads, lobbies, and what a server has set.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NO = sa.false()


def upgrade() -> None:
    for column in _table_columns():
        op.add_column("tables", column)
    op.create_index("tables_of_guild", "tables", ["guild_id", "state"])
    op.create_index("tables_by_alarm", "tables", ["alarm_at"])
    op.add_column("seats", sa.Column("gone", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("challenges", sa.Column("clock", sa.String(8)))
    op.add_column("challenges", sa.Column("threaded", sa.Boolean(), nullable=False, server_default=NO))
    _create_lobbies()
    _create_houses()


def _table_columns() -> list[sa.Column[object]]:
    return [
        sa.Column("theme", sa.String(10), nullable=False, server_default="day"),
        sa.Column("clock", sa.String(8)),
        sa.Column("deadline", sa.DateTime(timezone=True)),
        sa.Column("alarm_at", sa.DateTime(timezone=True)),
        sa.Column("threaded", sa.Boolean(), nullable=False, server_default=NO),
        sa.Column("parent_id", sa.BigInteger()),
        sa.Column("places", sa.JSON(), nullable=False, server_default="[0, 0]"),
        sa.Column("ended_by", sa.BigInteger()),
    ]


def _create_lobbies() -> None:
    op.create_table(
        "lobbies",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("clock", sa.String(8)),
        sa.Column("threaded", sa.Boolean(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "lobby_seats",
        sa.Column("lobby_id", KEY, sa.ForeignKey("lobbies.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("member_id", sa.BigInteger(), primary_key=True),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
    )


def _create_houses() -> None:
    op.create_table(
        "houses",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(2)),
        sa.Column("theme", sa.String(10), nullable=False),
        sa.Column("clock", sa.String(8)),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
    )
