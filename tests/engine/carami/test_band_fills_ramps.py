"""Three of one's own on the band: the outer two go to the ramps, first the outer, then the inner ones."""

import pytest

from engine import A, B
from engine.carami import Carami
from engine.events import BandFilled, MarbleJumped, MarblesTaken, MarbleStepped
from tests.engine.at import after, kinds
from tests.folding import each_of


@pytest.mark.parametrize(
    ("rows", "step"),
    [
        ("..B../...../...../AA./...A./...../.....", "d3-d4"),
        ("..B../...../...../.AA/.A.../...../.....", "b3-b4"),
        ("..B../...../...../A.A/..A../...../.....", "c3-c4"),
        ("..B../...../...../A.A/.A.../...../.....", "b3-c4"),
    ],
)
def test_the_first_fill_whoever_comes_last(rows: str, step: str) -> None:
    position, events = Carami.parse(f"{rows} ..../.... 0/0 14/12 3 A").apply(step)
    assert str(position) == "..B../...../...../.A./...../...../..... A..A/.... 1/0 14/12 0 B"
    assert events == (
        MarbleStepped(A, step[:2], step[3:], "step"),
        BandFilled(A, 1, (("b4", "ra"), ("d4", "re"))),
    )


@pytest.mark.parametrize(
    ("before", "result"),
    [
        (
            "..B../...../...../AA./...A./...../..... A..A/.... 1/0 14/10 0 A",
            "..B../...../...../.A./...../...../..... AAAA/.... 2/0 14/10 0 B",
        ),
        (
            "A.B.A/...../...../AA./...A./...../..... ..../.... 1/0 14/10 0 A",
            "A.B.A/...../...../.A./...../...../..... .AA./.... 2/0 14/10 0 B",
        ),
        (
            "A.B../...../...../AA./...A./...../..... ...A/.... 1/0 14/10 0 A",
            "A.B../...../...../.A./...../...../..... .AAA/.... 2/0 14/10 0 B",
        ),
    ],
    ids=["first two still on their ramps", "first two gone to the tens", "one of them gone"],
)
def test_the_second_fill_goes_to_the_inner_ramps(before: str, result: str) -> None:
    position, events = Carami.parse(before).apply("d3-d4")
    assert str(position) == result
    assert events[1:] == (BandFilled(A, 2, (("b4", "rb"), ("d4", "rd"))),)


@pytest.mark.parametrize(
    ("ramps", "row", "taken"),
    [("AAAA", "..B..", "14/8"), ("....", "AABAA", "14/8"), (".A..", "A.B.A", "14/9")],
)
def test_after_the_second_nothing_more_happens(ramps: str, row: str, taken: str) -> None:
    game = Carami.parse(f"{row}/...../...../AA./...A./...../..... {ramps}/.... 2/0 {taken} 0 A")
    position, events = game.apply("d3-d4")
    assert str(position) == f"{row}/...../...../AAA/...../...../..... {ramps}/.... 2/0 {taken} 0 B"
    assert events == (MarbleStepped(A, "d3", "d4", "step"),)


@pytest.mark.parametrize(
    ("before", "result", "filled"),
    [
        (
            "...../...../...B./BB./...../...../..A.. ..../.... 0/0 12/14 0 B",
            "...../...../...../.B./...../...../..A.. ..../B..B 0/1 12/14 0 A",
            BandFilled(B, 1, (("b4", "ra"), ("d4", "re"))),
        ),
        (
            "...../...../...B./BB./...../...../..A.. ..../B..B 0/1 10/14 0 B",
            "...../...../...../.B./...../...../..A.. ..../BBBB 0/2 10/14 0 A",
            BandFilled(B, 2, (("b4", "rb"), ("d4", "rd"))),
        ),
        (
            "...../...../...B./BB./...../...../..A.. A..A/.... 1/0 12/12 0 B",
            "...../...../...../.B./...../...../..A.. A..A/B..B 1/1 12/12 0 A",
            BandFilled(B, 1, (("b4", "ra"), ("d4", "re"))),
        ),
        (
            "...../...../...B./BB./...../...../..A.. AAAA/.... 2/0 12/10 0 B",
            "...../...../...../.B./...../...../..A.. AAAA/B..B 2/1 12/10 0 A",
            BandFilled(B, 1, (("b4", "ra"), ("d4", "re"))),
        ),
    ],
)
def test_b_fills_its_own_ramps_and_counts_for_itself(before: str, result: str, filled: BandFilled) -> None:
    position, events = Carami.parse(before).apply("d5-d4")
    assert str(position) == result
    assert events == (MarbleStepped(B, "d5", "d4", "step"), filled)


def test_filled_by_a_jump() -> None:
    game = Carami.parse("..B../...../...../.AA/.B.../.A.../..... ..../.... 0/0 13/12 3 A")
    position, events = game.apply("b2xb4")
    assert str(position) == "..B../...../...../.A./.B.../...../..... A..A/.... 1/0 13/12 0 B"
    assert events == (
        MarbleJumped(A, ("b2", "b4"), (("b3",),)),
        BandFilled(A, 1, (("b4", "ra"), ("d4", "re"))),
    )


def test_filled_by_a_jump_that_takes() -> None:
    game = Carami.parse("..B../...../...../.AA/.B.../.B.../.A... ..../.... 0/0 12/12 3 A")
    position, events = game.apply("b1xb4")
    assert str(position) == "..B../...../...../.A./...../...../..... A..A/.... 1/0 14/12 0 B"
    assert events == (
        MarbleJumped(A, ("b1", "b4"), (("b2", "b3"),)),
        MarblesTaken(A, ("b2", "b3")),
        BandFilled(A, 1, (("b4", "ra"), ("d4", "re"))),
    )


def test_a_jump_that_only_passes_over_the_band_does_not_fill_it() -> None:
    game = Carami.parse("..B../...../.B.../.AA/.B.../.A.../..... ..../.... 0/0 12/12 3 A")
    position, events = game.apply("b2xb4xb6")
    assert str(position) == "..B../.A.../...../.AA/...../...../..... ..../.... 0/0 14/12 0 B"
    assert kinds(events) == ["MarbleJumped", "MarblesTaken"]


@each_of(("band", "result"), [("..A", ".AA"), ("A..", "AA."), ("B.A", "BAA"), ("A.B", "AAB"), ("B.B", "BAB")])
def test_less_than_three_of_one_s_own_is_no_fill(band: str, result: str) -> None:
    missing = 14 - band.count("B"), 14 - band.count("A")
    tail = f"..../.... 0/0 {missing[0]}/{missing[1]} 0"
    game = Carami.parse(f"..B../...../...../{band}/..A../...../..... {tail} A")
    position, events = game.apply("c3-c4")
    assert str(position) == f"..B../...../...../{result}/...../...../..... {tail} B"
    assert kinds(events) == ["MarbleStepped"]


def test_both_fills_in_the_course_of_a_game() -> None:
    game = Carami.parse("....B/...../...../.../AAAAA/...../..... ..../.... 0/0 14/10 0 A")
    first = after(game, "b3-b4", "e7-d7", "d3-d4", "d7-e7", "c3-c4")
    assert str(first) == "....B/...../...../.A./A...A/...../..... A..A/.... 1/0 14/10 0 B"
    second = after(first, "e7-d7", "a3-b4", "d7-e7", "e3-d4")
    assert str(second) == "....B/...../...../.A./...../...../..... AAAA/.... 2/0 14/10 0 B"
