"""Where to begin: the games with buttons that start and explain them, and all commands."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import discord
from discord import ui
from discord.ext import commands

from cogs.answers import UNREACHED, Answers, acknowledge, show
from cogs.board.pictures import Described
from cogs.controls.components import ControlButton, control_button
from cogs.controls.kinds import HelpPage, NewGame, RulePage
from cogs.controls.lessons import learn_button
from cogs.games import DiscordGame, DiscordGames
from cogs.operator import Operator
from cogs.rights import can_open_thread
from cogs.services.start import Start, in_thread, thread_button
from engine import parse_position
from play.learners import Learners
from play.refusals import Refusal
from play.terms import Terms
from play.workers import Worker
from players import LEVELS
from render.thumbnails import draw_thumbnail
from words import Say
from words.opponents import word_known_opponent

SHORT = 2
"""How many buttons of a game come before that of the lessons, so that these fit side by side on a phone."""
SECONDS_BETWEEN_POINTERS = 30
"""How long the bot waits in a channel before it answers another mention."""

MOST_COMPONENTS = 40
"""How many components Discord takes in a message, including those inside others."""
AROUND = 6
"""How many components of the page belong to no game: container, texts, and the button to the other page."""
INTRODUCTION, MOST_BUTTONS = 4, 4
"""How many components introduce each game (section, words, picture, row), and how many buttons it has."""


class Hindrance(NamedTuple):
    """Why no game can be started here, and whether one can be started in a thread."""

    words: str
    in_thread: bool


class Help:
    """Shows where to begin."""

    def __init__(
        self,
        start: Start,
        answers: Answers,
        games: DiscordGames,
        drawing: Worker,
        operator: Operator,
        learners: Learners,
    ) -> None:
        self._start = start
        self._answers = answers
        self._games = games
        self._drawing = drawing
        self._operator = operator
        self._learners = learners
        self._pointing = commands.CooldownMapping.from_cooldown(
            1, SECONDS_BETWEEN_POINTERS, commands.BucketType.channel
        )

    async def point_to(self, message: discord.Message) -> None:
        """Tell whoever mentions the bot where to begin, but not too often in a channel."""
        bucket = self._pointing.get_bucket(message)
        if bucket is not None and bucket.update_rate_limit():
            return
        say = await self._answers.say_in_server(message.guild)
        with suppress(*UNREACHED):  # if it may not write here, it cannot say so either
            await message.channel.send(say("help-pointer"))

    async def show(self, interaction: discord.Interaction) -> None:
        """Show every game, with buttons to start it if that is possible here."""
        await acknowledge(interaction)
        faces = await self._faces(interaction)
        await show(interaction, await self._games_page(interaction, faces), *faces)
        await self._start.offer_language(interaction)

    async def turn(self, interaction: discord.Interaction, control: HelpPage) -> None:
        """Turn to the other page, in the place of this one."""
        await interaction.response.defer()
        faces = await self._faces(interaction) if control.page == "games" else ()
        if faces:
            view = await self._games_page(interaction, faces)
        else:
            view = await self._commands_page(interaction)
        await show(interaction, view, *faces)

    # The games

    async def _faces(self, interaction: discord.Interaction) -> Sequence[Described]:
        """A small picture of each game, in the colours of the member or of the server."""
        say, theme = await self._answers.say(interaction), await self._answers.theme(interaction)
        return await self._drawing.run(_draw_faces, [*self._games.values()], theme, say)

    async def _games_page(
        self, interaction: discord.Interaction, faces: Sequence[Described]
    ) -> ui.LayoutView:
        say, hindrance = await self._answers.say(interaction), await self._hindrance(interaction)
        is_new = await self._learners.is_new(interaction.user.id)
        page: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(say("help-title")))
        if hindrance is not None:
            page.add_item(ui.TextDisplay(hindrance.words))
        for game, face in zip(self._games.values(), faces, strict=True):
            page.add_item(_introduce(game, face, await self._answers.say(interaction, game.name)))
            buttons = [*self._buttons(interaction, game.name, hindrance, say)]
            buttons.insert(0 if is_new else SHORT, learn_button(game.name, say, first=is_new))
            page.add_item(ui.ActionRow(*buttons[: buttons_each(len(self._games))]))
        page.add_item(ui.TextDisplay(say("help-own" if interaction.guild_id is None else "help-here")))
        page.add_item(ui.ActionRow(control_button(HelpPage("commands"), say("help-more"))))
        return _page(page)

    def _buttons(
        self, interaction: discord.Interaction, game: str, hindrance: Hindrance | None, say: Say
    ) -> Iterator[ControlButton]:
        """The buttons that start a game here and show its rules."""
        if hindrance is None:
            primary = discord.ButtonStyle.primary
            yield control_button(NewGame(game, "quick"), say("help-play"), style=primary)
        elif hindrance.in_thread:
            yield thread_button(in_thread(game, "quick", Terms({})), say)
        yield control_button(RulePage(game, "short"), say("more-rules"))
        if hindrance is None and interaction.guild_id is not None:
            yield control_button(NewGame(game, "open"), say("start-open"))

    async def _hindrance(self, interaction: discord.Interaction) -> Hindrance | None:
        """Why no game can be started here, and what can be done instead; None if one can."""
        try:
            await self._start.check(interaction, Terms({}))
        except Refusal as refusal:
            words = await self._answers.word_refusal(interaction, refusal, next(iter(self._games)))
            return Hindrance(words, refusal.code == "channel-taken" and can_open_thread(interaction))
        return None

    # The commands

    async def _commands_page(self, interaction: discord.Interaction) -> ui.LayoutView:
        say = await self._answers.say(interaction)
        lines = (*await self._commands(interaction), self._operator.links(say))
        page: ui.Container[ui.LayoutView] = ui.Container(
            ui.TextDisplay("\n".join(filter(None, lines))),
            ui.ActionRow(control_button(HelpPage("games"), say("page-before"))),
        )
        return _page(page)

    async def _commands(self, interaction: discord.Interaction) -> list[str]:
        """The commands that can be used here; those that all games have are shown for the first game."""
        game = next(iter(self._games))
        say = await self._answers.say(interaction, game)
        opponents = ", ".join(word_known_opponent(level, say) for level in LEVELS)
        told = ("history", "preferences", "block", "privacy")
        there = () if interaction.guild_id is None else ("tables", "settings")
        return [
            say("help-commands", game=say(f"game-{game}")),
            say("help-opponents", opponents=opponents),
            *(say(f"help-{each}") for each in (*told, *there)),
        ]


def buttons_each(games: int) -> int:
    """How many buttons each game can have, so that a page of so many games is not too large for Discord."""
    return min(MOST_BUTTONS, (MOST_COMPONENTS - AROUND) // games - INTRODUCTION)


def _page(page: ui.Container[ui.LayoutView]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(page)
    return view


def _introduce(game: DiscordGame, face: Described, say: Say) -> ui.Section[ui.LayoutView]:
    """A game in two lines, with its picture beside them."""
    words = say("help-game", game=say(f"game-{game.name}"), about=say(f"help-{game.name}"))
    return ui.Section(words, accessory=face.thumbnail())


def _draw_faces(games: Sequence[DiscordGame], theme: str, say: Say) -> list[Described]:
    return [
        Described(
            draw_thumbnail(parse_position(game.name, game.face), theme),
            say("help-face", game=say(f"game-{game.name}")),
        )
        for game in games
    ]
