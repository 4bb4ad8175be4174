"""What the two dice pétanques share on Discord: shooting, and the controls under the board."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands, ui

from cogs.answers import Interaction, politely
from cogs.controls import MOST, ActionButton, ActionMenu, suggest
from cogs.game import GameCog
from cogs.lobbies import LobbyCog
from cogs.words import word
from play.dice import commitment
from play.tables import Moved
from words import WORDS, Say, label
from words.boules import word_chance, word_shot

IN_A_ROW = 5
CORNERS = (("corner:c", "corner:d"), ("corner:a", "corner:b"))
"""The corners of a cell as the board shows them."""

C = TypeVar("C", bound=Callable[..., Any])


def with_points_and_balls(command: C) -> C:
    """Give a command the options `points` and `balls`."""
    rename = app_commands.rename(points=word("option-points"), balls=word("option-balls"))
    describe = app_commands.describe(
        points=word("option-points-description"), balls=word("option-balls-description")
    )
    return rename(describe(command))


def controls(moved: Moved, say: Say) -> Sequence[ui.ActionRow[Any]]:
    """Buttons for what there is always, a menu for the balls that can be shot."""
    table, actions = moved.table, list(moved.position.legal_actions())
    targets = [action for action in actions if action.startswith("shoot:") and action != "shoot:jack"]
    others = [action for action in actions if action not in targets]
    rows = [_buttons(moved, row, say) for row in _in_rows(others)]
    if targets:
        options = [
            discord.SelectOption(
                label=label(moved.position, action, say),
                value=action,
                description=word_chance(moved.position, action, say),
            )
            for action in targets[:MOST]
        ]
        menu = ActionMenu(table.game, table.id, table.ply, placeholder=say("shoot-menu"), options=options)
        rows.append(ui.ActionRow(menu))
    return rows


def _in_rows(actions: Sequence[str]) -> Sequence[Sequence[str]]:
    if "corner:a" in actions:
        return CORNERS
    return [actions[at : at + IN_A_ROW] for at in range(0, len(actions), IN_A_ROW)]


def _buttons(moved: Moved, actions: Sequence[str], say: Say) -> ui.ActionRow[Any]:
    table = moved.table
    return ui.ActionRow(
        *(
            ActionButton(
                table.game,
                table.id,
                table.ply,
                action,
                label=label(moved.position, action, say),
                style=discord.ButtonStyle.primary
                if action.startswith("point")
                else discord.ButtonStyle.secondary,
            )
            for action in actions
        )
    )


class BoulesCog(LobbyCog, GameCog):
    """The host of a dice pétanque."""

    for_all = (*GameCog.for_all, "verify")

    @app_commands.command(name=word("command-shoot"), description=word("command-shoot-description"))
    @app_commands.rename(target=word("option-target"))
    @app_commands.describe(target=word("option-target-description"))
    @politely
    async def shoot(self, interaction: Interaction, target: str) -> None:
        await self.play(interaction, f"shoot:{target.removeprefix('shoot:')}")

    @app_commands.command(name=word("command-verify"), description=word("command-verify-description"))
    @politely
    async def verify(self, interaction: Interaction) -> None:
        table = await self.table_here(interaction)
        say = self.say(interaction)
        if table.state == "playing":
            return await self.tell(interaction, say("verify-committed", hash=commitment(table.seed)))
        await interaction.response.defer(ephemeral=True)
        rolls = await self.bot.tables.verify(table.id)
        right = sum(roll.shown == roll.derived for roll in rolls)
        answer = say(
            "verify-done", right=right, rolls=len(rolls), seed=table.seed, hash=commitment(table.seed)
        )
        return await self.tell(interaction, answer)

    def stat_lines(self, totals: dict[str, int], say: Say) -> list[str]:
        return list(WORDS[self.game].stats(totals, say))

    @shoot.autocomplete("target")
    async def _targets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.choices(interaction, typed, "shoot:")

    async def choices(
        self, interaction: Interaction, typed: str, kind: str
    ) -> list[app_commands.Choice[str]]:
        """The legal actions of a kind, as far as they fit what has been typed; shots with their chance."""
        position = await self.position_here(interaction)
        if position is None:
            return []
        say = self.say(interaction)
        word_action = word_shot if kind == "shoot:" else label
        actions = [action for action in position.legal_actions() if action.startswith(kind)]
        return suggest([(word_action(position, action, say), action) for action in actions], typed)
