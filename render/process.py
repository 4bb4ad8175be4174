"""Drawing in a process of its own, to which an event loop speaks without a thread in between.

Threads of one process compute in turn: those that draw hold up the one that answers members. A process of
its own leaves it alone, at the price of some memory. It knows the rules and how to draw, and nothing else.
"""

import asyncio
import logging
import os
import pickle
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from struct import Struct
from time import monotonic
from traceback import format_exc
from typing import Any, BinaryIO, Literal, ParamSpec, Self, TypeVar, cast

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "render")
LENGTH = Struct("<I")
"""What comes before each question and answer: how many bytes it has."""
LATE_SECONDS = 2.0
"""After so long without an answer to anything, the process is given up."""
IDLE_SECONDS = 300.0
"""After so long without a question, it is ended."""
START_SECONDS = 8.0
"""How much more time it has for its first answer."""
WATCH_SECONDS = 1.0
"""The pause between two looks at whether it is late or idle."""

P = ParamSpec("P")
R = TypeVar("R")

Kind = Literal["result", "failure"]


class NotDrawn(Exception):
    """The process is not there, or has ended before it answered."""


class _Hearing(asyncio.SubprocessProtocol):
    """Cuts what a process writes into its answers."""

    def __init__(self, hear: Callable[[Kind, Any], None], lose: Callable[[], None]) -> None:
        self._hear, self._lose = hear, lose
        self._unread = bytearray()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._unread += data
        while len(self._unread) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(self._unread)[0]
            if len(self._unread) < end:
                return
            answer = bytes(self._unread[LENGTH.size : end])
            del self._unread[:end]
            self._hear(*_read(answer))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._lose()


class DrawingProcess:
    """One process, which does what it is asked for, one thing after the other.

    It ends when there was nothing to do for a while, and with the bot in any case: its input is closed then.
    """

    def __init__(self) -> None:
        self._transport: asyncio.SubprocessTransport | None = None
        self._input: asyncio.WriteTransport
        self._watching: asyncio.Task[None]
        self._asked: deque[asyncio.Future[Any]] = deque()
        """What is not answered yet, in order."""
        self._last_at = 0.0
        """When it last answered, or was asked although it had nothing to do."""

    @property
    def waiting(self) -> int:
        """How many questions wait behind the one that is being answered."""
        return max(0, len(self._asked) - 1)

    @classmethod
    async def start(cls, first: Callable[[], object] = os.getpid) -> Self:
        """Start a process, and wait until it has tried something first. Raises `NotDrawn` and `OSError`."""
        drawing, loop = cls(), asyncio.get_running_loop()
        drawing._transport, _ = await loop.subprocess_exec(
            lambda: _Hearing(drawing._hear, drawing._lose),
            *COMMAND,
            stderr=None,
            cwd=Path(__file__).parents[1],
            start_new_session=True,  # Ctrl-C is meant for the bot, which then ends this process
        )
        drawing._input = cast(asyncio.WriteTransport, drawing._transport.get_pipe_transport(0))
        drawing._watching = asyncio.create_task(drawing._watch())
        answer = drawing.ask(first)
        drawing._last_at += START_SECONDS
        try:
            await asyncio.wait([answer])
        except asyncio.CancelledError:
            drawing.end()
            raise
        if isinstance(error := answer.exception(), NotDrawn):
            raise error
        return drawing

    def ask(self, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[R]:
        """Let the process call `work`, which it has to be able to import; all has to be picklable.

        Raises what the work raises, and `NotDrawn`.
        """
        answer: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        if self._transport is None:
            answer.set_exception(NotDrawn())
            return answer
        if not self._asked:
            self._last_at = monotonic()
        self._input.write(_framed((work, args, kwargs)))
        self._asked.append(answer)
        return answer

    def _hear(self, kind: Kind, value: Any) -> None:
        self._last_at = monotonic()
        if self._asked:  # otherwise it was given up meanwhile
            _tell(self._asked.popleft(), kind, value)

    def _lose(self) -> None:
        if self._transport is not None:
            log.warning("the process that draws has ended: threads draw, until there is another")
            self.end()

    async def _watch(self) -> None:
        """End the process once it is late, or has been idle for long."""
        while self._transport is not None:
            await asyncio.sleep(WATCH_SECONDS)
            waited = monotonic() - self._last_at
            if self._asked and waited > LATE_SECONDS:
                log.warning("the process that draws is late: threads draw, until there is another")
                self.end()
            elif not self._asked and waited > IDLE_SECONDS:
                self.end()

    def end(self) -> None:
        """End the process for good, whatever it is doing; what it has not answered is not drawn."""
        transport, self._transport = self._transport, None
        if transport is None:
            return
        with suppress(ProcessLookupError):
            transport.kill()
        transport.close()
        self._watching.cancel()
        while self._asked:
            _tell(self._asked.popleft(), "failure", NotDrawn())


def _read(answer: bytes) -> tuple[Kind, Any]:
    """An answer. An error that cannot be read is one, too: else the next answer would be taken for it."""
    try:
        kind, value = pickle.loads(answer)
    except Exception as error:
        return "failure", error
    return kind, value


def _tell(answer: asyncio.Future[Any], kind: Kind, value: Any) -> None:
    """Give the answer to whoever asked, if they still wait for it."""
    if answer.done():
        return
    if kind == "result":
        answer.set_result(value)
    else:
        answer.set_exception(value)


def _framed(value: object) -> bytes:
    packed = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(packed)) + packed


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other, until whoever asks is gone."""
    while len(length := questions.read(LENGTH.size)) == LENGTH.size:
        answers.write(_framed(_answer(questions.read(*LENGTH.unpack(length)))))
        answers.flush()


def _answer(question: bytes) -> tuple[Kind, object]:
    try:
        work, args, kwargs = pickle.loads(question)
        return "result", work(*args, **kwargs)
    except Exception as error:
        error.add_note(format_exc())
        return "failure", error


def take_output() -> BinaryIO:
    """The standard output, for answers alone: what is printed goes where errors go from now on."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers
