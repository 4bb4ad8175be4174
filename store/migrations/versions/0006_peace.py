"""Blocks of members, exclusions of servers, and games that are put to rest.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("member_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("blocked_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked_id"])
    op.create_table(
        "exclusions",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("member_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    )
    op.create_index("exclusions_by_member", "exclusions", ["member_id"])
    op.add_column(
        "guild_settings", sa.Column("rest_after", sa.Integer(), nullable=False, server_default="14")
    )
    _add_index("tables_without_clock", ["moved_at", "id"], "state = 'playing' AND clock IS NULL")
    _add_index("tables_at_rest", ["channel_id", "id"], "state = 'resting'")


def _add_index(name: str, columns: list[str], where: str) -> None:
    op.create_index(name, "tables", columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))
