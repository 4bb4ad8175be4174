"""A position is one line of text, read and written the same; a text that is no position is refused."""

import pytest

from engine import BadNotation, parse_position
from engine.boulomania import Boulomania
from tests.folding import each_of


@each_of(
    "notation",
    [
        ".................. 8/8 0-0 A start 13/8",
        ".................. 1/1 0-0 A start 99/1",
        ".................. 8/8 3-12 A A:jack 13/8",
        ".................. 8/8 3-12 B B:jack 13/8",
        ".................. 8/8 0-0 B B:throw 13/8",
        ".....o............ 8/8 0-0 B B:play 13/8",
        ".o.........A...... 7/8 0-0 A B:play 13/8",
        ".o................ 8/8 0-0 A A:point2 13/8",
        ".o................ 8/8 0-0 A A:point3 13/8",
        ".o.........B...... 8/7 0-0 B A:shoot:12 13/8",
        ".oB............... 8/7 0-0 B A:shoot:3 13/8",
        ".o................ 8/7 0-0 B A:shoot:jack 13/8",
        ".o................ 8/8 0-0 A A:land44 13/8",
        ".o..........B..... 8/7 0-0 B A:land346 13/8",
        "ABoABABABABABAB..A 0/1 98-97 B B:play 99/8",
        ".o.........A...... 0/0 13-0 A over:A 13/8",
        ".o.........B...... 0/0 12-13 A over:B 13/8",
        "...........B...... 3/0 13-5 B over:A 13/8",
        ".................. 0/2 0-13 A over:B 13/8",
    ],
)
def test_every_phase_is_read_and_written_the_same(notation: str) -> None:
    position = Boulomania.parse(notation)
    assert str(position) == notation
    assert Boulomania.parse(str(position)) == position
    assert parse_position("boulomania", notation) == position
    assert repr(position) == f"Boulomania.parse({notation!r})"


