"""What reasons are made of."""

from typing import NamedTuple

from engine import SIDES, Side

Fact = str | int


class Clause(NamedTuple):
    """One thing that counts: a code to word it by, and its facts. A side is its letter."""

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()


Reason = tuple[Clause, ...]
"""The clauses of one sentence."""


def clause(code: str, side: Side | None = None, **facts: Fact) -> Clause:
    """A clause with those facts, and the side that it is about, if any."""
    whose: dict[str, Fact] = {} if side is None else {"side": SIDES[side]}
    return Clause(code, tuple({**whose, **facts}.items()))
