"""`<pieces> <turn>`: pieces in the order they were put down, each as who put it down, colour now, piece,
rotation and anchor; the same position is always written the same way."""

from engine import A, B, parse_position
from engine.boomerang import Boomerang
from tests.engine.at import after
from tests.engine.boomerang.whole_games import DRAWN, DRAWN_TO_THE_END, WHOLE_GAMES, end_of, positions_of
from tests.folding import each_of

POSITIONS = [
    "- A",
    "AAT5.1@e6 B",
    "ABT5.1@e6,BBI3.0@c6 A",
    "AAI4.0@a1,BBI1.0@a2,ABI1.0@e1,BBI2.0@f1 A",
    # B has been passed over: two of A's in a row
    "AAV5.2@a1,BAV3.2@a1,AAI1.0@a1,AAI4.1@d1 B",
    # B is just passed over, then A
    "ABV5.2@a1,BAV3.2@a1,AAI1.0@a1 A",
    "ABU5.2@a1,BAV5.2@b1,AAI4.1@a3,BBI1.0@b1 B",
    DRAWN_TO_THE_END,
]


def test_a_new_game() -> None:
    assert str(Boomerang.new()) == "- A"
    assert Boomerang.parse("- A") == Boomerang.new()


@each_of("notation", POSITIONS)
def test_written_as_it_was_read(notation: str) -> None:
    position = Boomerang.parse(notation)
    assert str(position) == notation
    assert position.turn == notation.split()[1]
    assert parse_position("boomerang", notation) == position
    assert repr(position) == f"Boomerang.parse({notation!r})"


@each_of("game", WHOLE_GAMES)
def test_every_position_of_a_game_read_again(game: str) -> None:
    for position in positions_of(game):
        again = Boomerang.parse(str(position))
        assert again == position
        assert again.legal_actions() == position.legal_actions()
        assert again.describe() == position.describe()


def test_it_can_be_played_on_from_any_position_read() -> None:
    actions = DRAWN.split()
    for number, position in enumerate(positions_of(DRAWN)):
        assert after(Boomerang.parse(str(position)), *actions[number:]) == end_of(DRAWN)
    assert str(end_of(DRAWN)) == DRAWN_TO_THE_END


def test_who_put_it_down_and_the_colour_now() -> None:
    own, turned = Boomerang.parse("AAI4.0@a1,BBI1.0@a2,ABI1.0@e1,BBI2.0@f1 A").describe().pieces[1:3]
    assert (own.owner, own.colour) == (B, B)
    assert (turned.owner, turned.colour) == (A, B)


def test_another_order_is_another_position() -> None:
    one = after(Boomerang.new(), "I1.0@a1", "I2.0@b1", "I1.0@a2", "I2.1@a3")
    two = after(Boomerang.new(), "I1.0@a2", "I2.1@a3", "I1.0@a1", "I2.0@b1")
    assert str(one) == "AAI1.0@a1,BBI2.0@b1,ABI1.0@a2,BBI2.1@a3 A"
    assert str(two) == "AAI1.0@a2,BBI2.1@a3,ABI1.0@a1,BBI2.0@b1 A"
    assert one != two


def test_there_is_no_chance() -> None:
    for notation in POSITIONS:
        position = Boomerang.parse(notation)
        assert position.cast is None
        assert position.chance_outcomes() == {}
