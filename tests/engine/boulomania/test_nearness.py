"""Nearness is the straight distance between pit centres, compared as squares."""

import pytest

from engine.boulomania import Boulomania
from engine.events import Measured
from tests.folding import each_of

FROM = {
    1: "11:64 10:144 2:225 6:256 12:289 9:369 5:481 18:784 3:900 13:964 17:1009 8:1044 4:1156 16:1684 "
    "14:2089 7:2169 15:2809",
    2: "12:64 9:144 1:225 3:225 5:256 11:289 13:289 8:369 10:369 4:481 6:481 17:784 14:964 16:1009 18:1009 "
    "7:1044 15:1684",
    3: "13:64 8:144 2:225 4:256 12:289 14:289 7:369 9:369 5:481 16:784 1:900 11:964 15:1009 17:1009 10:1044 "
    "6:1156 18:1684",
}
MIRRORED = dict(
    zip(range(1, 19), [6, 5, 4, 3, 2, 1, 15, 16, 17, 18, 11, 12, 13, 14, 7, 8, 9, 10], strict=True)
)


def squares(jack: int) -> dict[int, int]:
    return {int(pit): int(square) for pit, square in (each.split(":") for each in FROM[jack].split())}


def measured(jack: int, pit: int) -> tuple[Measured, ...]:
    """What A's only ball in that pit measures."""
    pits = "".join("o" if each == jack else "A" if each == pit else "." for each in range(1, 19))
    lying = Boulomania.parse(f"{pits} 7/8 0-0 A B:play 13/8").describe().lying
    return tuple(lying)


@pytest.mark.parametrize("jack", [1, 2, 3])
def test_from_the_left_lane(jack: int) -> None:
    assert len(squares(jack)) == 17
    for pit, square in squares(jack).items():
        assert measured(jack, pit) == (Measured(0, pit, square),)


@pytest.mark.parametrize("jack", [1, 2, 3])
def test_from_the_right_lane_it_is_mirrored(jack: int) -> None:
    for pit, square in squares(jack).items():
        assert measured(MIRRORED[jack], MIRRORED[pit]) == (Measured(0, MIRRORED[pit], square),)


@each_of(
    ("pits", "nearest"),
    [
        ("o........BA.......", "A"),
        ("oB...A............", "B"),
        ("o....B.....A......", "B"),
        ("Bo......A.........", "A"),
        (".o..A.....B.......", "A"),
        (".o.....A..B.......", "B"),
        ("..o...B......A....", "A"),
        ("..o.B..........A..", "B"),
        (".....o....B......A", "B"),
        (".B.o..........A...", "A"),
    ],
)
def test_the_nearer_ball_holds_the_point(pits: str, nearest: str) -> None:
    """So the other team is to play."""
    other = "B" if nearest == "A" else "A"
    position = Boulomania.parse(f"{pits} 7/7 0-0 A {other}:play 13/8")
    assert position.describe().holder == "AB".index(nearest)
