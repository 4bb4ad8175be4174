"""How a game begins: whether it can be played here, the thread it may get, its table."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final, Literal
from weakref import WeakValueDictionary

import discord

from cogs.answers import UNREACHED, Answers, acknowledge, drop_answer, tell
from cogs.board.last_shown import Shown
from cogs.board.warming import Warming
from cogs.controls.components import ControlButton, buttons_view, control_button
from cogs.controls.kinds import InThread, NewGame
from cogs.people import member_of
from cogs.rights import (
    can_open_thread,
    check_let_in,
    check_may_open_thread,
    check_may_post,
    check_playing_channel,
    thread_parent_id,
)
from engine import GameError, find_game, new_game
from play import Play
from play.challenges import seats_against_computer
from play.dice import commitment, has_dice
from play.newcomers import level_to_begin
from play.refusals import Refusal
from play.settings import check_admitted
from play.terms import NO_CLOCK, Terms, terms_of
from play.views import TableView, Venue
from store import Invitation
from store.records import GuildSettings, Seat, Table
from words import Say, opponent_name, what_is_drawn

How = Literal["solo", "challenge", "team", "quick"]
NOTHING = "-"
"""Stands for what was not given, in the control that starts a game in a thread."""
OPTION = re.compile("([a-z]+)([0-9]+)")
LONGEST_THREAD_NAME = 100
OPEN_MINUTES: Final = 10080
"""How long a thread in which nobody writes stays open: a week, the longest that Discord offers."""
OfferLanguage = Callable[[discord.Interaction], Awaitable[None]]
"""Offers to set the language of the server, if the member may do that and it is not set."""
MOST_ALONE = 3
"""In how many channels of a server a member may play against the computer at the same time."""


class Start:
    """Starts games."""

    def __init__(
        self, play: Play, shown: Shown, answers: Answers, offer_language: OfferLanguage, warming: Warming
    ) -> None:
        self._play = play
        self._shown = shown
        self._answers = answers
        self._warming = warming
        self.offer_language = offer_language
        """Called after everything else about a game that has begun."""
        self._starting_alone: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def solo(self, interaction: discord.Interaction, game: str, level: str, terms: Terms) -> None:
        """Start a game against the computer."""
        await acknowledge(interaction)
        last = await self.check(interaction, terms, in_thread(game, "solo", terms, level))
        await self.begin_alone(interaction, game, level, terms, last, terms.side)

    async def quick(self, interaction: discord.Interaction, game: str, *, threaded: bool = False) -> None:
        """Start a short game against the computer, an easy one for members who have never played it."""
        await acknowledge(interaction)
        terms = Terms(dict(find_game(game).quick), threaded=threaded)
        last = await self.check(interaction, terms, in_thread(game, "quick", Terms({})))
        level = await level_to_begin(self._play.store, interaction.user.id, game)
        await self.begin_alone(interaction, game, level, terms, last)

    async def begin_alone(
        self,
        interaction: discord.Interaction,
        game: str,
        level: str,
        terms: Terms,
        last: Table | None,
        side: int = 0,
    ) -> None:
        """Begin a game against the computer, without a clock; the board is the answer.

        Raises `Refusal`, also if the member has such games in too many channels already.
        """
        say = await self._answers.say_to_all(interaction, game)
        seats = seats_against_computer(member_of(interaction.user), opponent_name(level, say), level, side)
        async with self.alone(interaction):
            view = await self.begin(interaction, game, seats, terms._replace(clock=NO_CLOCK), last)
        if self._shown.is_current(view.table):
            await self.offer_language(interaction)
            await drop_answer(interaction)

    @asynccontextmanager
    async def alone(self, interaction: discord.Interaction) -> AsyncIterator[None]:
        """Keep the member from starting another game against the computer meanwhile. Raises `Refusal`."""
        async with self._starting_alone.setdefault(interaction.user.id, asyncio.Lock()):
            await self._check_alone(interaction)
            yield

    async def _check_alone(self, interaction: discord.Interaction) -> None:
        if interaction.guild_id is None:
            return
        held = await self._play.store.tables.channels_against_computer(
            interaction.guild_id, interaction.user.id
        )
        if len(held) >= MOST_ALONE:
            raise Refusal("alone-enough", channels=", ".join(f"<#{each}>" for each in held))

    async def check(
        self, interaction: discord.Interaction, terms: Terms, asked: InThread | None = None
    ) -> Table | None:
        """The last table of this channel, if any. Raises `Refusal` if no game can be started on those terms.

        If another game is on, what was `asked` for is offered in a thread. If it can be started, its pictures
        are prepared meanwhile.
        """
        check_may_post(interaction, threaded=terms.threaded)
        await check_let_in(interaction)
        settings = await self._answers.settings(interaction)
        check_admitted(settings, interaction.user.id)
        check_playing_channel(interaction, settings)
        if asked is not None:
            self._warming.begin(asked.game, settings.theme)
        channel_id = interaction.channel_id or 0
        if not terms.threaded:
            return await self._check_free(interaction, channel_id, asked)
        check_may_open_thread(interaction)
        return await self._play.store.tables.in_channel(channel_id)

    async def _check_free(
        self, interaction: discord.Interaction, channel_id: int, asked: InThread | None
    ) -> Table | None:
        try:
            return await self._play.driver.check_free(channel_id)
        except Refusal:
            if asked is not None and can_open_thread(interaction):
                say = await self._answers.say(interaction, asked.game)
                self._answers.offer_instead(interaction, buttons_view([thread_button(asked, say)]))
            raise

    async def begin(
        self,
        interaction: discord.Interaction,
        game: str,
        seats: tuple[Seat, ...],
        terms: Terms,
        last: Table | None,
        invitation: Invitation | None = None,
    ) -> TableView:
        """Begin a game, which shows its board; `last` is the last table of this channel.

        Raises `Refusal`; a thread that was opened for it is then removed.
        """
        thread = await self._open_thread(interaction, game, seats) if terms.threaded else None
        try:
            venue = await self._venue(interaction, terms, thread, last)
            view = await self._play.driver.start(
                game,
                terms.options,
                seats,
                venue,
                nonce=str(interaction.id),
                invitation=invitation,
                start=terms.start,
                by_lot=terms.draws_lot(game),
            )
        except Exception:
            if thread is not None:
                await _remove(thread)
            raise
        if thread is None and view.table.threaded:
            await keep_open(interaction.channel)
        if not self._shown.is_current(view.table):
            await self._answers.tell_saved(interaction, game)
        return view

    async def _venue(
        self,
        interaction: discord.Interaction,
        terms: Terms,
        thread: discord.Thread | None,
        last: Table | None,
    ) -> Venue:
        """Where the game is played; a thread that was opened for an earlier game is the table's own, too."""
        settings = await self._answers.settings(interaction)
        return Venue(
            guild_id=interaction.guild_id,
            channel_id=thread.id if thread is not None else interaction.channel_id or 0,
            language=await self._answers.public_language(interaction),
            theme=settings.theme,
            clock=terms.clock_for(settings),
            rated=settings.rated and terms.is_even,
            threaded=thread is not None or (last is not None and last.threaded),
            parent_id=thread_parent_id(thread or interaction.channel),
            hints=terms.hints,
            animations=settings.animations,
            hidden_racks=terms.hidden_racks,
        )

    async def _open_thread(
        self, interaction: discord.Interaction, game: str, seats: tuple[Seat, ...]
    ) -> discord.Thread:
        """Open a thread named after the match, with all players in it."""
        assert isinstance(interaction.channel, discord.TextChannel)
        say = await self._answers.say_to_all(interaction, game)
        a, b = (" & ".join(seat.name for seat in seats if seat.side == side) for side in (0, 1))
        name = say("thread-name", game=say(f"game-{game}"), a=a, b=b)
        thread = await interaction.channel.create_thread(
            name=name[:LONGEST_THREAD_NAME],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=OPEN_MINUTES,
        )
        for member_id in filter(None, (seat.member_id for seat in seats)):
            with suppress(*UNREACHED):  # a player who is not added can still open it
                await thread.add_user(discord.Object(member_id))
        return thread

    # Channels without a game

    async def offer(self, interaction: discord.Interaction, game: str) -> None:
        """Offer to start a game, or say why none can be started here and how to go on."""
        try:
            await self.check(interaction, Terms({}))
        except Refusal as refusal:
            await tell(interaction, await self._answers.word_refusal(interaction, refusal, game))
        else:
            say = await self._answers.say(interaction, game)
            await tell(interaction, say("no-table"), buttons_view(start_buttons(interaction, game, say)))


