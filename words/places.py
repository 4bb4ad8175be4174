"""How the places of a board are called, in a form that its picture shows too.

A pit has its number, a cell its length and its width as the edges of the court number them (`3-4`), a place
of Carami its column and row; a ramp is called by where it is, as on the board that all see.
"""

import re
from collections.abc import Iterable
from typing import Literal

from engine.events import Place
from words.texts import Say

Form = Literal["plain", "the", "of"]
"""By itself or in a list; after `in`, `to` or a verb; after what belongs to it or comes from it.

The languages differ in these: `Mulde 12`, `le creux 12`, `du creux 12`.
"""
RAMPS = ("ra", "rb", "rd", "re")
NAMED = re.compile("[a-z][0-9]")
"""How what is called by a letter and a number begins, as boards show it."""


def word_place(place: Place, say: Say, form: Form = "plain") -> str:
    """A place of any game: `pit 12`, `cell 3-4`, `corner a of cell 3-3`, `the left outer ramp`, `a7`."""
    if isinstance(place, int):
        return say(f"where-pit-{form}", pit=place)
    if place in RAMPS:
        return say(f"where-ramp-{form}-{place}")
    if place[0].isdecimal():
        return _cell(place, say, form)
    return say("where-place-of", place=place) if form == "of" else place


def _cell(place: str, say: Say, form: Form) -> str:
    """A cell, or where the corner stands behind it, that corner."""
    cell, corner = number_place(place[:2]), place[2:]
    if corner:
        return say(f"where-corner-{form}", corner=corner, cell=cell)
    return say(f"where-cell-{form}", cell=cell)


def number_place(place: Place) -> str:
    """A pit or cell without its kind, where that is told already: `12`, `3-4`."""
    return str(place) if isinstance(place, int) else "-".join(place)


def number_places(places: Iterable[Place]) -> str:
    """Several pits or cells one after the other."""
    return ", ".join(map(number_place, places))


def begin_line(text: str) -> str:
    """A line with a capital, unless it begins with the name of a place."""
    return text if NAMED.match(text) else text[:1].upper() + text[1:]
