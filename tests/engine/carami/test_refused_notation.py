"""A text that is no position of the game is refused with a code."""

import pytest

from engine import BadNotation
from engine.carami import Carami
from tests.folding import each_of

NEW = "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A"
FEW = "..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14"


def code_of(notation: str) -> str:
    with pytest.raises(BadNotation) as refused:
        Carami.parse(notation)
    assert str(refused.value)
    return refused.value.code


@each_of(
    "notation",
    [
        "",
        "new",
        NEW + " ",
        NEW + "\n",
        " " + NEW,
        NEW.replace(" ", "  "),
        NEW.replace(" ", "\t"),
        NEW.lower(),
        NEW.removesuffix(" A"),
        NEW + " 0",
        NEW.replace("...", "....", 1),
        NEW.replace("/.../", "/...../"),
        NEW.replace("/.../", "/../"),
        NEW.replace("/.../", "/"),
        NEW.replace("/.../", "/.../.../"),
        NEW.replace("AAAAA ", "AAAA "),
        NEW.replace("AAAAA ", "AAAAAA "),
        NEW.replace("AAAAA ", "AAAAA/ "),
        NEW.replace("AAAAA ", "AAAAC "),
        NEW.replace("AAAAA ", "AAAA4 "),
        NEW.replace("AAAAA/AAAAA/", "AAAAAAAAAA/"),
        NEW.replace("..../....", "...."),
        NEW.replace("..../....", ".../...."),
        NEW.replace("..../....", "..../....."),
        NEW.replace("..../....", "..../..../...."),
        NEW.replace(".... 0/0", ".... 0"),
        NEW.replace(".... 0/0", ".... -1/0"),
        NEW.replace(".... 0/0", ".... 00/0"),
        NEW.replace("0/0 0 A", "00/0 0 A"),
        NEW.replace("0/0 0 A", "0 0 A"),
        NEW.replace("0/0 0 A", "x/0 0 A"),
        NEW.replace(" 0 A", " 00 A"),
        NEW.replace(" 0 A", " -1 A"),
        NEW.replace(" 0 A", " +0 A"),
        NEW.replace(" 0 A", " \N{ARABIC-INDIC DIGIT ZERO} A"),
        NEW.replace(" 0 A", " 0 a"),
        NEW.replace(" 0 A", " 0 C"),
        NEW.replace(" 0 A", " 0 chance"),
        NEW.replace(" 0 A", " 0 OVER"),
        FEW.replace("14/14", "14/014") + " 0 A",
        f"{FEW} 41 A",
        f"{FEW} 41 over",
        f"{FEW} 999 over",
        f"{FEW} 1000 over",
        "A" * 10_000,
    ],
)
def test_another_form(notation: str) -> None:
    assert code_of(notation) == "malformed"


@each_of(
    "notation",
    [
        "BBBBB/BBBBB/BBBBB/.../AAAA./AAAAA/AAAAA ..../.... 0/0 0/0 0 A",
        "BBBBB/BBBBB/BBBBB/.A./AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A",
        "BBBBB/BBBBB/BBBB./.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A",
        "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 2/0 0 A",
        "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/2 0 A",
        "BBBBB/BBBBB/BBB../.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/2 0 A",
        "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA A..A/.... 1/0 0/0 0 A",
        "BBBBB/BBBBB/BBBBB/.A./AA..A/AAAAA/AAAAA ..../.... 1/0 0/0 0 B",
        "..B../...../...../.../...../...../..A.. ..../.... 0/0 14/99 0 A",
        "...../...../...../.../...../...../..... ..../.... 0/0 0/0 0 over",
    ],
)
def test_not_fifteen_marbles_a_side(notation: str) -> None:
    """Those on the grid, those on the ramps and those that the other has taken."""
    assert code_of(notation) == "wrong_marble_count"


@pytest.mark.parametrize(
    "notation",
    [
        "BBBBB/BBBBB/BBBB./.../AAAAA/AAAAA/AAAAA ..../.... 0/0 1/0 0 A",
        "BBBBB/BBBBB/BBBBB/.../AAAA./AAAAA/AAAAA ..../.... 0/0 0/1 0 A",
    ],
)
def test_a_single_marble_is_never_taken(notation: str) -> None:
    assert code_of(notation) == "one_taken"


