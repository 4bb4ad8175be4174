"""Who plays when nobody does: the computer opponents."""

from players.levels import LEVELS, UnknownLevel, best_action
from players.plain.lookahead import NobodyToMove

__all__ = ["LEVELS", "NobodyToMove", "UnknownLevel", "best_action"]
