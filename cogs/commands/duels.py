"""Commands that both games without dice have: starting them, and offers."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from cogs.commands.options import with_begin, with_level, with_options, with_terms
from cogs.naming import word
from cogs.services.challenges import Challenges
from cogs.services.offers import Offers
from cogs.services.start import Start
from play.terms import BY_LOT, Terms
from players import USUAL_LEVEL


def duel_commands(
    start: Start, challenges: Challenges, offers: Offers, game: str
) -> Iterator[app_commands.Command[Any, ..., None]]:
    """The commands that start a game with no further options, and those that offer something."""
    yield _solo_command(start, game)
    yield _challenge_command(challenges, game)
    yield from offer_commands(offers, game)


def offer_commands(offers: Offers, game: str) -> Iterator[app_commands.Command[Any, ..., None]]:
    """The commands that offer something to the other side."""
    yield _draw_command(offers, game)
    yield _takeback_command(offers, game)


def _solo_command(start: Start, game: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=word("command-solo"), description=word("command-solo-description"))
    @with_level(game)
    @with_options("thread")
    @with_begin
    async def solo(
        interaction: discord.Interaction,
        level: str = USUAL_LEVEL,
        thread: bool = False,
        begin: str = BY_LOT,
    ) -> None:
        await start.solo(interaction, game, level, Terms({}, threaded=thread, begin=begin))

    return solo


def _challenge_command(challenges: Challenges, game: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @with_options("opponent")
    @with_terms
    @with_begin
    async def challenge(
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        clock: str | None = None,
        thread: bool = False,
        begin: str = BY_LOT,
    ) -> None:
        await challenges.challenge(interaction, game, opponent, Terms({}, clock, thread, begin=begin))

    return challenge


def _draw_command(offers: Offers, game: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=word("command-draw"), description=word("command-draw-description"))
    async def draw(interaction: discord.Interaction) -> None:
        await offers.offer_draw(interaction, game)

    return draw


def _takeback_command(offers: Offers, game: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=word("command-takeback"), description=word("command-takeback-description"))
    async def takeback(interaction: discord.Interaction) -> None:
        await offers.ask_takeback(interaction, game)

    return takeback
