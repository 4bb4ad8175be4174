"""Gateway and REST of the small Discord: a bot logs in, gets what members do, and sends its messages.

Whatever the bot sends to a channel is put into that channel's queue, with the moment at which it was read,
as aiohttp reads messages by itself.
"""

import asyncio
import json
import zlib
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter
from typing import NamedTuple

from aiohttp import WSMsgType, web

from bench.local_discord import payloads
from bench.local_discord.payloads import FIRST_CHANNEL_ID, GUILD_ID, LIMITS, Json

DISPATCH, HEARTBEAT, IDENTIFY, HELLO, HEARTBEAT_ACK = 0, 1, 2, 10, 11
HEARTBEAT_MS = 41_250
POSTED, EDITED = 4, 7
"""The types of answers to an interaction that show a message."""
KEPT_INTERACTIONS = 1_000
RETRY_SECONDS = 5.0
"""How long a bot is told to wait if it sends something to a channel that is held up."""
LARGEST_BODY = 12 * 1024 * 1024
"""The largest body: a file of the size that Discord takes, and what goes with it."""


class Shown(NamedTuple):
    """A message as everybody sees it from that moment of `perf_counter` on."""

    at: float
    message: Json


class Sent(NamedTuple):
    """What the bot has sent in a request."""

    at: float
    json: Json
    file_names: list[str]


async def read(request: web.Request) -> Sent:
    """Read the whole body, and note when that was done; of files, only the names are kept."""
    if request.content_type.startswith("multipart/"):
        form = await request.post()
        names = [part.filename for part in form.values() if isinstance(part, web.FileField)]
        return Sent(perf_counter(), json.loads(str(form["payload_json"])), names)
    body = await request.read()
    return Sent(perf_counter(), json.loads(body) if body else {}, [])


def answer(content: object) -> web.Response:
    """A JSON response whose content type has no charset, as the library expects."""
    body = json.dumps(content).encode()
    return web.Response(body=body, headers={**LIMITS, "Content-Type": "application/json"})


