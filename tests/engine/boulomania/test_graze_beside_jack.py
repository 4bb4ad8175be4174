"""Grazing a ball in 12 or 13 beside the jack moves the jack one pit up its lane too; in 11, it goes out."""

import pytest

from engine.boulomania import Boulomania
from engine.events import (
    BallLost,
    BallsPushed,
    EndCounted,
    EndStarted,
    EndStopped,
    JackBlocked,
    JackMoved,
    JackOut,
    Measured,
    Push,
    Rolled,
    ShotGrazed,
)
from tests.engine.at import events_of, kinds
from tests.folding import each_of

SHOOTER_LOST = BallLost(0, None, "shot")


@pytest.mark.parametrize(
    ("before", "push", "moved", "after"),
    [
        ("..o.........B.....", Push(1, 13, 12), JackMoved(3, 2), ".o.........B......"),
        ("...o........B.....", Push(1, 13, 12), JackMoved(4, 5), "....o......B......"),
        (".o.........B......", Push(1, 12, 11), JackMoved(2, 1), "o.........B......."),
        ("....o......B......", Push(1, 12, 11), JackMoved(5, 6), ".....o....B......."),
    ],
)
def test_the_jack_moves_up_its_lane(before: str, push: Push, moved: JackMoved, after: str) -> None:
    position, events = Boulomania.parse(f"{before} 8/7 0-0 B A:shoot:{push.start} 13/8").apply("4")
    assert str(position) == f"{after} 7/7 0-0 B A:play 13/8"
    assert events == (
        Rolled(0, "4", "shoot"),
        ShotGrazed(0, push.start, True),
        SHOOTER_LOST,
        BallsPushed((push,)),
        moved,
    )


@each_of(
    ("before", "target", "after"),
    [
        ("o...........B.....", 13, "o..........B......"),
        (".o..........B.....", 13, ".o.........B......"),
        ("....o.......B.....", 13, "....o......B......"),
        (".....o......B.....", 13, ".....o.....B......"),
        ("o..........B......", 12, "o.........B......."),
        ("..o........B......", 12, "..o.......B......."),
        ("...o.......B......", 12, "...o......B......."),
        (".....o.....B......", 12, ".....o....B......."),
        (".o........B.......", 11, ".o................"),
        ("..o.......B.......", 11, "..o..............."),
        ("...o......B.......", 11, "...o.............."),
        ("....o.....B.......", 11, "....o............."),
        ("..o....B..........", 8, "..o.....B........."),
        (".o......B.........", 9, ".o.......B........"),
        ("o........B........", 10, "o................."),
        ("...o...........B..", 16, "...o............B."),
        ("....o...........B.", 17, "....o............B"),
        (".....o...........B", 18, ".....o............"),
        ("..o..........B....", 14, "..o.........B....."),
    ],
)
def test_no_other_pit_is_beside_the_jack(before: str, target: int, after: str) -> None:
    position, events = Boulomania.parse(f"{before} 8/7 0-0 B A:shoot:{target} 13/8").apply("4")
    assert str(position) == f"{after} 7/7 0-0 B A:play 13/8"
    assert not {"JackMoved", "JackBlocked", "JackOut"} & set(kinds(events))


@pytest.mark.parametrize(
    ("before", "target", "blocked", "after"),
    [
        (".Bo.........B.....", 13, JackBlocked(3, 2), ".Bo........B......"),
        ("...oB.......B.....", 13, JackBlocked(4, 5), "...oB......B......"),
        ("Bo.........B......", 12, JackBlocked(2, 1), "Bo........B......."),
        ("....oB.....B......", 12, JackBlocked(5, 6), "....oB....B......."),
    ],
)
def test_a_ball_in_the_next_jack_pit_keeps_the_jack(
    before: str, target: int, blocked: JackBlocked, after: str
) -> None:
    """The grazed ball moves all the same."""
    position, events = Boulomania.parse(f"{before} 8/6 0-0 B A:shoot:{target} 13/8").apply("4")
    assert str(position) == f"{after} 7/6 0-0 B A:play 13/8"
    assert events[-2:] == (BallsPushed((Push(1, target, target - 1),)), blocked)


