"""Reads back what is spoken in English, as somebody does who has nothing else, and holds it to the rules.

`READERS` has one reader for each game: it finds every option with what is said to come of it, checks that
against what the engine then does, and gives what each option is worth by these words alone.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from engine import events as e
from engine.boomerang import Boomerang, board
from engine.boomerang_placements import gain_of, turned_by
from engine.boules import Boules
from engine.carami import Carami
from engine.petanque import Petanque
from engine.petanque import board as court
from engine.position import Position, Side
from words import label, say_in
from words.pieces import name_piece, word_piece, word_placement
from words.places import RAMPS, number_places, word_place

SAY = say_in("en")
COLOURS = ("Blue", "Red")
MINUS = "\N{MINUS SIGN}"
Worth = Mapping[str, float]


# The dice games


class Claim(NamedTuple):
    """How an end is said to stand: for the listener, above 0 where it is theirs."""

    margin: int
    closed: bool
    won: bool


def read_claim(text: str, side: Side) -> Claim:
    """`you hold 2`, `Red scores 3 and wins`, `nobody scores`."""
    if text in ("nobody holds the point", "nobody scores"):
        return Claim(0, text == "nobody scores", False)
    found = re.fullmatch(r"(you|Blue|Red) (holds?|scores?) (\d+)( and wins?)?", text)
    assert found, text
    assert found[1] != COLOURS[side], "the listener is told of as somebody else"
    points = int(found[3]) * (1 if found[1] == "you" else -1)
    return Claim(points, found[2].startswith("score"), found[4] is not None)


def claim_of(after: Boules, events: Sequence[e.Event], side: Side) -> Claim:
    """How the end stands in truth."""
    won = any(isinstance(event, e.GameEnded) for event in events)
    for event in events:
        if isinstance(event, e.EndCounted | e.EndStopped):
            points = event.points if event.winner is not None else 0
            return Claim(points if event.winner == side else -points, True, won)
    tally = after.tally(after.ground)
    points = len(tally.scoring)
    return Claim(0 if tally.winner is None else points if tally.winner == side else -points, False, False)


class Fall(NamedTuple):
    """What a roll comes to when the mover chooses well."""

    chance: Fraction
    claim: Claim
    lost: bool


def falls(position: Boules, action: str) -> Iterator[Fall]:
    """Every roll of a pointed ball, with its chance."""
    rolling, _ = position.apply(action)
    for roll, chance in rolling.chance_outcomes().items():
        after, events = rolling.apply(roll)
        ends = [after.apply(way) for way in after.legal_actions()] if after.is_settling else [(after, events)]
        claims = [(claim_of(*end, position.side), _is_lost(end[1])) for end in ends]
        yield Fall(chance, *max(claims, key=lambda each: each[0].margin))


def _is_lost(events: Sequence[e.Event]) -> bool:
    return not any(isinstance(event, e.BallPlaced) for event in events)


def is_percent(told: int, chance: Fraction) -> bool:
    """Whether so many hundredths are said of that chance; 1 and 99 are said of all but nothing and all."""
    if told in (1, 99) and 0 < chance < 1:
        return abs(100 * chance - told) <= 1
    return abs(100 * chance - told) <= Fraction(1, 2)


def check_pointing(position: Boules, action: str, told: str) -> float:
    """`takes the point 22% (you hold 1), else 60% Red holds 2, 18% Red holds 1; boule lost 33%`."""
    found = re.fullmatch(POINTING, told)
    assert found, told
    ways = list(falls(position, action))
    holds = sum((way.chance for way in ways if way.claim.margin > 0), Fraction(0))
    lost = sum((way.chance for way in ways if way.lost), Fraction(0))
    assert is_percent(int(found[2]), holds)
    assert is_percent(int(found[5] or 0), lost)
    likely = read_shares(found[3], holds, position.side) | read_shares(found[4], 1 - holds, position.side)
    for claim, share in likely.items():
        chance = sum((way.chance for way in ways if way.claim == claim), Fraction(0))
        assert share == chance if isinstance(share, Fraction) else is_percent(share, chance)
    assert set(likely) == {way.claim for way in ways}
    return float(sum(_hundredths(share) * claim.margin for claim, share in likely.items())) / 100


def read_shares(told: str | None, chance: Fraction, side: Side) -> dict[Claim, int | Fraction]:
    """`60% Red holds 2, 18% Red holds 1`; of a single one it is not said again how likely it is."""
    if told is None:
        return {}
    if shares := re.findall(SHARE, told):
        assert len(shares) > 1, told
        return {read_claim(text, side): int(share) for share, text in shares}
    return {read_claim(told, side): chance}


def _hundredths(share: int | Fraction) -> int | Fraction:
    return share if isinstance(share, int) else 100 * share


POINTING = r"(takes|keeps) the point (\d+)%(?: \((.+?)\))?(?:, else (.+?))?(?:; boule lost (\d+)%)?\."
FACES = r"([1-6](?: (?:to|or) [1-6])?): (missed|nothing moves|.+(?=, ))(?:, ([^,]+))?"
SHARE = r"(\d+)% ((?:you|Blue|Red|nobody)[^,]*)"


def check_shot(position: Boules, action: str, told: str) -> float:
    """`1 to 3: missed; 4: pushes 8 → 9, Red holds 2; …`: after a miss the end stands as before."""
    aimed, _ = position.apply(action)
    margins = []
    for part in told.removesuffix(".").split("; "):
        found = re.fullmatch(FACES, part)
        assert found, part
        faces, deed, then = found.groups()
        for die in range(int(faces[0]), int(faces[-1]) + 1):
            after, events = aimed.apply(str(die))
            claim = read_claim(then, position.side) if then else claim_of(position, (), position.side)
            assert claim == claim_of(after, events, position.side), (part, die)
            assert deed == deed_of(events), (part, die)
            margins.append(claim.margin)
    assert len(margins) == 6
    return sum(margins) / 6


def deed_of(events: Sequence[e.Event]) -> str:
    """What a shot has done in truth."""
    told = []
    for event in events:
        match event:
            case e.ShotMissed() | e.JackMissed():
                told.append("missed")
            case e.ShotHit():
                told.append("both boules gone")
            case e.Carreau():
                told.append("carreau")
            case e.ShotGrazed(moved=False):
                told.append("nothing moves")
            case e.BallsPushed(pushes):
                told.append("pushes " + ", ".join(f"{each.start} → {each.end or 'out'}" for each in pushes))
            case e.JackMoved(_, end):
                told.append(f"jack to pit {end}")
            case e.JackOut():
                told.append("jack out")
    return ", ".join(told)


def read_boules(position: Boules, text: str) -> Worth:
    """Every throw, every way and every corner."""
    if position.stage == "corner":
        assert isinstance(position, Petanque)
        return read_corners(position, text)
    worth = {}
    for action in position.legal_actions():
        name = f"{label(position, action, SAY)}: "
        (line,) = [each for each in text.splitlines() if each.startswith(name)]
        told = line.removeprefix(name)
        if action.startswith("land:"):
            claim = read_claim(told.removesuffix("."), position.side)
            assert claim == claim_of(*position.apply(action), position.side)
            worth[action] = float(claim.margin)
        else:
            check = check_shot if action.startswith("shoot:") else check_pointing
            worth[action] = check(position, action, told)
    return worth


def read_corners(position: Petanque, text: str) -> Worth:
    """Each corner with the cells that are nearest to it."""
    worth = {}
    for corner in "abcd":
        found = re.search(rf"^Corner {corner} \(.+\): the nearest cells are (.+)\.$", text, re.MULTILINE)
        assert found
        distance = court().distance[position.detail + corner]
        cells = sorted(court().cells, key=lambda cell: (distance[f"A{cell}"], cell))
        assert found[1] == number_places(cells[:4])
        worth[f"corner:{corner}"] = 0.0
    return worth


# Carami


class Brings(NamedTuple):
    """The effects of a move: as the words tell them, or as they are."""

    gains: tuple[int, int]
    taken: frozenset[str]
    filled: tuple[tuple[str, str], ...] = ()
    """Which marbles go from the band to which ramps."""
    again: bool = False
    over: str = ""
    """`you`, a colour or `draw`, where the game is over with it."""


def brings(position: Carami, action: str) -> Brings:
    after, events = position.apply(action)
    (a, b), (a_then, b_then) = position.score(), after.score()
    taken = [place for event in events if isinstance(event, e.MarblesTaken) for place in event.places]
    filled = tuple(move for event in events if isinstance(event, e.BandFilled) for move in event.moves)
    again, outcome = after.mover == position.mover, after.outcome()
    over = "" if outcome is None else "draw" if outcome.winner is None else COLOURS[outcome.winner]
    over = "you" if outcome is not None and outcome.winner == position.mover else over
    return Brings((a_then - a, b_then - b), frozenset(taken), filled, again, over)


def read_brings(told: str, side: Side) -> Brings:
    """`takes d6, b6, you +4, another move`."""
    gains = [0, 0]
    for name, sign, points in re.findall(rf"(you|Blue|Red) ([+{MINUS}])(\d+)", told):
        assert name != COLOURS[side]
        whose = side if name == "you" else COLOURS.index(name)
        gains[whose] = int(points) if sign == "+" else -int(points)
    taken = re.search(r"takes ((?:[a-e][1-7](?:, )?)+)", told)
    places = frozenset(re.findall("[a-e][1-7]", taken[1])) if taken else frozenset()
    over = re.search(r"the game is over(?: and (you|Blue|Red) wins?|, a (draw))", told)
    ended = (over[1] or over[2]) if over else ""
    return Brings((gains[0], gains[1]), places, _read_band(told), "another move" in told, ended)


def _read_band(told: str) -> tuple[tuple[str, str], ...]:
    if not (found := re.search(r"fills the band: (b4) to (.+?), (d4) to (.+? ramp)", told)):
        return ()
    ramps = {word_place(ramp, SAY, "the"): ramp for ramp in RAMPS}
    return ((found[1], ramps[found[2]]), (found[3], ramps[found[4]]))


def read_carami(position: Carami, text: str) -> Worth:
    """Every move: those that bring something line by line, the others together."""
    assert position.mover is not None
    worth, lines = {}, text.splitlines()
    ramps = {word_place(ramp, SAY): ramp for ramp in RAMPS}
    for line in lines:
        if found := re.match(r"([a-e][1-7]) jumps to ([a-e1-7, ]+): (.+)\.", line):
            action = "x".join([found[1], *found[2].split(", ")])
        elif found := re.match(r"(.+) (to) ([a-e][1-7]): .+", line):
            action = f"{ramps.get(found[1].lower(), found[1])}-{found[3]}"
        else:
            continue
        told = read_brings(line.partition(": ")[2], position.mover)
        assert told == brings(position, action), line
        worth[action] = float(told.gains[position.mover] - told.gains[1 - position.mover])
    for action in _plain_moves(lines, ramps):
        assert brings(position, action) == Brings((0, 0), frozenset())
        worth[action] = 0.0
    assert sorted(worth) == sorted(position.legal_actions())
    return worth


def _plain_moves(lines: Sequence[str], ramps: Mapping[str, str]) -> Iterator[str]:
    for line in lines:
        if found := re.fullmatch(r"(?:Other moves|Moves): (.+)\.", line):
            for marble in found[1].split("; "):
                start, _, ends = marble.partition(" to ")
                for end in ends.split(", "):
                    sign = "x" if end.endswith(" (a jump)") else "-"
                    yield f"{ramps.get(start, start)}{sign}{end[:2]}"


# Boomerang


def read_boomerang(position: Boomerang, text: str) -> Worth:
    """For each piece how many places turn over how much, and one of those that turn over most."""
    if not position.pieces:
        assert "can go anywhere" in text
        return dict.fromkeys(position.legal_actions(), 0.0)
    by_kind: dict[str, list[str]] = {}
    for action in position.legal_actions():
        by_kind.setdefault(action.partition(".")[0], []).append(action)
    return dict(_read_piece(position, kind, actions, text) for kind, actions in by_kind.items())


def _read_piece(position: Boomerang, kind: str, actions: Sequence[str], text: str) -> tuple[str, float]:
    piece = word_piece(kind, SAY)
    begins = f"{piece[0].upper()}{piece[1:]}, "
    (line,) = [each for each in text.splitlines() if each.startswith(begins)]
    pattern = r".+?, points turned over: (.+)\. Most: (.+); turned over: (.+); then (\d+) to (\d+)\."
    groups, place, turned, own, other = re.fullmatch(pattern, line).groups()  # type: ignore[union-attr]
    told = {int(gain): int(count) for gain, count in re.findall(r"(\d+) at (\d+) place", groups)}
    gains = [gain_of(position, action) for action in actions]
    assert told == {gain: gains.count(gain) for gain in gains}, line
    (most,) = [action for action in actions if word_placement(action, SAY) == place]
    assert gain_of(position, most) == max(gains)
    pieces = turned_by(position, most)
    assert turned.split(", ") == [
        f"{name_piece(each.placement.kind, SAY)} on {each.placement.cells[0]}" for each in pieces
    ]
    score, side = position.apply(most)[0].score(), position.mover or 0
    assert (int(own), int(other)) == (score[side], score[1 - side])
    return most, float(max(gains) + board().by_action[most].value)


READERS: Mapping[str, Callable[[Any, str], Worth]] = {
    "boulomania": read_boules,
    "petanque": read_boules,
    "carami": read_carami,
    "boomerang": read_boomerang,
}


def read_options(position: Position, text: str) -> Worth:
    """What can be done by those words, and what it is worth by them."""
    return READERS[position.name](position, text)
