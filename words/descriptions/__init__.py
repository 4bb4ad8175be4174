"""Boards in words, for members who do not see them: short as an alt text, long to play without a picture.

The long one begins with who the listener is and whose turn it is; then come the possible actions with their
chances and effects, the board, the score and what is left. How a board is laid out is told on request.
"""

from words.descriptions import boomerang, boulomania, carami, petanque

__all__ = ["boomerang", "boulomania", "carami", "petanque"]
