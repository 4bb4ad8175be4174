"""Notation in, notation out: the same position is always written the same way, in every phase."""

from engine import parse_position
from engine.petanque import Petanque
from tests.folding import each_of

NOTATIONS = [
    "- - 4/4 0-0 A start 13/4",
    "- - 8/8 0-0 A start 11/8",
    "- - 4/4 0-0 A A:jack 13/4",
    "- - 4/4 12-7 B B:jack 13/4",
    "- - 4/4 10-10 A A:throw 11/4",
    "- - 4/4 0-0 B B:throw 13/4",
    "- - 4/4 0-0 A A:corner11 13/4",
    "- - 4/4 0-0 B B:corner66 13/4",
    "- 34a 4/4 0-0 A A:play 13/4",
    "- 11b 4/4 0-0 B B:play 13/4",
    "- 34c 4/4 0-0 A A:point 13/4",
    "- 34d 3/3 0-0 A A:shoot:jack 13/4",
    "- 66d 3/3 0-0 A B:play 13/4",
    "A34 34d 3/4 0-0 A B:play 13/4",
    "A34,B44 34d 3/3 0-0 A B:point 13/4",
    "B44,A34 34d 3/3 0-0 A B:point 13/4",
    "A34 34d 3/4 0-0 A B:shoot:34 13/4",
    "A34 34d 3/4 0-0 A B:shoot:jack 13/4",
    "B11,A66 34d 0/2 0-0 A B:play 13/4",
    "A11,A12,A13,A14,A15,A16,A21,B22,B23,B24,B25,B26,B31,B32,B33 11a 1/0 12-12 B A:play 13/8",
    "A34,B44,A66 34d 0/0 13-12 B over:A 13/3",
    "B34,A44 34d 0/0 0-11 B over:B 11/3",
    "A34,A44,A45 - 0/2 4-13 A over:B 13/4",
    "A34,A44,A45,A35 34d 0/0 16-0 A over:A 13/4",
    "- - 1/0 13-0 A over:A 13/3",
]


@each_of("notation", NOTATIONS)
def test_round_trip(notation: str) -> None:
    position = Petanque.parse(notation)
    assert str(position) == notation
    assert parse_position("petanque", notation) == position
    assert hash(Petanque.parse(notation)) == hash(position)


def test_different_texts_are_different_positions() -> None:
    assert len({Petanque.parse(notation) for notation in NOTATIONS}) == len(NOTATIONS)


def test_the_order_of_the_balls_is_part_of_the_position() -> None:
    older_a = Petanque.parse("A34,B44 34d 3/3 0-0 A B:play 13/4")
    older_b = Petanque.parse("B44,A34 34d 3/3 0-0 A B:play 13/4")
    assert older_a != older_b


@each_of("cell", [f"{length}{width}" for length in range(1, 7) for width in range(1, 7)])
@each_of("corner", ["a", "b", "c", "d"])
def test_every_place_of_the_jack(cell: str, corner: str) -> None:
    notation = f"A{cell} {cell}{corner} 3/4 0-0 A B:shoot:{cell} 13/4"
    assert str(Petanque.parse(notation)) == notation


@each_of("notation", NOTATIONS)
def test_everything_that_can_follow_can_be_read_again(notation: str) -> None:
    position = Petanque.parse(notation)
    for token in (*position.legal_actions(), *position.chance_outcomes()):
        following, _ = position.apply(token)
        assert Petanque.parse(str(following)) == following


def test_it_is_printed_for_a_bug_report() -> None:
    assert repr(Petanque.new()) == "Petanque.parse('- - 4/4 0-0 A start 13/4')"