def word_commitment(invitation: Invitation, say: Say) -> Iterator[str]:
    """The commitment that is shown before anybody accepts, if the game depends on a seed."""
    is_drawn = has_dice(invitation.game) or terms_of(invitation).draws_lot(invitation.game)
    if invitation.seed is not None and is_drawn:
        yield say(f"{what_is_drawn(invitation.game)}-committed", hash=commitment(invitation.seed))


def word_rating(invitation: Invitation, settings: GuildSettings, say: Say) -> Iterator[str]:
    """Whether the game counts, and what is unusual about that."""
    if not settings.rated:
        yield say("challenge-not-rated")
    elif not terms_of(invitation).is_even:
        yield say("challenge-uneven")
    elif not find_game(invitation.game).is_long_enough(invitation.options):
        yield say("challenge-unrated")
    else:
        yield say("allows-hints" if invitation.hints else "challenge-rated")


def in_thread(game: str, how: How, terms: Terms, whom: str | int | None = None) -> InThread:
    """The control that starts a game in a thread, for a channel in which another is on.

    `whom` is the level of the computer, or the id of whoever is challenged.
    """
    options = ".".join(f"{name}{value}" for name, value in sorted(terms.options.items())) or NOTHING
    asked = InThread(game, how, str(whom or NOTHING), terms.clock or NOTHING, terms.begin, options)
    return replace(asked, racks="hidden") if terms.hidden_racks else asked


