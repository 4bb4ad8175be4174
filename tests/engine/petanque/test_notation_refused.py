"""A text that is no position of the game is refused, with the code of what is wrong with it."""

import pytest

from engine import BadNotation, parse_position
from engine.petanque import Petanque
from tests.folding import each_of


def code_of(notation: str) -> str:
    with pytest.raises(BadNotation) as refused:
        Petanque.parse(notation)
    assert str(refused.value)
    return refused.value.code


@each_of(
    "notation",
    [
        "",
        "-",
        "- -",
        "hello",
        "- - 4/4 0-0 A start",
        "- - 4/4 0-0 A start 13/4 ",
        "- - 4/4 0-0 A start 13/4\n",
        " - - 4/4 0-0 A start 13/4",
        "-  - 4/4 0-0 A start 13/4",
        "- - 4/4 0-0 A  start 13/4",
        "- - 4/4 0-0 A start 13/4 x",
        ".................. 8/8 0-0 A start 13/8",
    ],
)
def test_not_of_the_form(notation: str) -> None:
    assert code_of(notation) == "malformed"


@each_of(
    "balls",
    [
        "",
        "A",
        "34",
        "C34",
        "a34",
        "A3",
        "A340",
        "A04",
        "A30",
        "A74",
        "A37",
        "A34,",
        ",A34",
        "A34;B12",
        "A34,-",
        "-,A34",
        "--",
        "o34",
        "A\uff13\uff14",
    ],
)
def test_not_a_ball(balls: str) -> None:
    assert code_of(f"{balls} 34d 3/4 0-0 A B:play 13/4") == "malformed"


@each_of("jack", ["", "34", "34e", "34D", "d34", "04a", "74a", "37a", "34da", "o", "--"])
def test_not_a_jack(jack: str) -> None:
    assert code_of(f"A35 {jack} 3/4 0-0 A B:play 13/4") == "malformed"


@each_of("left", ["3", "3/", "/4", "3-4", "3/4/0", "03/4", "-1/4", "10/4", "x/4", "\uff13/4"])
def test_not_the_balls_left(left: str) -> None:
    assert code_of(f"A34 34d {left} 0-0 A B:play 13/4") == "malformed"


@each_of("points", ["0", "0-", "-0", "0/0", "00-0", "0-00", "0-07", "-1-0", "x-0", "0:0"])
def test_not_points(points: str) -> None:
    assert code_of(f"A34 34d 3/4 {points} A B:play 13/4") == "malformed"


@each_of("starter", ["", "a", "C", "AB", "-", "0"])
def test_not_a_starter(starter: str) -> None:
    assert code_of(f"A34 34d 3/4 0-0 {starter} B:play 13/4") == "malformed"


@each_of("options", ["", "13", "13/", "/4", "13-4", "013/4", "13/04", "13/4/4", "x/4"])
def test_not_options(options: str) -> None:
    assert code_of(f"A34 34d 3/4 0-0 A B:play {options}") == "malformed"


@each_of(
    "phase",
    [
        "",
        "play",
        "B",
        "B:",
        ":play",
        "C:play",
        "b:play",
        "B:Play",
        "B:shoot34",
        "B:shoot:",
        "B:shoot:34:34",
        "B:play:",
        "B-play",
    ],
)
def test_not_a_phase(phase: str) -> None:
    assert code_of(f"A34 34d 3/4 0-0 A {phase} 13/4") == "malformed"


@each_of("phase", ["A:start", "start:A", "Start", "A:corner:34", "A:corner34:"])
def test_not_a_phase_at_the_start(phase: str) -> None:
    assert code_of(f"- - 4/4 0-0 A {phase} 13/4") == "malformed"


@each_of("phase", ["A:over", "over", "over:", "over:C", "over:-", "over:draw", "over:A:jack"])
def test_not_a_phase_when_it_is_over(phase: str) -> None:
    assert code_of(f"A34,B44 34d 0/0 13-0 A {phase} 13/4") == "malformed"


@each_of(
    "phase",
    ["jump", "point2", "point3", "land44", "play34", "play:34", "point34", "point:34", "point:jack", "shoot"],
)
def test_not_a_phase_of_this_game(phase: str) -> None:
    assert code_of(f"A34,B44 34d 3/3 0-0 A B:{phase} 13/4") == "impossible_stage"


@each_of("target", ["11", "44", "77", "3", "344"])
def test_no_such_target(target: str) -> None:
    """A's ball lies in 34, B's own in 44."""
    assert code_of(f"A34,B44 34d 3/3 0-0 A B:shoot:{target} 13/4") == "impossible_stage"


@each_of("phase", ["A:corner", "A:corner07", "A:corner70", "A:corner3", "A:corner344"])
def test_no_such_cell_to_choose_a_corner_of(phase: str) -> None:
    assert code_of(f"- - 4/4 0-0 A {phase} 13/4") == "impossible_stage"


@pytest.mark.parametrize("phase", ["A:jack34", "A:throw34", "A:jack:jack", "A:throw:34"])
def test_the_jack_is_announced_and_thrown_without_a_cell(phase: str) -> None:
    assert code_of(f"- - 4/4 0-0 A {phase} 13/4") == "impossible_stage"


@pytest.mark.parametrize("balls", ["A34,B34", "A34,A34", "B44,A34,B44"])
def test_two_balls_in_a_cell(balls: str) -> None:
    assert code_of(f"{balls} 34d 2/2 0-0 A B:play 13/4") == "two_balls_in_a_cell"


