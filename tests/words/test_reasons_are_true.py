"""Every sentence of the coach is read as a player reads it, and checked by a second reading of the rules.

What is checked is the English text, clause by clause and number by number; nothing that makes the
sentences is used to check them.
"""

import random
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from engine import GAMES, Position
from players.reasons import reason_for
from tests.naive import boomerang, boulomania, carami, petanque
from words.coach import word_reason
from words.texts import say_in

SIDES = {"Blue": "A", "Red": "B"}
NUMBERS = {"one": 1, "nothing": 0}
OTHER = {"A": "B", "B": "A"}
SENTENCES = {"boulomania": 300, "petanque": 400, "carami": 100, "boomerang": 20}
"""How many sentences are checked; those of Boomerang take long."""
THOROUGH = 50
"""How many times as many a thorough run checks."""


def number(word: str) -> int:
    return NUMBERS[word] if word in NUMBERS else int(word)


def clauses_of(position: Position, action: str) -> list[str]:
    """The parts of the sentence, as they are read."""
    sentence = word_reason(reason_for(position, action), say_in("en"))
    assert sentence.endswith(".")
    return sentence.removesuffix(".").split("; ")


def read(pattern: str, clause: str) -> tuple[str, ...] | None:
    """What stands in the place of `N` (a number), `S` (a side) and `P` (a place), if it reads like that."""
    number_, place = "([0-9]+|one|nothing)", "([0-9a-e-]+)"
    written = re.escape(pattern).replace("N", number_).replace("S", "(Blue|Red)").replace("P", place)
    found = re.fullmatch(written.replace(r"\[s\]", "s?").replace(r"\ ", " "), clause)
    return None if found is None else found.groups()


# Dice pétanques


class Standing(NamedTuple):
    """How an end stands: the points of A, those of B being below 0."""

    points: int
    closed: bool = False
    won: bool = False

    def of(self, side: str) -> int:
        return self.points if side == "A" else -self.points


def distances(game: str, notation: str, side: str) -> list[tuple[int, int, str]]:
    """The balls of a side, the nearest first: how far, how long in its place, where."""
    if game == "boulomania":
        pits = boulomania._parse(notation)
        x, y = boulomania.CENTRE[boulomania._jack_pit(pits)]
        lying = [pit for pit, ball in pits.pits.items() if ball == side]
        places = ((pit, boulomania.CENTRE[pit]) for pit in lying)
        return sorted(((a - x) ** 2 + (b - y) ** 2, 0, str(pit)) for pit, (a, b) in places)
    court = petanque.read(notation)
    return sorted(
        (petanque.squared_distance(ball, court.jack), age, f"{ball[1]}-{ball[2]}")
        for age, ball in enumerate(court.balls)
        if ball[0] == side
    )


def standing(game: str, notation: str) -> Standing:
    """How the end stands that is being played."""
    of_a, of_b = ([each[:2] for each in distances(game, notation, side)] for side in "AB")
    far = (10**9, 0)
    ahead_a = sum(each < min(of_b, default=far) for each in of_a)
    ahead_b = sum(each < min(of_a, default=far) for each in of_b)
    return Standing(ahead_a - ahead_b)


def standing_after(game: str, before: str, after: str) -> Standing:
    """How it stands after a ball, or what was scored if that closed the end."""
    rules = import_module(f"tests.naive.{game}")
    if rules.turn(after) != "over" and not after.split(" ")[-2].endswith(":jack"):
        return standing(game, after)
    gained = [now - then for now, then in zip(rules.score(after), rules.score(before), strict=True)]
    return Standing(gained[0] - gained[1], closed=True, won=rules.turn(after) == "over")


class Fall(NamedTuple):
    """A roll: how likely it is, and each position that it can lead to."""

    roll: str
    chance: Fraction
    after: list[str]


def falls(game: str, notation: str, action: str) -> list[Fall]:
    rules = import_module(f"tests.naive.{game}")
    thrown, found = rules.play(notation, action), list[Fall]()
    for roll, chance in rules.outcomes(thrown).items():
        after = rules.play(thrown, roll)
        landings = [rules.play(after, landing) for landing in rules.legal(after)] if ":land" in after else []
        found.append(Fall(roll, chance, landings or [after]))
    return found


