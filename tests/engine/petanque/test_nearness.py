"""Nearness is the straight distance; of two balls at the same one, the older in its place is nearer."""

import pytest

from engine import BadNotation
from engine.petanque import Petanque
from tests.engine.at import after
from tests.folding import each_of


@each_of(
    ("jack", "cell", "distance"),
    [
        # In its own cell a ball is 7 off both ways, whichever the corner.
        ("34a", "34", 98),
        ("34b", "34", 98),
        ("34c", "34", 98),
        ("34d", "34", 98),
        # One cell shorter, (30, 70): the jack is at length 43 for a and b, 57 for c and d.
        ("34a", "24", 13**2 + 7**2),
        ("34b", "24", 13**2 + 7**2),
        ("34c", "24", 27**2 + 7**2),
        ("34d", "24", 27**2 + 7**2),
        # One cell narrower, (50, 50): the jack is at width 63 for a and c, 77 for b and d.
        ("34a", "33", 7**2 + 13**2),
        ("34b", "33", 7**2 + 27**2),
        ("34c", "33", 7**2 + 13**2),
        ("34d", "33", 7**2 + 27**2),
        # From one end of the square to the other.
        ("11a", "66", 107**2 + 107**2),
        ("66d", "11", 107**2 + 107**2),
        ("66d", "16", 107**2 + 7**2),
        ("61c", "16", 107**2 + 107**2),
        ("16b", "61", 107**2 + 107**2),
    ],
)
def test_squared_distance_to_the_jack(jack: str, cell: str, distance: int) -> None:
    position = Petanque.parse(f"A{cell} {jack} 3/4 0-0 A B:play 13/4")
    assert [ball.distance for ball in position.describe().lying] == [distance]


@each_of(
    ("balls", "jack", "farther"),
    [
        ("A35,B44", "34d", "B"),
        ("B44,A35", "34d", "A"),
        ("A44,B35", "34d", "B"),
        ("A33,B24", "34d", "B"),
        ("B33,A24", "34d", "A"),
        ("A24,B33", "34a", "B"),
        ("A21,B12", "11a", "B"),
        # Not equally near: age does not matter.
        ("A11,B66", "34a", "B"),  # (33, 53) and (67, 47) off
        ("B66,A11", "34a", "B"),
        ("A24,B34", "34d", "A"),
        ("A45,B44", "34d", "A"),
    ],
)
def test_the_side_to_play_is_the_one_that_is_not_nearest(balls: str, jack: str, farther: str) -> None:
    nearer = {"A": "B", "B": "A"}[farther]
    assert Petanque.parse(f"{balls} {jack} 3/3 0-0 A {farther}:play 13/4").turn == farther
    with pytest.raises(BadNotation) as refused:
        Petanque.parse(f"{balls} {jack} 3/3 0-0 A {nearer}:play 13/4")
    assert refused.value.code == "not_its_ball"


@pytest.mark.parametrize(
    ("balls", "farther", "nearest_first"),
    [
        ("A35,B44,B34,A11", "A", ["34", "35", "44", "11"]),
        ("B44,A35,B34,A11", "A", ["34", "44", "35", "11"]),
        ("A24,B44,B33,A35", "A", ["44", "35", "24", "33"]),
        ("B33,A35,A24,B44", "B", ["35", "44", "33", "24"]),
    ],
)
def test_equals_are_ranked_by_age(balls: str, farther: str, nearest_first: list[str]) -> None:
    position = Petanque.parse(f"{balls} 34d 2/2 0-0 A {farther}:play 13/4")
    assert [ball.place for ball in position.describe().lying] == nearest_first


def test_a_new_ball_has_arrived_last() -> None:
    # 35 and 44 are both (7, 13) off: A was there first, so B has not taken the point.
    position = Petanque.parse("A35 34d 3/4 0-0 A B:play 13/4")
    assert str(after(position, "point", "44")) == "A35,B44 34d 3/3 0-0 A B:play 13/4"


def test_a_pushed_ball_has_arrived_last() -> None:
    # A's ball was the older one, but reaches 34, as near as 43, only now: B keeps the point.
    position = Petanque.parse("A24,B43 44a 3/3 0-0 A A:play 13/4")
    assert str(after(position, "point", "24")) == "B43,A34,A24 44a 2/3 0-0 A A:play 13/4"


def test_a_carreau_has_arrived_last() -> None:
    # The ball shot at was older than the one in 35, the ball that takes its place is not.
    position = Petanque.parse("B44,B35 34d 3/2 0-0 A A:play 13/4")
    assert str(after(position, "shoot:44", "6")) == "B35,A44 34d 2/2 0-0 A A:play 13/4"


def test_a_ball_that_was_missed_keeps_its_age() -> None:
    position = Petanque.parse("B44,A35 34d 3/3 0-0 A A:play 13/4")
    assert str(after(position, "shoot:44", "3")) == "B44,A35 34d 2/3 0-0 A A:play 13/4"
