"""Lobbies, where teams gather before a game: a message with buttons to join, leave, shuffle and start."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import ui

from cogs.answers import UNREACHED, Answers, acknowledge, post, words_only
from cogs.board.last_shown import Shown
from cogs.controls.components import ControlButton, control_button, control_menu, has_control
from cogs.controls.kinds import InLobby, LobbyMenu
from cogs.controls.languages import language_under
from cogs.matches import team_of
from cogs.people import member_of, place_of
from cogs.services.start import Start, in_thread, word_commitment, word_rating
from engine import describe, new_game
from play import lobbies as play
from play.blocks import Blocks
from play.flood_limits import Limits
from play.refusals import Refusal
from play.terms import Terms, terms_of
from play.views import TableView
from players import LEVELS
from players.strengths import rating_of
from store.records import GuildSettings, Lobby, LobbySeat, Seat, Table
from words import Say, escape_name, opponent_name, word_opponent, word_team
from words.opponents import word_known_opponent

log = logging.getLogger(__name__)

STYLES = {
    "join-0": discord.ButtonStyle.primary,
    "join-1": discord.ButtonStyle.danger,
    "start": discord.ButtonStyle.success,
}
COMES, GOES = "comes", "goes"
"""What can be chosen for the computer in a lobby."""


class Lobbies:
    """Shows lobbies, and starts the games that come of them."""

    def __init__(
        self,
        lobbies: play.Lobbies,
        start: Start,
        shown: Shown,
        answers: Answers,
        limits: Limits,
        blocks: Blocks,
    ) -> None:
        self._lobbies = lobbies
        self._shown = shown
        self._start = start
        self._answers = answers
        self._limits = limits
        self._blocks = blocks
        self._showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def gather(self, interaction: discord.Interaction, game: str, terms: Terms) -> None:
        """Open a lobby in which its host has a seat already."""
        await acknowledge(interaction)
        play.size_of(game)
        await self._start.check(interaction, terms, in_thread(game, "team", terms))
        await self._open(interaction, game, terms, member_of(interaction.user).lobby_seat(0))

    async def gather_again(self, interaction: discord.Interaction, table: Table, terms: Terms) -> None:
        """Open a lobby for a rematch, and ask everybody who has played to come."""
        say = await self._answers.say_to_all(interaction, table.game)
        settings = await self._answers.settings(interaction)
        others = play.asked_once_more(table, interaction.user.id, settings)
        asked = await self._blocks.who_take_pings(others, interaction.user.id)
        mentions = " ".join(f"<@{each}>" for each in asked)
        name = escape_name(interaction.user.display_name)
        news = say("lobby-again", name=name, mentions=mentions) if asked else ""
        host, computers = play.seat_once_more(table, interaction.user.id), play.computers_once_more(table)
        await self._open(interaction, table.game, terms, host, news, asked, computers)

    async def _open(
        self,
        interaction: discord.Interaction,
        game: str,
        terms: Terms,
        host: LobbySeat,
        news: str = "",
        pinged: Sequence[int] = (),
        computers: Sequence[LobbySeat] = (),
    ) -> None:
        """Open a lobby; ping those whom the news ask to come."""
        with self._limits.spending("challenge", interaction.user.id, pinged):
            settings = await self._answers.settings(interaction)
            where = place_of(interaction)
            lobby = await self._lobbies.open(game, terms, settings, where, host, computers)
            self._shown.note_gathered(interaction.user.id)
            await post(
                interaction,
                view=await self._message(interaction, lobby, news),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(each) for each in pinged]),
            )

    async def press(self, interaction: discord.Interaction, control: InLobby) -> None:
        """Join, leave, shuffle, start or close, in the language of whoever opened the lobby."""
        async with self._pressed(interaction, control):
            if control.what == "start":
                await self._begin(interaction, control)
            else:
                await self._change(interaction, control)

    @asynccontextmanager
    async def _pressed(
        self, interaction: discord.Interaction, control: InLobby | LobbyMenu
    ) -> AsyncIterator[None]:
        """Use the language of whoever opened the lobby, and remove the buttons if it is gone.

        Whoever pressed is here: they need no ping if they are the first to play.
        """
        await interaction.response.defer()
        self._shown.note_gathered(interaction.user.id)
        leave = InLobby(control.game, control.lobby, "leave")
        self._answers.keep_language(interaction, language_under(interaction.message, leave, "lobby-leave"))
        try:
            yield
        except Refusal as refusal:
            if refusal.code == "lobby-gone":
                await self._retire(interaction, control)
            raise

    # The computer

    async def choose_computer(
        self, interaction: discord.Interaction, control: LobbyMenu, values: Sequence[str]
    ) -> None:
        """Let the host give a place to the computer, or take it away again."""
        async with self._pressed(interaction, control):
            change = _computer_change(values[0], interaction.user.id)
            news = await self._change_computers(interaction, control.game, control.lobby, change)
            await self._show(interaction, control, news)

    async def seat_computer(
        self, interaction: discord.Interaction, game: str, level: str, side: int | None, *, away: bool
    ) -> None:
        """Give a place to the computer or take it away, for a host who types that; post the lobby again."""
        await acknowledge(interaction)
        play.size_of(game)
        host, where = interaction.user.id, place_of(interaction)
        lobby = await self._lobbies.find_hosted(game, where, host)

        def change(lobby: Lobby) -> Lobby:
            if not away:
                return play.seat_computer(lobby, host, side, level)
            there = [seat.number for seat in lobby.computers if side in (None, seat.side)]
            return play.dismiss_computer(lobby, host, max(there, default=-1))

        news = await self._change_computers(interaction, game, lobby.id, change)
        lobby = await self._lobbies.find(lobby.id, game, where)
        await post(interaction, view=await self._message(interaction, lobby, news))

    async def _change_computers(
        self,
        interaction: discord.Interaction,
        game: str,
        lobby_id: int,
        change: Callable[[Lobby], Lobby],
    ) -> str:
        """Change the computer's places; return the words about which of them came or went."""
        seen: list[Lobby] = []

        def turn_into(lobby: Lobby) -> Lobby:
            seen.append(lobby)
            return change(lobby)

        after = await self._lobbies.turn_into(lobby_id, game, place_of(interaction), turn_into)
        before, now = set(seen[-1].seats), set(after.seats)
        (seat,) = before ^ now
        say = await self._answers.say_to_all(interaction, game)
        name = word_opponent(seat.level or "", say)
        return say(f"lobby-join-{seat.side}-done" if seat in now else "lobby-leave-done", name=name)

    async def _change(self, interaction: discord.Interaction, control: InLobby) -> None:
        """Let a member join, leave or shuffle, and show it."""
        where, member = place_of(interaction), member_of(interaction.user)
        if control.what in ("join-0", "join-1"):
            settings = await self._answers.settings(interaction)
            await self._lobbies.check_join(control.lobby, control.game, where, settings, member)
        lobby, host = await self._lobbies.change(control.lobby, control.game, where, member, control.what)
        say = await self._answers.say_to_all(interaction, control.game)
        name = escape_name(interaction.user.display_name)
        if not lobby.seats:
            end = "lobby-close-done" if control.what == "close" else "lobby-leave-done-last"
            return await self._end(interaction, lobby.id, say(end, name=name))
        news = say(f"lobby-{control.what}-done", name=name)
        if host is not None:
            news = say("lobby-leave-done-host", name=name, host=escape_name(host.name))
        return await self._show(interaction, control, news)

    async def _begin(self, interaction: discord.Interaction, control: InLobby) -> None:
        """Start with everybody who has joined at that moment."""
        while True:
            lobby = await self._lobbies.find(control.lobby, control.game, place_of(interaction))
            play.check_gathered(lobby, await self._answers.settings(interaction))
            terms = terms_of(lobby)
            last = await self._start.check(interaction, terms)
            try:
                view = await self._begin_with(interaction, lobby, terms, last)
                break
            except Refusal as refusal:
                if refusal.code != "invitation-gone":  # or only changed: somebody joined or left meanwhile
                    raise
        self._limits.give_back("challenge", lobby.host_id)
        say = await self._answers.say_to_all(interaction, lobby.game)
        await self._end(interaction, lobby.id, _word_start(view, lobby, say))
        await self._start.offer_language(interaction)

    async def _begin_with(
        self, interaction: discord.Interaction, lobby: Lobby, terms: Terms, last: Table | None
    ) -> TableView:
        """Begin with everybody who has joined; one member alone with the computer is limited as elsewhere."""
        say = await self._answers.say_to_all(interaction, lobby.game)
        seats = tuple(_named(seat, say) for seat in play.seats_of(lobby, interaction.user.id))
        is_alone = len(lobby.seats) - len(lobby.computers) == 1
        async with self._start.alone(interaction) if is_alone else nullcontext():
            return await self._start.begin(interaction, lobby.game, seats, terms, last, lobby)

    # Its message

    def _in_order(self, lobby_id: int) -> asyncio.Lock:
        """The lock under which a lobby is shown, so that presses at the same time do not undo each other."""
        return self._showing.setdefault(lobby_id, asyncio.Lock())

    async def _show(self, interaction: discord.Interaction, control: InLobby | LobbyMenu, news: str) -> None:
        """Bring its message up to date, unless the lobby is gone: then whoever ended it shows that."""
        async with self._in_order(control.lobby):
            try:
                lobby = await self._lobbies.find(control.lobby, control.game, place_of(interaction))
            except Refusal:
                return
            await interaction.edit_original_response(view=await self._message(interaction, lobby, news))

    async def _end(self, interaction: discord.Interaction, lobby_id: int, text: str) -> None:
        """Replace its message by what became of it. If that fails, what was done stays done."""
        async with self._in_order(lobby_id):
            try:
                await interaction.edit_original_response(view=words_only(text))
            except UNREACHED as error:
                log.info("the message of lobby %s could not be closed: %s", lobby_id, error)

    async def _retire(self, interaction: discord.Interaction, control: InLobby | LobbyMenu) -> None:
        """Remove the buttons of a lobby that is gone."""
        say = await self._answers.say_to_all(interaction, control.game)
        async with self._in_order(control.lobby):
            try:
                message = await interaction.original_response()
                if has_control(message, control):
                    await message.edit(view=words_only(say("lobby-gone")))
            except UNREACHED as error:
                log.info("the message of lobby %s could not be closed: %s", control.lobby, error)

    async def _message(self, interaction: discord.Interaction, lobby: Lobby, news: str = "") -> ui.LayoutView:
        say = await self._answers.say_to_all(interaction, lobby.game)
        terms = _word_terms(lobby, await self._answers.settings(interaction), say)
        title = say("lobby-title", game=say(f"game-{lobby.game}"))
        container: ui.Container[ui.LayoutView] = ui.Container(
            ui.TextDisplay("\n".join([title, " ".join(terms), say("lobby-how")])),
            ui.TextDisplay("\n".join(_word_team(lobby, side, say) for side in (0, 1))),
            *([ui.TextDisplay(news)] if news else []),
            *map(ui.TextDisplay, word_commitment(lobby, say)),
            *_rows(lobby, say),
        )
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        return view


