"""The controls of the games without dice: many moves, grouped by what is moved."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

import discord
from discord import ui

from cogs.controls.components import (
    LONGEST_LABEL,
    LONGEST_PLACEHOLDER,
    MOST_OPTIONS,
    ControlMenu,
    control_button,
    control_menu,
)
from cogs.controls.kinds import ActMenu, GroupMenu, OpenRack, WalkMenu
from cogs.games import Grouped, Groups, Rows
from engine.boomerang import Boomerang
from engine.boomerang_placements import by_piece, legal_placements
from play.views import TableView
from words import Say, label, shorten, word_group
from words.boards import brings, word_asked


def choices(grouped: Grouped, view: TableView, say: Say) -> Rows:
    """One menu of all actions if they fit; else the menu of what to move."""
    groups = grouped(view.position)
    actions = [action for group in groups.values() for action in group]
    if len(actions) <= MOST_OPTIONS:
        return [ui.ActionRow(menu) for menu in menus(view, actions, say)]
    return [group_row(view, groups, say)]


def group_row(view: TableView, groups: Groups, say: Say) -> ui.ActionRow[Any]:
    """The menu of what can be moved."""
    table = view.table
    options = [
        discord.SelectOption(
            label=word_group(table.game, group, say),
            value=group,
            description=say(f"choose-count-{table.game}", count=len(actions)),
        )
        for group, actions in list(groups.items())[:MOST_OPTIONS]
    ]
    menu = GroupMenu(table.game, table.id, table.ply)
    asked = shorten(word_asked(view.position, say), LONGEST_PLACEHOLDER)
    return ui.ActionRow(control_menu(menu, options, asked))


def group_choices(grouped: Grouped, view: TableView, group: str, say: Say) -> Rows:
    """Menus of all actions of a group."""
    actions = grouped(view.position).get(group, [])
    return [ui.ActionRow(menu) for menu in menus(view, actions, say)]


def menus(view: TableView, actions: Sequence[str], say: Say) -> Iterator[ControlMenu]:
    """Actions in as many menus as it takes."""
    table = view.table
    for start in range(0, len(actions), MOST_OPTIONS):
        menu = ActMenu(table.game, table.id, table.ply, start)
        yield control_menu(menu, _options(view, actions[start : start + MOST_OPTIONS], say), say("choose"))


def _options(view: TableView, actions: Sequence[str], say: Say) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=label(view.position, action, say)[:LONGEST_LABEL],
            value=action,
            description=shorten(brings(view.position, action, say), LONGEST_LABEL) or None,
        )
        for action in actions
    ]


# Boomerang


def rack_choices(view: TableView, say: Say) -> Rows:
    """The menu of pieces; if racks are hidden, a button that shows a player their own."""
    if not view.table.hidden_racks:
        return piece_choices(view, say)
    own = control_button(
        OpenRack(view.table.id, view.table.ply), say("rack-open"), style=discord.ButtonStyle.primary
    )
    return [ui.ActionRow(own)]


def piece_choices(view: TableView, say: Say) -> Rows:
    """The menu of pieces; however few places there are, a piece is shown there before it is put down."""
    return [group_row(view, by_piece(cast(Boomerang, view.position)), say)]


def best_places(view: TableView, piece: str, say: Say) -> ui.ActionRow[Any]:
    """A menu of the best places for a piece, which is then shown there."""
    places = legal_placements(cast(Boomerang, view.position), piece=piece)
    message = "place-all" if len(places) <= MOST_OPTIONS else "place-best"
    some = say(message, shown=MOST_OPTIONS, count=len(places))
    menu = WalkMenu(view.table.id, view.table.ply)
    return ui.ActionRow(control_menu(menu, _options(view, places[:MOST_OPTIONS], say), some))
