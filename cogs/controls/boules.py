"""The controls of a dice pétanque: buttons for what is always possible, a menu of balls to shoot at."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.controls.components import MOST_OPTIONS, control_button, control_menu
from cogs.controls.kinds import Act, ActMenu
from cogs.games import Rows
from play.views import TableView
from words import Say, label
from words.boules import word_chance, word_shot_button

IN_A_ROW = 5
CORNERS = (("corner:c", "corner:d"), ("corner:a", "corner:b"))
"""The corners of a cell, in rows as the board shows them."""


def choices(view: TableView, say: Say) -> Rows:
    """The rows for the side to play; a single ball to shoot at needs no menu."""
    actions = list(view.position.legal_actions())
    targets = [action for action in actions if action.startswith("shoot:") and action != "shoot:jack"]
    targets = targets if len(targets) > 1 else []
    others = [action for action in actions if action not in targets]
    rows = [_buttons(view, row, say) for row in _in_rows(others)]
    return [*rows, _targets_row(view, targets, say)] if targets else rows


def _targets_row(view: TableView, targets: Sequence[str], say: Say) -> ui.ActionRow[Any]:
    """The menu of balls to shoot at, each with its chance."""
    position, table = view.position, view.table
    options = [
        discord.SelectOption(
            label=label(position, action, say),
            value=action,
            description=word_chance(position, action, say),
        )
        for action in targets[:MOST_OPTIONS]
    ]
    menu = ActMenu(table.game, table.id, table.ply)
    return ui.ActionRow(control_menu(menu, options, say("shoot-menu")))


def _in_rows(actions: Sequence[str]) -> Sequence[Sequence[str]]:
    if "corner:a" in actions:
        return CORNERS
    return [actions[at : at + IN_A_ROW] for at in range(0, len(actions), IN_A_ROW)]


def _buttons(view: TableView, actions: Sequence[str], say: Say) -> ui.ActionRow[Any]:
    table = view.table
    return ui.ActionRow(
        *(
            control_button(
                Act(table.game, table.id, table.ply, action),
                _label(view, action, say),
                style=_style(action),
            )
            for action in actions
        )
    )


def _label(view: TableView, action: str, say: Say) -> str:
    """The label of a button; for a shot, with its chance."""
    if action.startswith("shoot:"):
        return word_shot_button(view.position, action, say)
    return label(view.position, action, say)


def _style(action: str) -> discord.ButtonStyle:
    return discord.ButtonStyle.primary if action.startswith("point") else discord.ButtonStyle.secondary
