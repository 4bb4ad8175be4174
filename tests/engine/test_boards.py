"""A wrong board file is refused, and the error names the file and the field."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from engine import GAMES, boomerang, boulomania, carami_board, petanque
from engine.boards import BoardError, Fields, read_board
from tests.folding import each_of

READERS: dict[str, Callable[[Fields], object]] = {
    "boulomania": boulomania.Board.read,
    "petanque": petanque.Board.read,
    "boomerang": boomerang.Board.read,
    "carami": carami_board.Board.read,
}


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_every_game_can_be_read(game: str) -> None:
    READERS[game](read_board(game))


@each_of(
    ("game", "right", "wrong", "said"),
    [
        ("boulomania", "7 = [0, 0]", "7 = [0]", "centres.7: has 1 entries, not 2"),
        ("boulomania", "7 = [0, 0]", "7 = [0, -5]", "centres.7: cannot have -5"),
        ("boulomania", "18 = [40, 45]", "19 = [40, 45]", "centres: are not numbered from 1"),
        ("boulomania", "18 = 0", "18 = 19", "ahead.18: cannot be 19"),
        ("boulomania", "8 = 9", "8 = 7", "ahead.8: does not lead upwards to 7"),
        ("boulomania", "16 = [17, 12]", "16 = [17, 14]", "arrows.16: does not lead upwards to 14"),
        ("boulomania", "6 = 0", "", "lanes: is not for pits 1-6"),
        ("boulomania", "11 = [1, 6]", "11 = [1, 7]", "beside.11: cannot have 7"),
        ("boulomania", "[lanes]", "[lains]", "lanes: is missing"),
        ("boulomania", "11 = [1, 6]", "11 = [1, 6]\n[colour]\na = 1", "colour: is not a field of this board"),
        ("petanque", "side = 6", "side = 7", "side: cannot be 7"),
        ("petanque", "side = 6", "side = true", "side: cannot be True"),
        ("petanque", "corner_offset = 7", "corner_offset = 11", "corner_offset: cannot be 11"),
        ("petanque", "d = [1, 1]", "d = [1, -1]", "corners: are not four different ones"),
        ("petanque", "d = [1, 1]", "", "corners: are not a, b, c and d"),
        ("boomerang", "columns = 10", "columns = 2", "pieces.I3.shape: does not fit on the board"),
        ("boomerang", 'shape = ["###"]', 'shape = ["#.", "#"]', "pieces.I3.shape: is not drawn with # and ."),
        ("boomerang", 'shape = ["###"]', 'shape = ["##."]', "pieces.I3.shape: has an empty edge"),
        (
            "boomerang",
            'shape = ["###"]',
            'shape = ["#.", "#.", "##"]',
            "pieces.I3.shape: is not its own mirror image: it cannot be turned over",
        ),
        ("boomerang", "I3 = { times = 1", "I3 = { times = 0", "pieces.I3.times: cannot be 0"),
        ("carami", "rows = 7", "rows = 8", "rows: cannot be 8"),
        ("carami", 'band = "bcd"', 'band = "abd"', "band: is not three columns side by side"),
        ("carami", "10, 5, 1, 5, 10]", "10, 5, 1]", "values: has 3 entries, not 5"),
        ("carami", 're = "e"', 're = "f"', "ramps.re: faces no column"),
        ("carami", '["rb", "rd"]', '["rb", "rx"]', "fills.second: there is no ramp 'rx'"),
        ("carami", '["rb", "rd"]', '["ra", "rd"]', "fills: use a ramp twice"),
        ("carami", 'columns = "abcde"', "columns = 5", "columns: is not a text"),
    ],
)
def test_a_wrong_field_is_named(game: str, right: str, wrong: str, said: str) -> None:
    text = files("data").joinpath("boards", f"{game}.toml").read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(BoardError) as refused:
        READERS[game](Fields.parse("changed.toml", text.replace(right, wrong, 1)))
    assert str(refused.value) == f"changed.toml: {said}"


def test_a_file_that_is_no_toml() -> None:
    with pytest.raises(BoardError, match=r"^changed\.toml: is no TOML"):
        Fields.parse("changed.toml", "columns = ")
