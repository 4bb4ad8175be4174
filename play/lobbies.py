"""Who may sit where before a game of teams. Pure: each function takes a lobby and returns the next."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

from play.refusals import Refusal
from store.records import Lobby, LobbySeat, Seat, Table


class Room(NamedTuple):
    """How many may play: in a team, and in all."""

    team: int
    all: int


ROOMS: Mapping[str, Room] = MappingProxyType({"boulomania": Room(4, 8), "petanque": Room(7, 8)})
"""The games that are played in teams."""


def join(lobby: Lobby, member_id: int, name: str, side: int) -> Lobby:
    """Sit down, or change sides: whoever comes over is the last of the team. Raises `Refusal`."""
    if any((seat.member_id, seat.side) == (member_id, side) for seat in lobby.seats):
        return lobby
    room = ROOMS[lobby.game]
    others = [seat for seat in lobby.seats if seat.member_id != member_id]
    if len(others) >= room.all or sum(seat.side == side for seat in others) >= room.team:
        raise Refusal("lobby-full", most=room.team)
    number = max((seat.number for seat in others), default=-1) + 1
    return replace(lobby, seats=(*others, LobbySeat(member_id, side, number, name)))


def leave(lobby: Lobby, member_id: int) -> Lobby:
    """Get up. The host's place goes to whoever was next to join. Raises `Refusal`."""
    _check_in(lobby, member_id)
    seats = tuple(seat for seat in lobby.seats if seat.member_id != member_id)
    host = seats[0].member_id if seats and member_id == lobby.host_id else lobby.host_id
    return replace(lobby, seats=seats, host_id=host)


def shuffle(lobby: Lobby, member_id: int, rng: random.Random) -> Lobby:
    """Two teams by lot, as equal as can be. Raises `Refusal`."""
    _check_in(lobby, member_id)
    mixed = rng.sample(lobby.seats, len(lobby.seats))
    odd = rng.randrange(2)
    sides = {seat.member_id: (number + odd) % 2 for number, seat in enumerate(mixed)}
    return replace(lobby, seats=tuple(replace(seat, side=sides[seat.member_id]) for seat in lobby.seats))


def close(lobby: Lobby, member_id: int) -> Lobby:
    """Send everybody away, as only the host may. Raises `Refusal`."""
    if member_id != lobby.host_id:
        raise Refusal("lobby-not-yours-to-close")
    return replace(lobby, seats=())


def seats_of(lobby: Lobby, member_id: int) -> tuple[Seat, ...]:
    """The seats of the game that it becomes, in the order of joining. Raises `Refusal`."""
    _check_in(lobby, member_id)
    teams: Sequence[Sequence[LobbySeat]] = [lobby.team(side) for side in (0, 1)]
    if not all(teams):
        raise Refusal("lobby-needs-both")
    return tuple(
        Seat(side, place, seat.member_id, seat.name)
        for side, team in enumerate(teams)
        for place, seat in enumerate(team)
    )


def seat_once_more(table: Table, member_id: int) -> LobbySeat:
    """Where the member who asks for another game sits: on the other side than before."""
    seat = next(seat for seat in table.seats if seat.member_id == member_id)
    return LobbySeat(member_id, 1 - seat.side, 0, seat.name)


def asked_once_more(table: Table, member_id: int) -> tuple[int, ...]:
    """Whom that member would like to play with again: everybody else who has played to the end."""
    return tuple(
        seat.member_id
        for seat in table.seats
        if seat.member_id is not None and seat.member_id != member_id and not seat.gone
    )


def _check_in(lobby: Lobby, member_id: int) -> None:
    if all(seat.member_id != member_id for seat in lobby.seats):
        raise Refusal("lobby-not-in")
