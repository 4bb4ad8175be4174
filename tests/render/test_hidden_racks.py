"""What a side of Boomerang has left is not to be seen while it is hidden, and is once the game is over."""

from io import BytesIO

from PIL import Image

from engine import Ending, Position, Side, new_game
from render import draw
from render.boomerang.board import BOARD

BOTH: tuple[Side, ...] = (0, 1)


def after(action: str) -> Position:
    return new_game("boomerang").apply(action)[0]


U_IS_GONE, T_IS_GONE = after("U5.2@c8"), after("T5.3@c5")


def rack_of_a(position: Position, hidden: tuple[Side, ...], preview: str = "") -> bytes:
    """What is seen left of the board."""
    left, top, _, bottom = map(round, BOARD)
    picture = Image.open(BytesIO(draw(position, hidden=hidden, preview=preview).data)).convert("RGB")
    return picture.crop((0, top, left - 8, bottom)).tobytes()


def test_a_hidden_rack_looks_like_any_other_of_as_many_pieces() -> None:
    assert rack_of_a(U_IS_GONE, BOTH) == rack_of_a(T_IS_GONE, BOTH)
    assert rack_of_a(U_IS_GONE, ()) != rack_of_a(T_IS_GONE, ())


def test_each_side_is_hidden_for_itself() -> None:
    assert rack_of_a(U_IS_GONE, (1,)) == rack_of_a(U_IS_GONE, ())
    assert rack_of_a(U_IS_GONE, (0,)) == rack_of_a(U_IS_GONE, BOTH)


def test_nothing_is_hidden_once_it_is_over() -> None:
    won = Ending(winner=0)
    assert draw(U_IS_GONE, stopped=won, hidden=BOTH).data == draw(U_IS_GONE, stopped=won).data


def test_a_piece_that_is_thought_about_is_not_pointed_at_in_a_hidden_rack() -> None:
    """Where it lies there would tell which pieces are left beside it."""
    start = new_game("boomerang")
    assert rack_of_a(start, BOTH, "U5.2@c8") == rack_of_a(start, BOTH)
    assert rack_of_a(start, (1,), "U5.2@c8") != rack_of_a(start, (1,))
