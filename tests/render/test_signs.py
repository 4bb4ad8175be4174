"""The plates say whose turn it is and how it ended, each by a sign of its own."""

from itertools import combinations

import pytest
from PIL import ImageChops

from engine import Ending
from render import THEMES
from render.boomerang.board import prepared_board
from render.carami.board import prepared_board as carami_board
from render.kit.canvas import Frame
from render.kit.plates import Sign, score_digits, signs


@pytest.mark.parametrize(
    ("mover", "ending", "shown"),
    [
        (None, None, (Sign.NONE, Sign.NONE)),
        (0, None, (Sign.TURN, Sign.NONE)),
        (1, None, (Sign.NONE, Sign.TURN)),
        (None, Ending(0), (Sign.WON, Sign.NONE)),
        (1, Ending(1), (Sign.NONE, Sign.WON)),
        (None, Ending(), (Sign.DRAWN, Sign.DRAWN)),
        (1, Ending(void=True), (Sign.VOID, Sign.VOID)),
    ],
)
def test_each_side_gets_its_sign(mover: int | None, ending: Ending | None, shown: tuple[Sign, Sign]) -> None:
    assert signs(mover, ending) == shown


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [0, 1])
def test_signs_are_plainly_different(theme: str, side: int) -> None:
    for sheet, plates in ((each.sheet, each.plates) for each in (prepared_board(theme), carami_board(theme))):
        pictures = []
        for sign in Sign:
            frame = Frame(sheet)
            plates.draw(frame, (44, 44), (sign, sign))
            pictures.append(frame.image.convert("L"))
        for one, other in combinations(pictures, 2):
            far = ImageChops.difference(one, other).point([255 * (value > 60) for value in range(256)])
            assert far.histogram()[255] > 100


@pytest.mark.parametrize("sign", Sign)
def test_no_sign_hides_the_points(sign: Sign) -> None:
    prepared = carami_board("day")
    bare, signed = Frame(prepared.sheet), Frame(prepared.sheet)
    prepared.plates.draw(bare, (58, 58), (Sign.NONE, Sign.NONE))
    prepared.plates.draw(signed, (58, 58), (sign, sign))
    for side in (0, 1):
        figure = score_digits(side, 58)
        a, b = (frame.image.convert("RGB").crop(figure.edges) for frame in (bare, signed))
        hidden = ImageChops.difference(a, b).convert("L")
        hidden = ImageChops.multiply(hidden, figure.mask)
        assert hidden.histogram()[0] > 0.98 * hidden.width * hidden.height
