"""Answers interactions: in the language of whoever reads the answer, in time, and always.

A press in a private message is answered in the place of that message. A press under a board is answered
below it, and the private answer before is then deleted; so is the earlier answer to a command that is typed
again. Discord allows that for a quarter of an hour.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol, cast
from weakref import WeakKeyDictionary

import aiohttp
import discord
from discord import app_commands, ui
from discord.utils import format_dt

from play.preferences import Preferences
from play.refusals import Refusal
from play.settings import Settings
from store import DatabaseTrouble
from store.records import GuildSettings, MemberPreferences, Table
from words import Language, Say, nearest_language, shorten, word_game, word_refusal

log = logging.getLogger(__name__)

UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised when Discord refuses something, or cannot be reached at all."""
LONGEST_MESSAGE = 2000
MOST_SUGGESTIONS, LONGEST_SUGGESTION = 25, 100
"""How many suggestions Discord takes while something is typed, and how long they may be."""
PICTURES = (".png", ".gif")
"""The endings of files that are shown as pictures."""
ROW_WIDTH = 5
"""How many buttons fit in a row; a menu fills one."""
ELLIPSIS = "…"
THINKING = "thinking"
"""The extra of an interaction that says whether a private "thinking" waits for its answer."""
MOST_ANSWERS = 5_000
"""For how many members and channels the last answer is remembered; answers to others are not deleted."""
BAD_REQUEST = 400
"""The status with which Discord refuses the content of a message."""
SERVER_ERROR = 500
"""From this status on, something is wrong with Discord and not with what it was sent."""
REPLACED = "replaced"
"""The extra of an interaction that says whether the message whose button was pressed is replaced already."""

Delete = Callable[[], Awaitable[None]]
SETTINGS = "settings"
"""The extra of an interaction with the settings of its server, once they have been read."""
PREFERENCES = "preferences"
"""The extra of an interaction with the preferences of its member, once they have been read."""
INSTEAD = "instead"
"""The extra of an interaction with the buttons that a refusal comes with."""
BEGUN_IN = "begun in"
"""The extra of an interaction with the language of the message whose button was pressed."""

OfferStart = Callable[[discord.Interaction, str], Awaitable[None]]
SayIn = Callable[[Language, str | None], Say]
"""Gives a `say` in a language whose texts can name slash commands; with a game, also those of that game."""
RefusalListener = Callable[[Refusal], None]


class Picture(Protocol):
    """Anything that makes a new file each time it is sent."""

    def file(self) -> discord.File: ...


def in_messages(text: str, longest: int = LONGEST_MESSAGE) -> list[str]:
    """A long text, cut between lines into parts that each fit into a message."""
    parts = [""]
    for line in text.splitlines():
        if len(parts[-1]) + len(line) >= longest:
            parts.append("")
        parts[-1] += line[: longest - 1] + "\n"
    return [part.rstrip() for part in parts]


