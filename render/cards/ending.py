"""The card at the end of a game: who has won, the score, what changed, and what was best.

The words come from outside, in whatever language; here they are only put into their places.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import cycle
from random import Random
from typing import NamedTuple

from PIL import Image

from render.cards.paper import BALL, EDGE, WIDTH, Paper, broken, make_picture
from render.kit.canvas import Canvas
from render.kit.lettering import lettered, measure, wrap
from render.kit.palette import mix
from render.kit.picture import Picture
from render.kit.shapes import DENSITY, Box, Point, Shape, polygon, star
from render.kit.themes import Theme
from render.petanque.fanny import medallion

BANNER = 214
"""The height of the part with the winner's name."""
TITLE, HEADLINE, VERDICT, NAME, SCORE, RATING, ROW, NOTE = 23, 80, 33, 28, 70, 23, 25, 23
"""The sizes of letters: a phone shows them three times smaller."""
LEAST_HEADLINE = 38
HALF_HEADLINE, BETWEEN = 42, 25
"""The size of letters of a long name, which has two lines, and how far each is from the middle."""
CLEAR = 5
"""How far from words confetti stays."""
PLATE, LINE, STEP = 130, 31, 40
"""The heights of a side's plate without ratings, of a rating, of a best moment."""
PIECES = 110
"""How much confetti falls."""
MOST_RATINGS, MOST_ROWS = 8, 5
"""How many ratings of a team and how many best moments have room."""


class EndSide(NamedTuple):
    """What the card tells about a side."""

    name: str
    score: str
    ratings: tuple[str, ...] = ()


class EndRow(NamedTuple):
    """Something that a side did best."""

    side: int
    words: str


class EndCard(NamedTuple):
    """What the card says, from the top to the bottom; no `winner` in a draw."""

    title: str
    headline: str
    verdict: str
    winner: int | None
    sides: tuple[EndSide, EndSide]
    rows: tuple[EndRow, ...] = ()
    notes: tuple[str, ...] = ()
    """Small lines at the bottom."""
    fanny: bool = False


class BannerWords(NamedTuple):
    """What is written on the banner."""

    title: Shape
    headline: tuple[Shape, ...]
    verdict: Shape


def draw_end(card: EndCard, theme: str = "day") -> Picture:
    """Draw the card. The same arguments give the same bytes. Raises `KeyError` for an unknown theme."""
    return make_picture("end", paint_end(card, theme))


def paint_end(card: EndCard, theme: str) -> Image.Image:
    """The card as a palette image."""
    lines = min(max(len(side.ratings) for side in card.sides), MOST_RATINGS)
    rows, told = card.rows[:MOST_ROWS], broken(card.notes, NOTE)
    plates = BANNER + 2 * EDGE
    below = plates + PLATE + LINE * lines + EDGE
    notes = below + STEP * len(rows) + EDGE // 2
    paper = Paper(theme, notes + LINE * len(told) + EDGE)
    words = banner_words(paper.theme, card)
    draw_banner(paper, card, words)
    draw_words(paper, card, words)
    for side in (0, 1):
        draw_side(paper, card, side, plates, below - EDGE)
    for number, row in enumerate(rows):
        draw_row(paper, row, below + STEP * (number + 0.5))
    draw_notes(paper, told, notes)
    return paper.finish()


# Who has won


def draw_banner(paper: Paper, card: EndCard, words: BannerWords) -> None:
    """Draw the banner for the winner's name, with confetti, and Fanny if somebody has to kiss her."""
    theme, box = paper.theme, (EDGE, EDGE, WIDTH - EDGE, EDGE + BANNER)
    if card.winner is None:
        paper.draw_panel(box, mix(theme.wood[1], theme.outline, 0.5), theme.rim)
        return
    paper.draw_panel(box, theme.plate[card.winner], theme.gold)
    left, top, right, bottom = words.verdict.box
    starred = (left - 53, top, right + 53, bottom)
    boxes = (words.title.box, *(name.box for name in words.headline), starred)
    draw_confetti(paper, boxes)
    if card.fanny:
        picture = portrait(theme, 1 - card.winner)
        wide, high = picture.width / DENSITY, picture.height / DENSITY
        paper.canvas.lay(picture, (WIDTH - 2 * EDGE - wide, EDGE + (BANNER - high) / 2))


