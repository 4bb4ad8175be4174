"""Which lessons members have finished, and who is new to a game."""

from play.lessons import Lesson
from store import Store


class Learners:
    """Remembers what members have learned."""

    def __init__(self, store: Store) -> None:
        self._store = store.lessons

    async def finished(self, member_id: int, game: str) -> set[str]:
        """The ids of the lessons of that game that a member has finished."""
        return await self._store.of_member(member_id, game)

    async def finish(self, member_id: int, lesson: Lesson) -> None:
        """Remember that a member has done what that lesson asks for."""
        await self._store.add(member_id, lesson.game, lesson.id)

    async def is_new(self, member_id: int, game: str | None = None) -> bool:
        """Whether a member has never come to the end of a lesson or of a game, of that one or of any."""
        return not await self._store.knows(member_id, game)