def words_only(text: str) -> ui.LayoutView:
    """A message of nothing but words, to replace one with components."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


async def acknowledge(interaction: discord.Interaction, *, slow: bool = False) -> None:
    """Let Discord know that a private answer will come, before anything is looked up.

    If the answer may be `slow`, Discord shows "thinking" meanwhile.
    """
    await interaction.response.defer(ephemeral=True, thinking=slow and not is_pressed_in_private(interaction))
    deferred = discord.InteractionResponseType.deferred_channel_message
    interaction.extras[THINKING] = interaction.response.type is deferred


@asynccontextmanager
async def acknowledging(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Acknowledge a press first, and do what it asks for without waiting for Discord's reply.

    What is done stays done, even if Discord does not take the acknowledgement.
    """
    acknowledged = asyncio.create_task(interaction.response.defer())
    await asyncio.sleep(0)  # lets the acknowledgement be sent before anything else
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
    """Answer the one member who asked, in the place of the "thinking" if there is one.

    A press in a private message is answered in its place, unless that message is to stay: then `anew`.
    A text that is too long is cut.
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
    """Answer the one member who asked by a message of components, with its pictures; see `tell`."""
    if await _put_in_place(interaction, view=view, attachments=[each.file() for each in pictures]):
        return
    files = [each.file() for each in pictures]
    if not anew and may_replace(interaction):
        await replace_by(interaction, view, files)
    else:
        await _send(interaction, view=view, files=files)


async def tell_meanwhile(interaction: discord.Interaction, words: str) -> None:
    """Say how far an answer is, in the place where it will appear, and remove the buttons there.

    If that fails, nothing is said.
    """
    used, updates = interaction.message, discord.InteractionResponseType.deferred_message_update
    try:
        if interaction.response.type is updates and used is not None and used.flags.components_v2:
            await interaction.edit_original_response(view=words_only(words))
        else:
            await interaction.edit_original_response(content=words, view=None)
    except UNREACHED as error:
        log.info("how far an answer is could not be told: %s", error)


async def offer_beside(interaction: discord.Interaction, view: ui.LayoutView) -> None:
    """Show something that no later answer deletes: beside the answer, or in the place of the "thinking"."""
    if interaction.extras.pop(THINKING, False):
        await interaction.edit_original_response(view=view)
    else:
        await interaction.followup.send(view=view, ephemeral=True)


async def post(interaction: discord.Interaction, **message: Any) -> discord.Message:
    """Show to everybody in the channel what was asked for, once that is acknowledged.

    It is a message of its own: in the place of a private "thinking" it would be private and ping nobody.
    """
    if not interaction.extras.get(THINKING, False):
        return await interaction.followup.send(**message, wait=True)
    where, guild_id = interaction.channel_id or 0, interaction.guild_id
    channel = interaction.client.get_partial_messageable(where, guild_id=guild_id)
    try:
        sent = await channel.send(**message, nonce=str(interaction.id))  # so that Discord posts it only once
    except discord.HTTPException as error:
        if error.status >= SERVER_ERROR:  # the message may have been posted all the same
            raise
        return await _post_as_answer(interaction, **message)  # an answer is allowed anywhere
    await drop_answer(interaction)
    return sent


async def _post_as_answer(interaction: discord.Interaction, **message: Any) -> discord.Message:
    """Post it as a follow-up, which all see once the private answer before it is deleted."""
    await interaction.edit_original_response(content=ELLIPSIS)  # "thinking" itself cannot be deleted
    await drop_answer(interaction)
    if (file := message.get("file")) is not None:
        file.reset()
    return await interaction.followup.send(**message, wait=True)


async def _send(interaction: discord.Interaction, **message: Any) -> None:
    """Send a private answer, and delete the one before it in this channel."""
    if interaction.response.is_done():
        sent = await interaction.followup.send(**message, ephemeral=True, wait=True)
        note_answer(interaction, sent.delete)
    else:
        await interaction.response.send_message(**message, ephemeral=True)
        note_answer(interaction, interaction.delete_original_response)


async def _put_in_place(interaction: discord.Interaction, **message: Any) -> bool:
    """Put an answer in the place of a private "thinking"; return whether there was one."""
    if not interaction.extras.pop(THINKING, False):
        return False
    try:
        await interaction.edit_original_response(**message)
    except discord.NotFound:  # it was dropped, and there is something to say after all
        return False
    note_answer(interaction, interaction.delete_original_response)
    return True


async def drop_answer(interaction: discord.Interaction) -> None:
    """Delete the private "thinking", or the menu that was used: the board says it all."""
    thinks, used = interaction.extras.pop(THINKING, False), interaction.message
    if not (thinks or (used is not None and used.flags.ephemeral)):
        return
    try:
        await interaction.delete_original_response()
    except UNREACHED as error:
        log.info("a deferred answer could not be deleted: %s", error)


async def drop_menu(interaction: discord.Interaction) -> None:
    """Delete the private menu that was used, so that nobody uses it twice; all see what came of it."""
    if interaction.message is not None and is_pressed_in_private(interaction):
        try:
            await interaction.followup.delete_message(interaction.message.id)
        except UNREACHED as error:
            log.info("a menu that was used could not be deleted: %s", error)


async def replace_answer(interaction: discord.Interaction, text: str) -> None:
    """Replace the message whose button was pressed by words. If that fails, what was done stays done."""
    try:
        await replace(interaction, text, None, None)
    except UNREACHED as error:
        log.info("an answered message could not be edited: %s", error)


# Which answer replaces which


@dataclass(slots=True)
class LastAnswer:
    """The last answer to a member in a channel: the messages of one interaction."""

    interaction: discord.Interaction
    deletes: list[Delete] = field(default_factory=list)


Key = tuple[int, int | None, str]
"""The member, the channel, and how the answer was asked for."""
_going: set[asyncio.Task[None]] = set()
"""The answers that are being deleted."""
_last: WeakKeyDictionary[discord.Client, OrderedDict[Key, LastAnswer]] = WeakKeyDictionary()


def is_pressed_in_private(interaction: discord.Interaction) -> bool:
    """Whether a control of a private message was used."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def may_replace(interaction: discord.Interaction) -> bool:
    """Whether the next answer should replace the private message whose control was used."""
    is_first = not interaction.extras.get(REPLACED, False)
    return is_first and is_pressed_in_private(interaction)


