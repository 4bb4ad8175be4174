"""To whom a board is described, and how much of it fits."""

from collections.abc import Sequence
from typing import NamedTuple

from engine import Side
from engine.position import SIDES, Ending
from words.places import begin_line
from words.texts import Say

LONGEST_ALT = 1024
LONGEST_SPOKEN = 3800
"""Discord takes 4,000 characters in a message, with everything that stands in it."""


class Listener(NamedTuple):
    """Whoever has asked: the side they play for, if any, and what both sides are called, if that is known."""

    side: Side | None = None
    names: tuple[str, str] | None = None
    """Escaped already. In teams, there are none but the colours."""
    hidden: tuple[Side, ...] = ()
    """The sides of which they may know only how many pieces are left, until it is over."""
    thrower: str | None = None
    """Who of a team is to play, escaped already, where that is somebody else."""


NOBODY = Listener()


class Voice(NamedTuple):
    """Words a board for a listener; `$who` in its messages is `you`, `A` or `B`."""

    say: Say
    listener: Listener = NOBODY

    def who(self, side: Side) -> str:
        """How a side is called: by its colour, unless it is the listener's own."""
        return "you" if side == self.listener.side else SIDES[side]

    def winner(self, ending: Ending) -> str:
        """Who has won where a game was stopped: a side, or `draw`, or `none`."""
        return str(ending) if ending.winner is None else self.who(ending.winner)

    @property
    def aside(self) -> "Voice":
        """For what the listener is not to do: somebody else of a team is."""
        return self if self.listener.thrower is None else self._replace(listener=NOBODY)

    def name_thrower(self) -> Sequence[str]:
        """Who of a team is to play, unless it is the listener."""
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
    """A line of a description; of those that do not fit, the ones of the greatest rank are left out first."""

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
    """The lines as one text; of the least important ones it is told how many are left out."""
    kept = list(lines)
    while len(text := _join(kept, len(lines) - len(kept), say)) > limit:
        greatest = max(line.rank for line in kept)
        kept.pop(max(index for index, line in enumerate(kept) if line.rank == greatest))
    return text


def _join(lines: Sequence[Line], left_out: int, say: Say) -> str:
    texts = [begin_line(line.text) for line in lines]
    return "\n".join([*texts, say("spoken-left-out", count=left_out)] if left_out else texts)
