"""A drawing of predictions against results: on the diagonal, every predicted chance has come true."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

SIDE: Final = 320
"""The side of the square, in pixels."""
EDGE: Final = 44
"""The margin around it for figures, in pixels."""
ALLOWED: Final = 0.03
"""How far off a chance may be."""
FIGURES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


class Dot(NamedTuple):
    """One tenth: the mean prediction, the share won, and half of the interval around that."""

    said: float
    won: float
    margin: float


def draw(title: str, dots: Sequence[Dot]) -> str:
    """The drawing as an SVG file."""
    whole = SIDE + 2 * EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        f'font-family="sans-serif" font-size="12">',
        f"<title>{title}</title>",
        f'<rect width="{whole}" height="{whole}" fill="white"/>',
        *_draw_ground(title),
        *(line for dot in dots for line in _draw_dot(dot)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _draw_ground(title: str) -> Iterator[str]:
    """The square, its figures, the diagonal and the allowed band around it."""
    corners = ((0, 0), (0, ALLOWED), (1 - ALLOWED, 1), (1, 1), (1, 1 - ALLOWED), (ALLOWED, 0))
    around = " ".join(f"{_x(said):.1f},{_y(won):.1f}" for said, won in corners)
    yield f'<polygon points="{around}" fill="#cfe3cf"/>'
    yield f'<rect x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#777"/>'
    yield _line((0, 0), (1, 1), "#777")
    for figure in FIGURES:
        yield _text(_x(figure), _y(0) + 18, f"{100 * figure:.0f} %")
        yield _text(EDGE / 2, _y(figure) + 4, f"{100 * figure:.0f} %")
    yield _text(_x(0.5), EDGE - 24, title)
    yield _text(_x(0.5), EDGE - 8, "across: said, upwards: won")


def _draw_dot(dot: Dot) -> Iterator[str]:
    yield _line(
        (dot.said, max(0.0, dot.won - dot.margin)), (dot.said, min(1.0, dot.won + dot.margin)), "#2f6fde"
    )
    yield f'<circle cx="{_x(dot.said):.1f}" cy="{_y(dot.won):.1f}" r="4" fill="#2f6fde"/>'


def _line(start: tuple[float, float], end: tuple[float, float], colour: str) -> str:
    (ax, ay), (bx, by) = start, end
    return (
        f'<line x1="{_x(ax):.1f}" y1="{_y(ay):.1f}" x2="{_x(bx):.1f}" y2="{_y(by):.1f}" '
        f'stroke="{colour}" stroke-width="1.5"/>'
    )


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{words}</text>'


def _x(said: float) -> float:
    return EDGE + SIDE * said


def _y(won: float) -> float:
    return EDGE + SIDE * (1 - won)
