"""The bot itself: opens the match, makes the services, loads the commands, and takes up what was left."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.logs import tell_troubles_once
from bot.stopping import end_tasks, finish_turns, run_until, stop_signals
from bot.taking_up import take_up_tables
from cogs.commands import block, boomerang, boulo, carami, clocks, help, history, petanque, settings, tables
from cogs.controls.registry import Controls
from cogs.naming import Translator
from cogs.tree import CheckedTree
from cogs.wiring import Services
from play import Play
from play.refusals import Refusal
from render import THEMES
from words import LANGUAGES

log = logging.getLogger(__name__)

GAMES = {game.name: game for game in (boulo.GAME, petanque.GAME, boomerang.GAME, carami.GAME)}
"""Every game on Discord, in the order in which members see them."""


class Boulo(commands.AutoShardedBot):
    """A bot that hosts tables. Knows no privileged intents and lets no mention through by default."""

    play: Play
    services: Services

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CheckedTree,
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            shard_count=settings.shard_count,
            shard_ids=list(settings.shard_ids) if settings.shard_ids else None,  # type: ignore[arg-type]
        )
        self.settings = settings

    def run(self, *args: Any, **kwargs: Any) -> None:
        """Run until stopped, on a quicker event loop where there is one for this kind of machine."""
        with suppress(ImportError):
            import uvloop

            asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
        tell_troubles_once()
        super().run(*args, **kwargs)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until it is told to stop; the turns in hand are finished then, with no new ones coming in."""
        async with stop_signals() as stop:
            running = await run_until(stop, super().start(token, reconnect=reconnect))
        if running.done():
            return running.result()
        for shard in self.shards.values():
            await shard.disconnect()
        print(await finish_turns(), flush=True)
        await self.close()
        return await end_tasks({running})

    async def setup_hook(self) -> None:
        self.play = await Play.open(
            self.settings.database_url, languages=LANGUAGES, themes=THEMES, alone=True
        )
        self.services = Services(self, self.play, GAMES, self.settings.default_language)
        self.tree.error(self.services.answers.answer_command_error)
        await self.tree.set_translator(Translator())
        await self._add_commands()
        await self._sync_commands()

    async def _add_commands(self) -> None:
        """Let each extension add its commands; it says itself what it needs of a bot."""
        await settings.setup(self)
        await tables.setup(self)
        await history.setup(self)
        await block.setup(self)
        await boulo.setup(self)
        await petanque.setup(self)
        await boomerang.setup(self)
        await carami.setup(self)
        await help.setup(self)
        await clocks.setup(self)

    async def _sync_commands(self) -> None:
        """Give Discord the commands, once for all processes. If it refuses, those of before stay good."""
        if self.settings.shard_ids is not None and 0 not in self.settings.shard_ids:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            reason = " ".join(str(error).split())
            log.error("Discord refuses the commands, so members have those of before: %s", reason)

    async def close(self) -> None:
        await super().close()
        if hasattr(self, "services"):
            self.services.close()
        if hasattr(self, "play"):
            await self.play.close()

    @property
    def controls(self) -> Controls:
        """What the buttons and menus of this bot do."""
        return self.services.controls

    def hosts(self, guild_id: int | None) -> bool:
        """Whether that server, or private chats (None), belong to a shard of this process."""
        return 0 in self.shards if guild_id is None else self.get_guild(guild_id) is not None

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Let a control do what it is for; commands find their way themselves, and there is nothing else."""
        if interaction.type is discord.InteractionType.component:
            await self.controls.use(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.services.answers.answer_error(interaction, Refusal("refused"))

    async def on_message(self, message: discord.Message) -> None:
        """Count what others write below a board, and point to `/help` whoever mentions the bot."""
        if message.author == self.user:
            return
        self.services.shown.note_message(message.channel.id)
        if not message.author.bot and self.user is not None and self.user.mention in message.content:
            await self.services.help.point_to(message)

    async def on_ready(self) -> None:
        """Take up the games that were left in the middle of something when the bot stopped."""
        places = [guild.id for guild in self.guilds]
        await take_up_tables(self.play, [*places, None] if self.hosts(None) else places)
