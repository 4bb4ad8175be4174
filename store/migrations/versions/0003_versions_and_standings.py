"""A version for every change of a table, standings everywhere and in each server, settings by their name.

Written out and never changed: what a database went through must not depend on today's `store/schema.py`.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

EVERYWHERE = 0


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shown_version", sa.Integer(), nullable=False, server_default="-1"))
    op.execute("UPDATE tables SET version = ply, shown_version = shown_ply")
    op.drop_column("tables", "shown_ply")
    op.drop_index("tables_of_guild", "tables")
    op.create_index("tables_of_guild", "tables", ["guild_id", "state", "moved_at"])
    op.add_column("seats", sa.Column("ended_at", sa.DateTime(timezone=True)))
    op.execute(
        "UPDATE seats SET ended_at = (SELECT moved_at FROM tables WHERE id = table_id AND state = 'over')"
    )
    op.drop_index("seats_of_member", "seats")
    op.create_index("seats_by_end", "seats", ["member_id", "ended_at", "table_id"])
    _rename_settings("houses", "guild_settings")
    _create_standings()
    op.drop_table("ratings")
    op.drop_index("results_of_guild", "results")


def _rename_settings(old: str, new: str) -> None:
    op.rename_table(old, new)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER INDEX {old}_pkey RENAME TO {new}_pkey")


def _create_standings() -> None:
    table = op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("member_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Float(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
    )
    op.create_index("standings_by_rank", "standings", ["guild_id", "game", "rank", "member_id"])
    rows = _standings()
    if rows:
        op.bulk_insert(table, rows)


def _standings() -> list[dict[str, Any]]:
    """Everybody's standing everywhere, as it was, and the same again for each server that they played in."""
    connection = op.get_bind()
    played: dict[tuple[int, str, int], dict[str, Any]] = {}
    query = "SELECT guild_id, game, member_id, score, facts FROM results"
    for guild, game, member, score, facts in connection.execute(sa.text(query)):
        for where in {EVERYWHERE, guild or EVERYWHERE}:
            counts = played.setdefault((where, game, member), {"games": 0, "wins": 0, "facts": {}})
            counts["games"] += 1
            counts["wins"] += score == 1
            _add_up(counts["facts"], json.loads(facts) if isinstance(facts, str) else facts)
    rated = {
        (row.game, row.member_id): {
            "name": row.name,
            "mu": row.mu,
            "sigma": row.sigma,
            "rank": row.mu - 3 * row.sigma,
        }
        for row in connection.execute(sa.text("SELECT * FROM ratings"))
    }
    return [
        {"guild_id": guild, "game": game, "member_id": member, **counts, **rated[game, member]}
        for (guild, game, member), counts in played.items()
        if (game, member) in rated
    ]


def _add_up(known: dict[str, int], facts: dict[str, int]) -> None:
    for fact, count in facts.items():
        known[fact] = known.get(fact, 0) + count
