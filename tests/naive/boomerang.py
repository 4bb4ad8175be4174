"""A slow second reading of the rules of Boomerang, text in and text out.

It was written from the rules alone, without knowledge of the engine, and the tests compare the
engine with it. Nothing here is clever: a piece is a set of (column, row) cells, both counted from
0 at the lower left, and every question is answered by looking at all the pieces again.
"""

import re
from fractions import Fraction
from functools import cache
from typing import NamedTuple

Cell = tuple[int, int]

COLUMNS = "abcdefghij"
ROWS = "123456789"

TIMES = {
    "I1": 2,
    "I2": 2,
    "I3": 1,
    "V3": 1,
    "I4": 1,
    "O4": 1,
    "T4": 1,
    "T5": 1,
    "U5": 1,
    "V5": 1,
    "X5": 1,
}

SHAPES = {
    "I1": ("#",),
    "I2": ("##",),
    "I3": ("###",),
    "V3": ("#.", "##"),
    "I4": ("####",),
    "O4": ("##", "##"),
    "T4": (".#.", "###"),
    "T5": (".#.", ".#.", "###"),
    "U5": ("#.#", "###"),
    "V5": ("#..", "#..", "###"),
    "X5": (".#.", "###", ".#."),
}

ACTION = re.compile(r"([A-Z][1-5])\.([0-3])@([a-j])([1-9])")
LYING = re.compile(r"([AB])([AB])(" + ACTION.pattern + r")")


class Placement(NamedTuple):
    """A piece, how far it is turned and where its anchor is: `T5.1@e6`."""

    name: str
    rotation: int
    anchor: Cell


class Lying(NamedTuple):
    """A piece on the board: `<who put it down><colour now><piece>.<rotation>@<anchor>`."""

    owner: str
    colour: str
    placement: Placement


def new(**options: int) -> str:
    """'A new game: `- A`.' There are no options."""
    if options:
        raise ValueError(f"Boomerang has no options: {', '.join(sorted(options))}")
    return "- A"


def turn(notation: str) -> str:
    """'turn is `A`, `B` or `over`.'"""
    return read(notation)[1]


def legal(notation: str) -> list[str]:
    """Return the actions of the side to move, sorted as text; none when the game is over."""
    board, side = read(notation)
    if side == "over":
        return []
    return sorted(write_action(placement) for placement in legal_placements(board, side))


def outcomes(notation: str) -> dict[str, Fraction]:
    """Return nothing: there are no dice."""
    read(notation)
    return {}


def play(notation: str, token: str) -> str:
    """Return the notation after the action; raise ValueError if it is not legal."""
    if token not in legal(notation):
        raise ValueError(f"{token!r} is not legal in {notation!r}")
    board, side = read(notation)
    placement = read_action(token)
    after = [*turned_over(board, placement, side), Lying(side, side, placement)]
    return write(after, next_turn(after, side))


def score(notation: str) -> tuple[int, int]:
    """Return the points of A and of B; while the game goes on, as if it ended now."""
    board, _ = read(notation)
    return points(board, "A"), points(board, "B")


def outcome(notation: str) -> str:
    """'More than 44 of the 88 points wins'; '44 each is a draw.'"""
    if turn(notation) != "over":
        return "-"
    points_a, points_b = score(notation)
    if points_a > 44:
        return "A"
    if points_b > 44:
        return "B"
    return "draw"


def read(notation: str) -> tuple[list[Lying], str]:
    """'`<pieces> <turn>`: pieces [...] joined by commas, `-` for none.'"""
    words = notation.split(" ")
    if len(words) != 2 or words[1] not in ("A", "B", "over"):
        raise ValueError(f"no position of Boomerang: {notation!r}")
    if words[0] == "-":
        return [], words[1]
    return [read_lying(word) for word in words[0].split(",")], words[1]


def read_lying(word: str) -> Lying:
    """'`<who put it down><colour now><piece>.<rotation>@<anchor>`.'"""
    match = LYING.fullmatch(word)
    if match is None:
        raise ValueError(f"no piece on the board: {word!r}")
    return Lying(match[1], match[2], read_action(match[3]))


def read_action(word: str) -> Placement:
    """'Actions: `T5.1@e6`.'"""
    match = ACTION.fullmatch(word)
    if match is None or match[1] not in SHAPES or int(match[2]) not in rotations(match[1]):
        raise ValueError(f"no piece with its place: {word!r}")
    return Placement(match[1], int(match[2]), (COLUMNS.index(match[3]), ROWS.index(match[4])))


def write(board: list[Lying], side: str) -> str:
    """'pieces in the order they were put down, [...] joined by commas, `-` for none.'"""
    words = [lying.owner + lying.colour + write_action(lying.placement) for lying in board]
    return f"{','.join(words) or '-'} {side}"


