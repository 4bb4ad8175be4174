"""What counts about a ball of a dice pétanque: how often it works, and who then holds the point."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import cast

from engine.boules import Boules, moves_target
from engine.boulomania import Boulomania
from engine.boulomania import board as boulomania_board
from engine.events import BallLost, JackOut, Place, ShotHit
from engine.petanque import Petanque
from engine.petanque import board as petanque_board
from engine.position import Side
from engine.prospects import Landing, Prospect, Standing, percent, prospects, standing_of
from players.reasons.clauses import Clause, Reason, clause

NEAREST_PITS = 3
"""In Boulomania, near is what is no farther from the jack than this many-th nearest of the pits 7 to 18."""
CELL = 20
"""The length of a cell in Pétanque: a ball no farther than that from the jack is called near."""


def reason_for(position: Boules, action: str) -> Reason:
    """What counts about an action of either game."""
    if action.startswith("corner:"):
        return (_about_corner(cast(Petanque, position), action),)
    ways = prospects(position, action)
    if action.startswith("land:"):
        return _about_landing(position, ways[0].landings[0])
    if action.startswith("shoot:"):
        return _about_shot(position, ways)
    return _about_pointing(position, ways)


# A shot


def _about_shot(position: Boules, ways: Sequence[Prospect]) -> Reason:
    """How often the shot works, what it brings when it hits, and which dice bring more."""
    side, now = position.side, standing_of(position)
    shots = {die: way.best(side) for die, way in enumerate(ways, start=1)}
    hit = _plain_hit(shots.values()).standing
    works = {die: shot.standing for die, shot in shots.items() if _is_as_good(shot, hit, side)}
    more = [die for die, then in works.items() if then.margin(side) > hit.margin(side) and not hit.won]
    alike = {then.against for die, then in works.items() if die not in more}
    clauses = [clause("shot", hits=len(works))]
    if hit.margin(side) <= now.margin(side) and not hit.won:
        clauses.append(clause("shot-aside"))
    clauses.append(_then(hit if len(alike) == 1 else hit._replace(against=None), side, now))
    return (*clauses, clause("shot-more", dice=_DICE[tuple(more)])) if more else tuple(clauses)


_DICE = {(4,): "four", (6,): "six", (4, 6): "both"}
"""The names of the dice that can bring more than a plain hit: a graze (4) and a carreau (6)."""


def _plain_hit(shots: Collection[Landing]) -> Landing:
    """What becomes of a shot that hits, be it at a ball or at the jack."""
    for kind in (ShotHit, JackOut):
        for shot in shots:
            if any(isinstance(event, kind) for event in shot.events):
                return shot
    raise AssertionError("no die hits")


def _is_as_good(shot: Landing, hit: Standing, side: Side) -> bool:
    """Whether a shot moves what it is aimed at, and brings its side at least as much as a plain hit."""
    if not moves_target(shot.events):
        return False
    then, worth = shot.standing, hit.margin(side)
    return then.margin(side) > worth or (then.margin(side), then.closed) == (worth, hit.closed)


# A ball that is pointed


def _about_pointing(position: Boules, ways: Sequence[Prospect]) -> Reason:
    """How often it changes who holds the point or by how much, and how often the ball is lost."""
    lost = _percent(ways, lambda way: all(each.place is None for each in way.landings))
    clauses = [*_about_lying(position, ways)]
    return (*clauses, clause("point-lost", percent=lost)) if lost else tuple(clauses)


def _about_lying(position: Boules, ways: Sequence[Prospect]) -> Iterator[Clause]:
    side, now = position.side, standing_of(position)
    better = _percent(ways, lambda way: way.best(side).standing.margin(side) > now.margin(side))
    if position.count_balls(position.ground) == (0, 0):
        yield _about_near(position, ways)
    elif now.holder == side:
        yield clause("point-adds", percent=better)
    else:
        taken = _percent(ways, lambda way: way.best(side).standing.margin(side) > 0)
        yield clause("point-takes", percent=taken)
        if better > taken and now.points > 1:
            yield clause("point-cuts", 1 - side, percent=better, points=now.points)


def _about_near(position: Boules, ways: Sequence[Prospect]) -> Clause:
    """How often the first ball comes to lie near the jack."""
    near = _near_places(position)
    chance = _percent(ways, lambda way: any(each.place in near for each in way.landings))
    if isinstance(position, Boulomania):
        return clause("point-near", percent=chance, pits=len(near))
    return clause("point-beside", percent=chance)


def _near_places(position: Boules) -> frozenset[Place]:
    jack = position.ground.jack
    if not isinstance(position, Boulomania):
        return frozenset(_cells_near(jack))
    distances = boulomania_board().distance[jack]
    farthest = sorted(distances[pit] for pit in boulomania_board().ahead)[NEAREST_PITS - 1]
    return frozenset(pit for pit, far in distances.items() if pit != jack and far <= farthest)


def _cells_near(jack: str) -> list[str]:
    """The cells whose middle is within a cell's length of the jack."""
    distances = petanque_board().distance[jack]
    return [cell for cell in petanque_board().cells if distances[f"A{cell}"] <= CELL**2]


# A roll that leaves a choice


def _about_landing(position: Boules, landing: Landing) -> Reason:
    """Whose balls it pushes out, and how the end then stands."""
    out = [
        clause("land-out", event.side)
        for event in landing.events
        if isinstance(event, BallLost) and event.why == "pushed_out"
    ]
    return *out, _then(landing.standing, position.side, standing_of(position))


def _about_corner(position: Petanque, action: str) -> Clause:
    """How many cells are near the jack there: the more there are, the easier it is to point."""
    near = len(_cells_near(position.detail + action[-1]))
    return clause("corner", near=near, cells=len(petanque_board().cells))


# How the end then stands


def _then(then: Standing, side: Side, now: Standing) -> Clause:
    """The clause that says how the end stands after it, whichever side that is good for."""
    if then.holder is None:
        return clause("then-nobody-scores" if then.closed else "then-nobody")
    if then.won:
        return clause("then-wins", then.holder)
    if then.closed:
        return clause("then-scores", then.holder, points=then.points)
    if side != then.holder == now.holder and then.points < now.points:
        return clause("then-fewer", then.holder, points=then.points, before=now.points)
    if then.against is None:
        return clause("then-holds", then.holder, points=then.points)
    return _ahead(then.holder, then.points, then.against)


def _ahead(holder: Side, points: int, against: Place) -> Clause:
    """The clause of who is ahead of which ball; a pit is named by its number, a cell by length and width."""
    if isinstance(against, str):
        return clause("then-ahead", holder, points=points, kind="cell", place="-".join(against))
    return clause("then-ahead", holder, points=points, kind="pit", place=str(against))


def _percent(ways: Iterable[Prospect], holds: Callable[[Prospect], bool]) -> int:
    """How often that holds, in percent."""
    return percent(sum((way.chance for way in ways if holds(way)), Fraction(0)))
