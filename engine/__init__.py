"""The rules of the games, pure: no Discord, no database, no picture, no clock."""

from engine.dice import Cast
from engine.games import GAMES, Game, describe, find_game, new_game, parse_position
from engine.log import Step, replay
from engine.position import (
    SIDES,
    A,
    B,
    BadNotation,
    BadOption,
    Ending,
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
    "Ending",
    "Game",
    "GameError",
    "IllegalAction",
    "Outcome",
    "Position",
    "Side",
    "Step",
    "Turn",
    "describe",
    "find_game",
    "new_game",
    "parse_position",
    "perft",
    "replay",
]