def _rows(lobby: Lobby, say: Say) -> Iterator[ui.ActionRow[Any]]:
    """The buttons; those that nobody could use now are disabled."""
    teams = [len(lobby.team(side)) for side in (0, 1)]
    join_a, join_b = (count >= play.size_of(lobby.game).team for count in teams)
    yield ui.ActionRow(_button(lobby, "join-0", say, join_a), _button(lobby, "join-1", say, join_b))
    yield ui.ActionRow(
        _button(lobby, "leave", say),
        _button(lobby, "shuffle", say),
        _button(lobby, "start", say, not all(teams)),
        _button(lobby, "close", say),
    )
    if options := [*_places_for_computer(lobby, say), *_places_of_computer(lobby, say)]:
        menu = LobbyMenu(lobby.game, lobby.id, len(lobby.seats))
        yield ui.ActionRow(control_menu(menu, options, say("lobby-computer")))


def _places_for_computer(lobby: Lobby, say: Say) -> Iterator[discord.SelectOption]:
    """The places that can be given to the computer: on each side that has room, at each level."""
    for side in (0, 1):
        if play.has_room(lobby, side):
            for level in LEVELS:
                opponent = word_known_opponent(level, say, rating_of(lobby.game, level))
                label = say(f"lobby-computer-joins-{side}", opponent=opponent)
                yield discord.SelectOption(label=label, value=f"{COMES}-{side}-{level}")


