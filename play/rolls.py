"""How the dice of a game have fallen, and how fair dice usually fall."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from store.records import EVERYBODY, EVERYWHERE, FACES, FaceCount, Ply, Table

USUAL = 2.576
"""The standard deviations within which a face stays 99 times out of 100."""


class Expected(NamedTuple):
    """How often each face is expected to fall, and the range in which it usually ends up."""

    each: float
    low: float
    high: float


def expect(rolled: int) -> Expected:
    """What is expected after so many dice."""
    each, spread = rolled / len(FACES), USUAL * sqrt(rolled * 5) / len(FACES)
    return Expected(each, max(0.0, each - spread), each + spread)


def count_faces(table: Table, log: Sequence[Ply]) -> list[FaceCount]:
    """How all dice of a game fell, for its server, and those of each member, for that member."""
    counts = Counter(
        (guild_id, table.game, member_id, int(face))
        for number, ply in enumerate(log)
        if ply.nonce is not None and ply.token.isdecimal()
        for guild_id, member_id in _for_whom(table, log, number)
        for face in ply.token
    )
    return [FaceCount(*key, count) for key, count in counts.items()]


def _for_whom(table: Table, log: Sequence[Ply], number: int) -> Iterator[tuple[int, int]]:
    """The server and, if a member's own decision threw these dice, the member: whose counts they add to."""
    if table.guild_id is not None:
        yield table.guild_id, EVERYBODY
    member_id = log[number - 1].member_id if number else None
    if member_id is not None:
        yield EVERYWHERE, member_id