async def replace(
    interaction: discord.Interaction, words: str, view: ui.View | None, file: discord.File | None
) -> None:
    """Replace that message, which may have components, by an answer of words."""
    message, attached = interaction.message, [] if file is None else [file]
    if message is not None and message.flags.components_v2:  # such a message cannot lose its components
        await replace_by(interaction, in_components(words, view, file), attached)
        return
    interaction.extras[REPLACED] = True
    await interaction.edit_original_response(content=words, view=view, attachments=attached)


async def replace_by(
    interaction: discord.Interaction, view: ui.LayoutView, files: list[discord.File]
) -> None:
    """Replace the private message whose control was used by a message of components."""
    interaction.extras[REPLACED] = True
    try:
        await interaction.edit_original_response(content=None, view=view, attachments=files)
    except discord.HTTPException as error:
        interaction.extras[REPLACED] = error.status != BAD_REQUEST  # a bad request leaves the place good
        raise


def in_components(words: str, view: ui.View | None, file: discord.File | None) -> ui.LayoutView:
    """An answer of words as a message of components."""
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(words))
    if file is not None:
        message.add_item(_in_component(file))
    for row in _in_rows([] if view is None else view.children):
        message.add_item(row)
    return message


def _in_component(file: discord.File) -> ui.Item[Any]:
    """A picture as a gallery; any other file as a download."""
    url = f"attachment://{file.filename}"
    if not file.filename.endswith(PICTURES):
        return ui.File(url)
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=file.description))


