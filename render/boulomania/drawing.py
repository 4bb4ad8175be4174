"""Draws Boulomania: a prepared board, what lies on it, and marks for what has just happened."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image

from engine.boulomania import OUT, Boulomania, Route, board, landings, parse_route
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
    Place,
    Push,
    ShotGrazed,
    ShotHit,
    ShotMissed,
)
from engine.prospects import chances_of_places
from render.boules.drawing import RANK, BoulesDrawing
from render.boules.marks import way_past
from render.boules.panels import SMALLEST_DIGITS
from render.boulomania.board import (
    BALL,
    JACK,
    JACK_PIT,
    PIT,
    PreparedBoard,
    dice_at,
    numbered,
    place,
    prepared_board,
    way,
    way_end,
)
from render.boulomania.layout import Layout, lay_out, pit_number
from render.kit.marks import NUMBERED, sectors, spread, star
from render.kit.picture import Subject
from render.kit.shapes import Point, toward

MIDDLE_PIT = 14
"""A pit of the middle column."""
RIMS = ((13, 10), (11, 6))
"""The broken ring around a landing that is advised: radius beyond the ball and width, of outline and ring."""


def paint(subject: Subject[Boulomania]) -> Image.Image:
    """Paint the board after what happened."""
    layout = lay_out(subject.position, subject.events, subject.before)
    prepared = prepared_board(subject.theme)
    return prepared.header.crown(_Drawing(prepared, subject, layout).finish(), subject)


class _Drawing(BoulesDrawing[Boulomania, PreparedBoard, Layout]):
    ball = BALL
    beside = (24, 24)

    @staticmethod
    def _at(pit: Place) -> Point:
        return place(pit_number(pit))

    def finish(self) -> Image.Image:
        happened = self._happened()
        self._draw_flashes(happened)
        self._draw_measures()
        self._draw_lying()
        self._draw_rings()
        for event in happened:
            self._draw_event(event)
        self._draw_routes()
        self._draw_aim()
        self._draw_hinted_shots()
        self._draw_hinted_routes()
        self._draw_numbers()
        self._draw_dice()
        self._draw_order()
        self._draw_hinted_pointing()
        self._draw_hinted_ranks()
        return self._frame.image

    # What lies on the board.

    def _draw_lying(self) -> None:
        for pit, side in self._layout.balls.items():
            self._frame.put(self._board.balls[side][pit])
        if self._layout.jack:
            self._frame.put(self._board.jacks[self._layout.jack])

    def _draw_numbers(self) -> None:
        """Draw the numbers again, over any arrow, so that none is ever hidden."""
        for tile in self._board.numbers:
            self._frame.put(tile)

    def _draw_dice(self) -> None:
        """Draw the dice; none is in the air if the game was stopped."""
        for side, dice in self._layout.dice:
            for face, at in zip(dice, dice_at(side, len(dice)), strict=True):
                if face != "0" or not self._stopped:
                    self._frame.put(self._board.dice[at][int(face)])

    # What has just happened.

    def _draw_flashes(self, events: Sequence[Event]) -> None:
        """Draw what is under the balls: a carreau shines out from behind the ball that made it."""
        for event in events:
            match event:
                case Carreau(_, target):
                    self._marker.draw_flash(self._at(target), PIT + 20, PIT - 2, 14)

    def _draw_event(self, event: Event) -> None:
        match event:
            case BallPlaced(_, pit) | JackThrown(_, _, pit):
                self._draw_brackets(pit_number(pit))
            case BallsPushed(pushes):
                for push in pushes:
                    self._draw_push(push)
            case JackMoved(start, end):
                self._draw_way(start, end)
            case ShotHit(_, target):
                self._marker.draw_flash(self._at(target), 30, 14, 9)
            case JackOut(_, pit, why):
                self._draw_jack_out(pit_number(pit), why)
            case ShotGrazed(_, target, _):
                self._draw_spark(pit_number(target))
            case _:
                self._draw_miss(event)

    def _draw_miss(self, event: Event) -> None:
        """Draw the way past what was missed, or a cross beside the dice of a ball that fell short."""
        match event:
            case ShotMissed() | JackMissed():
                self._draw_past(event)
            case BallLost(side, None, "too_short" | "jack_pit_taken"):
                (x, y), *_ = dice_at(side, 1)
                self._marker.draw_lost((x, y + 56), 11)

    def _way_past(self, target: Place) -> Sequence[Point]:
        """See `BoulesDrawing._way_past`: left of a ball, outside its ring; the outer side of the jack."""
        pit = pit_number(target)
        if pit in board().lanes:
            aside = JACK_PIT + 16
            return way_past(place(pit), aside if place(pit)[0] > place(MIDDLE_PIT)[0] else -aside, 0.7)
        return way_past(place(pit), -PIT - 10, 0.85)

    def _way_of(self, push: Push) -> tuple[Point, Point]:
        start, end = pit_number(push.start), OUT if push.end is None else pit_number(push.end)
        a, b = place(start), way_end(start, end)
        return toward(a, b, PIT + 7), b if end == OUT else toward(b, a, PIT + 4)

    def _busy(self) -> Iterator[Point]:
        """See `BoulesDrawing._busy`: the numbers of the pits as well."""
        yield from super()._busy()
        yield from map(numbered, board().centres)

    def _draw_brackets(self, pit: int) -> None:
        """Draw four brackets around what came to lie there."""
        at, radius = place(pit), (JACK if pit == self._layout.jack else BALL) + 9
        turn = NUMBERED if len(self._moves) > 1 else 0
        outline, brackets = sectors(at, radius + 2, 9, 4, 0.46, turn), sectors(at, radius, 5, 4, 0.52, turn)
        self._marker.draw_outlined(outline, brackets, self._theme.last)

    def _draw_push(self, push: Push) -> None:
        end = OUT if push.end is None else pit_number(push.end)
        self._draw_way(pit_number(push.start), end)

    def _draw_way(self, start: int, end: int) -> None:
        self._marker.draw_outlined(way(start, end, 3), way(start, end), self._theme.last)

    def _draw_jack_out(self, pit: int, why: str) -> None:
        self._marker.draw_flash(place(pit), 26, 12, 9)
        if why == "grazed":
            self._draw_way(pit, OUT)

    def _draw_spark(self, pit: int) -> None:
        x, y = place(pit)
        at = (x - PIT * 0.72, y + PIT * 0.72)
        self._marker.draw_outlined(star(at, 17, 6.8, 4), star(at, 13, 5.2, 4), self._theme.gold)

    # What may happen.

    def _draw_routes(self) -> None:
        """Draw every way that a ball may land."""
        if not self._stopped:
            for route in landings(self._position):
                self._draw_route(route)

    def _draw_route(self, route: Route) -> None:
        """Draw a way flat, in the colour of the side that chooses."""
        colour = self._theme.sides[self._position.side][2]
        width = JACK_PIT if route[0] in board().lanes else PIT
        self._frame.glaze(sectors(place(route[0]), width + 11, 6, 10, 0.5), colour)
        for start, end in pairwise(route):
            self._frame.glaze(way(start, end), colour)

    def _draw_aim(self) -> None:
        """Draw cross hairs on the target of a shot in the air."""
        if target := self._target():
            self._marker.draw_aim(*self._aim_at(target))

    def _aim_at(self, target: str) -> tuple[Point, float]:
        return place(self._position.ground.jack if target == "jack" else int(target)), BALL + 9

    def _rank_at(self, target: str) -> Point:
        """See `BoulesDrawing._rank_at`: above the jack; below a ball, on the side without a number."""
        (x, y), _ = self._aim_at(target)
        if target == "jack":
            return x, y - BALL - 14
        return x + (1 if numbered(int(target))[0] < x else -1) * 32, y + 34

    # What is advised.

    def _draw_hinted_routes(self) -> None:
        """Draw the ways that are advised over all others, with their ranks where they end."""
        hinted = [(rank, parse_route(action)) for rank, action in self._hints if action.startswith("land:")]
        for rank, route in reversed(hinted):
            colour = self._marker.rank_colour(rank)
            width = JACK_PIT if route[0] in board().lanes else PIT
            outline, circle = (sectors(place(route[0]), width + out, wide, 10, 0.5) for out, wide in RIMS)
            self._marker.draw_outlined(outline, circle, colour)
            for start, end in pairwise(route):
                self._marker.draw_outlined(way(start, end, 3), way(start, end), colour)
        ends = spread([_route_end(route) for _, route in hinted], 2 * RANK + 6)
        for (rank, _), at in zip(hinted, ends, strict=True):
            self._marker.draw_rank(at, rank, RANK)

    def _draw_hinted_pointing(self) -> None:
        """Draw the dice to point with, and where the ball may come to lie with the better number of dice."""
        pointing = [(rank, action) for rank, action in self._hints if action.startswith("point")]
        for side, (rank, action) in zip(
            (self._position.side, 1 - self._position.side), pointing, strict=False
        ):
            for at in dice_at(side, int(action[-1])):
                self._frame.put(self._board.dice[at][0])
            (x, y), *_ = dice_at(side, 1)
            self._marker.draw_rank((x + 38, y + 36), rank, RANK)
        for _, action in pointing[:1]:
            self._draw_chances(action)

    def _draw_chances(self, action: str) -> None:
        """Draw how likely each pit is, in gold if the ball would hold the point there."""
        for pit, chance in chances_of_places(self._position, action).items():
            x, y = place(pit_number(pit))
            raised = y - PIT - 8 if pit in self._layout.balls else y
            share = max(round(100 * chance.share), 1)
            self._marker.draw_share((x, raised), share, SMALLEST_DIGITS, good=chance.holds)


def _route_end(route: Route) -> Point:
    """Where the rank of a way is drawn: on the last pit that it leads to, or where it leaves the board."""
    return way_end(route[-2] if len(route) > 1 else route[0], route[-1])