def _places_of_computer(lobby: Lobby, say: Say) -> Iterator[discord.SelectOption]:
    """The places that can be taken away from the computer."""
    for seat in lobby.computers:
        label = say(f"lobby-computer-leaves-{seat.side}", opponent=word_opponent(seat.level or "", say))
        yield discord.SelectOption(label=label, value=f"{GOES}-{seat.number}")


def _computer_change(value: str, member_id: int) -> Callable[[Lobby], Lobby]:
    """The change of a lobby that its host has chosen, by one of the values above."""
    what, _, rest = value.partition("-")
    if what == GOES:
        return lambda lobby: play.dismiss_computer(lobby, member_id, int(rest))
    side, _, level = rest.partition("-")
    return lambda lobby: play.seat_computer(lobby, member_id, int(side), level)


def _named(seat: Seat, say: Say) -> Seat:
    """A seat as it is saved: the computer's with its name in the language of the table."""
    return seat if seat.level is None else replace(seat, name=opponent_name(seat.level, say))


def _button(lobby: Lobby, what: Any, say: Say, disabled: bool = False) -> ControlButton:
    style = STYLES.get(what, discord.ButtonStyle.secondary)
    return control_button(
        InLobby(lobby.game, lobby.id, what), say(f"lobby-{what}"), style=style, disabled=disabled
    )


