"""The first message in a server: what there is to play, and what should be set."""

import logging

import discord
from discord import ui

from cogs.answers import UNREACHED, Answers
from cogs.controls.registry import NewGame, control_button
from cogs.games import DiscordGames
from words import Say

log = logging.getLogger(__name__)

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
"""What a game needs in a channel."""


class Welcome:
    """Greets the servers that the bot is added to."""

    def __init__(self, answers: Answers, games: DiscordGames) -> None:
        self._answers = answers
        self._games = games

    async def greet(self, guild: discord.Guild) -> None:
        """Say hello where that is read first; nowhere in a server in which the bot may not write."""
        channel = _channel_for(guild)
        if channel is None:
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


def _channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel in which newcomers are greeted, else the first in which a game can be played."""
    channels = [*([guild.system_channel] if guild.system_channel else []), *guild.text_channels]
    return next((each for each in channels if each.permissions_for(guild.me).is_superset(NEEDED)), None)
