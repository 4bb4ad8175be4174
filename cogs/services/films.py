"""Films of finished games: made once, in a process of their own, and kept for whoever asks next."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from engine import replay
from play.views import ending_of
from play.workers import ProcessWorker, Progress, Worker
from render.replay import Replay, animate_log
from store.records import Table
from words import STOPS, Language, People, Say, Stop, caption, say_in, word_stop

MARKDOWN = re.compile(r"\*\*|\\|^-# |^#+ ", re.MULTILINE)
CLOSED = (".", "!", "?", "…", ":", ")")
"""The endings of a line that needs no full stop."""
MOST_FILMS = 20
"""How many films are kept, those asked for last."""
MOST_BYTES = 60 * 1024 * 1024
"""How much memory they take, at most."""

ReadLog = Callable[[Table], Awaitable[Sequence[str]]]
"""Gives the actions and rolls of a table."""


class FilmKey(NamedTuple):
    """What a film depends on."""

    table_id: int
    version: int
    theme: str
    language: Language


class Films:
    """Makes films. Those who ask for the same one at the same time wait for it together."""

    def __init__(self, filming: ProcessWorker, drawing: Worker, read_log: ReadLog) -> None:
        self._filming = filming
        self._drawing = drawing
        self._read_log = read_log
        self._kept: OrderedDict[FilmKey, Replay] = OrderedDict()
        self._making: dict[FilmKey, asyncio.Task[Replay | None]] = {}

    async def find(self, table: Table, language: Language, progress: Progress) -> Replay | None:
        """The film of a finished game, made if it is not kept; None if nothing has happened in that game."""
        key = FilmKey(table.id, table.version, table.theme, language)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, table, progress))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: FilmKey, table: Table, progress: Progress) -> Replay | None:
        try:
            tokens, ending = await self._read_log(table), ending_of(table)
            captions = await self._drawing.run(caption_steps, table, tokens, say_in(key.language))
            log = table.game, table.options, tokens, table.start
            film = await self._filming.run(
                animate_log, *log, table.theme, ending, captions, progress=progress
            )
        finally:
            del self._making[key]
        if film is not None:
            self._keep(key, film)
        return film

    def _keep(self, key: FilmKey, film: Replay) -> None:
        self._kept[key] = film
        while len(self._kept) > MOST_FILMS or self._bytes() > MOST_BYTES:
            self._kept.popitem(last=False)

    def _bytes(self) -> int:
        return sum(len(film.data) for film in self._kept.values())


def caption_steps(table: Table, tokens: Sequence[str], say: Say) -> list[str]:
    """The caption of each step in which something happened; the last also says how the game was stopped.

    Both sides are called by their colours, so that the film does not name a member who is forgotten later.
    """
    people = People.of_teams(say)
    steps = replay(table.game, table.options, tokens, table.start)
    each = (caption([step], people, say, ply=ply) for ply, step in enumerate(steps) if step.events)
    told = list(map(_in_plain_words, each))
    if told and table.reason is not None and table.reason in STOPS and table.winner is not None:
        told[-1] += f" {_in_plain_words(word_stop(Stop(table.reason, table.winner), people, say))}"
    return told


def _in_plain_words(told: str) -> str:
    """The words without markdown, and with lines turned into sentences."""
    lines = filter(None, (" ".join(line.split()) for line in MARKDOWN.sub("", told).splitlines()))
    return " ".join(line if line.endswith(CLOSED) else f"{line}." for line in lines)
