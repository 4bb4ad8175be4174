"""Draws Carami: a prepared board, the marbles on it, and marks for what has just happened."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import hypot

from PIL import Image

from engine.carami import Carami
from engine.carami_board import board
from engine.events import (
    BandFilled,
    Event,
    MarbleJumped,
    MarblesTaken,
    MarbleStepped,
    PassedOver,
    PlaysAgain,
)
from render.carami.board import (
    CELL,
    IN_TRAY,
    MARBLE,
    MIDDLE,
    ON_RAMP,
    SIGN_AT,
    PreparedBoard,
    in_tray,
    opposite_board,
    place,
    prepared_board,
    room,
)
from render.carami.labels import draw_labels
from render.carami.opposite import opposite
from render.kit.canvas import Frame
from render.kit.marks import NUMBERED, Marker, around, cross, disc, ring, samples, sectors, spread
from render.kit.palette import RGB
from render.kit.picture import Subject
from render.kit.plates import mirrored, signs
from render.kit.shapes import Pen, Point, Shape, arrow, line, polygon, shape, toward

HIGHEST = 53
"""How far the control point of a long bow is off the line; the bow itself bends half as far."""
TOP = "a7"
"""A place of the uppermost row."""
BENDS = 16
"""How many straight parts a bow has."""
RANK = 17
"""The radius of the disc with the rank of a hint."""


def paint(subject: Subject[Carami]) -> Image.Image:
    """Paint the board after what happened; for B, with the table turned round."""
    if subject.seen_from:
        subject, prepared = opposite(subject), opposite_board(subject.theme)
    else:
        prepared = prepared_board(subject.theme)
    return prepared.header.crown(_Drawing(prepared, subject).finish(), subject)


def leave_out_ways(subject: Subject[Carami]) -> Subject[Carami]:
    """The subject with the numbers of earlier moves, but not their ways."""
    *earlier, last = subject.moves or ((),)
    bare = [tuple(map(_without_way, events)) for events in earlier]
    return subject._replace(moves=(*bare, last))


def _without_way(event: Event) -> Event:
    """The event of a move, changed so that only its end is drawn."""
    match event:
        case MarbleStepped(side, _, end) | MarbleJumped(side, (*_, end)):
            return MarbleStepped(side, end, end, "ramp")
    return event


class _Drawing:
    """One frame, from the ground upwards."""

    def __init__(self, prepared: PreparedBoard, subject: Subject[Carami]) -> None:
        self._board, self._theme = prepared, prepared.theme
        self._position, self._events = subject.position, subject.events
        self._facts = subject.position.describe()
        self._hints = tuple(enumerate(subject.hints, start=1))
        self._ending = subject.position.ending(subject.stopped)
        self._moves = subject.moves if len(subject.moves) > 1 else ()
        self._labels = subject.labels
        self._frame = Frame(prepared.sheet)
        self._marker = Marker(self._frame, prepared.theme)

    def finish(self) -> Image.Image:
        """Draw everything and return the whole picture."""
        self._draw_sides()
        self._draw_traces()
        self._draw_lying()
        self._draw_earlier_ways()
        for event in self._events:
            self._draw_event(event)
        ways = [point for events in self._moves for point in _busy(events)]
        self._marker.draw_order([points for points in map(_ended, self._moves) if points], ways)
        self._draw_hinted_ways()
        self._draw_values()
        draw_labels(self._frame, self._theme, self._labels, idle=self._facts.idle > 0)
        self._draw_hinted_ranks()
        return self._frame.image

    # What lies on the board and beside it.

    def _draw_sides(self) -> None:
        """Draw points and signs, fills of the band, marbles taken, and moves without progress."""
        facts = self._facts
        self._board.plates.draw(self._frame, facts.score, signs(self._position.mover, self._ending))
        for side in (0, 1):
            for tile in self._board.fills[side][: facts.fills[side]]:
                self._frame.put(tile)
            for tile in self._board.taken[side][: facts.taken[side]]:
                self._frame.put(tile)
        if facts.idle:
            self._frame.put(self._board.idle(facts.idle_moves - facts.idle))

    def _draw_lying(self) -> None:
        for side in (0, 1):
            for name in (*self._facts.marbles[side], *self._facts.ramps[side]):
                self._draw_marble(side, name)

    def _draw_marble(self, side: int, name: str) -> None:
        is_over = self._position.mover is None
        scores = name in self._facts.arrived[side]
        self._frame.put((self._board.arrived[is_over] if scores else self._board.marbles[side])[name])

    def _draw_values(self) -> None:
        """Draw the values over any mark, so that none is ever hidden; those that are scored in colour."""
        plain, made = self._board.values
        arrived = {name for names in self._facts.arrived for name in names}
        for name in plain:
            self._frame.put((made if name in arrived else plain)[name])

    # What has just happened.

    def _draw_traces(self) -> None:
        """Draw, under the marbles, traces of what is no longer there."""
        for event in self._events:
            match event:
                case MarblesTaken(side, places):
                    for name in places:
                        self._draw_taken(1 - side, name)
                case MarbleStepped(side, start) | MarbleJumped(side, (start, *_)):
                    self._draw_left(side, start)
                case BandFilled(side, _, moves):
                    for start, _ in moves:
                        self._draw_left(side, start)

    def _draw_taken(self, side: int, name: str) -> None:
        """Draw a faint marble, crossed out, where one was taken."""
        at = place(name)
        self._frame.glaze(disc(at, MARBLE), self._theme.sides[side][2], 0.5)
        self._marker.draw_outlined(cross(at, 12, 11), cross(at, 12, 5.5), self._theme.last)

    def _draw_left(self, side: int, name: str) -> None:
        dashes = sectors(place(name, side), room(name) - 3, 4.5, 10, 0.5)
        self._frame.glaze(dashes, self._theme.sides[side][3])

    def _draw_event(self, event: Event) -> None:
        match event:
            case MarbleStepped(side, start, end, how):
                if how != "ramp":
                    self._draw_step(start, end)
                self._draw_end(side, end)
            case MarbleJumped(side, path):
                self._draw_jump(path)
                self._draw_end(side, path[-1])
            case MarblesTaken(side, places):
                self._draw_tray_rings(side, len(places))
            case BandFilled(side, _, moves):
                for start, end in moves:
                    self._draw_trail(side, start, end)
                    self._draw_brackets(place(end, side), ON_RAMP)
            case PlaysAgain(side):
                self._marker.draw_outlined(again(side, 4), again(side, 0), self._theme.gold)
            case PassedOver(side):
                self._marker.draw_outlined(passed(side, 4), passed(side, 0), self._theme.gold)

    def _draw_end(self, side: int, end: str) -> None:
        """Draw brackets around the marble that moved, unless the band sent it on to a ramp."""
        if end in self._facts.marbles[side]:
            self._draw_brackets(place(end), MARBLE)

    def _draw_brackets(self, centre: Point, radius: int) -> None:
        turn = NUMBERED if self._moves else 0
        outline, brackets = (
            sectors(centre, radius + 10.5, 9, 4, 0.46, turn),
            sectors(centre, radius + 8.5, 5, 4, 0.52, turn),
        )
        self._marker.draw_outlined(outline, brackets, self._theme.last)

    def _draw_tray_rings(self, side: int, count: int) -> None:
        """Draw rings on the marbles in the tray that have just been taken."""
        taken = self._facts.taken[side]
        for number in range(taken - count, taken):
            self._frame.glaze(ring(in_tray(side, number), IN_TRAY + 3, 4), self._theme.gold)

    def _draw_step(self, start: str, end: str, colour: RGB | None = None) -> None:
        outline, way = _step(start, end, 3), _step(start, end, 0)
        self._marker.draw_outlined(outline, way, colour or self._theme.last)

    def _draw_jump(self, path: tuple[str, ...], colour: RGB | None = None) -> None:
        """Draw a bow for each leap; all outlines first, so that they hide none of the others."""
        leaps = [(*leap, number == len(path) - 2) for number, leap in enumerate(pairwise(path))]
        for start, end, last in leaps:
            self._frame.glaze(_leap(start, end, last, 3), self._theme.outline)
        for start, end, last in leaps:
            self._frame.glaze(_leap(start, end, last, 0), colour or self._theme.last)

    def _draw_trail(self, side: int, start: str, end: str) -> None:
        outline, dots = _trail(side, start, end, 3), _trail(side, start, end, 0)
        self._marker.draw_outlined(outline, dots, self._theme.gold)

    def _draw_earlier_ways(self) -> None:
        """Draw the ways of the earlier moves of a turn, under marbles that now lie where those began."""
        for event in (event for events in self._moves[:-1] for event in events):
            match event:
                case MarbleStepped(_, start, end, how) if how != "ramp":
                    self._draw_step(start, end)
                    self._draw_again(start)
                case MarbleJumped(_, path):
                    self._draw_jump(path)
                    self._draw_again(path[0])

    def _draw_again(self, name: str) -> None:
        """Draw what lies on that place again, over the start of an earlier way."""
        for side in (0, 1):
            if name in self._facts.marbles[side]:
                self._draw_marble(side, name)

    # What is advised.

    def _draw_hinted_ways(self) -> None:
        """Draw the way of each move that is advised, the best on top, and a ring around its marble."""
        for rank, action in reversed(self._hints):
            path, colour = tuple(action.replace("-", "x").split("x")), self._marker.rank_colour(rank)
            at, radius = place(path[0], self._position.mover or 0), room(path[0]) + 4
            self._marker.draw_outlined(ring(at, radius + 3, 11), ring(at, radius, 5), colour)
            if "x" in action:
                self._draw_jump(path, colour)
            elif path[0] not in board().ramps:
                self._draw_step(path[0], path[1], colour)

    def _draw_hinted_ranks(self) -> None:
        """Draw the ranks where the moves end."""
        ends = spread([place(action[-2:]) for _, action in self._hints], 2 * RANK + 5)
        for (rank, _), at in zip(self._hints, ends, strict=True):
            self._marker.draw_rank(at, rank, RANK)


def _ended(events: Sequence[Event]) -> Sequence[Point]:
    """Where the number of a move may be drawn: around where a marble ended; nowhere if none moved."""
    for event in events:
        match event:
            case MarbleStepped(_, _, end) | MarbleJumped(_, (*_, end)):
                points = around(place(end), MARBLE * 0.8, MARBLE * 0.8)
                return points[::-1] if place(end)[1] == place(TOP)[1] else points  # above it is a value
    return ()


def _busy(events: Sequence[Event]) -> Iterator[Point]:
    """Points of the way of a move, which no number may hide."""
    for event in events:
        match event:
            case MarbleStepped(_, start, end, how) if how != "ramp":
                a, b = place(start), place(end)
                yield from samples(a, toward(b, a, MARBLE - 5))
            case MarbleJumped(_, path):
                for start, end in pairwise(path):
                    yield from _bow(place(start), place(end))[:-2]


@cache
def _step(start: str, end: str, trim: float) -> Shape:
    """An arrow from the middle of the old place to the edge of the new one."""
    a, b = place(start), place(end)
    return arrow(toward(a, b, 4 - trim), toward(b, a, MARBLE - 5 - trim * 0.7), 9 + 2 * trim, 23 + 2.2 * trim)


@lru_cache(maxsize=512)
def _leap(start: str, end: str, last: bool, trim: float) -> Shape:
    """A bow over what is jumped, with an arrow's head at the last landing."""
    points = _bow(place(start), place(end))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    body = [point for point in points if not last or hypot(point[0] - xs[-1], point[1] - ys[-1]) > 37]

    def draw(pen: Pen) -> None:
        for a, b in pairwise(body):
            pen.line(a, b, 9 + 2 * trim)
        if last:
            pen.polygon(_head(body[-1], points[-1], 13, trim))

    return shape((min(xs) - 27, min(ys) - 27, max(xs) + 27, max(ys) + 27), draw)


