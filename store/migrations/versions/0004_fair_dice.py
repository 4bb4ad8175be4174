"""Seeds that are drawn before a game, how rolls follow from them, and how often each face has fallen.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

PAGE = 1000
TABLES = sa.table("tables", sa.column("id"), sa.column("seed"), sa.column("commitment"))


def upgrade() -> None:
    for column in _table_columns():
        op.add_column("tables", column)
    for invitations in ("challenges", "lobbies"):
        op.add_column(invitations, sa.Column("seed", sa.String(64)))
    op.create_table(
        "next_seeds",
        sa.Column("member_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_table(
        "rolls",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("member_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("face", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer(), nullable=False),
    )
    _commit_to_seeds()


def _table_columns() -> list[sa.Column[object]]:
    return [
        sa.Column("dice", sa.Integer(), nullable=False, server_default="1"),
        sa.Column("commitment", sa.String(64), nullable=False, server_default=""),
        sa.Column("earlier_seeds", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("fingerprint", sa.String(64), nullable=False, server_default=""),
        sa.Column("unanswered", sa.Integer(), nullable=False, server_default="0"),
    ]


def _commit_to_seeds() -> None:
    """Note for every game what `verify` has shown of its seed until now."""
    connection, last = op.get_bind(), 0
    after = sa.select(TABLES.c.id, TABLES.c.seed).order_by(TABLES.c.id).limit(PAGE)
    note = (
        sa.update(TABLES).where(TABLES.c.id == sa.bindparam("table")).values(commitment=sa.bindparam("hash"))
    )
    while rows := connection.execute(after.where(TABLES.c.id > last)).all():
        hashes = [{"table": row.id, "hash": sha256(row.seed.encode()).hexdigest()} for row in rows]
        connection.execute(note, hashes)
        last = rows[-1].id
