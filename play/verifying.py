"""Checks that a game is what it should be: its seed, every roll, the log, the position, how it ended."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine import GameError, Position, Step, find_game, replay
from engine.log import BACK, first_position
from play import dice
from play.earlier_rules import is_earlier
from store.records import Ply, Table

STOPPED = ("agreed", "ended", "resigned", "time")
"""The reasons for which a game can be over before its rules end it."""
SENTENCES = {
    "seed": "its seed is not the one whose hash was shown before the game",
    "length": "its log has not the plies 0 to {last}, each once",
    "log": "its log cannot be played: ply {ply} ({token}) is not possible there",
    "fingerprint": "its log is not the one that was played: the fingerprint is another",
    "nonce-missing": "ply {ply} ({token}) has no nonce",
    "nonce-odd": "ply {ply} ({token}) has a nonce, but rolls nothing",
    "lot": "the die for who begins was {derived}, but {token} is kept",
    "roll": "ply {ply}: the dice were {derived}, but {token} is kept",
    "position": "its log leads to {position}, but {kept} is kept",
    "outcome": "by the rules it is over ({reason}, winner {winner}), but that is not what is kept",
    "goes-on": "it is kept as over ({reason}), but by its log it goes on",
    "winner": "it is kept as {reason} with winner {winner}, which cannot be",
}


class Fault(NamedTuple):
    """Something that is wrong with a game: a code, and the facts that belong to it."""

    code: str
    facts: Mapping[str, str | int] = MappingProxyType({})

    def __str__(self) -> str:
        return SENTENCES[self.code].format(**self.facts)


class Verified(NamedTuple):
    """How many rolls were checked, and everything that is wrong with the game."""

    rolls: int
    faults: tuple[Fault, ...]


def verify(table: Table, log: Sequence[Ply]) -> Verified:
    """Check everything about a game that can be checked, even while it goes on.

    For a game by earlier rules that is its seed, its log, and its rolls if today's rules can follow the log.
    """
    is_followed = not is_earlier(table) or not isinstance(play_again(table, log), Fault)
    return Verified(count_rolls(log) if is_followed else 0, tuple(find_faults(table, log)))


def count_rolls(log: Sequence[Ply]) -> int:
    return sum(ply.nonce is not None for ply in log)


def find_faults(table: Table, log: Sequence[Ply]) -> Iterator[Fault]:
    """Everything that is wrong with a game; if its log cannot be played, only that."""
    yield from _check_seed(table)
    if [ply.ply for ply in log] != list(range(table.ply)):
        yield Fault("length", {"last": table.ply - 1})
        return
    yield from _check_fingerprint(table, log)
    played = play_again(table, log)
    if isinstance(played, Fault):
        yield from () if is_earlier(table) else (played,)
        return
    if dice.can_be_derived(table):
        yield from _check_lot(table)
        yield from _check_dice(table, log, played)
    if not is_earlier(table):  # how earlier rules ended a game is no longer known
        yield from _check_position(table, played)
        yield from _check_ending(table, played)


def play_again(table: Table, log: Sequence[Ply]) -> list[Step] | Fault:
    """The steps of a log, or what is wrong if it cannot be played."""
    reading = Ply(0, "", None, None)

    def tokens() -> Iterator[str]:
        nonlocal reading
        for reading in log:
            if reading.token.startswith(BACK) and find_game(table.game).has_dice:
                raise ValueError("nothing is taken back where dice have fallen")
            yield reading.token

    try:
        return replay(table.game, table.options, tokens(), table.start)
    except (GameError, TypeError, ValueError):
        return Fault("log", {"ply": reading.ply, "token": reading.token})


def _check_seed(table: Table) -> Iterator[Fault]:
    if dice.can_be_derived(table) and dice.commitment(table.seed) != table.commitment:
        yield Fault("seed")


def _check_fingerprint(table: Table, log: Sequence[Ply]) -> Iterator[Fault]:
    """Check the fingerprint; tables of the first scheme have none."""
    is_known = dice.can_be_derived(table) and (table.fingerprint or table.dice != 1)
    if is_known and dice.fingerprint(table, log) != table.fingerprint:
        yield Fault("fingerprint")


def _check_lot(table: Table) -> Iterator[Fault]:
    """Check that the die that chose who begins follows from the seed and from who plays."""
    if table.lot is not None and (derived := dice.derive_lot(table)) != table.lot:
        yield Fault("lot", {"derived": derived, "token": table.lot})


def _check_dice(table: Table, log: Sequence[Ply], steps: Sequence[Step]) -> Iterator[Fault]:
    """Check that every roll has a nonce and follows from it."""
    if not find_game(table.game).has_dice:
        yield from (_at("nonce-odd", ply) for ply in log if ply.nonce is not None)
        return
    for step, ply in zip(steps, log, strict=True):
        cast = step.before.cast
        if cast is None and ply.nonce is not None:
            yield _at("nonce-odd", ply)
        elif cast is not None and ply.nonce is None:
            yield _at("nonce-missing", ply)
        elif cast is not None and ply.nonce is not None:
            derived = dice.roll(table, ply.ply, ply.nonce, cast)
            if derived != ply.token:
                yield _at("roll", ply, derived=derived)


def _at(code: str, ply: Ply, **facts: str) -> Fault:
    return Fault(code, {"ply": ply.ply, "token": ply.token, **facts})


def _check_position(table: Table, steps: Sequence[Step]) -> Iterator[Fault]:
    position = _last_position(table, steps)
    if str(position) != table.notation:
        yield Fault("position", {"position": str(position), "kept": table.notation})


def _last_position(table: Table, steps: Sequence[Step]) -> Position:
    return steps[-1].after if steps else first_position(table.game, table.options, table.start)


def _check_ending(table: Table, steps: Sequence[Step]) -> Iterator[Fault]:
    outcome = steps[-1].after.outcome() if steps else None
    kept = {"reason": table.reason or table.state, "winner": _side(table.winner)}
    if outcome is not None:
        if (table.state, table.winner, table.reason) != ("over", outcome.winner, outcome.reason):
            yield Fault("outcome", {"reason": outcome.reason, "winner": _side(outcome.winner)})
    elif table.state == "over" and table.reason not in STOPPED:
        yield Fault("goes-on", kept)
    elif table.winner not in _possible_winners(table, steps) or not _is_known(table):
        yield Fault("winner", kept)


def _is_known(table: Table) -> bool:
    """Whether the table's state and reason are ones that exist."""
    reasons = {"playing": (None,), "resting": ("rested",), "over": STOPPED}
    return table.reason in reasons.get(table.state, ())


def _side(side: int | None) -> str:
    return "-" if side is None else "AB"[side]


def _possible_winners(table: Table, steps: Sequence[Step]) -> Sequence[int | None]:
    """Who can have won a game that its rules have not ended."""
    if table.state != "over" or table.reason in ("agreed", "ended"):
        return (None,)
    if table.reason == "time":
        turn = _last_position(table, steps).turn
        return [1 - "AB".index(turn)] if turn in ("A", "B") and table.clock is not None else []
    gave_up = None if table.ended_by is None else table.side_of(table.ended_by)
    if gave_up is None and not table.in_teams:  # early bots did not keep who; the computer never gives up
        gave_up = next((1 - seat.side for seat in table.seats if seat.level is not None), None)
    return (0, 1) if gave_up is None else (1 - gave_up,)
