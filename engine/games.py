"""The registry: one record for each game, with what is particular about it."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.boomerang import Boomerang
from engine.boules import count_facts
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.events import Event
from engine.petanque import Petanque
from engine.position import GameError, Position, Side

Options = Mapping[str, int]


class TeamSize(NamedTuple):
    """How many may play: in one team, and in both together."""

    team: int
    both: int


def no_facts(side: Side, events: Sequence[Event]) -> dict[str, int]:
    """No facts: for a game whose statistics are only games and wins."""
    return {}


class Game(NamedTuple):
    """A game: its positions, whether it has dice, and how it can be played."""

    position: type[Position]
    has_dice: bool
    teams: TeamSize | None = None
    """None: one member plays for each side."""
    quick: Options = MappingProxyType({})
    """The options of a short game: the least that a game needs to be rated."""
    facts: Callable[[Side, Sequence[Event]], dict[str, int]] = no_facts
    """What one side did in a whole game, for the statistics."""

    @property
    def begins_by_lot(self) -> bool:
        """Whether a lot decides who begins; in games with dice, the first roll does."""
        return not self.has_dice

    @property
    def name(self) -> str:
        """The game's name in commands, files and logs."""
        return self.position.name

    def is_long_enough(self, options: Options) -> bool:
        """Whether none of those options makes a game shorter than the short game."""
        return all(options.get(option, least) >= least for option, least in self.quick.items())

    def new(self, /, **options: int) -> Position:
        """The start of a game. Raises `BadOption`."""
        return self.position.new(**options)

    def parse(self, notation: str) -> Position:
        """The position that prints as `notation`. Raises `BadNotation`."""
        return self.position.parse(notation)


GAMES: Mapping[str, Game] = MappingProxyType(
    {
        game.name: game
        for game in (
            Game(Boulomania, True, TeamSize(4, 8), MappingProxyType({"target": 7, "balls": 4}), count_facts),
            Game(Petanque, True, TeamSize(7, 8), MappingProxyType({"target": 11, "balls": 3}), count_facts),
            Game(Boomerang, False),
            Game(Carami, False),
        )
    }
)


class UnknownGame(GameError):
    """A game that is not in the registry."""


def find_game(name: str) -> Game:
    """The game of that name. Raises `UnknownGame`."""
    if name not in GAMES:
        raise UnknownGame("unknown_game", f"there is no game {name[:20]!r}", game=name[:20])
    return GAMES[name]


def new_game(name: str, /, **options: int) -> Position:
    """The start of that game. Raises `UnknownGame` and `BadOption`."""
    return find_game(name).new(**options)


def parse_position(name: str, notation: str) -> Position:
    """The position of that game that prints so. Raises `UnknownGame` and `BadNotation`."""
    return find_game(name).parse(notation)


def describe(position: Position) -> Any:
    """The position in plain facts, without a word of any language."""
    return position.describe()
