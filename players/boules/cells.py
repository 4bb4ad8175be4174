"""The square of La Pétanque aux dés as columns of an array: cell 11 is column 0, 12 column 1, 21 column 6."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine import SIDES
from engine.petanque import Petanque, board
from players.boules.states import (
    MOST,
    Flags,
    Floats,
    Following,
    Ints,
    Rows,
    States,
    compare,
    results_told,
    sort_sides,
)

WIDTH: Final = 6
CELLS: Final = WIDTH * WIDTH
NOTHING: Final = 0
"""What falls when the ball is lost and nothing else changes. Cells of pointed balls follow, then shots."""
POINTED: Final = 1
HITS: Final = POINTED + CELLS
CARREAUX: Final = HITS + CELLS
JACK_OUT: Final = CARREAUX + CELLS
FALLS: Final = JACK_OUT + 1
AGES: Final = 256
"""More than the number of times that balls can come to lie in an end, pushed ones counted again."""


@cache
def _columns() -> dict[str, int]:
    return {cell: column for column, cell in enumerate(board().cells)}


@cache
def _jacks() -> dict[str, int]:
    return {
        f"{cell}{corner}": 4 * column + at
        for cell, column in _columns().items()
        for at, corner in enumerate("abcd")
    }


@cache
def _nearer() -> Ints:
    """For each jack (row) how many cells are nearer than each cell."""
    squares = np.array([[board().distance[jack][f"A{cell}"] for cell in _columns()] for jack in _jacks()])
    return np.asarray((squares[:, None, :] < squares[:, :, None]).sum(2), np.int16)


def _chances() -> NDArray[np.float64]:
    table = np.zeros((2 + CELLS, FALLS))
    table[0, POINTED:HITS] = 1 / CELLS
    table[1, [NOTHING, JACK_OUT]] = 5 / 6, 1 / 6
    for column in range(CELLS):
        table[2 + column, [NOTHING, HITS + column, CARREAUX + column]] = 3 / 6, 2 / 6, 1 / 6
    return table


class Cells:
    """La Pétanque aux dés."""

    name = Petanque.name
    actions = ("point", "shoot:jack", *(f"shoot:{cell}" for cell in board().cells))
    pointing = 1
    kinds = 1
    corners = 4

    def __init__(self) -> None:
        self.columns = {action: column for column, action in enumerate(self.actions)}
        self.chances = _chances()

    def encode(self, position: Petanque) -> States:
        row = np.zeros((1, CELLS), np.int16)
        for age, ball in enumerate(position.ground.balls, start=1):
            row[0, _columns()[ball[1:]]] = age if ball[0] == SIDES[position.side] else -age
        left = (position.left[position.side], position.left[1 - position.side])
        return States(row, np.array([_jacks()[position.ground.jack]], np.int16), np.array([left], np.int16))

    def legal(self, states: States) -> Flags:
        free = np.ones((len(states), 2), np.bool_)
        return np.concatenate([free, states.board < 0], axis=1)

    def play(self, states: States) -> Following:
        rows = np.arange(len(states))
        pointed, cells = np.repeat(rows, CELLS), np.tile(np.arange(CELLS), len(states))
        shot, targets = np.nonzero(states.board < 0)
        newest = np.abs(states.board).max(1) + 1
        carreaux = states.board[shot]
        carreaux[np.arange(len(shot)), targets] = newest[shot]
        hits = states.board[shot]
        hits[np.arange(len(shot)), targets] = 0
        boards = (states.board, states.board, _land(states.board, newest, pointed, cells), hits, carreaux)
        parents = np.concatenate([rows, rows, pointed, shot, shot])
        fallen = [
            np.full(len(states), NOTHING),
            np.full(len(states), JACK_OUT),
            POINTED + cells,
            HITS + targets,
            CARREAUX + targets,
        ]
        falls = np.concatenate(fallen)
        left = states.left[parents]
        left[:, 0] -= 1
        after = States(np.concatenate(boards), states.jack[parents], left)
        return Following(
            after, parents, falls >= HITS, falls == JACK_OUT, parents * FALLS + falls, np.arange(len(parents))
        )

    def distances(self, states: States) -> Ints:
        """See `Ground.distances`; of two balls equally near, the older counts as nearer."""
        return _nearer()[states.jack] * np.int16(AGES) + np.abs(states.board)

    def kind(self, states: States) -> Rows:
        return np.zeros(len(states), np.intp)

    def features(self, states: States) -> Floats:
        board, _, left = states
        mine, theirs = sort_sides(board, self.distances(states))
        near = [np.minimum(keys[:, :SORTED] // AGES, CELLS) for keys in (mine, theirs)]
        columns = [
            *(_RESULTS[result] for result in compare(mine, theirs)),
            *(_RANKS[ranks[:, 0]] for ranks in near),
            *(ranks.astype(np.float32) / CELLS for ranks in near),
            *((flags.sum(1, keepdims=True) / MOST).astype(np.float32) for flags in (board > 0, board < 0)),
            _LEFT[left[:, 0]],
        ]
        return np.concatenate(columns, axis=1)

    def opening(self, balls: int) -> States:
        count = len(_jacks())
        jack = np.arange(count, dtype=np.int16)
        return States(np.zeros((count, CELLS), np.int16), jack, np.full((count, 2), balls, np.int16))

    def stopped_result(self, left: Ints) -> Ints:
        """See `Ground.stopped_result`: the side that shot scores its balls if the other has none."""
        return np.where(left[:, 1] == 0, left[:, 0], 0).astype(np.int16)


_LEFT: Final = np.eye(MOST + 1, dtype=np.float32)
_RESULTS: Final = results_told(most=MOST)
_RANKS: Final = np.eye(CELLS + 1, dtype=np.float32)
SORTED: Final = 5
"""How many balls of each side are looked at one by one."""


def _land(board: Ints, newest: Ints, rows: Rows, cells: Rows) -> Ints:
    """The boards after a ball has come into those cells, pushing on what lies there."""
    run = np.zeros((len(board), CELLS + WIDTH), np.int16)
    for start in range(CELLS - WIDTH, -1, -WIDTH):
        line = slice(start, start + WIDTH)
        run[:, line] = (board[:, line] != 0) * (run[:, start + WIDTH : start + 2 * WIDTH] + 1)
    pushed, newest = run[rows, cells], newest[rows]
    landed = np.zeros((len(rows), CELLS + WIDTH), np.int16)
    landed[:, :CELLS] = board[rows]
    for step in range(int(pushed.max()) - 1, -1, -1):
        at = np.flatnonzero(pushed > step)
        here = cells[at] + WIDTH * step
        landed[at, here + WIDTH] = np.sign(landed[at, here]) * (newest[at] + step)
    landed[np.arange(len(rows)), cells] = newest + pushed
    return landed[:, :CELLS]
