"""The computer as an opponent: records against its levels, its places in lobbies, games from a position.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _create_records()
    op.create_table(
        "lobby_computers",
        sa.Column("lobby_id", KEY, sa.ForeignKey("lobbies.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(10), nullable=False),
    )
    op.add_column("tables", sa.Column("start", sa.Text()))


def _create_records() -> None:
    """Count what has been played so far: games of one member against the computer that came to an end."""
    op.create_table(
        "level_records",
        sa.Column("member_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("level", sa.String(10), primary_key=True),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
    )
    op.execute(
        "INSERT INTO level_records (member_id, game, level, won, lost, drawn) "
        "SELECT own.member_id, tables.game, other.level, "
        "sum(CASE WHEN tables.winner = own.side THEN 1 ELSE 0 END), "
        "sum(CASE WHEN tables.winner = other.side THEN 1 ELSE 0 END), "
        "sum(CASE WHEN tables.winner IS NULL THEN 1 ELSE 0 END) "
        "FROM tables "
        "JOIN seats AS own ON own.table_id = tables.id AND own.member_id IS NOT NULL "
        "JOIN seats AS other ON other.table_id = tables.id AND other.level IS NOT NULL "
        "WHERE tables.state = 'over' AND tables.reason <> 'ended' "
        "AND (SELECT count(*) FROM seats WHERE seats.table_id = tables.id) = 2 "
        "GROUP BY own.member_id, tables.game, other.level"
    )
