"""The panel in which those who manage a server set what is to be so in its games."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from cogs.answers import UNREACHED, Answers, acknowledge, offer_beside, show
from cogs.controls.components import ChannelMenu, ControlMenu, channel_menu
from cogs.controls.kinds import ChannelsMenu, SettingMenu
from cogs.controls.panels import Choices, choice_menu, meaning, panel_of
from cogs.rights import check_manager, playing_channels
from play.clocks import CLOCKS
from play.refusals import Refusal
from play.resting import REST_DAYS
from play.settings import MOST_CHANNELS, Settings
from render import THEMES
from store.records import GuildSettings
from words import LANGUAGES, Say

audit = logging.getLogger("audit")

CHOICES: Choices = MappingProxyType(
    {
        "language": {choice: f"language-{choice}" for choice in ("auto", *LANGUAGES)},
        "theme": {choice: f"theme-{choice}" for choice in THEMES},
        "clock": {choice: f"clock-{choice}" for choice in ("none", *CLOCKS)},
        "rated": {choice: f"rated-{choice}" for choice in ("yes", "no")},
        "rest_after": {str(days): f"rest-{days}" for days in REST_DAYS},
        "hints": {choice: f"hints-{choice}" for choice in ("no", "yes")},
        "animations": {choice: f"animations-{choice}" for choice in ("yes", "no")},
    }
)
PLAYABLE = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]


class SettingsPanel:
    """Shows what a server has set, and changes it for those who may manage it."""

    def __init__(self, settings: Settings, answers: Answers) -> None:
        self._settings = settings
        self._answers = answers
        self._offered: set[int] = set()
        """The servers in which somebody was asked for the language since the bot was started."""

    async def show(
        self, interaction: discord.Interaction, changes: dict[str, Any], channel_id: int | None
    ) -> None:
        """Set what is given, and show a panel in which everything can be set.

        A channel is added to those for games, or removed if it was one of them.
        """
        check_manager(interaction)
        await acknowledge(interaction)
        if channel_id is not None:
            changes = {**changes, "channels": await self._with_or_without(interaction, channel_id)}
        await show(interaction, await self._save(interaction, changes))

    async def offer_language(self, interaction: discord.Interaction) -> None:
        """Offer a member who may manage the server to set its language, once, if that is unknown."""
        guild = interaction.guild
        if guild is None or guild.id in self._offered or "COMMUNITY" in guild.features:
            return
        settings = await self._answers.settings(interaction)
        if settings.language is not None or not interaction.permissions.manage_guild:
            return
        self._offered.add(guild.id)
        with suppress(*UNREACHED):
            view = _language_offer(settings, await self._answers.say(interaction))
            await offer_beside(interaction, view)

    async def choose(
        self, interaction: discord.Interaction, control: SettingMenu, values: Sequence[str]
    ) -> None:
        """Set one setting to what was chosen in its menu."""
        if values[0] not in CHOICES[control.what]:
            raise Refusal("refused")
        await self._change(interaction, {control.what: meaning(values[0])})

    async def choose_channels(
        self, interaction: discord.Interaction, control: ChannelsMenu, values: Sequence[str]
    ) -> None:
        """Let games be started only in the chosen channels, or everywhere if there are none."""
        await self._change(interaction, {"channels": list(map(int, values))})

    async def _change(self, interaction: discord.Interaction, changes: dict[str, Any]) -> None:
        """Save what was chosen in a menu, and show the panel again."""
        check_manager(interaction)
        await interaction.response.defer()
        await interaction.edit_original_response(view=await self._save(interaction, changes))

    async def _save(self, interaction: discord.Interaction, changes: dict[str, Any]) -> ui.LayoutView:
        """Save what is given, and return the panel after that."""
        guild_id = interaction.guild_id or 0
        _check_channels(interaction, changes.get("channels", ()))
        settings = await self._settings.change(guild_id, **changes)
        if changes:
            audit.info("server %s: member %s sets %s", guild_id, interaction.user.id, changes)
        return panel(settings, interaction.guild, await self._answers.say(interaction))

    async def _with_or_without(self, interaction: discord.Interaction, channel_id: int) -> list[int]:
        """The channels for games, with this one added, or removed if it was among them. Raises `Refusal`."""
        settings = await self._answers.settings(interaction)
        channels = playing_channels(settings, interaction.guild)
        if channel_id in channels:
            return [each for each in channels if each != channel_id]
        return [*channels, channel_id]


def _check_channels(interaction: discord.Interaction, channels: Sequence[int]) -> None:
    """Raise `Refusal` unless all of them are channels of this server in which games can be played."""
    known = () if interaction.guild is None else interaction.guild.channels
    if not set(channels) <= {channel.id for channel in known if channel.type in PLAYABLE}:
        raise Refusal("refused")


def panel(settings: GuildSettings, guild: discord.Guild | None, say: Say) -> ui.LayoutView:
    """The settings of a server, with a menu for each."""
    return panel_of("\n".join([say("settings-title"), say("settings-note")]), _menus(settings, guild, say))


def _menus(
    settings: GuildSettings, guild: discord.Guild | None, say: Say
) -> Iterator[tuple[str, ControlMenu | ChannelMenu]]:
    for what in ("language", "theme", "animations", "clock", "rated", "hints", "rest_after"):
        yield say(f"settings-{what}"), choice_menu(SettingMenu(what), CHOICES, settings, say)
    yield say("settings-channels"), _channels_menu(playing_channels(settings, guild), say)


def _language_offer(settings: GuildSettings, say: Say) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    menu = choice_menu(SettingMenu("language"), CHOICES, settings, say)
    view.add_item(ui.Container(ui.TextDisplay(say("settings-no-language")), ui.ActionRow(menu)))
    return view


def _channels_menu(channels: Sequence[int], say: Say) -> ChannelMenu:
    kind = discord.SelectDefaultValueType.channel
    return channel_menu(
        ChannelsMenu(),
        channel_types=PLAYABLE,
        placeholder=say("settings-everywhere"),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[discord.SelectDefaultValue(id=each, type=kind) for each in channels],
    )
