"""The rules of the four games, pure: no Discord, no database, no picture, no clock."""

from engine.dice import Cast
from engine.games import GAMES, describe, new_game, parse_position
from engine.position import (
    SIDES,
    A,
    B,
    BadNotation,
    BadOption,
    GameError,
    IllegalAction,
    Outcome,
    Position,
    Side,
    Turn,
    perft,
)

__all__ = [
    "GAMES",
    "SIDES",
    "A",
    "B",
    "BadNotation",
    "BadOption",
    "Cast",
    "GameError",
    "IllegalAction",
    "Outcome",
    "Position",
    "Side",
    "Turn",
    "describe",
    "new_game",
    "parse_position",
    "perft",
]
