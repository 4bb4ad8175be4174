"""What the coach says: what could be played, with the chance to win and why."""

from collections.abc import Sequence
from typing import NamedTuple

from engine import Position, Side
from engine.prospects import percent
from words.boards import alt_sentences, label
from words.descriptions.voice import fit
from words.pieces import word_placement
from words.texts import Say

FACING = ("boomerang", "carami")
"""The games in which boards that only one member sees are turned to their side."""
Clause = tuple[str, Sequence[tuple[str, str | int]]]
"""One thing that counts: its code, and its facts by name."""


class Told(NamedTuple):
    """An action that is advised: the chance to win that it gives, and why."""

    action: str
    chance: float
    why: Sequence[Clause]


def word_reason(reason: Sequence[Clause], say: Say) -> str:
    """Why, in one sentence that goes on after a dash."""
    clauses = [say(f"why-{code}", **dict(facts)) for code, facts in reason]
    return say("why-sentence", clauses=say("why-between").join(clauses))


def word_hint(position: Position, told: Sequence[Told], say: Say, *, as_good: int = 0) -> str:
    """The actions that are advised, the best first; `as_good` is how many others are as good as the best."""
    lines = [say("hint-title", side=position.turn)]
    if len(position.legal_actions()) == 1:
        (only,) = told
        action = name_action(position, only.action, say)
        return "\n".join([*lines, say("hint-forced", action=action, why=word_reason(only.why, say))])
    lines += [_line(position, rank, each, say) for rank, each in enumerate(told, start=1)]
    if as_good:
        lines.append(say("hint-as-good", count=as_good))
    return "\n".join([*lines, f"-# {say('hint-meaning')}"])


def word_turned(game: str, seen_from: Side, say: Say) -> str:
    """The note that a board is seen from B's side, in games whose sides face each other; else ""."""
    return say(f"turned-{game}") if seen_from and game in FACING else ""


def word_even(position: Position, chance: float, say: Say) -> str:
    """The sentence that all actions are about equally good."""
    return "\n".join([say("hint-title", side=position.turn), say("hint-even", percent=percent(chance))])


def hint_alt(position: Position, told: Sequence[Told], say: Say, hidden: Sequence[Side] = ()) -> str:
    """The alt text of a hint's picture: what is advised, and the board as far as there is room.

    `hidden` are sides of Boomerang whose racks are hidden.
    """
    if len(position.legal_actions()) == 1:
        advised = [say("hint-alt-forced", action=name_action(position, told[0].action, say))]
    else:
        advised = [_alt_line(position, rank, each, say) for rank, each in enumerate(told, start=1)]
    return fit([*advised, *alt_sentences(position, (), say, hidden=hidden)])


def name_action(position: Position, action: str, say: Say) -> str:
    """The name of an action, without what it brings about, which the reason tells."""
    return word_placement(action, say) if position.name == "boomerang" else label(position, action, say)


def _line(position: Position, rank: int, told: Told, say: Say) -> str:
    action, why = name_action(position, told.action, say), word_reason(told.why, say)
    return say("hint-line", rank=rank, action=action, percent=percent(told.chance), why=why)


def _alt_line(position: Position, rank: int, told: Told, say: Say) -> str:
    action = name_action(position, told.action, say)
    return say("hint-alt-line", rank=rank, action=action, percent=percent(told.chance))
