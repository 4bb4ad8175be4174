"""What keeps members and channels from being held.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
