"""`/boomerang`: the commands that only Boomerang has."""

from functools import partial
from typing import cast

import discord
from discord import app_commands

from cogs.answers import MOST_SUGGESTIONS
from cogs.commands.duels import offer_commands
from cogs.commands.extension import Bot
from cogs.commands.game import GameCog, Services
from cogs.commands.options import with_begin, with_level, with_options, with_racks, with_terms
from cogs.controls.duels import rack_choices
from cogs.games import DiscordGame
from cogs.naming import word
from engine import Position
from engine.boomerang import Boomerang
from engine.boomerang_placements import by_piece, rotation_left_out
from play.terms import BY_LOT, HIDDEN, OPEN, Terms
from players import USUAL_LEVEL

GAME = DiscordGame(
    name="boomerang",
    command="boomerang",
    choices=rack_choices,
    grouped=by_piece,
    face=(
        "ABU5.2@c8,BBT5.3@c5,ABV5.3@f6,BBI1.0@e7,AAT5.2@e3,BBV5.3@c2,ABI4.0@d2,BAU5.2@g6,ABT4.2@h8,"
        "BAI4.1@j5,AAO4.0@h4,BAV3.0@g3,ABV3.2@a7,BBI3.1@b4,AAI2.0@d3,BBI2.0@f9,AAX5.0@h1,BBI2.0@c1 A"
    ),
    for_all=("board", "rules", "leaderboard", "stats", "verify"),
    for_players=("hint", "draw", "takeback", "resign"),
)


class BoomerangCog(
    GameCog,
    name="boomerang",
    group_name=GAME.command,
    group_description=word("command-boomerang-description"),
):
    """Boomerang."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, GAME, offer_commands(services.offers, GAME.name))

    @app_commands.command(name=word("command-solo"), description=word("command-solo-description"))
    @with_level(GAME.name)
    @with_options("thread")
    @with_begin
    @with_racks
    async def solo(
        self,
        interaction: discord.Interaction,
        level: str = USUAL_LEVEL,
        thread: bool = False,
        begin: str = BY_LOT,
        racks: str = OPEN,
    ) -> None:
        terms = Terms({}, threaded=thread, begin=begin, hidden_racks=racks == HIDDEN)
        await self.services.start.solo(interaction, self.game, level, terms)

    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @with_options("opponent")
    @with_terms
    @with_begin
    @with_racks
    async def challenge(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        clock: str | None = None,
        thread: bool = False,
        begin: str = BY_LOT,
        racks: str = OPEN,
    ) -> None:
        terms = Terms({}, clock, thread, begin=begin, hidden_racks=racks == HIDDEN)
        await self.services.challenges.challenge(interaction, self.game, opponent, terms)

    @app_commands.command(name=word("command-place"), description=word("command-place-description"))
    @with_options("piece", "at", "rotation")
    async def place(
        self,
        interaction: discord.Interaction,
        piece: str,
        at: str,
        rotation: app_commands.Range[int, 0, 3] | None = None,
    ) -> None:
        choose = partial(_placement, piece.upper(), at.lower(), rotation)
        await self.services.moves.play_chosen(interaction, self.game, choose)

    @place.autocomplete("piece")
    async def _pieces(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = await self._offers(interaction, "piece")
        names = {kind: label.partition(":")[0].lower() for kind, label in offered.items()}
        fitting = [kind for kind, name in names.items() if typed.lower() in name][:MOST_SUGGESTIONS]
        return [app_commands.Choice(name=offered[kind], value=kind) for kind in fitting]

    @place.autocomplete("at")
    async def _anchors(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = await self._offers(interaction, "at")
        fitting = [anchor for anchor in offered if typed.lower() in anchor][:MOST_SUGGESTIONS]
        return [app_commands.Choice(name=offered[anchor], value=anchor) for anchor in fitting]

    @place.autocomplete("rotation")
    async def _rotations(
        self, interaction: discord.Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        offered = await self._offers(interaction, "rotation")
        return [app_commands.Choice(name=label, value=int(rotation)) for rotation, label in offered.items()]

    async def _offers(self, interaction: discord.Interaction, option: str) -> dict[str, str]:
        """The legal values of an option, whichever of the others have been chosen so far, in words."""
        namespace = interaction.namespace
        chosen = {
            "piece": (namespace.piece or "").upper(),
            "at": (namespace.at or "").lower(),
            "rotation": "" if namespace.rotation is None else str(namespace.rotation),
        }
        return await self.services.choosing.offer_placements(interaction, self.game, option, chosen)


def _placement(piece: str, at: str, rotation: int | None, position: Position) -> str:
    """The placement that was typed; its rotation may be left out."""
    if rotation is None:
        rotation = rotation_left_out(cast(Boomerang, position), piece, at)
    return f"{piece}.{rotation}@{at}"


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(BoomerangCog(bot.services))
