"""Small pictures of the games: square, light, and of the board that they stand for."""

import io

from PIL import Image

from engine import GAMES, new_game
from render import THEMES
from render.thumbnails import SIDE, draw_thumbnail
from tests.folding import each_of

LARGEST = 40 * 1024


@each_of("theme", THEMES)
@each_of("game", GAMES)
def test_it_is_small_and_square(game: str, theme: str) -> None:
    picture = draw_thumbnail(new_game(game), theme)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.size == picture.size == (SIDE, SIDE)
        assert len(image.convert("RGB").getcolors(SIDE * SIDE) or ()) > 20
    assert len(picture.data) < LARGEST
    assert picture.name.startswith(game)


def test_another_board_is_another_file() -> None:
    names = {draw_thumbnail(new_game(game), theme).name for game in GAMES for theme in THEMES}
    assert len(names) == len(GAMES) * len(THEMES)