@pytest.mark.parametrize("fills", ["3/0", "0/3", "9/9"])
def test_the_band_fills_twice_at_most(fills: str) -> None:
    assert code_of(NEW.replace(".... 0/0", f".... {fills}")) == "too_many_fills"


@pytest.mark.parametrize(
    "notation",
    [
        "BBBBB/BBBBB/BBBBB/AAA/AA.../AAAAA/AAAAA ..../.... 0/0 0/0 0 B",
        "BBBBB/BBBBB/BBBBB/AAA/...../AAAAA/AAAAA A..A/.... 1/0 0/0 0 B",
        "BBBBB/BBBBB/BB.../BBB/AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A",
        "BBBBB/BBBBB/...../BBB/AAAAA/AAAAA/AAAAA ..../B..B 0/1 0/0 0 A",
    ],
)
def test_a_full_band_goes_to_the_ramps_while_there_are_fills_left(notation: str) -> None:
    assert code_of(notation) == "band_full"


@each_of(
    "notation",
    [
        "..B../...../...../.../...../...../..A.. B.../.... 1/0 13/14 0 A",
        "..B../...../...../.../...../...../..A.. ..../A... 0/1 14/13 0 A",
        "..B../...../...../.../...../...../..A.. A..A/.... 0/0 14/12 0 A",
        "..B../...../...../.../...../...../..A.. .AA./.... 1/0 14/12 0 A",
        "..B../...../...../.../...../...../..A.. ..../B..B 0/0 12/14 0 A",
        "..B../...../...../.../...../...../..A.. ..../B..B 1/0 12/14 0 A",
        "A.B../...../...../.../...../...../..A.. A..A/.... 1/0 14/11 0 A",
        "..B../...../...../.../...../...../..A.B ..../B..B 0/1 11/14 0 A",
    ],
    ids=[
        "B on a ramp of A",
        "A on a ramp of B",
        "before the first fill",
        "before the second fill",
        "B before its first fill",
        "B when only A has filled",
        "the ramp's only marble is on a7",
        "the ramp's only marble is on e1",
    ],
)
def test_a_marble_on_a_ramp_where_none_can_be(notation: str) -> None:
    assert code_of(notation) == "wrong_ramp"


@each_of(
    "notation",
    [
        "A.B../...../...../.../...../...../..A.. ..../.... 0/0 14/13 0 A",
        "..B.A/...../...../.../...../...../..A.. ..../.... 0/0 14/13 0 A",
        "..B../...../...../.../...../...../B.A.. ..../.... 0/0 13/14 0 A",
        "..B../...../...../.../...../...../..A.B ..../.... 0/0 13/14 0 A",
        "..B../...../...../.../...../...../..A.B A..A/.... 1/0 13/12 0 A",
    ],
)
def test_a_marble_on_a_ten_before_there_was_one_on_the_ramp(notation: str) -> None:
    assert code_of(notation) == "ramp_only"


@each_of(
    "notation",
    [
        NEW.replace(" 0 A", " 0 over"),
        f"{FEW} 19 over",
        f"{FEW} 20 A",
        f"{FEW} 20 B",
        "AAAAA/...../...../.../..B../...../..... ..../.... 1/0 14/10 0 A",
        "AAAAA/...../...../.../..B../...../..... ..../.... 1/0 14/10 0 B",
        ".AAA./...../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 A",
        ".AAA./...../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 B",
        "AAAAB/...../..B../.../...../...../..... ...A/.... 1/0 13/10 0 A",
        "AAAAB/...../..B../.../...../...../..... ...A/.... 1/0 13/10 0 over",
        "...../...A./...../.../...../...../..... ..../.... 0/0 15/14 0 B",
    ],
    ids=[
        "a new game is not over",
        "one move short of 20",
        "20 without progress, A",
        "20 without progress, B",
        "full back line, A",
        "full back line, B",
        "nobody can move, A",
        "nobody can move, B",
        "A is blocked",
        "A is blocked but not B",
        "B has no marble",
    ],
)
def test_a_turn_that_it_cannot_be(notation: str) -> None:
    assert code_of(notation) == "wrong_turn"
