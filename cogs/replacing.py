"""Private answers that take the place of one another, so that they do not pile up under a board.

What was pressed in a private message is answered in its place. What was pressed under a board is answered
below it, and then the answer before it is taken away: Discord lets that be done for a quarter of an hour.
"""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

import aiohttp
import discord
from discord import ui

from cogs.patience import in_time

log = logging.getLogger(__name__)

MOST_ANSWERS = 5_000
"""Of so many members and channels it is known what they were last told; of others answers stay."""
REPLACED = "replaced"
"""Among the extras of an interaction whether the message whose button was pressed has an answer in it."""

Delete = Callable[[], Awaitable[None]]


@dataclass(slots=True)
class LastAnswer:
    """What a member was last told in a channel: the messages of one interaction."""

    interaction_id: int
    deletes: list[Delete] = field(default_factory=list)


Key = tuple[int, int | None]
_last: WeakKeyDictionary[discord.Client, OrderedDict[Key, LastAnswer]] = WeakKeyDictionary()


def is_pressed_in_private(interaction: discord.Interaction) -> bool:
    """Whether a control of a private message was used."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def may_replace(interaction: discord.Interaction) -> bool:
    """Whether the next answer belongs in the place of the private message whose control was used."""
    is_first = not interaction.extras.get(REPLACED, False)
    return is_first and is_pressed_in_private(interaction)


async def replace(
    interaction: discord.Interaction, words: str, view: ui.View | None, file: discord.File | None
) -> None:
    """Put an answer of words in the place of that message, which may have been one of components."""
    message, attached = interaction.message, [] if file is None else [file]
    if message is not None and message.flags.components_v2:  # it cannot become anything else
        await replace_by(interaction, in_components(words, view, file), attached)
        return
    await _prepare(interaction)
    await interaction.edit_original_response(content=words, view=view, attachments=attached)


async def replace_by(
    interaction: discord.Interaction, view: ui.LayoutView, files: list[discord.File]
) -> None:
    """The same with a message of components."""
    await _prepare(interaction)
    await interaction.edit_original_response(content=None, view=view, attachments=files)


def in_components(words: str, view: ui.View | None, file: discord.File | None) -> ui.LayoutView:
    """An answer of words as a message of components."""
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(words))
    if file is not None:
        message.add_item(ui.File(f"attachment://{file.filename}"))
    if view is not None:
        message.add_item(ui.ActionRow(*view.children))
    return message


async def _prepare(interaction: discord.Interaction) -> None:
    interaction.extras[REPLACED] = True
    if not interaction.response.is_done():
        await interaction.response.defer()


async def note_answer(interaction: discord.Interaction, delete: Delete) -> None:
    """Remember an answer to what was pressed in public, and take the one before it away."""
    if interaction.message is None or interaction.message.flags.ephemeral:
        return
    answers = _last.setdefault(interaction.client, OrderedDict())
    key = interaction.user.id, interaction.channel_id
    before = answers.pop(key, None)
    is_same = before is not None and before.interaction_id == interaction.id
    answers[key] = last = before if is_same and before is not None else LastAnswer(interaction.id)
    last.deletes.append(delete)
    if len(answers) > MOST_ANSWERS:
        answers.popitem(last=False)
    if before is not None and not is_same:
        await in_time(_take_away(before), at_once=True)


async def _take_away(answer: LastAnswer) -> None:
    for delete in answer.deletes:
        try:
            await delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("an earlier answer could not be taken away: %s", error)
