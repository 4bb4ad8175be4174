"""What every game is: a frozen position, actions and rolls as text, errors with a code.

An action and a roll *are* their text (`shoot:12`, `344`): there is no second form to convert to.
A position has exactly one text too, its notation: `str(position)` and `parse` are each other's
inverse. The engine never rolls dice; a roll comes from outside and is applied like an action.
"""

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Final, Literal, NamedTuple, Protocol, Self

from engine.dice import Cast
from engine.events import Event

Side = int
"""A side of the table, to index pairs with: `A` or `B`. The other one is `1 - side`."""

A: Final = 0
B: Final = 1
SIDES: Final = "AB"

Turn = Literal["A", "B", "chance", "over"]
TURNS: Final[tuple[Turn, Turn]] = ("A", "B")

NO_OUTCOMES: Final[Mapping[str, Fraction]] = MappingProxyType({})


class GameError(Exception):
    """Something the rules refuse: a code for programs, facts to word it with, words for logs."""

    def __init__(self, code: str, words: str, **facts: object) -> None:
        super().__init__(words)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep code and facts when the error is sent to another process."""
        return _make_error, (type(self), self.code, str(self), self.facts)


def _make_error(kind: type[GameError], code: str, words: str, facts: dict[str, object]) -> GameError:
    return kind(code, words, **facts)


class IllegalAction(GameError):
    """An action or roll that cannot be applied now; the position is what it was."""


class BadNotation(GameError):
    """A text that is no position of the game."""


class BadOption(GameError):
    """An option that the game does not have, or a value it does not take."""


class Outcome(NamedTuple):
    """How a game ended: who won (`None`: a draw), and by what rule."""

    winner: Side | None
    reason: Literal["target", "no_moves", "back_line_full", "no_progress"]

    def __str__(self) -> str:
        return "draw" if self.winner is None else SIDES[self.winner]


class Ending(NamedTuple):
    """How a game is over, by its rules or not: who won; nobody did in a draw, or if it is `void`."""

    winner: Side | None = None
    void: bool = False

    def __str__(self) -> str:
        """`A` or `B` for the winner, `draw`, or `none`."""
        if self.winner is None:
            return "none" if self.void else "draw"
        return SIDES[self.winner]


class Position(Hashable, Protocol):
    """One moment of a game. Nothing in it ever changes; `apply` returns the next one."""

    __slots__ = ()

    options: ClassVar[Mapping[str, range | tuple[int, ...]]]
    """What can be chosen before the start, with the values each option takes."""

    name: ClassVar[str]
    """The game's name in commands, files and logs."""

    @classmethod
    @abstractmethod
    def new(cls, /, **options: int) -> Self:
        """The start of a game. Raises `BadOption`."""

    @classmethod
    @abstractmethod
    def parse(cls, notation: str) -> Self:
        """The position that prints as `notation`. Raises `BadNotation`."""

    @abstractmethod
    def __str__(self) -> str:
        """The notation."""

    @property
    @abstractmethod
    def turn(self) -> Turn:
        """The side that decides next, `chance` if dice do, or `over`."""

    @property
    def side_at_play(self) -> Side | None:
        """The side that decides next, or whose dice are in the air; None when it is over."""
        return None if self.turn == "over" else SIDES.index(self.turn)

    @property
    def cast(self) -> Cast | None:
        """The dice in the air, if any."""
        return None

    @property
    def automatic(self) -> str | None:
        """The action that follows by itself because there is nothing to decide; None if there is."""
        return None

    @property
    def is_settling(self) -> bool:
        """Whether dice have fallen and their side chooses what they do: its turn goes on."""
        return False

    def turn_taken(self, after: Self) -> Side | None:
        """In teams, the side whose player has finished a turn by the step from here to `after`, if any."""
        return None

    def ending(self, stopped: Ending | None = None) -> Ending | None:
        """How it is over: by the rules, or else by what `stopped` it before; None while it goes on."""
        outcome = self.outcome()
        return stopped if outcome is None else Ending(outcome.winner)

    @abstractmethod
    def legal_actions(self) -> Sequence[str]:
        """Everything the side on turn may do; nothing when dice are in the air or it is over."""

    def chance_outcomes(self) -> Mapping[str, Fraction]:
        """Every roll that can fall, with its exact probability; nothing unless dice are in the air."""
        cast = self.cast
        return NO_OUTCOMES if cast is None else cast.outcomes

    @abstractmethod
    def apply(self, token: str) -> tuple[Self, tuple[Event, ...]]:
        """The position after that action or roll, and what happened. Raises `IllegalAction`."""

    @abstractmethod
    def score(self) -> tuple[int, int]:
        """The points of A and B as they stand."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or `None` while it goes on."""

    @abstractmethod
    def describe(self) -> Any:
        """The position in plain facts, from which a text in any language can be made."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` actions and rolls there are from here."""
    if depth == 0:
        return 1
    tokens = position.legal_actions() or position.chance_outcomes()
    if depth == 1:
        return len(tokens)
    return sum(perft(position.apply(token)[0], depth - 1) for token in tokens)


def check_options(options: Mapping[str, int], allowed: Mapping[str, range | tuple[int, ...]]) -> None:
    """Raise `BadOption` unless every option is one of `allowed` with one of its values."""
    for option, value in options.items():
        if option not in allowed:
            known = ", ".join(allowed) or "none"
            raise BadOption("unknown_option", f"no option {option!r} (there is: {known})", option=option)
        if type(value) is not int or value not in allowed[option]:
            raise BadOption(
                "option_out_of_range",
                f"{option} cannot be {value!r}",
                option=option,
                value=value,
                allowed=tuple(allowed[option]),
            )
