"""What the descriptions of both dice pétanques share: the end as it stands, short and long."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from math import sqrt
from typing import Any, NamedTuple

from engine import events as e
from engine.boules import Boules, BoulesFacts
from engine.counted_ends import counted_end
from engine.position import Ending
from words.descriptions.throws import tell_throws
from words.descriptions.voice import Line, Voice
from words.places import number_place, number_places, word_place
from words.texts import Say

ROLLING = ("throw", "point", "point2", "point3", "shoot")
"""The stages at which dice are in the air, except the opening."""
MOST_NEARER = 10
"""How many free places are named one by one, at most: the nearest."""


class Court(NamedTuple):
    """What differs between the two games."""

    game: str
    unit: int
    """The distance that is called 1."""
    ring: Callable[[e.Measured], object]
    """A value that balls at the same distance share."""
    jack: Callable[[e.Place, Say], str]
    nearer: Callable[[Any], Sequence[e.Place]]
    """The free places nearer to the jack than any ball."""
    now: Callable[[Any, Voice], str]
    """What is to be chosen after a roll."""
    choices: Callable[[Any, Voice], Iterable[str]]
    """Each of those choices, with what comes of it."""


class Teller(NamedTuple):
    """Words one position of one of the two games."""

    court: Court
    position: Boules
    facts: BoulesFacts
    voice: Voice
    stopped: Ending | None = None

    @property
    def say(self) -> Say:
        return self.voice.say

    @property
    def is_over(self) -> bool:
        """Whether the game is over, by its rules or because it was stopped."""
        return self.stopped is not None or self.facts.winner is not None

    def now(self) -> str:
        """What is to be done, and by whom; in a team, by which player."""
        if self.stopped:
            return self.say("boules-board-over", who=self.voice.winner(self.stopped))
        return " ".join([self._to_do(self.voice.aside), *self.voice.name_thrower()])

    def _to_do(self, voice: Voice) -> str:
        if self.position.is_settling:
            return self.court.now(self.position, voice)
        stage = "rolling" if self.facts.stage in ROLLING else self.facts.stage
        return self.say(f"boules-board-now-{stage}", who=voice.who(self.facts.side))

    def fanny(self) -> Iterable[str]:
        """The sentence that the loser has no point at all, if that is so."""
        if self.position.is_fanny:
            yield self.say("boules-board-fanny", who=self.voice.who(1 - self.position.side))

    def holder(self) -> Iterable[str]:
        """Who holds the point, with which ball and for how much; nobody once the game is over."""
        facts = self.facts
        if self.is_over or facts.jack is None:
            return
        if facts.holder is not None:
            place = word_place(facts.lying[0].place, self.say, "of")
            who = self.voice.who(facts.holder)
            yield self.say("boules-board-holds", who=who, place=place, points=facts.holding)
        elif facts.lying:
            yield self.say("boules-board-level")

    def jack(self) -> str:
        """Where the jack lies."""
        if self.facts.jack is None:
            return self.say("boules-board-jack-out")
        return self.court.jack(self.facts.jack, self.say)

    def order(self) -> str:
        """Every ball from the nearest to the farthest, those equally near together."""
        return self._word_order("boules-board-order", self.name_ball, ", ")

    def measured(self) -> str:
        """The same with how far each is from the jack."""
        between = self.say("boules-board-between")
        return self._word_order(f"{self.court.game}-board-measured", self.measure_ball, between)

    def _word_order(self, message: str, ball: Callable[[e.Measured], str], between: str) -> str:
        lying = self.facts.lying
        if not lying:
            return self.say("boules-board-no-ball")
        if self.facts.jack is None:
            return self.say("boules-board-lying", balls=", ".join(map(self.name_ball, lying)))
        rings = groupby(lying, self.court.ring)
        balls = between.join(self._word_ring([ball(each) for each in ring]) for _, ring in rings)
        return self.say(message, balls=balls)

    def _word_ring(self, balls: Sequence[str]) -> str:
        """Balls that are equally near."""
        if len(balls) == 1:
            return balls[0]
        return self.say("boules-board-equal", balls=", ".join(balls[:-1]), last=balls[-1])

    def name_ball(self, ball: e.Measured) -> str:
        """Whose ball it is, and where it lies."""
        return self.say("boules-board-ball", who=self.voice.who(ball.side), place=number_place(ball.place))

    def measure_ball(self, ball: e.Measured) -> str:
        """Whose ball it is, where it lies, and its distance from the jack."""
        whole, tenth = divmod(round(10 * sqrt(ball.distance) / self.court.unit), 10)
        return self.say("boules-board-far", ball=self.name_ball(ball), whole=whole, tenth=tenth)

    def nearer(self) -> Iterable[str]:
        """The free places that are nearer to the jack than any ball."""
        if self.facts.lying and self.facts.jack is not None and not self.is_over:
            places = self.court.nearer(self.position)
            message = f"{self.court.game}-board-nearer" if places else "boules-board-none-nearer"
            yield self.say(message, places=self._word_nearest(places))

    def _word_nearest(self, places: Sequence[e.Place]) -> str:
        """The nearest of those places, and how many more there are."""
        told, beyond = number_places(places[:MOST_NEARER]), len(places) - MOST_NEARER
        return self.say("boules-board-more-places", places=told, count=beyond) if beyond > 0 else told

    def score(self) -> str:
        """The points, and the target."""
        a, b = self.facts.score
        return self.say("boules-board-score", a=a, b=b, target=self.facts.target)

    def left(self) -> Iterable[str]:
        """How many balls are left, unless the game is over."""
        a, b = self.facts.left
        return () if self.is_over else [self.say("boules-board-left", a=a, b=b)]

    def lost(self) -> Iterable[str]:
        """How many balls are out of this end, if any."""
        a, b = self.facts.lost
        return [self.say("boules-board-lost", a=a, b=b)] if a or b else ()

    def counted(self, events: Sequence[e.Event]) -> Iterable[str]:
        """How the end was counted, if the last move closed one."""
        for event in events:
            match event:
                case e.EndCounted(int(winner), points, scoring):
                    numbers = number_places(ball.place for ball in scoring)
                    places = self.say(f"{self.court.game}-board-places", count=points, places=numbers)
                    who = self.voice.who(winner)
                    yield self.say("boules-board-counted", who=who, points=points, places=places)
                case e.EndStopped(int(winner), points) if points:
                    yield self.say("boules-board-stopped", who=self.voice.who(winner), points=points)
                case e.EndCounted(tied=tied):
                    yield self.say("boules-board-tied" if tied else "boules-board-counted-none")
                case e.EndStopped():
                    yield self.say("boules-board-stopped-none")


def alt(
    court: Court,
    position: Boules,
    events: Sequence[e.Event],
    say: Say,
    stopped: Ending | None,
    before: Boules | None,
) -> Sequence[str]:
    """The board that is shown in a few sentences, the most important first."""
    name, voice = say(f"{court.game}-board-name"), Voice(say)
    counted = None if before is None else counted_end(position, events, before)
    if counted is not None:
        tell = Teller(court, counted, counted.describe(), voice)
        told = [f"{name} {say('boules-board-closed')}", *tell.counted(events)]
        return [*told, tell.score(), tell.jack(), tell.order()]
    tell = Teller(court, position, position.describe(), voice, stopped)
    told = [f"{name} {tell.now()}", *tell.fanny(), *tell.counted(events), *tell.holder()]
    if tell.facts.jack is not None or tell.facts.lying:
        told += [tell.jack(), tell.order()]
    return [*told, *tell.left(), tell.score()]


def spoken(court: Court, position: Boules, voice: Voice, stopped: Ending | None) -> Sequence[Line]:
    """Everything that is needed to play on without the picture."""
    tell = Teller(court, position, position.describe(), voice, stopped)
    lines = [Line(" ".join([*voice.introduce(), tell.now(), *tell.fanny()]))]
    lines += map(Line, tell.holder())
    if stopped is None and position.is_settling:
        lines += [Line(choice, 1) for choice in court.choices(position, voice)]
    elif stopped is None and position.stage == "play":
        lines += [Line(throw, 1) for throw in tell_throws(position, voice)]
    if tell.facts.jack is not None or tell.facts.lying:
        lines += [
            Line(f"{tell.jack()} {tell.measured()}"),
            *(Line(n, 2) for n in tell.nearer()),
        ]
    return [*lines, Line(" ".join([tell.score(), *tell.left()])), *(Line(lost, 3) for lost in tell.lost())]
