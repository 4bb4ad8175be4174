"""The line protocol: one command a line, one answer a line, so that any program can drive the rules.

Whatever is refused is answered with `error <code> <reason in words>`, and nothing has changed.
"""

import re
from collections.abc import Callable
from typing import BinaryIO

from engine.games import GAMES, new_game, parse_position
from engine.position import BadOption, GameError, Position, perft

LONGEST_LINE = 10_000
DEEPEST_PERFT = 99


class BadCommand(GameError):
    """A line that is no command of the protocol."""


class Session:
    """One conversation: the position that its commands ask about and change."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self.commands: dict[str, Callable[[str], str]] = {
            "games": self._games,
            "new": self._new,
            "set": self._set,
            "state": self._state,
            "turn": self._turn,
            "legal": self._legal,
            "outcomes": self._outcomes,
            "play": self._play,
            "score": self._score,
            "outcome": self._outcome,
            "perft": self._perft,
        }

    @property
    def position(self) -> Position:
        """The present position. Raises `BadCommand` while no game is on."""
        if self._position is None:
            raise BadCommand("no_game", "no game is on: say new or set first")
        return self._position

    def answer(self, line: str) -> str:
        """The answer to one line, without a line's end. Never raises."""
        name, _, rest = line.partition(" ")
        try:
            if name not in self.commands:
                raise BadCommand("unknown_command", f"there is no command {name[:20]!r}")
            return self.commands[name](rest)
        except GameError as error:
            return f"error {error.code} {error}"

    def _games(self, rest: str) -> str:
        _expect_nothing(rest)
        return " ".join(GAMES)

    def _new(self, rest: str) -> str:
        game, *options = rest.split() or [""]
        self._position = new_game(game, **parse_options(options))
        return "ok"

    def _set(self, rest: str) -> str:
        game, _, notation = rest.partition(" ")
        self._position = parse_position(game, notation)
        return "ok"

    def _state(self, rest: str) -> str:
        _expect_nothing(rest)
        return str(self.position)

    def _turn(self, rest: str) -> str:
        _expect_nothing(rest)
        return self.position.turn

    def _legal(self, rest: str) -> str:
        _expect_nothing(rest)
        return " ".join(sorted(self.position.legal_actions()))

    def _outcomes(self, rest: str) -> str:
        _expect_nothing(rest)
        outcomes = sorted(self.position.chance_outcomes().items())
        return " ".join(f"{roll}={chance.numerator}/{chance.denominator}" for roll, chance in outcomes)

    def _play(self, rest: str) -> str:
        self._position, _ = self.position.apply(rest)
        return "ok"

    def _score(self, rest: str) -> str:
        _expect_nothing(rest)
        a, b = self.position.score()
        return f"{a} {b}"

    def _outcome(self, rest: str) -> str:
        _expect_nothing(rest)
        return str(self.position.outcome() or "-")

    def _perft(self, rest: str) -> str:
        if not re.fullmatch("[0-9]{1,2}", rest):
            raise BadCommand("bad_depth", f"perft takes a number from 0 to {DEEPEST_PERFT}")
        return str(perft(self.position, int(rest)))


def _expect_nothing(rest: str) -> None:
    if rest:
        raise BadCommand("too_many_words", f"nothing may follow here, but {rest[:20]!r} does")


def parse_options(words: list[str], digits: int = 9) -> dict[str, int]:
    """The options in words such as `target=11`, each once, of at most `digits` digits. Raises `BadOption`."""
    options: dict[str, int] = {}
    for word in words:
        option, _, value = word.partition("=")
        if not re.fullmatch(f"-?[0-9]{{1,{digits}}}", value):
            raise BadOption("bad_option", f"{word[:20]!r} is not of the form option=number")
        if option in options:
            raise BadOption("bad_option", f"{option[:20]!r} is given twice")
        options[option] = int(value)
    return options


def serve(session: Session, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer line after line until `quit` or the end of the input."""
    while line := source.readline(LONGEST_LINE + 1):
        whole = line.endswith(b"\n") or len(line) <= LONGEST_LINE
        while not line.endswith(b"\n") and (more := source.readline(LONGEST_LINE)):
            line = more
        if not whole:
            answer = f"error line_too_long a line has at most {LONGEST_LINE} bytes"
        else:
            text = line.decode("utf-8", "replace").rstrip("\r\n")
            if text == "quit":
                return
            answer = session.answer(text)
        sink.write(answer.encode("utf-8", "backslashreplace") + b"\n")
        sink.flush()
