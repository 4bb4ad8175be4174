"""What happened, as values: captions, highlights, arrows and alt texts are made from these.

Sides are 0 and 1. Places are what the game calls them: a pit number in Boulomania (0 is out), a
cell such as `34` in Pétanque, a place such as `c4` in Carami, a placement such as `T5.1@e6` in
Boomerang. Distances are squared, as the rules compare them.
"""

from typing import Any, Literal, NamedTuple, TypeVar

Place = int | str
T = TypeVar("T", bound=tuple[object, ...])


def event(kind: type[T]) -> type[T]:
    """Let only events of the same kind be equal: as bare named tuples, a miss would equal a hit."""

    def is_equal(self: Any, other: object) -> Any:
        return type(self) is type(other) and tuple.__eq__(self, other)  # type: ignore[operator]

    def differs(self: Any, other: object) -> bool:
        return not is_equal(self, other)

    kind.__eq__ = is_equal  # type: ignore[method-assign]
    kind.__ne__ = differs  # type: ignore[method-assign]
    kind.__hash__ = lambda self: hash((kind, tuple.__hash__(self)))  # type: ignore[method-assign]
    return kind


@event
class OpeningRolled(NamedTuple):
    """A die for each side; `starter` is None when they are equal and roll again."""

    dice: str
    starter: int | None


@event
class JackThrown(NamedTuple):
    """The die or dice that say where the jack lies; in Pétanque its corner is still to choose."""

    side: int
    dice: str
    place: Place


@event
class CornerChosen(NamedTuple):
    side: int
    cell: str
    corner: str


@event
class Rolled(NamedTuple):
    """The dice of a ball, pointed or shot."""

    side: int
    dice: str
    stage: Literal["point2", "point3", "point", "shoot"]


@event
class WayOpen(NamedTuple):
    """The roll leaves several routes; the side chooses one."""

    side: int
    dice: str
    routes: tuple[str, ...]


@event
class BallPlaced(NamedTuple):
    """A ball came to lie, pointed or by a carreau."""

    side: int
    place: Place


@event
class Push(NamedTuple):
    side: int
    start: Place
    end: Place | None
    """None is out: the ball is lost."""


@event
class BallsPushed(NamedTuple):
    """Balls that moved on, in the order in which they were hit."""

    pushes: tuple[Push, ...]


@event
class BallLost(NamedTuple):
    """A ball left the game. `place` is where it lay, None for one just thrown."""

    side: int
    place: Place | None
    why: Literal["too_short", "jack_pit_taken", "shot", "pushed_out", "was_hit"]


@event
class ShotMissed(NamedTuple):
    side: int
    target: Place


@event
class ShotGrazed(NamedTuple):
    """`moved` is False for a target in a jack pit, to which a graze does nothing."""

    side: int
    target: Place
    moved: bool


@event
class ShotHit(NamedTuple):
    side: int
    target: Place


@event
class Carreau(NamedTuple):
    side: int
    target: Place


@event
class JackMissed(NamedTuple):
    side: int
    place: Place


@event
class JackMoved(NamedTuple):
    start: int
    end: int


@event
class JackBlocked(NamedTuple):
    """A graze would have moved the jack, but a ball lies in its next pit."""

    start: int
    end: int


@event
class JackOut(NamedTuple):
    side: int
    place: Place
    why: Literal["hit", "grazed"]


@event
class Measured(NamedTuple):
    """A ball and its squared distance to the jack."""

    side: int
    place: Place
    distance: int


@event
class EndCounted(NamedTuple):
    """All balls are played. `scoring` are the winner's balls nearer than `against`, nearest first.

    With no winner the best balls of both sides are `tied`, or no ball lies on the board.
    """

    winner: int | None
    points: int
    scoring: tuple[Measured, ...]
    against: Measured | None
    tied: tuple[Measured, ...] = ()


@event
class EndStopped(NamedTuple):
    """The jack is out: the one side with balls left scores them."""

    winner: int | None
    points: int
    left: tuple[int, int]


@event
class EndStarted(NamedTuple):
    side: int


@event
class PiecePlaced(NamedTuple):
    side: int
    placement: str


@event
class PiecesTurned(NamedTuple):
    side: int
    """Their new colour."""
    placements: tuple[str, ...]


@event
class PiecesClosedIn(NamedTuple):
    """Pieces that this move closed in for good: no free cell touches them any more."""

    placements: tuple[str, ...]
    colours: tuple[int, ...]
    """The side whose colour each of them keeps."""


@event
class PiecesLeft(NamedTuple):
    """The pieces that a side has left when the game is over: their points are the other side's."""

    side: int
    kinds: tuple[str, ...]


@event
class MarbleStepped(NamedTuple):
    side: int
    start: str
    end: str
    how: Literal["step", "defence", "ramp"]


@event
class MarbleJumped(NamedTuple):
    """`path` is the start and every landing; `over` the places jumped by each leap, in its order."""

    side: int
    path: tuple[str, ...]
    over: tuple[tuple[str, ...], ...]


@event
class MarblesTaken(NamedTuple):
    side: int
    """Who took them."""
    places: tuple[str, ...]


@event
class BandFilled(NamedTuple):
    """The outer marbles went to the ramps; `fill` is 1 for the first time."""

    side: int
    fill: int
    moves: tuple[tuple[str, str], ...]


@event
class BackLineReached(NamedTuple):
    side: int
    place: str
    value: int


@event
class PlaysAgain(NamedTuple):
    """The side moves once more: it reached the back line, or the other side is passed over."""

    side: int


@event
class PassedOver(NamedTuple):
    side: int


@event
class GameEnded(NamedTuple):
    """`fanny`: the loser has no point at all (in the dice games)."""

    winner: int | None
    reason: str
    score: tuple[int, int]
    fanny: bool = False


Event = (
    OpeningRolled
    | JackThrown
    | CornerChosen
    | Rolled
    | WayOpen
    | BallPlaced
    | BallsPushed
    | BallLost
    | ShotMissed
    | ShotGrazed
    | ShotHit
    | Carreau
    | JackMissed
    | JackMoved
    | JackBlocked
    | JackOut
    | EndCounted
    | EndStopped
    | EndStarted
    | PiecePlaced
    | PiecesTurned
    | PiecesClosedIn
    | PiecesLeft
    | MarbleStepped
    | MarbleJumped
    | MarblesTaken
    | BandFilled
    | BackLineReached
    | PlaysAgain
    | PassedOver
    | GameEnded
)
