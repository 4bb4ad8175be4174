"""The listener to whom a board is described, and making the description fit."""

from collections.abc import Sequence
from typing import NamedTuple

from engine import Side
from engine.position import SIDES, Ending
from words.places import begin_line
from words.texts import Say

LONGEST_ALT = 1024
LONGEST_SPOKEN = 3800
"""The longest description: Discord takes 4,000 characters in a message, with everything in it."""


class Listener(NamedTuple):
    """Whoever asked for the description: the side they play for, if any, and the names of both, if known."""

    side: Side | None = None
    names: tuple[str, str] | None = None
    """Escaped already. None for teams, which are called by their colours."""
    hidden: tuple[Side, ...] = ()
    """The sides whose racks are hidden from them, until the game is over."""
    thrower: str | None = None
    """The player of a team who is to play, if that is somebody else; escaped already."""


NOBODY = Listener()


class Voice(NamedTuple):
    """Words a board for a listener; `$who` in its messages is `you`, `A` or `B`."""

    say: Say
    listener: Listener = NOBODY

    def who(self, side: Side) -> str:
        """The value of `$who` for a side: `you` if it is the listener's own, else its letter."""
        return "you" if side == self.listener.side else SIDES[side]

    def winner(self, ending: Ending) -> str:
        """Who has won a game that was stopped: a side, `draw` or `none`."""
        return str(ending) if ending.winner is None else self.who(ending.winner)

    @property
    def aside(self) -> "Voice":
        """The voice for what another player of the team is to do, not the listener."""
        return self if self.listener.thrower is None else self._replace(listener=NOBODY)

    def name_thrower(self) -> Sequence[str]:
        """The sentence that names the player of a team who is to play, unless it is the listener."""
        name = self.listener.thrower
        return () if name is None else [self.say("not-your-turn", name=name)]

    def introduce(self) -> Sequence[str]:
        """Who the listener is, and who the others are."""
        side, names = self.listener.side, self.listener.names
        if names is None:
            return () if side is None else [self.say("spoken-team", side=SIDES[side])]
        if side is None:
            return [self.say("spoken-both", a=names[0], b=names[1])]
        return [self.say("spoken-you", side=SIDES[side], other=names[1 - side])]


class Line(NamedTuple):
    """A line of a description; if not all fit, those with the greatest rank are left out first."""

    text: str
    rank: int = 0


def fit(sentences: Sequence[str], limit: int = LONGEST_ALT) -> str:
    """The sentences as one text, without those for which there is no room after the ones before them."""
    text = sentences[0][:limit]
    for sentence in sentences[1:]:
        if len(text) + 1 + len(sentence) <= limit:
            text += " " + sentence
    return text


def fit_lines(lines: Sequence[Line], say: Say, limit: int = LONGEST_SPOKEN) -> str:
    """The lines as one text; if some do not fit, the least important are left out, and it says how many."""
    kept = list(lines)
    while len(text := _join(kept, len(lines) - len(kept), say)) > limit:
        greatest = max(line.rank for line in kept)
        kept.pop(max(index for index, line in enumerate(kept) if line.rank == greatest))
    return text


def _join(lines: Sequence[Line], left_out: int, say: Say) -> str:
    texts = [begin_line(line.text) for line in lines]
    return "\n".join([*texts, say("spoken-left-out", count=left_out)] if left_out else texts)