class LocalDiscord:
    """One server with some channels, and one bot in it: `async with LocalDiscord.open(50) as discord`."""

    def __init__(self, channels: int) -> None:
        self.channel_ids = range(FIRST_CHANNEL_ID, FIRST_CHANNEL_ID + channels)
        self.port = 0
        self.ready = asyncio.Event()
        """Whether a bot has logged in."""
        self.commands: dict[str, Json] = {}
        self.shown: defaultdict[int, asyncio.Queue[Shown]] = defaultdict(asyncio.Queue)
        """For each channel, the messages that its members have not looked at yet."""
        self._messages: dict[int, Json] = {}
        self._interactions: dict[str, Json] = {}
        """The last interactions, by token."""
        self._held: set[int] = set()
        """The channels that are held up: no message is taken there now."""
        self._socket: web.WebSocketResponse | None = None
        self._compress = zlib.compressobj()
        self._sequence = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, channels: int) -> AsyncIterator["LocalDiscord"]:
        """Serve on a free port of this machine, which cannot be reached from outside."""
        discord = cls(channels)
        app = web.Application(client_max_size=LARGEST_BODY)
        app.add_routes(discord._routes())
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            discord.port = runner.addresses[0][1]
            yield discord
        finally:
            await runner.cleanup()

    def _routes(self) -> list[web.RouteDef]:
        api, hook, message = "/api/v10", "/webhooks/{app}/{token}", "/channels/{channel}/messages"
        return [
            web.get("/gateway", self._serve_gateway),
            web.get(f"{api}/gateway/bot", self._tell_gateway),
            web.get(f"{api}/users/@me", self._tell_bot),
            web.get(f"{api}/applications/@me", self._tell_application),
            web.get(f"{api}/oauth2/applications/@me", self._tell_application),
            web.put(f"{api}/applications/{{app}}/commands", self._keep_commands),
            web.post(f"{api}/interactions/{{id}}/{{token}}/callback", self._answer_interaction),
            web.post(f"{api}{hook}", self._post_follow_up),
            web.get(f"{api}{hook}/messages/@original", self._get_original),
            web.patch(f"{api}{hook}/messages/@original", self._edit_original),
            web.delete(f"{api}{hook}/messages/{{message}}", self._delete),
            web.get(f"{api}/channels/{{channel}}", self._tell_channel),
            web.post(f"{api}{message}", self._post),
            web.patch(f"{api}{message}/{{message}}", self._edit),
            web.delete(f"{api}{message}/{{message}}", self._delete),
        ]

    # What members do

    def put_message(self, channel_id: int, content: Json) -> Json:
        """Put a message of the bot into a channel, as if it had been there before."""
        message = payloads.message(channel_id, content, [])
        self._messages[int(message["id"])] = message
        return message

    @contextmanager
    def held_up(self, channel_id: int) -> Iterator[None]:
        """Take no message in a channel during this block, as when too many have come."""
        self._held.add(channel_id)
        try:
            yield
        finally:
            self._held.discard(channel_id)

    async def interact(self, interaction: Json) -> float:
        """Tell the bot what a member has done; return the moment of `perf_counter` at which it is sent."""
        self._interactions[interaction["token"]] = interaction
        if len(self._interactions) > KEPT_INTERACTIONS:
            del self._interactions[next(iter(self._interactions))]
        packed = self._pack("INTERACTION_CREATE", interaction)
        assert self._socket is not None, "no bot has logged in"
        at = perf_counter()
        await self._socket.send_bytes(packed)
        return at

    # The gateway

    def _pack(self, event: str | None, data: object, op: int = DISPATCH) -> bytes:
        """One event, compressed as a part of one endless stream, as the library asks for it."""
        self._sequence += event is not None
        text = json.dumps({"op": op, "t": event, "s": self._sequence if event else None, "d": data})
        return self._compress.compress(text.encode()) + self._compress.flush(zlib.Z_SYNC_FLUSH)

    async def _serve_gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._socket, self._compress = socket, zlib.compressobj()
        await socket.send_bytes(self._pack(None, {"heartbeat_interval": HEARTBEAT_MS}, HELLO))
        async for received in socket:
            if received.type is not WSMsgType.TEXT:
                continue
            op = json.loads(received.data)["op"]
            if op == HEARTBEAT:
                await socket.send_bytes(self._pack(None, None, HEARTBEAT_ACK))
            elif op == IDENTIFY:
                await self._welcome(socket)
        return socket

    async def _welcome(self, socket: web.WebSocketResponse) -> None:
        ready = {
            "v": 10,
            "user": payloads.user(payloads.BOT_ID),
            "guilds": [{"id": str(GUILD_ID), "unavailable": True}],
            "session_id": "session",
            "shard": [0, 1],
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "application": {"id": str(payloads.BOT_ID), "flags": 0},
        }
        await socket.send_bytes(self._pack("READY", ready))
        await socket.send_bytes(self._pack("GUILD_CREATE", payloads.guild(self.channel_ids)))
        self.ready.set()

    # REST: who and where

    async def _tell_gateway(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://127.0.0.1:{self.port}/gateway"
        return answer({"url": url, "shards": 1, "session_start_limit": limit})

    async def _tell_bot(self, request: web.Request) -> web.Response:
        return answer(payloads.user(payloads.BOT_ID))

    async def _tell_application(self, request: web.Request) -> web.Response:
        return answer(payloads.application())

    async def _tell_channel(self, request: web.Request) -> web.Response:
        return answer(payloads.channel(int(request.match_info["channel"])))

    async def _keep_commands(self, request: web.Request) -> web.Response:
        given = {"application_id": str(payloads.BOT_ID), "version": "1"}
        described = ({"description": "", **each} for each in await request.json())  # context menus have none
        commands = [{**each, **given, "id": str(payloads.snowflake())} for each in described]
        self.commands = {command["name"]: command for command in commands}
        return answer(commands)

    # REST: messages

    def _show(self, channel_id: int, sent: Sent, message_id: int | None = None) -> Json:
        """Keep a new or edited message, and show it in the channel."""
        message = payloads.message(channel_id, sent.json, sent.file_names, message_id)
        self._messages[int(message["id"])] = message
        self.shown[channel_id].put_nowait(Shown(sent.at, message))
        return message

    async def _post(self, request: web.Request) -> web.Response:
        channel_id, sent = int(request.match_info["channel"]), await read(request)
        return self._refuse(channel_id) or answer(self._show(channel_id, sent))

    async def _edit(self, request: web.Request) -> web.Response:
        channel_id, sent = int(request.match_info["channel"]), await read(request)
        message_id = int(request.match_info["message"])
        return self._refuse(channel_id) or answer(self._show(channel_id, sent, message_id))

    def _refuse(self, channel_id: int) -> web.Response | None:
        """The answer in a channel that is held up; None in any other."""
        if channel_id not in self._held:
            return None
        limited = {"message": "You are being rate limited.", "retry_after": RETRY_SECONDS, "global": False}
        body = json.dumps(limited).encode()
        headers = {**LIMITS, "Content-Type": "application/json", "Via": "1.1 google"}
        return web.Response(body=body, status=429, headers=headers)

    async def _delete(self, request: web.Request) -> web.Response:
        return web.Response(status=204, headers=LIMITS)

    # REST: answers to interactions

    async def _answer_interaction(self, request: web.Request) -> web.Response:
        sent, made = await read(request), self._interactions[request.match_info["token"]]
        kind = sent.json["type"]
        told: Json = {"interaction": {"id": made["id"], "type": made["type"]}}
        if kind in (POSTED, EDITED):
            content = sent._replace(json=sent.json.get("data") or {})
            message_id = int(made["message"]["id"]) if kind == EDITED else None
            message = self._show(int(made["channel_id"]), content, message_id)
            made.setdefault("message", message)
            told["resource"] = {"type": kind, "message": message}
            told["interaction"]["response_message_id"] = message["id"]
        return answer(told)

    async def _post_follow_up(self, request: web.Request) -> web.Response:
        made = self._interactions[request.match_info["token"]]
        return answer(self._show(int(made["channel_id"]), await read(request)))

    async def _get_original(self, request: web.Request) -> web.Response:
        return answer(self._interactions[request.match_info["token"]]["message"])

    async def _edit_original(self, request: web.Request) -> web.Response:
        made = self._interactions[request.match_info["token"]]
        under = made.get("message")
        message = self._show(
            int(made["channel_id"]), await read(request), int(under["id"]) if under else None
        )
        made.setdefault("message", message)
        return answer(message)
