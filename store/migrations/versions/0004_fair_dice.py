"""What makes dice verifiable.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
