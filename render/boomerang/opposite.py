"""Boomerang as B sees it, with the table turned round.

What is drawn is a position in which the sides have changed places, with their colours changed as well.
"""

from collections.abc import Mapping
from functools import cache

from engine.boomerang import Boomerang, Piece, Placement, board
from engine.events import (
    Event,
    PassedOver,
    PiecePlaced,
    PiecesClosedIn,
    PiecesLeft,
    PiecesTurned,
    PlaysAgain,
)
from render.boomerang.pieces import Offset, extent, offsets


def opposite_position(position: Boomerang) -> Boomerang:
    """The position with the sides in each other's place."""
    mover = None if position.mover is None else 1 - position.mover
    return Boomerang(tuple(map(opposite_piece, position.pieces)), mover)


def opposite_piece(piece: Piece) -> Piece:
    """A piece as it lies on the turned board, with its sides changed."""
    owner, colour, placement = piece
    return Piece(1 - owner, 1 - colour, _placements()[placement.action])


def opposite_event(event: Event) -> Event:
    """An event as it is on the turned board; the end of the game is read from the position instead."""
    match event:
        case PiecePlaced(side, placement):
            return PiecePlaced(1 - side, _placements()[placement].action)
        case PiecesTurned(side, placements):
            return PiecesTurned(1 - side, _opposites(placements))
        case PiecesClosedIn(placements, colours):
            return PiecesClosedIn(_opposites(placements), tuple(1 - colour for colour in colours))
        case PiecesLeft(side, kinds):
            return PiecesLeft(1 - side, kinds)
        case PassedOver(side) | PlaysAgain(side):
            return type(event)(1 - side)
    return event


def _opposites(placements: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_placements()[each].action for each in placements)


def opposite_spot(kind: str, rotation: int, anchor: Offset) -> tuple[int, Offset]:
    """The rotation and anchor of a piece on the turned board; the anchor may be off it."""
    columns, rows = extent(offsets(kind, rotation))
    turned = {(columns - 1 - x, rows - 1 - y) for x, y in offsets(kind, rotation)}
    others = range(board().rotations[kind])
    at = board().columns - columns - anchor[0], board().rows - rows - anchor[1]
    return next(each for each in others if set(offsets(kind, each)) == turned), at


@cache
def _placements() -> Mapping[str, Placement]:
    """Each placement on the turned board, by its action."""
    found = {}
    for each in board().placements:
        anchor = ord(each.anchor[0]) - ord("a"), int(each.anchor[1:]) - 1
        rotation, (column, row) = opposite_spot(each.kind, each.rotation, anchor)
        action = f"{each.kind}.{rotation}@{chr(ord('a') + column)}{row + 1}"
        found[each.action] = board().by_action[action]
    return found
