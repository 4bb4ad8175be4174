"""What both dice pétanques draw in the same way, each at the places of its own ground."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from PIL import Image

from engine.boules import Boules
from engine.events import BallPlaced, BallsPushed, Carreau, Event, JackMissed, Place, Push, ShotMissed
from render.boules.layout import ShownEnd
from render.boules.marks import BoulesMarker
from render.boules.order import LostBall, Spot, order_throws
from render.boules.panels import BALL as PANEL_BALL
from render.boules.panels import Panels, Tallies, tray
from render.kit.canvas import Frame, Sheet
from render.kit.marks import around, samples
from render.kit.picture import Subject
from render.kit.shapes import Point
from render.kit.themes import Theme


class PreparedGround(Protocol):
    """What a ground of either game has prepared for a theme."""

    theme: Theme
    sheet: Sheet
    panels: Panels


class EndLayout(Protocol):
    """What both games work out before anything is drawn."""

    @property
    def end(self) -> ShownEnd:
        """The end that is shown."""


RANK = 17
"""The radius of the disc with the rank of a hint."""

P = TypeVar("P", bound=Boules)
B = TypeVar("B", bound=PreparedGround)
L = TypeVar("L", bound=EndLayout)


class BoulesDrawing(ABC, Generic[P, B, L]):
    """One frame, from the ground upwards; it begins with the panels."""

    ball: ClassVar[int]
    """The radius of a ball on the ground."""
    beside: ClassVar[tuple[float, float]]
    """How far beside, and above or below, the middle of a ball the number of its throw is drawn."""

    def __init__(self, board: B, subject: Subject[P], layout: L) -> None:
        self._board, self._theme = board, board.theme
        self._position, self._events = subject.position, subject.events
        self._layout, self._end = layout, layout.end
        self._stopped = subject.stopped is not None
        self._hints = tuple(enumerate(subject.hints, start=1))
        """The actions that are advised, with their ranks."""
        self._moves = subject.moves
        self._frame = Frame(board.sheet)
        self._marker = BoulesMarker(self._frame, board.theme)
        board.panels.draw(self._frame, Tallies.of(subject.position, layout.end, subject.stopped))

    @staticmethod
    @abstractmethod
    def _at(place: Place) -> Point:
        """Where a place of the ground is in the picture."""

    @abstractmethod
    def finish(self) -> Image.Image:
        """Draw everything on the ground and return the whole picture."""

    def _happened(self) -> Sequence[Event]:
        """The events to mark on the ground that is shown; a ball that shines needs no other mark."""
        if not self._end.fresh:
            return ()
        shining = any(isinstance(event, Carreau) for event in self._events)
        return [event for event in self._events if not (shining and isinstance(event, BallPlaced))]

    def _target(self) -> str:
        """The target of a shot in the air; "" if there is none."""
        return self._position.detail if self._position.stage == "shoot" and not self._stopped else ""

    def _draw_rings(self) -> None:
        """Draw a ring around every ball that would score now, a stronger one when it does."""
        for ball in self._end.tally.scoring:
            self._marker.draw_ring(self._at(ball.place), self.ball, strong=self._end.counted)

    def _draw_hinted_shots(self) -> None:
        """Draw cross hairs on each target that is advised, the best on top."""
        for rank, action in reversed(self._hints):
            if action.startswith("shoot:"):
                at, radius = self._aim_at(action.removeprefix("shoot:"))
                self._marker.draw_aim(at, radius, self._marker.rank_colour(rank))

    def _draw_hinted_ranks(self) -> None:
        """Draw the rank of each shot that is advised beside its target, over everything else."""
        for rank, action in self._hints:
            if action.startswith("shoot:"):
                self._marker.draw_rank(self._rank_at(action.removeprefix("shoot:")), rank, RANK)

    @abstractmethod
    def _aim_at(self, target: str) -> tuple[Point, float]:
        """Where a target lies, and how large the ring around it is."""

    @abstractmethod
    def _rank_at(self, target: str) -> Point:
        """Where the rank of a shot is drawn: beside the target, where it hides nothing important."""

    def _draw_order(self) -> None:
        """Draw the number of each throw of the turn beside where it ended, and on no other mark."""
        spots = order_throws(self._moves, self._end.lost) if self._end.fresh else ()
        self._marker.draw_order([self._number_at(spot) for spot in spots], list(self._busy()))

    def _number_at(self, spot: Spot) -> Sequence[Point]:
        """Where the number of a throw may be drawn, the best place first."""
        if isinstance(spot, LostBall):  # they lie close together there
            x, y = tray(spot.side, spot.number)
            return [(x, y - PANEL_BALL * 0.8)]
        return around(self._at(spot), *self.beside)

    def _busy(self) -> Iterator[Point]:
        """Points of everything that no number may hide: the jack, and the marks of the last throw."""
        if self._end.ground.jack:
            yield self._at(self._end.ground.jack)
        for event in self._happened():
            match event:
                case BallsPushed(pushes):
                    for push in pushes:
                        yield from samples(*self._way_of(push))
                case ShotMissed(_, target):
                    yield from self._way_past(target)
                case JackMissed():
                    yield from self._way_past(self._end.ground.jack)

    @abstractmethod
    def _way_of(self, push: Push) -> tuple[Point, Point]:
        """The start and end of the arrow of a ball that was pushed."""

    @abstractmethod
    def _way_past(self, target: Place) -> Sequence[Point]:
        """Points of the way on which a shot went past what it missed."""

    def _draw_past(self, event: ShotMissed | JackMissed) -> None:
        """Draw the way of a shot that hit nothing, beside its target and not on it."""
        target = event.target if isinstance(event, ShotMissed) else self._end.ground.jack
        self._marker.draw_past(self._way_past(target))

    def _draw_measures(self) -> None:
        """Draw lines from the jack to the balls that decide, those that score on top."""
        tally = self._end.tally
        if not self._end.counted:
            return
        for ball in (*filter(None, [tally.against]), *tally.tied, *tally.scoring):
            colour = self._theme.gold if ball.side == tally.winner else self._theme.last
            self._marker.draw_measure(self._at(self._end.ground.jack), self._at(ball.place), colour)
