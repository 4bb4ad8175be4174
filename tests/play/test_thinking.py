"""The computer thinks in processes: in time, also when one is killed or late, and nothing is left of them."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from engine import GAMES, Position, new_game, parse_position
from play import Play, thinking
from play.challenges import seats_against_computer
from play.checking import check_all
from play.people import Member
from play.refusals import Refusal
from play.thinking import COMMAND, Hurried, Thinker, Thinking
from play.views import Venue
from players import LEVELS, best_action
from tests.processes import GONE_SECONDS, is_gone

ROOT = Path(__file__).parents[2]
CARAMI = new_game("carami")
SLOW = ("-c", "import time; time.sleep(600)")


def pids(parent: int | None = None) -> set[int]:
    """The processes that a process has started and not yet heard the end of: none may be left as a zombie."""
    found: set[int] = set()
    for task in (Path("/proc") / str(parent or os.getpid()) / "task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has just ended
            found.update(map(int, (task / "children").read_text().split()))
    return found


def wait_for_new(before: set[int], parent: int | None = None) -> set[int]:
    """The processes that have been started since, one at least."""
    until = time.monotonic() + GONE_SECONDS
    while not (new := pids(parent) - before):
        assert time.monotonic() < until, "none was started"
        time.sleep(0.02)
    return new


def wait_until_asked(mind: Thinking) -> None:
    """Wait until every process has something to think about."""
    until = time.monotonic() + GONE_SECONDS
    while not mind._idle.empty():
        assert time.monotonic() < until, "nobody is asked"
        time.sleep(0.01)


@pytest.fixture
async def mind() -> AsyncIterator[Thinking]:
    """The processes that think; none is left at the end."""
    before, opened = pids(), Thinking()
    yield opened
    opened.close()
    assert pids() == before


async def pid_of(mind: Thinking) -> int:
    """The one process that has been started by then."""
    before = pids()
    await mind.choose(CARAMI, "easy")
    (pid,) = pids() - before
    return pid


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_it_plays_what_it_would_play_here(mind: Thinking, game: str) -> None:
    position, rng = new_game(game), random.Random(1)
    while position.turn not in ("A", "B"):
        cast = position.cast
        position, _ = position.apply(rng.choice(cast.throws) if cast else position.automatic or "")
    for level in LEVELS:
        assert await mind.choose(position, level) in position.legal_actions()


async def test_chance_is_given_to_it(mind: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it plays in a process what it would have played here."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 5)
    here = best_action(CARAMI, "normal", random.Random(5))
    assert [await mind.choose(CARAMI, "normal") for _ in range(3)] == [here] * 3


async def test_one_process_is_enough_while_one_thing_is_asked_at_a_time(mind: Thinking) -> None:
    before = pids()
    await pid_of(mind)
    await mind.choose(CARAMI, "easy")
    assert len(pids() - before) == 1


async def test_no_more_than_two_at_once(mind: Thinking) -> None:
    before = pids()
    await asyncio.gather(*(mind.choose(CARAMI, "normal") for _ in range(20)))
    assert len(pids() - before) == 2


async def test_questions_are_answered_in_turn() -> None:
    mind, done = Thinking(processes=1), list[int]()

    async def ask(number: int) -> None:
        for _ in range(3):
            await mind.choose(CARAMI, "normal")
            done.append(number)

    await asyncio.gather(*map(ask, range(5)))
    mind.close()
    assert done == [*range(5)] * 3


async def test_four_tables_have_their_answers_in_time(
    mind: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has its share of the time, however long the others would like to think."""
    now, shares = 0.0, list[float]()

    def pass_by() -> None:
        nonlocal now
        now += max(shares[-2:])

    both = threading.Barrier(2, action=pass_by)

    def think(
        thinker: Thinker, position: Position, question: str, seconds: float, called_off: threading.Event
    ) -> str:
        """Think for all of that time, at the same time as the other process does."""
        shares.append(seconds)
        both.wait()
        return "a3-a4"

    monkeypatch.setattr(Thinker, "ask", think)
    monkeypatch.setattr(thinking, "monotonic", lambda: now)
    idle = [mind._idle.get() for _ in range(2)]
    asked = [asyncio.create_task(mind.choose(CARAMI, "easy")) for _ in range(4)]
    await asyncio.sleep(0)  # all four are known before anybody thinks
    for thinker in idle:
        mind._idle.put(thinker)
    await asyncio.gather(*asked)
    half = (thinking.SECONDS - thinking.ANSWER_SECONDS) / 2
    assert shares[:2] == pytest.approx([half, half])
    assert min(shares) > 0.49 * half  # the last two may not know yet that the first two are done
    assert now < thinking.SECONDS


