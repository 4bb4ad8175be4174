"""Prepares what all pictures of a game need while its players are still being asked, so that the first board
is as quick as the others. Not at the start of the bot: that would take memory for games nobody plays.
"""

import asyncio

from play.workers import Worker
from render import warm


class Warming:
    """Prepares pictures in the threads that draw them; nobody waits for it."""

    def __init__(self, drawing: Worker) -> None:
        self._drawing = drawing
        self._begun: dict[tuple[str, str], asyncio.Task[None]] = {}

    def begin(self, game: str, theme: str) -> None:
        """Prepare what a game needs in a theme, unless that was begun already."""
        if (game, theme) not in self._begun:
            self._begun[game, theme] = asyncio.create_task(self._drawing.run(warm, game, theme))
