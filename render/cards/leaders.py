"""The leaderboard as a picture: a plate for each member, with rating, uncertainty and form."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.cards.paper import EDGE, WIDTH, Paper, broken, make_picture
from render.kit.palette import mix
from render.kit.picture import Picture
from render.kit.shapes import Point, disc, line, ring

TITLE, RANK, NAME, RATING, SMALL, NOTE = 35, 31, 28, 35, 21, 21
"""The sizes of letters."""
HEAD, ROW, GAP, FOOT = 77, 70, 8, 33
"""The heights of the title, of a row, of what is between rows, and of a line below them."""
FIRST = 3
"""How many have their rank in gold."""
DOT, DOTS = 8.7, 24.0
"""The radius of a result, and how far one is from the next."""
MOST_FORM = 5
"""How many results have room in a row."""
RESULTS_END = 513.0
"""Where the latest result is."""


class LeaderRow(NamedTuple):
    """What is told about a member; `form` are results, 1 for a win and 0.5 for a draw, the latest last."""

    rank: int
    name: str
    rating: str
    estimate: str
    """The estimate behind the rating, with its uncertainty."""
    played: str
    form: tuple[float, ...] = ()
    own: bool = False
    """Whether it is the member who asks."""


class LeadersCard(NamedTuple):
    """A page of the leaderboard."""

    title: str
    page: str
    rows: tuple[LeaderRow, ...]
    notes: tuple[str, ...]
    """What the figures and signs mean."""


def draw_leaders(card: LeadersCard, theme: str = "day") -> Picture:
    """Draw the page. The same arguments give the same bytes. Raises `KeyError` for an unknown theme."""
    return make_picture("leaders", paint_leaders(card, theme))


def paint_leaders(card: LeadersCard, theme: str) -> Image.Image:
    """The page as a palette image."""
    rows, notes = HEAD + (ROW + GAP) * len(card.rows), broken(card.notes, NOTE)
    paper = Paper(theme, rows + FOOT * len(notes))
    draw_head(paper, card.title, card.page)
    for number, row in enumerate(card.rows):
        draw_leader(paper, row, HEAD + (ROW + GAP) * number)
    for number, note in enumerate(notes):
        middle = (WIDTH / 2, rows + FOOT * (number + 0.5) - GAP / 2)
        paper.write(note, middle, NOTE, paper.faint, WIDTH - 4 * EDGE)
    return paper.finish()


def draw_head(paper: Paper, title: str, page: str) -> None:
    """Write what the list is of, and which page this is."""
    paper.write(title, (2 * EDGE, HEAD / 2), TITLE, paper.theme.plate_ink, 493, "left")
    paper.write(page, (WIDTH - 2 * EDGE, HEAD / 2), NOTE, paper.faint, 147, "right")


def draw_leader(paper: Paper, row: LeaderRow, top: float) -> None:
    """Draw the plate of a member."""
    theme, middle = paper.theme, top + ROW / 2
    frame = theme.gold if row.own else mix(theme.rim, theme.outline, 0.4)
    paper.draw_panel((EDGE, top, WIDTH - EDGE, top + ROW), mix(theme.wood[1], theme.outline, 0.55), frame)
    rank = theme.gold if row.rank <= FIRST else theme.plate_ink
    paper.write(str(row.rank), (61, middle), RANK, rank, 60)
    paper.write(row.name, (101, middle - 13), NAME, theme.plate_ink, 293, "left")
    paper.write(row.played, (101, middle + 18), SMALL, paper.faint, 293, "left")
    draw_form(paper, row.form[-MOST_FORM:], (RESULTS_END, middle))
    paper.write(row.rating, (WIDTH - 2 * EDGE, middle - 13), RATING, theme.plate_ink, 153, "right")
    paper.write(row.estimate, (WIDTH - 2 * EDGE, middle + 18), SMALL, paper.faint, 153, "right")


def draw_form(paper: Paper, form: Sequence[float], end: Point) -> None:
    """Draw the latest results up to that point."""
    for number, result in enumerate(reversed(form)):
        draw_result(paper, result, (end[0] - DOTS * number, end[1]))


def draw_result(paper: Paper, result: float, at: Point) -> None:
    """Draw a win as a golden disc, a draw as a ring with a bar, a defeat as an empty ring."""
    theme, (x, y) = paper.theme, at
    if result == 1:
        paper.canvas.fill(disc(at, DOT), theme.gold)
        return
    paper.canvas.fill(ring(at, DOT, 2.4), paper.faint)
    if result:
        paper.canvas.fill(line((x - DOT + 4, y), (x + DOT - 4, y), 3.4), theme.plate_ink)
