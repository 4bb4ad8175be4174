"""Whether rated games may have hints: as a server has set it, as an invitation said it, as a game has it.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

TABLES = ("guild_settings", "challenges", "lobbies", "tables")


def upgrade() -> None:
    for table in TABLES:
        op.add_column(table, sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
