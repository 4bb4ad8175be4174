"""Teams gather before a game: a message with two sides to join, to leave, to shuffle, and to start from."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any, cast
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.app import Boulo
from cogs.answers import UNREACHED, Interaction, politely
from cogs.board import Controls
from cogs.challenges import ChallengeCog
from cogs.controls import Remade, StartButton
from cogs.matches import team_of
from cogs.terms import Terms, clock_of, settled
from engine import describe, new_game
from play.lobbies import ROOMS, asked_once_more, close, join, leave, seat_once_more, seats_of, shuffle
from play.refusals import Refusal
from play.tables import Moved
from store.invitations import InvitationGone
from store.records import Lobby, LobbySeat, Table
from words import Say, escape_name, word_team

log = logging.getLogger(__name__)

LOBBY_LASTS = timedelta(days=1)
STYLES = {
    "join-0": discord.ButtonStyle.primary,
    "join-1": discord.ButtonStyle.danger,
    "start": discord.ButtonStyle.success,
}


class LobbyButton(
    Remade, ui.DynamicItem[ui.Button[Any]], template=r"l:(?P<game>\w+):(?P<lobby>\d+):(?P<what>[-\w]+)"
):
    """Joins a side, leaves, shuffles, starts or closes."""

    def __init__(self, game: str, lobby: int, what: str, **look: Any) -> None:
        self.game, self.lobby, self.what = game, lobby, what
        style = STYLES.get(what, discord.ButtonStyle.secondary)
        super().__init__(ui.Button(custom_id=f"l:{game}:{lobby}:{what}", style=style, **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        cog = cast(LobbyCog, cast(Boulo, interaction.client).get_cog(self.game))
        await cog.press_lobby(cast(Interaction, interaction), self.lobby, self.what)


class LobbyCog(ChallengeCog):
    """A host of a game that teams play; the game's own cog adds `team` with its options."""

    def __init__(self, bot: Boulo, controls: Controls) -> None:
        super().__init__(bot, controls)
        self._showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def gather_teams(self, interaction: Interaction, terms: Terms) -> None:
        """Open a lobby in which whoever opens it has sat down already."""
        await self.check_can_start(interaction, terms)
        if interaction.guild is None:
            raise Refusal("alone-here")
        host = LobbySeat(interaction.user.id, 0, 0, interaction.user.display_name)
        await self._open_lobby(interaction, terms, host)

    def start_buttons(self, interaction: Interaction, say: Say) -> list[StartButton]:
        buttons = super().start_buttons(interaction, say)
        if interaction.guild_id is None:
            return buttons
        return [*buttons, StartButton(self.game, "team", label=say("start-team"))]

    @politely
    async def start_from_button(self, interaction: Interaction, how: str) -> None:
        if how == "team":
            await self.gather_teams(interaction, Terms({}))
        else:
            await super().start_from_button(interaction, how)

    async def play_again(self, interaction: Interaction, table: Table, terms: Terms) -> None:
        if not table.in_teams:
            return await super().play_again(interaction, table, terms)
        say, asked = await self.say_to_all(interaction), asked_once_more(table, interaction.user.id)
        name, mentions = escape_name(interaction.user.display_name), [f"<@{each}>" for each in asked]
        news = say("lobby-again", name=name, mentions=" ".join(mentions))
        host = seat_once_more(table, interaction.user.id)
        return await self._open_lobby(interaction, terms, host, news, asked)

    async def _open_lobby(
        self,
        interaction: Interaction,
        terms: Terms,
        host: LobbySeat,
        news: str = "",
        pinged: Sequence[int] = (),
    ) -> None:
        """Let others join whoever opens it, and ping those whom the news ask to come."""
        terms = settled(terms, await self.bot.tables.store.house(interaction.guild_id))
        lobby = await self.bot.tables.store.add_lobby(
            Lobby(
                id=0,
                game=self.game,
                options=terms.options,
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id or 0,
                host_id=host.member_id,
                clock=terms.clock,
                threaded=terms.threaded,
                expires_at=self.bot.tables.now() + LOBBY_LASTS,
                seats=(host,),
            )
        )
        await interaction.response.send_message(
            view=await self._lobby_view(interaction, lobby, news),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(each) for each in pinged]),
        )

    @politely
    async def press_lobby(self, interaction: Interaction, lobby_id: int, what: str) -> None:
        await interaction.response.defer()
        try:
            if what == "start":
                await self._start_lobby(interaction, lobby_id)
            else:
                await self._change_lobby(interaction, lobby_id, what)
        except InvitationGone:
            await self._retire_lobby(interaction, lobby_id)
            raise Refusal("lobby-gone") from None

    async def _change_lobby(self, interaction: Interaction, lobby_id: int, what: str) -> None:
        """Let somebody come or go, or the sides be mixed, and say so. Raises `InvitationGone`."""
        hosts = []

        def change(lobby: Lobby) -> Lobby:
            hosts.append(lobby.host_id)
            return changed(self._open(lobby), interaction.user, what)

        lobby = await self.bot.tables.store.change_lobby(lobby_id, change)
        say, name = await self.say_to_all(interaction), escape_name(interaction.user.display_name)
        if not lobby.seats:
            end = "lobby-close-done" if what == "close" else "lobby-leave-done-last"
            return await self._end_lobby(interaction, lobby_id, say(end, name=name))
        news = say(f"lobby-{what}-done", name=name)
        if lobby.host_id != hosts[-1]:
            host = next(seat.name for seat in lobby.seats if seat.member_id == lobby.host_id)
            news = say("lobby-leave-done-host", name=name, host=escape_name(host))
        return await self._show_lobby(interaction, lobby_id, news)

    async def _start_lobby(self, interaction: Interaction, lobby_id: int) -> None:
        """Start with whoever is there at that instant. Raises `InvitationGone`."""
        while True:
            lobby = self._open(await self.bot.tables.store.lobby(lobby_id))
            seats = seats_of(lobby, interaction.user.id)
            terms = Terms(lobby.options, lobby.clock, lobby.threaded)
            await self.check_can_start(interaction, terms)
            try:
                moved = await self.open_table(interaction, seats, terms, lobby)
                break
            except InvitationGone:  # or only changed: somebody came or went since it was read
                continue
        say = await self.say_to_all(interaction)
        await self._end_lobby(interaction, lobby_id, _word_start(moved, lobby, say))
        await self.show(interaction, moved)

    def _open(self, lobby: Lobby) -> Lobby:
        """The lobby, if it still is one. Raises `InvitationGone`."""
        if lobby.expires_at < self.bot.tables.now():
            raise InvitationGone
        return lobby

    # What all see of it

    def _in_order(self, lobby_id: int) -> asyncio.Lock:
        """Of those who press at once nobody covers what another has brought about."""
        return self._showing.setdefault(lobby_id, asyncio.Lock())

    async def _show_lobby(self, interaction: Interaction, lobby_id: int, news: str) -> None:
        """Bring its message up to date; whoever has ended it meanwhile says that."""
        async with self._in_order(lobby_id):
            try:
                lobby = await self.bot.tables.store.lobby(lobby_id)
            except InvitationGone:
                return
            await interaction.edit_original_response(view=await self._lobby_view(interaction, lobby, news))

    async def _end_lobby(self, interaction: Interaction, lobby_id: int, text: str) -> None:
        """Leave of its message only what became of it. What is saved stays so."""
        async with self._in_order(lobby_id):
            try:
                await interaction.edit_original_response(view=_only(text))
            except UNREACHED as error:
                log.info("the message of lobby %s could not be closed: %s", lobby_id, error)

    async def _retire_lobby(self, interaction: Interaction, lobby_id: int) -> None:
        """Take the buttons away that are left of a lobby which is gone."""
        say = await self.say_to_all(interaction)
        async with self._in_order(lobby_id):
            try:
                message = await interaction.original_response()
                if any(isinstance(each, discord.Container) for each in message.components):
                    await message.edit(view=_only(say("lobby-gone")))
            except UNREACHED as error:
                log.info("the message of lobby %s could not be closed: %s", lobby_id, error)

    async def _lobby_view(self, interaction: Interaction, lobby: Lobby, news: str = "") -> ui.LayoutView:
        say = await self.say_to_all(interaction)
        house = await self.bot.tables.store.house(interaction.guild_id)
        terms = " ".join(_word_terms(lobby, clock_of(lobby.clock, house), say))
        title = say("lobby-title", game=say(f"game-{lobby.game}"))
        container: ui.Container[ui.LayoutView] = ui.Container(
            ui.TextDisplay("\n".join([title, terms, say("lobby-how")])),
            ui.TextDisplay("\n".join(_word_team(lobby, side, say) for side in (0, 1))),
            *([ui.TextDisplay(news)] if news else []),
            *_rows(lobby, say),
        )
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        return view


