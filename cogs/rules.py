"""The rules in short pages, each with a drawn example."""

import asyncio
from collections.abc import Sequence
from io import BytesIO

import discord
from discord import ui

from bot.texts import Say
from cogs.controls import PageButton
from engine import parse_position
from render import Picture, draw


def _draw_example(game: str, notation: str, token: str, theme: str, say: Say) -> Picture:
    before = parse_position(game, notation)
    after, events = before.apply(token)
    return draw(after, events, before=before, theme=theme, say=say)


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
            ui.MediaGallery(
                discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
            ),
            ui.ActionRow(*turns),
        )
    )
    return view, discord.File(BytesIO(picture.data), picture.name)
