"""The plain player: looks one move ahead. A yardstick for the others, and quick if no time is left."""

from players.plain.lookahead import actions_of, choose

__all__ = ["actions_of", "choose"]
