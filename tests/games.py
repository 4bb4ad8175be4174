"""The games by what they have, so that a new one is tested without a table to which it has to be added."""

from engine import GAMES

WITH_DICE = tuple(name for name, game in GAMES.items() if game.has_dice)
DUELS = tuple(name for name, game in GAMES.items() if not game.has_dice)
IN_TEAMS = tuple(name for name, game in GAMES.items() if game.teams is not None)
