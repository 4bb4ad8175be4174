"""When the jack is out and exactly one team still has balls, it scores one point for each and starts."""

import pytest

from engine.boulomania import Boulomania
from engine.events import EndStarted, EndStopped, GameEnded
from tests.folding import each_of


@pytest.mark.parametrize(
    ("before", "after", "stopped"),
    [
        (".o.........B...... 3/0 4-5 B A:shoot:jack", "6-5 A A:jack", EndStopped(0, 2, (2, 0))),
        (".o.........B...... 2/0 4-5 A A:shoot:jack", "5-5 A A:jack", EndStopped(0, 1, (1, 0))),
        (".o.........A...... 0/4 4-5 A B:shoot:jack", "4-8 B B:jack", EndStopped(1, 3, (0, 3))),
        (".o................ 7/0 0-5 B A:shoot:jack", "6-5 A A:jack", EndStopped(0, 6, (6, 0))),
    ],
)
def test_the_team_that_shot_scores_what_it_has_left(before: str, after: str, stopped: EndStopped) -> None:
    """The ball that hit the jack is not left any more."""
    position, events = Boulomania.parse(f"{before} 13/8").apply("6")
    assert str(position) == f".................. 8/8 {after} 13/8"
    assert events[-2:] == (stopped, EndStarted(position.describe().side))


@pytest.mark.parametrize(
    ("before", "after", "stopped"),
    [
        (".o.........B...... 1/3 4-5 A A:shoot:jack", "4-8 B B:jack", EndStopped(1, 3, (0, 3))),
        (".o.........A...... 5/1 4-5 B B:shoot:jack", "9-5 A A:jack", EndStopped(0, 5, (5, 0))),
    ],
)
def test_a_last_ball_that_hits_the_jack_gives_the_other_team_its_points(
    before: str, after: str, stopped: EndStopped
) -> None:
    position, events = Boulomania.parse(f"{before} 13/8").apply("6")
    assert str(position) == f".................. 8/8 {after} 13/8"
    assert events[-2:] == (stopped, EndStarted(position.describe().side))


@each_of("starter", ["A", "B"])
@each_of(
    ("before", "left"),
    [
        (".o.........B...... 3/3", (2, 3)),
        (".o.........B...... 2/1", (1, 1)),
        (".o......B.BB...... 1/0", (0, 0)),
        (".o.........A...... 1/0", (0, 0)),
    ],
)
def test_both_or_neither_score_nothing_and_the_same_team_starts(
    before: str, left: tuple[int, int], starter: str
) -> None:
    """Where the balls lie does not matter."""
    position, events = Boulomania.parse(f"{before} 4-5 {starter} A:shoot:jack 13/8").apply("6")
    assert str(position) == f".................. 8/8 4-5 {starter} {starter}:jack 13/8"
    assert events[-2:] == (EndStopped(None, 0, left), EndStarted("AB".index(starter)))


@pytest.mark.parametrize(
    ("before", "after", "stopped"),
    [
        (".....o....B....... 3/0 4-5 B A:shoot:11", "6-5 A A:jack", EndStopped(0, 2, (2, 0))),
        ("o.........B....... 1/2 4-5 A A:shoot:11", "4-7 B B:jack", EndStopped(1, 2, (0, 2))),
        ("o.........B....... 1/0 4-5 A A:shoot:11", "4-5 A A:jack", EndStopped(None, 0, (0, 0))),
        (".....o....B....... 1/0 4-5 B A:shoot:11", "4-5 B B:jack", EndStopped(None, 0, (0, 0))),
    ],
)
def test_a_grazed_jack_counts_the_same(before: str, after: str, stopped: EndStopped) -> None:
    position, events = Boulomania.parse(f"{before} 13/8").apply("4")
    assert str(position) == f".................. 8/8 {after} 13/8"
    assert stopped in events


def test_the_game_may_end_so() -> None:
    """The last board stays, without its jack."""
    position, events = Boulomania.parse(".o.........B...... 4/0 10-5 B A:shoot:jack 13/8").apply("6")
    assert str(position) == "...........B...... 3/0 13-5 B over:A 13/8"
    assert events[-2:] == (EndStopped(0, 3, (3, 0)), GameEnded(0, "target", (13, 5), False))
    assert Boulomania.parse(str(position)) == position
