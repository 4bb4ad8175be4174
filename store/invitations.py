"""Invitations that wait for an answer: challenges to one member or anybody, and lobbies of two teams."""

from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.database import Database, values_of
from store.records import Challenge, Lobby, LobbySeat
from store.schema import challenges, lobbies, lobby_seats

Invitation = Challenge | Lobby


class InvitationGone(Exception):
    """It has been answered, withdrawn or changed since."""


class InvitationStore:
    """Games that have not begun."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_challenge(self, challenge: Challenge) -> Challenge:
        """Save a new challenge; its id is chosen here."""
        async with self._database.writing() as connection:
            inserted = await connection.execute(
                insert(challenges).values(values_of(challenge, challenges, without="id"))
            )
            (challenge_id,) = inserted.inserted_primary_key or (0,)
        return replace(challenge, id=challenge_id)

    async def challenge(self, challenge_id: int) -> Challenge:
        """Raises `InvitationGone`."""
        async with self._database.reading() as connection:
            query = select(challenges).where(challenges.c.id == challenge_id)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise InvitationGone
        return Challenge(**row._mapping)

    async def take_challenge(self, challenge_id: int) -> None:
        """Remove it. Of two who take it at once one gets `InvitationGone`."""
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(challenges).where(challenges.c.id == challenge_id))
            if gone.rowcount != 1:
                raise InvitationGone

    async def add_lobby(self, lobby: Lobby) -> Lobby:
        """Save a new lobby with whoever sits in it; its id is chosen here."""
        async with self._database.writing() as connection:
            inserted = await connection.execute(
                insert(lobbies).values(values_of(lobby, lobbies, without="id"))
            )
            (lobby_id,) = inserted.inserted_primary_key or (0,)
            await _seat(connection, replace(lobby, id=lobby_id))
        return replace(lobby, id=lobby_id)

    async def lobby(self, lobby_id: int) -> Lobby:
        """Raises `InvitationGone`."""
        async with self._database.reading() as connection:
            return await _lobby(connection, lobby_id)

    async def change_lobby(self, lobby_id: int, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Let `change` say who sits there from now on; one change after the other.

        A lobby that everybody has left is gone. Raises `InvitationGone`, and what `change` raises.
        """
        async with self._database.writing() as connection:
            lobby = change(await _lobby(connection, lobby_id))
            if not lobby.seats:
                await connection.execute(delete(lobbies).where(lobbies.c.id == lobby_id))
                return lobby
            await connection.execute(delete(lobby_seats).where(lobby_seats.c.lobby_id == lobby_id))
            host = update(lobbies).where(lobbies.c.id == lobby_id).values(host_id=lobby.host_id)
            await connection.execute(host)
            await _seat(connection, lobby)
        return lobby

    async def prune(self, now: datetime) -> None:
        """Forget what nobody has answered in time."""
        async with self._database.writing() as connection:
            for kind in (challenges, lobbies):
                await connection.execute(delete(kind).where(kind.c.expires_at < now))


async def take_invitation(connection: AsyncConnection, invitation: Invitation) -> None:
    """Remove it, in the transaction that starts its game. Raises `InvitationGone`."""
    kind = challenges if isinstance(invitation, Challenge) else lobbies
    if isinstance(invitation, Lobby) and await _lobby(connection, invitation.id) != invitation:
        raise InvitationGone
    gone = await connection.execute(delete(kind).where(kind.c.id == invitation.id))
    if gone.rowcount != 1:
        raise InvitationGone


async def _lobby(connection: AsyncConnection, lobby_id: int) -> Lobby:
    query = select(lobbies).where(lobbies.c.id == lobby_id).with_for_update()
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise InvitationGone
    people = select(lobby_seats).where(lobby_seats.c.lobby_id == lobby_id).order_by(lobby_seats.c.number)
    found = await connection.execute(people)
    joined = tuple(LobbySeat(each.member_id, each.side, each.number, each.name) for each in found)
    return Lobby(**row._mapping, seats=joined)


async def _seat(connection: AsyncConnection, lobby: Lobby) -> None:
    rows = [{"lobby_id": lobby.id, **asdict(seat)} for seat in lobby.seats]
    await connection.execute(insert(lobby_seats), rows)
