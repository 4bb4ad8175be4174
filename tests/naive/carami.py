"""A slow second reading of the rules of Carami, for tests to compare the engine with.

It was written from the rules alone, without knowledge of the engine. It is meant to be read next
to the rules, rule by rule, and takes no shortcut: text in, text out, and a dictionary from the
name of a place to the marble on it.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

NEW_GAME = "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A"

ROWS = (
    ("a7", "b7", "c7", "d7", "e7"),
    ("a6", "b6", "c6", "d6", "e6"),
    ("a5", "b5", "c5", "d5", "e5"),
    ("b4", "c4", "d4"),
    ("a3", "b3", "c3", "d3", "e3"),
    ("a2", "b2", "c2", "d2", "e2"),
    ("a1", "b1", "c1", "d1", "e1"),
)
PLACES = tuple(place for row in ROWS for place in row)
BAND = ("b4", "c4", "d4")
RAMPS = ("ra", "rb", "rd", "re")

OTHER = {"A": "B", "B": "A"}
FORWARD = {"A": 1, "B": -1}
OWN_BACK_LINE = {"A": ("a1", "b1", "c1", "d1", "e1"), "B": ("a7", "b7", "c7", "d7", "e7")}
GOAL = {"A": ("a7", "b7", "c7", "d7", "e7"), "B": ("a1", "b1", "c1", "d1", "e1")}
TENS = {"A": ("a7", "e7"), "B": ("a1", "e1")}
FACES = {
    "A": {"ra": "a7", "rb": "b7", "rd": "d7", "re": "e7"},
    "B": {"ra": "a1", "rb": "b1", "rd": "d1", "re": "e1"},
}
WORTH = {"a": 10, "b": 5, "c": 1, "d": 5, "e": 10}
MOVES_WITHOUT_PROGRESS = 20

FREE = "."


@dataclass
class Position:
    """What the notation says, field by field."""

    marbles: dict[str, str]
    ramps: dict[str, dict[str, str]]
    fills: dict[str, int]
    taken: dict[str, int]
    without_progress: int
    turn: str


def read(notation: str) -> Position:
    """Rows 7 to 1, ramps, fills, taken, moves without progress, turn."""
    rows, ramps, fills, taken, without_progress, turn_word = notation.split(" ")
    marbles: dict[str, str] = {}
    for names, signs in zip(ROWS, rows.split("/"), strict=True):
        marbles.update(zip(names, signs, strict=True))
    ramps_a, ramps_b = ramps.split("/")
    return Position(
        marbles=marbles,
        ramps={
            "A": dict(zip(RAMPS, ramps_a, strict=True)),
            "B": dict(zip(RAMPS, ramps_b, strict=True)),
        },
        fills=read_pair(fills),
        taken=read_pair(taken),
        without_progress=int(without_progress),
        turn=turn_word,
    )


def read_pair(text: str) -> dict[str, int]:
    """`<of A>/<of B>`."""
    of_a, of_b = text.split("/")
    return {"A": int(of_a), "B": int(of_b)}


def write(position: Position) -> str:
    """The notation of a position."""
    rows = "/".join("".join(position.marbles[place] for place in row) for row in ROWS)
    ramps = "/".join("".join(position.ramps[side][ramp] for ramp in RAMPS) for side in "AB")
    fills = f"{position.fills['A']}/{position.fills['B']}"
    taken = f"{position.taken['A']}/{position.taken['B']}"
    return f"{rows} {ramps} {fills} {taken} {position.without_progress} {position.turn}"


def place_beside(place: str, columns: int, rows: int) -> str | None:
    """Row 4 has only the three places of the band (the kerbs beside it cannot be crossed)."""
    name = chr(ord(place[0]) + columns) + str(int(place[1]) + rows)
    return name if name in PLACES else None


def steps_forward(position: Position, side: str, start: str) -> list[str]:
    """Step: one place straight or diagonally forward, to a free place. Never backward."""
    ends = [place_beside(start, columns, FORWARD[side]) for columns in (-1, 0, 1)]
    return [end for end in ends if end is not None and position.marbles[end] == FREE]


def steps_in_defence(position: Position, side: str, start: str) -> list[str]:
    """Defence: a marble on its own back line may also step sideways along it."""
    if start not in OWN_BACK_LINE[side]:
        return []
    ends = [place_beside(start, columns, 0) for columns in (-1, 1)]
    return [end for end in ends if end is not None and position.marbles[end] == FREE]


def is_barred(side: str, end: str) -> bool:
    """The tens are reached from the ramps only: no step and no jump of the attacker ends there."""
    return end in TENS[side]


def is_fixed(side: str, place: str) -> bool:
    """A marble that has reached the other's back line does not move again."""
    return place in GOAL[side]


