"""Members who may not play on a server, as those who manage it have decided."""

import logging

import discord

from cogs.answers import Answers, acknowledge, in_messages, tell
from cogs.people import member_of
from cogs.rights import check_manager
from play.settings import Settings

audit = logging.getLogger("audit")


class Exclusions:
    """Excludes members from the tables of a server, and admits them again."""

    def __init__(self, settings: Settings, answers: Answers) -> None:
        self._settings = settings
        self._answers = answers

    async def exclude(self, interaction: discord.Interaction, member: discord.User | discord.Member) -> None:
        """Let somebody no longer start or join games on this server."""
        await acknowledge(interaction)
        check_manager(interaction)
        await self._settings.exclude(interaction.guild_id or 0, member_of(member))
        await self._tell_done(interaction, "exclude", member)

    async def admit(self, interaction: discord.Interaction, member: discord.User | discord.Member) -> None:
        """Let somebody play on this server again."""
        await acknowledge(interaction)
        check_manager(interaction)
        await self._settings.admit(interaction.guild_id or 0, member_of(member))
        await self._tell_done(interaction, "admit", member)

    async def show(self, interaction: discord.Interaction) -> None:
        """Tell who may not play on this server."""
        await acknowledge(interaction)
        check_manager(interaction)
        say, settings = await self._answers.say(interaction), await self._answers.settings(interaction)
        if not settings.excluded:
            return await tell(interaction, say("exclude-nobody"))
        lines = [say("exclude-title"), *(f"<@{each}>" for each in settings.excluded)]
        for part in in_messages("\n".join(lines)):
            await tell(interaction, part)
        return None

    async def _tell_done(
        self, interaction: discord.Interaction, what: str, member: discord.User | discord.Member
    ) -> None:
        by, guild = interaction.user.id, interaction.guild_id
        audit.info("server %s: member %s: %s member %s", guild, by, what, member.id)
        await tell(
            interaction, (await self._answers.say(interaction))(f"{what}-done", mention=member.mention)
        )
