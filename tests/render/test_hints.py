"""What is advised is seen on the board: each action for itself, and its rank; no number is hidden."""

from random import Random

import pytest
from PIL import Image, ImageChops

from engine.boomerang import Boomerang
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.games import GAMES
from engine.petanque import Petanque
from engine.position import Ending, Position
from render import PAINTERS, THEMES, Subject, draw
from render.boomerang.board import centre
from render.boulomania.board import number
from render.carami.board import place
from render.kit.marks import spread
from render.kit.picture import LARGEST, encode
from render.kit.shapes import pixels
from tests.render.play import play_any

MIDDLES: dict[str, Position] = {
    "boulomania": Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8"),
    "petanque": Petanque.parse("A22,B35,A64 34d 3/5 7-9 A A:play 13/6"),
    "carami": Carami.parse("BB.AB/AB.../BB..A/.A./AB.AA/A..BA/A..B. ..../.... 0/0 6/5 10 A"),
    "boomerang": Boomerang.parse("ABT5.1@e6,BBI3.0@c6 A"),
}
CHOICES: tuple[Position, ...] = (
    Boulomania.parse("....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8"),
    Petanque.parse("- - 4/4 0-0 A A:corner34 13/4"),
)
every_theme = pytest.mark.parametrize("theme", THEMES)


def paint(position: Position, *hints: str, theme: str = "day") -> Image.Image:
    return PAINTERS[position.name](Subject(position, theme=theme, hints=hints))


@every_theme
@pytest.mark.parametrize("position", [*MIDDLES.values(), *CHOICES], ids=str)
def test_every_action_looks_different(position: Position, theme: str) -> None:
    actions = [*position.legal_actions()]
    chosen = Random(theme).sample(actions, min(len(actions), 12))
    plain = paint(position, theme=theme).tobytes()
    drawn = {action: paint(position, action, theme=theme).tobytes() for action in chosen}
    assert plain not in drawn.values()
    assert len({*drawn.values()}) == len(drawn)


@pytest.mark.parametrize("position", [*MIDDLES.values(), *CHOICES], ids=str)
def test_the_order_is_seen(position: Position) -> None:
    first, second = [*position.legal_actions()][:2]
    assert paint(position, first, second).tobytes() != paint(position, second, first).tobytes()
    assert paint(position, first, second).tobytes() != paint(position, first).tobytes()


@every_theme
def test_the_best_is_gold(theme: str) -> None:
    """Beside the figure on its disc, in Boomerang on the piece and in Carami where the move ends."""
    gold = THEMES[theme].gold
    for position, action, at in (
        (MIDDLES["carami"], "c4-d5", place("d5")),
        (MIDDLES["boomerang"], "I1.0@d5", centre(3, 4)),
    ):
        drawn = paint(position, action, theme=theme).convert("RGB")
        x, y = pixels(at[0] - 12, at[1])
        assert drawn.getpixel((x, y)) == gold


def test_where_ghosts_overlap_they_are_no_darker() -> None:
    """Else nobody could tell which cells belong to which; d5 to g5 and e5 to h5 have e5, f5, g5 in common."""
    drawn = paint(Boomerang.new(), "I4.0@d5", "I4.0@e5", theme="contrast").convert("RGB")
    ground, both, one = (drawn.getpixel(_beside(column)) for column in (1, 5, 4))
    first_alone = paint(Boomerang.new(), "I4.0@d5", theme="contrast").convert("RGB").getpixel(_beside(6))
    assert both == one == first_alone != ground


def _beside(column: int) -> tuple[int, int]:
    """A point of a cell of row 5 that has neither a rim nor a dot nor a rank."""
    middle_x, middle_y = centre(column, 4)
    x, y = pixels(middle_x + 10, middle_y + 8)
    return x, y


def test_the_rim_of_the_third_is_broken() -> None:
    """So that it is told from that of the second where they cross; the others are whole."""
    hints = ["I4.0@a1", "I4.0@a4", "I4.0@a7"]
    drawn = paint(Boomerang.new(), *hints, theme="contrast").convert("RGB")
    white, left = THEMES["contrast"].last, centre(0, 0)[0]
    for row, inset, is_whole in ((3, 8, True), (6, 13, False)):
        (start, y), (end, _) = (pixels(left + x, centre(0, row)[1] - 22 + inset) for x in (0, 22))
        rim = [drawn.getpixel((x, y)) == white for x in range(start, end)]
        assert any(rim)
        assert all(rim) == is_whole


def test_no_number_of_a_pit_is_hidden() -> None:
    position = MIDDLES["boulomania"]
    plain = paint(position).convert("RGB")
    for action in position.legal_actions():
        drawn = paint(position, action).convert("RGB")
        for pit in range(1, 19):
            shape = number(pit)
            parts = [image.crop(shape.edges).convert("L") for image in (plain, drawn)]
            ink = shape.mask.point([255 * (cover == 255) for cover in range(256)])
            changed = ImageChops.multiply(ImageChops.difference(*parts), ink).getbbox()
            assert changed is None, (action, pit)


def test_where_a_pointed_ball_may_lie_is_marked() -> None:
    """In Boulomania as a share over each pit, in Pétanque by the cells that hold the point."""
    position = MIDDLES["boulomania"]
    with_two, with_three = (paint(position, f"point{dice}").convert("RGB") for dice in (2, 3))
    beyond = number(16).edges  # which three dice reach and two do not
    left, top, right, bottom = beyond[0] - 90, beyond[1] - 120, beyond[2], beyond[1] - 15
    plain = paint(position).convert("RGB").crop((left, top, right, bottom))
    assert ImageChops.difference(with_two.crop((left, top, right, bottom)), plain).getbbox() is None
    assert ImageChops.difference(with_three.crop((left, top, right, bottom)), plain).getbbox() is not None


def test_nothing_is_advised_in_a_game_that_was_stopped() -> None:
    for position in MIDDLES.values():
        action = position.legal_actions()[0]
        stopped = draw(position, stopped=Ending(0))
        assert draw(position, stopped=Ending(0), hints=[action]) == stopped


def test_ranks_do_not_cover_each_other() -> None:
    assert spread([(10, 10), (10, 10), (12, 10), (90, 10)], 30) == [(10, 10), (40, 10), (72, 10), (120, 10)]


@pytest.mark.parametrize("game", PAINTERS)
def test_whatever_is_advised_can_be_drawn_and_is_small(game: str) -> None:
    rng = Random(game)
    for count, moment in enumerate(play_any(game, 5)):
        actions = [*moment.position.legal_actions()]
        if count % 5 or not actions or moment.position.automatic is not None:
            continue
        hints = tuple(rng.sample(actions, min(len(actions), 3)))
        image = PAINTERS[game](Subject(moment.position, hints=hints))
        assert image.size == PAINTERS[game](Subject(GAMES[game].new())).size
        assert len(encode(image)) <= LARGEST, (moment.position, hints)
