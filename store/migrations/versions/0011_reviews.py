"""Games that were judged: what they tell of those who played them.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("member_id", sa.BigInteger(), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("luck", sa.Float(), nullable=False),
        sa.Column("skill", sa.Float(), nullable=False),
        sa.Column("accuracy", sa.Float()),
    )
    op.create_index("reviews_of_member", "reviews", ["member_id", "game", "ended_at"])
