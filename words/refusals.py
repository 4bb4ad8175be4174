"""Why something cannot be done, in words."""

from collections.abc import Mapping

from engine import GameError
from words.names import escape_name
from words.texts import MissingText, Say


def word_refusal(code: str, facts: Mapping[str, object], say: Say) -> str:
    """Why something cannot be done, and what can be done instead. The fact `name` is a member's name."""
    args = {fact: value for fact, value in facts.items() if isinstance(value, str | int)}
    if isinstance(name := args.get("name"), str):
        args["name"] = escape_name(name)
    try:
        return say(code, **args)
    except MissingText:
        return say("refused")


def word_error(error: GameError, say: Say) -> str:
    """Why the rules do not allow it."""
    return word_refusal(f"refused-{error.code.replace('_', '-')}", error.facts, say)
