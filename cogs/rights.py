"""What a member may know of the games of a server, and which of their channels they manage."""

from typing import cast

import discord

from cogs.answers import Interaction
from store.records import Table


def parent_of(channel: object) -> discord.abc.GuildChannel | None:
    """The channel that a thread belongs to, or the channel itself; None where there is none any more."""
    found = channel.parent if isinstance(channel, discord.Thread) else channel
    return found if isinstance(found, discord.abc.GuildChannel) else None


def channel_of(guild: discord.Guild, table: Table) -> discord.abc.GuildChannel | None:
    """Where a game is played; for a thread, also one that is archived, the channel that it belongs to."""
    return parent_of(guild.get_channel_or_thread(table.channel_id) or guild.get_channel(table.parent_id or 0))


def may_manage(interaction: Interaction, channel: discord.abc.GuildChannel | None) -> bool:
    """Whether a member may manage a channel, or the channels of the server where it is gone."""
    member = cast(discord.Member, interaction.user)
    rights = member.guild_permissions if channel is None else channel.permissions_for(member)
    return rights.manage_channels


def may_see(interaction: Interaction, table: Table) -> bool:
    """Whether a member may know of a game: it is theirs, or of this server and where they may look."""
    if table.side_of(interaction.user.id) is not None:
        return True
    if table.guild_id is None or table.guild_id != interaction.guild_id:
        return False
    return table.channel_id == interaction.channel_id or _may_look_into(interaction, table)


def _may_look_into(interaction: Interaction, table: Table) -> bool:
    """Whether a member may read in the channel of a game, as far as that is known.

    Discord does not tell of archived threads. Those that were opened for a game are public.
    """
    member, guild = cast(discord.Member, interaction.user), cast(discord.Guild, interaction.guild)
    found, channel = guild.get_channel_or_thread(table.channel_id), channel_of(guild, table)
    if channel is None or (found is None and not table.threaded):
        return member.guild_permissions.manage_channels
    rights = channel.permissions_for(member)
    hidden = isinstance(found, discord.Thread) and found.is_private()
    return rights.manage_threads if hidden else rights.view_channel
