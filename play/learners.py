"""Which lessons members have finished, and who is new to a game."""

from play.lessons import Lesson
from store import Store


class Learners:
    """Keeps which lessons members have finished."""

    def __init__(self, store: Store) -> None:
        self._store = store.lessons

    async def finished(self, member_id: int, game: str) -> set[str]:
        """The ids of the lessons of that game that a member has finished."""
        return await self._store.of_member(member_id, game)

    async def finish(self, member_id: int, lesson: Lesson) -> None:
        """Note that a member has finished that lesson."""
        await self._store.add(member_id, lesson.game, lesson.id)

    async def is_new(self, member_id: int, game: str | None = None) -> bool:
        """Whether a member has never finished a lesson or a game: of that game, or of any if None."""
        return not await self._store.knows(member_id, game)
