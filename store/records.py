"""What is kept, as plain values: tables and their seats, invitations, results, settings of servers."""

from dataclasses import dataclass, field
from datetime import datetime

EVERYWHERE = 0
"""Stands for all servers, in place of a server's id."""
EVERYBODY = 0
"""Stands for all members, in place of a member's id."""
FACES = (1, 2, 3, 4, 5, 6)
REST_AFTER = 14
"""The default of `GuildSettings.rest_after`, in days."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays for a side: a member, or the computer at a level. If `gone`, they left it to their team."""

    side: int
    place: int
    member_id: int | None
    name: str
    level: str | None = None
    gone: bool = False
    global_name: str | None = None
    """The member's name outside of this server, if it is known."""
    animated: bool = True
    """Whether the member likes pictures that move."""
    pings: bool = True
    """Whether the member wants to be pinged when it is their turn."""

    @property
    def is_forgotten(self) -> bool:
        """Whether a member sat here about whom nothing is kept any more."""
        return self.member_id is None and self.level is None


@dataclass(frozen=True, slots=True)
class Ply:
    """One action or roll, who made it, and for a roll what the dice were derived from."""

    ply: int
    token: str
    member_id: int | None
    nonce: str | None


@dataclass(frozen=True, slots=True)
class Table:
    """A game at a table, as it is saved."""

    id: int
    game: str
    rules: int
    options: dict[str, int]
    guild_id: int | None
    channel_id: int
    language: str
    seed: str = field(repr=False)
    notation: str
    ply: int
    state: str
    winner: int | None
    reason: str | None
    rated: bool
    computer_due: bool
    message_id: int | None
    started_at: datetime
    moved_at: datetime
    seats: tuple[Seat, ...]
    theme: str = "day"
    clock: str | None = None
    deadline: datetime | None = None
    alarm_at: datetime | None = None
    """When the clock has to do something next: remind, or call time at the deadline."""
    threaded: bool = False
    """Whether the channel is a thread of the table's own."""
    parent_id: int | None = None
    """The channel that the thread belongs to, if it is played in one."""
    places: list[int] = field(default_factory=lambda: [0, 0])
    """For each side, the place in the team whose turn is next."""
    ended_by: int | None = None
    """The member who cleared the table away or gave the game up, if somebody did."""
    version: int = 0
    """Counts everything that happens at the table: moves, seats that are left, its end."""
    shown_version: int = -1
    """The version that the board message shows."""
    dice: int = 1
    """How its rolls follow from the seed: the number of a scheme of `play/dice.py`."""
    commitment: str = ""
    """The hash of the seed, which was shown before the game."""
    earlier_seeds: list[tuple[int, str]] = field(default_factory=list, repr=False)
    """Seeds that were shown while the game was at rest, each with the ply before which it held."""
    fingerprint: str = ""
    """A hash of the whole log, so that no ply of it can be changed; "" with the first scheme of dice."""
    unanswered: int = 0
    """How many interactions that should have rolled dice did not."""
    hints: bool = False
    """Whether whoever is to move may ask for a hint although it is rated."""
    start: str | None = None
    """In practice, the notation of the position that it began from; None for a game from the beginning."""
    lot: int | None = None
    """The die that decided who begins: 1 to 3 for whoever asked for the game; None if there was none."""
    lot_nonce: str | None = None
    """What that die was derived from, besides the seed and who plays."""
    animations: bool = True
    """Whether the server wanted turns to be animated when the game began."""
    hidden_racks: bool = False
    """Whether the board shows only how many pieces each side has left, until the game is over."""

    def side_of(self, member_id: int) -> int | None:
        return next((seat.side for seat in self.seats if seat.member_id == member_id), None)

    def members(self) -> tuple[int, ...]:
        """Every member who still plays there."""
        return tuple(seat.member_id for seat in self.seats if seat.member_id is not None and not seat.gone)

    def team(self, side: int) -> tuple[Seat, ...]:
        """All seats of a side, in the order of their turns, including those who are gone."""
        return tuple(seat for seat in self.seats if seat.side == side)

    def seat(self, side: int) -> Seat:
        """The seat of that side whose turn it is; if that one is gone, the next that is not."""
        team, due = self.team(side), self.places[side]
        if len(team) == 1:
            return team[0]
        return min(team, key=lambda seat: (seat.gone, (seat.place - due) % len(team)))

    def others(self, member_id: int) -> tuple[Seat, ...]:
        """The members who would go on playing for that member's side without them."""
        return tuple(
            seat
            for seat in self.seats
            if seat.side == self.side_of(member_id)
            and seat.member_id != member_id
            and seat.level is None
            and not seat.gone
        )

    @property
    def in_teams(self) -> bool:
        return len(self.seats) > 2

    @property
    def has_forgotten(self) -> bool:
        """Whether somebody who played was forgotten, and with them what the dice came from."""
        return any(seat.is_forgotten for seat in self.seats)

    @property
    def is_animated(self) -> bool:
        """Whether turns are animated: the server wants it, and so does everybody who plays there."""
        return self.animations and all(seat.animated for seat in self.seats if not seat.gone)

    @property
    def is_shown(self) -> bool:
        """Whether the board message shows the table as it is."""
        return self.shown_version == self.version


