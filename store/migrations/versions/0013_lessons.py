"""Which lessons members have finished, and games whose board hides what each side has left.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "finished_lessons",
        sa.Column("member_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("lesson", sa.String(20), primary_key=True),
    )
    for table in ("tables", "challenges"):
        op.add_column(
            table, sa.Column("hidden_racks", sa.Boolean(), nullable=False, server_default=sa.false())
        )
