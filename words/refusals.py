"""Why something cannot be done, in words."""

from collections.abc import Mapping

from engine import GameError
from words.names import escape_name
from words.opponents import opponent_name
from words.places import RAMPS, number_place, word_place
from words.texts import MissingText, Say


def word_refusal(code: str, facts: Mapping[str, object], say: Say) -> str:
    """Why something cannot be done, and what can be done instead.

    The fact `name` is a member's name; a `level` is worded as the computer's name.
    """
    args = {
        fact: _word_fact(fact, value, say) for fact, value in facts.items() if isinstance(value, str | int)
    }
    if isinstance(name := args.get("name"), str):
        args["name"] = escape_name(name)
    if isinstance(level := args.get("level"), str):
        args["name"] = opponent_name(level, say)
    try:
        return say(code, **args)
    except MissingText:
        return say("refused")


def _word_fact(fact: str, value: str | int, say: Say) -> str | int:
    """A fact as members read it: a ramp by its name, a cell of a court as length and width."""
    if value in RAMPS:
        return word_place(value, say, "of")
    is_cell = fact == "cell" and isinstance(value, str) and len(value) == 2 and value.isdecimal()
    return number_place(value) if is_cell else value


def word_error(error: GameError, say: Say) -> str:
    """Why the rules do not allow it."""
    return word_refusal(f"refused-{error.code.replace('_', '-')}", error.facts, say)
