"""What makes ratings fair.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