def check_ball(game: str, notation: str, action: str, clauses: list[str]) -> None:
    if action.startswith("corner:"):
        check_corner(notation, action, clauses)
    elif action.startswith("land:"):
        check_landing(game, notation, action, clauses)
    elif action.startswith("shoot:"):
        check_shot(game, notation, action, clauses)
    else:
        check_pointing(game, notation, action, clauses)


def check_corner(notation: str, action: str, clauses: list[str]) -> None:
    (clause,) = clauses
    one = read("with the jack there, only N of the N cells is within a cell of it", clause)
    told = one or read("with the jack there, N of the N cells are within a cell of it", clause)
    jack = re.search(r"corner([1-6]{2})", notation)
    assert told is not None
    assert jack is not None
    assert (one is not None) == (number(told[0]) == 1)
    cells = [f"A{length}{width}" for length in range(1, 7) for width in range(1, 7)]
    near = [cell for cell in cells if petanque.squared_distance(cell, jack[1] + action[-1]) <= 20**2]
    assert [number(each) for each in told] == [len(near), 36]


def check_landing(game: str, notation: str, action: str, clauses: list[str]) -> None:
    *out, then = clauses
    after = import_module(f"tests.naive.{game}").play(notation, action)
    check_then(game, notation, then, [after])
    pushed = (
        boulomania._parse(notation).pits[int(action.removeprefix("land:").split(">")[-2])]
        if action.endswith(">out")
        else ""
    )
    told = [read("it pushes one of S\u2019s boules out", clause) for clause in out]
    assert told == ([("Blue" if pushed == "A" else "Red",)] if pushed else [])


def check_shot(game: str, notation: str, action: str, clauses: list[str]) -> None:
    """A shot works with each die that moves its target and brings what a plain hit brings, or more."""
    side, now = notation.split(" ")[-2][0], standing(game, notation)
    after = {int(fall.roll): fall.after[0] for fall in falls(game, notation, action)}
    then = {die: standing_after(game, notation, each) for die, each in after.items()}
    hit = then[6 if action == "shoot:jack" else 5]
    moving = moving_dice(game, action)
    alike = [die for die in moving if then[die] == hit]
    more = [die for die in moving if then[die].of(side) > hit.of(side)]
    works, *rest = clauses
    found = read("N chance[s] in 6 that it works", works)
    assert found == (str(len(alike) + len(more)),)
    told_more = rest.pop() if rest[-1].endswith("brings more") else ""
    assert told_more == (f"a {' or a '.join(map(str, more))} brings more" if more and not hit.won else "")
    aside = ["it brings no more points than now"] * (hit.of(side) <= now.of(side) and not hit.won)
    assert rest[:-1] == aside
    check_then(game, notation, rest[-1], [after[die] for die in alike])


def moving_dice(game: str, action: str) -> tuple[int, ...]:
    """The dice that move what is shot at: a 4 no ball in a jack pit, and only a 6 the jack."""
    if action == "shoot:jack":
        return (6,)
    in_jack_pit = game == "boulomania" and int(action.removeprefix("shoot:")) in boulomania.JACK_PITS
    return (5, 6) if in_jack_pit else (4, 5, 6)


def check_pointing(game: str, notation: str, action: str, clauses: list[str]) -> None:
    side, now, ways = notation.split(" ")[-2][0], standing(game, notation), falls(game, notation, action)

    def share(holds: Callable[[int], bool]) -> int:
        """How often that can be had of the points."""
        good = (way for way in ways if any(holds(_points(game, notation, each, side)) for each in way.after))
        return percent(sum((way.chance for way in good), Fraction(0)))

    for clause in clauses:
        if told := read("it takes the point N% of the time", clause):
            assert now.of(side) <= 0
            assert int(told[0]) == share(lambda points: points > 0)
        elif clause == "it cannot take the point":
            assert share(lambda points: points > 0) == 0
        elif told := read("it adds to the points N% of the time", clause):
            assert now.of(side) > 0
            assert int(told[0]) == share(lambda points: points > now.of(side))
        elif clause == "it cannot add to the points":
            assert share(lambda points: points > now.of(side)) == 0
        elif told := read("N% of the time S is left with fewer than N points", clause):
            assert (SIDES[told[1]], -int(told[2])) == (OTHER[side], now.of(side))
            assert int(told[0]) == share(lambda points: points > now.of(side))
        else:
            check_lying(notation, ways, clause)


