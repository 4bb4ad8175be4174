"""Sentences that are said of any dice pétanque, from a game's own messages."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.boules import BoulesFacts
from engine.events import EndCounted, EndStopped, Event, Measured
from engine.position import SIDES, Ending
from words.texts import Say


class Teller(NamedTuple):
    """Words the facts of one position; `prefix` is how the ids of its game's messages begin."""

    prefix: str
    facts: BoulesFacts
    say: Say
    stopped: Ending | None = None

    @property
    def is_over(self) -> bool:
        """By its rules, or because it was stopped."""
        return self.stopped is not None or self.facts.winner is not None

    def word(self, message: str, **args: str | int) -> str:
        return self.say(self.prefix + message, **args)

    def score(self) -> str:
        a, b = self.facts.score
        return self.word("score", a=a, b=b, target=self.facts.target)

    def over(self) -> str:
        """That the game was stopped, and who has won."""
        return self.word("over", winner=str(self.stopped))

    def left(self) -> Iterable[str]:
        """Not once the game is over: those are not played any more."""
        a, b = self.facts.left
        return () if self.is_over else [self.word("left", a=a, b=b)]

    def lost(self) -> str:
        a, b = self.facts.lost
        return self.word("lost", a=a, b=b)

    def counted(self, events: Sequence[Event]) -> Iterable[str]:
        """How the end went that the last move closed."""
        for event in events:
            match event:
                case EndCounted(None) | EndStopped(None):
                    yield self.word("counted-none")
                case EndCounted(int(winner), points, scoring):
                    where = listed(scoring)
                    yield self.word("counted", side=SIDES[winner], points=points, places=where)
                case EndStopped(int(winner), points):
                    yield self.word("stopped", side=SIDES[winner], points=points)

    def holder(self) -> Iterable[str]:
        """Who would score now; nobody once the game is over."""
        facts = self.facts
        if facts.holder is not None and not self.is_over:
            yield self.word("holds", side=SIDES[facts.holder], points=facts.holding)

    def sides(self) -> Iterable[str]:
        """Where each side's balls lie, nearest first."""
        for side, name in enumerate(SIDES):
            where = listed(ball for ball in self.facts.lying if ball.side == side)
            if where:
                yield self.word("side", side=name, places=where)


def listed(balls: Iterable[Measured]) -> str:
    return ", ".join(str(ball.place) for ball in balls)
