"""When neither can put down a piece the game is over; more than 44 points win, 44 each is a draw."""

import pytest

from engine import A, B, IllegalAction, Outcome
from engine.boomerang import Boomerang
from engine.events import GameEnded, PiecePlaced, PiecesLeft, PiecesTurned
from tests.engine.at import after, events_of, kinds
from tests.engine.boomerang.whole_games import (
    A_RUNS_OUT,
    A_WINS_BY_ONE,
    B_WINS_BY_ONE,
    DRAWN,
    EVERY_PIECE_DOWN,
    WHOLE_GAMES,
    before_the_end_of,
    end_of,
    positions_of,
)
from tests.folding import each_of

WINNERS = [
    (A_WINS_BY_ONE, A, "A"),
    (B_WINS_BY_ONE, B, "B"),
    (DRAWN, None, "draw"),
    (EVERY_PIECE_DOWN, A, "A"),
]


@pytest.mark.parametrize(("game", "winner", "word"), WINNERS)
def test_who_has_won(game: str, winner: int | None, word: str) -> None:
    end = end_of(game)
    assert end.turn == "over"
    assert end.legal_actions() == ()
    assert end.outcome() == Outcome(winner, "no_moves")
    assert str(end.outcome()) == word
    assert end.describe().winner == winner


@each_of("game", WHOLE_GAMES)
def test_nothing_is_decided_before_the_end(game: str) -> None:
    *before, _ = positions_of(game)
    assert all(position.outcome() is None for position in before)
    assert all(position.describe().winner is None for position in before)
    assert all(position.legal_actions() for position in before)


@pytest.mark.parametrize(
    ("game", "turned", "ended"),
    [
        (A_WINS_BY_ONE, "I3.0@d8", GameEnded(A, "no_moves", (45, 43))),
        (B_WINS_BY_ONE, "I1.0@d9", GameEnded(B, "no_moves", (43, 45))),
        (DRAWN, "I3.0@f2", GameEnded(None, "no_moves", (44, 44))),
    ],
)
def test_the_last_move_says_so(game: str, turned: str, ended: GameEnded) -> None:
    last = game.split()[-1]
    events = events_of(before_the_end_of(game), last)
    told = [event for event in events if not isinstance(event, PiecesLeft)]
    assert told == [PiecePlaced(A, last), PiecesTurned(A, (turned,)), ended]


@pytest.mark.parametrize(
    ("game", "left"),
    [
        (B_WINS_BY_ONE, (PiecesLeft(A, ("O4", "U5", "X5")), PiecesLeft(B, ("O4", "T4", "T5", "X5")))),
        (A_RUNS_OUT, ()),
    ],
)
def test_it_says_what_nobody_got_rid_of(game: str, left: tuple[PiecesLeft, ...]) -> None:
    *events, ended = events_of(before_the_end_of(game), game.split()[-1])
    assert isinstance(ended, GameEnded)
    assert tuple(event for event in events if isinstance(event, PiecesLeft)) == left


@each_of("game", WHOLE_GAMES)
def test_at_the_end_nobody_is_passed_over(game: str) -> None:
    events = events_of(before_the_end_of(game), game.split()[-1])
    assert not {"PassedOver", "PlaysAgain"} & set(kinds(events))
    assert not any(isinstance(event, GameEnded) and event.fanny for event in events)


def test_the_end_of_a_game_in_its_notation() -> None:
    # D goes to A with the last piece; the board is drawn beside the game.
    position = Boomerang.parse(
        "AAV5.2@d6,BBV3.2@g6,ABI2.1@e6,BBI1.0@d9,ABV3.0@h4,BAI4.1@i6,ABT5.2@b5,BBU5.1@g1,ABT4.2@d2,"
        "BAV5.0@b2,AAI3.1@j6,BBI2.0@d5,AAI2.1@g4,BBI1.0@i1,ABI1.0@b8,BBI2.0@i3,AAI1.0@b5,BBI3.1@a7 A"
    )
    assert str(after(position, "I4.0@e9")) == (
        "AAV5.2@d6,BBV3.2@g6,ABI2.1@e6,BAI1.0@d9,ABV3.0@h4,BAI4.1@i6,ABT5.2@b5,BBU5.1@g1,ABT4.2@d2,"
        "BAV5.0@b2,AAI3.1@j6,BBI2.0@d5,AAI2.1@g4,BBI1.0@i1,ABI1.0@b8,BBI2.0@i3,AAI1.0@b5,BBI3.1@a7,"
        "AAI4.0@e9 over"
    )


def test_free_cells_do_not_keep_it_going() -> None:
    # 25 + 31 cells are covered, 34 are free, but nothing of A's O4, U5, X5 and B's O4, T4, T5, X5 fits.
    end = end_of(B_WINS_BY_ONE)
    assert sum(len(piece.placement.cells) for piece in end.describe().pieces) == 25 + 31
    assert sum(end.rack(A).values()) == 3
    assert sum(end.rack(B).values()) == 4


def test_both_have_put_down_everything() -> None:
    end = end_of(A_RUNS_OUT)
    assert (end.turn, sum(end.rack(A).values()), sum(end.rack(B).values())) == ("over", 0, 0)
    assert end.outcome() == Outcome(A, "no_moves")


@each_of("token", ["I1.0@a1", "O4.0@a1", "pass", "", "I9"])
def test_nothing_more_can_be_played(token: str) -> None:
    end = end_of(DRAWN)
    with pytest.raises(IllegalAction) as refused:
        end.apply(token)
    assert refused.value.code == "game_over"
    assert end == end_of(DRAWN)
