"""Draws Boulomania: a prepared board, what lies on it, and marks for what has just happened."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from PIL import Image

from engine.boulomania import OUT, Boulomania, board
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
    ShotGrazed,
    ShotHit,
    ShotMissed,
)
from render import boulomania_words
from render.boulomania_board import (
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
from render.boulomania_scene import Route, Scene, chances, lay_out, parse_route, routes
from render.canvas import Frame
from render.panels import Tallies
from render.picture import Renderer
from render.shapes import Shape, disc, line, ring, sectors, star


def paint(
    position: Boulomania, events: Sequence[Event], before: Boulomania | None, preview: str, theme: str
) -> Image.Image:
    """The board after those events; `preview` is an action that somebody thinks about."""
    return _Drawing(table(theme), position, lay_out(position, events, before)).finish(events, preview)


class _Drawing:
    """One frame, from the ground upwards."""

    def __init__(self, prepared: Table, position: Boulomania, scene: Scene) -> None:
        self._table, self._theme = prepared, prepared.theme
        self._position, self._scene = position, scene
        self._frame = Frame(prepared.sheet)

    def finish(self, events: Sequence[Event], preview: str) -> Image.Image:
        happened = events if self._scene.fresh else ()
        self._table.panels.show(self._frame, self._tallies())
        self._draw_chances(preview)
        self._draw_flashes(happened)
        self._draw_measures()
        self._draw_lying()
        self._draw_rings()
        shining = any(isinstance(event, Carreau) for event in happened)
        for event in happened:
            if not (shining and isinstance(event, BallPlaced)):
                self._draw_event(event)
        self._draw_routes(preview)
        self._draw_aim(preview)
        self._draw_numbers()
        self._draw_dice()
        return self._frame.image

    def _tallies(self) -> Tallies:
        position, scene = self._position, self._scene
        over, opening = position.stage == "over", position.stage == "start"
        return Tallies(
            score=position.score(),
            target=position.match.target,
            balls=position.match.balls,
            left=scene.left,
            lost=scene.lost,
            lamp=None if over or opening else position.side,
            star=position.side if over else None,
        )

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
        for side, dice in self._scene.dice:
            for face, at in zip(dice, dice_at(side, len(dice)), strict=True):
                self._frame.put(self._table.dice[at][int(face)])

    # Who holds the point.

    def _draw_rings(self) -> None:
        """A thin ring on every ball that would score now, a strong one when it does."""
        counted = self._scene.counted
        for ball in self._scene.tally.scoring:
            pit = _number(ball.place)
            if counted:
                self._frame.glaze(_circle(pit, BALL + 6, 7), self._theme.outline)
            self._frame.glaze(
                _circle(pit, BALL + 5 if counted else BALL + 3, 5 if counted else 2), self._theme.gold
            )

    def _draw_measures(self) -> None:
        """Lines from the jack to the balls that decide."""
        tally = self._scene.tally
        if not self._scene.counted:
            return
        for ball in (*tally.scoring, *tally.tied, *filter(None, [tally.against])):
            scores = ball.side == tally.winner
            measure = (self._scene.jack, _number(ball.place))
            self._frame.glaze(_measure(*measure, 7), self._theme.outline)
            self._frame.glaze(_measure(*measure, 3), self._theme.gold if scores else self._theme.last)

    # What has just happened.

    def _draw_flashes(self, events: Sequence[Event]) -> None:
        """Under the balls: a carreau shines out from behind the ball that made it."""
        for event in events:
            match event:
                case Carreau(_, target):
                    self._flash(_number(target), PIT + 20, PIT - 2, 14)

    def _flash(self, pit: int, outer: float, inner: float, rays: int) -> None:
        self._frame.glaze(_star(pit, outer + 4, inner + 3, rays), self._theme.outline)
        self._frame.glaze(_star(pit, outer, inner, rays), self._theme.gold)

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
                self._flash(_number(target), 30, 14, 9)
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
        radius = (JACK if pit == self._scene.jack else BALL) + 9
        self._frame.glaze(_brackets(pit, radius + 2, 9, 0.46), self._theme.outline)
        self._frame.glaze(_brackets(pit, radius, 5, 0.52), self._theme.last)

    def _draw_way(self, start: int, end: int) -> None:
        self._frame.glaze(way(start, end, 3), self._theme.outline)
        self._frame.glaze(way(start, end), self._theme.last)

    def _draw_jack_out(self, pit: int, why: str) -> None:
        self._flash(pit, 26, 12, 9)
        if why == "grazed":
            self._draw_way(pit, OUT)

    def _draw_spark(self, pit: int) -> None:
        x, y = place(pit)
        at = (x - PIT * 0.72, y + PIT * 0.72)
        self._frame.glaze(_spark(at, 17), self._theme.outline)
        self._frame.glaze(_spark(at, 13), self._theme.gold)

    def _draw_hole(self, centre: tuple[float, float], radius: float) -> None:
        at = (centre[0], centre[1] + radius + 14)
        self._frame.glaze(_hole(at, 19, 11), self._theme.last)
        self._frame.glaze(_hole(at, 16, 8), self._theme.outline)

    # What may happen.

    def _draw_routes(self, preview: str) -> None:
        """Every way a ball may land; the one that is thought about as if it were taken."""
        chosen = parse_route(preview) if preview.startswith("land:") else ()
        for route in routes(self._position.legal_actions()):
            if route != chosen:
                self._draw_ghost(route)
        for start, end in pairwise(chosen):
            self._draw_way(start, end)
        if chosen:
            self._frame.glaze(_dashes(chosen[0], 12, 8), self._theme.outline)
            self._frame.glaze(_dashes(chosen[0], 10, 4), self._theme.last)

    def _draw_ghost(self, route: Route) -> None:
        """Flat, in the colour of the side that chooses."""
        colour = self._theme.sides[self._position.side][2]
        self._frame.glaze(_dashes(route[0], 11, 6), colour)
        for start, end in pairwise(route):
            self._frame.glaze(way(start, end), colour)

    def _draw_aim(self, preview: str) -> None:
        """Cross hairs on the target of a shot, thought about or in the air."""
        position = self._position
        target = preview.removeprefix("shoot:") if preview.startswith("shoot:") else ""
        if not target and position.stage == "shoot":
            target = position.detail
        if target:
            pit = position.ground.jack if target == "jack" else int(target)
            self._frame.glaze(_cross_hairs(pit, 3), self._theme.outline)
            self._frame.glaze(_cross_hairs(pit, 0), self._theme.aim)

    def _draw_chances(self, preview: str) -> None:
        """Before pointing: the brighter a pit, the likelier the ball gets there."""
        if preview not in ("point2", "point3"):
            return
        colour = self._theme.sides[self._position.side][3]
        likely = chances(self._position, preview)
        most = max(likely.values())
        for pit, chance in likely.items():
            share = (1 + int(3 * chance / most)) / 8
            self._frame.glaze(_circle(pit, (JACK_PIT if pit in board().lanes else PIT) + 4, 3), colour)
            self._frame.glaze(_floor(pit), colour, share)


def _number(pit: object) -> int:
    """Places are numbers of pits in this game."""
    assert isinstance(pit, int)
    return pit


@cache
def _circle(pit: int, radius: float, width: float) -> Shape:
    return ring(place(pit), radius, width)


@cache
def _floor(pit: int) -> Shape:
    return disc(place(pit), JACK_PIT if pit in board().lanes else PIT)


@cache
def _measure(jack: int, pit: int, width: float) -> Shape:
    return line(place(jack), place(pit), width)


@cache
def _star(pit: int, outer: float, inner: float, rays: int) -> Shape:
    return star(place(pit), outer, inner, rays)


@cache
def _brackets(pit: int, radius: float, width: float, gap: float) -> Shape:
    return sectors(place(pit), radius, width, 4, gap)


@cache
def _dashes(pit: int, extra: float, width: float) -> Shape:
    radius = JACK_PIT if pit in board().lanes else PIT
    return sectors(place(pit), radius + extra, width, 10, 0.5)


@cache
def _spark(at: tuple[float, float], radius: float) -> Shape:
    return star(at, radius, radius * 0.4, 4)


@cache
def _hole(at: tuple[float, float], rx: float, ry: float) -> Shape:
    return disc(at, rx, ry)


@cache
def _cross_hairs(pit: int, trim: int) -> Shape:
    """A ring with four hairs that reach inwards and outwards."""
    x, y = place(pit)
    inner, outer = 14, BALL + 18
    hairs = [
        line((x + dx * inner, y + dy * inner), (x + dx * outer, y + dy * outer), 4 + 2 * trim)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    return ring((x, y), BALL + 9 + trim, 5 + 2 * trim).joined(*hairs)


RENDERER = Renderer(paint, boulomania_words.alt, boulomania_words.spoken)
