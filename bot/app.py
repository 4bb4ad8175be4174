"""The bot itself: opens the store, loads the cogs, and knows whose language to speak."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from play.tables import Tables
from store.store import Store
from words.texts import Language, nearest_language

EXTENSIONS = (
    "cogs.words",
    "cogs.controls",
    "cogs.more",
    "cogs.offers",
    "cogs.settings",
    "cogs.tables",
    "cogs.history",
    "cogs.lobbies",
    "cogs.boulo",
    "cogs.petanque",
    "cogs.boomerang",
    "cogs.carami",
    "cogs.help",
    "cogs.clocks",
)


class Boulo(commands.AutoShardedBot):
    """A bot that hosts tables. Knows no privileged intents and lets no mention through by default."""

    tables: Tables

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
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

    async def setup_hook(self) -> None:
        self.tables = Tables(await Store.open(self.settings.database_url))
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.sync()

    async def close(self) -> None:
        await super().close()
        if hasattr(self, "tables"):
            await self.tables.store.close()

    def hosts(self, guild_id: int | None) -> bool:
        """Whether that server, or private chats (None), belong to a shard of this process."""
        return 0 in self.shards if guild_id is None else self.get_guild(guild_id) is not None

    def private_language(self, interaction: discord.Interaction) -> Language:
        """The language of the one member who sees the answer."""
        return nearest_language(interaction.locale.value, self.settings.default_language)

    async def public_language(self, interaction: discord.Interaction) -> Language:
        """The language of the server, for what everybody sees: the one that it has set, or its own."""
        house = await self.tables.store.house(interaction.guild_id)
        locale = interaction.guild_locale or interaction.locale
        return nearest_language(house.language or locale.value, self.settings.default_language)
