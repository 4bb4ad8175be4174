"""Fair dice: the bot commits to a secret seed before the game and shows it afterwards.

Every roll follows from the seed, the table, who plays there, the ply and the nonce of the member who rolled
(the id of the interaction, which Discord chooses). The bot cannot choose rolls because the seed is fixed by
its hash; members cannot because they do not know it. docs/fair-dice.md says it all.
"""

import hmac
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count
from secrets import token_hex

from engine import GAMES, Cast
from store.records import FACES, Ply, Seat, Table

SCHEME = 2
"""The scheme by which the rolls of new tables follow from the seed. The first one left out the players."""
WORD = 8
"""How many bytes of a digest make one number."""
FORGOTTEN = "?"
"""Stands for a player whose id is not kept any more."""


def new_seed() -> str:
    """A fresh seed."""
    return token_hex(32)


def commitment(seed: str) -> str:
    """The hash that is shown before the game: nobody can find another seed with the same one."""
    return sha256(seed.encode()).hexdigest()


LOT = "begin"
"""Stands in place of a ply for the lot, which is drawn before the first."""
ASKERS = range(1, 4)
"""The faces of the lot by which whoever asked for the game begins."""


def has_dice(game: str) -> bool:
    """Whether that game has dice. A game that was removed has none."""
    return game in GAMES and GAMES[game].has_dice


def follows_seed(table: Table) -> bool:
    """Whether anything in that game is left to chance: its dice, or who begins."""
    return table.lot is not None or has_dice(table.game)


def plays_alone(table: Table) -> int | None:
    """The member who plays alone against the computer, if it is such a game."""
    members = [seat.member_id for seat in table.seats if seat.level is None]
    return members[0] if len(members) == 1 and table.game in GAMES else None


def _digest(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256. Not by `hmac.digest`: that lets other threads run, so a turn would wait for pictures."""
    return hmac.new(key, message, "sha256").digest()


def draw(seed: str, source: str, sides: int) -> int:
    """A number from 0 to `sides` - 1, each equally likely, derived from seed and source."""
    highest = 2 ** (8 * WORD) - 2 ** (8 * WORD) % sides
    for attempt in count():
        digest = _digest(seed.encode(), f"{source}:{attempt}".encode())
        for start in range(0, len(digest), WORD):
            number = int.from_bytes(digest[start : start + WORD])
            if number < highest:
                return number % sides
    raise AssertionError("count() never ends")


def roll(table: Table, ply: int, nonce: str, cast: Cast) -> str:
    """How those dice fall at that ply."""
    number = draw(seed_at(table, ply), source_of(table, ply, nonce), len(cast.throws))
    return cast.throws[number]


def draw_lot(table: Table, nonce: str) -> Table:
    """The table after the lot: whoever it has chosen sits on the side that begins."""
    die = _lot_of(table, nonce)
    table = table if die in ASKERS else _swap(table)
    return replace(table, lot=die, lot_nonce=nonce)


def derive_lot(table: Table) -> int:
    """The die that chose who begins, derived again from the seats as they were before it."""
    asked = table if table.lot in ASKERS else _swap(table)
    return _lot_of(asked, table.lot_nonce or "")


def _lot_of(asked: Table, nonce: str) -> int:
    """How the die falls; in `asked`, whoever asked for the game sits on the first side."""
    return 1 + draw(first_seed(asked), source_of(asked, LOT, nonce), len(FACES))


def _swap(table: Table) -> Table:
    swapped = (replace(seat, side=1 - seat.side) for seat in table.seats)
    return replace(table, seats=tuple(sorted(swapped, key=lambda seat: seat.side)))


def source_of(table: Table, ply: int | str, nonce: str) -> str:
    """What a roll is derived from, besides the seed."""
    if table.dice == 1:
        return f"{table.id}:{ply}:{nonce}"
    return f"{table.id}:{players_of(table)}:{ply}:{nonce}"


def players_of(table: Table) -> str:
    """The ids of A's players in the order of their turns, then of B's; for the computer, its level."""
    return "/".join("+".join(_id_of(seat) for seat in table.team(side)) for side in (0, 1))


def _id_of(seat: Seat) -> str:
    return seat.level or (FORGOTTEN if seat.member_id is None else str(seat.member_id))


def can_be_derived(table: Table) -> bool:
    """Whether all that the rolls were derived from is still kept: not so if a player was forgotten."""
    return not table.has_forgotten


def seed_at(table: Table, ply: int) -> str:
    """The seed in use at that ply. A game that is woken after a rest gets a new one."""
    return next((seed for until, seed in table.earlier_seeds if ply < until), table.seed)


def first_seed(table: Table) -> str:
    """The seed with which the game started; it may have got another one since."""
    return table.earlier_seeds[0][1] if table.earlier_seeds else table.seed


def commit(table: Table, seed: str) -> Table:
    """The table with that seed and its commitment."""
    return replace(table, seed=seed, commitment=commitment(seed))


def renew(table: Table) -> Table:
    """The table with a fresh seed for the plies to come, after its seed was shown while it was at rest."""
    earlier = [*table.earlier_seeds, (table.ply, table.seed)]
    return commit(replace(table, earlier_seeds=earlier), new_seed())


def is_renewed(table: Table) -> bool:
    """Whether a game was woken with a new seed and nothing has been done there since."""
    return bool(table.earlier_seeds) and table.earlier_seeds[-1][0] == table.ply


def first_fingerprint(table: Table) -> str:
    """The fingerprint of an empty log: of the first commitment, the start in practice, and the lot."""
    known = commitment(first_seed(table))
    if table.start is not None:
        known = sha256(f"{known} {table.start}".encode()).hexdigest()
    return known if table.lot is None else _link(known, LOT, str(table.lot), table.lot_nonce)


def fingerprint(table: Table, log: Sequence[Ply]) -> str:
    """The fingerprint of a table's whole log: a chain of hashes, ply by ply."""
    return extend(first_fingerprint(table), log)


def extend(known: str, moves: Sequence[Ply]) -> str:
    """The fingerprint of a log after some more plies."""
    for ply in moves:
        known = _link(known, ply.ply, ply.token, ply.nonce)
    return known


def _link(known: str, ply: int | str, token: str, nonce: str | None) -> str:
    return sha256(f"{known} {ply} {token} {nonce or '-'}".encode()).hexdigest()