@each_of(
    "notation",
    [
        "",
        " ",
        ".o................",
        ".o............... 8/8 0-0 A A:play 13/8",
        ".o................. 8/8 0-0 A A:play 13/8",
        ".O................ 8/8 0-0 A A:play 13/8",
        ".o.....a.......... 7/8 0-0 A B:play 13/8",
        ".o.....C.......... 7/8 0-0 A B:play 13/8",
        ".o................ 8/8 0-0 A A:play",
        ".o................ 8/8 0-0 A A:play 13",
        ".o................ 8/8 0-0 A:play 13/8",
        ".o................ 8-8 0-0 A A:play 13/8",
        ".o................ 8/8 0/0 A A:play 13/8",
        ".o................ 8 0-0 A A:play 13/8",
        ".o................ 8/8 0-0 C A:play 13/8",
        ".o................ 8/8 0-0 a A:play 13/8",
        ".o................ 8/8 0-0 A C:play 13/8",
        ".o................ 8/8 0-0 A play 13/8",
        ".o................ 8/8 0-0 A A: 13/8",
        ".................. 8/8 0-0 A A:start 13/8",
        ".o.........A...... 0/0 13-0 A over 13/8",
        ".o.........A...... 0/0 13-0 A over:C 13/8",
        ".o.........A...... 0/0 13-0 A A:over 13/8",
        ".o.........B...... 8/7 0-0 B A:shoot12 13/8",
        ".o................ 8/8 0-0 A A:land:44 13/8",
        ".o................ 08/8 0-0 A A:play 13/8",
        ".o................ 8/8 00-0 A A:play 13/8",
        ".o................ 8/8 0-0 A A:play 013/8",
        ".o................ 8/8 0-0 A A:play 07/8",
        ".o................ 8/8 -1-0 A A:play 13/8",
        ".o................ 8/8 0-0 A A:play 100/8",
        ".o................ 8/8 0-0 A A:play 13/10",
        ".o................ 8/8 0-0 A A:play 13/8 ",
        ".o................ 8/8 0-0 A A:play 13/8\n",
        " .o................ 8/8 0-0 A A:play 13/8",
        ".o................  8/8 0-0 A A:play 13/8",
        ".o................ 8/8 0-0  A A:play 13/8",
        ".o................ 8/8 0-0 A A:play 13/8 x",
        ".o................ \uff18/8 0-0 A A:play 13/8",
        ".o................\t8/8 0-0 A A:play 13/8",
    ],
)
def test_a_malformed_text_is_refused(notation: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Boulomania.parse(notation)
    assert refused.value.code == "malformed"
    assert str(refused.value)


@each_of(
    ("code", "notation"),
    [
        ("malformed", ".o................ 8/8 0-0 A A:play"),
        ("two_jacks", ".o..o............. 8/8 0-0 A A:play 13/8"),
        ("jack_misplaced", "......o........... 8/8 0-0 A A:play 13/8"),
        ("jack_misplaced", ".................o 8/8 0-0 A A:play 13/8"),
        ("option_out_of_range", ".................. 8/8 0-0 A start 0/8"),
        ("option_out_of_range", ".................. 0/0 0-0 A start 13/0"),
        ("option_out_of_range", ".................. 9/9 0-0 A start 13/9"),
        ("too_many_balls", ".o.........A...... 8/8 0-0 A B:play 13/8"),
        ("too_many_balls", ".o......B..A...... 7/8 0-0 A B:play 13/8"),
        ("too_many_balls", ".o................ 9/8 0-0 A A:play 13/8"),
        ("too_many_balls", ".o................ 3/4 0-0 A A:play 13/3"),
        ("points_past_target", ".o................ 8/8 13-0 A A:play 13/8"),
        ("points_past_target", ".................. 8/8 0-14 B B:jack 13/8"),
        ("points_past_target", ".o.........A...... 0/0 13-13 A over:A 13/8"),
        ("target_not_reached", ".o.........A...... 0/0 12-0 A over:A 13/8"),
        ("target_not_reached", ".o.........A...... 0/0 21-0 A over:A 13/8"),
        ("not_the_start", ".o................ 8/8 0-0 A start 13/8"),
        ("not_the_start", ".................. 7/8 0-0 A start 13/8"),
        ("not_the_start", ".................. 8/8 1-0 A start 13/8"),
        ("not_the_start", ".................. 8/8 0-0 B start 13/8"),
        ("end_not_started", ".o................ 8/8 0-0 A A:jack 13/8"),
        ("end_not_started", "...........A...... 7/8 0-0 A A:throw 13/8"),
        ("end_not_started", ".................. 7/8 0-0 A A:jack 13/8"),
        ("end_not_started", ".................. 8/8 0-0 A B:jack 13/8"),
        ("end_not_started", ".................. 8/8 0-0 B A:throw 13/8"),
        ("no_jack", ".................. 8/8 0-0 A A:play 13/8"),
        ("no_jack", "...........B...... 8/7 0-0 B A:shoot:12 13/8"),
        ("no_jack", ".................. 8/8 0-0 A A:point2 13/8"),
        ("no_jack", ".................. 8/8 0-0 A A:land44 13/8"),
        ("no_ball_left", ".o.........B...... 0/7 0-0 B A:play 13/8"),
        ("no_ball_left", ".o.........B...... 0/0 0-0 B A:play 13/8"),
        ("not_its_ball", ".o................ 8/8 0-0 A B:play 13/8"),
        ("not_its_ball", ".o.........A...... 7/8 0-0 A A:play 13/8"),
        ("not_its_ball", ".o......B..A...... 7/7 0-0 A A:point2 13/8"),
        ("not_its_ball", ".o......A..B...... 7/7 0-0 A B:shoot:9 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:throws 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:shootjack 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:point4 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:point 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:play7 13/8"),
        ("impossible_stage", ".................. 8/8 0-0 A A:corner 13/8"),
        ("impossible_stage", ".o.........B...... 8/7 0-0 B A:shoot 13/8"),
        ("impossible_stage", ".o.........B...... 8/7 0-0 B A:shoot:11 13/8"),
        ("impossible_stage", ".o.........B...... 8/7 0-0 B A:shoot:2 13/8"),
        ("impossible_stage", ".o.........B...... 8/7 0-0 B A:shoot:19 13/8"),
        ("impossible_stage", ".o......B......... 8/7 0-0 B A:shoot:09 13/8"),
        ("impossible_stage", ".o......A..B...... 7/7 0-0 B A:shoot:9 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:land 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:land34 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:land33 13/8"),
        ("impossible_stage", "...o.............. 8/8 0-0 A A:land44 13/8"),
        ("impossible_stage", ".o..........B..... 8/7 0-0 B A:land643 13/8"),
        ("impossible_stage", ".o..........B..... 8/7 0-0 B A:land067 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:land77 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:land4 13/8"),
        ("impossible_stage", ".o................ 8/8 0-0 A A:land7 13/8"),
        ("not_over", ".o.........B...... 0/0 13-0 A over:A 13/8"),
        ("not_over", ".o................ 0/0 13-0 A over:A 13/8"),
        ("not_over", "..o........A.B.... 0/0 13-0 A over:A 13/8"),
        ("not_over", ".o.........A...... 0/0 14-0 A over:A 13/8"),
        ("not_over", ".o.........A...... 0/1 13-0 A over:A 13/8"),
        ("not_over", "...........A...... 0/0 13-0 A over:A 13/8"),
        ("not_over", "...........A...... 1/1 13-0 A over:A 13/8"),
        ("not_over", "...........A...... 0/1 13-0 A over:A 13/8"),
        ("not_over", ".o......A..A...... 0/0 1-0 A over:A 1/8"),
    ],
)
def test_a_position_that_cannot_be_is_refused(code: str, notation: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Boulomania.parse(notation)
    assert refused.value.code == code
    assert str(refused.value)
