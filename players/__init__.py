"""Who plays when nobody does: the computer opponents."""

from players.levels import LEVELS, USUAL_LEVEL, UnknownLevel, best_action
from players.plain.lookahead import NobodyToMove

__all__ = ["LEVELS", "USUAL_LEVEL", "NobodyToMove", "UnknownLevel", "best_action"]
