"""Lobbies, where two teams gather before a game: who may sit where, and how the game begins."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from engine import find_game
from engine.games import TeamSize
from play import dice
from play.blocks import Blocks
from play.people import Member, Place
from play.refusals import Refusal
from play.settings import check_admitted, check_can_play
from play.terms import Terms
from store import InvitationGone, Store
from store.records import GuildSettings, Lobby, LobbySeat, Seat, Table

LOBBY_LASTS = timedelta(days=1)


class LobbyChange(NamedTuple):
    """A lobby after somebody joined, left or shuffled the sides; one without seats is gone."""

    lobby: Lobby
    new_host: LobbySeat | None
    """The new host, if that has changed."""


class Lobbies:
    """Gatherings of two teams before a game."""

    def __init__(self, store: Store, now: Callable[[], datetime], rng: random.Random | None = None) -> None:
        self._store = store.invitations
        self._blocks = Blocks(store)
        self._now = now
        self._rng = rng or random.SystemRandom()

    async def open(
        self,
        game: str,
        terms: Terms,
        settings: GuildSettings,
        place: Place,
        host: LobbySeat,
        computers: Sequence[LobbySeat] = (),
    ) -> Lobby:
        """Save a new lobby with its host and perhaps places of the computer. Raises `Refusal`."""
        if place.guild_id is None or host.member_id is None:
            raise Refusal("alone-here")
        check_admitted(settings, host.member_id)
        terms = terms.settled(settings)
        return await self._store.add_lobby(
            Lobby(
                id=0,
                game=game,
                options=terms.options,
                guild_id=place.guild_id,
                channel_id=place.channel_id,
                host_id=host.member_id,
                clock=terms.clock,
                threaded=terms.threaded,
                expires_at=self._now() + LOBBY_LASTS,
                seats=(host, *computers),
                seed=dice.new_seed(),
                hints=terms.hints,
            )
        )

    async def find(self, lobby_id: int, game: str, place: Place) -> Lobby:
        """The lobby of that game and place. Raises `Refusal` if there is none, or no longer."""
        try:
            return self._check_open(await self._store.lobby(lobby_id), game, place)
        except InvitationGone:
            raise Refusal("lobby-gone") from None

    async def check_join(
        self, lobby_id: int, game: str, place: Place, settings: GuildSettings, member: Member
    ) -> None:
        """Raise `Refusal` unless the server and the host of the lobby let that member join."""
        check_admitted(settings, member.id)
        lobby = await self.find(lobby_id, game, place)
        host = next(seat for seat in lobby.seats if seat.member_id == lobby.host_id)
        await self._blocks.check_takes(lobby.host_id, host.name, member.id)

    async def change(self, lobby_id: int, game: str, place: Place, member: Member, what: str) -> LobbyChange:
        """Let a member join a side (`join-0`, `join-1`), `leave`, `shuffle` or `close`. Raises `Refusal`."""
        hosts: list[int] = []

        def turn_into(lobby: Lobby) -> Lobby:
            hosts.append(lobby.host_id)
            return changed(lobby, member, what, self._rng)

        lobby = await self.turn_into(lobby_id, game, place, turn_into)
        others = [seat for seat in lobby.seats if seat.member_id == lobby.host_id != hosts[-1]]
        return LobbyChange(lobby, others[0] if others else None)

    async def turn_into(
        self, lobby_id: int, game: str, place: Place, change: Callable[[Lobby], Lobby]
    ) -> Lobby:
        """The lobby after `change`. Raises `Refusal`, also if `change` does."""
        try:
            return await self._store.change_lobby(
                lobby_id, lambda lobby: change(self._check_open(lobby, game, place))
            )
        except InvitationGone:
            raise Refusal("lobby-gone") from None

    async def find_hosted(self, game: str, place: Place, member_id: int) -> Lobby:
        """The last lobby for that game which the member hosts there. Raises `Refusal`."""
        lobby_id = await self._store.hosted_lobby(member_id, place.channel_id, game)
        if lobby_id is None:
            raise Refusal("lobby-none-hosted")
        return await self.find(lobby_id, game, place)

    def _check_open(self, lobby: Lobby, game: str, place: Place) -> Lobby:
        if lobby.expires_at < self._now() or not place.has(lobby, game):
            raise InvitationGone
        return lobby


def changed(lobby: Lobby, member: Member, what: str, rng: random.Random) -> Lobby:
    """The lobby after a member has done something there. Raises `Refusal`."""
    match what:
        case "join-0" | "join-1":
            return join(lobby, member, int(what[-1]))
        case "leave":
            return leave(lobby, member.id)
        case "shuffle":
            return shuffle(lobby, member.id, rng)
        case "close":
            return close(lobby, member.id)
    raise Refusal("refused")


def size_of(game: str) -> TeamSize:
    """How many may play that game in teams. Raises `Refusal` if it is not played in teams."""
    teams = find_game(game).teams
    if teams is None:
        raise Refusal("refused")
    return teams


def join(lobby: Lobby, member: Member, side: int) -> Lobby:
    """The lobby after a member has joined that side, as the last of the team. Raises `Refusal`."""
    if any((seat.member_id, seat.side) == (member.id, side) for seat in lobby.seats):
        return lobby
    others = [seat for seat in lobby.seats if seat.member_id != member.id]
    _check_room(lobby.game, others, side)
    return replace(lobby, seats=(*others, member.lobby_seat(side, _next_number(others))))


def seat_computer(lobby: Lobby, member_id: int, side: int | None, level: str) -> Lobby:
    """Give an empty place to the computer, which only the host may do. Raises `Refusal`.

    If no side is given, the smaller one gets it; the second if both are equal.
    """
    _check_host(lobby, member_id)
    if side is None:
        side = 0 if len(lobby.team(0)) < len(lobby.team(1)) else 1
    _check_room(lobby.game, lobby.seats, side)
    seat = LobbySeat(None, side, _next_number(lobby.seats), "", level=level)
    return replace(lobby, seats=(*lobby.seats, seat))


def dismiss_computer(lobby: Lobby, member_id: int, number: int) -> Lobby:
    """Take a place away from the computer again, which only the host may do. Raises `Refusal`."""
    _check_host(lobby, member_id)
    seats = tuple(seat for seat in lobby.seats if seat.level is None or seat.number != number)
    if len(seats) == len(lobby.seats):
        raise Refusal("lobby-no-computer")
    return replace(lobby, seats=seats)


def has_room(lobby: Lobby, side: int) -> bool:
    """Whether one more can play for that side."""
    try:
        _check_room(lobby.game, lobby.seats, side)
    except Refusal:
        return False
    return True


def leave(lobby: Lobby, member_id: int) -> Lobby:
    """Take a member out. The next to join becomes host; the computer never stays alone. Raises `Refusal`."""
    _check_in(lobby, member_id)
    seats = tuple(seat for seat in lobby.seats if seat.member_id != member_id)
    members = [seat.member_id for seat in seats if seat.member_id is not None]
    if not members:
        return replace(lobby, seats=())
    return replace(lobby, seats=seats, host_id=members[0] if member_id == lobby.host_id else lobby.host_id)


def shuffle(lobby: Lobby, member_id: int, rng: random.Random) -> Lobby:
    """Draw two teams by lot, as equal in size as possible. Raises `Refusal`."""
    _check_in(lobby, member_id)
    mixed = rng.sample(lobby.seats, len(lobby.seats))
    odd = rng.randrange(2)
    sides = {seat.number: (place + odd) % 2 for place, seat in enumerate(mixed)}
    return replace(lobby, seats=tuple(replace(seat, side=sides[seat.number]) for seat in lobby.seats))


def close(lobby: Lobby, member_id: int) -> Lobby:
    """Send everybody away, which only the host may do. Raises `Refusal`."""
    if member_id != lobby.host_id:
        raise Refusal("lobby-not-yours-to-close")
    return replace(lobby, seats=())


def check_gathered(lobby: Lobby, settings: GuildSettings) -> None:
    """Raise `Refusal` if the server has excluded anybody who has joined."""
    for each in lobby.seats:
        if each.member_id is not None:
            check_can_play(settings, each.member_id, each.name)


def seats_of(lobby: Lobby, member_id: int) -> tuple[Seat, ...]:
    """The seats of the game that the lobby becomes, in the order of joining. Raises `Refusal`."""
    _check_in(lobby, member_id)
    teams: Sequence[Sequence[LobbySeat]] = [lobby.team(side) for side in (0, 1)]
    if not all(teams):
        raise Refusal("lobby-needs-both")
    return tuple(
        Seat(side, place, seat.member_id, seat.name, seat.level, global_name=seat.global_name)
        for side, team in enumerate(teams)
        for place, seat in enumerate(team)
    )


def seat_once_more(table: Table, member_id: int) -> LobbySeat:
    """The seat in a new lobby of a member who asks for a rematch: on the other side than before."""
    seat = next(seat for seat in table.seats if seat.member_id == member_id)
    return LobbySeat(member_id, 1 - seat.side, 0, seat.name, seat.global_name)


def computers_once_more(table: Table) -> tuple[LobbySeat, ...]:
    """The places of the computer in the lobby of a rematch: on the other side than before."""
    computers = [seat for seat in table.seats if seat.level is not None]
    return tuple(
        LobbySeat(None, 1 - seat.side, number, "", level=seat.level)
        for number, seat in enumerate(computers, start=1)
    )


def asked_once_more(table: Table, member_id: int, settings: GuildSettings) -> tuple[int, ...]:
    """Whom a rematch asks: everybody else who played to the end and may play in the server."""
    left_out = {member_id, *settings.excluded}
    return tuple(
        seat.member_id
        for seat in table.seats
        if seat.member_id is not None and seat.member_id not in left_out and not seat.gone
    )


def _check_host(lobby: Lobby, member_id: int) -> None:
    if member_id != lobby.host_id:
        raise Refusal("lobby-not-yours-to-fill")


def _check_room(game: str, seats: Sequence[LobbySeat], side: int) -> None:
    size = size_of(game)
    if len(seats) >= size.both or sum(seat.side == side for seat in seats) >= size.team:
        raise Refusal("lobby-full", most=size.team)


def _next_number(seats: Sequence[LobbySeat]) -> int:
    return max((seat.number for seat in seats), default=-1) + 1


def _check_in(lobby: Lobby, member_id: int) -> None:
    if all(seat.member_id != member_id for seat in lobby.seats):
        raise Refusal("lobby-not-in")
