"""Draws La Pétanque aux dés: a prepared court, what lies on it, and marks for what has just happened."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from engine.events import (
    BallPlaced,
    BallsPushed,
    Carreau,
    CornerChosen,
    Event,
    JackMissed,
    JackOut,
    Place,
    Push,
    ShotHit,
    ShotMissed,
)
from engine.petanque import Petanque
from engine.position import Ending
from render.boules.drawing import BoulesDrawing
from render.kit.marks import disc, sectors
from render.kit.shapes import Point, Shape, rounded
from render.petanque.corners import CORNERS
from render.petanque.fanny import RX, RY
from render.petanque.layout import Scene, cell, lay_out, promising
from render.petanque.table import (
    BALL,
    CELL,
    FANNY_PLACES,
    JACK,
    Table,
    dice_at,
    label,
    place,
    square,
    table,
    way_out,
)


def paint(
    position: Petanque,
    events: Sequence[Event],
    before: Petanque | None,
    preview: str,
    theme: str,
    stopped: Ending | None = None,
) -> Image.Image:
    """The court after those events; `preview` is an action that somebody thinks about."""
    scene = lay_out(position, events, before)
    return _Drawing(table(theme), position, scene, stopped).finish(events, preview)


class _Drawing(BoulesDrawing[Petanque]):
    ball = BALL

    def __init__(self, prepared: Table, position: Petanque, scene: Scene, stopped: Ending | None) -> None:
        super().__init__(prepared, position, scene.end, stopped)
        self._table, self._scene = prepared, scene

    @staticmethod
    def _at(spot: Place) -> Point:
        return place(cell(spot))

    def finish(self, events: Sequence[Event], preview: str) -> Image.Image:
        happened = self._happened(events)
        self._draw_promising(preview)
        for event in happened:
            self._draw_under(event)
        self._draw_measures()
        self._draw_lying()
        for event in happened:
            self._draw_over(event)
        self._draw_corners(preview)
        self._draw_aim(preview)
        self._draw_numbers()
        self._draw_dice()
        self._draw_fanny()
        return self._frame.image

    # What lies on the court.

    def _draw_lying(self) -> None:
        """The jack last: in its corner it stands before a ball of the same cell, and before its ring."""
        for spot, side in self._scene.balls.items():
            self._frame.put(self._table.balls[side][spot])
        self._draw_rings()
        if self._scene.jack:
            self._frame.put(self._table.jacks[self._scene.jack])

    def _draw_dice(self) -> None:
        """None in the air any more when the game has been stopped."""
        dice = [die for die in self._scene.dice if die.face or not self._stopped]
        places = {side: iter(dice_at(side, sum(die.side == side for die in dice) or 1)) for side in (0, 1)}
        for die in dice:
            self._frame.put(self._table.dice[die.kind, next(places[die.side])][die.face])

    def _draw_numbers(self) -> None:
        """Once more, over any flash: a number is never hidden. Those that the dice have given are framed."""
        for tile in self._table.numbers:
            self._frame.put(tile)
        if self._scene.rolled:
            for way, number in zip(("length", "width"), self._scene.rolled, strict=True):
                self._frame.glaze(_label_frame(way, int(number), 4), self._theme.outline)
                self._frame.glaze(_label_frame(way, int(number), 3), self._theme.gold)

    # What has just happened.

    def _draw_under(self, event: Event) -> None:
        """What a ball lies on: the cell it came to, the shine of a carreau."""
        match event:
            case BallPlaced(_, spot) | CornerChosen(_, spot):
                self._marker.lay(_brackets(cell(spot), 2), _brackets(cell(spot), 0), self._theme.last)
            case Carreau(_, target):
                self._marker.draw_flash(place(cell(target)), BALL + 15, BALL + 2, 14)

    def _draw_over(self, event: Event) -> None:
        match event:
            case BallsPushed(pushes):
                for push in pushes:
                    self._draw_push(push)
            case ShotHit(_, target):
                self._marker.draw_flash(place(cell(target)), 27, 12, 9)
            case JackOut(_, spot):
                self._marker.draw_flash(place(cell(spot)), 22, 9, 9)
            case ShotMissed(_, target):
                x, y = place(cell(target))
                self._marker.draw_hole((x, y + CELL / 2), 15, 7)
            case JackMissed(_, spot):
                self._marker.draw_hole(_beside_jack(cell(spot)), 11, 6)

    def _draw_push(self, push: Push) -> None:
        """From a ball's old place to its new one, or out."""
        x, y = place(cell(push.start))
        tip = way_out(cell(push.start)) if push.end is None else (x, place(cell(push.end))[1] + BALL - 5)
        self._marker.draw_arrow((x, y - BALL + 3), tip, self._theme.last)

    # What may happen.

    def _draw_aim(self, preview: str) -> None:
        """Cross hairs on the target of a shot."""
        target, jack = self._target(preview), self._position.ground.jack
        if target and jack:
            aim = (place(jack), JACK + 9) if target == "jack" else (place(target), BALL + 8)
            self._marker.draw_aim(*aim)
            self._frame.put(self._table.jacks[jack])

    def _draw_promising(self, preview: str) -> None:
        """Before pointing: the cells from which the ball would hold the point."""
        if preview != "point" or self._position.stage != "play":
            return
        colour = self._theme.sides[self._position.side][2]
        for spot in promising(self._position):
            self._frame.glaze(disc(place(spot), BALL - 3), colour, 0.5)
            self._frame.glaze(sectors(place(spot), BALL + 4, 5, 10, 0.4), colour)

    def _draw_corners(self, preview: str) -> None:
        """Those of the cell that the jack was thrown into, to choose from."""
        position = self._position
        if position.stage == "corner" and not self._stopped:
            chosen = preview.removeprefix("corner:")
            self._frame.put(self._table.corners(position.detail, chosen if chosen in CORNERS else ""))

    def _draw_fanny(self) -> None:
        """Where it hides the least of the last end."""
        if self._position.is_fanny:
            at = fanny_place(self._scene)
            self._frame.put(self._table.fanny(1 - self._position.side, at))