@pytest.mark.slow
async def test_every_action_has_its_chance(mind: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = await mind.judge(CARAMI)
    assert set(judged) == set(CARAMI.legal_actions())
    assert all(0 <= chance <= 1 for chance in judged.values())
    monkeypatch.setattr(thinking, "COMMAND", ("/nowhere/python",))
    for pid in pids():
        os.kill(pid, signal.SIGKILL)
    with pytest.raises(Refusal) as refused:
        await mind.judge(CARAMI)
    assert refused.value.code == "not-now"


@pytest.mark.parametrize(("waiting", "is_hurried"), [(0, False), (3, True)])
async def test_a_judgement_says_whether_others_were_waiting(
    monkeypatch: pytest.MonkeyPatch, waiting: int, is_hurried: bool
) -> None:
    """A hint that was found in a hurry is not to be remembered."""
    monkeypatch.setattr(thinking, "monotonic", lambda: 0.0)
    monkeypatch.setattr(Thinking, "waiting", waiting)
    monkeypatch.setattr(Thinker, "ask", lambda *_: "c3-c4=0.500000")
    mind = Thinking()
    judged = await mind.judge(CARAMI)
    mind.close()
    assert judged == {"c3-c4": 0.5}
    assert isinstance(judged, Hurried) == is_hurried


async def test_killed_in_the_middle_it_is_made_anew(mind: Thinking) -> None:
    pid = await pid_of(mind)
    os.kill(pid, signal.SIGSTOP)
    asked = asyncio.create_task(mind.choose(CARAMI, "normal"))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)
    assert await asked in CARAMI.legal_actions()
    assert is_gone(pid)
    assert await pid_of(mind) != pid


