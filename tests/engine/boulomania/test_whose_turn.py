"""Whose turn next, after every ball: worked out from the balls left and who lies nearest to the jack."""

from engine.boulomania import Boulomania
from tests.engine.at import after
from tests.folding import each_of


@each_of(
    ("before", "roll", "expected"),
    [
        # A plays on though it is nearest.
        (".o......B..A...... 2/0 0-0 A A:point2", "16", ".o....A.B..A...... 1/0 0-0 A A:play"),
        (".o......B..A...... 2/0 0-0 A A:point2", "12", ".o......B..A...... 1/0 0-0 A A:play"),
        # A's last ball: B plays though it is nearest.
        (".o......A..B...... 1/3 0-0 A A:shoot:12", "1", ".o......A..B...... 0/3 0-0 A B:play"),
        (".o......B......... 1/3 0-0 A A:point3", "345", ".o......B..A...... 0/3 0-0 A B:play"),
        # On an empty board as well.
        (".o................ 3/0 0-0 A A:shoot:jack", "1", ".o................ 2/0 0-0 A A:play"),
        (".o................ 3/0 0-0 A A:point2", "12", ".o................ 2/0 0-0 A A:play"),
        (".o.........B...... 1/3 0-0 B A:shoot:12", "5", ".o................ 0/3 0-0 B B:play"),
        # And when the best balls are equally near.
        ("..o........B...... 1/3 0-0 B A:point3", "356", "..o........B.A.... 0/3 0-0 B B:play"),
    ],
)
def test_a_team_that_alone_has_balls_left_plays_them_all(before: str, roll: str, expected: str) -> None:
    assert str(after(Boulomania.parse(f"{before} 13/8"), roll)) == f"{expected} 13/8"


@each_of(
    ("before", "die", "expected"),
    [
        (".o.........B...... 8/7 0-0 B A:shoot:12", "5", ".o................ 7/7 0-0 B A:play"),
        (".o.........A...... 7/8 0-0 A B:shoot:12", "5", ".o................ 7/7 0-0 A B:play"),
        (".o.......B........ 8/7 0-0 B A:shoot:10", "4", ".o................ 7/7 0-0 B A:play"),
        (".o........B....... 5/3 0-0 B A:shoot:11", "4", ".o................ 4/3 0-0 B A:play"),
        (".oA............... 7/8 0-0 A B:shoot:3", "5", ".o................ 7/7 0-0 A B:play"),
    ],
)
def test_a_team_whose_shot_emptied_the_board_goes_on(before: str, die: str, expected: str) -> None:
    assert str(after(Boulomania.parse(f"{before} 13/8"), die)) == f"{expected} 13/8"


@each_of(
    ("before", "roll", "expected"),
    [
        (".o................ 8/8 0-0 A A:point2", "12", ".o................ 7/8 0-0 A B:play"),
        (".o................ 8/8 0-0 A A:point2", "22", ".o................ 7/8 0-0 A B:play"),
        (".o................ 7/8 0-0 A B:point3", "111", ".o................ 7/7 0-0 A A:play"),
        (".o................ 7/8 0-0 A B:shoot:jack", "5", ".o................ 7/7 0-0 A A:play"),
        (".o................ 7/7 0-0 B A:shoot:jack", "1", ".o................ 6/7 0-0 B B:play"),
    ],
)
def test_on_a_board_otherwise_empty_the_other_team_plays(before: str, roll: str, expected: str) -> None:
    """A ball was lost, or a shot at the jack missed."""
    assert str(after(Boulomania.parse(f"{before} 13/8"), roll)) == f"{expected} 13/8"


@each_of(
    ("before", "roll", "expected"),
    [
        # The first ball lies: the other team.
        (".o................ 8/8 0-0 A A:point2", "16", ".o....A........... 7/8 0-0 A B:play"),
        # Nearer than the other's best: the other team.
        (".o......B......... 8/7 0-0 B A:point3", "345", ".o......B..A...... 7/7 0-0 B B:play"),
        # Not nearer: the same team again.
        (".o......B......... 8/7 0-0 B A:point2", "46", ".o......BA........ 7/7 0-0 B A:play"),
        (".o......A......... 7/8 0-0 A B:point2", "46", ".o......AB........ 7/7 0-0 A B:play"),
        # More balls do not outweigh the nearest.
        (".o......AA.B...... 6/7 0-0 B A:point2", "56", ".o......AAAB...... 5/7 0-0 B A:play"),
        # The nearest ball was shot away: whoever is nearest now waits.
        (".o.........B.A.... 7/7 0-0 B A:shoot:12", "5", ".o...........A.... 6/7 0-0 B B:play"),
        (".o......B..B.A.... 7/6 0-0 B A:shoot:12", "5", ".o......B....A.... 6/6 0-0 B A:play"),
        # A ball lost, or a missed shot at the jack, changes nothing: B is still nearest.
        (".o.........B.A.... 7/7 0-0 B A:point2", "12", ".o.........B.A.... 6/7 0-0 B A:play"),
        (".o.........B.A.... 7/7 0-0 B A:shoot:jack", "5", ".o.........B.A.... 6/7 0-0 B A:play"),
    ],
)
def test_the_team_that_is_not_nearest_plays(before: str, roll: str, expected: str) -> None:
    assert str(after(Boulomania.parse(f"{before} 13/8"), roll)) == f"{expected} 13/8"


@each_of(
    ("before", "roll", "expected"),
    [
        # From 3, pits 12 and 14 are equally far, and 7 and 9.
        ("..o........B...... 8/7 0-0 B A:point3", "356", "..o........B.A.... 7/7 0-0 B A:play"),
        ("..o..........A.... 7/8 0-0 A B:point3", "345", "..o........B.A.... 7/7 0-0 A B:play"),
        ("..o.....A......... 7/8 0-0 A B:point2", "16", "..o...B.A......... 7/7 0-0 A B:play"),
        # From 5, pits 11 and 13; the two farther balls change nothing.
        ("....o.AB....B..... 7/6 0-0 B A:point2", "56", "....o.AB..A.B..... 6/6 0-0 B A:play"),
        # Still equal after one more ball of the same team.
        ("..o........B.A.... 7/7 0-0 B A:point2", "16", "..o...A....B.A.... 6/7 0-0 B A:play"),
        # A shot that leaves equal balls: 13 is hit, 12 and 14 remain.
        ("..o........BBA.... 7/6 0-0 B A:shoot:13", "5", "..o........B.A.... 6/6 0-0 B A:play"),
    ],
)
def test_equally_near_the_team_that_has_just_played_goes_on(before: str, roll: str, expected: str) -> None:
    assert str(after(Boulomania.parse(f"{before} 13/8"), roll)) == f"{expected} 13/8"


def test_a_few_balls_in_a_row() -> None:
    """A points 7, B 9 (nearer), A loses one and then lies at 12, B grazes it to 11 with the jack to 1."""
    start = Boulomania.parse(".................. 8/8 0-0 A start 13/8")
    position = after(start, "33", "61", "jack", "2", "point2", "16")
    assert str(position) == ".o....A........... 7/8 0-0 A B:play 13/8"
    position = after(position, "point2", "36")
    assert str(position) == ".o....A.B......... 7/7 0-0 A A:play 13/8"
    position = after(position, "point2", "15", "point2", "66", "land:12")
    assert str(position) == ".o....A.B..A...... 5/7 0-0 A B:play 13/8"
    position = after(position, "shoot:12", "4")
    assert str(position) == "o.....A.B.A....... 5/6 0-0 A B:play 13/8"
