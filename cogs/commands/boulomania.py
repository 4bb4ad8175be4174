"""`/boulo`: the commands that only Boulomania has."""

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.commands.boules import boules_commands
from cogs.commands.extension import Bot
from cogs.commands.game import GameCog, Services
from cogs.commands.options import with_counts, with_level, with_options, with_terms
from cogs.controls.boules import choices
from cogs.games import DiscordGame
from cogs.naming import word
from engine import Position, find_game
from play.terms import Terms
from players import USUAL_LEVEL

GAME = DiscordGame(
    name="boulomania",
    command="boulo",
    choices=choices,
    face="..o....AA...BB..A. 4/5 3-2 A A:play 13/8",
    for_all=("board", "rules", "leaderboard", "stats", "verify", "dice"),
)
LENGTHS = ("quick", "classic")
LENGTH_CHOICES = [app_commands.Choice(name=word(f"length-{length}"), value=length) for length in LENGTHS]


class BouloCog(
    GameCog, name="boulomania", group_name=GAME.command, group_description=word("command-boulo-description")
):
    """Boulomania."""

    def __init__(self, services: Services) -> None:
        shared = boules_commands(services.moves, services.charts, services.lobbies, GAME.name)
        super().__init__(services, GAME, shared)

    @app_commands.command(name=word("command-solo"), description=word("command-solo-description"))
    @with_level(GAME.name)
    @with_options("length", "thread")
    @with_counts(GAME.name)
    @app_commands.choices(length=LENGTH_CHOICES)
    async def solo(
        self,
        interaction: discord.Interaction,
        level: str = USUAL_LEVEL,
        length: str = "classic",
        points: app_commands.Range[int, 1, 99] | None = None,
        balls: app_commands.Range[int, 1, 8] | None = None,
        thread: bool = False,
    ) -> None:
        terms = Terms(_options(length, points, balls), threaded=thread)
        await self.services.start.solo(interaction, self.game, level, terms)

    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @with_options("opponent", "length")
    @with_counts(GAME.name)
    @app_commands.choices(length=LENGTH_CHOICES)
    @with_terms
    async def challenge(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        length: str = "classic",
        points: app_commands.Range[int, 1, 99] | None = None,
        balls: app_commands.Range[int, 1, 8] | None = None,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        terms = Terms(_options(length, points, balls), clock, thread)
        await self.services.challenges.challenge(interaction, self.game, opponent, terms)

    @app_commands.command(name=word("command-team"), description=word("command-team-description"))
    @with_options("length")
    @with_counts(GAME.name)
    @app_commands.choices(length=LENGTH_CHOICES)
    @with_terms
    async def team(
        self,
        interaction: discord.Interaction,
        length: str = "classic",
        points: app_commands.Range[int, 1, 99] | None = None,
        balls: app_commands.Range[int, 1, 8] | None = None,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        terms = Terms(_options(length, points, balls), clock, thread)
        await self.services.lobbies.gather(interaction, self.game, terms)

    @app_commands.command(name=word("command-roll"), description=word("command-roll-description"))
    @with_options("dice")
    async def roll(self, interaction: discord.Interaction, dice: app_commands.Range[int, 2, 3]) -> None:
        await self.services.moves.play(interaction, self.game, f"point{dice}")

    @app_commands.command(name=word("command-land"), description=word("command-land-description"))
    @with_options("way")
    async def land(self, interaction: discord.Interaction, way: str) -> None:
        await self.services.moves.play(interaction, self.game, f"land:{way.removeprefix('land:')}")

    @land.autocomplete("way")
    async def _ways(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.services.moves.suggest(interaction, self.game, typed, _landings)


def _options(length: str, points: int | None, balls: int | None) -> dict[str, int]:
    """The options of a length; points and balls that were typed replace those."""
    said = {"target": points, "balls": balls}
    short = find_game(GAME.name).quick if length == "quick" else {}
    return {**short, **{option: value for option, value in said.items() if value is not None}}


def _landings(position: Position) -> Sequence[str]:
    return [action for action in position.legal_actions() if action.startswith("land:")]


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(BouloCog(bot.services))