def _points(game: str, notation: str, after: str, side: str) -> int:
    return standing_after(game, notation, after).of(side)


def check_lying(notation: str, ways: list[Fall], clause: str) -> None:
    """How often the ball is lost; of a first ball also where it comes to lie."""
    if told := read("N% of the time it is lost", clause):
        good = [way.chance for way in ways if not pits_of(notation, way.roll)]
    elif told := read("N% of the time it lies in one of the N pits nearest to the jack", clause):
        near = nearest_pits(boulomania._jack_pit(boulomania._parse(notation)), int(told[1]))
        good = [way.chance for way in ways if near & pits_of(notation, way.roll)]
    else:
        told, jack = read("N% of the time it lies within a cell of the jack", clause), notation.split(" ")[1]
        good = [way.chance for way in ways if petanque.squared_distance(f"A{way.roll}", jack) <= 20**2]
    assert told is not None, clause
    assert int(told[0]) == percent(sum(good, Fraction(0)))


def nearest_pits(jack: int, count: int) -> set[int]:
    """So many pits, of which each is nearer to the jack than any other pit is."""
    x, y = boulomania.CENTRE[jack]
    far = {pit: (a - x) ** 2 + (b - y) ** 2 for pit, (a, b) in boulomania.CENTRE.items() if pit != jack}
    order = sorted(far, key=far.__getitem__)
    assert far[order[count - 1]] < far[order[count]], f"no {count} pits are nearest to the jack in {jack}"
    return set(order[:count])


def pits_of(notation: str, roll: str) -> set[int]:
    """The pits of Boulomania in which a ball may lie after a roll; none: it is lost."""
    pit, pair = sum(map(int, roll)), len(roll) == 2 and roll[0] == roll[1]
    free = pair and notation[int(roll[0]) - 1] == "."
    return ({pit} if pit in boulomania.BALL_PITS else set()) | ({int(roll[0])} if free else set())


def check_then(game: str, notation: str, clause: str, after: list[str]) -> None:
    """Every one of the positions is as the clause says."""
    now = standing(game, notation)
    for each in after:
        then = standing_after(game, notation, each)
        if clause in ("then nobody holds the point", "then nobody scores in this end"):
            assert (then.points, then.closed) == (0, clause.endswith("end"))
            continue
        holder = "Blue" if then.points > 0 else "Red"
        if told := read("then S wins the game", clause):
            assert (then.won, told[0]) == (True, holder)
        elif told := read("then S scores N", clause):
            assert (then.closed, then.won, *told) == (True, False, holder, str(abs(then.points)))
        elif told := read("then S holds N instead of N", clause):
            assert told == (holder, str(abs(then.points)), str(abs(now.points)))
            assert not then.closed
            assert (now.points > 0) == (then.points > 0)
        else:
            check_held(game, each, clause, then)


def check_held(game: str, after: str, clause: str, then: Standing) -> None:
    holder, other = ("Blue", "Red") if then.points > 0 else ("Red", "Blue")
    assert then.points
    assert not then.closed
    whole = re.fullmatch(
        r"then (Blue|Red) holds (\w+) points?(?:, ahead of (\w+) in (pit|cell) ([0-9-]+))?", clause
    )
    assert whole is not None, clause
    assert (whole[1], number(whole[2])) == (holder, abs(then.points))
    lying = distances(game, after, SIDES[other])
    if whole[3]:
        assert whole[3] == other
        assert whole[5] in {place for far, _, place in lying if far == lying[0][0]}


