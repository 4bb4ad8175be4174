"""The first form: tables, seats, plies, challenges, results and ratings."""

from alembic import op

from bot.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    metadata.drop_all(op.get_bind())
