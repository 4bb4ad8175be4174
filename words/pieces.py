"""The names of Boomerang's pieces and placements: by their shape, and by cells that they cover."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple

from engine.boomerang import board
from engine.boomerang_placements import parts_of
from words.texts import Say

Form = Literal["plain", "the"]
"""By itself or in a list; after a verb: `großer Winkel`, `den großen Winkel`."""
Cell = tuple[int, int]
"""Column and row, counted from 1."""


class Lie(NamedTuple):
    """How a piece lies: its shape, and the cells that tell where it is."""

    shape: Literal["single", "span", "corner", "t", "u", "cross"]
    cells: dict[str, str]


def name_piece(kind: str, say: Say, form: Form = "plain") -> str:
    """A piece by its shape: `big T`."""
    return say(f"piece-{form}-{kind.lower()}")


def word_piece(kind: str, say: Say) -> str:
    """A piece by its shape, with what to type for it: `big T (T5)`."""
    return say("piece-typed", piece=name_piece(kind, say), kind=kind)


def name_lying(action: str, say: Say) -> str:
    """A piece that lies on the board, by its shape and one of its cells: `big T on e7`."""
    placement = board().by_action[action]
    piece = name_piece(placement.kind, say)
    return say("boomerang-board-turned-piece", piece=piece, cell=placement.cells[0])


def name_rack(kinds: Iterable[str], say: Say) -> str:
    """Pieces that are left, each kind once, with its number."""
    return ", ".join(
        say("boomerang-board-times", piece=name_piece(kind, say), times=times)
        for kind, times in Counter(kinds).items()
    )


def word_placement(action: str, say: Say, form: Form = "plain") -> str:
    """A piece and where it lies, such as `big T with its foot on e6, its bar from d8 to f8`."""
    lie = lie_of(action)
    piece = name_piece(parts_of(action)["piece"], say, form)
    return say(f"where-piece-{lie.shape}", piece=piece, **lie.cells)


@cache
def lie_of(action: str) -> Lie:
    """How the piece of a placement lies, even if it sticks out of the board."""
    cells = _cells(action)
    ends = sorted(cell for cell in cells if len(_beside(cell, cells)) == 1)
    match action[0]:
        case "V":
            return _named("corner", start=ends[0], corner=_bend(ends, cells), end=ends[1])
        case "T":
            return _stand(ends, cells)
        case "U":
            base = [_beside(cell, cells)[0] for cell in ends]
            return _named("u", start=base[0], end=base[1], one=ends[0], other=ends[1])
        case "X":
            return _named("cross", middle=next(cell for cell in cells if len(_beside(cell, cells)) == 4))
    if len(cells) == 1:
        return _named("single", cell=cells[0])
    return _named("span", start=cells[0], end=cells[-1])


def _cells(action: str) -> list[Cell]:
    """The cells that a placement covers, on the board or not; moved from a placement that fits."""
    parts = parts_of(action)
    like = next(
        each
        for each in board().placements
        if each.kind == parts["piece"] and str(each.rotation) == parts["rotation"]
    )
    (column, row), (to_column, to_row) = _cell(like.anchor), _cell(parts["at"])
    moved = ((cell[0] - column + to_column, cell[1] - row + to_row) for cell in map(_cell, like.cells))
    return sorted(moved)


def _beside(cell: Cell, cells: list[Cell]) -> list[Cell]:
    """The cells of the piece that touch that one along a side."""
    return [each for each in cells if abs(each[0] - cell[0]) + abs(each[1] - cell[1]) == 1]


def _bend(ends: list[Cell], cells: list[Cell]) -> Cell:
    """The cell in which a corner piece turns: in the column of one end and in the row of the other."""
    (first, second), (third, fourth) = ends
    return (first, fourth) if (first, fourth) in cells else (third, second)


def _stand(ends: list[Cell], cells: list[Cell]) -> Lie:
    """How a T lies: two ends are opposite each other and are its bar; the third is its foot."""
    column, row = next(cell for cell in cells if len(_beside(cell, cells)) == 3)
    bar = [end for end in ends if (2 * column - end[0], 2 * row - end[1]) in cells]
    (foot,) = set(ends) - set(bar)
    return _named("t", foot=foot, start=bar[0], end=bar[1])


def _named(shape: Literal["single", "span", "corner", "t", "u", "cross"], **cells: Cell) -> Lie:
    return Lie(shape, {part: f"{chr(ord('a') + column - 1)}{row}" for part, (column, row) in cells.items()})


def _cell(name: str) -> Cell:
    return ord(name[0]) - ord("a") + 1, int(name[1:])
