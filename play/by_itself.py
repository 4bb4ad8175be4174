"""What happens without anybody deciding: dice fall, the jack is thrown."""

from collections.abc import Sequence
from typing import NamedTuple

from engine import Position, Step
from engine.log import take_step
from play import dice
from store.records import Ply, Table


class PlayedOn(NamedTuple):
    """The position after everything that happens by itself, with its steps and plies."""

    position: Position
    steps: list[Step]
    moves: list[Ply]


def play_on(
    table: Table,
    position: Position,
    nonce: str,
    steps: Sequence[Step] = (),
    moves: Sequence[Ply] = (),
) -> PlayedOn:
    """Roll dice and make automatic actions until a side has a choice or the game is over."""
    played = PlayedOn(position, list(steps), list(moves))
    while (token := _by_itself(played.position, table, len(played.moves), nonce)) is not None:
        rolled = nonce if played.position.cast is not None else None
        played.moves.append(Ply(table.ply + len(played.moves), token, None, rolled))
        played.steps.append(take_step(played.position, token))
        played = played._replace(position=played.steps[-1].after)
    return played


def _by_itself(position: Position, table: Table, made: int, nonce: str) -> str | None:
    if position.cast is not None:
        return dice.roll(table, table.ply + made, nonce, position.cast)
    return position.automatic
