"""What the two games without dice share on Discord: nothing to set, and many moves to choose among."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands, ui

from cogs.answers import Interaction, politely
from cogs.controls import LONGEST_LABEL, MOST, ActionMenu, GroupMenu
from cogs.offers import OffersCog
from cogs.terms import Terms, with_level, with_opponent, with_terms, with_thread
from cogs.words import word
from engine import Position
from play.tables import Moved
from words import Say, label


class DuelCog(OffersCog):
    """The host of a game without dice."""

    def groups(self, position: Position) -> dict[str, list[str]]:
        """The legal actions by what is moved, the ones that people look for first."""
        raise NotImplementedError

    def controls(self, moved: Moved, say: Say) -> Sequence[ui.ActionRow[Any]]:
        """One menu of all actions where they fit in, else what to move first."""
        groups = self.groups(moved.position)
        actions = [action for group in groups.values() for action in group]
        if len(actions) <= MOST:
            return [ui.ActionRow(menu) for menu in self.menus(moved, actions, say)]
        return [self._group_row(moved, groups, say)]

    def _group_row(self, moved: Moved, groups: dict[str, list[str]], say: Say) -> ui.ActionRow[Any]:
        table = moved.table
        options = [
            discord.SelectOption(
                label=group, value=group, description=say(f"choose-count-{self.game}", count=len(of_group))
            )
            for group, of_group in list(groups.items())[:MOST]
        ]
        placeholder = say(f"choose-group-{self.game}")
        menu = GroupMenu(table.game, table.id, table.ply, placeholder=placeholder, options=options)
        return ui.ActionRow(menu)

    @politely
    async def open_group(self, interaction: Interaction, table: int, ply: int, group: str) -> None:
        """The second step of a choice among many: one group's actions, for its player alone.

        From there another group can be chosen: it takes the place of the first.
        """
        await interaction.response.defer()
        moved = await self.view_on_turn(interaction, table, ply)
        view = await asyncio.to_thread(self._group_view, moved, group, self.say(interaction))
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.edit_original_response(view=view, attachments=[])
        else:
            await interaction.followup.send(view=view, ephemeral=True)

    def _group_view(self, moved: Moved, group: str, say: Say) -> ui.LayoutView:
        others = self._group_row(moved, self.groups(moved.position), say)
        rows = self.group_rows(moved, group, say)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay(say("choose-move", group=group)), *rows, others))
        return view

    def group_rows(self, moved: Moved, group: str, say: Say) -> Sequence[ui.ActionRow[Any]]:
        """Menus of all actions of a group."""
        actions = self.groups(moved.position).get(group, [])
        return [ui.ActionRow(menu) for menu in self.menus(moved, actions, say)]

    def menus(
        self, moved: Moved, actions: Sequence[str], say: Say, placeholder: str | None = None
    ) -> Iterator[ActionMenu]:
        """Actions in menus, in as many as it takes."""
        table = moved.table
        for start in range(0, len(actions), MOST):
            options = [
                discord.SelectOption(label=label(moved.position, action, say)[:LONGEST_LABEL], value=action)
                for action in actions[start : start + MOST]
            ]
            look = {"placeholder": placeholder or say("choose"), "options": options}
            yield ActionMenu(table.game, table.id, table.ply, start, **look)

    @app_commands.command(name=word("command-solo"), description=word("command-solo-description"))
    @with_level
    @with_thread
    @politely
    async def solo(self, interaction: Interaction, level: str = "normal", thread: bool = False) -> None:
        await self.start_solo(interaction, level, Terms({}, threaded=thread))

    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @with_opponent
    @with_terms
    @politely
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        await self.challenge_somebody(interaction, opponent, Terms({}, clock, thread))