def test_a_ball_of_the_shooting_team_keeps_the_jack_as_well() -> None:
    """The jack stays in 3, so A's 2 is nearer (225) than B's 12 (289)."""
    position, events = Boulomania.parse(".Ao.........B..... 7/7 0-0 A A:shoot:13 13/8").apply("4")
    assert str(position) == ".Ao........B...... 6/7 0-0 A B:play 13/8"
    assert events[-1] == JackBlocked(3, 2)


def test_a_ball_in_the_other_lane_blocks_nothing() -> None:
    position, events = Boulomania.parse("..o.B.......B..... 8/6 0-0 B A:shoot:13 13/8").apply("4")
    assert str(position) == ".o..B......B...... 7/6 0-0 B A:play 13/8"
    assert events[-1] == JackMoved(3, 2)


def test_the_jack_moves_with_balls_pushed_ahead() -> None:
    position, events = Boulomania.parse("..o........BB..... 8/6 0-0 B A:shoot:13 13/8").apply("4")
    assert str(position) == ".o........BB...... 7/6 0-0 B A:play 13/8"
    assert events[-2:] == (BallsPushed((Push(1, 13, 12), Push(1, 12, 11))), JackMoved(3, 2))


@pytest.mark.parametrize(
    ("before", "target", "after"),
    [
        ("..o.........BB....", 14, "..o........BB....."),
        (".o.........BB.....", 13, ".o........BB......"),
        ("o.........BB......", 12, "o.........B......."),
    ],
)
def test_only_the_grazed_ball_counts_as_beside(before: str, target: int, after: str) -> None:
    """A ball beside the jack that is merely pushed leaves the jack alone."""
    position, _ = Boulomania.parse(f"{before} 8/6 0-0 B A:shoot:{target} 13/8").apply("4")
    assert str(position) == f"{after} 7/6 0-0 B A:play 13/8"


def test_a_ball_pushed_out_of_11_does_not_stop_the_end() -> None:
    """12 is grazed beside the jack in 2: 11 is pushed out, the jack goes to 1 and stays."""
    position, events = Boulomania.parse(".o........BB...... 8/6 0-0 B A:shoot:12 13/8").apply("4")
    assert str(position) == "o.........B....... 7/6 0-0 B A:play 13/8"
    assert events[-3:] == (
        BallsPushed((Push(1, 12, 11), Push(1, 11, None))),
        BallLost(1, 11, "pushed_out"),
        JackMoved(2, 1),
    )


def test_the_end_is_counted_where_the_jack_lies_now() -> None:
    """From 2 B has 12 (64) and 9 (144) before A's 14 (964); from 3, 12 and 14 would be equal."""
    before = Boulomania.parse("..o.....B...BA.... 1/0 0-0 A A:shoot:13 13/8")
    position, events = before.apply("4")
    assert str(position) == ".................. 8/8 0-2 B B:jack 13/8"
    scoring = (Measured(1, 12, 64), Measured(1, 9, 144))
    assert events[-2:] == (EndCounted(1, 2, scoring, Measured(0, 14, 964)), EndStarted(1))


@pytest.mark.parametrize(("pits", "jack"), [("o.........B.......", 1), (".....o....B.......", 6)])
def test_grazing_11_beside_the_jack_stops_the_end(pits: str, jack: int) -> None:
    position, events = Boulomania.parse(f"{pits} 8/7 2-3 B A:shoot:11 13/8").apply("4")
    assert str(position) == ".................. 8/8 2-3 B B:jack 13/8"
    assert events == (
        Rolled(0, "4", "shoot"),
        ShotGrazed(0, 11, True),
        SHOOTER_LOST,
        BallsPushed((Push(1, 11, None),)),
        BallLost(1, 11, "pushed_out"),
        JackOut(0, jack, "grazed"),
        EndStopped(None, 0, (7, 7)),
        EndStarted(1),
    )


@pytest.mark.parametrize(("die", "kind"), [("3", "ShotMissed"), ("5", "ShotHit"), ("6", "Carreau")])
def test_only_a_graze_in_11_sends_the_jack_out(die: str, kind: str) -> None:
    before = Boulomania.parse("o.........B..B.... 8/6 0-0 B A:shoot:11 13/8")
    events = events_of(before, die)
    assert kind in kinds(events)
    assert "JackOut" not in kinds(events)
    assert str(before.apply(die)[0]).startswith("o")
