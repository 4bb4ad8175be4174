"""A slow second reading of the rules of La Pétanque aux dés.

Written from the rules alone, without knowledge of the engine, with which tests compare the
engine. It works from text to text: every function reads a notation afresh, and nothing is
computed beforehand or remembered.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

DIE = (1, 2, 3, 4, 5, 6)
CORNERS = {"a": (-7, -7), "b": (-7, 7), "c": (7, -7), "d": (7, 7)}
OTHER = {"A": "B", "B": "A"}

NOTATION = re.compile(
    r"(?P<balls>-|[AB][1-6][1-6](?:,[AB][1-6][1-6])*) "
    r"(?P<jack>-|[1-6][1-6][abcd]) "
    r"(?P<left_a>[0-8])/(?P<left_b>[0-8]) "
    r"(?P<points_a>0|[1-9][0-9]*)-(?P<points_b>0|[1-9][0-9]*) "
    r"(?P<starter>[AB]) "
    r"(?P<phase>start|[AB]:(?:jack|throw|corner[1-6][1-6]|play|point|shoot:[1-6][1-6]|shoot:jack)"
    r"|over:[AB]) "
    r"(?P<target>11|13)/(?P<size>[3-8])"
)


@dataclass
class Position:
    """The fields of a notation; `balls` as written (`A34`), the one longest in its place first."""

    balls: list[str]
    jack: str
    left: dict[str, int]
    points: dict[str, int]
    starter: str
    phase: str
    target: int
    size: int


def read(notation: str) -> Position:
    """Read a notation; ValueError if the text does not have its form."""
    found = NOTATION.fullmatch(notation)
    if found is None:
        raise ValueError(f"not a notation: {notation!r}")
    return Position(
        balls=[] if found["balls"] == "-" else found["balls"].split(","),
        jack=found["jack"],
        left={"A": int(found["left_a"]), "B": int(found["left_b"])},
        points={"A": int(found["points_a"]), "B": int(found["points_b"])},
        starter=found["starter"],
        phase=found["phase"],
        target=int(found["target"]),
        size=int(found["size"]),
    )


def write(position: Position) -> str:
    """Write a position; the same position is always written the same way."""
    balls = ",".join(position.balls) or "-"
    left, points = position.left, position.points
    return (
        f"{balls} {position.jack} {left['A']}/{left['B']} {points['A']}-{points['B']} "
        f"{position.starter} {position.phase} {position.target}/{position.size}"
    )


def new(**options: int) -> str:
    """`target` 13 or 11; `balls` 3-8 a team (4 for one against one)."""
    chosen = {"target": 13, "balls": 4} | options
    if set(chosen) != {"target", "balls"}:
        raise ValueError(f"unknown option among {sorted(options)}")
    if chosen["target"] not in (13, 11):
        raise ValueError(f"target must be 13 or 11, not {chosen['target']}")
    if chosen["balls"] not in (3, 4, 5, 6, 7, 8):
        raise ValueError(f"balls must be 3 to 8, not {chosen['balls']}")
    size = chosen["balls"]
    return f"- - {size}/{size} 0-0 A start {chosen['target']}/{size}"


def turn(notation: str) -> str:
    """Whose turn it is: `A`, `B`, `chance` (dice are in the air) or `over`."""
    phase = read(notation).phase
    if phase.startswith("over:"):
        return "over"
    if phase == "start":
        return "chance"
    side, what = phase.split(":", 1)
    if what in ("throw", "point") or what.startswith("shoot:"):
        return "chance"
    return side


def legal(notation: str) -> list[str]:
    """Actions: `jack`, `corner:a`..`corner:d`, `point`, `shoot:<length><width>`, `shoot:jack`."""
    position = read(notation)
    side, _, what = position.phase.partition(":")
    if what == "jack":
        return ["jack"]
    if what.startswith("corner"):
        return ["corner:a", "corner:b", "corner:c", "corner:d"]
    if what == "play":
        return sorted(legal_balls(position, side))
    return []


def legal_balls(position: Position, side: str) -> list[str]:
    """The team on turn points, or shoots at a ball (only the other team's) or at the jack."""
    if position.left == {"A": position.size, "B": position.size}:
        # "While both teams have all their balls there is no shot at the jack."
        return ["point"]
    targets = [ball[1:] for ball in position.balls if ball[0] == OTHER[side]]
    return ["point", "shoot:jack"] + [f"shoot:{cell}" for cell in targets]


def outcomes(notation: str) -> dict[str, Fraction]:
    """Rolls: two digits, length then width (`start`: A then B); one digit for a shot."""
    if turn(notation) != "chance":
        return {}
    dice = 1 if ":shoot:" in read(notation).phase else 2
    rolls: dict[str, Fraction] = {}
    for throw in product(DIE, repeat=dice):
        roll = "".join(str(face) for face in throw)
        rolls[roll] = rolls.get(roll, Fraction(0)) + Fraction(1, 6**dice)
    return rolls


def play(notation: str, token: str) -> str:
    """The notation after an action or a roll; ValueError if it is not legal."""
    if token not in legal(notation) and token not in outcomes(notation):
        raise ValueError(f"{token!r} is not legal in {notation!r}")
    position = read(notation)
    side, _, what = position.phase.partition(":")
    rule(what)(position, side, token)
    return write(position)


def rule(what: str) -> Callable[[Position, str, str], None]:
    """The rule that is applied in a phase, which is named without its side."""
    if what == "":
        return open_game
    if what == "jack":
        return throw_jack
    if what == "throw":
        return jack_cell
    if what.startswith("corner"):
        return jack_corner
    if what == "play":
        return choose_ball
    if what == "point":
        return point
    if what == "shoot:jack":
        return shoot_jack
    return shoot_ball


def open_game(position: Position, _side: str, roll: str) -> None:
    """One die each; the higher starts, equal dice roll again."""
    die_a, die_b = int(roll[0]), int(roll[1])
    if die_a == die_b:
        return
    position.starter = "A" if die_a > die_b else "B"
    position.phase = f"{position.starter}:jack"


def throw_jack(position: Position, side: str, _action: str) -> None:
    """The starting team throws black and white."""
    position.phase = f"{side}:throw"


def jack_cell(position: Position, side: str, roll: str) -> None:
    """That is the cell."""
    position.phase = f"{side}:corner{roll}"


def jack_corner(position: Position, side: str, action: str) -> None:
    """It chooses one of the four corners. Then it points its first ball."""
    cell = position.phase.removeprefix(f"{side}:corner")
    position.jack = cell + action.removeprefix("corner:")
    position.phase = f"{side}:play"


def choose_ball(position: Position, side: str, action: str) -> None:
    """Shooting: the target is named first."""
    position.phase = f"{side}:{action}"


def point(position: Position, side: str, roll: str) -> None:
    """Black and white give the cell; the pushed balls go to the end, then the new ball."""
    position.left[side] -= 1
    push(position, int(roll[0]), int(roll[1]))
    position.balls.append(f"{side}{roll}")
    next_turn(position, if_empty=side)


def push(position: Position, length: int, width: int) -> None:
    """A ball lying there moves one cell on, pushing the next; what passes length 6 is lost."""
    pushed: list[str] = []
    while (ball := ball_in(position, f"{length}{width}")) is not None:
        pushed.append(ball)
        length += 1
    for ball in pushed:
        position.balls.remove(ball)
    for ball in pushed:
        if int(ball[1]) < 6:
            position.balls.append(f"{ball[0]}{int(ball[1]) + 1}{ball[2]}")


def ball_in(position: Position, cell: str) -> str | None:
    """The ball lying in a cell, if any."""
    for ball in position.balls:
        if ball[1:] == cell:
            return ball
    return None


def shoot_ball(position: Position, side: str, roll: str) -> None:
    """1, 2, 3: missed. 4, 5: both balls are lost. 6: the shooting ball takes its place."""
    cell = position.phase.removeprefix(f"{side}:shoot:")
    position.left[side] -= 1
    if roll in ("4", "5", "6"):
        position.balls.remove(f"{OTHER[side]}{cell}")
    if roll == "6":
        position.balls.append(f"{side}{cell}")
    next_turn(position, if_empty=side)


def shoot_jack(position: Position, side: str, roll: str) -> None:
    """Only a 6. The shooting ball is lost either way. On a 6 the end stops."""
    position.left[side] -= 1
    if roll == "6":
        jack_out(position, side)
    else:
        # "After a missed shot at the jack: the other team", should no ball lie on the board.
        next_turn(position, if_empty=OTHER[side])


def jack_out(position: Position, side: str) -> None:
    """If the other team has no balls left and the shooting team has, it scores one point for each."""
    position.jack = "-"
    if position.left[OTHER[side]] == 0 and position.left[side] > 0:
        position.points[side] += position.left[side]
        finish_end(position, side)
    else:
        # "No points, and the team that threw the jack throws it again."
        finish_end(position, position.starter)


def next_turn(position: Position, if_empty: str) -> None:
    """Nobody has balls left, count; only one team has, it plays; otherwise who is not nearest."""
    if position.left["A"] == 0 and position.left["B"] == 0:
        count(position)
    elif position.left["A"] == 0:
        position.phase = "B:play"
    elif position.left["B"] == 0:
        position.phase = "A:play"
    elif not position.balls:
        position.phase = f"{if_empty}:play"
    else:
        nearest = by_nearness(position)[0]
        position.phase = f"{OTHER[nearest[0]]}:play"


def by_nearness(position: Position) -> list[str]:
    """Of two at the same distance, the one that has lain in its place longer counts as nearer."""
    # The balls are listed with the oldest first, and sorting keeps that order among equals.
    return sorted(position.balls, key=lambda ball: squared_distance(ball, position.jack))


def squared_distance(ball: str, jack: str) -> int:
    """Nearness is the straight distance from ball to jack (compare squares)."""
    ball_length, ball_width = middle(ball[1:])
    cell_length, cell_width = middle(jack[:2])
    off_length, off_width = CORNERS[jack[2]]
    length = cell_length + off_length - ball_length
    width = cell_width + off_width - ball_width
    return length * length + width * width


def middle(cell: str) -> tuple[int, int]:
    """The middle of cell (l, w) is at (20l - 10, 20w - 10)."""
    return 20 * int(cell[0]) - 10, 20 * int(cell[1]) - 10


def count(position: Position) -> None:
    """One point for each of its balls that is nearer than the other's best."""
    if not position.balls:
        # "Nobody scores, the same team starts again."
        finish_end(position, position.starter)
        return
    order = by_nearness(position)
    winner = order[0][0]
    for ball in order:
        if ball[0] != winner:
            break
        position.points[winner] += 1
    finish_end(position, winner)


def finish_end(position: Position, starter: str) -> None:
    """The game ends when, after an end, a team has reached the target; the last board stays."""
    for side in ("A", "B"):
        if position.points[side] >= position.target:
            position.phase = f"over:{side}"
            return
    start_end(position, starter)


def start_end(position: Position, starter: str) -> None:
    """The next end begins with an empty board, all balls in hand and the jack to throw."""
    position.balls = []
    position.jack = "-"
    position.left = {"A": position.size, "B": position.size}
    position.starter = starter
    position.phase = f"{starter}:jack"


def score(notation: str) -> tuple[int, int]:
    """The points of A and of B."""
    points = read(notation).points
    return points["A"], points["B"]


def outcome(notation: str) -> str:
    """`A`, `B`, `draw` or `-` while it goes on; this game knows no draw."""
    phase = read(notation).phase
    return phase.removeprefix("over:") if phase.startswith("over:") else "-"
