"""A slow second reading of the rules of Boulomania, from notation to notation.

Written from the rules alone, without knowledge of the engine; tests compare the engine with it.
Nothing here is clever or fast: every call reads the notation again, every probability is counted
by throwing all the dice, and each rule is one small function that quotes it.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

JACK_PITS = (1, 2, 3, 4, 5, 6)
BALL_PITS = (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)
OUT = 0

CENTRE = {
    10: (0, 45), 1: (12, 45), 11: (20, 45), 6: (28, 45), 18: (40, 45),
    9: (0, 30), 2: (12, 30), 12: (20, 30), 5: (28, 30), 17: (40, 30),
    8: (0, 15), 3: (12, 15), 13: (20, 15), 4: (28, 15), 16: (40, 15),
    7: (0, 0), 14: (20, 0), 15: (40, 0),
}  # fmt: skip
STRAIGHT_ON = {
    7: 8, 8: 9, 9: 10, 10: OUT,
    14: 13, 13: 12, 12: 11, 11: OUT,
    15: 16, 16: 17, 17: 18, 18: OUT,
}  # fmt: skip
ARROWS = {8: (9, 12), 13: (12, 9, 17), 16: (17, 12)}
JACK_LANE = {3: 2, 2: 1, 1: OUT, 4: 5, 5: 6, 6: OUT}
BESIDE = {13: (3, 4), 12: (2, 5), 11: (1, 6)}
OTHER = {"A": "B", "B": "A"}


@dataclass
class Position:
    """One notation taken apart; `pits` maps 1 to 18 to `.`, `o`, `A` or `B`."""

    pits: dict[int, str]
    left: dict[str, int]
    points: dict[str, int]
    starter: str
    phase: str
    target: int
    balls: int


def new(**options: int) -> str:
    """Rule: "a new game: `.................. 8/8 0-0 A start 13/8`"."""
    unknown = set(options) - {"target", "balls"}
    if unknown:
        raise ValueError(f"no such option: {sorted(unknown)}")
    target = options.get("target", 13)
    balls = options.get("balls", 8)
    if not 1 <= target <= 99:
        raise ValueError(f"target must be 1-99, not {target}")
    if not 1 <= balls <= 8:
        raise ValueError(f"balls must be 1-8, not {balls}")
    return f"{'.' * 18} {balls}/{balls} 0-0 A start {target}/{balls}"


def turn(notation: str) -> str:
    """Rule: "Whose turn it is: `A`, `B`, `chance` (dice are in the air) or `over`"."""
    phase = _parse(notation).phase
    if phase.startswith("over:"):
        return "over"
    if phase == "start":
        return "chance"
    team, doing = phase.split(":", 1)
    if doing in ("jack", "play") or doing.startswith("land"):
        return team
    return "chance"


def legal(notation: str) -> list[str]:
    """Rule: "`jack`, `point2`, `point3`, `shoot:<pit>`, `shoot:jack`", or `land:<pit>`."""
    position = _parse(notation)
    team = turn(notation)
    if team not in ("A", "B"):
        return []
    doing = position.phase.split(":", 1)[1]
    if doing == "jack":
        return ["jack"]
    if doing == "play" and position.left == {"A": position.balls, "B": position.balls}:
        # "The first ball of an end (both teams have all their balls) is pointed."
        return ["point2", "point3"]
    if doing == "play":
        return sorted(["point2", "point3", "shoot:jack", *_legal_shots(position, team)])
    return sorted(_landings(position, doing.removeprefix("land")))


def outcomes(notation: str) -> dict[str, Fraction]:
    """Rule: "Rolls: `start` two digits in the order A, B; otherwise the dice in rising order"."""
    if turn(notation) != "chance":
        return {}
    phase = _parse(notation).phase
    thrown = list(product("123456", repeat=_dice_in_the_air(phase)))
    counted: Counter[str] = Counter()
    for dice in thrown:
        counted["".join(dice if phase == "start" else sorted(dice))] += 1
    return {roll: Fraction(counted[roll], len(thrown)) for roll in sorted(counted)}


def play(notation: str, token: str) -> str:
    """Rule: "An action that is not legal is refused with the reason in words"."""
    position = _parse(notation)
    if turn(notation) == "chance":
        if token not in outcomes(notation):
            raise ValueError(f"{token!r} is no roll of {notation!r}")
        _apply_roll(position, token)
    else:
        if token not in legal(notation):
            raise ValueError(f"{token!r} is no legal action of {notation!r}")
        _apply_action(position, token)
    return _write(position)


def score(notation: str) -> tuple[int, int]:
    """The points of A and of B."""
    points = _parse(notation).points
    return points["A"], points["B"]


def outcome(notation: str) -> str:
    """Rule: "`A`, `B`, `draw` or `-` while it goes on" (no game here is a draw)."""
    phase = _parse(notation).phase
    return phase.removeprefix("over:") if phase.startswith("over:") else "-"


def _parse(notation: str) -> Position:
    """`<18 pits> <left A>/<left B> <points A>-<points B> <starter> <phase> <target>/<balls>`."""
    pits, left, points, starter, phase, options = notation.split(" ")
    left_a, left_b = left.split("/")
    points_a, points_b = points.split("-")
    target, balls = options.split("/")
    return Position(
        pits=dict(zip(JACK_PITS + BALL_PITS, pits, strict=True)),
        left={"A": int(left_a), "B": int(left_b)},
        points={"A": int(points_a), "B": int(points_b)},
        starter=starter,
        phase=phase,
        target=int(target),
        balls=int(balls),
    )


def _write(position: Position) -> str:
    """Rule: "the same position is always written the same way"."""
    pits = "".join(position.pits[pit] for pit in JACK_PITS + BALL_PITS)
    left = f"{position.left['A']}/{position.left['B']}"
    points = f"{position.points['A']}-{position.points['B']}"
    options = f"{position.target}/{position.balls}"
    return f"{pits} {left} {points} {position.starter} {position.phase} {options}"


def _dice_in_the_air(phase: str) -> int:
    """Rule: "points with 2 or 3 dice, or shoots with 1"; one for the jack, two at the start."""
    if phase == "start" or phase.endswith(":point2"):
        return 2
    if phase.endswith(":point3"):
        return 3
    return 1


def _apply_action(position: Position, token: str) -> None:
    """Dice go into the air, or the ball already rolled takes the chosen route."""
    team = position.phase.split(":")[0]
    if token == "jack":
        position.phase = f"{team}:throw"
    elif token.startswith("land:"):
        _land(position, team, token)
    else:
        position.phase = f"{team}:{token}"


def _apply_roll(position: Position, roll: str) -> None:
    """The dice come down."""
    if position.phase == "start":
        _open(position, roll)
        return
    team, doing = position.phase.split(":", 1)
    if doing == "throw":
        _throw_jack(position, team, int(roll))
    elif doing in ("point2", "point3"):
        _point(position, team, roll)
    elif doing == "shoot:jack":
        _shoot_jack(position, team, int(roll))
    else:
        _shoot_ball(position, team, int(doing.removeprefix("shoot:")), int(roll))


def _open(position: Position, roll: str) -> None:
    """Rule: "Each team rolls one die, the higher starts; equal dice roll again"."""
    die_a, die_b = int(roll[0]), int(roll[1])
    if die_a != die_b:
        position.starter = "A" if die_a > die_b else "B"
        position.phase = f"{position.starter}:jack"


def _throw_jack(position: Position, team: str, die: int) -> None:
    """Rule: "The starting team throws one die: the jack lies in that jack pit"."""
    position.pits[die] = "o"
    position.phase = f"{team}:play"


def _point(position: Position, team: str, roll: str) -> None:
    """Rule: "All choices are offered together; if there is only one, it is played at once"."""
    landings = _landings(position, roll)
    if not landings:
        position.left[team] -= 1
        _next_turn(position, team, shot_at_ball=False)
    elif len(landings) == 1:
        _land(position, team, landings[0])
    else:
        position.phase = f"{team}:land{roll}"


def _landings(position: Position, roll: str) -> list[str]:
    """Rule: "All choices of one roll (jack pit or sum, and every way through the arrows)"."""
    return _jack_pit_landings(position, roll) + _sum_landings(position, roll)


def _jack_pit_landings(position: Position, roll: str) -> list[str]:
    """Rule: "A pair: the jack pit of that number, if neither the jack nor a ball lies there"."""
    if len(roll) == 2 and roll[0] == roll[1] and position.pits[int(roll[0])] == ".":
        return [f"land:{roll[0]}"]
    return []


def _sum_landings(position: Position, roll: str) -> list[str]:
    """Rule: "The sum of the dice is the pit. A sum below 7: the ball is lost"."""
    pit = sum(int(die) for die in roll)
    if pit < 7:
        return []
    return [f"land:{route}" for route in _routes(position, pit)]


def _routes(position: Position, pit: int) -> list[str]:
    """Rule: "the ball lying there moves one pit on, pushing the next one if that pit is taken"."""
    if pit == OUT:
        return ["out"]
    if position.pits[pit] == ".":
        return [str(pit)]
    return [f"{pit}>{rest}" for way in _ways_on(pit) for rest in _routes(position, way)]


def _ways_on(pit: int) -> tuple[int, ...]:
    """Rule: "At an arrow pit the team that is playing chooses the way"."""
    return ARROWS.get(pit, (STRAIGHT_ON[pit],))


def _land(position: Position, team: str, token: str) -> None:
    """Rule: "`land:<pit>` with the way of every pushed ball"; "what leaves the top row is lost"."""
    moving = team
    for step in token.removeprefix("land:").split(">"):
        if step != "out":
            moving, position.pits[int(step)] = position.pits[int(step)], moving
    position.left[team] -= 1
    _next_turn(position, team, shot_at_ball=False)


def _legal_shots(position: Position, team: str) -> list[str]:
    """Rule: "the target is named first; only the other team's balls"."""
    return [f"shoot:{pit}" for pit in position.pits if position.pits[pit] == OTHER[team]]


def _shoot_jack(position: Position, team: str, die: int) -> None:
    """Rule: "Only a 6 does it. The shooting ball is lost either way. A 6 stops the end"."""
    position.left[team] -= 1
    if die == 6:
        position.pits[_jack_pit(position)] = "."
        _stop_end(position)
    else:
        _next_turn(position, team, shot_at_ball=False)


def _shoot_ball(position: Position, team: str, target: int, die: int) -> None:
    """Rule: "1, 2, 3 missed; 4 grazed; 5 hit: both lost; 6 carreau: [it] takes its place"."""
    position.left[team] -= 1
    if die == 4:
        _graze(position, target)
    elif die == 5:
        position.pits[target] = "."
    elif die == 6:
        position.pits[target] = team
    if _is_jack_out(position):
        _stop_end(position)
    else:
        _next_turn(position, team, shot_at_ball=True)


def _graze(position: Position, target: int) -> None:
    """Rule: "A target in a jack pit: 4 does nothing to it (only 5 and 6 count)"."""
    if target in JACK_PITS:
        return
    was_beside = _jack_pit(position) in BESIDE.get(target, ())
    _push_straight_on(position, target)
    if was_beside:
        _move_jack_up(position)


def _push_straight_on(position: Position, target: int) -> None:
    """Rule: "the target moves one pit straight on, pushing what lies there straight on"."""
    moving = position.pits[target]
    position.pits[target] = "."
    pit = STRAIGHT_ON[target]
    while moving != "." and pit != OUT:
        moving, position.pits[pit] = position.pits[pit], moving
        pit = STRAIGHT_ON[pit]


def _move_jack_up(position: Position) -> None:
    """Rule: "the jack one pit up its lane too; if a ball lies in that jack pit, the jack stays"."""
    jack = _jack_pit(position)
    above = JACK_LANE[jack]
    if above == OUT:
        position.pits[jack] = "."
    elif position.pits[above] == ".":
        position.pits[jack] = "."
        position.pits[above] = "o"


def _is_jack_out(position: Position) -> bool:
    """Rule: "sends the ball and the jack out: the end stops"."""
    return "o" not in position.pits.values()


def _jack_pit(position: Position) -> int:
    """The pit in which the jack lies."""
    return next(pit for pit in JACK_PITS if position.pits[pit] == "o")


def _stop_end(position: Position) -> None:
    """Rule: "Exactly one team still has balls to play: it scores one point for each"."""
    left = position.left
    if left["A"] > 0 and left["B"] == 0:
        _finish_end(position, "A", left["A"])
    elif left["B"] > 0 and left["A"] == 0:
        _finish_end(position, "B", left["B"])
    else:
        _finish_end(position, None, 0)


def _next_turn(position: Position, team: str, *, shot_at_ball: bool) -> None:
    """Rule: "neither team has a ball left: the end is counted"; else a team plays on."""
    if position.left["A"] == 0 and position.left["B"] == 0:
        _count_end(position)
    else:
        position.phase = f"{_next_team(position, team, shot_at_ball=shot_at_ball)}:play"


def _next_team(position: Position, team: str, *, shot_at_ball: bool) -> str:
    """Rule: "Whose turn next, after every ball", in the order in which the cases are listed."""
    if position.left[team] == 0:
        return OTHER[team]
    if position.left[OTHER[team]] == 0:
        return team
    if not _distances(position, "A") and not _distances(position, "B"):
        return team if shot_at_ball else OTHER[team]
    nearest = _nearest_team(position)
    return team if nearest is None else OTHER[nearest]


def _distances(position: Position, team: str) -> list[int]:
    """Rule: "the straight distance between pit centres (compare squares: whole numbers)"."""
    jack_x, jack_y = CENTRE[_jack_pit(position)]
    squares = []
    for pit, content in position.pits.items():
        if content == team:
            x, y = CENTRE[pit]
            squares.append((x - jack_x) ** 2 + (y - jack_y) ** 2)
    return sorted(squares)


def _nearest_team(position: Position) -> str | None:
    """Rule: "one team has the ball nearest to the jack"; None if equally near or no ball lies."""
    of_a, of_b = _distances(position, "A"), _distances(position, "B")
    if of_a and (not of_b or of_a[0] < of_b[0]):
        return "A"
    if of_b and (not of_a or of_b[0] < of_a[0]):
        return "B"
    return None


def _count_end(position: Position) -> None:
    """Rule: "one point for each of its balls that is nearer than the other team's best"."""
    winner = _nearest_team(position)
    if winner is None:
        _finish_end(position, None, 0)
        return
    rivals = _distances(position, OTHER[winner])
    nearer = [square for square in _distances(position, winner) if not rivals or square < rivals[0]]
    _finish_end(position, winner, len(nearer))


def _finish_end(position: Position, winner: str | None, points: int) -> None:
    """Rule: "It starts the next end"; "nobody scores and the same team starts again"."""
    if winner is not None:
        position.points[winner] += points
        if _is_game_over(position):
            position.phase = f"over:{winner}"
            return
        position.starter = winner
    position.pits = dict.fromkeys(JACK_PITS + BALL_PITS, ".")
    position.left = {"A": position.balls, "B": position.balls}
    position.phase = f"{position.starter}:jack"


def _is_game_over(position: Position) -> bool:
    """Rule: "when, after an end, a team has 13 points or more" (or the target of the options)."""
    return max(position.points.values()) >= position.target
