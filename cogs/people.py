"""Discord's users and channels as the match knows them."""

import discord

from play.people import Member, Place


def member_of(user: discord.User | discord.Member) -> Member:
    """A user as somebody who can sit down at a table."""
    return Member(user.id, user.display_name, user.bot, user.global_name or user.name)


def place_of(interaction: discord.Interaction) -> Place:
    """The channel in which something was typed or pressed."""
    return Place(interaction.guild_id, interaction.channel_id or 0)
