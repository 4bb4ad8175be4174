"""Boards in words, for whoever does not see them: in short for a picture, at length to play without one.

What is spoken begins with who one is and whose turn it is; then come what can be done with its chances and
effects, the board, the score and what is left. How a board is laid out is told when it is asked for.
"""

from words.descriptions import boomerang, boulomania, carami, petanque

__all__ = ["boomerang", "boulomania", "carami", "petanque"]