def changed(lobby: Lobby, member: discord.abc.User, what: str) -> Lobby:
    """The lobby after a member has pressed a button other than start. Raises `Refusal`."""
    match what.split("-"):
        case ["join", side]:
            return join(lobby, member.id, member.display_name, int(side))
        case ["leave"]:
            return leave(lobby, member.id)
        case ["shuffle"]:
            return shuffle(lobby, member.id, random.SystemRandom())
        case _:
            return close(lobby, member.id)


def _rows(lobby: Lobby, say: Say) -> Iterator[ui.ActionRow[Any]]:
    """The buttons; those that nobody could use now are there, but cannot be pressed."""
    teams = [len(lobby.team(side)) for side in (0, 1)]
    idle = {f"join-{side}": teams[side] >= ROOMS[lobby.game].team for side in (0, 1)}
    idle["start"] = not all(teams)
    for row in (("join-0", "join-1"), ("leave", "shuffle", "start", "close")):
        yield ui.ActionRow(*_buttons(lobby, row, idle, say))


def _buttons(lobby: Lobby, row: Sequence[str], idle: dict[str, bool], say: Say) -> Iterator[ui.Item[Any]]:
    for what in row:
        label, disabled = say(f"lobby-{what}"), idle.get(what, False)
        yield LobbyButton(lobby.game, lobby.id, what, label=label, disabled=disabled)


