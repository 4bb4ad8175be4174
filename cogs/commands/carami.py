"""`/carami`: the commands that only Carami has."""

from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from cogs.commands.duels import duel_commands
from cogs.commands.extension import Bot
from cogs.commands.game import GameCog, Services
from cogs.commands.options import with_options
from cogs.controls.duels import choices, group_choices
from cogs.games import DiscordGame
from cogs.naming import word
from engine import Position
from engine.carami import by_marble
from words import word_offer

GAME = DiscordGame(
    name="carami",
    command="carami",
    choices=partial(choices, by_marble),
    grouped=by_marble,
    group_choices=partial(group_choices, by_marble),
    face="BBBBB/BBBBB/BBBBB/.A./AA.AA/AAAAA/AAAAA ..../.... 0/0 0/0 0 B",
    for_all=("board", "rules", "leaderboard", "stats", "verify"),
    for_players=("hint", "draw", "takeback", "resign"),
)


class CaramiCog(
    GameCog, name="carami", group_name=GAME.command, group_description=word("command-carami-description")
):
    """Carami."""

    def __init__(self, services: Services) -> None:
        shared = duel_commands(services.start, services.challenges, services.offers, GAME.name)
        super().__init__(services, GAME, shared)

    @app_commands.command(name=word("command-move"), description=word("command-move-description"))
    @with_options("move")
    async def move(self, interaction: discord.Interaction, move: str) -> None:
        await self.services.moves.play(interaction, self.game, move.lower())

    @move.autocomplete("move")
    async def _moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.services.moves.suggest(interaction, self.game, typed, _in_order, word_offer)


def _in_order(position: Position) -> Sequence[str]:
    return sorted(position.legal_actions())


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(CaramiCog(bot.services))
