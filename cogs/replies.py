"""How what is said to one member is sent: in time, in the place of what they were told before.

What was pressed in a private message is answered in its place. What was pressed under a board is answered
below it, and then the answer before it is taken away: Discord lets that be done for a quarter of an hour.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import aiohttp
import discord
from discord import ui

from words import shorten

log = logging.getLogger(__name__)

UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What it looks like when Discord refuses, or cannot be reached at all."""
LONGEST_MESSAGE = 2000
THINKING = "thinking"
"""Among the extras of an interaction whether a private "thinking" waits for its answer."""
MOST_ANSWERS = 5_000
"""Of so many members and channels it is known what they were last told; of others answers stay."""
REPLACED = "replaced"
"""Among the extras of an interaction whether the message whose button was pressed has an answer in it."""

Delete = Callable[[], Awaitable[None]]


class Picture(Protocol):
    """What becomes a file each time it is sent."""

    def file(self) -> discord.File: ...


def in_messages(text: str, longest: int = LONGEST_MESSAGE) -> list[str]:
    """A long text in parts that each fit into a message, cut between lines."""
    parts = [""]
    for line in text.splitlines():
        if len(parts[-1]) + len(line) >= longest:
            parts.append("")
        parts[-1] += line[: longest - 1] + "\n"
    return [part.rstrip() for part in parts]


def words_only(text: str) -> ui.LayoutView:
    """A message of nothing but words, in the place of one with components."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


async def acknowledge(interaction: discord.Interaction, *, slow: bool = False) -> None:
    """Let Discord know that a private answer will come: before anything is looked up.

    Where it may be `slow`, a message says meanwhile that it is being thought about.
    """
    await interaction.response.defer(ephemeral=True, thinking=slow and not is_pressed_in_private(interaction))
    deferred = discord.InteractionResponseType.deferred_channel_message
    interaction.extras[THINKING] = interaction.response.type is deferred


@asynccontextmanager
async def acknowledging(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Acknowledge a press while what it asks for is being done: first, but without waiting for the answer.

    What is done stays so, also where Discord does not take the acknowledgement.
    """
    acknowledged = asyncio.create_task(interaction.response.defer())
    await asyncio.sleep(0)  # it is on its way before anything else
    try:
        yield
    finally:
        try:
            await acknowledged
        except UNREACHED as error:
            log.info("a press could not be acknowledged: %s", error)


async def tell(
    interaction: discord.Interaction,
    text: str,
    view: ui.View | None = None,
    file: discord.File | None = None,
    *,
    anew: bool = False,
) -> None:
    """Answer the one member who asked: in the place of the "thinking", while that stands.

    What was pressed in a private message is answered in its place, unless that is to stay: then `anew`.
    What quotes something very long is cut short.
    """
    text = shorten(text, LONGEST_MESSAGE)
    extra: dict[str, Any] = {} if view is None else {"view": view}
    attached: dict[str, Any] = {} if file is None else {"attachments": [file]}
    if await _put_in_place(interaction, content=text, **extra, **attached):
        return
    if not anew and may_replace(interaction):
        await replace(interaction, text, view, file)
    else:
        await _send(interaction, content=text, **extra, **({} if file is None else {"file": file}))


async def show(
    interaction: discord.Interaction, view: ui.LayoutView, *pictures: Picture, anew: bool = False
) -> None:
    """The same with a message of components, and the pictures that it shows."""
    if await _put_in_place(interaction, view=view, attachments=[each.file() for each in pictures]):
        return
    files = [each.file() for each in pictures]
    if not anew and may_replace(interaction):
        await replace_by(interaction, view, files)
    else:
        await _send(interaction, view=view, files=files)


async def _send(interaction: discord.Interaction, **message: Any) -> None:
    """Send a private answer, in the place of the one before it that was given in this channel."""
    if interaction.response.is_done():
        sent = await interaction.followup.send(**message, ephemeral=True, wait=True)
        note_answer(interaction, sent.delete)
    else:
        await interaction.response.send_message(**message, ephemeral=True)
        note_answer(interaction, interaction.delete_original_response)


async def _put_in_place(interaction: discord.Interaction, **message: Any) -> bool:
    """Put an answer in the place of a private "thinking"; whether there was one."""
    if not interaction.extras.pop(THINKING, False):
        return False
    try:
        await interaction.edit_original_response(**message)
    except discord.NotFound:  # it was dropped, and there is something to say after all
        return False
    note_answer(interaction, interaction.delete_original_response)
    return True


async def drop_answer(interaction: discord.Interaction) -> None:
    """Take the private "thinking" or the menu that was used away; the board says it all."""
    thinks, used = interaction.extras.pop(THINKING, False), interaction.message
    if not (thinks or (used is not None and used.flags.ephemeral)):
        return
    try:
        await interaction.delete_original_response()
    except UNREACHED as error:
        log.info("a deferred answer could not be deleted: %s", error)


async def replace_answer(interaction: discord.Interaction, text: str) -> None:
    """Put words in the place of the message whose button was pressed. What is saved stays so."""
    try:
        await replace(interaction, text, None, None)
    except UNREACHED as error:
        log.info("an answered message could not be edited: %s", error)


# What takes the place of what


@dataclass(slots=True)
class LastAnswer:
    """What a member was last told in a channel: the messages of one interaction."""

    interaction_id: int
    deletes: list[Delete] = field(default_factory=list)


Key = tuple[int, int | None]
_going: set[asyncio.Task[None]] = set()
"""The answers that are being taken away."""
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


def note_answer(interaction: discord.Interaction, delete: Delete) -> None:
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
        task = asyncio.create_task(_take_away(before))
        _going.add(task)
        task.add_done_callback(_going.discard)


async def _take_away(answer: LastAnswer) -> None:
    for delete in answer.deletes:
        try:
            await delete()
        except UNREACHED as error:
            log.info("an earlier answer could not be taken away: %s", error)
