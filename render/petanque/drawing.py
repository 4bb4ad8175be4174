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
from engine.prospects import chances_of_places
from render.boules.drawing import RANK, BoulesDrawing
from render.boules.marks import way_past
from render.boules.order import Spot
from render.boules.panels import SMALLEST_DIGITS
from render.kit.picture import Subject
from render.kit.shapes import Point, Shape, rounded, toward
from render.petanque.board import (
    BALL,
    CELL,
    FANNY_PLACES,
    JACK,
    MIDDLE,
    PreparedBoard,
    beside,
    dice_at,
    label,
    place,
    prepared_board,
    square,
    way_out,
)
from render.petanque.corners import CIRCLE, CORNERS, corner_at
from render.petanque.fanny import RX, RY
from render.petanque.layout import Layout, cell, lay_out


def paint(subject: Subject[Petanque]) -> Image.Image:
    """Paint the court after what happened."""
    layout = lay_out(subject.position, subject.events, subject.before)
    board = prepared_board(subject.theme)
    return board.header.crown(_Drawing(board, subject, layout).finish(), subject)


class _Drawing(BoulesDrawing[Petanque, PreparedBoard, Layout]):
    ball = BALL
    beside = (27, 16)

    @staticmethod
    def _at(spot: Place) -> Point:
        return place(cell(spot))

    def finish(self) -> Image.Image:
        happened = self._happened()
        for event in happened:
            self._draw_under(event)
        self._draw_hinted_cells()
        self._draw_measures()
        self._draw_lying()
        for event in happened:
            self._draw_over(event)
        self._draw_corners()
        self._draw_aim()
        self._draw_hinted_shots()
        self._draw_hinted_corners()
        self._draw_numbers()
        self._draw_dice()
        self._draw_order()
        self._draw_hinted_pointing()
        self._draw_hinted_ranks()
        self._draw_fanny()
        return self._frame.image

    # What lies on the court.

    def _draw_lying(self) -> None:
        """Draw the balls with their rings, then the jack, which is in front of a ball in the same cell."""
        for spot, side in self._layout.balls.items():
            self._frame.put(self._board.balls[side][spot])
        self._draw_rings()
        if self._layout.jack:
            self._frame.put(self._board.jacks[self._layout.jack])

    def _draw_dice(self) -> None:
        """Draw the dice; none is in the air if the game was stopped."""
        dice = [die for die in self._layout.dice if die.face or not self._stopped]
        places = {side: iter(dice_at(side, sum(die.side == side for die in dice) or 1)) for side in (0, 1)}
        for die in dice:
            self._frame.put(self._board.dice[die.kind, next(places[die.side])][die.face])

    def _draw_numbers(self) -> None:
        """Draw the numbers again, over any flash, and frame those that the dice show."""
        for tile in self._board.numbers:
            self._frame.put(tile)
        if self._layout.rolled:
            for way, number in zip(("length", "width"), self._layout.rolled, strict=True):
                self._frame.glaze(_label_frame(way, int(number), 4), self._theme.outline)
                self._frame.glaze(_label_frame(way, int(number), 3), self._theme.gold)

    # What has just happened.

    def _draw_under(self, event: Event) -> None:
        """Draw what a ball lies on: the cell it came to, the shine of a carreau."""
        match event:
            case BallPlaced(_, spot) | CornerChosen(_, spot):
                self._marker.draw_outlined(
                    _brackets(cell(spot), 2), _brackets(cell(spot), 0), self._theme.last
                )
            case Carreau(_, target):
                self._marker.draw_flash(self._at(target), BALL + 15, BALL + 2, 14)

    def _draw_over(self, event: Event) -> None:
        match event:
            case BallsPushed(pushes):
                for push in pushes:
                    self._draw_push(push)
            case ShotHit(_, target):
                self._marker.draw_flash(self._at(target), 27, 12, 9)
            case JackOut(_, spot):
                self._marker.draw_flash(self._at(spot), 22, 9, 9)
            case ShotMissed() | JackMissed():
                self._draw_past(event)

    def _draw_push(self, push: Push) -> None:
        """Draw an arrow from a ball's old place to its new one, or out."""
        self._marker.draw_arrow(*self._way_of(push), self._theme.last)

    def _way_of(self, push: Push) -> tuple[Point, Point]:
        x, y = place(cell(push.start))
        tip = way_out(cell(push.start)) if push.end is None else (x, place(cell(push.end))[1] + BALL - 5)
        return (x, y - BALL + 3), tip

    def _number_at(self, spot: Spot) -> Sequence[Point]:
        """See `BoulesDrawing._number_at`: for the jack farther out in its corner, away from a ball."""
        points = super()._number_at(spot)
        if not isinstance(spot, str) or len(spot) < 3:
            return points
        (x, y), (length, width) = place(spot), CORNERS[spot[2]]
        return sorted(points, key=lambda at: (at[1] - y) * length - (at[0] - x) * width)

    def _way_past(self, target: Place) -> Sequence[Point]:
        """See `BoulesDrawing._way_past`: away from a jack in the ball's cell, or a ball in the jack's."""
        spot, jack = cell(target), self._end.ground.jack
        if spot == jack:
            return way_past(place(spot), CORNERS[spot[2]][1] * (JACK + 7), 0.7)
        side = -CORNERS[jack[2]][1] if jack[:2] == spot else -1
        return way_past(place(spot), side * (BALL + 16))

    # What may happen.

    def _draw_aim(self) -> None:
        """Draw cross hairs on the target of a shot in the air."""
        target, jack = self._target(), self._position.ground.jack
        if target and jack:
            self._marker.draw_aim(*self._aim_at(target))
            self._frame.put(self._board.jacks[jack])

    def _aim_at(self, target: str) -> tuple[Point, float]:
        if target == "jack":
            return place(self._position.ground.jack), JACK + 9
        return place(target), BALL + 8

    def _rank_at(self, target: str) -> Point:
        """See `BoulesDrawing._rank_at`: farther out in the jack's corner; for a ball in the opposite one."""
        (x, y), _ = self._aim_at(target)
        length, width = CORNERS[self._position.ground.jack[2]]
        way = 22 if target == "jack" else -24
        return x + width * way, y - length * way

    def _draw_corners(self) -> None:
        """Draw the corners of the cell that the jack was thrown into, to choose from."""
        if self._position.stage == "corner" and not self._stopped:
            self._frame.put(self._board.corners(self._position.detail))

    # What is advised.

    def _hinted_pointing(self) -> int | None:
        """The rank of pointing, if that is advised."""
        return next((rank for rank, action in self._hints if action == "point"), None)

    def _draw_hinted_cells(self) -> None:
        """Tint the cells in which a pointed ball would hold the point."""
        if self._hinted_pointing() is not None:
            for spot, chance in chances_of_places(self._position, "point").items():
                if chance.holds:
                    self._frame.glaze(_tinted(cell(spot)), self._theme.gold, 0.34)

    def _draw_hinted_pointing(self) -> None:
        """Draw the dice to point with, their rank, and how likely such a cell is."""
        rank = self._hinted_pointing()
        if rank is None:
            return
        side = self._position.side
        for at, kind in zip(dice_at(side, 2), ("black", "white"), strict=True):
            self._frame.put(self._board.dice[kind, at][0])
        (x, y), *_ = dice_at(side, 1)
        inwards = 1 if side == 0 else -1
        self._marker.draw_rank((x + inwards * 64, y), rank, RANK)
        holding = sum(
            each.share for each in chances_of_places(self._position, "point").values() if each.holds
        )
        self._marker.draw_share((MIDDLE + inwards * 60, y), round(100 * holding), SMALLEST_DIGITS, good=True)

    def _draw_hinted_shots(self) -> None:
        """Draw cross hairs, and the jack again, which is in front of a ball in the same cell."""
        super()._draw_hinted_shots()
        if self._hints and self._layout.jack:
            self._frame.put(self._board.jacks[self._layout.jack])

    def _draw_hinted_corners(self) -> None:
        """Draw the rank of each corner that is advised beside it."""
        for rank, action in self._hints:
            if action.startswith("corner:"):
                middle = beside(self._position.detail)
                at = corner_at(middle, action[-1])
                self._marker.draw_rank(toward(at, middle, CIRCLE + 15), rank, RANK)

    def _draw_fanny(self) -> None:
        """Hang her picture where it hides the least of the last end."""
        if self._position.is_fanny:
            at = fanny_place(self._layout)
            self._frame.put(self._board.fanny(1 - self._position.side, at))


