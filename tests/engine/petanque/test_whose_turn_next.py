"""Nobody has balls: count; one team has: it plays; no ball lies: see there; otherwise who is not nearest."""

import pytest

from engine.petanque import Petanque
from tests.engine.at import after
from tests.folding import each_of

# From the jack in 34d: 34 is 98 away (squared), 35 and 44 218, 45 338, 24 and 33 778.


def after_roll(notation: str, roll: str) -> str:
    return str(after(Petanque.parse(notation), roll))


def test_after_the_first_ball_the_other_team() -> None:
    assert after_roll("- 34d 4/4 0-0 A A:point 13/4", "61") == "A61 34d 3/4 0-0 A B:play 13/4"
    assert after_roll("- 34d 4/4 0-0 B B:point 13/4", "34") == "B34 34d 4/3 0-0 B A:play 13/4"


def test_a_team_that_did_not_get_nearer_plays_on() -> None:
    assert after_roll("A44 34d 3/4 0-0 A B:point 13/4", "45") == "A44,B45 34d 3/3 0-0 A B:play 13/4"


def test_a_team_that_got_nearer_hands_over() -> None:
    assert after_roll("A44 34d 3/4 0-0 A B:point 13/4", "34") == "A44,B34 34d 3/3 0-0 A A:play 13/4"


def test_a_push_that_takes_the_point_hands_over() -> None:
    assert after_roll("A34 34d 3/4 0-0 A B:point 13/4", "34") == "A44,B34 34d 3/3 0-0 A A:play 13/4"


def test_a_push_of_its_own_ball_towards_the_jack_hands_over() -> None:
    # The jack is at (97, 77): A is 898 away in 45; B is 2258 away in 34 and 778 in 44.
    before = "A45,B34 54d 3/3 0-0 A B:point 13/4"
    assert after_roll(before, "34") == "A45,B44,B34 54d 3/2 0-0 A A:play 13/4"


@pytest.mark.parametrize("die", ["1", "2", "3"])
def test_after_a_missed_shot_the_same_team_since_the_other_is_nearest(die: str) -> None:
    assert after_roll("A34 34d 3/4 0-0 A B:shoot:34 13/4", die) == "A34 34d 3/3 0-0 A B:play 13/4"


@pytest.mark.parametrize("die", ["4", "5"])
def test_a_hit_that_makes_its_own_ball_nearest_hands_over(die: str) -> None:
    before = "A34,B44 34d 3/3 0-0 A B:shoot:34 13/4"
    assert after_roll(before, die) == "B44 34d 3/2 0-0 A A:play 13/4"


@pytest.mark.parametrize("die", ["4", "5"])
def test_a_hit_that_leaves_another_ball_nearest_plays_on(die: str) -> None:
    before = "A34,A35,B44 34d 2/3 0-0 A B:shoot:34 13/4"
    assert after_roll(before, die) == "A35,B44 34d 2/2 0-0 A B:play 13/4"


def test_a_carreau_that_is_nearest_hands_over() -> None:
    assert after_roll("A34 34d 3/4 0-0 A B:shoot:34 13/4", "6") == "B34 34d 3/3 0-0 A A:play 13/4"


def test_a_carreau_that_is_not_nearest_plays_on() -> None:
    before = "A34,A24 34d 2/4 0-0 A B:shoot:24 13/4"
    assert after_roll(before, "6") == "A34,B24 34d 2/3 0-0 A B:play 13/4"


@pytest.mark.parametrize("die", ["4", "5"])
@pytest.mark.parametrize("starter", ["A", "B"])
def test_who_emptied_the_board_by_a_shot_goes_on(die: str, starter: str) -> None:
    assert after_roll(f"B34 34d 3/3 0-0 {starter} A:shoot:34 13/4", die) == (
        f"- 34d 2/3 0-0 {starter} A:play 13/4"
    )
    assert after_roll(f"A34 34d 3/3 0-0 {starter} B:shoot:34 13/4", die) == (
        f"- 34d 3/2 0-0 {starter} B:play 13/4"
    )


@each_of("die", ["1", "2", "3", "4", "5"])
def test_after_a_missed_shot_at_the_jack_on_an_empty_board_the_other_team(die: str) -> None:
    assert after_roll("- 34d 3/3 0-0 A A:shoot:jack 13/4", die) == "- 34d 2/3 0-0 A B:play 13/4"
    assert after_roll("- 34d 2/3 0-0 A B:shoot:jack 13/4", die) == "- 34d 2/2 0-0 A A:play 13/4"


@each_of("die", ["1", "2", "3", "4", "5"])
def test_after_a_missed_shot_at_the_jack_with_balls_lying_who_is_not_nearest(die: str) -> None:
    assert after_roll("A34 34d 3/4 0-0 A B:shoot:jack 13/4", die) == "A34 34d 3/3 0-0 A B:play 13/4"


def test_only_one_team_has_balls_it_plays_although_it_is_nearest() -> None:
    before = "A34,B11,B12 34d 2/1 0-0 A B:point 13/3"
    only_a = after_roll(before, "21")
    assert only_a == "A34,B11,B12,B21 34d 2/0 0-0 A A:play 13/3"
    assert str(after(Petanque.parse(only_a), "point", "66")) == (
        "A34,B11,B12,B21,A66 34d 1/0 0-0 A A:play 13/3"
    )


def test_only_one_team_has_balls_it_plays_although_the_other_emptied_the_board() -> None:
    assert after_roll("B34 34d 1/2 0-0 B A:shoot:34 13/4", "5") == "- 34d 0/2 0-0 B B:play 13/4"


def test_only_one_team_has_balls_it_plays_after_its_missed_shot_at_the_jack() -> None:
    assert after_roll("- 34d 0/2 0-0 A B:shoot:jack 13/4", "1") == "- 34d 0/1 0-0 A B:play 13/4"


def test_nobody_has_balls_the_end_is_counted() -> None:
    assert after_roll("B11,A34 34d 0/1 0-0 A B:point 13/3", "12") == "- - 3/3 1-0 A A:jack 13/3"
