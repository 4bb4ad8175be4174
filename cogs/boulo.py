"""`/boulo`: Boulomania's own commands, and the controls under its board."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Boulo
from bot.captions import chance_of
from bot.store import Table
from bot.tables import Moved
from bot.texts import Say
from cogs.controls import CONTROLS, ActionButton, ActionMenu
from cogs.game import GameCog, Interaction, level_choices, politely
from cogs.words import Translator, word
from engine import Position, parse_position

LENGTHS = {"quick": {"target": 7, "balls": 4}, "classic": {}}


def label_of(action: str, say: Say) -> str:
    """An action as a button or menu says it."""
    kind, _, rest = action.partition(":")
    if kind == "land":
        return say("way-land", way=rest.replace(">", " → ").replace("out", say("way-out")))
    if kind == "shoot":
        return say("action-shoot-jack") if rest == "jack" else say("action-shoot", pit=int(rest))
    return say(f"action-{action}")


def word_chance(position: Position, action: str, say: Say) -> str:
    """How likely a shot is to do something, in sixths."""
    return say("chance-shot", hits=int(chance_of(position, action) * 6))


def controls(moved: Moved, say: Say) -> Sequence[ui.ActionRow[Any]]:
    """Buttons for what there is always, a menu for the balls that can be shot."""
    table, actions = moved.table, list(moved.position.legal_actions())
    targets = [action for action in actions if action.startswith("shoot:") and action != "shoot:jack"]
    if actions and actions[0].startswith("land:"):
        return [_buttons(table, actions[start : start + 5], say) for start in range(0, len(actions), 5)]
    rows = [_buttons(table, ["point2", "point3", "shoot:jack"], say)]
    if targets:
        options = [
            discord.SelectOption(
                label=label_of(action, say),
                value=action,
                description=word_chance(moved.position, action, say),
            )
            for action in targets[:25]
        ]
        menu = ActionMenu(table.game, table.id, table.ply, placeholder=say("shoot-menu"), options=options)
        rows.append(ui.ActionRow(menu))
    return rows


def _buttons(table: Table, actions: Sequence[str], say: Say) -> ui.ActionRow[Any]:
    looks = {"point2": discord.ButtonStyle.primary, "point3": discord.ButtonStyle.primary}
    return ui.ActionRow(
        *(
            ActionButton(
                table.game,
                table.id,
                table.ply,
                action,
                label=label_of(action, say),
                style=looks.get(action, discord.ButtonStyle.secondary),
            )
            for action in actions
        )
    )


class BouloCog(
    GameCog, name="boulomania", group_name="boulo", group_description=word("command-boulo-description")
):
    """Boulomania."""

    game = "boulomania"
    command = "boulo"
    rule_examples = (
        ("..o....A.....B.... 7/7 0-0 A B:point3 13/8", "356"),
        ("..o....A.....B.... 7/7 0-0 A B:shoot:8 13/8", "6"),
        ("..o....A....B...A. 1/0 3-2 A A:point2 13/8", "34"),
    )

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        if not message.author.bot:
            self.board.note_message(message.channel.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Take up the games in which the computer was to move when the bot stopped."""
        for table_id in await self.bot.tables.store.waiting_for_computer():
            await self.board.show(await self.bot.tables.view(table_id))

    @app_commands.command(name=word("command-solo"), description=word("command-solo-description"))
    @app_commands.rename(level=word("option-level"), length=word("option-length"))
    @app_commands.describe(level=word("option-level-description"), length=word("option-length-description"))
    @app_commands.choices(
        level=level_choices(),
        length=[app_commands.Choice(name=word(f"length-{length}"), value=length) for length in LENGTHS],
    )
    @politely
    async def solo(self, interaction: Interaction, level: str = "normal", length: str = "classic") -> None:
        await self.start_solo(interaction, level, LENGTHS[length])

    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @app_commands.rename(
        opponent=word("option-opponent"),
        length=word("option-length"),
        points=word("option-points"),
        balls=word("option-balls"),
    )
    @app_commands.describe(
        opponent=word("option-opponent-description"),
        length=word("option-length-description"),
        points=word("option-points-description"),
        balls=word("option-balls-description"),
    )
    @app_commands.choices(
        length=[app_commands.Choice(name=word(f"length-{length}"), value=length) for length in LENGTHS]
    )
    @politely
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        length: str = "classic",
        points: app_commands.Range[int, 1, 99] | None = None,
        balls: app_commands.Range[int, 1, 8] | None = None,
    ) -> None:
        options = dict(LENGTHS[length])
        options |= {"target": points} if points is not None else {}
        options |= {"balls": balls} if balls is not None else {}
        await self.challenge_somebody(interaction, opponent, options)

    @app_commands.command(name=word("command-roll"), description=word("command-roll-description"))
    @app_commands.rename(dice=word("option-dice"))
    @app_commands.describe(dice=word("option-dice-description"))
    @politely
    async def roll(self, interaction: Interaction, dice: app_commands.Range[int, 2, 3]) -> None:
        await self.play(interaction, f"point{dice}")

    @app_commands.command(name=word("command-shoot"), description=word("command-shoot-description"))
    @app_commands.rename(target=word("option-target"))
    @app_commands.describe(target=word("option-target-description"))
    @politely
    async def shoot(self, interaction: Interaction, target: str) -> None:
        await self.play(interaction, f"shoot:{target.removeprefix('shoot:')}")

    @app_commands.command(name=word("command-land"), description=word("command-land-description"))
    @app_commands.rename(way=word("option-way"))
    @app_commands.describe(way=word("option-way-description"))
    @politely
    async def land(self, interaction: Interaction, way: str) -> None:
        await self.play(interaction, f"land:{way.removeprefix('land:')}")

    @shoot.autocomplete("target")
    async def _targets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, typed, "shoot:")

    @land.autocomplete("way")
    async def _ways(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, typed, "land:")

    async def _choices(
        self, interaction: Interaction, typed: str, kind: str
    ) -> list[app_commands.Choice[str]]:
        """What can be shot, or the ways that are open, as far as they fit what has been typed."""
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is None or table.game != self.game or table.state != "playing":
            return []
        say = self.say(interaction)
        position = parse_position(table.game, table.notation)
        actions = position.legal_actions()
        offered = [(label_of(a, say), a) for a in actions if a.startswith(kind)]
        if kind == "shoot:":
            offered = [
                (f"{label}: {word_chance(position, action, say)}", action) for label, action in offered
            ]
        fitting = [(label, action) for label, action in offered if typed.lower() in label.lower()]
        return [app_commands.Choice(name=label[:100], value=action) for label, action in fitting[:25]]


async def setup(bot: Boulo) -> None:
    await bot.tree.set_translator(Translator())
    bot.add_dynamic_items(*CONTROLS)
    await bot.add_cog(BouloCog(bot, controls))