def _word_terms(lobby: Lobby, settings: GuildSettings, say: Say) -> Iterator[str]:
    """What whoever joins agrees to."""
    clock = terms_of(lobby).clock_for(settings)
    facts = describe(new_game(lobby.game, **lobby.options))
    yield say("lobby-terms", balls=facts.balls, points=facts.target)
    if clock is not None:
        yield say("challenge-clock", clock=say(f"clock-{clock}"))
    if lobby.threaded:
        yield say("lobby-thread")
    if lobby.computers:
        yield say("lobby-computer-unrated")
    else:
        yield from word_rating(lobby, settings, say)


def _word_team(lobby: Lobby, side: int, say: Say) -> str:
    names = [_word_seat(lobby, seat, say) for seat in lobby.team(side)]
    members = ", ".join(names) or say("lobby-nobody")
    most = play.size_of(lobby.game).team
    return say(f"lobby-team-{side}", count=len(names), most=most, members=members)


def _word_seat(lobby: Lobby, seat: LobbySeat, say: Say) -> str:
    if seat.level is not None:
        return word_known_opponent(seat.level, say)
    name = escape_name(seat.name)
    return say("lobby-host", name=name) if seat.member_id == lobby.host_id else name


def _word_start(view: TableView, lobby: Lobby, say: Say) -> str:
    """The words that the game is on, where, and who plays it."""
    done = "lobby-start-done-thread" if lobby.threaded else "lobby-start-done"
    a, b = (word_team(side, team_of(view.table, side, say), say) for side in (0, 1))
    return "\n".join([say(done, channel=f"<#{view.table.channel_id}>"), a, b])
