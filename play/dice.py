"""Fair dice: the bot commits to a secret before the game and shows it afterwards.

Every roll follows from the secret, the table, the ply and what the member who rolled brought along
(the id of the interaction, which Discord chooses). The bot cannot choose rolls because the secret is
fixed by its hash; members cannot because they do not know it.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from secrets import token_hex
from typing import NamedTuple

from engine import Cast, replay
from store.records import Ply, Table

WORD = 8
"""Bytes of a digest that make one number."""


def new_seed() -> str:
    """A fresh secret."""
    return token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before the game: nobody can find another secret with this hash."""
    return sha256(seed.encode()).hexdigest()


def draw(seed: str, table: int, ply: int, nonce: str, sides: int) -> int:
    """A number below `sides`, each equally likely."""
    highest = 2 ** (8 * WORD) - 2 ** (8 * WORD) % sides
    for attempt in count():
        message = f"{table}:{ply}:{nonce}:{attempt}".encode()
        digest = hmac.digest(seed.encode(), message, "sha256")
        for start in range(0, len(digest), WORD):
            number = int.from_bytes(digest[start : start + WORD])
            if number < highest:
                return number % sides
    raise AssertionError("count() never ends")


def roll(seed: str, table: int, ply: int, nonce: str, cast: Cast) -> str:
    """How those dice fall."""
    return cast.throws[draw(seed, table, ply, nonce, len(cast.throws))]


class Roll(NamedTuple):
    """A roll of a finished game, as it was and as it follows from the secret."""

    ply: int
    shown: str
    derived: str


def derive_again(table: Table, log: Sequence[Ply]) -> list[Roll]:
    """Every roll of a table once more; none in a game without dice, in which moves can be taken back."""
    if not any(move.nonce for move in log):
        return []
    steps = replay(table.game, table.options, [move.token for move in log])
    return [
        Roll(move.ply, move.token, roll(table.seed, table.id, move.ply, move.nonce, cast))
        for step, move in zip(steps, log, strict=True)
        if (cast := step.before.cast) is not None and move.nonce is not None
    ]
