"""The first form: tables, seats, plies, challenges, results and ratings.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _create_tables()
    _create_seats()
    _create_plies()
    _create_challenges()
    _create_results()
    _create_ratings()


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("notation", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("winner", sa.Integer()),
        sa.Column("reason", sa.String(20)),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("computer_due", sa.Boolean(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("shown_ply", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("moved_at", sa.DateTime(timezone=True), nullable=False),
    )
    playing = sa.text("state = 'playing'")
    op.create_index(
        "one_table_per_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=playing,
        postgresql_where=playing,
    )
    op.create_index("tables_of_channel", "tables", ["channel_id", "id"])
    op.create_index("tables_for_computer", "tables", ["computer_due", "game"])


def _create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.Integer(), primary_key=True),
        sa.Column("place", sa.Integer(), primary_key=True),
        sa.Column("member_id", sa.BigInteger()),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("level", sa.String(10)),
    )
    op.create_index("seats_of_member", "seats", ["member_id", "table_id"])


def _create_plies() -> None:
    op.create_table(
        "plies",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer(), primary_key=True),
        sa.Column("token", sa.String(100), nullable=False),
        sa.Column("member_id", sa.BigInteger()),
        sa.Column("nonce", sa.String(40)),
    )


def _create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("challenger_id", sa.BigInteger(), nullable=False),
        sa.Column("challenger_name", sa.String(100), nullable=False),
        sa.Column("opponent_id", sa.BigInteger()),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
    )


def _create_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("member_id", sa.BigInteger(), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("results_of_member", "results", ["member_id", "game", "finished_at"])
    op.create_index("results_of_guild", "results", ["guild_id", "game"])


def _create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("member_id", sa.BigInteger(), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
    )
    op.create_index("ratings_of_game", "ratings", ["game", "mu"])
