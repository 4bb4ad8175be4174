"""What is agreed on before a game: its options, its clock, a thread of its own, who begins."""

from typing import Final, NamedTuple

from engine import Side, find_game
from store.records import Challenge, GuildSettings, Lobby, Table

NO_CLOCK = "none"
"""Said of an invitation's clock: there is none, whatever the server sets."""
BY_LOT: Final = "lot"
ASKER: Final = "me"
OTHER: Final = "other"
BEGINNINGS: Final = (BY_LOT, ASKER, OTHER)
"""Who may be chosen to begin, as whoever asks for the game says it."""
OPEN: Final = "open"
HIDDEN: Final = "hidden"
RACKS: Final = (OPEN, HIDDEN)
"""Whether a board shows which pieces each side has left, or only how many."""
SWAPPED: Final = ("swap-other", "swap-me")
"""Who begins when those who have played do so again, by the side of the one who asks."""


class Terms(NamedTuple):
    """What those who start a game agree on."""

    options: dict[str, int]
    clock: str | None = None
    """A name of `CLOCKS`, `NO_CLOCK`, or nothing said: what the server has set."""
    threaded: bool = False
    hints: bool = False
    """Whether it may have hints although it is rated, as the server had set it when the game was offered."""
    start: str | None = None
    """The notation of the position that it begins from, where something is practised."""
    begin: str = BY_LOT
    """One of `BEGINNINGS` or `SWAPPED`, in games whose rules do not say who begins."""
    hidden_racks: bool = False
    """Whether the board shows only how many pieces each side has left: no rule, so nothing of a position."""

    @property
    def is_even(self) -> bool:
        """Whether nobody has chosen who begins."""
        return self.begin not in (ASKER, OTHER)

    @property
    def side(self) -> Side:
        """The side of whoever asks for the game, unless the lot decides otherwise."""
        return 1 if self.begin in (OTHER, SWAPPED[0]) else 0

    def draws_lot(self, game: str) -> bool:
        """Whether a die decides who begins that game; a position that is practised has somebody to move."""
        return self.begin == BY_LOT and self.start is None and find_game(game).begins_by_lot

    def settled(self, settings: GuildSettings) -> "Terms":
        """The terms as an invitation shows them: whatever the server sets later, they stay the same."""
        return self._replace(clock=self.clock_for(settings) or NO_CLOCK, hints=settings.hints)

    def clock_for(self, settings: GuildSettings) -> str | None:
        """The clock of the game: the one chosen, or the server's where nothing was said."""
        if self.clock is None:
            return settings.clock
        return None if self.clock == NO_CLOCK else self.clock


def terms_of(invitation: Challenge | Lobby) -> Terms:
    """The terms that whoever accepts agrees to."""
    terms = Terms(invitation.options, invitation.clock, invitation.threaded, invitation.hints)
    if isinstance(invitation, Lobby):
        return terms
    return terms._replace(begin=invitation.begin, hidden_racks=invitation.hidden_racks)


def terms_again(table: Table, side: Side, last: Table | None) -> Terms:
    """The terms of a rematch in the same channel, asked for by the player of that side.

    After the channel's `last` game who begins is swapped; after an older one nobody could be sure of that.
    """
    is_last = last is not None and last.id == table.id and table.start is None
    swaps = is_last and not table.seat(1 - side).is_forgotten
    begin = SWAPPED[side] if swaps and find_game(table.game).begins_by_lot else BY_LOT
    return Terms(table.options, table.clock or NO_CLOCK, begin=begin, hidden_racks=table.hidden_racks)


def terms_to_accept(challenge: Challenge, last: Table | None) -> Terms:
    """The terms of a challenge that is accepted; whoever was to begin does.

    That is a swap only while the game that it followed is the channel's `last`.
    """
    terms = terms_of(challenge)
    if terms.begin not in SWAPPED:
        return terms
    side = SWAPPED.index(terms.begin)
    if last is not None and last.game == challenge.game and last.side_of(challenge.challenger_id) == side:
        return terms
    return terms._replace(begin=(OTHER, ASKER)[side])
