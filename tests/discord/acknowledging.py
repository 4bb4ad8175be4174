"""The bot under watch: whatever a member does is acknowledged before anything is done that may be slow.

Discord takes an interaction for failed that nobody has answered within three seconds. To read or write the
database, to draw and to send something else can each take longer than that on a busy machine, so none of it
may come before the first answer.
"""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.http import FakeHTTPClient

from bot.app import Boulo
from cogs.tree import CheckedTree
from play.workers import Worker
from store.sqlite import Sqlite
from tests.discord.coverage import used_by

SLOW: tuple[tuple[type[Any], str], ...] = (
    (Sqlite, "read"),
    (Sqlite, "write"),
    (Worker, "run"),
    (FakeHTTPClient, "request"),
)
"""What may take long."""

EXCEPTIONS = {
    discord.InteractionType.autocomplete: "suggestions have to be looked up, and cannot be put off",
}
"""What is answered only once something has been looked up, and why."""

_answering: ContextVar[discord.Interaction | None] = ContextVar("answering", default=None)
"""The interaction that is being answered, in its task and in those that come of it."""

Call = Callable[..., Awaitable[Any]]


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Gather what is done too early: for which command or control, and what."""
    acknowledged: set[int] = set()
    early: list[str] = []

    def note(what: str) -> None:
        interaction = _answering.get()
        if interaction is not None and interaction.id not in acknowledged:
            early.append(f"{' '.join(used_by(interaction)) or interaction.type.name}: {what}")

    _watch_answers(monkeypatch, acknowledged)
    _watch_interactions(monkeypatch)
    for kind, name in SLOW:
        monkeypatch.setattr(kind, name, _noting(getattr(kind, name), f"{kind.__name__}.{name}", note))
    yield early


def _noting(do: Call, what: str, note: Callable[[str], None]) -> Call:
    async def do_noted(*args: Any, **kwargs: Any) -> Any:
        note(what)
        return await do(*args, **kwargs)

    return do_noted


def _watch_answers(monkeypatch: pytest.MonkeyPatch, acknowledged: set[int]) -> None:
    """Note which interactions an answer is on its way to."""
    send = AsyncWebhookAdapter.create_interaction_response

    def send_noted(adapter: Any, interaction_id: int, *args: Any, **kwargs: Any) -> Any:
        acknowledged.add(interaction_id)
        return send(adapter, interaction_id, *args, **kwargs)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", send_noted)


def _watch_interactions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know in each task for which interaction it is."""
    for kind, name in ((Boulo, "on_interaction"), (CheckedTree, "interaction_check")):
        monkeypatch.setattr(kind, name, _remembering(getattr(kind, name)))


def _remembering(take: Call) -> Call:
    async def take_remembered(self: Any, interaction: discord.Interaction) -> Any:
        _answering.set(None if interaction.type in EXCEPTIONS else interaction)
        return await take(self, interaction)

    return take_remembered
