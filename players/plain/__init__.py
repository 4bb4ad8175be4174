"""The plain player: looks one move ahead. A yardstick for the others, and quick where no time is left."""

from players.plain.lookahead import actions_of, choose

__all__ = ["actions_of", "choose"]
