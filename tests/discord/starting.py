"""The start of a bot, quicker than outside: what is the same for every bot of a process is done once."""

from types import ModuleType
from typing import Any

import pytest
from discord import app_commands
from discord.ext.commands.bot import BotBase

EXTENSIONS: dict[str, ModuleType] = {}
TRANSLATED: dict[str, "Translated"] = {}
TAKEN: dict[str, app_commands.AppCommand] = {}
"""Commands as Discord gives them back; tests give each the same id in every run."""


class Translated(dict[str, Any]):
    """A command in every language. Nobody changes it, so SimCord needs no copy for its records."""

    def __deepcopy__(self, memo: object) -> "Translated":
        return self


def start_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the extensions, translate the commands and read Discord's answer for the first bot only."""
    load = BotBase.load_extension

    async def set_up(bot: Any, name: str) -> None:
        if name in EXTENSIONS:
            await EXTENSIONS[name].setup(bot)
        else:
            await load(bot, name)
            EXTENSIONS[name] = bot.extensions[name]

    monkeypatch.setattr(BotBase, "load_extension", set_up)
    monkeypatch.setattr("discord.app_commands.tree.AppCommand", _take_once)
    for kind in (app_commands.Command, app_commands.ContextMenu, app_commands.Group):
        _translate_once(kind, monkeypatch)


def _take_once(*, data: Any, state: Any) -> app_commands.AppCommand:
    name = data["name"]
    if name not in TAKEN:
        TAKEN[name] = app_commands.AppCommand(data=data, state=state)
    return TAKEN[name]


def _translate_once(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    translate = kind.get_translated_payload

    async def payload(command: Any, *args: Any) -> Any:
        name = command.qualified_name
        if name not in TRANSLATED:
            TRANSLATED[name] = Translated(await translate(command, *args))
        return TRANSLATED[name]

    monkeypatch.setattr(kind, "get_translated_payload", payload)
