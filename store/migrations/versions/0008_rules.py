"""The second version of the rules: who begins is drawn by lot, and games of the first are over.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

TABLES = sa.table(
    "tables",
    sa.column("id", sa.BigInteger()),
    sa.column("rules", sa.Integer()),
    sa.column("state", sa.String(8)),
    sa.column("winner", sa.Integer()),
    sa.column("reason", sa.String(20)),
    sa.column("computer_due", sa.Boolean()),
    sa.column("moved_at", sa.DateTime(timezone=True)),
    sa.column("deadline", sa.DateTime(timezone=True)),
    sa.column("alarm_at", sa.DateTime(timezone=True)),
    sa.column("version", sa.Integer()),
)
SEATS = sa.table(
    "seats",
    sa.column("table_id", sa.BigInteger()),
    sa.column("ended_at", sa.DateTime(timezone=True)),
)
VOID = {
    "state": "over",
    "winner": None,
    "reason": "ended",
    "computer_due": False,
    "deadline": None,
    "alarm_at": None,
}
"""A game that was cleared away: nobody has won, and nothing counts."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("lot", sa.Integer()))
    op.add_column("tables", sa.Column("lot_nonce", sa.String(40)))
    op.add_column("challenges", sa.Column("begin", sa.String(10), nullable=False, server_default="lot"))
    _end_earlier(datetime.now(UTC))


def _end_earlier(now: datetime) -> None:
    """End games that were being played, so that their boards say it, and games at rest, silently."""
    earlier = TABLES.c.rules == 1
    playing, resting = (sa.and_(earlier, TABLES.c.state == state) for state in ("playing", "resting"))
    played = sa.select(TABLES.c.id).where(playing)
    op.execute(SEATS.update().where(SEATS.c.table_id.in_(played)).values(ended_at=now))
    changed = VOID | {"version": TABLES.c.version + 1}
    op.execute(TABLES.update().where(playing).values(changed | {"moved_at": now}))
    op.execute(TABLES.update().where(resting).values(changed))
