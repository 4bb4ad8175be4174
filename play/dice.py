"""Fair dice: the bot commits to a secret before the game and shows it afterwards.

Every roll follows from the secret, the table, the ply and what the member who rolled brought along
(the id of the interaction, which Discord chooses). The bot cannot choose rolls because the secret is
fixed by its hash; members cannot because they do not know it.
"""

import hmac
from hashlib import sha256
from itertools import count
from secrets import token_hex

from engine import Cast

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
