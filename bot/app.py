"""The bot itself: opens the database, makes the services, loads the commands, and goes on with its games."""

import asyncio
import gc
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.after_start import take_up_tables
from bot.config import Settings
from bot.events import go_on_after_unreadable
from bot.interaction_answers import use_callbacks
from bot.logs import log_turn, tell_troubles_once, turns
from bot.sharding import Sharding
from bot.stopping import end_tasks, finish_turns, run_until, stop_signals
from cogs.commands import (
    block,
    boomerang,
    boulomania,
    carami,
    challenge,
    cleaning,
    clocks,
    help,
    history,
    petanque,
    preferences,
    privacy,
    settings,
    tables,
    welcome,
)
from cogs.controls.registry import Controls
from cogs.naming import Translator
from cogs.operator import Operator
from cogs.tree import CheckedTree
from cogs.wiring import Services
from play import Play
from play.refusals import Refusal
from render import THEMES
from render.boomerang.emojis import draw_emoji
from store import Store
from words import LANGUAGES

if TYPE_CHECKING:
    from bot.http_port import Port

log = logging.getLogger(__name__)

GAMES = {game.name: game for game in (boulomania.GAME, petanque.GAME, boomerang.GAME, carami.GAME)}
"""Every game on Discord, in the order in which members see them."""
MOST_NEW = 3_000
"""How many new objects are made before Python looks for garbage among them. With fifty turns in hand, its
usual 700 would have it look through the same living objects again and again."""


def _make_port(settings: Settings) -> "Port | None":
    """The HTTP port; None, and its modules are not even loaded, if none is set."""
    if settings.http_port is None:
        return None
    from bot.http_port import Port

    return Port()


def operator_of(settings: Settings) -> Operator:
    """What members are told about whoever runs this bot."""
    return Operator(settings.boulo_contact, settings.boulo_privacy_url, settings.boulo_terms_url)


