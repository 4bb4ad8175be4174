"""The line protocol: every command, and what it says to nonsense."""

import io
import random
import subprocess
import sys

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.protocol import LONGEST_LINE, Session, serve
from tests.folding import each_of


def talk(*lines: str) -> list[str]:
    """The answers of a new session to those lines."""
    session = Session()
    return [session.answer(line) for line in lines]


def serve_bytes(data: bytes) -> list[str]:
    sink = io.BytesIO()
    serve(Session(), io.BytesIO(data), sink)
    return sink.getvalue().decode().split("\n")[:-1]


def test_a_conversation() -> None:
    assert talk("new boulomania", "play 63", "play jack", "play 2", "state") == [
        *["ok"] * 4,
        ".o................ 8/8 0-0 A A:play 13/8",
    ]


def test_every_question() -> None:
    assert talk(
        "games",
        "new boulomania target=7 balls=4",
        "state",
        "turn",
        "legal",
        "play 36",
        "turn",
        "legal",
        "outcomes",
        "play jack",
        "turn",
        "outcomes",
        "score",
        "outcome",
        "perft 2",
    ) == [
        " ".join(GAMES),
        "ok",
        ".................. 4/4 0-0 A start 7/4",
        "chance",
        "",
        "ok",
        "B",
        "jack",
        "",
        "ok",
        "chance",
        "1=1/6 2=1/6 3=1/6 4=1/6 5=1/6 6=1/6",
        "0 0",
        "-",
        "12",
    ]


def test_probabilities_are_in_lowest_terms() -> None:
    answers = talk("set boulomania .o................ 8/8 0-0 A A:point3 13/8", "outcomes")
    assert answers[1].split()[:3] == ["111=1/216", "112=1/72", "113=1/72"]
    assert "123=1/36" in answers[1].split()


def test_actions_are_sorted_as_text() -> None:
    actions = talk("new boomerang", "legal")[1].split(" ")
    assert len(actions) == 1888
    assert actions == sorted(actions)


def test_a_finished_game() -> None:
    over = "set boulomania ..o.........A..... 0/0 1-0 A over:A 1/1"
    assert talk(over, "turn", "legal", "outcomes", "outcome", "score", "perft 1") == [
        "ok",
        "over",
        "",
        "",
        "A",
        "1 0",
        "0",
    ]


@each_of(
    ("line", "code"),
    [
        ("", "unknown_command"),
        ("  games", "unknown_command"),
        ("GAMES", "unknown_command"),
        ("games please", "too_many_words"),
        ("new", "unknown_game"),
        ("new chess", "unknown_game"),
        ("new boulomania target=100", "option_out_of_range"),
        ("new boulomania balls=0", "option_out_of_range"),
        ("new petanque target=12", "option_out_of_range"),
        ("new petanque balls=-4", "option_out_of_range"),
        ("new carami balls=3", "unknown_option"),
        ("new boulomania colour=1", "unknown_option"),
        ("new boulomania name=1", "unknown_option"),
        ("new petanque self=1", "unknown_option"),
        ("new petanque cls=1", "unknown_option"),
        ("new boomerang cls=1", "unknown_option"),
        ("new carami cls=1", "unknown_option"),
        ("new boulomania target", "bad_option"),
        ("new boulomania target=", "bad_option"),
        ("new boulomania target=1e1", "bad_option"),
        ("new boulomania target=٣", "bad_option"),
        ("new boulomania balls=3 balls=4", "bad_option"),
        ("new boulomania target=99999999999999999999", "bad_option"),
        ("set", "unknown_game"),
        ("set boulomania", "malformed"),
        ("set boulomania .o................ 8/8 0-0", "malformed"),
        ("set boulomania .o...........o.... 8/8 0-0 A A:play 13/8", "two_jacks"),
        ("play c3-c4", "unknown_action"),
        ("play T5.1@e6", "unknown_action"),
        ("play 63", "unknown_action"),
        ("play", "unknown_action"),
        ("play shoot:12", "pit_is_empty"),
        ("perft", "bad_depth"),
        ("perft -1", "bad_depth"),
        ("perft 100", "bad_depth"),
        ("perft two", "bad_depth"),
        ("best easy", "unknown_command"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(line: str, code: str) -> None:
    position = ".o................ 8/8 0-0 A A:play 13/8"
    _, answer, state = talk(f"set boulomania {position}", line, "state")
    assert answer.startswith(f"error {code} ")
    assert state == position


@each_of("roll", ["6", "633", "07", "3 3", "a1", "jack", ""])
def test_a_roll_of_the_wrong_form(roll: str) -> None:
    assert talk("new boulomania", f"play {roll}")[1].startswith("error not_a_roll ")


@each_of("question", ["state", "turn", "legal", "outcomes", "play 1", "score", "outcome", "perft 1"])
def test_no_game_is_on(question: str) -> None:
    assert talk(question)[0].startswith("error no_game ")


def test_a_line_of_a_megabyte_is_answered_once_and_the_next_one_is_read() -> None:
    answers = serve_bytes(b"play " + b"x" * 1_000_000 + b"\ngames\n")
    assert answers == [
        f"error line_too_long a line has at most {LONGEST_LINE} bytes",
        " ".join(GAMES),
    ]


def test_a_last_line_without_an_end() -> None:
    assert serve_bytes(b"games") == [" ".join(GAMES)]


def test_lines_may_end_as_on_windows() -> None:
    assert serve_bytes(b"new carami\r\nturn\r\n") == ["ok", "A"]


@settings(max_examples=300)
@given(st.lists(st.binary(max_size=60).map(lambda line: line.replace(b"\n", b" ")), max_size=5))
def test_garbage_gets_one_line_of_error_each(lines: list[bytes]) -> None:
    answers = serve_bytes(b"".join(line + b"\n" for line in lines) + b"games\n")
    assert answers[-1] == " ".join(GAMES)
    assert len(answers) == len(lines) + 1
    assert all(answer.startswith("error ") for answer in answers[:-1])


def test_half_remembered_commands_never_break_a_session() -> None:
    words = ["new", "set", "play", "legal", "turn", "state", *GAMES, "point2", "63", "-", "A", "1"]
    rng, session = random.Random(3), Session()
    for _ in range(3000):
        answer = session.answer(" ".join(rng.choices(words, k=rng.randrange(1, 4))))
        assert "\n" not in answer


def test_the_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "engine"],
        input=b"\xff\xfe\nnew carami\nplay c3-c4\nplay c3-c4\nstate\nquit\ngames\n",
        capture_output=True,
        check=True,
        timeout=60,
    )
    answers = done.stdout.decode().splitlines()
    assert answers[0].startswith("error unknown_command ")
    assert answers[1:3] == ["ok", "ok"]
    assert answers[3].startswith("error not_your_marble ") or answers[3].startswith("error place_is_empty ")
    assert answers[4] == "BBBBB/BBBBB/BBBBB/.A./AA.AA/AAAAA/AAAAA ..../.... 0/0 0/0 0 B"
    assert len(answers) == 5
    assert done.stderr == b""
