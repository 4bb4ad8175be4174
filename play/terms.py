"""What is agreed on before a game: its options, its clock, a thread of its own, who begins."""

from typing import Final, NamedTuple

from engine import Side, find_game
from store.records import Challenge, GuildSettings, Lobby, Table

NO_CLOCK = "none"
"""The clock of an invitation to a game without a clock, whatever the server sets."""
BY_LOT: Final = "lot"
ASKER: Final = "me"
OTHER: Final = "other"
BEGINNINGS: Final = (BY_LOT, ASKER, OTHER)
"""Who may be chosen to begin, as seen by whoever asks for the game."""
OPEN: Final = "open"
HIDDEN: Final = "hidden"
RACKS: Final = (OPEN, HIDDEN)
"""Whether a board shows which pieces each side has left, or only how many."""
SWAPPED: Final = ("swap-other", "swap-me")
"""Who begins a rematch, by the side that whoever asks for it had."""


class Terms(NamedTuple):
    """What those who start a game agree on."""

    options: dict[str, int]
    clock: str | None = None
    """A name of `CLOCKS`, or `NO_CLOCK`; None: as the server has set."""
    threaded: bool = False
    hints: bool = False
    """Whether it may have hints although it is rated, as the server had set it when the game was offered."""
    start: str | None = None
    """In practice, the notation of the position that it begins from."""
    begin: str = BY_LOT
    """One of `BEGINNINGS` or `SWAPPED`, in games whose rules do not say who begins."""
    hidden_racks: bool = False
    """Whether the board shows only how many pieces each side has left. No rule, so not part of a position."""

    @property
    def is_even(self) -> bool:
        """Whether nobody has chosen who begins: a lot decides, or it is swapped after the last game."""
        return self.begin not in (ASKER, OTHER)

    @property
    def side(self) -> Side:
        """The side of whoever asks for the game, unless the lot decides otherwise."""
        return 1 if self.begin in (OTHER, SWAPPED[0]) else 0

    def draws_lot(self, game: str) -> bool:
        """Whether a die decides who begins that game; in practice, the position says who is to move."""
        return self.begin == BY_LOT and self.start is None and find_game(game).begins_by_lot

    def settled(self, settings: GuildSettings) -> "Terms":
        """The terms with the server's settings filled in, so that a later change of those changes nothing."""
        return self._replace(clock=self.clock_for(settings) or NO_CLOCK, hints=settings.hints)

    def clock_for(self, settings: GuildSettings) -> str | None:
        """The clock of the game: the one chosen, or else the server's."""
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

    If the game was the channel's `last`, who begins is swapped; after an older one, a lot decides.
    """
    is_last = last is not None and last.id == table.id and table.start is None
    swaps = is_last and not table.seat(1 - side).is_forgotten
    begin = SWAPPED[side] if swaps and find_game(table.game).begins_by_lot else BY_LOT
    return Terms(table.options, table.clock or NO_CLOCK, begin=begin, hidden_racks=table.hidden_racks)


def terms_to_accept(challenge: Challenge, last: Table | None) -> Terms:
    """The terms of a challenge that is accepted; who begins stays as it was offered.

    In a rematch that is a swap only while the game that it followed is the channel's `last`; else a choice.
    """
    terms = terms_of(challenge)
    if terms.begin not in SWAPPED:
        return terms
    side = SWAPPED.index(terms.begin)
    if last is not None and last.game == challenge.game and last.side_of(challenge.challenger_id) == side:
        return terms
    return terms._replace(begin=(OTHER, ASKER)[side])