def fanny_place(layout: Layout) -> Point:
    """Where a picture hides the least of what decided the end, and never the jack."""
    scoring = {cell(ball.place) for ball in layout.end.tally.scoring}
    spots = {place(spot): 3 if spot in scoring else 1 for spot in layout.balls}
    if layout.jack:
        spots[place(layout.jack)] = 100

    def hidden(at: Point) -> int:
        return sum(weight for spot, weight in spots.items() if is_behind(spot, at))

    return min(FANNY_PLACES, key=hidden)


def is_behind(spot: Point, at: Point) -> bool:
    """Whether a picture there touches what lies on that spot."""
    return ((spot[0] - at[0]) / (RX + 10)) ** 2 + ((spot[1] - at[1]) / (RY + 10)) ** 2 < 1


@cache
def _label_frame(way: str, number: int, out: float) -> Shape:
    return label(way, number, out).without(label(way, number, 0 if out == 3 else -1))


@cache
def _tinted(spot: str) -> Shape:
    return rounded(square(spot, -3), 5)


@cache
def _brackets(spot: str, trim: float) -> Shape:
    """The corners of a cell."""
    x, y = place(spot)
    frame = rounded(square(spot, 2 + trim), 7).without(rounded(square(spot, -3 - trim), 4))
    gap = 14 - trim
    for box in ((x - gap, y - CELL, x + gap, y + CELL), (x - CELL, y - gap, x + CELL, y + gap)):
        frame = frame.without(rounded(box, 0))
    return frame
