"""What Discord sends, as JSON objects: users, the server with its channels, messages, interactions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import count
from time import time
from typing import Any

Json = dict[str, Any]

BOT_ID = 1_000
GUILD_ID = 2_000
FIRST_CHANNEL_ID = 3_000
DISCORD_EPOCH_MS = 1_420_070_400_000
EVERYTHING = str((1 << 53) - 1)
"""All permissions."""
COMMAND, COMPONENT = 2, 3
"""The types of interactions that members make here."""
OPTION_TEXT = 3
"""The type of a command's option that is a text."""
ROW, BUTTON, TEXT, GALLERY = 1, 2, 10, 12
"""Types of components."""
DAWN = datetime(2026, 1, 1, tzinfo=UTC).isoformat()
LIMITS = {
    "X-RateLimit-Limit": "1000000",
    "X-RateLimit-Remaining": "999999",
    "X-RateLimit-Reset-After": "1.0",
}
"""Rate limits so high that no bot is ever slowed down by its own library."""

_numbers = count()


def snowflake() -> int:
    """A new id, made from the present time as Discord's are."""
    return (int(time() * 1000) - DISCORD_EPOCH_MS) << 22 | next(_numbers) & 0x3FFFFF


def user(user_id: int) -> Json:
    return {
        "id": str(user_id),
        "username": f"member{user_id}",
        "global_name": f"Member {user_id}",
        "discriminator": "0",
        "avatar": None,
        "bot": user_id == BOT_ID,
    }


def member(user_id: int) -> Json:
    return {
        "user": user(user_id),
        "roles": [],
        "joined_at": DAWN,
        "permissions": EVERYTHING,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def channel(channel_id: int) -> Json:
    return {
        "id": str(channel_id),
        "type": 0,
        "name": f"channel-{channel_id}",
        "position": 0,
        "guild_id": str(GUILD_ID),
        "permission_overwrites": [],
        "parent_id": None,
        "permissions": EVERYTHING,
    }


def guild(channel_ids: Iterable[int]) -> Json:
    everyone = {"id": str(GUILD_ID), "name": "@everyone", "permissions": EVERYTHING, "position": 0}
    everyone |= {"color": 0, "colors": {"primary_color": 0}, "hoist": False, "managed": False}
    everyone |= {"mentionable": False, "flags": 0}
    return {
        "id": str(GUILD_ID),
        "name": "Boulodrome",
        "owner_id": "1",
        "roles": [everyone],
        "emojis": [],
        "features": [],
        "channels": [channel(each) for each in channel_ids],
        "threads": [],
        "members": [member(BOT_ID)],
        "member_count": 100,
        "joined_at": DAWN,
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "unavailable": False,
        "large": False,
    }


def application() -> Json:
    return {
        "id": str(BOT_ID),
        "name": "bot",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user(1),
    }


def attachments(file_names: Sequence[str]) -> list[Json]:
    """The files of a message as those who read it get them."""
    return [
        {
            "id": str(snowflake()),
            "filename": name,
            "size": 1,
            "url": f"http://127.0.0.1/{name}",
            "proxy_url": f"http://127.0.0.1/{name}",
            "content_type": "image/png",
        }
        for name in file_names
    ]


def received(components: Iterable[Json], numbers: Iterator[int]) -> list[Json]:
    """Components as those who read the message get them: each with an id, and media with addresses."""
    found = []
    for component in components:
        filled = {"id": next(numbers), **component}
        if "components" in component:
            filled["components"] = received(component["components"], numbers)
        if component["type"] == GALLERY:
            filled["items"] = [{**item, "media": _media(item["media"])} for item in component["items"]]
        found.append(filled)
    return found


def _media(media: Json) -> Json:
    address = media["url"].replace("attachment://", "http://127.0.0.1/")
    return {"url": address, "proxy_url": address, "content_type": "image/png", "loading_state": 2}


def message(channel_id: int, sent: Json, file_names: Sequence[str], message_id: int | None = None) -> Json:
    """A message of the bot, as it is after having been sent or edited."""
    return {
        "id": str(message_id or snowflake()),
        "type": 0,
        "channel_id": str(channel_id),
        "author": user(BOT_ID),
        "content": sent.get("content") or "",
        "timestamp": DAWN,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": attachments(file_names),
        "embeds": [],
        "pinned": False,
        "flags": sent.get("flags", 0),
        "components": received(sent.get("components") or (), count(1)),
    }


def interaction(kind: int, data: Json, user_id: int, channel_id: int, under: Json | None = None) -> Json:
    """The interaction of a member: a command, or a component of a message."""
    made = {
        "id": str(snowflake()),
        "application_id": str(BOT_ID),
        "type": kind,
        "data": data,
        "guild_id": str(GUILD_ID),
        "guild": {"id": str(GUILD_ID), "locale": "en-US", "features": []},
        "channel_id": str(channel_id),
        "channel": channel(channel_id),
        "member": member(user_id),
        "token": f"token-{snowflake()}",
        "version": 1,
        "app_permissions": EVERYTHING,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD_ID)},
        "context": 0,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    return made if under is None else made | {"message": under}


def button_press(custom_id: str, user_id: int, under: Json) -> Json:
    data = {"component_type": BUTTON, "custom_id": custom_id, "id": 1}
    return interaction(COMPONENT, data, user_id, int(under["channel_id"]), under)


def slash_command(
    command: Mapping[str, Any], sub: str, user_id: int, channel_id: int, **options: str
) -> Json:
    """The interaction `/command sub` with text options."""
    given = [{"name": name, "type": OPTION_TEXT, "value": value} for name, value in options.items()]
    data = {"id": command["id"], "name": command["name"], "type": 1}
    data |= {"options": [{"name": sub, "type": 1, "options": given}]}
    return interaction(COMMAND, data, user_id, channel_id)
