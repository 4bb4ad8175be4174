"""The names of places on a board, in a form that its picture shows too.

A pit has its number, a cell its length and its width as the edges of the court number them (`3-4`), a place
of Carami its column and row; a ramp is named by where it is on the public board.
"""

import re
from collections.abc import Iterable
from typing import Literal

from engine.events import Place
from words.texts import Say

Form = Literal["plain", "the", "of"]
"""By itself or in a list; after `in`, `to` or a verb; after `of` or `from`.

The languages differ in these: `Mulde 12`, `le creux 12`, `du creux 12`.
"""
RAMPS = ("ra", "rb", "rd", "re")
NAMED = re.compile("[a-z][0-9]")
"""Matches a text that begins with a place named by letter and number, as boards show it."""


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
    """A cell, or the corner of one if its letter follows."""
    cell, corner = number_place(place[:2]), place[2:]
    if corner:
        return say(f"where-corner-{form}", corner=corner, cell=cell)
    return say(f"where-cell-{form}", cell=cell)


def number_place(place: Place) -> str:
    """A pit or cell without its kind, for sentences that have told it: `12`, `3-4`."""
    return str(place) if isinstance(place, int) else "-".join(place)


def number_places(places: Iterable[Place]) -> str:
    """Several pits or cells one after the other."""
    return ", ".join(map(number_place, places))


def begin_line(text: str) -> str:
    """The line with a capital letter, unless it begins with the name of a place."""
    return text if NAMED.match(text) else text[:1].upper() + text[1:]