@each_of("options", ["10/4", "12/4", "14/4", "99/4", "1/4", "0/4", "13/2", "13/9", "13/1", "13/0"])
def test_options_the_game_does_not_have(options: str) -> None:
    balls = options[-1]
    assert code_of(f"- - {balls}/{balls} 0-0 A start {options}") == "option_out_of_range"


@each_of(
    "notation",
    [
        "A34 34d 4/4 0-0 A B:play 13/4",
        "A34,A35,A36,A33 34d 1/0 0-0 A A:play 13/4",
        "B34 34d 3/4 0-0 A A:play 13/4",
        "- 34d 5/4 0-0 A A:play 13/4",
        "- 34d 4/9 0-0 A A:play 13/4",
        "A11,A12,A13,A14 34d 0/3 0-0 A B:play 13/3",
    ],
)
def test_more_balls_than_a_team_has(notation: str) -> None:
    assert code_of(notation) == "too_many_balls"


@each_of(
    "notation",
    [
        "- - 4/4 0-0 B start 13/4",
        "- - 4/4 1-0 A start 13/4",
        "- - 4/4 0-1 A start 13/4",
        "- - 3/4 0-0 A start 13/4",
        "- 34d 4/4 0-0 A start 13/4",
        "A34 - 3/4 0-0 A start 13/4",
    ],
)
def test_not_how_a_game_starts(notation: str) -> None:
    assert code_of(notation) == "not_the_start"


@each_of("phase", ["jack", "throw", "corner34"])
@each_of(
    ("ground", "starter"),
    [
        ("- - 4/4", "B"),  # only the starting team throws the jack
        ("- - 3/4", "A"),
        ("- - 4/3", "A"),
        ("- 34d 4/4", "A"),
        ("A34 - 3/4", "A"),
        ("A34 34d 3/4", "A"),
    ],
)
def test_no_ball_before_the_jack(phase: str, ground: str, starter: str) -> None:
    assert code_of(f"{ground} 0-0 {starter} A:{phase} 13/4") == "end_not_started"


@each_of("phase", ["play", "point", "shoot:34", "shoot:jack"])
@each_of("ground", ["- - 4/4", "B34 - 4/3"])
def test_no_ball_without_a_jack(phase: str, ground: str) -> None:
    assert code_of(f"{ground} 0-0 A A:{phase} 13/4") == "no_jack"


@each_of("phase", ["play", "point", "shoot:34", "shoot:jack"])
@each_of("left", ["0/3", "0/0"])
def test_a_team_without_balls_does_not_play(phase: str, left: str) -> None:
    assert code_of(f"B34 34d {left} 0-0 A A:{phase} 13/4") == "no_ball_left"


@pytest.mark.parametrize("phase", ["play", "point", "shoot:44", "shoot:jack"])
def test_the_team_that_is_nearest_does_not_play(phase: str) -> None:
    assert code_of(f"A34,B44 34d 3/3 0-0 A A:{phase} 13/4") == "not_its_ball"


@pytest.mark.parametrize("phase", ["play", "point", "shoot:jack"])
def test_the_first_ball_is_the_starting_teams(phase: str) -> None:
    assert code_of(f"- 34d 4/4 0-0 A B:{phase} 13/4") == "not_its_ball"
    assert code_of(f"- 34d 4/4 0-0 B A:{phase} 13/4") == "not_its_ball"


@each_of(
    "notation",
    [
        "- - 4/4 13-0 A A:jack 13/4",
        "- - 4/4 0-14 B B:throw 13/4",
        "A34 34d 3/4 11-0 A B:play 11/4",
        "A34 34d 3/4 999-0 A B:play 11/4",
        "A34,B44 34d 0/0 13-13 A over:A 13/4",
        "A34,B44 34d 0/0 11-11 A over:B 11/4",
    ],
)
def test_the_game_was_over_before(notation: str) -> None:
    assert code_of(notation) == "points_past_target"


@pytest.mark.parametrize(
    "notation",
    [
        "A34,B44 34d 0/0 12-0 A over:A 13/4",
        "A34,B44 34d 0/0 10-0 A over:A 11/4",
        "A34,A44,A45,A35 34d 0/0 17-0 A over:A 13/4",  # 12 and 4 are 16
        "A34,A44,A45 34d 0/0 14-0 A over:A 11/3",
    ],
)
def test_the_winner_cannot_have_those_points(notation: str) -> None:
    assert code_of(notation) == "target_not_reached"


@each_of(
    "notation",
    [
        "A34,B44 34d 0/0 0-13 A over:B 13/4",  # A is nearest
        "A34,B44 34d 1/0 13-0 A over:A 13/4",  # a ball is still to be played
        "A34,B44 34d 0/1 13-0 A over:A 13/4",
        "- 34d 0/0 13-0 A over:A 13/4",  # nobody scored
        "A34,B44 34d 0/0 14-0 A over:A 13/4",  # one point was scored, so there were 13 before
        "A34,A44,B45 34d 0/0 15-0 A over:A 13/4",
        "A34 - 2/1 13-0 A over:A 13/4",  # the jack is out, but B had a ball left
        "A34 - 0/1 13-0 A over:A 13/4",
        "A34 - 0/0 13-0 A over:A 13/4",
        "A34 - 1/0 14-0 A over:A 13/4",
    ],
)
def test_the_last_end_did_not_win_it(notation: str) -> None:
    assert code_of(notation) == "not_over"


def test_another_games_position() -> None:
    with pytest.raises(BadNotation):
        parse_position("petanque", "....o............. 8/8 0-0 A A:play 13/8")
