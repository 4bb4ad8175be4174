"""What is kept about the member who asks: told, exported as a file, deleted."""

import asyncio
import gzip
import json
import logging
from io import BytesIO
from typing import Any

import discord

from cogs.answers import Answers, acknowledge, replace_answer, tell
from cogs.controls.components import ControlButton, buttons_view, control_button
from cogs.controls.kinds import OwnData
from cogs.operator import Operator
from play.flood_limits import Limits
from play.privacy import Privacy
from words import Say

audit = logging.getLogger("audit")

FILE = "boulo-data.json"
LARGEST_FILE = 8 * 1024 * 1024
"""The largest file, in bytes, that Discord takes everywhere; a larger one is packed."""


class PrivacyPanel:
    """Tells members in private what is kept about them, and exports or deletes it."""

    def __init__(self, privacy: Privacy, limits: Limits, answers: Answers, operator: Operator) -> None:
        self._privacy = privacy
        self._limits = limits
        self._answers = answers
        self._operator = operator

    async def show(self, interaction: discord.Interaction) -> None:
        """Tell what is kept, why and for how long."""
        await acknowledge(interaction)
        say = await self._answers.say(interaction)
        lines = (say("privacy-about"), self._operator.contact_line(say), self._operator.links(say))
        buttons = [_button(OwnData("export"), say), _button(OwnData("delete"), say)]
        await tell(interaction, "\n".join(filter(None, lines)), buttons_view(buttons))

    async def press(self, interaction: discord.Interaction, control: OwnData) -> None:
        """Export, ask or delete, as the button says, for whoever has pressed it."""
        if control.what == "export":
            await self._export(interaction)
        elif control.what == "delete":
            await self._ask(interaction)
        else:
            await self._delete(interaction, control.word or "")

    async def _export(self, interaction: discord.Interaction) -> None:
        """Send everything as a file that nobody else sees."""
        await acknowledge(interaction)
        self._limits.spend("export", interaction.user.id)
        kept = await self._privacy.export(interaction.user.id)
        file = await asyncio.to_thread(_write_file, kept)
        said = (await self._answers.say(interaction))("privacy-exported")
        await interaction.followup.send(said, file=file, ephemeral=True)

    async def _ask(self, interaction: discord.Interaction) -> None:
        """Tell what would happen, and ask once whether the member means it."""
        await acknowledge(interaction)
        say, games = (
            await self._answers.say(interaction),
            await self._privacy.count_playing(interaction.user.id),
        )
        confirm = OwnData("confirm", self._privacy.ask(interaction.user.id))
        await tell(interaction, say("privacy-sure", games=games), buttons_view([_button(confirm, say)]))

    async def _delete(self, interaction: discord.Interaction, word: str) -> None:
        """Delete everything, however long it takes; if it is interrupted, it goes on after the next start."""
        await interaction.response.defer()
        self._privacy.check_asked(interaction.user.id, word)
        await self._privacy.forget(interaction.user.id)
        audit.info("a member was forgotten, as they asked for")
        await replace_answer(interaction, (await self._answers.say(interaction))("privacy-done"))


def _button(control: OwnData, say: Say) -> ControlButton:
    style = discord.ButtonStyle.secondary if control.what == "export" else discord.ButtonStyle.danger
    return control_button(control, say(f"privacy-{control.what}"), style=style)


def _write_file(kept: dict[str, Any]) -> discord.File:
    """The data as a file, packed if it is large."""
    data = json.dumps(kept, indent=1, ensure_ascii=False).encode()
    if len(data) <= LARGEST_FILE:
        return discord.File(BytesIO(data), FILE)
    return discord.File(BytesIO(gzip.compress(data)), f"{FILE}.gz")