def write_action(placement: Placement) -> str:
    """'Actions: `T5.1@e6`.'"""
    column, row = placement.anchor
    return f"{placement.name}.{placement.rotation}@{COLUMNS[column]}{ROWS[row]}"


def drawn_cells(name: str) -> frozenset[Cell]:
    """'shape (rows from the top).'"""
    from_the_bottom = SHAPES[name][::-1]
    return frozenset(
        (column, row)
        for row, line in enumerate(from_the_bottom)
        for column, sign in enumerate(line)
        if sign == "#"
    )


def quarter_turn(cells: frozenset[Cell]) -> frozenset[Cell]:
    """'each further number a quarter turn counter-clockwise': right becomes up, up becomes left."""
    return frozenset((-row, column) for column, row in cells)


def moved_to_corner(cells: frozenset[Cell]) -> frozenset[Cell]:
    """'The anchor is the lower left corner of the piece's bounding box': bring it to (0, 0)."""
    left = min(column for column, _ in cells)
    bottom = min(row for _, row in cells)
    return frozenset((column - left, row - bottom) for column, row in cells)


@cache
def rotations(name: str) -> dict[int, frozenset[Cell]]:
    """'rotations that cover the same cells are one, under the lower number.'"""
    found: dict[int, frozenset[Cell]] = {}
    cells = moved_to_corner(drawn_cells(name))
    for number in range(4):
        if cells not in found.values():
            found[number] = cells
        cells = moved_to_corner(quarter_turn(cells))
    return found


def covered(placement: Placement) -> set[Cell]:
    """Return the cells of the board under a piece, also those beyond the edge."""
    left, bottom = placement.anchor
    cells = rotations(placement.name)[placement.rotation]
    return {(left + column, bottom + row) for column, row in cells}


def beside(cells: set[Cell]) -> set[Cell]:
    """'along a side (a corner does not count).'"""
    around = set()
    for column, row in cells:
        around |= {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
    return around - cells


def other(side: str) -> str:
    """'The two sides are `A` and `B`.'"""
    return "B" if side == "A" else "A"


def in_hand(board: list[Lying], side: str) -> dict[str, int]:
    """'Each player has the same 13 pieces': return how many of each are not put down yet."""
    put_down = [lying.placement.name for lying in board if lying.owner == side]
    return {name: times - put_down.count(name) for name, times in TIMES.items()}


def sticks_out(placement: Placement) -> bool:
    """'Pieces [...] do not stick out.'"""
    return any(
        column not in range(len(COLUMNS)) or row not in range(len(ROWS)) for column, row in covered(placement)
    )


def overlaps(board: list[Lying], placement: Placement) -> bool:
    """'Pieces [...] do not overlap.'"""
    return any(covered(lying.placement) & covered(placement) for lying in board)


def touches(lying: Lying, placement: Placement) -> bool:
    """'touch [...] along a side.'"""
    return bool(covered(lying.placement) & beside(covered(placement)))


def touches_the_other(board: list[Lying], placement: Placement, side: str) -> bool:
    """'a piece must touch at least one piece of the other's colour.'"""
    return any(lying.colour == other(side) and touches(lying, placement) for lying in board)


def may_lie(board: list[Lying], placement: Placement, side: str) -> bool:
    """'`A` (white) starts and puts a piece anywhere. From then on a piece must touch.'"""
    if sticks_out(placement) or overlaps(board, placement):
        return False
    return not board or touches_the_other(board, placement, side)


def legal_placements(board: list[Lying], side: str) -> list[Placement]:
    """Try every piece in hand in every rotation with its anchor on every cell."""
    every_one = [
        Placement(name, rotation, (column, row))
        for name, left in in_hand(board, side).items()
        if left > 0
        for rotation in rotations(name)
        for column in range(len(COLUMNS))
        for row in range(len(ROWS))
    ]
    return [placement for placement in every_one if may_lie(board, placement, side)]


def turned_over(board: list[Lying], placement: Placement, side: str) -> list[Lying]:
    """'Every piece of the other's colour that it touches is turned over to the mover's colour.'"""
    return [lying._replace(colour=side) if touches(lying, placement) else lying for lying in board]


def next_turn(board: list[Lying], mover: str) -> str:
    """'Who cannot put down any piece is passed over by itself; [...] When neither can, over.'"""
    if legal_placements(board, other(mover)):
        return other(mover)
    if legal_placements(board, mover):
        return mover
    return "over"


def points(board: list[Lying], side: str) -> int:
    """'the pieces of one's colour on the board, plus the pieces the other did not get rid of.'"""
    on_board = sum(worth(lying.placement.name) for lying in board if lying.colour == side)
    kept = sum(worth(name) * left for name, left in in_hand(board, other(side)).items())
    return on_board + kept


def worth(name: str) -> int:
    """'a piece is worth its number of cells.'"""
    return len(drawn_cells(name))
