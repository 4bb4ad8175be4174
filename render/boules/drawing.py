"""What both dice pétanques draw in the same way, each at the places of its own ground."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from engine.boules import Boules
from engine.events import BallPlaced, Carreau, Event, Place
from engine.position import Ending
from render.boules.layout import ShownEnd
from render.kit.canvas import Frame, Sheet
from render.kit.marks import Marker
from render.kit.panels import Panels, Tallies
from render.kit.shapes import Point
from render.kit.themes import Theme

P = TypeVar("P", bound=Boules)


class Prepared(Protocol):
    """What a ground of either game has prepared for a theme."""

    theme: Theme
    sheet: Sheet
    panels: Panels


class BoulesDrawing(ABC, Generic[P]):
    """One frame, from the ground upwards; it begins with the panels."""

    ball: ClassVar[int]
    """The radius of a ball on the ground."""

    def __init__(self, prepared: Prepared, position: P, end: ShownEnd, stopped: Ending | None) -> None:
        self._theme, self._position, self._end = prepared.theme, position, end
        self._stopped = stopped is not None
        self._frame = Frame(prepared.sheet)
        self._marker = Marker(self._frame, prepared.theme)
        prepared.panels.show(self._frame, Tallies.of(position, end, stopped))

    @staticmethod
    @abstractmethod
    def _at(place: Place) -> Point:
        """Where a place of the ground is in the picture."""

    def _happened(self, events: Sequence[Event]) -> Sequence[Event]:
        """What is to be marked on the ground that is seen: a ball that shines needs no other mark."""
        if not self._end.fresh:
            return ()
        shining = any(isinstance(event, Carreau) for event in events)
        return [event for event in events if not (shining and isinstance(event, BallPlaced))]

    def _target(self, preview: str) -> str:
        """The target of a shot, thought about or in the air; "" if there is none."""
        if preview.startswith("shoot:"):
            return preview.removeprefix("shoot:")
        return self._position.detail if self._position.stage == "shoot" and not self._stopped else ""

    def _draw_rings(self) -> None:
        """A thin ring on every ball that would score now, a strong one when it does."""
        for ball in self._end.tally.scoring:
            self._marker.draw_ring(self._at(ball.place), self.ball, strong=self._end.counted)

    def _draw_measures(self) -> None:
        """Lines from the jack to the balls that decide, those that score on top."""
        tally = self._end.tally
        if not self._end.counted:
            return
        for ball in (*filter(None, [tally.against]), *tally.tied, *tally.scoring):
            colour = self._theme.gold if ball.side == tally.winner else self._theme.last
            self._marker.draw_measure(self._at(self._end.ground.jack), self._at(ball.place), colour)