@dataclass(frozen=True, slots=True)
class Challenge:
    """An invitation to one member, or to anybody, to play against whoever made it."""

    id: int
    game: str
    options: dict[str, int]
    guild_id: int | None
    channel_id: int
    challenger_id: int
    challenger_name: str
    opponent_id: int | None
    expires_at: datetime
    clock: str | None = None
    threaded: bool = False
    seed: str | None = field(default=None, repr=False)
    """What the dice of the game will follow from."""
    challenger_global_name: str | None = None
    hints: bool = False
    """Whether the game may have hints although it is rated."""
    begin: str = "lot"
    """Who begins (a name of `play/terms.py`), in games whose rules leave that open."""
    hidden_racks: bool = False
    """Whether the game's board shows only how many pieces each side has left."""


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """Somebody who has joined a side; `number` counts up in the order of joining.

    A place that was given to the computer has a level and no member.
    """

    member_id: int | None
    side: int
    number: int
    name: str
    global_name: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Lobby:
    """Two teams that gather before a game. The host is whoever opened it, or the next if they leave."""

    id: int
    game: str
    options: dict[str, int]
    guild_id: int | None
    channel_id: int
    host_id: int
    clock: str | None
    threaded: bool
    expires_at: datetime
    seats: tuple[LobbySeat, ...] = ()
    seed: str | None = field(default=None, repr=False)
    """What the dice of the game will follow from."""
    hints: bool = False
    """Whether the game may have hints although it is rated."""

    @property
    def computers(self) -> tuple[LobbySeat, ...]:
        """The places that were given to the computer."""
        return tuple(seat for seat in self.seats if seat.level is not None)

    def team(self, side: int) -> tuple[LobbySeat, ...]:
        return tuple(seat for seat in self.seats if seat.side == side)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a rated game for one member: 1 won, 0.5 drawn, 0 lost, and some facts."""

    table_id: int
    member_id: int
    game: str
    guild_id: int | None
    score: float
    facts: dict[str, int]
    finished_at: datetime
    weight: float = 1.0
    """How much it counted: less if the same two have played often."""
    mu: float | None = None
    """The member's rating everywhere after it, with `sigma`; None for early games, which did not keep it."""
    sigma: float | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A member's rating in a game: everywhere, or in one server by the games that were played there."""

    member_id: int
    game: str
    name: str
    mu: float
    sigma: float
    games: int
    wins: int
    rank: float = 0.0
    """What the leaderboard is sorted by."""
    facts: dict[str, int] = field(default_factory=dict)
    """What the member did in all rated games of this kind."""
    guild_id: int = EVERYWHERE
    opponents: int = 0
    """How many different members were met in rated games; counted everywhere, not in one server."""
    listed: bool = True
    """Whether the leaderboard names the member."""


@dataclass(frozen=True, slots=True)
class LevelRecord:
    """How often a member has won, lost and drawn a game alone against the computer at a level."""

    member_id: int
    game: str
    level: str
    won: int = 0
    lost: int = 0
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What the review of a game tells about a member; luck and skill in shares of a game."""

    table_id: int
    member_id: int
    game: str
    ended_at: datetime
    luck: float
    skill: float
    accuracy: float | None


@dataclass(frozen=True, slots=True, order=True)
class FaceCount:
    """How often a face of the dice has fallen: in a server by everybody, or by a member everywhere."""

    guild_id: int
    game: str
    member_id: int
    face: int
    count: int


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of a server. No language: that of the server in Discord; no channels: play anywhere."""

    guild_id: int
    language: str | None = None
    theme: str = "day"
    clock: str | None = None
    rated: bool = True
    channels: list[int] = field(default_factory=list)
    excluded: list[int] = field(default_factory=list)
    """The members who may not play there."""
    rest_after: int = REST_AFTER
    """The days after which a game without a clock in which nobody has moved is put to rest."""
    hints: bool = False
    """Whether new games may have hints although they are rated."""
    animations: bool = True
    """Whether the boards of new games show each turn as an animation."""


@dataclass(frozen=True, slots=True)
class MemberPreferences:
    """What a member has set for themselves, wherever they play.

    No language: that of their Discord client; no theme: the colours of the server or of the game.
    """

    member_id: int
    language: str | None = None
    theme: str | None = None
    animated: bool = True
    """Whether pictures may move at their tables and in what only they see."""
    pings: bool = True
    """Whether they are pinged; a clock that has nearly run out pings in any case."""
