"""Discord's users and channels as the match knows them."""

import aiohttp
import discord

from play.people import Member, Place

UNKNOWN = "?"
"""Stands for a name that is unknown."""


def member_of(user: discord.User | discord.Member) -> Member:
    """A user as somebody who can sit down at a table."""
    return Member(user.id, user.display_name, user.bot, user.global_name or user.name)


def place_of(interaction: discord.Interaction) -> Place:
    """The channel in which something was typed or pressed."""
    return Place(interaction.guild_id, interaction.channel_id or 0)


async def name_of(interaction: discord.Interaction, member_id: int) -> str:
    """The name of the member of this server with that id."""
    guild = interaction.guild
    if guild is None:
        return UNKNOWN
    try:
        found = guild.get_member(member_id) or await guild.fetch_member(member_id)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return UNKNOWN
    return found.display_name
