"""What is agreed on before a game: its options, its clock, whether it gets a thread of its own."""

from typing import NamedTuple

from store.records import Challenge, GuildSettings, Lobby, Table

NO_CLOCK = "none"
"""Said of an invitation's clock: there is none, whatever the server sets."""


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
    return Terms(invitation.options, invitation.clock, invitation.threaded, invitation.hints)


def terms_again(table: Table) -> Terms:
    """The terms of another game like that one, in the same channel."""
    return Terms(table.options, table.clock or NO_CLOCK)
