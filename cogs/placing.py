"""Boomerang's free mode: a ghost that is walked to any place of the board, and put down where it may lie.

Only its player sees it. Everything about it is in the buttons, each of which knows where it leads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, cast

import discord
from discord import ui

from cogs.controls import ActionButton, host
from engine.boomerang import Boomerang, Cell, board
from play.tables import Moved
from words.texts import Say

ARROWS: dict[str, Cell] = {"left": (-1, 0), "up": (0, 1), "down": (0, -1), "right": (1, 0)}
SIGNS = {"left": "⬅️", "up": "⬆️", "down": "⬇️", "right": "➡️", "turn": "🔄"}


class Spot(NamedTuple):
    """A ghost: a piece, its rotation and its anchor. It may stick out, but some of it is on the board."""

    kind: str
    rotation: int
    anchor: Cell

    @classmethod
    def parse(cls, action: str) -> Spot:
        """The spot that an action's text means."""
        kind, _, rest = action.partition(".")
        rotation, _, anchor = rest.partition("@")
        return cls(kind, int(rotation), _cell(anchor))

    def __str__(self) -> str:
        column, row = self.anchor
        return f"{self.kind}.{self.rotation}@{chr(ord('a') + column)}{row + 1}"

    @property
    def is_on_board(self) -> bool:
        """Whether its anchor and at least one of its cells are."""
        column, row = self.anchor
        cells = [(column + right, row + up) for right, up in _shape(self.kind, self.rotation)]
        return _is_cell(self.anchor) and any(map(_is_cell, cells))


def _cell(name: str) -> Cell:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def _is_cell(cell: Cell) -> bool:
    return 0 <= cell[0] < board().columns and 0 <= cell[1] < board().rows


@cache
def _shape(kind: str, rotation: int) -> tuple[Cell, ...]:
    """What a piece covers, counted from its anchor."""
    return tuple(map(_cell, board().by_action[f"{kind}.{rotation}@a1"].cells))


def ways_from(spot: Spot) -> dict[str, Spot]:
    """Where the arrows and the turn lead; those that would take the ghost off the board are left out."""
    kind, rotation, (column, row) = spot
    ways = {name: Spot(kind, rotation, (column + x, row + y)) for name, (x, y) in ARROWS.items()}
    times = board().rotations[kind]
    turned = [spot._replace(rotation=(rotation + n) % times) for n in range(1, times)]
    ways["turn"] = next((each for each in turned if each.is_on_board), spot)
    return {name: each for name, each in ways.items() if each != spot and each.is_on_board}


def next_legal(spot: Spot, legal: Iterable[Spot]) -> Spot | None:
    """The next legal spot, one rotation after the other and round again; None if there is no other."""
    others = sorted(each for each in legal if each != spot)
    return next((each for each in others if each > spot), others[0] if others else None)


class Placer(Protocol):
    """What Boomerang's cog does when a ghost is walked."""

    async def show_ghost(self, interaction: Any, table: int, ply: int, spot: Spot) -> None: ...


class GhostButton(
    ui.DynamicItem[ui.Button[Any]],
    template=r"f:(?P<table>\d+):(?P<ply>\d+):(?P<way>\w+):(?P<spot>\w+\.\d@\w+)",
):
    """Shows the ghost at a spot. `way` says how it gets there: two ways of a message may lead to the same."""

    def __init__(self, table: int, ply: int, way: str, spot: Spot, **look: Any) -> None:
        self.table, self.ply, self.way, self.spot = table, ply, way, spot
        super().__init__(ui.Button(custom_id=f"f:{table}:{ply}:{way}:{spot}", **look))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> GhostButton:
        return cls(int(match["table"]), int(match["ply"]), match["way"], Spot.parse(match["spot"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        placer = cast(Placer, host(interaction, "boomerang"))
        await placer.show_ghost(interaction, self.table, self.ply, self.spot)


def ghost_rows(moved: Moved, spot: Spot, say: Say) -> Sequence[ui.ActionRow[Any]]:
    """The arrows and the turn, and below them the next legal spot and putting the piece down."""
    position, table, ply = cast(Boomerang, moved.position), moved.table.id, moved.table.ply
    ways = ways_from(spot)
    legal = [Spot.parse(action) for action in position.legal_actions() if action.startswith(f"{spot.kind}.")]
    further = next_legal(spot, legal)
    return [
        ui.ActionRow(
            *(
                GhostButton(table, ply, way, ways.get(way, spot), emoji=sign, disabled=way not in ways)
                for way, sign in SIGNS.items()
            )
        ),
        ui.ActionRow(
            GhostButton(
                table, ply, "next", further or spot, label=say("place-next"), disabled=further is None
            ),
            ActionButton(
                moved.table.game,
                table,
                ply,
                str(spot),
                label=say("place-put-down"),
                style=discord.ButtonStyle.success,
                disabled=spot not in legal,
            ),
        ),
    ]
