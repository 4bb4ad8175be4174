"""`/boomerang`: what only Boomerang has."""

from discord import app_commands

from bot.app import Boulo
from bot.texts import Say
from cogs.answers import Interaction, politely
from cogs.controls import MOST
from cogs.duels import DuelCog
from cogs.words import word
from engine import Position
from engine.boomerang import Boomerang, Piece, board


def turned_by(position: Position, action: str) -> tuple[Piece, ...]:
    """The pieces that a legal placement would turn over."""
    assert isinstance(position, Boomerang)
    assert position.mover is not None
    return position.turns_over(position.mover, board().by_action[action])


def gain_of(position: Position, action: str) -> int:
    """The points of those pieces."""
    return sum(piece.placement.value for piece in turned_by(position, action))


class BoomerangCog(
    DuelCog, name="boomerang", group_name="boomerang", group_description=word("command-boomerang-description")
):
    """Boomerang."""

    game = "boomerang"
    command = "boomerang"
    rule_examples = (
        ("ABT5.1@e6,BBI3.0@c6 A", "V3.0@c4"),
        ("AAT5.1@e6,BBI3.0@c6,AAV3.0@c4 B", "I1.0@b4"),
    )

    def __init__(self, bot: Boulo) -> None:
        super().__init__(bot, self.controls)

    def groups(self, position: Position) -> dict[str, list[str]]:
        """The placements of each piece, those that turn most over first."""
        groups: dict[str, list[str]] = {}
        for action in position.legal_actions():
            groups.setdefault(action.partition(".")[0], []).append(action)
        biggest_first = sorted(groups, key=lambda kind: (-board().values[kind], kind))
        return {
            kind: sorted(groups[kind], key=lambda action: (-gain_of(position, action), action))
            for kind in biggest_first
        }

    def label_of(self, position: Position, action: str, say: Say) -> str:
        placement = board().by_action[action]
        return say(
            "place-label",
            piece=placement.kind,
            anchor=placement.anchor,
            rotation=placement.rotation,
            count=len(turned_by(position, action)),
            points=gain_of(position, action),
        )

    @app_commands.command(name=word("command-place"), description=word("command-place-description"))
    @app_commands.rename(piece=word("option-piece"), at=word("option-at"), rotation=word("option-rotation"))
    @app_commands.describe(
        piece=word("option-piece-description"),
        at=word("option-at-description"),
        rotation=word("option-rotation-description"),
    )
    @politely
    async def place(
        self, interaction: Interaction, piece: str, at: str, rotation: app_commands.Range[int, 0, 3] = 0
    ) -> None:
        await self.play(interaction, f"{piece.upper()}.{rotation}@{at.lower()}")

    @place.autocomplete("piece")
    async def _pieces(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        position = await self.position_here(interaction)
        kinds = [] if position is None else [kind for kind in self.groups(position) if typed.upper() in kind]
        return [app_commands.Choice(name=kind, value=kind) for kind in kinds[:MOST]]

    @place.autocomplete("at")
    async def _anchors(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The anchors at which the piece chosen can lie, in the rotation chosen if there is one."""
        position = await self.position_here(interaction)
        if position is None:
            return []
        actions = self.groups(position).get(interaction.namespace.piece, [])
        rotation = interaction.namespace.rotation
        fitting = [
            board().by_action[action]
            for action in actions
            if rotation is None or board().by_action[action].rotation == rotation
        ]
        anchors = dict.fromkeys(each.anchor for each in fitting if typed.lower() in each.anchor)
        return [app_commands.Choice(name=anchor, value=anchor) for anchor in list(anchors)[:MOST]]

    @place.autocomplete("rotation")
    async def _rotations(self, interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
        position = await self.position_here(interaction)
        if position is None:
            return []
        chosen = interaction.namespace
        placements = [board().by_action[a] for a in self.groups(position).get(chosen.piece, [])]
        rotations = {each.rotation for each in placements if chosen.at in (None, "", each.anchor)}
        return [app_commands.Choice(name=str(rotation), value=rotation) for rotation in sorted(rotations)]


async def setup(bot: Boulo) -> None:
    await bot.add_cog(BoomerangCog(bot))
