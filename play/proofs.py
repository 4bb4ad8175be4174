"""What anybody needs to check the dice of a game, as one file. docs/fair-dice.md has its fields."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from engine import Cast
from play import dice
from play.verifying import Fault, play_again
from store.records import Ply, Table

FORMAT = 2
"""The version of the file's format."""


def prove(table: Table, log: Sequence[Ply]) -> str:
    """The proof of a game, as the text of a file: with its seed only once the game is over or at rest."""
    facts = {
        "format": FORMAT,
        "table": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "start": table.start,
        "players": dice.players_of(table),
        "scheme": table.dice,
        "seeds": list(_seeds(table)),
        "lot": None if table.lot is None else {"die": table.lot, "nonce": table.lot_nonce},
        "state": table.state,
        "winner": None if table.winner is None else "AB"[table.winner],
        "reason": table.reason,
        "position": table.notation,
        "length": table.ply,
        "fingerprint": table.fingerprint or None,
        "unanswered": table.unanswered,
        "plies": [],
    }
    head, plies = json.dumps(facts, ensure_ascii=False, indent=1), list(_plies(table, log))
    lines = ",\n".join(f"  {json.dumps(each, ensure_ascii=False)}" for each in plies)
    return head.replace('"plies": []', f'"plies": [\n{lines}\n ]') + "\n"


def _seeds(table: Table) -> Iterator[dict[str, Any]]:
    """Every seed with the plies for which it held; the present one only if the game is not going on."""
    first = 0
    for until, seed in table.earlier_seeds:
        yield {"from": first, "until": until, "commitment": dice.commitment(seed), "seed": seed}
        first = until
    present = None if table.state == "playing" else table.seed
    yield {"from": first, "until": None, "commitment": table.commitment, "seed": present}


def _plies(table: Table, log: Sequence[Ply]) -> Iterator[dict[str, Any]]:
    casts = _casts(table, log)
    for number, ply in enumerate(log):
        told: dict[str, Any] = {"ply": ply.ply, "token": ply.token}
        if ply.nonce is not None:
            told |= {"nonce": ply.nonce, "cast": casts[number]}
        yield told


def _casts(table: Table, log: Sequence[Ply]) -> list[dict[str, Any] | None]:
    """The dice thrown at each ply, or None; all None if the log cannot be played."""
    steps = play_again(table, log)
    if isinstance(steps, Fault) or len(steps) != len(log):
        return [None] * len(log)
    return [None if (cast := step.before.cast) is None else _describe(cast) for step in steps]


def _describe(cast: Cast) -> dict[str, Any]:
    return {"dice": cast.dice, "sorted": not cast.in_order}
