"""The row of small buttons under every board, for all that can be done there besides playing."""

from collections.abc import Callable, Iterator, Sequence

import discord
from discord import ui

from cogs.controls.components import ControlButton, control_button
from cogs.controls.kinds import More
from cogs.games import DiscordGames, Rows
from play.views import TableView
from store.records import Table
from words import Say, what_is_drawn

MENU = "more"
"""Opens the private menu of everything else."""
DESCRIBE = "describe"
"""Tells the position in words, for members who do not see the board; so it is under every one."""
LAYOUT = "layout"
"""Tells how the board is laid out; offered with the position in words."""
AFTER = ("rematch", "replay", "review")
"""The buttons under a game that is over."""
AT_REST = ("resume", "replay")
"""The buttons under a game that is at rest."""
LATER = {"over": AFTER, "resting": AT_REST}
STYLES = {
    "rematch": discord.ButtonStyle.primary,
    "resume": discord.ButtonStyle.primary,
    "resign": discord.ButtonStyle.danger,
}


WithShapes = Callable[[Rows], Rows]
"""Puts the shapes of pieces on the menus that name them."""


def more_buttons(table: Table, whats: Sequence[str], say: Say) -> Iterator[ControlButton]:
    """A button for each of those."""
    for what in whats:
        style = STYLES.get(what, discord.ButtonStyle.secondary)
        yield control_button(More(table.game, table.id, what), _label(table, what, say), style=style)


def _label(table: Table, what: str, say: Say) -> str:
    """The label of a button; in a game without dice, it speaks of checking the log instead."""
    is_record = what == "verify" and what_is_drawn(table.game) != "dice"
    return say("more-verify-record" if is_record else f"more-{what}")


def rows_under(games: DiscordGames, with_shapes: WithShapes, view: TableView, say: Say) -> Rows:
    """Everything that can be clicked under a board: what a member has to decide, and the small buttons."""
    seat, whats = view.seat, (*LATER.get(view.table.state, ()), DESCRIBE, MENU)
    decides = seat is not None and seat.member_id is not None
    choices = games[view.table.game].choices(view, say) if decides else ()
    return [*with_shapes(choices), ui.ActionRow(*more_buttons(view.table, whats, say))]
