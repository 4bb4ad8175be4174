"""Draws Boulomania: a prepared board, what lies on it, and marks for what has just happened."""

from collections.abc import Sequence
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
    ShotGrazed,
    ShotHit,
    ShotMissed,
)
from engine.position import Ending
from render.boules.drawing import BoulesDrawing
from render.boulomania.layout import Scene, chances, lay_out
from render.boulomania.table import (
    BALL,
    JACK,
    JACK_PIT,
    PIT,
    Table,
    dice_at,
    place,
    table,
    way,
)
from render.kit.marks import disc, ring, sectors, star
from render.kit.shapes import Point, Shape


def paint(
    position: Boulomania,
    events: Sequence[Event],
    before: Boulomania | None,
    preview: str,
    theme: str,
    stopped: Ending | None = None,
) -> Image.Image:
    """The board after those events; `preview` is an action that somebody thinks about."""
    scene = lay_out(position, events, before)
    return _Drawing(table(theme), position, scene, stopped).finish(events, preview)


class _Drawing(BoulesDrawing[Boulomania]):
    ball = BALL

    def __init__(self, prepared: Table, position: Boulomania, scene: Scene, stopped: Ending | None) -> None:
        super().__init__(prepared, position, scene.end, stopped)
        self._table, self._scene = prepared, scene

    @staticmethod
    def _at(pit: Place) -> Point:
        return place(_number(pit))

    def finish(self, events: Sequence[Event], preview: str) -> Image.Image:
        happened = self._happened(events)
        self._draw_chances(preview)
        self._draw_flashes(happened)
        self._draw_measures()
        self._draw_lying()
        self._draw_rings()
        for event in happened:
            self._draw_event(event)
        self._draw_routes(preview)
        self._draw_aim(preview)
        self._draw_numbers()
        self._draw_dice()
        return self._frame.image

    # What lies on the board.

    def _draw_lying(self) -> None:
        for pit, side in self._scene.balls.items():
            self._frame.put(self._table.balls[side][pit])
        if self._scene.jack:
            self._frame.put(self._table.jacks[self._scene.jack])

    def _draw_numbers(self) -> None:
        """Once more, over any arrow: a number is never hidden."""
        for tile in self._table.numbers:
            self._frame.put(tile)

    def _draw_dice(self) -> None:
        """None in the air any more when the game has been stopped."""
        for side, dice in self._scene.dice:
            for face, at in zip(dice, dice_at(side, len(dice)), strict=True):
                if face != "0" or not self._stopped:
                    self._frame.put(self._table.dice[at][int(face)])

    # What has just happened.

    def _draw_flashes(self, events: Sequence[Event]) -> None:
        """Under the balls: a carreau shines out from behind the ball that made it."""
        for event in events:
            match event:
                case Carreau(_, target):
                    self._marker.draw_flash(place(_number(target)), PIT + 20, PIT - 2, 14)

    def _draw_event(self, event: Event) -> None:
        match event:
            case BallPlaced(_, pit) | JackThrown(_, _, pit):
                self._mark(_number(pit))
            case BallsPushed(pushes):
                for push in pushes:
                    self._draw_way(_number(push.start), OUT if push.end is None else _number(push.end))
            case JackMoved(start, end):
                self._draw_way(start, end)
            case ShotHit(_, target):
                self._marker.draw_flash(place(_number(target)), 30, 14, 9)
            case JackOut(_, pit, why):
                self._draw_jack_out(_number(pit), why)
            case ShotGrazed(_, target, _):
                self._draw_spark(_number(target))
            case _:
                self._draw_miss(event)

    def _draw_miss(self, event: Event) -> None:
        """A hole in the ground where a ball fell short."""
        match event:
            case ShotMissed(_, target):
                self._draw_hole(place(_number(target)), PIT)
            case JackMissed():
                self._draw_hole(place(self._scene.jack), JACK_PIT)
            case BallLost(side, None, "too_short" | "jack_pit_taken"):
                (x, y), *_ = dice_at(side, 1)
                self._draw_hole((x, y + 12), PIT)

    def _mark(self, pit: int) -> None:
        """Four brackets around what came to lie there."""
        at, radius = place(pit), (JACK if pit == self._scene.jack else BALL) + 9
        self._marker.lay(
            sectors(at, radius + 2, 9, 4, 0.46), sectors(at, radius, 5, 4, 0.52), self._theme.last
        )

    def _draw_way(self, start: int, end: int) -> None:
        self._marker.lay(way(start, end, 3), way(start, end), self._theme.last)

    def _draw_jack_out(self, pit: int, why: str) -> None:
        self._marker.draw_flash(place(pit), 26, 12, 9)
        if why == "grazed":
            self._draw_way(pit, OUT)

    def _draw_spark(self, pit: int) -> None:
        x, y = place(pit)
        at = (x - PIT * 0.72, y + PIT * 0.72)
        self._marker.lay(star(at, 17, 6.8, 4), star(at, 13, 5.2, 4), self._theme.gold)

    def _draw_hole(self, centre: tuple[float, float], radius: float) -> None:
        self._marker.draw_hole((centre[0], centre[1] + radius + 14), 16, 8)

    # What may happen.

    def _draw_routes(self, preview: str) -> None:
        """Every way a ball may land; the one that is thought about as if it were taken."""
        chosen = parse_route(preview) if preview.startswith("land:") else ()
        for route in landings(self._position):
            if route != chosen and not self._stopped:
                self._draw_ghost(route)
        for start, end in pairwise(chosen):
            self._draw_way(start, end)
        if chosen:
            self._marker.lay(_dashes(chosen[0], 12, 8), _dashes(chosen[0], 10, 4), self._theme.last)

    def _draw_ghost(self, route: Route) -> None:
        """Flat, in the colour of the side that chooses."""
        colour = self._theme.sides[self._position.side][2]
        self._frame.glaze(_dashes(route[0], 11, 6), colour)
        for start, end in pairwise(route):
            self._frame.glaze(way(start, end), colour)

    def _draw_aim(self, preview: str) -> None:
        """Cross hairs on the target of a shot."""
        if target := self._target(preview):
            pit = self._position.ground.jack if target == "jack" else int(target)
            self._marker.draw_aim(place(pit), BALL + 9)

    def _draw_chances(self, preview: str) -> None:
        """Before pointing: the brighter a pit, the likelier the ball gets there."""
        if preview not in ("point2", "point3"):
            return
        colour = self._theme.sides[self._position.side][3]
        likely = chances(self._position, preview)
        most = max(likely.values())
        for pit, chance in likely.items():
            share = (1 + int(3 * chance / most)) / 8
            self._frame.glaze(ring(place(pit), _width(pit) + 4, 3), colour)
            self._frame.glaze(disc(place(pit), _width(pit)), colour, share)


def _number(pit: object) -> int:
    """Places are numbers of pits in this game."""
    assert isinstance(pit, int)
    return pit


def _width(pit: int) -> float:
    """From the middle of a pit to its edge."""
    return JACK_PIT if pit in board().lanes else PIT


def _dashes(pit: int, extra: float, width: float) -> Shape:
    return sectors(place(pit), _width(pit) + extra, width, 10, 0.5)
