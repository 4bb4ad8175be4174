"""The first message in a server: what there is to play, and what should be set."""

import logging
from datetime import timedelta

import discord
from discord import ui
from discord.utils import utcnow

from cogs.answers import UNREACHED, Answers
from cogs.controls.components import control_button
from cogs.controls.kinds import NewGame
from cogs.games import DiscordGames
from words import Say

log = logging.getLogger(__name__)

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
"""The permissions that a game needs in a channel."""
JUST_NOW = timedelta(minutes=10)
"""A server that the bot joined longer ago is not new."""


class Welcome:
    """Greets the servers that the bot is added to."""

    def __init__(self, answers: Answers, games: DiscordGames) -> None:
        self._answers = answers
        self._games = games

    async def greet(self, guild: discord.Guild) -> None:
        """Say hello in the channel for newcomers; nowhere if the bot may not write in the server.

        After an outage, Discord may report a server as if it were new: it was greeted before.
        """
        channel = _channel_for(guild)
        if channel is None or not _is_new(guild):
            return
        say = await self._answers.say_in_server(guild)
        try:
            await channel.send(view=self._message(say))
        except UNREACHED as error:
            log.info("server %s could not be greeted: %s", guild.id, error)

    def _message(self, say: Say) -> ui.LayoutView:
        buttons = (control_button(NewGame(game, "quick"), say(f"game-{game}")) for game in self._games)
        view = ui.LayoutView(timeout=None)
        view.add_item(
            ui.Container(
                ui.TextDisplay(say("welcome")), ui.ActionRow(*buttons), ui.TextDisplay(say("welcome-owner"))
            )
        )
        return view


def _is_new(guild: discord.Guild) -> bool:
    """Whether the bot was added to it just now."""
    joined_at = guild.me.joined_at
    return joined_at is None or utcnow() - joined_at < JUST_NOW


def _channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel in which newcomers are greeted, else the first in which a game can be played."""
    channels = [*([guild.system_channel] if guild.system_channel else []), *guild.text_channels]
    return next((each for each in channels if each.permissions_for(guild.me).is_superset(NEEDED)), None)