def _word_terms(lobby: Lobby, clock: str | None, say: Say) -> Iterator[str]:
    """What whoever joins agrees to."""
    facts = describe(new_game(lobby.game, **lobby.options))
    yield say("lobby-terms", balls=facts.balls, points=facts.target)
    if clock is not None:
        yield say("challenge-clock", clock=say(f"clock-{clock}"))
    if lobby.threaded:
        yield say("lobby-thread")


def _word_team(lobby: Lobby, side: int, say: Say) -> str:
    names = [
        say("lobby-host", name=name) if seat.member_id == lobby.host_id else name
        for seat in lobby.team(side)
        for name in [escape_name(seat.name)]
    ]
    members = ", ".join(names) or say("lobby-nobody")
    return say(f"lobby-team-{side}", count=len(names), most=ROOMS[lobby.game].team, members=members)


def _word_start(moved: Moved, lobby: Lobby, say: Say) -> str:
    """That the game is on, where, and who plays it."""
    done = "lobby-start-done-thread" if lobby.threaded else "lobby-start-done"
    teams = [word_team(side, team_of(moved.table, side), say) for side in (0, 1)]
    return "\n".join([say(done, channel=f"<#{moved.table.channel_id}>"), *teams])


def _only(text: str) -> ui.LayoutView:
    """A message of nothing but words."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


async def setup(bot: Boulo) -> None:
    bot.add_dynamic_items(LobbyButton)
