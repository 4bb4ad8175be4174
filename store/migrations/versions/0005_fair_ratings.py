"""What makes ratings fair: how much each game weighed, whom everybody has met, names that hold everywhere.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ENOUGH_OPPONENTS = 5


def upgrade() -> None:
    op.add_column("results", sa.Column("weight", sa.Float(), nullable=False, server_default="1"))
    op.add_column("results", sa.Column("mu", sa.Float()))
    op.add_column("results", sa.Column("sigma", sa.Float()))
    op.add_column("seats", sa.Column("global_name", sa.String(100)))
    op.add_column("challenges", sa.Column("challenger_global_name", sa.String(100)))
    op.add_column("lobby_seats", sa.Column("global_name", sa.String(100)))
    _forget_uncounted()
    _create_pairs()
    _count_opponents()


def _forget_uncounted() -> None:
    """Keep games that did not count by the rules of their day from being rated later."""
    op.execute(
        "UPDATE tables SET rated = false WHERE state = 'over' "
        "AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)"
    )


def _create_pairs() -> None:
    op.create_table(
        "pairs",
        sa.Column("first_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("second_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), primary_key=True),
    )
    op.create_index("pairs_of_second", "pairs", ["second_id"])
    op.execute(
        "INSERT INTO pairs (first_id, second_id, game) "
        "SELECT DISTINCT one.member_id, other.member_id, results.game FROM results "
        "JOIN seats AS one ON one.table_id = results.table_id "
        "JOIN seats AS other ON other.table_id = results.table_id AND other.side <> one.side "
        "WHERE one.member_id < other.member_id"
    )


def _count_opponents() -> None:
    """Count everybody's opponents: who has met too few is not listed everywhere. Names there are unknown."""
    op.add_column("standings", sa.Column("opponents", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("standings", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.execute(
        "UPDATE standings SET name = '', opponents = ("
        "SELECT count(*) FROM pairs WHERE pairs.game = standings.game AND first_id = standings.member_id) + ("
        "SELECT count(*) FROM pairs WHERE pairs.game = standings.game AND second_id = standings.member_id) "
        "WHERE guild_id = 0"
    )
    op.execute(f"UPDATE standings SET listed = opponents >= {ENOUGH_OPPONENTS} WHERE guild_id = 0")
    op.drop_index("standings_by_rank", "standings")
    op.create_index("standings_by_rank", "standings", ["guild_id", "game", "listed", "rank", "member_id"])
