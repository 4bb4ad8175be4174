"""What members have set for themselves.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("member_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(2)),
        sa.Column("theme", sa.String(10)),
        sa.Column("animated", sa.Boolean(), nullable=False),
        sa.Column("pings", sa.Boolean(), nullable=False),
    )