async def test_a_process_that_is_late_is_given_up(mind: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    pid = await pid_of(mind)
    monkeypatch.setattr(thinking, "GRACE_SECONDS", 0.2)
    os.kill(pid, signal.SIGSTOP)
    assert await mind.choose(CARAMI, "normal") in CARAMI.legal_actions()
    assert is_gone(pid)


async def test_where_no_process_can_be_started(mind: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "COMMAND", ("/nowhere/python",))
    assert await mind.choose(CARAMI, "normal") in CARAMI.legal_actions()
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-c", "print('error of_ours what?')"))
    assert await mind.choose(CARAMI, "normal") in CARAMI.legal_actions()


async def test_what_stands_in_for_a_process_keeps_nobody_waiting(
    mind: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked for in a thread: boards of other tables are shown meanwhile."""
    threads = list[threading.Thread]()

    def note(position: Position, rng: random.Random, ms: int) -> str:
        threads.append(threading.current_thread())
        return position.legal_actions()[0]

    monkeypatch.setattr(thinking, "COMMAND", ("/nowhere/python",))
    monkeypatch.setattr(thinking, "choose", note)
    assert await mind.choose(CARAMI, "normal") == CARAMI.legal_actions()[0]
    assert threads
    assert threading.main_thread() not in threads


async def test_it_ends_when_nothing_is_asked_for_a_while(
    mind: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "IDLE_SECONDS", 0.05)
    pid = await pid_of(mind)
    assert await asyncio.to_thread(is_gone, pid)
    assert await pid_of(mind) != pid


async def test_closing_ends_what_is_being_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, *SLOW))
    before, mind = pids(), Thinking()
    asked = asyncio.create_task(mind.choose(CARAMI, "normal"))
    await asyncio.to_thread(wait_for_new, before)
    mind.close()
    assert pids() == before
    assert await asked in CARAMI.legal_actions()


async def test_what_waits_is_told_and_decided_also_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, *SLOW))
    before, mind = pids(), Thinking(processes=1)
    asked = [asyncio.create_task(mind.choose(CARAMI, "easy")) for _ in range(3)]
    await asyncio.to_thread(wait_for_new, before)
    assert mind.waiting == 2
    for thinker in mind._thinkers:
        thinker.close()
    assert {await each in CARAMI.legal_actions() for each in asked} == {True}
    assert (mind.waiting, pids()) == (0, before), "no other process was started for them"
    mind.close()


UNTIL_ENOUGH = """
import signal
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
while True:
    position, question = input(), input()
    if "expert" in question:
        signal.sigwait({signal.SIGUSR1})
    print("ok\\nanswer", flush=True)
"""
"""A player who thinks about the expert's decisions until it is told that it is enough."""


async def test_who_does_not_want_to_know_any_more_sets_the_process_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-c", UNTIL_ENOUGH))
    monkeypatch.setattr(thinking, "SECONDS_OF", {"expert": 600.0})
    mind = Thinking(processes=1)
    pid = await pid_of(mind)
    asked = asyncio.create_task(mind.choose(CARAMI, "expert"))
    await asyncio.to_thread(wait_until_asked, mind)
    asked.cancel()
    async with asyncio.timeout(GONE_SECONDS):
        assert await mind.choose(CARAMI, "easy") == "answer"
    assert pid in pids(), "it need not be made anew"
    mind.close()


async def test_what_is_called_off_while_a_process_starts_is_not_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It could not be told yet that nobody waits."""
    starting, going_on, start = threading.Event(), threading.Event(), thinking._start

    def start_slowly() -> subprocess.Popen[bytes]:
        starting.set()
        going_on.wait(GONE_SECONDS)
        return start()

    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-c", UNTIL_ENOUGH))
    monkeypatch.setattr(thinking, "SECONDS_OF", {"expert": 600.0})
    monkeypatch.setattr(thinking, "_start", start_slowly)
    mind = Thinking(processes=1)
    asked = asyncio.create_task(mind.choose(CARAMI, "expert"))
    await asyncio.to_thread(starting.wait, GONE_SECONDS)
    asked.cancel()
    await asyncio.wait([asked])
    going_on.set()
    async with asyncio.timeout(GONE_SECONDS):
        assert await mind.choose(CARAMI, "easy") == "answer"
    mind.close()


def test_it_knows_the_rules_and_nothing_else() -> None:
    """Anything else that is loaded takes memory in both processes."""
    loaded = "import players.protocol, sys; print(*sys.modules)"
    done = subprocess.run([COMMAND[0], "-c", loaded], cwd=ROOT, capture_output=True, check=True, text=True)
    rooms = {name.partition(".")[0] for name in done.stdout.split()}
    assert {"engine", "players"} <= rooms
    assert not rooms & {"bot", "cogs", "play", "store", "render", "words", "discord", "sqlalchemy", "PIL"}


async def test_a_match_goes_on_whatever_becomes_of_the_processes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.tables.Thinking", Thinking)
    play, before = await Play.open(sqlite_url, languages=(), themes=()), pids()
    seats = seats_against_computer(Member(1, "Anna"), "Computer", "normal")
    view = await play.driver.start("carami", {}, seats, Venue(7, 1, "en"), nonce="start")
    for number in range(6):
        assert view.seat is not None
        for pid in pids() - before:
            os.kill(pid, signal.SIGKILL)
        position = parse_position("carami", view.table.notation)
        view = await play.driver.act(view.table, None, 1, position.legal_actions()[0], f"{number}")
        assert not view.table.computer_due
    assert not (await check_all(play.store)).problems
    await play.close()
    assert pids() == before


TERMINAL = (sys.executable, "-m", "play", "carami", "easy")


def start_terminal() -> subprocess.Popen[bytes]:
    """A game in a terminal, in which it is the computer's turn."""
    pipe = subprocess.PIPE
    terminal = subprocess.Popen(
        TERMINAL, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
    )
    assert terminal.stdin is not None
    terminal.stdin.write(b"1\n")
    terminal.stdin.flush()
    return terminal


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_it_ends_with_a_game_in_a_terminal(number: signal.Signals) -> None:
    """Ctrl-C goes to all that the terminal runs: nothing of it is left, and nobody reads a traceback."""
    with start_terminal() as terminal:
        (pid,) = wait_for_new(set(), terminal.pid)
        os.killpg(terminal.pid, number)
        assert terminal.stdin is not None
        terminal.stdin.close()
        terminal.wait(GONE_SECONDS)
        assert terminal.stderr is not None
        assert b"Traceback" not in terminal.stderr.read()
    assert is_gone(pid)
