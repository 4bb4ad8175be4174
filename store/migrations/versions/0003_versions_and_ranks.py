"""A version for every change of a table, ratings in the order of the leaderboard, settings by their name.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shown_version", sa.Integer(), nullable=False, server_default="-1"))
    op.execute("UPDATE tables SET version = ply, shown_version = shown_ply")
    op.drop_column("tables", "shown_ply")
    _rename_settings("houses", "guild_settings")
    op.add_column("ratings", sa.Column("rank", sa.Float(), nullable=False, server_default="0"))
    op.add_column("ratings", sa.Column("facts", sa.JSON(), nullable=False, server_default="{}"))
    op.execute("UPDATE ratings SET rank = mu - 3 * sigma")
    _add_up_facts()
    op.drop_index("ratings_of_game", "ratings")
    op.create_index("ratings_by_rank", "ratings", ["game", "rank", "member_id"])


def downgrade() -> None:
    op.drop_index("ratings_by_rank", "ratings")
    op.create_index("ratings_of_game", "ratings", ["game", "mu"])
    op.drop_column("ratings", "facts")
    op.drop_column("ratings", "rank")
    _rename_settings("guild_settings", "houses")
    op.add_column("tables", sa.Column("shown_ply", sa.Integer(), nullable=False, server_default="-1"))
    op.execute("UPDATE tables SET shown_ply = ply WHERE shown_version = version")
    op.drop_column("tables", "shown_version")
    op.drop_column("tables", "version")


def _rename_settings(old: str, new: str) -> None:
    op.rename_table(old, new)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER INDEX {old}_pkey RENAME TO {new}_pkey")


def _add_up_facts() -> None:
    """What each member did in all their games so far, from the results of each."""
    connection = op.get_bind()
    totals: dict[tuple[int, str], dict[str, int]] = {}
    for member, game, facts in connection.execute(sa.text("SELECT member_id, game, facts FROM results")):
        known = totals.setdefault((member, game), {})
        for fact, count in (json.loads(facts) if isinstance(facts, str) else facts).items():
            known[fact] = known.get(fact, 0) + count
    save = sa.text("UPDATE ratings SET facts = :facts WHERE member_id = :member AND game = :game")
    save = save.bindparams(sa.bindparam("facts", type_=sa.JSON()))
    for (member, game), known in totals.items():
        connection.execute(save, {"facts": known, "member": member, "game": game})
