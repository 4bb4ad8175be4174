"""Commands that both dice pétanques have: the computer in teams, shooting, and how the dice have fallen."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.commands.options import TEAM_CHOICES, with_level, with_options
from cogs.naming import word
from cogs.services.charts import Charts
from cogs.services.lobbies import Lobbies
from cogs.services.moves import Moves
from engine import Position
from players import USUAL_LEVEL
from words.boules import word_shot


def boules_commands(
    moves: Moves, charts: Charts, lobbies: Lobbies, game: str
) -> Iterator[app_commands.Command[Any, ..., None]]:
    """The commands that both dice pétanques have, for one of them."""
    yield _computer_command(lobbies, game)
    yield _shoot_command(moves, game)
    yield _dice_command(charts, game)


def _computer_command(lobbies: Lobbies, game: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=word("command-computer"), description=word("command-computer-description"))
    @with_level(game)
    @with_options("team", "away")
    @app_commands.choices(team=TEAM_CHOICES)
    async def computer(
        interaction: discord.Interaction,
        level: str = USUAL_LEVEL,
        team: int | None = None,
        away: bool = False,
    ) -> None:
        await lobbies.seat_computer(interaction, game, level, team, away=away)

    return computer


def _shoot_command(moves: Moves, game: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=word("command-shoot"), description=word("command-shoot-description"))
    @with_options("target")
    async def shoot(interaction: discord.Interaction, target: str) -> None:
        await moves.play(interaction, game, f"shoot:{target.removeprefix('shoot:')}")

    @shoot.autocomplete("target")
    async def suggest(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await moves.suggest(interaction, game, typed, _shots, word_shot)

    return shoot


def _dice_command(charts: Charts, game: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=word("command-dice"), description=word("command-dice-description"))
    @with_options("player")
    async def dice(interaction: discord.Interaction, player: discord.User | None = None) -> None:
        await charts.show(interaction, game, player=player)

    return dice


def _shots(position: Position) -> Sequence[str]:
    return [action for action in position.legal_actions() if action.startswith("shoot:")]
