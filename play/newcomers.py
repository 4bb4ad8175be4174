"""Makes games easy for newcomers."""

from players import USUAL_LEVEL
from store import Store

FIRST_LEVEL = "easy"


async def level_to_begin(store: Store, member_id: int, game: str) -> str:
    """The level for a member who has chosen none: easy until they have finished such a game."""
    return USUAL_LEVEL if await store.level_records.has_played(member_id, game) else FIRST_LEVEL