@lru_cache(maxsize=8)
def portrait(theme: Theme, loser: int) -> Image.Image:
    """Fanny, for that side's defeat, as high as there is room."""
    picture = medallion(theme, loser)
    high = round((BANNER - 2 * EDGE) * DENSITY)
    return picture.resize((picture.width * high // picture.height, high), Image.Resampling.BOX)


@cache
def _scraps() -> tuple[Shape, ...]:
    """Scraps of paper, always the same; most of them at the sides, where no words are."""
    random, scraps = Random(13), []
    for _ in range(PIECES):
        beside = random.triangular(0, WIDTH / 2 - 2 * EDGE, 0)
        x = random.choice((2 * EDGE + beside, WIDTH - 2 * EDGE - beside))
        y = random.uniform(2 * EDGE, EDGE + BANNER - 20)
        across, along = random.uniform(-7.5, 7.5), random.uniform(-7.5, 7.5)
        wide = random.uniform(0.35, 0.9)
        ends = (x + across, y + along), (x - across, y - along)
        corners = (x - along * wide, y + across * wide), (x + along * wide, y - across * wide)
        scraps.append(polygon(ends[0], corners[0], ends[1], corners[1]))
    return tuple(scraps)


@cache
def _flakes(theme: Theme) -> tuple[tuple[Box, Image.Image], ...]:
    """Each scrap in gold, white or the colour of a side, and the box that it falls into."""
    colours = (theme.gold, theme.sides[0][3], theme.sides[1][2], theme.plate_ink)
    flakes = []
    for scrap, colour in zip(_scraps(), cycle(colours)):
        left, top, right, bottom = scrap.box
        canvas = Canvas((right - left, bottom - top))
        canvas.fill(scrap.moved(-left, -top), colour, 0.75)
        flakes.append((scrap.box, canvas.image))
    return tuple(flakes)


def draw_confetti(paper: Paper, words: Sequence[Box]) -> None:
    """Let paper fall, but on no words."""
    for box, flake in _flakes(paper.theme):
        if not any(_touch(box, each) for each in words):
            paper.canvas.lay(flake, box[:2])


def _touch(scrap: Box, words: Box) -> bool:
    """Whether a scrap of paper is on words, or nearly."""
    left, top, right, bottom = words
    return (
        scrap[0] < right + CLEAR
        and scrap[2] > left - CLEAR
        and scrap[1] < bottom + CLEAR
        and scrap[3] > top - CLEAR
    )


def banner_words(theme: Theme, card: EndCard) -> BannerWords:
    """The title, the winner's name in large letters, and how it was won; left of Fanny, if she is there."""
    room, middle = float(WIDTH - 5 * EDGE), WIDTH / 2
    if card.fanny and card.winner is not None:
        taken = portrait(theme, 1 - card.winner).width / DENSITY + EDGE
        room, middle = room - taken, middle - taken / 2
    return BannerWords(
        lettered(card.title, (middle, EDGE + 29), TITLE, width=room, anchor="middle"),
        tuple(headline(card.headline, (middle, EDGE + 105), room)),
        lettered(card.verdict, (middle, EDGE + 176), VERDICT, width=room - 100, anchor="middle"),
    )


def headline(name: str, at: Point, room: float) -> list[Shape]:
    """The name as large as it fits; a long one of several words in two lines."""
    size = int(HEADLINE * room / max(measure(name, HEADLINE), 1))
    lines = wrap(name, HALF_HEADLINE, room, 2) if size < LEAST_HEADLINE else [name]
    size = HALF_HEADLINE if len(lines) > 1 else max(min(HEADLINE, size), LEAST_HEADLINE)
    heights = [at[1] + BETWEEN * (2 * number + 1 - len(lines)) for number in range(len(lines))]
    return [
        lettered(text, (at[0], y), size, width=room, anchor="middle")
        for text, y in zip(lines, heights, strict=True)
    ]


def draw_words(paper: Paper, card: EndCard, words: BannerWords) -> None:
    """Write what is on the banner, the winner's name and how it was won with a shadow."""
    theme, canvas = paper.theme, paper.canvas
    canvas.fill(words.title, theme.plate_ink)
    for written in words.headline:
        for aside in ((2, 3.5), (-1.4, 0)):
            canvas.fill(written.moved(*aside), theme.outline, 0.7)
        canvas.fill(written, theme.plate_ink)
    canvas.fill(words.verdict.moved(1.4, 2), theme.outline, 0.7)
    canvas.fill(words.verdict, theme.gold)
    if card.winner is not None:
        draw_stars(paper, words.verdict.box)


def draw_stars(paper: Paper, words: Box) -> None:
    """Draw a star on each side of those words."""
    left, _, right, _ = words
    for x in (left - 31, right + 31):
        at = (x, EDGE + 175)
        paper.canvas.fill(star(at, 22, 10, 5), paper.theme.outline)
        paper.canvas.fill(star(at, 18, 8, 5), paper.theme.gold)


# What it came to


def draw_side(paper: Paper, card: EndCard, side: int, top: float, bottom: float) -> None:
    """Draw the plate of a side: its name, its points, and the ratings of its players."""
    theme, told = paper.theme, card.sides[side]
    half = (WIDTH - 3 * EDGE) / 2
    left = EDGE + side * (half + EDGE)
    frame = theme.gold if card.winner == side else mix(theme.plate[side], theme.plate_ink, 0.35)
    paper.draw_panel((left, top, left + half, bottom), theme.plate[side], frame)
    middle, room = left + half / 2, half - 2 * EDGE
    draw_name(paper, told.name, (middle, top + 29), side, room)
    paper.write(told.score, (middle, top + 85), SCORE, theme.plate_ink, room)
    for number, rating in enumerate(told.ratings[:MOST_RATINGS]):
        y = top + PLATE - EDGE / 2 - 3 + LINE * (number + 0.5)
        paper.write(rating, (middle, y), RATING, theme.plate_ink, room)


def draw_name(paper: Paper, name: str, middle: Point, side: int, room: float) -> None:
    """Write a side's name beside a ball of its colour."""
    ball = 2 * BALL + 8
    left = middle[0] - (min(measure(name, NAME), room - ball) + ball) / 2
    paper.draw_ball((left + BALL, middle[1]), side)
    paper.write(name, (left + ball, middle[1]), NAME, paper.theme.plate_ink, room - ball, "left")


def draw_row(paper: Paper, row: EndRow, y: float) -> None:
    """Write what a side did best, beside a ball of its colour."""
    paper.draw_ball((2 * EDGE + BALL, y), row.side)
    left = 3 * EDGE + 2 * BALL
    paper.write(row.words, (left, y), ROW, paper.theme.plate_ink, WIDTH - left - 2 * EDGE, "left")


def draw_notes(paper: Paper, notes: Sequence[str], top: float) -> None:
    """Write the small lines at the bottom."""
    for number, note in enumerate(notes):
        middle = (WIDTH / 2, top + LINE * (number + 0.5))
        paper.write(note, middle, NOTE, paper.faint, WIDTH - 4 * EDGE)