def percent(chance: Fraction) -> int:
    """In percent, but never 0 for what may happen and never 100 for what may not."""
    return int(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


# Carami


def check_marble(_: str, notation: str, action: str, clauses: list[str]) -> None:
    side, after = notation[-1], carami.play(notation, action)
    answers = [clause for clause in clauses if " can gain " in clause or " would lose " in clause]
    for clause in clauses:
        assert clause in answers or is_true_of_marble(notation, after, action, side, clause), clause
    assert not answers or is_true_of_answer(notation, after, side, answers), answers


def is_true_of_marble(before: str, after: str, action: str, side: str, clause: str) -> bool:
    start, end = carami.places_of(action)[0], carami.places_of(action)[-1]
    then, gone = carami.read(after), len(carami.places_jumped(action))
    if told := read("it takes N marbles, N points", clause):
        return gone >= 2 and [int(each) for each in told] == [gone, 2 * gone]
    if told := read("it reaches P for N point[s]", clause):
        return told[0] == end in carami.GOAL[side] and number(told[1]) == carami.WORTH[end[0]]
    if clause == "another move follows":
        return then.turn == side
    if clause.startswith("it fills the band and opens the ramps to the "):
        ramps = ("ra", "re") if clause.endswith("tens") else ("rb", "rd")
        filled = [
            ramp for ramp in carami.RAMPS if then.ramps[side][ramp] > carami.read(before).ramps[side][ramp]
        ]
        return set(filled) <= set(ramps) and then.fills[side] == carami.read(before).fills[side] + 1
    if told := read("then S cannot move", clause):
        return SIDES[told[0]] != side == then.turn and not carami.actions_of(then, OTHER[side])
    if told := read("then the game is over, N to N", clause):
        points = carami.score(after)
        return then.turn == "over" and [int(each) for each in told] == list(
            points if side == "A" else points[::-1]
        )
    if told := read("it prepares a move worth N point[s]", clause):
        return number(told[0]) == most_by_a_move(after, side) > most_by_a_move(before, side)
    if clause == "it waits on the back line":
        return start[1] == end[1] and "-" in action and start in carami.OWN_BACK_LINE[side]
    if clause == "it moves a marble sideways":
        return start[1] == end[1] and "x" in action
    return clause == "it brings a marble forward" and start[1] != end[1]


def is_true_of_answer(before: str, after: str, side: str, clauses: list[str]) -> bool:
    """What the other side can gain in its turn, what that costs the one who asks, and what it was before."""
    other, said, cost = OTHER[side], clauses[0], 0
    if clauses[1:]:
        (told,) = (read("S would lose N by that", clause) for clause in clauses[1:])
        assert told is not None, clauses
        assert SIDES[told[0]] == side, clauses
        cost = int(told[1])
    said, _, instead = said.partition(", instead of ")
    found = read("S can gain N right away", said)
    assert found is not None, clauses
    right = SIDES[found[0]] == other == carami.read(after).turn
    was = not instead or most_in_a_turn(before, other) == {(int(instead), 0)}
    return right and was and (number(found[1]), cost) in most_in_a_turn(after, other)


def most_by_a_move(notation: str, side: str) -> int:
    """By how much a move of that side could change the difference of the points, were it to move."""
    asked = carami.read(notation)
    asked.turn = side
    return max((sum(each) for _, each in moves_of(carami.write(asked), side)), default=0)


def moves_of(notation: str, side: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """Every move: the position after it, the points it brings, and those that it takes from the other."""
    own = "AB".index(side)
    before = carami.score(notation)
    for action in carami.legal(notation):
        after = carami.play(notation, action)
        points = carami.score(after)
        yield after, (points[own] - before[own], before[1 - own] - points[1 - own])


def most_in_a_turn(notation: str, side: str) -> set[tuple[int, int]]:
    """The best that side could do in a turn, with all the moves that follow an arrival, were it to move."""
    asked = carami.read(notation)
    asked.turn = side
    ways = set(turns_of(carami.write(asked), side)) | {(0, 0)}
    most = max(sum(way) for way in ways)
    return {way for way in ways if sum(way) == most}


def turns_of(notation: str, side: str) -> Iterator[tuple[int, int]]:
    for after, (gain, lost) in moves_of(notation, side):
        yield gain, lost
        arrived = any(has_arrived(notation, after, place, side) for place in carami.GOAL[side])
        if arrived and carami.turn(after) == side:
            yield from ((gain + more, lost + taken) for more, taken in turns_of(after, side))


def has_arrived(before: str, after: str, place: str, side: str) -> bool:
    return carami.read(before).marbles[place] != side == carami.read(after).marbles[place]


# Boomerang


def check_piece(_: str, notation: str, action: str, clauses: list[str]) -> None:
    after = boomerang.play(notation, action)
    for clause in clauses:
        assert is_true_of_piece(notation, after, action, clause), clause


def is_true_of_piece(before: str, after: str, action: str, clause: str) -> bool:
    (lying, side), (then, turn) = boomerang.read(before), boomerang.read(after)
    if clause == "there is nothing to turn over yet":
        return not lying
    if told := read("it turns over N piece[s] worth N", clause):
        return (number(told[0]), int(told[1])) == turned(lying, boomerang.read_action(action), side)
    if told := read("it closes in N piece[s] worth N for good", clause):
        newly = [
            each
            for each in then
            if is_closed(then, each) and not (each_was(lying, each) and is_closed(lying, each))
        ]
        return (number(told[0]), int(told[1])) == (len(newly), worth(newly)) and all(
            each.colour == side for each in newly
        )
    if told := read("S can turn over pieces worth N right away", clause):
        ways = (turned(then, way, turn)[1] for way in boomerang.legal_placements(then, turn))
        return SIDES[told[0]] == turn != side and int(told[1]) == max(ways)
    if told := read("then S cannot put anything down", clause):
        return SIDES[told[0]] == OTHER[side] and turn == side
    told = read("then the game is over, N to N", clause)
    assert told is not None, clause
    return turn == "over" and [int(each) for each in told] == [
        boomerang.points(then, who) for who in (side, OTHER[side])
    ]


def each_was(lying: list[boomerang.Lying], piece: boomerang.Lying) -> bool:
    return any(each.placement == piece.placement for each in lying)


def turned(lying: list[boomerang.Lying], way: boomerang.Placement, side: str) -> tuple[int, int]:
    """How many pieces a placement turns over, and what they are worth."""
    over = [each for each in lying if each.colour != side and boomerang.touches(each, way)]
    return len(over), worth(over)


def worth(lying: list[boomerang.Lying]) -> int:
    return sum(boomerang.worth(each.placement.name) for each in lying)


def is_closed(lying: list[boomerang.Lying], piece: boomerang.Lying) -> bool:
    """Whether no free cell of the board is beside it."""
    board = {(column, row) for column in range(10) for row in range(9)}
    taken = {cell for each in lying for cell in boomerang.covered(each.placement)}
    return not boomerang.beside(boomerang.covered(piece.placement)) & board - taken


# All of them

CHECKS: dict[str, Callable[[str, str, str, list[str]], None]] = {
    "boulomania": check_ball,
    "petanque": check_ball,
    "carami": check_marble,
    "boomerang": check_piece,
}


def decisions(game: str, rng: random.Random) -> Iterator[tuple[Position, str]]:
    """Every position of a game by chance in which there is something to decide, with one of its actions."""
    kinds: dict[str, Any] = dict(GAMES[game].position.options)
    position = GAMES[game].new(**{option: rng.choice(list(values)[:13]) for option, values in kinds.items()})
    while position.turn != "over":
        actions = position.legal_actions()
        if actions and position.automatic is None:
            yield position, rng.choice(actions)
        position, _ = position.apply(rng.choice(actions or tuple(position.chance_outcomes())))


def check_sentences(game: str, count: int, rng: random.Random) -> None:
    checked = 0
    while checked < count:
        for position, action in decisions(game, rng):
            check_one(game, position, action)
            checked += 1


def check_one(game: str, position: Position, action: str) -> None:
    clauses = clauses_of(position, action)
    try:
        CHECKS[game](game, str(position), action, clauses)
    except AssertionError as error:
        raise AssertionError(f"{position} | {action} | {'; '.join(clauses)} | {error}") from error


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_true(game: str) -> None:
    check_sentences(game, SENTENCES[game], random.Random(f"truth {game}"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_many_more_are_true(game: str) -> None:
    check_sentences(game, THOROUGH * SENTENCES[game], random.Random(f"more truth {game}"))
