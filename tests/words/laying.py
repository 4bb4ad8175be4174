"""Reads back from what is spoken in English where everything lies, and tells how it is in truth.

`BOARDS` has both for each game.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.boomerang import Boomerang, board
from engine.boules import Boules
from engine.carami import Carami
from engine.position import Side
from tests.words.reading import COLOURS, SAY
from words.places import RAMPS, number_place, word_place


class Laid(NamedTuple):
    """What lies where and how it stands, by the words alone; places are as they are written."""

    lying: dict[str, Side]
    score: tuple[int, int]
    left: dict[str, object]
    """Whatever else has to be known to go on."""


def whose(word: str, side: Side) -> Side:
    """The side that is meant: `you`, `Your`, or a colour."""
    return side if word.lower() in ("you", "your") else COLOURS.index(word)


def read_pair(text: str, pattern: str) -> tuple[int, int]:
    found = re.search(pattern, text)
    assert found, (pattern, text)
    return int(found[1]), int(found[2])


SCORE = r"Score: Blue (\d+), Red (\d+)"


def read_ground(text: str, side: Side) -> Laid:
    """`Jack in pit 4. Nearest first, in pits from the jack: Red 12 at 1.1; you 11 at 2.1.`"""
    jack = re.search(r"Jack in (?:pit|cell) ([\d-]+)(?:, corner ([a-d]))?", text)
    assert jack, text
    lying = {place: whose(who, side) for who, place in re.findall(r"(you|Blue|Red) ([\d-]+) at \d", text)}
    assert lying or "No boule is on the board." in text
    left = read_pair(text, r"Left: Blue (\d+), Red (\d+)")
    return Laid(lying, read_pair(text, SCORE), {"jack": jack[1] + (jack[2] or ""), "left": left})


def ground_of(position: Boules) -> Laid:
    facts = position.describe()
    lying = {number_place(ball.place): ball.side for ball in facts.lying}
    cell, corner = re.fullmatch(r"(\d+)(\w?)", str(facts.jack)).groups()  # type: ignore[union-attr]
    jack = number_place(cell if corner else int(cell)) + corner
    return Laid(lying, facts.score, {"jack": jack, "left": facts.left})


def read_marbles(text: str, side: Side) -> Laid:
    """`Your marbles: row 1: a, b; row 4: d. On your ramps: left outer ramp.`"""
    lying: dict[str, Side] = {}
    for who, rows in re.findall(r"^(Your|Blue|Red) marbles: (.+)\.$", text, re.MULTILINE):
        for row, columns in re.findall(r"row (\d): ([a-e, ]+)", rows):
            lying |= {f"{column}{row}": whose(who, side) for column in columns.split(", ")}
    ramps = {word_place(ramp, SAY): ramp for ramp in RAMPS}
    on_ramps = {
        (whose(who, side), ramps[name])
        for who, names in re.findall(r"^On (your|Blue|Red)(?:.s)? ramps: (.+)\.$", text, re.MULTILINE)
        for name in names.split(", ")
    }
    counts = {
        what: read_pair(text, rf"{line}: by Blue (\d+), by Red (\d+)") if line in text else (0, 0)
        for what, line in {"taken": "Marbles taken", "fills": "Times the band was filled"}.items()
    }
    return Laid(lying, read_pair(text, SCORE), {"ramps": on_ramps, **counts})


def marbles_of(position: Carami) -> Laid:
    facts = position.describe()
    lying = {place: owner for owner in (0, 1) for place in facts.marbles[owner]}
    ramps = {(owner, ramp) for owner in (0, 1) for ramp in facts.ramps[owner]}
    return Laid(lying, facts.score, {"ramps": ramps, "taken": facts.taken, "fills": facts.fills})


PIECES = r"^(Your|Blue|Red) pieces (?:that can be turned over|closed in for good): (.+)\.$"
RACK = r"^(You|Blue|Red) still ha(?:ve|s) .+: (\d+) points?\.$"


def read_pieces(text: str, side: Side) -> Laid:
    """`Red pieces closed in for good: single on a1; bar of 2 on h2, h3.`"""
    lying: dict[str, Side] = {}
    for who, pieces in re.findall(PIECES, text, re.MULTILINE):
        lying |= dict.fromkeys(re.findall(r"\b[a-j][1-9]\b", pieces), whose(who, side))
    free = re.findall(r"[a-j][1-9]", "".join(re.findall(r"^Free cells: (.+)", text, re.MULTILINE)))
    racks = {whose(who, side): int(points) for who, points in re.findall(RACK, text, re.MULTILINE)}
    return Laid(lying, read_pair(text, SCORE), {"free": sorted(free), "racks": racks})


def pieces_of(position: Boomerang) -> Laid:
    """While nothing lies there, the free cells are not told one by one."""
    facts, values = position.describe(), board().values
    lying = {cell: piece.colour for piece in facts.pieces for cell in piece.placement.cells}
    cells = {f"{column}{row}" for column in "abcdefghij" for row in range(1, 10)} if lying else set[str]()
    racks = [sum(values[kind] * count for kind, count in rack.items()) for rack in facts.racks]
    left = {side: points for side, points in enumerate(racks) if points}
    return Laid(lying, facts.score, {"free": sorted(cells - {*lying}), "racks": left})


BOARDS: Mapping[str, tuple[Callable[[str, Side], Laid], Callable[[Any], Laid]]] = {
    "boulomania": (read_ground, ground_of),
    "petanque": (read_ground, ground_of),
    "carami": (read_marbles, marbles_of),
    "boomerang": (read_pieces, pieces_of),
}
"""For each game how a board is read, and how it is in truth."""
