"""Jump: over an unbroken line of the other's marbles to the free place right behind; one jumped stays."""

from engine.carami import Carami
from engine.events import MarbleJumped
from tests.folding import each_of


def jumps(rows: str, taken: str, turn: str) -> list[str]:
    game = Carami.parse(f"{rows} ..../.... 0/0 {taken} 0 {turn}")
    return sorted(action for action in game.legal_actions() if "x" in action)


@each_of(
    ("rows", "jump", "over", "result", "idle"),
    [
        (
            "...../...../...../.B./..A../...../.....",
            "c3xc5",
            "c4",
            "...../...../..A../.B./...../...../.....",
            0,
        ),
        (
            "...../...../...../B../..A../...../.....",
            "c3xa5",
            "b4",
            "...../...../A..../B../...../...../.....",
            0,
        ),
        (
            "...../...../...../..B/..A../...../.....",
            "c3xe5",
            "d4",
            "...../...../....A/..B/...../...../.....",
            0,
        ),
        (
            "...../...../...../.../.BA../...../.....",
            "c3xa3",
            "b3",
            "...../...../...../.../AB.../...../.....",
            8,
        ),
        (
            "...../...../...../.../..AB./...../.....",
            "c3xe3",
            "d3",
            "...../...../...../.../...BA/...../.....",
            8,
        ),
    ],
)
def test_a_jumps_up_and_sideways_and_one_stays(
    rows: str, jump: str, over: str, result: str, idle: int
) -> None:
    game = Carami.parse(f"{rows} ..../.... 0/0 14/14 7 A")
    assert [action for action in game.legal_actions() if "x" in action] == [jump]
    position, events = game.apply(jump)
    assert str(position) == f"{result} ..../.... 0/0 14/14 {idle} B"
    assert events == (MarbleJumped(0, (jump[:2], jump[3:]), ((over,),)),)
    assert position.score() == game.score()


@each_of(
    ("rows", "jump", "over", "result", "idle"),
    [
        (
            "...../...../..B../.A./...../...../.....",
            "c5xc3",
            "c4",
            "...../...../...../.A./..B../...../.....",
            0,
        ),
        (
            "...../...../..B../A../...../...../.....",
            "c5xa3",
            "b4",
            "...../...../...../A../B..../...../.....",
            0,
        ),
        (
            "...../...../..B../..A/...../...../.....",
            "c5xe3",
            "d4",
            "...../...../...../..A/....B/...../.....",
            0,
        ),
        (
            "...../...../.AB../.../...../...../.....",
            "c5xa5",
            "b5",
            "...../...../BA.../.../...../...../.....",
            8,
        ),
        (
            "...../...../..BA./.../...../...../.....",
            "c5xe5",
            "d5",
            "...../...../...AB/.../...../...../.....",
            8,
        ),
    ],
)
def test_b_jumps_down_and_sideways_and_one_stays(
    rows: str, jump: str, over: str, result: str, idle: int
) -> None:
    game = Carami.parse(f"{rows} ..../.... 0/0 14/14 7 B")
    assert [action for action in game.legal_actions() if "x" in action] == [jump]
    position, events = game.apply(jump)
    assert str(position) == f"{result} ..../.... 0/0 14/14 {idle} A"
    assert events == (MarbleJumped(1, (jump[:2], jump[3:]), ((over,),)),)


@each_of(
    ("rows", "turn"),
    [
        ("...../...../...../.../..A../.B.../.....", "A"),
        ("...../...../...../.../..A../..B../.....", "A"),
        ("...../...../...../.../..A../...B./.....", "A"),
        ("...../.A.../..B../.../...../...../.....", "B"),
        ("...../..A../..B../.../...../...../.....", "B"),
        ("...../...A./..B../.../...../...../.....", "B"),
    ],
)
def test_never_backward(rows: str, turn: str) -> None:
    assert jumps(rows, "14/14", turn) == []


