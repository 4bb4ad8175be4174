"""`/help`: which games there are, with buttons that start them, and what else can be typed."""

from discord import app_commands, ui
from discord.ext import commands

from bot.app import Boulo
from cogs.answers import Answering, Interaction, politely
from cogs.starting import StartingCog
from cogs.terms import Terms
from cogs.words import word
from play.refusals import Refusal
from words import Say, word_refusal


class HelpCog(Answering, commands.Cog, name="help"):
    """Shows where to begin."""

    def __init__(self, bot: Boulo) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-help"), description=word("command-help-description"))
    @politely
    async def help(self, interaction: Interaction) -> None:
        say = self.say(interaction)
        hosts = [cog for cog in self.bot.cogs.values() if isinstance(cog, StartingCog)]
        hindrance = await _hindrance(interaction, hosts[0])
        page: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(say("help-title")))
        if hindrance:
            page.add_item(ui.TextDisplay(hindrance))
        for host in hosts:
            page.add_item(ui.TextDisplay(_introduce(host, say)))
            if not hindrance:
                page.add_item(ui.ActionRow(*host.start_buttons(interaction, say)))
        page.add_item(ui.Separator())
        page.add_item(ui.TextDisplay("\n".join(_commands(interaction, say))))
        view = ui.LayoutView(timeout=None)
        view.add_item(page)
        await interaction.response.send_message(view=view, ephemeral=True)


async def _hindrance(interaction: Interaction, host: StartingCog) -> str:
    """Why no game can be started here and what can be done instead; nothing where one can."""
    try:
        await host.check_can_start(interaction, Terms({}))
    except Refusal as refusal:
        return word_refusal(refusal.code, refusal.facts, host.say(interaction))
    return ""


def _introduce(host: StartingCog, say: Say) -> str:
    game = say(f"game-{host.game}")
    return say("help-game", game=game, about=say(f"help-{host.game}"), command=host.command)


def _commands(interaction: Interaction, say: Say) -> list[str]:
    """What can be typed here."""
    everywhere = [say("help-commands"), say("help-history")]
    return (
        everywhere
        if interaction.guild_id is None
        else [*everywhere, say("help-tables"), say("help-settings")]
    )


async def setup(bot: Boulo) -> None:
    await bot.add_cog(HelpCog(bot))
