"""The start of a bot, quicker than outside: what is the same for every bot of a process is done once."""

import pickle
from types import ModuleType
from typing import Any

import pytest
from discord import app_commands
from discord.ext.commands.bot import BotBase

EXTENSIONS: dict[str, ModuleType] = {}
TRANSLATED: dict[str, bytes] = {}


def start_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the extensions and translate the commands for the first bot of a process only."""
    load = BotBase.load_extension

    async def set_up(bot: Any, name: str) -> None:
        if name in EXTENSIONS:
            await EXTENSIONS[name].setup(bot)
        else:
            await load(bot, name)
            EXTENSIONS[name] = bot.extensions[name]

    monkeypatch.setattr(BotBase, "load_extension", set_up)
    for kind in (app_commands.Command, app_commands.Group):
        _translate_once(kind, monkeypatch)


def _translate_once(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    translate = kind.get_translated_payload

    async def payload(command: Any, *args: Any) -> Any:
        name = command.qualified_name
        if name not in TRANSLATED:
            TRANSLATED[name] = pickle.dumps(await translate(command, *args))
        return pickle.loads(TRANSLATED[name])

    monkeypatch.setattr(kind, "get_translated_payload", payload)
