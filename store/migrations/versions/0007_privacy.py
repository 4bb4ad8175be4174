"""What lets members be forgotten, and servers that the bot has left.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

INDEXES = (
    ("tables_by_ender", "tables", ["ended_by", "moved_at"]),
    ("challenges_by_challenger", "challenges", ["challenger_id"]),
    ("challenges_by_opponent", "challenges", ["opponent_id"]),
    ("lobbies_by_host", "lobbies", ["host_id"]),
    ("lobby_seats_by_member", "lobby_seats", ["member_id"]),
    ("standings_by_member", "standings", ["member_id"]),
    ("rolls_by_member", "rolls", ["member_id"]),
)


def upgrade() -> None:
    _create("left_guilds", "guild_id", "left_at")
    _create("seen_members", "member_id", "seen_at")
    _create("forgetting", "member_id", "asked_at")
    for name, table, columns in INDEXES:
        op.create_index(name, table, columns)


def _create(table: str, whose: str, when: str) -> None:
    op.create_table(
        table,
        sa.Column(whose, sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column(when, sa.DateTime(timezone=True), nullable=False),
    )
