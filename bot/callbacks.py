"""How answers to interactions reach Discord: one that it has taken is not given up for lost.

Discord may take an answer and fail to say so. The library then sends it again, or gives up where the
connection broke; Discord refuses the second one, as it has the first.
"""

import asyncio
import logging
from time import monotonic
from typing import Any

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

log = logging.getLogger(__name__)

ALREADY_TAKEN = 40060
"""Discord's code for an interaction that has its answer."""
RETRY_SECONDS = 1.0
"""The library waits at least so long before it sends something again. What is refused sooner was sent once:
then another process has answered."""


class Callbacks(AsyncWebhookAdapter):
    """What sends the answers, and what comes after them."""

    async def create_interaction_response(self, interaction_id: int, token: str, **sending: Any) -> Any:
        """Give the first answer to an interaction; returns what Discord says of it, if it says anything."""
        begun, answer = monotonic(), super().create_interaction_response
        try:
            try:
                return await answer(interaction_id, token, **sending)
            except (aiohttp.ClientError, OSError) as error:  # it may have arrived
                log.info("an answer got lost and is sent once more: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
                _rewind(sending["params"])
                return await answer(interaction_id, token, **sending)
        except discord.HTTPException as error:
            if error.code != ALREADY_TAKEN or monotonic() - begun < RETRY_SECONDS:
                raise
            return {"interaction": {"id": str(interaction_id)}}


def _rewind(params: Any) -> None:
    """Let files be read from their beginning once more."""
    for file in params.files or ():
        file.reset(seek=True)


def use_callbacks() -> None:
    """Let everything that begins after this answer so."""
    async_context.set(Callbacks())  # type: ignore[no-untyped-call]
