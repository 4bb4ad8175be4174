"""Actions of Boomerang and Carami as members choose them: what to move first, or a ghost walked there."""

from typing import Any

import discord
from simcord import MemberActor

from tests.discord.ghosts import walk
from tests.discord.playing import actions, answer, click, open_group


def group_of(action: str) -> str:
    """The marble or piece that an action moves."""
    return action.partition(".")[0] if "@" in action else action.replace("x", "-").partition("-")[0]


async def choose(member: MemberActor, board: discord.Message, action: str) -> None:
    """Choose an action by the menus: at once, or what to move first; and else by walking a ghost there."""
    if action in actions(board):
        await click(member, board, action)
        return
    opened = await open_group(member, board, group_of(action))
    assert answer(opened).ephemeral
    if action in actions(answer(opened).message):
        await click(member, answer(opened).message, action)
        return
    await walk(member, opened, action)
    await click(member, answer(opened).message, action)


def spelled(action: str) -> dict[str, Any]:
    """The options of the slash command for an action."""
    if "@" not in action:
        return {"move": action}
    piece, _, place = action.partition(".")
    rotation, _, anchor = place.partition("@")
    return {"piece": piece, "at": anchor, "rotation": int(rotation)}
