"""`best` in the line protocol, and what it says to nonsense."""

import subprocess
import sys
from threading import Event, Thread
from unittest.mock import Mock

import pytest

from engine import GAMES
from players import LEVELS
from players.effort import Effort
from players.protocol import ENOUGH, PlayerSession, hear_enough
from tests.folding import each_of
from tests.games import DUELS

SET = "set boulomania .o................ 8/8 0-0 A A:play 13/8"


def talk(*lines: str) -> list[str]:
    session = PlayerSession()
    return [session.answer(line) for line in lines]


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_is_legal_and_is_not_played(level: str) -> None:
    _, legal, before, best, after = talk(SET, "legal", "state", f"best {level}", "state")
    assert best in legal.split()
    assert after == before


@pytest.mark.parametrize("game", DUELS)
def test_the_same_seed_and_position_give_the_same_answer(game: str) -> None:
    answers = {talk(f"new {game}", "best easy seed=7")[1] for _ in range(3)}
    assert len(answers) == 1
    assert len({talk(f"new {game}", f"best easy seed={seed}")[1] for seed in range(6)}) > 1


def test_asking_twice_in_a_session_is_the_same_as_asking_once() -> None:
    _, first, second = talk("new carami", "best easy seed=5", "best easy seed=5")
    assert first == second


@pytest.mark.parametrize("options", ["ms=50", "ms=1 seed=3", "seed=-3 ms=1", "seed=18446744073709551615"])
def test_options_in_any_order(options: str) -> None:
    _, legal, best = talk("new boomerang", "legal", f"best hard {options}")
    assert best in legal.split()


@each_of(
    ("line", "code"),
    [
        ("best", "unknown_level"),
        ("best grandmaster", "unknown_level"),
        ("best NORMAL", "unknown_level"),
        ("best seed=3", "unknown_level"),
        ("best normal please", "bad_option"),
        ("best normal seed=", "bad_option"),
        ("best normal seed=x", "bad_option"),
        ("best normal seed=٣", "bad_option"),
        ("best normal seed=1 seed=2", "bad_option"),
        ("best normal ms=0", "option_out_of_range"),
        ("best normal ms=-5", "option_out_of_range"),
        ("best normal ms=1e3", "bad_option"),
        ("best normal seed=18446744073709551616", "option_out_of_range"),
        ("best normal depth=3", "unknown_option"),
        ("best hard " + "9" * 40, "bad_option"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(line: str, code: str) -> None:
    _, before, answer, after = talk(SET, "state", line, "state")
    assert answer.startswith(f"error {code} ")
    assert "\n" not in answer
    assert after == before


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_its_chance_to_win(game: str) -> None:
    session = PlayerSession()
    for line in (f"new {game}", "play 63", "play jack", "play 2", "play 34", "play corner:a"):
        session.answer(line)  # what a game does not know it refuses
    legal, values, chance = (session.answer(line) for line in ("legal", "values ms=200", "chance ms=200"))
    judged = dict(value.split("=") for value in values.split())
    assert list(judged) == legal.split()
    assert all(0 <= float(each) <= 1 for each in (*judged.values(), chance))


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("boulomania ..o....B.......... 1/0 46-19 B A:land35 50/1", "0.999999"),
        ("boulomania ..o....A.......... 0/1 46-19 A B:land35 50/1", "0.000001"),
        ("petanque B16,B46,A25,B66,B15 33d 1/0 12-9 A A:point 13/5", "1.000000"),
    ],
)
def test_only_what_is_certain_is_told_as_certain(position: str, told: str) -> None:
    """A hint says 100 % where it reads 1; who is 27 points ahead is only nearly there."""
    assert talk(f"set {position}", "chance")[1] == told


def test_the_chance_while_dice_are_in_the_air_is_of_who_threw() -> None:
    shots = ("B34 34a 2/0 12-12 B A:shoot:jack 13/4", "A34 34a 0/2 12-12 A B:shoot:jack 13/4")
    chances = [float(talk(f"set petanque {shot}", "chance")[1]) for shot in shots]
    assert chances[0] == pytest.approx(chances[1])


@pytest.mark.parametrize("line", ["values", "chance"])
def test_what_is_asked_of_a_position_is_checked(line: str) -> None:
    assert talk(line)[0].startswith("error no_game ")
    over = "set boulomania ..o.........A..... 0/0 1-0 A over:A 1/1"
    assert talk(over, line)[1].startswith("error nobody_to_move ")
    answers = talk("new carami", f"{line} ms=0", f"{line} seed=1", f"{line} expert")[1:]
    codes = ["option_out_of_range", "unknown_option", "bad_option"]
    assert [answer.split()[1] for answer in answers] == codes


def test_nobody_is_to_move() -> None:
    over = "set boulomania ..o.........A..... 0/0 1-0 A over:A 1/1"
    for level in LEVELS:
        for start in ("new boulomania", over):
            assert talk(start, f"best {level}")[1].startswith("error nobody_to_move ")


def test_no_game_is_on() -> None:
    assert talk("best normal")[0].startswith("error no_game ")


def test_everything_else_is_as_in_the_engine() -> None:
    assert talk("games", "new carami", "turn", "chess")[:3] == [" ".join(GAMES), "ok", "A"]
    assert talk("chess")[0].startswith("error unknown_command ")


def test_the_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "players"],
        input=b"new boulomania\nbest normal\nplay 63\nbest normal seed=1\nquit\ngames\n",
        capture_output=True,
        check=True,
        timeout=60,
    )
    answers = done.stdout.decode().splitlines()
    assert answers[0] == "ok"
    assert answers[1].startswith("error nobody_to_move ")
    assert answers[2:] == ["ok", "jack"]
    assert done.stderr == b""


NEVER_ENDING = """
import runpy, players.judging
from players.effort import Effort
players.judging.best_effort = lambda position, ms: Effort.within(10**15, ms)
runpy.run_module("players", run_name="__main__")
"""


@pytest.mark.parametrize("question", ["values", "chance"])
@pytest.mark.parametrize("game", DUELS)
def test_told_that_it_is_enough_it_answers_with_the_best_it_has(game: str, question: str) -> None:
    command, answered = [sys.executable, "-c", NEVER_ENDING], Event()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        print(f"new {game}", file=process.stdin, flush=True)
        assert process.stdout.readline() == "ok\n", "it can be told by now"
        telling = Thread(target=_tell_until, args=(answered, process))
        telling.start()
        print(f"{question} ms=9000000\nturn", file=process.stdin, flush=True)
        answer, turn = process.stdout.readline(), process.stdout.readline()
        answered.set()
        telling.join()
        process.stdin.close()
    assert answer
    assert not answer.startswith("error")
    assert turn == "A\n", "it goes on"


def _tell_until(answered: Event, process: subprocess.Popen[str]) -> None:
    assert ENOUGH is not None
    while not answered.wait(0.05):
        process.send_signal(ENOUGH)


def test_enough_is_meant_for_one_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Effort, "is_in_vain", True)
    assert Effort.within(9, ms=9000).is_spent(1)
    assert not Effort(9).is_spent(1), "who has no limit is not in a hurry"
    talk("new carami")
    assert not Effort.within(9, ms=9000).is_spent(1)


def test_where_there_is_no_such_signal_none_is_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    listened = Mock()
    monkeypatch.setattr("players.protocol.signal.signal", listened)
    hear_enough()
    listened.assert_called_once()
    monkeypatch.setattr("players.protocol.ENOUGH", None)
    hear_enough()
    listened.assert_called_once()
