"""Sends answers to interactions so that one that Discord has taken does not count as failed.

Discord may take an answer and fail to say so. The library then sends it again, or gives up if the
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
"""Discord's code for an interaction that is answered already."""
RETRY_SECONDS = 1.0
"""How long the library waits, at least, before it sends something again. An answer that is refused sooner was
sent once only: then another process has answered."""


class Callbacks(AsyncWebhookAdapter):
    """Sends answers and follow-ups."""

    async def create_interaction_response(self, interaction_id: int, token: str, **sending: Any) -> Any:
        """Send the first answer to an interaction; return what Discord says about it, if anything."""
        begun, answer = monotonic(), super().create_interaction_response
        try:
            try:
                return await answer(interaction_id, token, **sending)
            except (aiohttp.ClientError, OSError) as error:  # it may have arrived all the same
                log.info("an answer got lost and is sent once more: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
                _rewind(sending["params"])
                return await answer(interaction_id, token, **sending)
        except discord.HTTPException as error:
            if error.code != ALREADY_TAKEN or monotonic() - begun < RETRY_SECONDS:
                raise
            return {"interaction": {"id": str(interaction_id)}}


def _rewind(params: Any) -> None:
    """Rewind files, so that they can be sent again."""
    for file in params.files or ():
        file.reset(seek=True)


def use_callbacks() -> None:
    """Let everything in this context answer in this way from now on."""
    async_context.set(Callbacks())  # type: ignore[no-untyped-call]
