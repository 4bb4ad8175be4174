"""Whatever happens in a game can be drawn, in every theme, the same each time and in any thread."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from engine.games import GAMES
from render import PAINTERS, THEMES, Subject, draw
from render.kit.picture import encode
from tests.render.play import Played, play_any

SIZES = {
    "boomerang": (1080, 810),
    "boulomania": (1080, 810),
    "carami": (1080, 1200),
    "petanque": (1080, 810),
}
GAMES_PLAYED = {"boomerang": 4, "carami": 2}
"""They are short."""
every_game = pytest.mark.parametrize("game", PAINTERS)


@every_game
@pytest.mark.parametrize("theme", THEMES)
def test_random_games_are_drawn(game: str, theme: str, request: pytest.FixtureRequest) -> None:
    """Part of their positions; all of them in a thorough run."""
    step = 1 if request.config.getoption("--thorough") else 6 if theme == "day" else 18
    for seed in range(len(theme), len(theme) + GAMES_PLAYED.get(game, 1)):
        for moment in islice(play_any(game, seed), 0, None, step):
            assert PAINTERS[game](moment.subject(theme)).size == SIZES[game]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("boulomania", {"target": 99}),
        ("boulomania", {"target": 1, "balls": 1}),
        ("boulomania", {"target": 22, "balls": 3}),
        *(("petanque", {"target": 11, "balls": balls}) for balls in range(3, 9)),
    ],
)
def test_other_options_are_drawn(game: str, options: dict[str, int]) -> None:
    for number, moment in enumerate(play_any(game, 4, **options)):
        if number % 20 == 0 or moment.position.turn == "over":
            assert PAINTERS[game](moment.subject()).mode == "P"


@every_game
def test_drawn_twice_and_in_threads_is_the_same(game: str) -> None:
    moments = [*islice(play_any(game, 9), 0, 60, 3)]

    def pixels_of(moment: Played) -> bytes:  # type: ignore[type-arg]
        return PAINTERS[game](moment.subject("contrast")).tobytes()

    alone = [*map(pixels_of, moments)]
    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(pixels_of, moments)] == alone
    assert [*map(pixels_of, moments)] == alone


@every_game
def test_encoded_twice_is_the_same(game: str) -> None:
    for moment in islice(play_any(game, 8), 0, 60, 6):
        image = PAINTERS[game](moment.subject("night"))
        assert encode(image) == encode(image.copy())


@every_game
def test_picture_is_a_png_of_its_size(game: str) -> None:
    picture = draw(GAMES[game].new())
    image = Image.open(BytesIO(picture.data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", picture.size)


def test_only_boomerang_has_previews() -> None:
    for game in set(PAINTERS) - {"boomerang"}:
        position = GAMES[game].new()
        previewed = Subject(
            position, preview=position.legal_actions()[0] if position.legal_actions() else "jack"
        )
        assert PAINTERS[game](previewed) == PAINTERS[game](Subject(position))
