"""Who plays and where, as far as a match has to know."""

from typing import NamedTuple

from store.records import Challenge, Lobby, LobbySeat, Seat, Table


class Member(NamedTuple):
    """Somebody who can sit down at a table."""

    id: int
    name: str
    is_bot: bool = False
    global_name: str | None = None
    """The member's name outside of this server; `name` is the one used here."""

    def seat(self, side: int, place: int = 0) -> Seat:
        """The member's seat on that side."""
        return Seat(side, place, self.id, self.name, global_name=self.global_name)

    def lobby_seat(self, side: int, number: int = 0) -> LobbySeat:
        """The member's seat in a lobby; number 0 is that of whoever opens it."""
        return LobbySeat(self.id, side, number, self.name, self.global_name)


class Place(NamedTuple):
    """A channel of a server, or a private chat, which belongs to none."""

    guild_id: int | None
    channel_id: int

    def has(self, found: Table | Challenge | Lobby, game: str) -> bool:
        """Whether a table or invitation is of that game and of this very place."""
        return (found.guild_id, found.channel_id, found.game) == (*self, game)