def _in_rows(items: Sequence[ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    """Buttons and menus in order, as many to a row as Discord takes."""
    rows: list[list[ui.Item[Any]]] = []
    for item in items:
        if not rows or sum(each.width for each in rows[-1]) + item.width > ROW_WIDTH:
            rows.append([])
        rows[-1].append(item)
    return [ui.ActionRow(*row) for row in rows]


def note_answer(interaction: discord.Interaction, delete: Delete) -> None:
    """Remember an answer, and delete the one before it that was asked for in the same way."""
    answers = _last.setdefault(interaction.client, OrderedDict())
    key = interaction.user.id, interaction.channel_id, _way_of_asking(interaction)
    before = answers.pop(key, None)
    is_same = before is not None and before.interaction.id == interaction.id
    answers[key] = last = before if is_same and before is not None else LastAnswer(interaction)
    last.deletes.append(delete)
    if len(answers) > MOST_ANSWERS:
        answers.popitem(last=False)
    if before is not None and not is_same:
        task = asyncio.create_task(_take_away(before))
        _going.add(task)
        task.add_done_callback(_going.discard)


def _way_of_asking(interaction: discord.Interaction) -> str:
    """How an answer was asked for: by a control in private or in public, or by which command."""
    if interaction.message is not None:
        return "in private" if is_pressed_in_private(interaction) else "in public"
    try:
        return "" if interaction.command is None else interaction.command.qualified_name
    except (AttributeError, LookupError, TypeError, ValueError):  # raised by the library for forged commands
        return ""


async def _take_away(answer: LastAnswer) -> None:
    """Delete an answer while Discord allows it; later, the request would only count as invalid."""
    if answer.interaction.is_expired():
        return
    for delete in answer.deletes:
        try:
            await delete()
        except UNREACHED as error:
            log.info("an earlier answer could not be taken away: %s", error)


# Words and refusals


def suggest(offered: Sequence[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """The suggestions whose label or value contains what has been typed, from pairs of both."""
    fitting = [each for each in offered if typed.lower() in " ".join(each).lower()]
    return [
        app_commands.Choice(name=label[:LONGEST_SUGGESTION], value=value)
        for label, value in fitting[:MOST_SUGGESTIONS]
    ]


class Answers:
    """Knows which language to speak to whom, and answers refusals and failures."""

    def __init__(
        self,
        settings: Settings,
        preferences: Preferences,
        default_language: Language,
        commands: Mapping[str, str],
        say_in: SayIn,
    ) -> None:
        self._settings = settings
        self._preferences = preferences
        self._default_language = default_language
        self._commands = commands
        """The slash command of each game."""
        self._say_in = say_in
        self._offer_start: OfferStart | None = None
        self._refusal_listeners: list[RefusalListener] = []

    def listen(self, listener: RefusalListener) -> None:
        """Call `listener` with everything that members are refused."""
        self._refusal_listeners.append(listener)

    def offer_start_with(self, offer_start: OfferStart) -> None:
        """Let that function answer members who use a game's command where no game is on."""
        self._offer_start = offer_start

    # Languages

    async def say(self, interaction: discord.Interaction, game: str | None = None) -> Say:
        """`say` for the one member who sees the answer."""
        return self._in(await self.own_language(interaction), game)

    async def own_language(self, interaction: discord.Interaction) -> Language:
        """The language that the member has chosen, or that of their Discord client."""
        chosen = (await self.preferences(interaction)).language
        return nearest_language(chosen or interaction.locale.value, self._default_language)

    async def say_to_all(self, interaction: discord.Interaction, game: str | None = None) -> Say:
        """`say` for what everybody in the channel sees."""
        return self._in(await self.public_language(interaction), game)

    def say_at(self, table: Table) -> Say:
        """`say` for the board of a table."""
        return self._in(cast(Language, table.language), table.game)

    async def public_language(self, interaction: discord.Interaction) -> Language:
        """The language that the server has set, or that Discord tells; else that of whoever began this.

        For a server that is no Community, Discord always tells English, so that says nothing.
        """
        settings, guild = await self.settings(interaction), interaction.guild
        own = interaction.guild_locale if guild is not None and "COMMUNITY" in guild.features else None
        known = settings.language or (own.value if own else interaction.extras.get(BEGUN_IN))
        if known is None:
            return await self.own_language(interaction)
        return nearest_language(known, self._default_language)

    def keep_language(self, interaction: discord.Interaction, language: Language | None) -> None:
        """Keep the language of the message that is being answered, if it is known."""
        interaction.extras[BEGUN_IN] = language

    async def say_in_server(self, guild: discord.Guild | None) -> Say:
        """`say` for what answers no interaction, so that nobody's own language is known."""
        settings = await self._settings.of_guild(None if guild is None else guild.id)
        own = guild.preferred_locale.value if guild is not None and "COMMUNITY" in guild.features else ""
        return self._in(nearest_language(settings.language or own, self._default_language), None)

    def _in(self, language: Language, game: str | None) -> Say:
        return self._say_in(language, self._commands.get(game or ""))

    async def settings(self, interaction: discord.Interaction) -> GuildSettings:
        """The settings of the server, read at most once for an interaction."""
        if SETTINGS not in interaction.extras:
            interaction.extras[SETTINGS] = await self._settings.of_guild(interaction.guild_id)
        return cast(GuildSettings, interaction.extras[SETTINGS])

    def keep_settings(self, interaction: discord.Interaction, settings: GuildSettings) -> None:
        """Keep settings that were read together with something else."""
        interaction.extras[SETTINGS] = settings

    async def preferences(self, interaction: discord.Interaction) -> MemberPreferences:
        """The preferences of the member, read at most once for an interaction.

        The defaults if the database does not answer, so that the member can be told so.
        """
        if PREFERENCES not in interaction.extras:
            try:
                found = await self._preferences.of_member(interaction.user.id)
            except DatabaseTrouble:
                found = MemberPreferences(interaction.user.id)
            self.keep_preferences(interaction, found)
        return cast(MemberPreferences, interaction.extras[PREFERENCES])

    def keep_preferences(self, interaction: discord.Interaction, preferences: MemberPreferences) -> None:
        """Keep preferences that were just changed, or cannot be read."""
        interaction.extras[PREFERENCES] = preferences

    async def theme(self, interaction: discord.Interaction, table: Table | None = None) -> str:
        """The colours of a board that only the member sees: their own, else the table's or the server's."""
        own = (await self.preferences(interaction)).theme
        if own is not None:
            return own
        return (await self.settings(interaction)).theme if table is None else table.theme

    # Refusals and failures

    def offer_instead(self, interaction: discord.Interaction, view: ui.View) -> None:
        """Let a refusal come with buttons for what can be done instead."""
        interaction.extras[INSTEAD] = view

    async def tell_saved(self, interaction: discord.Interaction, game: str) -> None:
        """Tell the member that something is saved although it could not be shown."""
        await tell(interaction, (await self.say(interaction, game))("saved-not-shown"), anew=True)

    async def refuse(self, interaction: discord.Interaction, refusal: Refusal, game: str | None) -> None:
        """Answer a refusal; if no game is on, with an offer to start one."""
        for listener in self._refusal_listeners:
            listener(refusal)
        if refusal.code == "no-table" and game is not None and self._offer_start is not None:
            await self._offer_start(interaction, game)
        else:
            words = await self.word_refusal(interaction, refusal, game)
            await tell(interaction, words, interaction.extras.pop(INSTEAD, None), anew=True)

    async def word_refusal(self, interaction: discord.Interaction, refusal: Refusal, game: str | None) -> str:
        """The words of a refusal; if another game is in the way, they name that game's commands."""
        facts = {name: _show_time(fact) for name, fact in refusal.facts.items()}
        other = facts.get("game")
        in_the_way = other if isinstance(other, str) and other in self._commands else None
        say = await self.say(interaction, in_the_way or game)
        if isinstance(other, str):
            facts["game"] = word_game(other, say)
        return word_refusal(refusal.code, facts, say)

    async def answer_error(
        self, interaction: discord.Interaction, error: Exception, game: str | None = None
    ) -> None:
        """Answer a refusal or a failure in words, to the one member who asked."""
        with suppress(*UNREACHED):
            if not interaction.response.is_done():  # first, as the language has to be looked up
                await acknowledge(interaction)
            try:
                if isinstance(error, Refusal):
                    return await self.refuse(interaction, error, game)
            except DatabaseTrouble as trouble:  # what can be done instead could not be looked up
                error = trouble
            await self._apologize(interaction, error, game)
        return None

    async def _apologize(self, interaction: discord.Interaction, error: Exception, game: str | None) -> None:
        """Tell the member that something has gone wrong, even if the database does not answer."""
        _report(error)
        sorry = "failed" if game is None else "went-wrong"
        if isinstance(error, DatabaseTrouble):
            sorry = "not-saved"
            self.keep_preferences(interaction, MemberPreferences(interaction.user.id))
        await tell(interaction, (await self.say(interaction, game))(sorry), anew=True)

    async def answer_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer what a slash command raises, or Discord's library before it calls the command."""
        if isinstance(error, app_commands.CommandInvokeError):
            return await self.answer_error(interaction, error.original, self._game_of(interaction))
        log.info("a command was refused: %s", error)
        if interaction.type is not discord.InteractionType.autocomplete:
            return await self.answer_error(interaction, Refusal("refused"), None)
        with suppress(*UNREACHED):
            await interaction.response.autocomplete([])
        return None

    def _game_of(self, interaction: discord.Interaction) -> str | None:
        """The game whose command was used, if it was a game's."""
        name = "" if interaction.command is None else interaction.command.qualified_name.partition(" ")[0]
        return next((game for game, command in self._commands.items() if command == name), None)


def _show_time(fact: object) -> object:
    """A fact; a time in the form that Discord shows as how long it is until then."""
    return format_dt(fact, "R") if isinstance(fact, datetime) else fact


def _report(error: Exception) -> None:
    if isinstance(error, UNREACHED):
        log.warning("Discord refused a part of an answer: %s", error)
    else:  # a bug of ours, which must not leave the member without an answer
        log.error("a command or control failed", exc_info=error)
