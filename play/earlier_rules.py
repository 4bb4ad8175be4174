"""Games that were played by an earlier version of the rules, which the engine no longer has.

What is kept about them stays. One can be shown if today's rules lead through its log to where it ended.
"""

from collections.abc import Sequence

from engine import GameError, Position, Step, parse_position, replay
from play.refusals import Refusal
from play.turns import RULES
from store.records import Table


def is_earlier(table: Table) -> bool:
    """Whether a game was played by an earlier version of the rules."""
    return table.rules != RULES


def read_position(table: Table) -> Position:
    """The position of a table. Raises `Refusal` if today's rules do not allow it."""
    try:
        return parse_position(table.game, table.notation)
    except GameError:
        if is_earlier(table):
            raise Refusal("by-earlier-rules") from None
        raise


def play_log(table: Table, tokens: Sequence[str]) -> list[Step]:
    """The steps of a table's log. Raises `Refusal` if today's rules lead elsewhere."""
    if not is_earlier(table) or table.state != "over":
        return replay(table.game, table.options, tokens, table.start)
    try:
        steps = replay(table.game, table.options, tokens, table.start)
    except GameError:
        raise Refusal("by-earlier-rules") from None
    if steps and str(steps[-1].after) != table.notation:
        raise Refusal("by-earlier-rules")
    return steps


def follow_log(table: Table, tokens: Sequence[str]) -> list[Step]:
    """The steps of a table's log; none if today's rules lead elsewhere, so that it can still be shown."""
    try:
        return play_log(table, tokens)
    except Refusal:
        return []