def fanny_place(scene: Scene) -> Point:
    """Where a picture hides the least of what decided the end, and never the jack."""
    scoring = {cell(ball.place) for ball in scene.end.tally.scoring}
    spots = {place(spot): 3 if spot in scoring else 1 for spot in scene.balls}
    if scene.jack:
        spots[place(scene.jack)] = 100

    def hidden(at: Point) -> int:
        return sum(weight for spot, weight in spots.items() if is_behind(spot, at))

    return min(FANNY_PLACES, key=hidden)


def is_behind(spot: Point, at: Point) -> bool:
    """Whether a picture there touches what lies on that spot."""
    return ((spot[0] - at[0]) / (RX + 10)) ** 2 + ((spot[1] - at[1]) / (RY + 10)) ** 2 < 1


def _beside_jack(spot: str) -> Point:
    """Past the jack as seen from the middle of its cell, where no ball can lie."""
    x, y = place(spot)
    return x, y - CORNERS[spot[2]][0] * (JACK + 9)


@cache
def _label_frame(way: str, number: int, out: float) -> Shape:
    return label(way, number, out).without(label(way, number, 0 if out == 3 else -1))


@cache
def _brackets(spot: str, trim: float) -> Shape:
    """The corners of a cell."""
    x, y = place(spot)
    frame = rounded(square(spot, 2 + trim), 7).without(rounded(square(spot, -3 - trim), 4))
    gap = 14 - trim
    for box in ((x - gap, y - CELL, x + gap, y + CELL), (x - CELL, y - gap, x + CELL, y + gap)):
        frame = frame.without(rounded(box, 0))
    return frame
