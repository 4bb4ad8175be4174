"""The registry: a new game is one line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.boomerang import Boomerang
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.petanque import Petanque
from engine.position import GameError, Position

GAMES: Mapping[str, type[Position]] = MappingProxyType(
    {game.name: game for game in (Boulomania, Petanque, Boomerang, Carami)}
)


class UnknownGame(GameError):
    """A game that is not in the registry."""


def _game(name: str) -> type[Position]:
    if name not in GAMES:
        raise UnknownGame("unknown_game", f"there is no game {name[:20]!r}", game=name[:20])
    return GAMES[name]


def new_game(name: str, **options: int) -> Position:
    """The start of that game. Raises `UnknownGame` and `BadOption`."""
    return _game(name).new(**options)


def parse_position(name: str, notation: str) -> Position:
    """The position of that game that prints so. Raises `UnknownGame` and `BadNotation`."""
    return _game(name).parse(notation)


def describe(position: Position) -> Any:
    """The position in plain facts, without a word of any language."""
    return position.describe()
