"""Which games there are, with buttons that start them, and what else can be typed."""

from contextlib import suppress

import discord
from discord import ui
from discord.ext import commands

from cogs.answers import UNREACHED, Answers, acknowledge, show
from cogs.games import DiscordGame, DiscordGames
from cogs.operator import Operator
from cogs.services.start import Start, start_buttons
from play.refusals import Refusal
from play.terms import Terms
from players import LEVELS
from words import Say
from words.opponents import word_known_opponent

SECONDS_BETWEEN_POINTERS = 30
"""How often at most the bot answers in a channel that it was mentioned."""


class Help:
    """Shows where to begin."""

    def __init__(self, start: Start, answers: Answers, games: DiscordGames, operator: Operator) -> None:
        self._start = start
        self._answers = answers
        self._games = games
        self._operator = operator
        self._pointing = commands.CooldownMapping.from_cooldown(
            1, SECONDS_BETWEEN_POINTERS, commands.BucketType.channel
        )

    async def point_to(self, message: discord.Message) -> None:
        """Tell whoever mentions the bot where to begin; now and then only, however often they do it."""
        bucket = self._pointing.get_bucket(message)
        if bucket is not None and bucket.update_rate_limit():
            return
        say = await self._answers.say_in_server(message.guild)
        with suppress(*UNREACHED):  # where it may not write it cannot say so either
            await message.channel.send(say("help-pointer"))

    async def show(self, interaction: discord.Interaction) -> None:
        """Show every game, and how to start it where one can be started."""
        await acknowledge(interaction)
        say, hindrance = await self._answers.say(interaction), await self._hindrance(interaction)
        page: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(say("help-title")))
        if hindrance:
            page.add_item(ui.TextDisplay(hindrance))
        for game in self._games.values():
            page.add_item(ui.TextDisplay(_introduce(game, await self._answers.say(interaction, game.name))))
            if not hindrance:
                page.add_item(ui.ActionRow(*start_buttons(interaction, game.name, say)))
        page.add_item(ui.Separator())
        lines = (*await self._commands(interaction), say("help-privacy"), self._operator.links(say))
        page.add_item(ui.TextDisplay("\n".join(filter(None, lines))))
        view = ui.LayoutView(timeout=None)
        view.add_item(page)
        await show(interaction, view)
        await self._start.offer_language(interaction)

    async def _commands(self, interaction: discord.Interaction) -> list[str]:
        """What can be typed here; what all games have is shown by the example of the first."""
        game = next(iter(self._games))
        say = await self._answers.say(interaction, game)
        opponents = ", ".join(word_known_opponent(level, say) for level in LEVELS)
        everywhere = [
            say("help-opponents", opponents=opponents),
            say("help-commands", game=say(f"game-{game}")),
            say("help-history"),
            say("help-block"),
            say("help-preferences"),
        ]
        if interaction.guild_id is None:
            return everywhere
        return [*everywhere, say("help-tables"), say("help-settings")]

    async def _hindrance(self, interaction: discord.Interaction) -> str:
        """Why no game can be started here and what can be done instead; nothing where one can."""
        try:
            await self._start.check(interaction, Terms({}))
        except Refusal as refusal:
            return await self._answers.word_refusal(interaction, refusal, next(iter(self._games)))
        return ""


def _introduce(game: DiscordGame, say: Say) -> str:
    about = say(f"help-{game.name}")
    return say("help-game", game=say(f"game-{game.name}"), about=about)
