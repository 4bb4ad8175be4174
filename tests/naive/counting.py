"""Counts sequences of actions and rolls the slow way, to check the engine's perft numbers with.

`python -m tests.naive.counting <game> <depth> '<notation>'` prints one count.
"""

import sys
from collections import Counter
from importlib import import_module
from typing import Any, NamedTuple

from tests.naive import boomerang

Cells = frozenset[tuple[int, int]]


def count(game: str, notation: str, depth: int) -> int:
    """How many sequences of that length there are from there."""
    if game == "boomerang":
        return _count_placements(notation, depth)
    return _count_texts(import_module(f"tests.naive.{game}"), notation, depth)


def _count_texts(rules: Any, notation: str, depth: int) -> int:
    if depth == 0:
        return 1
    tokens = rules.legal(notation) or rules.outcomes(notation)
    return sum(_count_texts(rules, rules.play(notation, token), depth - 1) for token in tokens)


class Placed(NamedTuple):
    """A piece as plain sets: the cells it covers, and those that touch them along a side."""

    kind: str
    cells: Cells
    around: Cells


def _placed(placement: boomerang.Placement) -> Placed:
    cells = frozenset(boomerang.covered(placement))
    around = {(c + dc, r + dr) for c, r in cells for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return Placed(placement.name, cells, frozenset(around) - cells)


def _count_placements(notation: str, depth: int) -> int:
    """The same for Boomerang, whose texts would take days."""
    everything = [_placed(boomerang.read_action(word)) for word in boomerang.legal("- A")]
    lying, turn = boomerang.read(notation)
    racks = {side: Counter(boomerang.TIMES) for side in "AB"}
    for piece in lying:
        racks[piece.owner][piece.placement.name] -= 1
    board = [(piece.colour, _placed(piece.placement)) for piece in lying]
    return 0 if turn == "over" else _count_from(everything, board, racks, turn, depth)


Board = list[tuple[str, Placed]]
Racks = dict[str, Counter[str]]


def _legal(everything: list[Placed], board: Board, racks: Racks, side: str) -> list[Placed]:
    taken = {cell for _, placed in board for cell in placed.cells}
    theirs = {cell for colour, placed in board if colour != side for cell in placed.cells}
    return [
        placed
        for placed in everything
        if racks[side][placed.kind]
        and taken.isdisjoint(placed.cells)
        and not (board and theirs.isdisjoint(placed.around))
    ]


def _count_from(everything: list[Placed], board: Board, racks: Racks, side: str, depth: int) -> int:
    if depth == 0:
        return 1
    legal = _legal(everything, board, racks, side)
    if not legal:
        side = "B" if side == "A" else "A"
        legal = _legal(everything, board, racks, side)
    if depth == 1:
        return len(legal)
    total = 0
    for placed in legal:
        after = [
            (side if not placed.around.isdisjoint(each.cells) else colour, each) for colour, each in board
        ]
        racks[side][placed.kind] -= 1
        other = "B" if side == "A" else "A"
        total += _count_from(everything, [*after, (side, placed)], racks, other, depth - 1)
        racks[side][placed.kind] += 1
    return total


if __name__ == "__main__":
    game, depth, notation = sys.argv[1:]
    print(count(game, notation, int(depth)))
