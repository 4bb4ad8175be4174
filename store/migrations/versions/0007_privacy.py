"""What lets members be forgotten.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
