"""`/settings`: what those who manage a server set for the games there."""

import logging
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, cast

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Boulo
from cogs.answers import Answering, Interaction, politely
from cogs.controls import MOST, Remade
from cogs.words import word
from play.clocks import CLOCKS
from play.refusals import Refusal
from render import THEMES
from store.records import House
from words.texts import LANGUAGES, Say

audit = logging.getLogger("audit")

CHOICES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "language": {choice: f"language-{choice}" for choice in ("auto", *LANGUAGES)},
        "theme": {choice: f"theme-{choice}" for choice in THEMES},
        "clock": {choice: f"clock-{choice}" for choice in ("none", *CLOCKS)},
        "rated": {choice: f"rated-{choice}" for choice in ("yes", "no")},
    }
)
"""To what each of these fields of `House` can be set, and how that is called."""
MEANINGS: Mapping[str, bool | None] = MappingProxyType({"auto": None, "none": None, "yes": True, "no": False})
"""The choices that are saved as something else."""

Playable = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel
PLAYABLE = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]


def playing_channels(house: House, guild: discord.Guild | None) -> list[int]:
    """The channels that a server has chosen for games and that are still there; none: all of them."""
    return [each for each in house.channels if guild is not None and guild.get_channel(each) is not None]


def _choices(what: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(name), value=choice) for choice, name in CHOICES[what].items()]


class SettingMenu(Remade, ui.DynamicItem[ui.Select[Any]], template=r"s:(?P<what>language|theme|clock|rated)"):
    """Sets one thing to the value chosen."""

    def __init__(self, what: str, **look: Any) -> None:
        self.what = what
        super().__init__(ui.Select(custom_id=f"s:{what}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        chosen = cast(dict[str, Any], interaction.data)["values"][0]
        await _cog(interaction).choose(interaction, **{self.what: MEANINGS.get(chosen, chosen)})


class ChannelsMenu(Remade, ui.DynamicItem[ui.ChannelSelect[Any]], template=r"s:channels"):
    """Sets in which channels games may be started."""

    def __init__(self, **look: Any) -> None:
        super().__init__(ui.ChannelSelect(custom_id="s:channels", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        chosen = cast(dict[str, Any], interaction.data)["values"]
        await _cog(interaction).choose(interaction, channels=[int(each) for each in chosen])


def _menu(what: str, house: House, say: Say) -> SettingMenu:
    options = [
        discord.SelectOption(
            label=say(name),
            value=choice,
            default=MEANINGS.get(choice, choice) == getattr(house, what),
        )
        for choice, name in CHOICES[what].items()
    ]
    return SettingMenu(what, options=options)


def _channels_menu(channels: Sequence[int], say: Say) -> ChannelsMenu:
    kind = discord.SelectDefaultValueType.channel
    return ChannelsMenu(
        channel_types=PLAYABLE,
        placeholder=say("settings-everywhere"),
        min_values=0,
        max_values=MOST,
        default_values=[discord.SelectDefaultValue(id=each, type=kind) for each in channels],
    )


def panel(house: House, guild: discord.Guild | None, say: Say) -> ui.LayoutView:
    """What a server has set, with a menu for each of it."""
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay("\n".join([say("settings-title"), say("settings-note")]))
    )
    for what in CHOICES:
        container.add_item(ui.TextDisplay(say(f"settings-{what}")))
        container.add_item(ui.ActionRow(_menu(what, house, say)))
    container.add_item(ui.TextDisplay(say("settings-channels")))
    container.add_item(ui.ActionRow(_channels_menu(playing_channels(house, guild), say)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


class SettingsCog(Answering, commands.Cog, name="settings"):
    """Changes what a server has set, for those who may manage it."""

    def __init__(self, bot: Boulo) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-settings"), description=word("command-settings-description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.rename(
        language=word("option-language"),
        theme=word("option-theme"),
        clock=word("option-clock"),
        rated=word("option-rated"),
        channel=word("option-channel"),
    )
    @app_commands.describe(
        language=word("option-language-description"),
        theme=word("option-theme-description"),
        clock=word("option-clock-description"),
        rated=word("option-rated-description"),
        channel=word("option-channel-description"),
    )
    @app_commands.choices(language=_choices("language"), theme=_choices("theme"), clock=_choices("clock"))
    @politely
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        theme: str | None = None,
        clock: str | None = None,
        rated: bool | None = None,
        channel: Playable | None = None,
    ) -> None:
        """Set what is given, and show a panel in which everything can be set."""
        given = {"language": language, "theme": theme, "clock": clock, "rated": rated}
        changes: dict[str, Any] = {
            what: value if isinstance(value, bool) else MEANINGS.get(value, value)
            for what, value in given.items()
            if value is not None
        }
        _check_manager(interaction)
        if channel is not None:
            changes["channels"] = await self._with_or_without(interaction, channel.id)
        house = await self._save(interaction, changes)
        view = panel(house, interaction.guild, self.say(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)

    async def _with_or_without(self, interaction: Interaction, channel_id: int) -> list[int]:
        """The channels chosen and this one too, or without it if it was among them. Raises `Refusal`."""
        house = await self.bot.tables.store.house(interaction.guild_id)
        channels = playing_channels(house, interaction.guild)
        if channel_id in channels:
            return [each for each in channels if each != channel_id]
        if len(channels) >= MOST:
            raise Refusal("settings-too-many-channels", most=MOST)
        return [*channels, channel_id]

    @politely
    async def choose(self, interaction: Interaction, **changes: Any) -> None:
        """Save what was chosen in a menu, and show the panel as it is then."""
        _check_manager(interaction)
        await interaction.response.defer()
        house = await self._save(interaction, changes)
        await interaction.edit_original_response(view=panel(house, interaction.guild, self.say(interaction)))

    async def _save(self, interaction: Interaction, changes: dict[str, Any]) -> House:
        guild_id = interaction.guild_id or 0
        if not changes:
            return await self.bot.tables.store.house(guild_id)
        house = await self.bot.tables.store.save_house(guild_id, **changes)
        audit.info("server %s: member %s sets %s", guild_id, interaction.user.id, changes)
        return house


def _check_manager(interaction: Interaction) -> None:
    """Raise `Refusal` unless the member may manage the server. Discord's own check can be changed there."""
    if not interaction.permissions.manage_guild:
        raise Refusal("settings-for-managers")


def _cog(interaction: discord.Interaction) -> Any:
    return cast(Boulo, interaction.client).get_cog("settings")


async def setup(bot: Boulo) -> None:
    bot.add_dynamic_items(SettingMenu, ChannelsMenu)
    await bot.add_cog(SettingsCog(bot))
