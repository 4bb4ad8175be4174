"""Blocked: who cannot move is passed over by himself. Who has a single move still plays it himself."""

from engine import A, B
from engine.carami import Carami
from engine.events import BackLineReached, MarbleStepped, PassedOver, PlaysAgain
from tests.engine.at import after

A_BLOCKED = "AAAAB/...../..B../.../...../...../..... ...A/.... 1/0 13/10 0 B"


def test_the_side_to_come_cannot_move() -> None:
    """Four of A's have arrived, and the ramp of the fifth faces a marble."""
    position, events = Carami.parse(A_BLOCKED).apply("c5-c4")
    assert str(position) == "AAAAB/...../...../.B./...../...../..... ...A/.... 1/0 13/10 0 B"
    assert events == (MarbleStepped(B, "c5", "c4", "step"), PassedOver(A), PlaysAgain(B))


def test_again_and_again_until_it_can() -> None:
    """e7 leaves the ramp's place: A is back in the game."""
    position, events = after(Carami.parse(A_BLOCKED), "c5-c4", "c4-c3").apply("e7-e6")
    assert str(position) == "AAAA./....B/...../.../..B../...../..... ...A/.... 1/0 13/10 0 A"
    assert events == (MarbleStepped(B, "e7", "e6", "step"),)
    assert list(position.legal_actions()) == ["re-e7"]


def test_b_is_passed_over_too() -> None:
    game = Carami.parse("...../...../...../.../..A../...../BBBBA ..../...B 0/1 10/13 0 A")
    position, events = game.apply("c3-c4")
    assert str(position) == "...../...../...../.A./...../...../BBBBA ..../...B 0/1 10/13 0 A"
    assert events == (MarbleStepped(A, "c3", "c4", "step"), PassedOver(B), PlaysAgain(A))


def test_a_pass_is_no_move_without_progress() -> None:
    game = Carami.parse(".A.B./...../...../.../...../...../..... ..../.... 0/0 14/14 3 B")
    position, events = game.apply("d7-e7")
    assert str(position) == ".A..B/...../...../.../...../...../..... ..../.... 0/0 14/14 4 B"
    assert events == (MarbleStepped(B, "d7", "e7", "defence"), PassedOver(A), PlaysAgain(B))


def test_arriving_with_the_last_marble_that_could_move() -> None:
    """A would move again but cannot: it is passed over, and B plays."""
    game = Carami.parse(".A.A./..A../B..../.../...../...../..... ..../.... 0/0 14/12 2 A")
    position, events = game.apply("c6-c7")
    assert str(position) == ".AAA./...../B..../.../...../...../..... ..../.... 0/0 14/12 0 B"
    assert events == (MarbleStepped(A, "c6", "c7", "step"), BackLineReached(A, "c7", 1), PassedOver(A))


def test_arriving_while_the_other_is_blocked() -> None:
    """Another move comes from the arrival: nobody is passed over."""
    game = Carami.parse("...../..A../...../.../...../.A.../..B.. ..../.... 0/0 14/13 0 A")
    position, events = game.apply("c6-c7")
    assert position.turn == "A"
    assert events == (MarbleStepped(A, "c6", "c7", "step"), BackLineReached(A, "c7", 1), PlaysAgain(A))


def test_a_marble_before_the_kerb_is_blocked_by_a_line_up_to_the_edge() -> None:
    game = Carami.parse("B...B/...B./..B../B../A..../...../..... ..../.... 0/0 10/14 0 B")
    position, events = game.apply("a7-a6")
    assert str(position) == "....B/B..B./..B../B../A..../...../..... ..../.... 0/0 10/14 0 B"
    assert events == (MarbleStepped(B, "a7", "a6", "step"), PassedOver(A), PlaysAgain(B))


def test_a_jump_alone_keeps_one_from_being_blocked() -> None:
    """The same line, now with a free place in it."""
    game = Carami.parse("B...B/...B./..B../B../A..../...../..... ..../.... 0/0 10/14 0 B")
    position, events = game.apply("d6-d5")
    assert str(position) == "B...B/...../..BB./B../A..../...../..... ..../.... 0/0 10/14 0 A"
    assert events == (MarbleStepped(B, "d6", "d5", "step"),)
    assert list(position.legal_actions()) == ["a3xd6"]


def test_a_defence_alone_keeps_one_from_being_blocked() -> None:
    """Before a1 stand a line up to the kerb and a line up to the edge."""
    game = Carami.parse("B..../...../....B/..B/B.B../BB.../A.... ..../.... 0/0 8/14 0 B")
    position, events = game.apply("a7-a6")
    assert events == (MarbleStepped(B, "a7", "a6", "step"),)
    assert list(position.legal_actions()) == ["a1-b1"]


def test_a_ramp_alone_keeps_one_from_being_blocked() -> None:
    game = Carami.parse("B..../...../...../.../...../...../..... A..A/.... 1/0 14/13 0 B")
    position, events = game.apply("a7-b7")
    assert events == (MarbleStepped(B, "a7", "b7", "defence"),)
    assert sorted(position.legal_actions()) == ["ra-a7", "re-e7"]


def test_a_single_move_is_not_played_by_itself() -> None:
    game = Carami.parse("..B../...../...../.../A..../...../..... ..../.... 0/0 14/14 0 B")
    position, events = game.apply("c7-c6")
    assert str(position) == "...../..B../...../.../A..../...../..... ..../.... 0/0 14/14 0 A"
    assert events == (MarbleStepped(B, "c7", "c6", "step"),)
    assert list(position.legal_actions()) == ["a3-b4"]
