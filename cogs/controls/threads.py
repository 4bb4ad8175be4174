"""A game that was asked for where another is on, so that it can be started in a thread instead."""

import re
from typing import Literal

from cogs.controls.registry import InThread
from engine import GameError, new_game
from play.refusals import Refusal
from play.terms import Terms

How = Literal["solo", "challenge", "team", "quick"]
NOTHING = "-"
"""Stands for what was not said."""
OPTION = re.compile("([a-z]+)([0-9]+)")


def in_thread(game: str, how: How, terms: Terms, whom: str | int | None = None) -> InThread:
    """The control that starts it; `whom` is the level of the computer, or the id of whoever is challenged."""
    options = ".".join(f"{name}{value}" for name, value in sorted(terms.options.items()))
    return InThread(game, how, str(whom or NOTHING), terms.clock or NOTHING, terms.begin, options or NOTHING)


def terms_in_thread(control: InThread) -> Terms:
    """What was asked for, in a thread. Raises `Refusal` for options that the game has not."""
    found = [OPTION.fullmatch(each) for each in control.options.split(".")]
    options = {each[1]: int(each[2]) for each in found if each is not None}
    try:
        new_game(control.game, **options)
    except GameError:
        raise Refusal("refused") from None
    clock = None if control.clock == NOTHING else control.clock
    return Terms(options, clock, threaded=True, begin=control.begin)
