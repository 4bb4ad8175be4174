"""Discord takes an answer to an interaction and does not say so: what was asked for is done all the same.

Over sockets, with the bot in a process of its own.
"""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from aiohttp import web

from bench.local_discord import LocalDiscord
from bench.local_discord.payloads import LIMITS, button_press, slash_command
from bench.members import ACCEPT, buttons, has_picture, wait_for
from bench.processes import launch
from bot import interaction_answers
from bot.interaction_answers import ALREADY_TAKEN, Callbacks

PARAMS = Mock(files=None, multipart=None, payload={"type": 6})


class ForgetfulDiscord(LocalDiscord):
    """A Discord that takes each first answer, and says that it has failed or nothing at all."""

    def __init__(self, channels: int) -> None:
        super().__init__(channels)
        self.taken: set[str] = set()
        self.breaks = False
        """Whether it hangs up instead of saying that it has failed."""

    async def _answer_interaction(self, request: web.Request) -> web.StreamResponse:  # type: ignore[override]
        token = request.match_info["token"]
        if token in self.taken:
            return refuse(400, ALREADY_TAKEN)
        self.taken.add(token)
        await super()._answer_interaction(request)
        if self.breaks and request.transport is not None:
            request.transport.abort()
        return refuse(502, 0)


def refuse(status: int, code: int) -> web.Response:
    body = json.dumps({"code": code, "message": "no"}).encode()
    return web.Response(body=body, status=status, headers={**LIMITS, "Content-Type": "application/json"})


@pytest.fixture
async def forgetful(tmp_path: Path) -> AsyncIterator[ForgetfulDiscord]:
    async with ForgetfulDiscord.open(2) as opened, launch("ours", opened, tmp_path):
        assert isinstance(opened, ForgetfulDiscord)
        yield opened


@pytest.mark.slow
async def test_a_challenge_is_made_and_accepted(forgetful: ForgetfulDiscord) -> None:
    for breaks, here in zip((False, True), forgetful.channel_ids, strict=True):
        forgetful.breaks = breaks
        await forgetful.interact(slash_command(forgetful.commands["boulo"], "challenge", 1, here))
        asked = (await wait_for(forgetful, here, lambda message: bool(buttons(message, ACCEPT)))).message
        (accept,) = buttons(asked, ACCEPT)
        await forgetful.interact(button_press(accept, 2, asked))
        await wait_for(forgetful, here, has_picture)


def refusal(code: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=400, reason=""), {"code": code, "message": ""})


async def answered(monkeypatch: pytest.MonkeyPatch, *outcomes: Any) -> Any:
    """What comes of an answer, where sending it ends in those ways, one after the other."""
    left = iter(outcomes)

    async def send(*args: Any, **kwargs: Any) -> Any:
        outcome = next(left)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    monkeypatch.setattr(interaction_answers, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr("discord.webhook.async_.AsyncWebhookAdapter.request", send)
    adapter = Callbacks()  # type: ignore[no-untyped-call]
    return await adapter.create_interaction_response(7, "token", session=Mock(), params=PARAMS)


async def test_what_another_process_has_answered_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(discord.HTTPException):
        await answered(monkeypatch, refusal(ALREADY_TAKEN))


async def test_what_discord_refuses_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(discord.HTTPException):
        await answered(monkeypatch, refusal(50035), {})


@pytest.mark.parametrize("second", [{"interaction": {"id": "7"}}, refusal(ALREADY_TAKEN)])
async def test_what_got_lost_is_sent_once_more(monkeypatch: pytest.MonkeyPatch, second: Any) -> None:
    lost = aiohttp.ServerDisconnectedError()
    assert await answered(monkeypatch, lost, second) == {"interaction": {"id": "7"}}


async def test_what_gets_lost_again_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = aiohttp.ServerDisconnectedError()
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await answered(monkeypatch, lost, lost)


async def test_a_file_is_sent_whole_again(monkeypatch: pytest.MonkeyPatch) -> None:
    file = Mock()
    monkeypatch.setattr(PARAMS, "files", [file])
    await answered(monkeypatch, aiohttp.ServerDisconnectedError(), {})
    file.reset.assert_called_once_with(seek=True)
