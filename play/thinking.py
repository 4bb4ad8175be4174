"""The computer's decisions, made in processes that know the rules and how to play, and nothing else.

Each speaks the protocol of `python -m players`. It is started when there is something to decide, ends when
there was nothing for a while, and ends with the bot in any case, as its input is closed then.
"""

import asyncio
import os
import random
import secrets
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from queue import LifoQueue
from threading import Event, Lock, Timer
from time import monotonic
from types import MappingProxyType
from typing import NamedTuple

import players
from engine import Position
from play.refusals import Refusal
from play.workers import DYING_SECONDS, Worker, stand_back
from players.plain import choose
from players.protocol import ENOUGH

PROCESSES = 2
"""How many decisions are thought about at the same time; the others wait in the order they came in."""
SECONDS = 0.8
"""How long whoever asks waits for a decision: then the best that was found is played."""
SECONDS_OF: Mapping[str, float] = MappingProxyType({"expert": 2.0})
"""The same for levels that may take longer."""
ANSWER_SECONDS = 0.06
"""How much earlier thinking has to end, so that the answer comes in time."""
LEAST_SECONDS = 0.02
"""How long every decision is thought about at least, however many wait."""
IN_FULL = 0.75
"""The share of its time that a judgement has to have to be as good as any."""
GRACE_SECONDS = 1.0
"""How long after its time a process that has not answered is given up."""
START_SECONDS = 3.0
"""How much more time a process has that was just started."""
INSTEAD_MS = 20
"""How long the plain player thinks that plays in place of a process that has not answered."""
NICENESS = 5
"""The niceness of these processes: lower than that of films, as somebody waits for each decision."""
IDLE_SECONDS = 300.0
"""After so long without a decision, the processes are ended."""
COMMAND = (sys.executable, "-m", "players")
ONE_THREAD: Mapping[str, str] = MappingProxyType({"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"})
"""Tells numeric libraries to use one core and leave the others alone."""


class NoAnswer(Exception):
    """A process that has died, is late, or does not understand."""


class Hurried(dict[str, float]):
    """Chances to win that were found in less than the usual time, as others were waiting."""


class Answer(NamedTuple):
    """What a process has answered, and for how long it could think."""

    words: str
    seconds: float


