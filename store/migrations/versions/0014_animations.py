"""Whether boards show each turn as an animation: as a server has set it, and as a game began with it.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

TABLES = ("guild_settings", "tables")


def upgrade() -> None:
    for table in TABLES:
        op.add_column(table, sa.Column("animations", sa.Boolean(), nullable=False, server_default=sa.true()))
