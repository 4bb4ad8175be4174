"""`/boomerang`: what only Boomerang has."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from discord import app_commands, ui

from bot.app import Boulo
from cogs.answers import Interaction, politely
from cogs.board import Described
from cogs.controls import MOST
from cogs.duels import DuelCog
from cogs.placing import GhostButton, Spot, ghost_rows
from cogs.words import word
from engine import Position
from engine.boomerang import Boomerang
from engine.boomerang_placements import by_piece, legal_placements, rotation_left_out
from play.tables import Moved
from render import draw
from words import Say, alt, label
from words.boomerang import offers


class BoomerangCog(
    DuelCog, name="boomerang", group_name="boomerang", group_description=word("command-boomerang-description")
):
    """Boomerang."""

    game = "boomerang"
    command = "boomerang"
    rule_examples = (
        ("ABT5.1@e6,BBI3.0@c6 A", "V3.0@c4"),
        (
            "ABU5.2@c8,BBT5.3@c5,ABV5.3@f6,BBI1.0@e7,AAT5.2@e3,BBV5.3@c2,ABI4.0@d2,BAU5.2@g6,ABT4.2@h8,"
            "BAI4.1@j5,AAO4.0@h4,BAV3.0@g3,ABV3.2@a7,BBI3.1@b4,AAI2.0@d3,BBI2.0@f9,AAX5.0@h1,BBI2.0@c1 A",
            "I2.1@d7",
        ),
    )

    def __init__(self, bot: Boulo) -> None:
        super().__init__(bot, self.controls)

    def groups(self, position: Position) -> dict[str, list[str]]:
        """The placements of each piece, those that turn most over first."""
        return by_piece(cast(Boomerang, position))

    def group_rows(self, moved: Moved, group: str, say: Say) -> Sequence[ui.ActionRow[Any]]:
        """A menu of the best places for a piece, and the way to every other one."""
        best = legal_placements(cast(Boomerang, moved.position), piece=group)[0]
        anywhere = GhostButton(
            moved.table.id, moved.table.ply, "anywhere", Spot.parse(best), label=say("place-anywhere")
        )
        return [self._best_places(moved, group, say), ui.ActionRow(anywhere)]

    def _best_places(self, moved: Moved, piece: str, say: Say) -> ui.ActionRow[Any]:
        actions = legal_placements(cast(Boomerang, moved.position), piece=piece)
        some = say("place-best", shown=MOST, count=len(actions)) if len(actions) > MOST else None
        return ui.ActionRow(*self.menus(moved, actions[:MOST], say, some))

    # Free mode

    @politely
    async def show_ghost(self, interaction: Interaction, table: int, ply: int, spot: Spot) -> None:
        """Show the ghost there, in place of the private message whose button was pressed."""
        await interaction.response.defer()
        moved = await self.view_on_turn(interaction, table, ply)
        say = self.say(interaction)
        picture, words, rows = await asyncio.to_thread(self._prepare_ghost, moved, spot, say)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(picture.gallery(), ui.TextDisplay(words), *rows))
        await interaction.edit_original_response(view=view, attachments=[picture.file()])

    def _prepare_ghost(
        self, moved: Moved, spot: Spot, say: Say
    ) -> tuple[Described, str, Sequence[ui.ActionRow[Any]]]:
        """The picture, the words and the controls for a ghost: too much for the event loop."""
        position = cast(Boomerang, moved.position)
        drawn = draw(position, preview=str(spot), theme=moved.table.theme)
        picture = Described(drawn, alt(position, (), say))
        rows = [*ghost_rows(moved, spot, say), self._best_places(moved, spot.kind, say)]
        return picture, label(position, str(spot), say), rows

    # By slash command

    @app_commands.command(name=word("command-place"), description=word("command-place-description"))
    @app_commands.rename(piece=word("option-piece"), at=word("option-at"), rotation=word("option-rotation"))
    @app_commands.describe(
        piece=word("option-piece-description"),
        at=word("option-at-description"),
        rotation=word("option-rotation-description"),
    )
    @politely
    async def place(
        self,
        interaction: Interaction,
        piece: str,
        at: str,
        rotation: app_commands.Range[int, 0, 3] | None = None,
    ) -> None:
        piece, at = piece.upper(), at.lower()
        if rotation is None:
            rotation = await self._rotation_left_out(interaction, piece, at)
        await self.play(interaction, f"{piece}.{rotation}@{at}")

    async def _rotation_left_out(self, interaction: Interaction, piece: str, at: str) -> int:
        position = await self.position_here(interaction)
        if position is None:
            return 0
        return await asyncio.to_thread(rotation_left_out, cast(Boomerang, position), piece, at)

    @place.autocomplete("piece")
    async def _pieces(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = await self._offers(interaction, "piece")
        fitting = [kind for kind in offered if typed.upper() in kind][:MOST]
        return [app_commands.Choice(name=offered[kind], value=kind) for kind in fitting]

    @place.autocomplete("at")
    async def _anchors(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = await self._offers(interaction, "at")
        fitting = [anchor for anchor in offered if typed.lower() in anchor][:MOST]
        return [app_commands.Choice(name=offered[anchor], value=anchor) for anchor in fitting]

    @place.autocomplete("rotation")
    async def _rotations(self, interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
        offered = await self._offers(interaction, "rotation")
        return [app_commands.Choice(name=label, value=int(rotation)) for rotation, label in offered.items()]

    async def _offers(self, interaction: Interaction, option: str) -> dict[str, str]:
        """The legal values of an option, whichever of the others have been chosen so far, in words."""
        position = await self.position_here(interaction)
        if position is None:
            return {}
        namespace = interaction.namespace
        chosen = {
            "piece": (namespace.piece or "").upper(),
            "at": (namespace.at or "").lower(),
            "rotation": "" if namespace.rotation is None else str(namespace.rotation),
        }
        others = {name: value for name, value in chosen.items() if value and name != option}
        return await asyncio.to_thread(
            offers, cast(Boomerang, position), option, others, self.say(interaction)
        )


async def setup(bot: Boulo) -> None:
    bot.add_dynamic_items(GhostButton)
    await bot.add_cog(BoomerangCog(bot))