def _head(start: Point, end: Point, short: float, trim: float) -> list[Point]:
    """The head of an arrow whose tip stays `short` of the end."""
    tip, neck = toward(end, start, short - trim * 1.4), toward(end, start, short + 25 + trim * 0.6)
    length = hypot(tip[0] - neck[0], tip[1] - neck[1])
    half = 14 + 1.3 * trim
    ux, uy = (tip[0] - neck[0]) / length * half, (tip[1] - neck[1]) / length * half
    return [(neck[0] - uy, neck[1] + ux), tip, (neck[0] + uy, neck[1] - ux)]


def _bow(start: Point, end: Point) -> list[Point]:
    """Points from start to end in a bow, which bends to the top of the picture or to its middle."""
    (ax, ay), (bx, by) = start, end
    nx, ny = by - ay, ax - bx
    flip = ny > 0 or (ny == 0 and (nx > 0) == (ax >= MIDDLE[0]))
    rise = min(0.25, HIGHEST / hypot(nx, ny)) * (-1 if flip else 1)
    cx, cy = (ax + bx) / 2 + nx * rise, (ay + by) / 2 + ny * rise
    return [
        (
            (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
            (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
        )
        for t in (step / BENDS for step in range(BENDS + 1))
    ]


@cache
def _trail(side: int, start: str, end: str, trim: float) -> Shape:
    """Dots from the band to a ramp, in the gap beside the column, and an arrow's head at their end."""
    (ax, ay), (bx, by) = place(start), place(end, side)
    lane = ax + (-CELL if ax < MIDDLE[0] else CELL) / 2
    up = 1 if by > ay else -1
    count = 12
    first, last = ay + up * 35, by - up * 17
    dots = [disc((lane, first + (last - first) * dot / count), 5 + trim) for dot in range(count + 1)]
    near = 1 if bx > lane else -1
    back, tip = lane - near * (11 + trim), lane + near * (12 + trim * 1.2)
    head = polygon((back, by - 12 - trim), (back, by + 12 + trim), (tip, by))
    return head.joined(*dots)


@cache
def again(side: int, trim: float) -> Shape:
    """An arrow that turns back to its start."""
    x, y = mirrored(side, 63), SIGN_AT
    half = trim / 2

    def draw(pen: Pen) -> None:
        pen.disc((x, y), 27 + half, 27 + half)
        pen.disc((x, y), 17 - half, 17 - half, 0)
        pen.polygon([(x, y), (x + 48, y - 53 + trim * 2), (x + 48, y - 1 - trim)], 0)
        pen.polygon(
            [(x + 5 - trim, y - 1 + half), (x + 39 + trim, y - 1 + half), (x + 22, y - 24 - trim * 1.2)]
        )

    return shape((x - 46, y - 38, x + 46, y + 38), draw)


@cache
def passed(side: int, trim: float) -> Shape:
    """A bar across a circle: this side has to wait."""
    x, y = mirrored(side, 63), SIGN_AT
    bar = line((x - 15, y + 15), (x + 15, y - 15), 9 + trim)
    return ring((x, y), 27 + trim / 2, 9 + trim).joined(bar)