@each_of(
    ("rows", "taken", "expected"),
    [
        ("...../...../...../.../...../ABB../.....", "13/14", ["a2xd2"]),
        ("...../...../...../.../...../ABBB./.....", "12/14", ["a2xe2"]),
        ("...../...../..B../.B./..B../..B../..A..", "11/14", ["c1xc6"]),
        ("...../...../...B./.B./.B.../A..../.....", "12/14", ["a2xe6"]),
        ("...../...../..B../..B/....A/...../.....", "13/14", ["e3xb6"]),
    ],
    ids=[
        "two",
        "three",
        "four across the band",
        "diagonally across the band",
        "the other diagonal",
    ],
)
def test_a_line_is_jumped_whole(rows: str, taken: str, expected: list[str]) -> None:
    assert jumps(rows, taken, "A") == expected


@each_of(
    ("start", "rows", "taken"),
    [
        ("a2", "...../...../...../.../...../A.B../.....", "14/14"),
        ("a2", "...../...../...../.../...../A.BB./.....", "13/14"),
        ("a2", "...../...../...../.../...../ABA../.....", "14/13"),
        ("a2", "...../...../...../.../...../ABBA./.....", "13/13"),
        ("a2", "...../...../...../.../...../AAB../.....", "14/13"),
        ("a2", "...../...../...../.../...../AA.../.....", "15/13"),
        ("b2", "...../...../...../.../...../.ABBB/.....", "12/14"),
        ("b2", "...../...../...../.../...../BA.../.....", "14/14"),
    ],
    ids=[
        "gap before one",
        "gap before two",
        "own marble behind one",
        "own marble behind two",
        "own marble before one",
        "own marble",
        "line up to the edge",
        "one at the edge",
    ],
)
def test_not_from_a_distance_not_over_one_s_own_not_off_the_board(start: str, rows: str, taken: str) -> None:
    assert [jump for jump in jumps(rows, taken, "A") if jump.startswith(start)] == []


def test_own_marble_in_the_middle_of_a_line_breaks_it() -> None:
    assert jumps("...../...../...../.../...../ABAB./.....", "13/13", "A") == ["c2xe2"]


def test_the_landing_is_right_behind_a_line_broken_by_a_gap() -> None:
    """From a2 over b2 to c2, from there over d2 to e2; not from a2 to e2 at once."""
    game = Carami.parse("...../...../...../.../...../AB.B./..... ..../.... 0/0 13/14 0 A")
    assert sorted(action for action in game.legal_actions() if "x" in action) == ["a2xc2", "a2xc2xe2"]


@each_of(
    "rows",
    [
        "...../...../...../.../B..../A..../.....",
        "...../...../...../.../....B/....A/.....",
        "...../...../...../.../.B.../..A../.....",
        "...../...../...../.../...B./..A../.....",
        "...../...../...../BA./...../...../.....",
        "...../...../...../.AB/...../...../.....",
    ],
    ids=["a up", "e up", "b diagonally", "d diagonally", "band left", "band right"],
)
def test_a_kerb_stops_a_jump(rows: str) -> None:
    assert jumps(rows, "14/14", "A") == []


def test_along_the_band() -> None:
    assert jumps("...../...../...../AB./...../...../.....", "14/14", "A") == ["b4xd4"]
    assert jumps("...../...../...../.AB/...../...../.....", "14/14", "B") == ["d4xb4"]


def test_along_one_s_own_back_line_to_its_corner() -> None:
    """For its owner the corner is a place like any other; b1 is a marble of B that arrived."""
    game = Carami.parse("..B../...../...../.../...../...../.BA.. ..../.... 0/0 13/14 0 A")
    position, events = game.apply("c1xa1")
    assert str(position) == "..B../...../...../.../...../...../AB... ..../.... 0/0 13/14 1 B"
    assert events == (MarbleJumped(0, ("c1", "a1"), (("b1",),)),)


def test_nothing_forces_a_jump() -> None:
    game = Carami.parse("...../...../...../.B./..A../...../..... ..../.... 0/0 14/14 0 A")
    assert sorted(game.legal_actions()) == ["c3-b4", "c3-d4", "c3xc5"]
