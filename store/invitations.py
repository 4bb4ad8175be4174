"""Invitations that wait for an answer: challenges to one member or anybody, and lobbies of two teams."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update

from store.database import Database
from store.records import Challenge, GuildSettings, Lobby, LobbySeat
from store.schema import blocks, challenges, guild_settings, lobbies, lobby_computers, lobby_seats, values_of
from store.settings import excluded_in, settings_of

Invitation = Challenge | Lobby

_CHALLENGE = (
    select(
        *challenges.c,
        *(column.label(f"set_{column.name}") for column in guild_settings.c),
        excluded_in(challenges.c.guild_id),
        blocks.c.blocked_id,
    )
    .join_from(challenges, guild_settings, guild_settings.c.guild_id == challenges.c.guild_id, isouter=True)
    .join(
        blocks,
        and_(
            blocks.c.member_id == challenges.c.challenger_id, blocks.c.blocked_id == bindparam("answered_by")
        ),
        isouter=True,
    )
    .where(challenges.c.id == bindparam("challenge"))
)
_LATEST = select(challenges).where(
    challenges.c.challenger_id == bindparam("challenger"),
    challenges.c.channel_id == bindparam("channel"),
    challenges.c.expires_at > bindparam("since"),
)
_LOBBY = select(lobbies).where(lobbies.c.id == bindparam("lobby")).with_for_update()
_LOBBY_SEATS = (
    select(lobby_seats).where(lobby_seats.c.lobby_id == bindparam("lobby")).order_by(lobby_seats.c.number)
)
_LOBBY_COMPUTERS = select(lobby_computers).where(lobby_computers.c.lobby_id == bindparam("lobby"))
_HOSTED = (
    select(lobbies.c.id)
    .where(
        lobbies.c.host_id == bindparam("host"),
        lobbies.c.channel_id == bindparam("channel"),
        lobbies.c.game == bindparam("game"),
    )
    .order_by(lobbies.c.id.desc())
    .limit(1)
)


class AlreadyInvited(Exception):
    """The same challenge was made just now and still waits for its answer."""


class AskedByOther(Exception):
    """The member who is challenged has just made the same challenge the other way."""


class InvitationGone(Exception):
    """The invitation has been answered, withdrawn or changed since."""


class Found(NamedTuple):
    """A challenge, the settings of its server, and whether its maker has blocked whoever answers it."""

    challenge: Challenge
    settings: GuildSettings
    is_blocked: bool


class InvitationStore:
    """Games that have not begun."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_challenge(
        self,
        challenge: Challenge,
        *,
        just_now: timedelta = timedelta(),
        other_way: Challenge | None = None,
        at_once: timedelta = timedelta(),
    ) -> Challenge:
        """Save a new challenge; its id is chosen here.

        Raises `AlreadyInvited` if the same one was added within the time `just_now`, and `AskedByOther` if
        the challenge `other_way` was, within the time `at_once`.
        """
        return await self._database.write(_add_challenge, challenge, just_now, other_way, at_once)

    async def set_expiry(self, challenge_id: int, expires_at: datetime) -> None:
        """Let a challenge expire at that moment, if it is still there."""
        await self._database.write(_set_expiry, challenge_id, expires_at)

    async def challenge(self, challenge_id: int) -> Challenge:
        """Raises `InvitationGone`."""
        return (await self.find_challenge(challenge_id, 0)).challenge

    async def find_challenge(self, challenge_id: int, answered_by: int) -> Found:
        """A challenge with everything that its answer depends on. Raises `InvitationGone`."""
        return await self._database.read(_read_challenge, challenge_id, answered_by)

    async def take_challenge(self, challenge_id: int) -> None:
        """Remove it. If two take it at once, one of them gets `InvitationGone`."""
        await self._database.write(_take_challenge, challenge_id)

    async def add_lobby(self, lobby: Lobby) -> Lobby:
        """Save a new lobby with whoever sits in it; its id is chosen here."""
        return await self._database.write(_add_lobby, lobby)

    async def lobby(self, lobby_id: int) -> Lobby:
        """Raises `InvitationGone`."""
        return await self._database.read(_read_lobby, lobby_id)

    async def hosted_lobby(self, host_id: int, channel_id: int, game: str) -> int | None:
        """The last lobby for that game which a member hosts in a channel."""
        return await self._database.read(_read_hosted, host_id, channel_id, game)

    async def change_lobby(self, lobby_id: int, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Let `change` decide who sits there from now on; changes are made one after the other.

        A lobby that everybody has left is gone. Raises `InvitationGone`, and what `change` raises.
        """
        return await self._database.write(_change_lobby, lobby_id, change)

    async def prune(self, now: datetime) -> None:
        """Forget what nobody has answered in time."""
        await self._database.write(_prune, now)


def take_invitation(connection: Connection, invitation: Invitation) -> None:
    """Remove it, in the transaction that starts its game. Raises `InvitationGone`."""
    if isinstance(invitation, Challenge):
        return _take_challenge(connection, invitation.id)
    if _read_lobby(connection, invitation.id) != invitation:
        raise InvitationGone
    connection.execute(delete(lobbies).where(lobbies.c.id == invitation.id))
    return None


def _add_challenge(
    connection: Connection,
    challenge: Challenge,
    just_now: timedelta,
    other_way: Challenge | None,
    at_once: timedelta,
) -> Challenge:
    if _is_there(connection, challenge, just_now):
        raise AlreadyInvited
    if other_way is not None and _is_there(connection, other_way, at_once):
        raise AskedByOther
    values = values_of(challenge, challenges, without="id")
    (challenge_id,) = connection.execute(insert(challenges).values(values)).inserted_primary_key or (0,)
    return replace(challenge, id=challenge_id)


def _set_expiry(connection: Connection, challenge_id: int, expires_at: datetime) -> None:
    changed = update(challenges).where(challenges.c.id == challenge_id)
    connection.execute(changed.values(expires_at=expires_at))


def _is_there(connection: Connection, asked: Challenge, within: timedelta) -> bool:
    """Whether the same member has asked the same of the same opponent within that time."""
    latest = {
        "challenger": asked.challenger_id,
        "channel": asked.channel_id,
        "since": asked.expires_at - within,
    }
    found = connection.execute(_LATEST, latest)
    return any(_is_same(Challenge(**row._mapping), asked) for row in found)


def _is_same(added: Challenge, asked: Challenge) -> bool:
    """Whether both ask the same of the same member; the names of whoever asks may differ."""
    return asked == replace(
        added,
        id=asked.id,
        seed=asked.seed,
        expires_at=asked.expires_at,
        challenger_name=asked.challenger_name,
        challenger_global_name=asked.challenger_global_name,
    )


def _read_challenge(connection: Connection, challenge_id: int, answered_by: int) -> Found:
    given = {"challenge": challenge_id, "answered_by": answered_by}
    row = connection.execute(_CHALLENGE, given).one_or_none()
    if row is None:
        raise InvitationGone
    width = len(challenges.c)
    challenge = Challenge(**dict(zip(challenges.c.keys(), row[:width], strict=True)))
    settings = GuildSettings(challenge.guild_id or 0)
    if row.set_guild_id is not None:  # the server has set something
        names = (*guild_settings.c.keys(), "excluded")
        settings = settings_of(dict(zip(names, row[width:-1], strict=True)))
    return Found(challenge, settings, row.blocked_id is not None)


def _take_challenge(connection: Connection, challenge_id: int) -> None:
    if connection.execute(delete(challenges).where(challenges.c.id == challenge_id)).rowcount != 1:
        raise InvitationGone


def _add_lobby(connection: Connection, lobby: Lobby) -> Lobby:
    values = values_of(lobby, lobbies, without="id")
    (lobby_id,) = connection.execute(insert(lobbies).values(values)).inserted_primary_key or (0,)
    added = replace(lobby, id=lobby_id)
    _seat(connection, added)
    return added


def _read_lobby(connection: Connection, lobby_id: int) -> Lobby:
    row = connection.execute(_LOBBY, {"lobby": lobby_id}).one_or_none()
    if row is None:
        raise InvitationGone
    found = connection.execute(_LOBBY_SEATS, {"lobby": lobby_id}).all()
    computers = connection.execute(_LOBBY_COMPUTERS, {"lobby": lobby_id}).all()
    joined = [
        *(LobbySeat(each.member_id, each.side, each.number, each.name, each.global_name) for each in found),
        *(LobbySeat(None, each.side, each.number, "", level=each.level) for each in computers),
    ]
    return Lobby(**row._mapping, seats=tuple(sorted(joined, key=lambda seat: seat.number)))


def _read_hosted(connection: Connection, host_id: int, channel_id: int, game: str) -> int | None:
    return connection.scalar(_HOSTED, {"host": host_id, "channel": channel_id, "game": game})


def _change_lobby(connection: Connection, lobby_id: int, change: Callable[[Lobby], Lobby]) -> Lobby:
    lobby = change(_read_lobby(connection, lobby_id))
    if not lobby.seats:
        connection.execute(delete(lobbies).where(lobbies.c.id == lobby_id))
        return lobby
    for kind in (lobby_seats, lobby_computers):
        connection.execute(delete(kind).where(kind.c.lobby_id == lobby_id))
    connection.execute(update(lobbies).where(lobbies.c.id == lobby_id).values(host_id=lobby.host_id))
    _seat(connection, lobby)
    return lobby


def _seat(connection: Connection, lobby: Lobby) -> None:
    members = [seat for seat in lobby.seats if seat.level is None]
    for kind, people in ((lobby_seats, members), (lobby_computers, lobby.computers)):
        if people:
            rows = [values_of(seat, kind, without="lobby_id") | {"lobby_id": lobby.id} for seat in people]
            connection.execute(insert(kind), rows)


def _prune(connection: Connection, now: datetime) -> None:
    for kind in (challenges, lobbies):
        connection.execute(delete(kind).where(kind.c.expires_at < now))