def terms_in_thread(control: InThread) -> Terms:
    """The terms of a game in a thread. Raises `Refusal` for options that the game does not have."""
    found = [OPTION.fullmatch(each) for each in control.options.split(".")]
    options = {each[1]: int(each[2]) for each in found if each is not None}
    try:
        new_game(control.game, **options)
    except GameError:
        raise Refusal("refused") from None
    clock = None if control.clock == NOTHING else control.clock
    hidden_racks = control.racks == "hidden"
    return Terms(options, clock, threaded=True, begin=control.begin, hidden_racks=hidden_racks)


def thread_button(asked: InThread, say: Say) -> ControlButton:
    """The button that starts a game in a thread, for a channel that is taken."""
    return control_button(asked, say("start-in-thread"), style=discord.ButtonStyle.primary)


def start_buttons(interaction: discord.Interaction, game: str, say: Say) -> list[ControlButton]:
    """The buttons that start a game here; in a private chat, only against the computer."""
    buttons = [control_button(NewGame(game, "solo"), say("start-solo"), style=discord.ButtonStyle.primary)]
    if interaction.guild_id is not None:
        buttons.append(control_button(NewGame(game, "open"), say("start-open")))
        if find_game(game).teams is not None:
            buttons.append(control_button(NewGame(game, "team"), say("start-team")))
    return buttons


async def keep_open(thread: object) -> None:
    """Let a thread stay open as long as for its first game, after which it was set to close soon."""
    if isinstance(thread, discord.Thread):
        with suppress(*UNREACHED):
            await thread.edit(auto_archive_duration=OPEN_MINUTES)


async def _remove(thread: discord.Thread) -> None:
    """Delete a thread in which nothing is played after all; close it if deleting is not allowed."""
    with suppress(*UNREACHED):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
