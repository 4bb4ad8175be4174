"""What a ball of a dice pétanque may come to: every roll with its chance, and how the end then stands."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from engine.boules import Boules
from engine.events import BallPlaced, EndCounted, EndStopped, Event, GameEnded, Place
from engine.position import Side


class Standing(NamedTuple):
    """Who would score how much if the end were counted now; if it is closed, who has scored how much."""

    holder: Side | None
    points: int
    against: Place | None
    """The place of the other side's best ball, if one lies."""
    closed: bool = False
    """Whether the end is over."""
    won: bool = False
    """Whether the game is over, too."""

    def margin(self, side: Side) -> int:
        """The points as that side sees them: those of the other side are below 0."""
        return self.points if self.holder == side else -self.points


class Landing(NamedTuple):
    """What may become of a ball: where it comes to lie (None: it is lost), and how the end then stands."""

    place: Place | None
    standing: Standing
    events: tuple[Event, ...]


class Prospect(NamedTuple):
    """A roll with its chance; if it leaves a choice, there are several landings."""

    chance: Fraction
    landings: tuple[Landing, ...]

    def best(self, side: Side) -> Landing:
        """The landing that leaves that side most points."""
        return max(self.landings, key=lambda landing: landing.standing.margin(side))


def percent(chance: Fraction | float) -> int:
    """A chance in percent: 0 only if it is impossible, 100 only if it is certain."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(max(round(100 * chance), 1), 99)


def standing_of(position: Boules) -> Standing:
    """How the end that is being played stands."""
    if not position.ground.jack:
        return Standing(None, 0, None)
    tally = position.tally(position.ground)
    against = None if tally.against is None else tally.against.place
    return Standing(tally.winner, len(tally.scoring), against)


def prospects(position: Boules, action: str) -> tuple[Prospect, ...]:
    """What may come of an action with a ball, for each roll; one prospect if the dice have fallen already."""
    after, events = position.apply(action)
    if after.cast is None:
        return (Prospect(Fraction(1), (_landing(after, events),)),)
    return tuple(
        Prospect(chance, _landings(*after.apply(roll))) for roll, chance in after.chance_outcomes().items()
    )


class PlaceChance(NamedTuple):
    """How likely a pointed ball may come to lie in a place, and whether it would hold the point there."""

    share: Fraction
    holds: bool


def chances_of_places(position: Boules, action: str) -> dict[Place, PlaceChance]:
    """Every place in which a ball pointed by that action may come to lie, with its chance."""
    found: dict[Place, PlaceChance] = {}
    for chance, landings in prospects(position, action):
        for place in dict.fromkeys(each.place for each in landings if each.place is not None):
            margins = [each.standing.margin(position.side) for each in landings if each.place == place]
            before = found.get(place, PlaceChance(Fraction(0), False))
            found[place] = PlaceChance(before.share + chance, before.holds or max(margins) > 0)
    return found


def _landings(position: Boules, events: Sequence[Event]) -> tuple[Landing, ...]:
    if not position.is_settling:
        return (_landing(position, events),)
    return tuple(_landing(*position.apply(action)) for action in position.legal_actions())


def _landing(after: Boules, events: Sequence[Event]) -> Landing:
    place = next((event.place for event in events if isinstance(event, BallPlaced)), None)
    return Landing(place, _standing_after(after, events), tuple(events))


def _standing_after(after: Boules, events: Sequence[Event]) -> Standing:
    """How the end stands after a ball, even if that has closed it and cleared the ground."""
    won = any(isinstance(event, GameEnded) for event in events)
    for event in events:
        match event:
            case EndCounted(winner, points, _, against):
                place = None if against is None else against.place
                return Standing(winner, points, place, closed=True, won=won)
            case EndStopped(winner, points):
                return Standing(winner if points else None, points, None, closed=True, won=won)
    return standing_of(after)
