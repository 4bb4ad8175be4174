"""What a step of a dice pétanque looks like while it happens: dice, the ball thrown, and what it meets."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random

from engine.boules import Boules
from engine.events import (
    BallLost,
    BallPlaced,
    BallsPushed,
    Carreau,
    Event,
    JackMissed,
    JackMoved,
    JackOut,
    JackThrown,
    OpeningRolled,
    Place,
    Rolled,
    ShotGrazed,
    ShotHit,
    ShotMissed,
)
from engine.log import Step
from render.kit.canvas import Sheet, Tile
from render.kit.shapes import Point
from render.motion.shots import DICE_MS, Shot, arched, bared, between, moved, travel

TUMBLES, FLIGHT, SLIDE = 3, 6, 4
"""How many shots it takes for dice to tumble, a ball to fly, and a ball to slide."""
SETTLED = 350
"""How many milliseconds the dice are seen before a ball is thrown."""
RING, AIM = 6.0, 23.0
"""How far a ring reaches beyond the tile of a ball, and the cross hairs."""
HIGH = 60.0
"""How high a ball is thrown, as it is seen from above."""


class BoulesMotion(ABC):
    """The shots of one step on one ground."""

    sheet: Sheet

    @abstractmethod
    def dice(self, step: Step) -> Sequence[Sequence[Tile]]:
        """For each die of the step its faces in their place, the blank one first."""

    @abstractmethod
    def faces(self, step: Step) -> Sequence[int]:
        """The face that each of them shows in the end."""

    @abstractmethod
    def ball(self, side: int) -> Tile:
        """A ball of that side."""

    @abstractmethod
    def jack(self) -> Tile:
        """The jack."""

    @abstractmethod
    def at(self, place: Place) -> Point:
        """Where a place of the ground is."""

    @abstractmethod
    def out(self, place: Place) -> Point:
        """Where something that leaves the ground from that place is last seen."""

    @abstractmethod
    def hand(self, side: int) -> Point:
        """Where a side throws from."""

    def shots(self, step: Step) -> Iterator[Shot]:
        """The shots of a step."""
        if any(isinstance(event, Rolled | JackThrown | OpeningRolled) for event in step.events):
            yield from self._tumble(step)
        yield from self._throw(step)
        yield from self._give_way(step)

    def _tumble(self, step: Step) -> Iterator[Shot]:
        """The dice show some faces before those that fell; always the same for the same step."""
        rng, dice = Random(f"{step.before} {step.token}"), self.dice(step)
        for _ in range(TUMBLES):
            yield Shot(lasting=tuple(rng.choice(faces[1:]) for faces in dice), milliseconds=DICE_MS)
        fallen = tuple(faces[face] for faces, face in zip(dice, self.faces(step), strict=True))
        yield Shot(lasting=fallen, milliseconds=SETTLED)

    def _throw(self, step: Step) -> Iterator[Shot]:
        """The ball, or the jack, flies to where it meets the ground."""
        for event in step.events:
            match event:
                case JackThrown(side, _, place):
                    yield from self._fly(self.jack(), side, self.at(place))
                    return
                case ShotHit(side, place) | ShotMissed(side, place) | ShotGrazed(side, place, _):
                    yield from self._fly(self.ball(side), side, self.at(place))
                    return
                case JackMissed(side, place) | JackOut(side, place, "hit"):
                    yield from self._fly(self.ball(side), side, self.at(place))
                    return
        for event in step.events:
            match event:
                case BallPlaced(side, place):
                    yield from [*self._fly(self.ball(side), side, self.at(place))][:-1]
                    yield Shot(lasting=(moved(self.ball(side), self.at(place)),))
                case BallLost(side, None, "too_short" | "jack_pit_taken"):
                    x, y = self.hand(side)
                    yield from self._fly(self.ball(side), side, (x, y - 40))

    def _fly(self, tile: Tile, side: int, end: Point) -> Iterator[Shot]:
        for point in arched(self.hand(side), end, FLIGHT, HIGH):
            yield Shot((moved(tile, point),))

    def _give_way(self, step: Step) -> Iterator[Shot]:
        """Balls that are pushed slide on, or off the ground; one that is hit flies away."""
        ways = [way for event in step.events for way in self._ways(event)]
        if not ways:
            return
        aimed = any(isinstance(event, ShotHit | Carreau | JackOut) for event in step.events)
        margin = AIM if aimed else RING
        bare = [bared(self.sheet, moved(tile, start), margin) for tile, start, _ in ways]
        yield Shot(lasting=(*bare, *self.resting_jack(step), *self._arrived(step)))
        yield from travel([(tile, between(start, end, SLIDE)) for tile, start, end in ways])

    def _arrived(self, step: Step) -> list[Tile]:
        """The ball that was thrown, where it stays: in the place of another, or beside it."""
        placed = (event for event in step.events if isinstance(event, BallPlaced))
        return [moved(self.ball(event.side), self.at(event.place)) for event in placed]

    def _ways(self, event: Event) -> list[tuple[Tile, Point, Point]]:
        """Everything that an event moves, from where to where."""
        match event:
            case BallsPushed(pushes):
                ends = [self.out(push.start) if push.end is None else self.at(push.end) for push in pushes]
                return [
                    (self.ball(push.side), self.at(push.start), end)
                    for push, end in zip(pushes, ends, strict=True)
                ]
            case JackMoved(start, end):
                return [(self.jack(), self.at(start), self.at(end))]
            case JackOut(_, place):
                return [(self.jack(), self.at(place), self.out(place))]
            case BallLost(side, place, "was_hit") if place is not None:
                return [(self.ball(side), self.at(place), self.out(place))]
        return []

    def resting_jack(self, step: Step) -> Sequence[Tile]:
        """The jack, if it lies and stays: it has to be drawn again where something is taken away."""
        assert isinstance(step.before, Boules)
        jack = step.before.ground.jack
        if not jack or any(isinstance(event, JackMoved | JackOut) for event in step.events):
            return ()
        return (moved(self.jack(), self.at(jack)),)
