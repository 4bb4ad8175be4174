"""The Carami board: drawn whatever happens, small, readable on a phone, the same every time."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from random import Random
from typing import NamedTuple

import pytest
from PIL import ImageChops

from engine.carami import Carami
from engine.carami_board import board
from engine.events import Event
from render import THEMES, draw
from render.__main__ import ROOT
from render.carami.drawing import paint
from render.carami.layout import think
from render.carami.table import (
    CELL,
    MARBLE,
    SCALE,
    SIZE,
    coordinates,
    fill_digits,
    goals,
    idle_digits,
    place,
    table,
    tray_sign,
    value_digits,
)
from render.kit.canvas import Frame
from render.kit.glass import shades_of
from render.kit.palette import RGB
from render.kit.picture import LARGEST, encode
from render.kit.plates import Sign, score_digits
from tests.render.colour import DEFICIENCIES, difference, linear, mean_colour, seen_with
from tests.render.test_readable import PHONE, figure_height, full_ink, worst_contrast

WINDOW = 32768 - 262
"""How far back the encoder finds what it wrote before."""


class Moment(NamedTuple):
    position: Carami
    events: Sequence[Event]
    before: Carami | None


def random_game(seed: int) -> Iterator[Moment]:
    """Every position of a game, with the events that led to it; jumps and ramps are liked best."""
    random = Random(seed)
    position = Carami.new()
    yield Moment(position, (), None)
    while position.turn != "over":
        before = position
        actions = before.legal_actions()
        liked = [action for action in actions if "x" in action or action.startswith("r")]
        position, events = before.apply(random.choice(liked or actions if random.random() < 0.5 else actions))
        yield Moment(position, events, before)


@pytest.mark.parametrize("theme", THEMES)
def test_random_games_are_drawn(theme: str) -> None:
    for seed in range(2):
        for moment in random_game(seed):
            assert paint(*moment, "", theme).size == SIZE


def test_every_move_and_marble_can_be_previewed() -> None:
    for moment in [*random_game(5)][::3]:
        actions = moment.position.legal_actions()
        for preview in {*actions, *(action[:2] for action in actions)}:
            assert think(moment.position, preview) is not None
            paint(*moment, preview, "day")


def test_what_cannot_be_played_has_no_preview() -> None:
    for preview in ("", "c1", "c7", "ra", "c3-c5", "shoot:4"):
        assert think(Carami.new(), preview) is None
        assert paint(Carami.new(), (), None, preview, "day").size == SIZE


def test_frames_are_small() -> None:
    for seed in range(6):
        for number, moment in enumerate(random_game(seed)):
            assert len(encode(paint(*moment, "", "day"))) <= LARGEST, moment.position
            if number % 8 == 0:
                for start in {action[:2] for action in moment.position.legal_actions()}:
                    assert len(encode(paint(*moment, start, "day"))) <= LARGEST, (moment.position, start)


def test_rows_lie_within_the_encoders_reach() -> None:
    assert CELL * (SIZE[0] + 1) <= WINDOW


def test_drawn_the_same_in_any_thread() -> None:
    moments = [*random_game(9)][:60]

    def bytes_of(moment: Moment) -> bytes:
        return encode(paint(*moment, "", "night"))

    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(bytes_of, moments)] == [*map(bytes_of, moments)]


def test_another_process_draws_the_same() -> None:
    code = "from render import draw; from engine.carami import Carami;print(draw(Carami.new()).name)"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == draw(Carami.new()).name


def test_a_chosen_marble_shows_where_it_can_go() -> None:
    position = Carami.parse("B.AB./AAA.B/B...B/AA./..A.B/...AA/.BA.A ..../.... 0/0 8/4 0 B")
    preview = think(position, "d7xb5")
    assert preview is not None
    assert preview.path == ("d7", "b5")
    assert preview.next == {"b3": True, "d3": True}
    assert preview.ends == {"b3": True, "d3": True, "d1": True}
    assert preview.taken == ()


def test_a_move_thought_about_shows_what_it_takes() -> None:
    position = Carami.parse(".BBBB/BBBBB/BABAB/.AA/A.BAA/.AAA./AAAAA ..../.... 0/0 2/0 0 B")
    preview = think(position, "a6xe2xa2")
    assert preview is not None
    assert preview.taken == ("b5", "c4", "d3", "d2", "c2", "b2")


FIGURES = [
    *(value_digits(name) for name in goals()),
    *(fill_digits(side, fill) for side, fill in product((0, 1), repeat=2)),
    *(tray_sign(side) for side in (0, 1)),
    *(idle_digits(left) for left in range(1, 41)),
    *(score_digits(side, score, SCALE) for side in (0, 1) for score in range(62)),
]


def test_digits_are_eleven_pixels_high_on_a_phone() -> None:
    figures = [*FIGURES, *coordinates()]
    assert min(map(figure_height, figures)) * PHONE / SIZE[0] >= 11


@pytest.mark.parametrize("theme", THEMES)
def test_figures_stand_out(theme: str) -> None:
    background = table(theme).sheet.background.convert("RGB")
    fixed = [*coordinates(), *(value_digits(name) for name in goals()), *(tray_sign(side) for side in (0, 1))]
    fixed += [fill_digits(side, fill) for side, fill in product((0, 1), repeat=2)]
    for figure in fixed:
        assert worst_contrast(background, figure, full_ink(background, figure)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_what_changes_stands_out(theme: str) -> None:
    prepared = table(theme)
    frame = Frame(prepared.sheet)
    prepared.plates.show(frame, (48, 58), (Sign.NONE, Sign.NONE))
    frame.put(prepared.idle(28))
    for name in goals():
        frame.put(prepared.made[name])
    picture = frame.image.convert("RGB")
    figures = [idle_digits(28), score_digits(0, 48, SCALE), score_digits(1, 58, SCALE)]
    for figure in [*figures, *(value_digits(name) for name in goals())]:
        assert worst_contrast(picture, figure, full_ink(picture, figure)) >= 4.5


def marble_colour(theme: str, side: int) -> RGB:
    picture = table(theme).marbles[side]["c4"].picture
    middle = picture.width // 2
    return mean_colour(picture.crop((middle - 14, middle - 14, middle + 14, middle + 14)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_teams_are_two_colours_to_everybody(theme: str, deficiency: str) -> None:
    a, b = (seen_with(deficiency, marble_colour(theme, side)) for side in (0, 1))
    assert difference(a, b) >= 30


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [0, 1])
def test_marbles_stand_out_from_their_place(theme: str, side: int) -> None:
    assert difference(linear(marble_colour(theme, side)), linear(THEMES[theme].pit)) >= 20


def test_teams_differ_in_their_ribbons_without_any_colour() -> None:
    a, b = (shades_of(side, MARBLE) for side in (0, 1))
    apart = ImageChops.difference(a, b).histogram()
    assert sum(apart[60:]) > 0.12 * a.width * a.height


def test_places_do_not_touch() -> None:
    spots = [place(name) for name in board().bits]
    spots += [place(name, side) for name in board().ramps for side in (0, 1)]
    for (ax, ay), (bx, by) in product(spots, repeat=2):
        assert (ax, ay) == (bx, by) or (ax - bx) ** 2 + (ay - by) ** 2 >= (2 * MARBLE) ** 2
