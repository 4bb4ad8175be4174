"""What members and the bot may do on Discord: see and manage channels, post boards, open threads."""

import logging
from typing import cast

import discord

from play.refusals import Refusal
from store.records import GuildSettings, Table

log = logging.getLogger(__name__)

THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""What the bot needs to let a game have a thread of its own."""


def parent_of(channel: object) -> discord.abc.GuildChannel | None:
    """The channel that a thread belongs to, or the channel itself; None if it no longer exists."""
    found = channel.parent if isinstance(channel, discord.Thread) else channel
    return found if isinstance(found, discord.abc.GuildChannel) else None


def thread_parent_id(channel: object) -> int | None:
    """The id of the channel that a thread belongs to; None if it is no thread."""
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def channel_of(guild: discord.Guild, table: Table) -> discord.abc.GuildChannel | None:
    """The channel of a game; for a thread, even an archived one, the channel that it belongs to."""
    return parent_of(guild.get_channel_or_thread(table.channel_id) or guild.get_channel(table.parent_id or 0))


def may_manage(interaction: discord.Interaction, channel: discord.abc.GuildChannel | None) -> bool:
    """Whether a member may manage a channel; if it is gone, the channels of the server."""
    member = cast(discord.Member, interaction.user)
    rights = member.guild_permissions if channel is None else channel.permissions_for(member)
    return rights.manage_channels


def check_manager(interaction: discord.Interaction) -> None:
    """Raise `Refusal` unless the member may manage the server: a server can change Discord's own check."""
    if not interaction.permissions.manage_guild:
        raise Refusal("settings-for-managers")


def may_see(interaction: discord.Interaction, table: Table) -> bool:
    """Whether a member may see a game: it is theirs, or in this server where they may look."""
    if table.side_of(interaction.user.id) is not None:
        return True
    if table.guild_id is None or table.guild_id != interaction.guild_id:
        return False
    return table.channel_id == interaction.channel_id or _may_look_into(interaction, table)


def _may_look_into(interaction: discord.Interaction, table: Table) -> bool:
    """Whether a member may read the channel of a game, as far as that is known.

    Discord tells nothing about archived threads. Those that were opened for a game are public.
    """
    member, guild = cast(discord.Member, interaction.user), cast(discord.Guild, interaction.guild)
    found, channel = guild.get_channel_or_thread(table.channel_id), channel_of(guild, table)
    if channel is None or (found is None and not table.threaded):
        return member.guild_permissions.manage_channels
    rights = channel.permissions_for(member)
    hidden = isinstance(found, discord.Thread) and found.is_private()
    return rights.manage_threads if hidden else rights.view_channel


def playing_channels(settings: GuildSettings, guild: discord.Guild | None) -> list[int]:
    """The channels that a server has chosen for games and that still exist; empty if it has chosen none."""
    return [each for each in settings.channels if guild is not None and guild.get_channel(each) is not None]


def check_playing_channel(interaction: discord.Interaction, settings: GuildSettings) -> None:
    """Raise `Refusal` in a channel in which the server wants no games."""
    channels = playing_channels(settings, interaction.guild)
    here = {interaction.channel_id, thread_parent_id(interaction.channel)}
    if channels and not here & set(channels):
        raise Refusal("not-in-this-channel", channels=" ".join(f"<#{each}>" for each in channels))


def check_may_post(interaction: discord.Interaction, *, threaded: bool = False) -> None:
    """Raise `Refusal` if the bot could not show a board here; if `threaded`, in a thread of this channel."""
    if interaction.context.private_channel or not _is_there(interaction):
        raise Refusal("may-not-post-by-myself")
    allowed = interaction.app_permissions
    in_thread = threaded or isinstance(interaction.channel, discord.Thread)
    posting = allowed.send_messages_in_threads if in_thread else allowed.send_messages
    if interaction.guild is not None and not (allowed.view_channel and posting and allowed.attach_files):
        raise Refusal("may-not-post")
    if isinstance(interaction.channel, discord.VoiceChannel | discord.StageChannel) and not allowed.connect:
        raise Refusal("may-not-connect")
    _check_no_media(interaction.channel)


def _check_no_media(channel: object) -> None:
    """Raise `Refusal` in a media channel, which is not for boards. Posts of a forum are fine."""
    parent = parent_of(channel)
    if isinstance(parent, discord.ForumChannel) and parent.is_media():
        raise Refusal("not-among-media")


async def check_let_in(interaction: discord.Interaction) -> None:
    """Raise `Refusal` in a private thread that the bot was not added to: its rights do not tell.

    Discord has to be asked: what the library remembers stays the same when the bot is removed from a thread.
    """
    thread = interaction.channel
    if not isinstance(thread, discord.Thread) or not thread.is_private():
        return
    try:
        await interaction.client.fetch_channel(thread.id)
    except (discord.Forbidden, discord.NotFound):
        raise Refusal("not-let-in") from None
    except discord.HTTPException as error:
        log.info("whether thread %s can be written in is not known: %s", thread.id, error)


def _is_there(interaction: discord.Interaction) -> bool:
    """Whether the bot itself is in the server, and not only installed by the member."""
    return interaction.guild_id is None or interaction.client.get_guild(interaction.guild_id) is not None


def check_may_open_thread(interaction: discord.Interaction) -> None:
    """Raise `Refusal` if no game can have a thread of its own here."""
    if not getattr(interaction.client, "has_threads", True):
        raise Refusal("threads-on-discord")
    if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
        raise Refusal("no-thread-here")
    if not interaction.app_permissions.is_superset(THREADS):
        raise Refusal("may-not-open-threads")


def can_open_thread(interaction: discord.Interaction) -> bool:
    """Whether a game can have a thread of its own here."""
    try:
        check_may_open_thread(interaction)
    except Refusal:
        return False
    return True
