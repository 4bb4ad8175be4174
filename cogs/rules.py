"""The rules in short pages, each with a drawn example."""

import asyncio
from collections.abc import Sequence

import discord
from discord import ui

from cogs.board import Described, describe_step
from cogs.controls import PageButton
from engine import parse_position
from engine.log import take_step
from words.texts import Say


def _draw_example(game: str, notation: str, token: str, theme: str, say: Say) -> Described:
    return describe_step(take_step(parse_position(game, notation), token), theme, say)


async def rule_page(
    game: str, examples: Sequence[tuple[str, str]], page: int, theme: str, say: Say
) -> tuple[ui.LayoutView, discord.File]:
    """One page of a game's rules, with buttons to the ones before and after it."""
    page = min(page, len(examples) - 1)
    picture = await asyncio.to_thread(_draw_example, game, *examples[page], theme, say)
    turns = [
        PageButton(game, other, label=say(label))
        for other, label in ((page - 1, "page-before"), (page + 1, "page-after"))
        if 0 <= other < len(examples)
    ]
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay(say(f"rules-{game}-{page + 1}")),
            picture.gallery(),
            ui.ActionRow(*turns),
        )
    )
    return view, picture.file()
