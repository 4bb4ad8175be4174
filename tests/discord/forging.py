"""What somebody with a client of their own can send to the bot, past everything that it offers."""

from collections.abc import Sequence
from typing import Any, cast

import discord
from simcord import InteractionResult, MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from sqlalchemy import Connection, inspect, text

from tests.discord.conftest import Place
from tests.discord.playing import bot_of

BUTTON, SELECT, CHANNELS = 2, 3, 8
COMMAND, COMPONENT, TYPED, MODAL = 2, 3, 4, 5


def _component(kind: int, custom_id: str, values: Sequence[str]) -> dict[str, Any]:
    """A button or menu with that text, which may never have been made."""
    if kind == BUTTON:
        return {"type": BUTTON, "custom_id": custom_id, "label": "?", "style": 1, "id": 77}
    offered = [{"label": "?", "value": value} for value in dict.fromkeys(values)]
    look = {"type": kind, "custom_id": custom_id, "min_values": 0, "max_values": 25, "id": 77}
    return {**look, "options": offered} if kind == SELECT else look


async def forge_use(
    member: MemberActor,
    message: discord.Message,
    custom_id: str,
    *,
    kind: int = BUTTON,
    values: Any = None,
    shown: bool = True,
) -> InteractionResult:
    """Use a control that the message never had; if `shown`, even Discord seems to believe that it has."""
    backend = member._env.backend
    stored = backend.get_message(message.channel.id, message.id)
    payload = cast(dict[str, Any], dict(serializers.message_payload(backend, stored)))
    if shown:
        strings = [each for each in values if isinstance(each, str)] if isinstance(values, list) else []
        payload["components"] = [{"type": 1, "components": [_component(kind, custom_id, strings)], "id": 76}]
        payload["flags"] = payload.get("flags", 0) & ~(1 << 15)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values is not None:
        data["values"] = values
    channel = ChannelHandle(member._env, member.guild, backend.get_channel(message.channel.id))
    return await _dispatch_actor_interaction(
        member, COMPONENT, channel, data, extra={"message": payload}, source_message_id=message.id
    )


async def forge_command(
    member: Any, channel: ChannelHandle, data: dict[str, Any], kind: int = COMMAND
) -> InteractionResult:
    """Send a command as no client would."""
    return await _dispatch_actor_interaction(member, kind, channel, {"id": "1", "type": 1, **data})


def option(name: str, value: Any, kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "value": value, **more}


def command(path: str, *options: dict[str, Any]) -> dict[str, Any]:
    """The data of a command with those options, whether it has them or not."""
    root, *inner = path.split()
    given: list[dict[str, Any]] = list(options)
    for name in reversed(inner):
        given = [{"name": name, "type": 1, "options": given}]
    return {"name": root, "options": given}


async def dump(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is saved."""

    def read(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
        names = inspect(connection).get_table_names()
        rows = {name: connection.execute(text(f"SELECT * FROM {name}")) for name in names}
        return {name: [tuple(row) for row in found] for name, found in rows.items()}

    return await bot_of(place).play.store.database.read(read)


def is_answered(result: InteractionResult) -> bool:
    """Whether the member hears of it, and nobody else does."""
    said = result.followups[-1] if result.followups else result.response
    return said is not None and said.ephemeral