def directions_of_jumps(side: str) -> list[tuple[int, int]]:
    """Jump: forward, diagonally forward or sideways."""
    forward = FORWARD[side]
    return [(0, forward), (-1, forward), (1, forward), (-1, 0), (1, 0)]


def one_jump(
    position: Position, side: str, start: str, direction: tuple[int, int]
) -> tuple[list[str], str] | None:
    """Over an unbroken line of the other's marbles to the free place right behind them."""
    line: list[str] = []
    place = place_beside(start, *direction)
    while place is not None and position.marbles[place] == OTHER[side]:
        line.append(place)
        place = place_beside(place, *direction)
    if not line or place is None or position.marbles[place] != FREE:
        return None
    return line, place


def jump_paths(position: Position, side: str, path: list[str], jumped: list[str]) -> list[list[str]]:
    """The same marble may go on jumping, and may stop after any jump.

    No marble is jumped twice in one move, and no place is landed on twice; a jump that lands on
    the other's back line ends the move.
    """
    if is_fixed(side, path[-1]):
        return []
    paths: list[list[str]] = []
    for direction in directions_of_jumps(side):
        jump = one_jump(position, side, path[-1], direction)
        if jump is None:
            continue
        line, landing = jump
        if is_barred(side, landing) or landing in path or any(over in jumped for over in line):
            continue
        longer = [*path, landing]
        paths.append(longer)
        paths.extend(jump_paths(position, side, longer, jumped + line))
    return paths


def step_actions(position: Position, side: str, start: str) -> list[str]:
    """Step `c3-c4`."""
    if is_fixed(side, start):
        return []
    ends = steps_forward(position, side, start) + steps_in_defence(position, side, start)
    return [f"{start}-{end}" for end in ends if not is_barred(side, end)]


def jump_actions(position: Position, side: str, start: str) -> list[str]:
    """Jump through its landings `b4xd4xd6`."""
    return ["x".join(path) for path in jump_paths(position, side, [start], [])]


def ramp_actions(position: Position, side: str) -> list[str]:
    """Ramp: a marble on a ramp may go to the place it faces, if that is free."""
    return [
        f"{ramp}-{FACES[side][ramp]}"
        for ramp in RAMPS
        if position.ramps[side][ramp] == side and position.marbles[FACES[side][ramp]] == FREE
    ]


def actions_of(position: Position, side: str) -> list[str]:
    """A turn: one move."""
    actions = ramp_actions(position, side)
    for place in PLACES:
        if position.marbles[place] == side:
            actions += step_actions(position, side, place)
            actions += jump_actions(position, side, place)
    return sorted(actions)


def places_of(token: str) -> list[str]:
    """Where the marble starts, every place it lands on, where it ends."""
    return token.split("x") if "x" in token else token.split("-")


