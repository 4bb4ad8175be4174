"""Lets members switch pings and challenges from somebody off, and on again."""

from typing import Literal

import discord

from cogs.answers import Answers, acknowledge, in_messages, replace_answer, tell
from cogs.controls.components import ControlButton, buttons_view, control_button
from cogs.controls.kinds import Block
from cogs.people import member_of
from play.blocks import Blocks
from play.people import Member
from words import Say


class Blocking:
    """Lets members block others. Nobody but them sees anything of it."""

    def __init__(self, blocks: Blocks, answers: Answers) -> None:
        self._blocks = blocks
        self._answers = answers

    async def block(self, interaction: discord.Interaction, other: discord.User | discord.Member) -> None:
        """Block somebody; a button takes it back."""
        await acknowledge(interaction)
        await self._blocks.block(interaction.user.id, member_of(other))
        say = await self._answers.say(interaction)
        button = _button("unblock", other.id, say)
        await tell(interaction, say("block-done", mention=other.mention), buttons_view([button]))

    async def unblock(self, interaction: discord.Interaction, other: discord.User | discord.Member) -> None:
        """Unblock somebody."""
        await acknowledge(interaction)
        await self._blocks.unblock(interaction.user.id, member_of(other))
        await tell(interaction, (await self._answers.say(interaction))("unblock-done", mention=other.mention))

    async def show(self, interaction: discord.Interaction) -> None:
        """Tell a member whom they have blocked."""
        await acknowledge(interaction)
        say, blocked = await self._answers.say(interaction), await self._blocks.of_member(interaction.user.id)
        if not blocked:
            return await tell(interaction, say("block-nobody"))
        lines = [say("block-title"), *(f"<@{each}>" for each in blocked), say("block-hint")]
        for part in in_messages("\n".join(lines)):
            await tell(interaction, part)
        return None

    async def offer(self, interaction: discord.Interaction, other_id: int) -> None:
        """Offer a member who has just declined somebody's challenge to block them."""
        say = await self._answers.say(interaction)
        text = say("block-offer", mention=f"<@{other_id}>")
        await tell(interaction, text, buttons_view([_button("block", other_id, say)]))

    async def press(self, interaction: discord.Interaction, control: Block) -> None:
        """Block or unblock, as the button says."""
        await interaction.response.defer()
        other = Member(int(control.member), "")
        if control.what == "block":
            await self._blocks.block(interaction.user.id, other)
        else:
            await self._blocks.unblock(interaction.user.id, other)
        say = await self._answers.say(interaction)
        await replace_answer(interaction, say(f"{control.what}-done", mention=f"<@{other.id}>"))


def _button(what: Literal["block", "unblock"], member_id: int, say: Say) -> ControlButton:
    return control_button(Block(str(member_id), what), say(f"{what}-yes"))
