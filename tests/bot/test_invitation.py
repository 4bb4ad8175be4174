"""The links of the README by which the bot is invited ask for what it needs, and for nothing else."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import discord

from bot.app import Boulo
from bot.config import Settings

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)


def _links() -> list[dict[str, list[str]]]:
    found = re.findall(r"https://discord\.com/oauth2/authorize\?[^`\s]+", README)
    return [parse_qs(urlparse(link).query) for link in found]


def test_one_for_servers_and_one_for_members() -> None:
    server, member = _links()
    assert server["scope"] == ["bot applications.commands"]
    assert int(server["permissions"][0]) == NEEDED.value
    assert member["scope"] == ["applications.commands"]
    assert member["integration_type"] == ["1"]
    assert "*User Install*" in README


def test_the_commands_are_for_both() -> None:
    tree = Boulo(Settings(database_url="sqlite+aiosqlite://", shard_count=1)).tree
    assert tree.allowed_installs.to_array() == [0, 1]
    assert tree.allowed_contexts.to_array() == [0, 1, 2]
