"""Boomerang's free mode: a ghost that is moved to any place of the board, and put down if that is legal.

Only its player sees it. Everything about it is in the buttons, each of which has the spot it leads to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple, cast

import discord
from discord import ui

from cogs.controls.components import control_button
from cogs.controls.kinds import Act, Walk
from cogs.games import Rows
from engine import Side
from engine.boomerang import Boomerang, Cell, board
from play.views import TableView
from words import Say

ARROWS: dict[str, Cell] = {"left": (-1, 0), "up": (0, 1), "down": (0, -1), "right": (1, 0)}
SIGNS = {"left": "⬅️", "up": "⬆️", "down": "⬇️", "right": "➡️", "turn": "🔄"}


class Spot(NamedTuple):
    """Where a ghost is: a piece, its rotation and its anchor. It may stick out of the board in part."""

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
        """Whether the piece has that rotation, and its anchor and one of its cells are on the board."""
        if not 0 <= self.rotation < board().rotations[self.kind]:
            return False
        column, row = self.anchor
        cells = [(column + right, row + up) for right, up in _shape(self.kind, self.rotation)]
        return _is_cell(self.anchor) and any(map(_is_cell, cells))


def _cell(name: str) -> Cell:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def _is_cell(cell: Cell) -> bool:
    return 0 <= cell[0] < board().columns and 0 <= cell[1] < board().rows


@cache
def _shape(kind: str, rotation: int) -> tuple[Cell, ...]:
    """The cells that a piece covers, counted from its anchor."""
    return tuple(map(_cell, board().by_action[f"{kind}.{rotation}@a1"].cells))


def ways_from(spot: Spot, seen_from: Side = 0) -> dict[str, Spot]:
    """Where the arrows and the turn button lead; those that would take the ghost off the board are left out.

    For a board that is seen from B's side, the directions are turned round.
    """
    kind, rotation, (column, row) = spot
    on = -1 if seen_from else 1
    ways = {name: Spot(kind, rotation, (column + on * x, row + on * y)) for name, (x, y) in ARROWS.items()}
    times = board().rotations[kind]
    turned = [spot._replace(rotation=(rotation + n) % times) for n in range(1, times)]
    ways["turn"] = next((each for each in turned if each.is_on_board), spot)
    return {name: each for name, each in ways.items() if each != spot and each.is_on_board}


def next_legal(spot: Spot, legal: Iterable[Spot]) -> Spot | None:
    """The next legal spot, rotation by rotation, and after the last the first; None if there is no other."""
    others = sorted(each for each in legal if each != spot)
    return next((each for each in others if each > spot), others[0] if others else None)


def ghost_rows(view: TableView, spot: Spot, say: Say) -> Rows:
    """The arrows and the turn button; below them, buttons for the next legal spot and for putting it down."""
    position = cast(Boomerang, view.position)
    legal = [Spot.parse(action) for action in position.legal_actions() if action.startswith(f"{spot.kind}.")]
    return [_arrows(view, spot), _last_row(view, spot, legal, say)]


def _arrows(view: TableView, spot: Spot) -> ui.ActionRow[Any]:
    ways = ways_from(spot, cast(Boomerang, view.position).mover or 0)
    return ui.ActionRow(
        *(
            control_button(_walk(view, way, ways.get(way, spot)), emoji=sign, disabled=way not in ways)
            for way, sign in SIGNS.items()
        )
    )


def _last_row(view: TableView, spot: Spot, legal: list[Spot], say: Say) -> ui.ActionRow[Any]:
    table, further = view.table, next_legal(spot, legal)
    return ui.ActionRow(
        control_button(_walk(view, "next", further or spot), say("place-next"), disabled=further is None),
        control_button(
            Act(table.game, table.id, table.ply, str(spot)),
            say("place-put-down"),
            style=discord.ButtonStyle.success,
            disabled=spot not in legal,
        ),
    )


def _walk(view: TableView, way: str, spot: Spot) -> Walk:
    return Walk(view.table.id, view.table.ply, way, str(spot))