class Thinking:
    """Decides for the computer at all tables, in the order in which they ask; each asks for one at a time."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self._asking = Worker("thinking", processes)
        self._thinkers = [Thinker() for _ in range(processes)]
        self._idle: LifoQueue[Thinker] = LifoQueue()  # a process that runs already is asked first
        for thinker in self._thinkers:
            self._idle.put(thinker)
        self._ending: asyncio.TimerHandle | None = None

    async def choose(self, position: Position, level: str) -> str:
        """What the computer plays for the side on turn: in time, even if no process answers.

        Cancelling it frees the process for the next decision.
        """
        seed, until = secrets.randbits(63), monotonic() + SECONDS_OF.get(level, SECONDS)
        try:
            return (await self._ask(position, f"best {level} seed={seed}", until)).words
        except NoAnswer:  # in a thread, so that nobody else has to wait for it
            return await asyncio.to_thread(choose, position, random.Random(seed), INSTEAD_MS)

    async def judge(self, position: Position) -> dict[str, float]:
        """The chance to win that each action leaves to the side on turn, `Hurried` if others were waiting.

        Raises `Refusal` if no process answers: a hint that is not good is not given.
        """
        try:
            answer = await self._ask(position, "values", monotonic() + SECONDS_OF["expert"])
        except NoAnswer:
            raise Refusal("not-now") from None
        pairs = (word.rsplit("=", 1) for word in answer.words.split())
        judged = {action: float(chance) for action, chance in pairs}
        return judged if answer.seconds >= IN_FULL * SECONDS_OF["expert"] else Hurried(judged)

    async def _ask(self, position: Position, question: str, until: float) -> Answer:
        """The answer of a process, by then or soon after. Raises `NoAnswer`."""
        self._stay_awake()
        asked, called_off = list[Thinker](), Event()
        try:
            return await self._asking.run(self._ask_idle, position, question, until, asked, called_off)
        except asyncio.CancelledError:
            called_off.set()
            for thinker in asked:
                thinker.hurry()
            raise
        finally:
            self._stay_awake()
            self._ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end_idle)

    @property
    def waiting(self) -> int:
        """How many decisions wait for a free process."""
        return self._asking.waiting

    def _stay_awake(self) -> None:
        if self._ending is not None:
            self._ending.cancel()

    def _ask_idle(
        self, position: Position, question: str, until: float, asked: list["Thinker"], called_off: Event
    ) -> Answer:
        """Ask a process that has nothing to do; it is in `asked` while it thinks."""
        thinker = self._idle.get()
        asked.append(thinker)
        seconds = self._share(until - monotonic())
        try:
            return Answer(thinker.ask(position, question, seconds, called_off), seconds)
        finally:
            asked.clear()
            self._idle.put(thinker)

    def _share(self, left: float) -> float:
        """The share of the time left that one decision may take, so that those who wait get theirs."""
        fair = (left - ANSWER_SECONDS) * len(self._thinkers) / (len(self._thinkers) + self.waiting)
        return max(LEAST_SECONDS, fair)

    def _end_idle(self) -> None:
        for thinker in self._thinkers:
            thinker.end()

    def close(self) -> None:
        """End every process, whatever it is doing."""
        self._stay_awake()
        self._asking.close()
        for thinker in self._thinkers:
            thinker.close()


class Thinker:
    """One process, started again if it has died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._starting = Lock()
        self._closed = False

    def ask(self, position: Position, question: str, seconds: float, called_off: Event) -> str:
        """The process's answer after thinking for so long. Raises `NoAnswer`, and ends the process then.

        What was called off while the process started is not asked; the process is then ready for the next.
        """
        lines = f"set {position.name} {position}\n{question} ms={round(1000 * seconds)}\n"
        limit = seconds + GRACE_SECONDS + (START_SECONDS if self._process is None else 0)
        try:
            process = self._present()
            if called_off.is_set():
                raise NoAnswer
            is_set, answer = _ask(process, lines, limit)
        except (OSError, ValueError):  # a pipe that is broken, or was closed meanwhile
            is_set = answer = ""
        if is_set != "ok" or not answer or answer.startswith("error "):
            self.end()
            raise NoAnswer
        return answer

    def _present(self) -> subprocess.Popen[bytes]:
        """The process, started if there is none. Raises `NoAnswer` once this is closed."""
        with self._starting:
            if self._closed:
                raise NoAnswer
            self._process = self._process or _start()
            return self._process

    def hurry(self) -> None:
        """Let the process answer at once, as nobody waits for it any more."""
        process = self._process
        if process is not None and ENOUGH is not None:
            process.send_signal(ENOUGH)

    def end(self) -> None:
        """End the process; another is started when there is something to decide."""
        with self._starting:
            process, self._process = self._process, None
            if process is not None:
                _end(process)

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        self.end()


def _start() -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(players.__file__).parents[1],
        env={**os.environ, **ONE_THREAD},
        start_new_session=True,  # Ctrl-C is meant for the bot, which then ends this process
    )
    stand_back(process.pid, NICENESS)
    return process


def _ask(process: subprocess.Popen[bytes], question: str, limit: float) -> tuple[str, str]:
    """The two lines of its answer. A process that is late is killed, and its lines are empty."""
    assert process.stdin is not None
    assert process.stdout is not None
    late = Timer(limit, process.kill)
    late.daemon = True
    late.start()
    try:
        process.stdin.write(question.encode())
        process.stdin.flush()
        first, second = process.stdout.readline(), process.stdout.readline()
    finally:
        late.cancel()
    return first.decode().strip(), second.decode().strip()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(DYING_SECONDS)
    for pipe in filter(None, (process.stdin, process.stdout)):
        with suppress(OSError):
            pipe.close()