class Boulo(commands.AutoShardedBot):
    """A bot that hosts tables. Uses no privileged intents and lets no mention through by default."""

    play: Play
    services: Services
    sharding: Sharding
    has_threads = True
    """Whether threads can be opened: not on the local page, which shows one channel."""

    def __init__(self, settings: Settings) -> None:
        self._port = _make_port(settings)
        self.metrics = None if self._port is None else self._port.metrics
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
            http_trace=None if self.metrics is None else self.metrics.trace(),  # type: ignore[arg-type]
        )
        go_on_after_unreadable(self._connection.parsers)
        self.settings = settings
        self._has_emojis = False
        """Whether the application can have emojis: on Discord, but not on the local page."""

    def run(self, *args: Any, **kwargs: Any) -> None:
        """Run until stopped, on a quicker event loop if there is one for this kind of machine."""
        with suppress(ImportError):
            import uvloop

            asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
        tell_troubles_once()
        use_callbacks()
        gc.collect()
        gc.freeze()  # what is loaded by now stays; looking through it again would take a tenth of a second
        gc.set_threshold(MOST_NEW)
        self._has_emojis = True
        super().run(*args, **kwargs)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until told to stop; then finish the turns under way, and take on no new ones."""
        async with stop_signals() as stop:
            running = await run_until(stop, super().start(token, reconnect=reconnect))
        if running.done():
            return running.result()
        if hasattr(self, "sharding"):
            self.sharding.look_after_nothing()
        for shard in self.shards.values():
            await shard.disconnect()
        print(await finish_turns(), flush=True)
        await self.close()
        return await end_tasks({running})

    async def setup_hook(self) -> None:
        if self._port is not None:
            await self._port.open(self, self.settings)
        self.play = await Play.open(
            self.settings.database_url, languages=LANGUAGES, themes=THEMES, alone=True
        )
        self.sharding = Sharding(self, self.play.store.duties, partial(take_up_tables, self.play))
        self.services = Services(
            self, self.tree, self.play, GAMES, self.settings.default_language, operator_of(self.settings)
        )
        self._watch()
        self.tree.error(self.services.answers.answer_command_error)
        await self.tree.set_translator(Translator())
        await self._add_commands()
        await self._sync_commands()

    def _watch(self) -> None:
        """Connect the metrics and logs to what they count and time."""
        if turns.isEnabledFor(logging.DEBUG):
            self.play.driver.timing.listen(log_turn)
        if self.metrics is None:
            return
        self.play.driver.timing.listen(self.metrics.note_turn)
        self.play.driver.listen(self.metrics.hear)
        self.services.answers.listen(self.metrics.note_refusal)
        self.metrics.watch_queue("drawing", self.services.drawing)
        self.metrics.watch_queue("boards", self.services.boards)
        self.metrics.watch_queue("filming", self.services.filming)
        self.metrics.watch_queue("thinking", self.play.tables.thinking)
        logging.getLogger().addHandler(self.metrics.log_handler)

    async def _add_commands(self) -> None:
        """Let each extension add its commands; each says itself what it needs from a bot."""
        await settings.setup(self)
        await tables.setup(self)
        await history.setup(self)
        await block.setup(self)
        await preferences.setup(self)
        await privacy.setup(self)
        await boulomania.setup(self)
        await petanque.setup(self)
        await boomerang.setup(self)
        await carami.setup(self)
        await help.setup(self)
        await challenge.setup(self)
        await welcome.setup(self)
        await clocks.setup(self)
        await cleaning.setup(self)

    async def _sync_commands(self) -> None:
        """Send Discord the commands, from one of all processes. If it refuses, the earlier ones stay good.

        Its answer has the ids by which texts mention them; the other processes have to ask for these.
        """
        if self._is_first:
            try:
                return self.services.mentions.learn(await self.tree.sync())
            except discord.HTTPException as error:
                log.error("Discord refuses the commands, so members have those of before: %s", _line(error))
        return await self._fetch_commands()

    @property
    def _is_first(self) -> bool:
        """Whether this is the process that does what one has to do for all."""
        return self.settings.shard_ids is None or 0 in self.settings.shard_ids

    async def _fetch_commands(self) -> None:
        try:
            self.services.mentions.learn(await self.tree.fetch_commands())
        except discord.HTTPException as error:
            log.warning("Discord does not tell its commands, so texts write them out: %s", _line(error))

    async def close(self) -> None:
        await super().close()
        if self._port is not None:
            await self._port.close()
        if self.metrics is not None:
            logging.getLogger().removeHandler(self.metrics.log_handler)
        if hasattr(self, "services"):
            self.services.close()
        if hasattr(self, "play"):
            await self.sharding.close()
            await self.play.close()

    @property
    def controls(self) -> Controls:
        """The handlers of all buttons and menus."""
        return self.services.controls

    @property
    def store(self) -> Store | None:
        """The store; None until it is open."""
        return self.play.store if hasattr(self, "play") else None

    @property
    def held(self) -> frozenset[int]:
        """The shards that this process looks after."""
        return self.sharding.held if hasattr(self, "sharding") else frozenset()

    def hosts(self, guild_id: int | None) -> bool:
        """Whether this process looks after that server, or after private chats (None)."""
        return self.sharding.looks_after(guild_id)

    async def wait_until_on_duty(self) -> None:
        """Wait until it is known which shards this process looks after."""
        await self.sharding.wait_until_begun()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let the shards of all processes log in one after the other, as Discord requires."""
        if not await self.sharding.wait_to_log_in(shard_id or 0):
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle a control; commands are dispatched by the library, and there is nothing else."""
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
        """Start looking after shards; ask again for commands that another process had not sent before."""
        await self.sharding.begin()
        if not self.services.mentions.are_known:
            await self._fetch_commands()
        if self._has_emojis:
            await self.services.shapes.prepare(self, draw_emoji, makes=self._is_first)

    async def take_up(self) -> None:
        """Go on with games that were left in the middle of something when the bot or the database stopped."""
        await self.sharding.take_up()

    async def show_behind(self) -> None:
        """Show the boards that Discord has failed to take."""
        await self.services.board.show_behind()


def _line(error: discord.HTTPException) -> str:
    """The error that Discord sent, in one line."""
    return " ".join(str(error).split())
