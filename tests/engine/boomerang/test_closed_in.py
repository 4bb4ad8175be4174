"""A piece that is closed in on all sides can no longer be turned, and the board shows it."""

import pytest

from engine.boomerang import Boomerang
from engine.events import PiecePlaced, PiecesClosedIn, PiecesTurned
from tests.engine.at import after, events_of, kinds
from tests.engine.boomerang.whole_games import WHOLE_GAMES, positions_of
from tests.folding import each_of


def closed_in(notation: str) -> tuple[str, ...]:
    facts = Boomerang.parse(notation).describe()
    closed: tuple[str, ...] = facts.closed_in
    return closed


@pytest.mark.parametrize("notation", ["- A", "AAI1.0@a1 B", "ABI1.0@a1,BBI1.0@a2 A", "ABV5.2@a1,BBV3.2@a1 A"])
def test_a_free_side_is_enough_to_be_open(notation: str) -> None:
    assert closed_in(notation) == ()


def test_the_edge_closes_too() -> None:
    # a1 has two sides within the board: a2 (B's), and b1, where A goes.
    position = Boomerang.parse("ABI1.0@a1,BBI1.0@a2 A")
    assert events_of(position, "I1.0@b1") == (
        PiecePlaced(0, "I1.0@b1"),
        PiecesTurned(0, ("I1.0@a1",)),
        PiecesClosedIn(("I1.0@a1",), (0,)),
    )
    assert closed_in("AAI1.0@a1,BBI1.0@a2,AAI1.0@b1 B") == ("I1.0@a1",)


def test_a_piece_of_the_movers_own_colour_can_be_closed_in() -> None:
    position = Boomerang.parse("ABI1.0@a1,BAI1.0@a2,AAI1.0@b2 B")
    assert events_of(position, "I1.0@b1") == (
        PiecePlaced(1, "I1.0@b1"),
        PiecesTurned(1, ("I1.0@b2",)),
        PiecesClosedIn(("I1.0@a1",), (1,)),
    )


def test_the_piece_put_down_can_be_closed_in_itself() -> None:
    # 4 b b b .    A's I1 on a3 closes in T5 (a), I1 on a2 (d) and itself.
    # 3 . a b c
    # 2 d a b c
    # 1 a a a c
    position = Boomerang.parse("ABT5.0@a1,BAV5.2@a2,AAV5.0@d1,BBI1.0@a2 A")
    assert events_of(position, "I1.0@a3") == (
        PiecePlaced(0, "I1.0@a3"),
        PiecesTurned(0, ("T5.0@a1", "I1.0@a2")),
        PiecesClosedIn(("T5.0@a1", "I1.0@a2", "I1.0@a3"), (0, 0, 0)),
    )


def test_it_is_said_once_and_shown_for_ever() -> None:
    # 2 B c .    a1 is closed in already; c2 closes in nothing more, c1 closes in d (b1) beside it.
    # 1 a d .
    position = Boomerang.parse("ABI1.0@a1,BAI1.0@a2,ABI1.0@b2,BBI1.0@b1 A")
    assert kinds(events_of(position, "I2.1@c2")) == ["PiecePlaced", "PiecesTurned"]
    assert closed_in("ABI1.0@a1,BAI1.0@a2,AAI1.0@b2,BBI1.0@b1,AAI2.1@c2 B") == ("I1.0@a1",)
    assert events_of(position, "I3.0@c1")[-1] == PiecesClosedIn(("I1.0@b1",), (0,))
    assert after(position, "I3.0@c1").describe().closed_in == ("I1.0@a1", "I1.0@b1")


def test_free_corners_do_not_open_it() -> None:
    # 7 . . . c . .    The corners of a (e5) stay free, all four sides of it are covered.
    # 6 . . . c . .
    # 5 . b b a d d
    # 4 . . . e . .    (e goes on down to e2)
    #   b c d e f g
    position = Boomerang.new()
    for action in ["I1.0@e5", "I2.0@c5", "I2.1@e6", "I2.0@f5", "I3.1@e2"]:
        assert position.describe().closed_in == ()
        position, events = position.apply(action)
    assert events[-1] == PiecesClosedIn(("I1.0@e5",), (0,))


@each_of("game", WHOLE_GAMES)
def test_it_is_never_turned_again(game: str) -> None:
    colours: dict[str, int] = {}
    for position in positions_of(game):
        facts = position.describe()
        assert colours.keys() <= set(facts.closed_in)
        now = {piece.placement.action: piece.colour for piece in facts.pieces}
        assert all(now[placement] == colour for placement, colour in colours.items())
        colours = {placement: now[placement] for placement in facts.closed_in}


@each_of("game", WHOLE_GAMES)
def test_the_events_add_up_to_what_the_board_shows(game: str) -> None:
    position, said = Boomerang.new(), set[str]()
    for action in game.split():
        position, events = position.apply(action)
        fresh = [set(event.placements) for event in events if isinstance(event, PiecesClosedIn)]
        for placements in fresh:
            assert placements
            assert not placements & said
            said |= placements
        assert said == set(position.describe().closed_in)


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_it_is_told_whose_colour_they_keep(game: str) -> None:
    position = Boomerang.new()
    for action in game.split():
        position, events = position.apply(action)
        now = {piece.placement.action: piece.colour for piece in position.pieces}
        for event in (event for event in events if isinstance(event, PiecesClosedIn)):
            assert event.colours == tuple(now[placement] for placement in event.placements)