def places_between(start: str, landing: str) -> list[str]:
    """The line of places that one jump goes over."""
    columns = ord(landing[0]) - ord(start[0])
    rows = int(landing[1]) - int(start[1])
    length = max(abs(columns), abs(rows))
    between: list[str] = []
    for far in range(1, length):
        column = chr(ord(start[0]) + far * columns // length)
        between.append(column + str(int(start[1]) + far * rows // length))
    return between


def places_jumped(token: str) -> list[str]:
    """Every marble jumped in the whole move."""
    if "x" not in token:
        return []
    path = places_of(token)
    jumped: list[str] = []
    for start, landing in pairwise(path):
        jumped += places_between(start, landing)
    return jumped


def move_marble(position: Position, side: str, start: str, end: str) -> None:
    """The marble leaves its place or its ramp and stands at the end of its way."""
    if start in RAMPS:
        position.ramps[side][start] = FREE
    else:
        position.marbles[start] = FREE
    position.marbles[end] = side


def take_jumped(position: Position, side: str, jumped: list[str]) -> bool:
    """One marble jumped in the whole move: it stays. Two or more: all of them are taken."""
    if len(jumped) < 2:
        return False
    for place in jumped:
        position.marbles[place] = FREE
    position.taken[side] += len(jumped)
    return True


def fill_ramps(position: Position, side: str) -> None:
    """Three on the band: the outer two go to `ra` and `re`, the second time to `rb` and `rd`."""
    if any(position.marbles[place] != side for place in BAND) or position.fills[side] == 2:
        return
    left, right = ("ra", "re") if position.fills[side] == 0 else ("rb", "rd")
    position.marbles["b4"] = FREE
    position.marbles["d4"] = FREE
    position.ramps[side][left] = side
    position.ramps[side][right] = side
    position.fills[side] += 1


def is_progress(start: str, end: str, has_taken: bool) -> bool:
    """Progress is a change of row, a move off a ramp, or a taken marble."""
    return start in RAMPS or start[1] != end[1] or has_taken


def has_full_back_line(position: Position) -> bool:
    """When a back line holds five of the other's marbles."""
    return any(all(position.marbles[place] == side for place in GOAL[side]) for side in "AB")


def is_stalled(position: Position) -> bool:
    """20 moves in a row brought no marble forward and took none."""
    return position.without_progress >= MOVES_WITHOUT_PROGRESS


def side_next(side: str, end: str) -> str:
    """Again: a marble that arrives on the other's back line gives its player another move."""
    return side if end in GOAL[side] else OTHER[side]


def side_not_blocked(position: Position, side: str) -> str:
    """Blocked: who cannot move is passed over by himself. The end: or nobody can move."""
    if actions_of(position, side):
        return side
    if actions_of(position, OTHER[side]):
        return OTHER[side]
    return "over"


def new(**options: int) -> str:
    """The notation of a new game; ValueError for any option, as the game has none."""
    if options:
        raise ValueError(f"Carami has no options: {sorted(options)}")
    return NEW_GAME


def turn(notation: str) -> str:
    """`A`, `B` or `over`."""
    return read(notation).turn


def legal(notation: str) -> list[str]:
    """The legal actions sorted as text, none when the game is over."""
    position = read(notation)
    return [] if position.turn == "over" else actions_of(position, position.turn)


def outcomes(notation: str) -> dict[str, Fraction]:
    """No dice."""
    read(notation)
    return {}


def play(notation: str, token: str) -> str:
    """The notation after an action; ValueError if it is not legal."""
    if token not in legal(notation):
        raise ValueError(f"{token!r} is not legal in {notation!r}")
    position = read(notation)
    side = position.turn
    start, end = places_of(token)[0], places_of(token)[-1]
    move_marble(position, side, start, end)
    has_taken = take_jumped(position, side, places_jumped(token))
    fill_ramps(position, side)
    if is_progress(start, end, has_taken):
        position.without_progress = 0
    else:
        position.without_progress += 1
    if has_full_back_line(position) or is_stalled(position):
        position.turn = "over"
    else:
        position.turn = side_not_blocked(position, side_next(side, end))
    return write(position)


def points(position: Position, side: str) -> int:
    """One's marbles on the other's back line at their place's value, plus 2 for each taken."""
    arrived = [place for place in GOAL[side] if position.marbles[place] == side]
    return sum(WORTH[place[0]] for place in arrived) + 2 * position.taken[side]


def score(notation: str) -> tuple[int, int]:
    """The points of A and of B, as they would count now."""
    position = read(notation)
    return points(position, "A"), points(position, "B")


def outcome(notation: str) -> str:
    """More points wins; equal is a draw; `-` while it goes on."""
    if turn(notation) != "over":
        return "-"
    of_a, of_b = score(notation)
    if of_a == of_b:
        return "draw"
    return "A" if of_a > of_b else "B"
