"""The court of La Pétanque aux dés in words."""

from collections.abc import Iterable, Sequence

from engine.events import Event, Place
from engine.petanque import Petanque, board
from engine.position import Ending
from words.descriptions import boules
from words.descriptions.voice import Line, Voice
from words.places import number_places, word_place
from words.texts import Say

NEAREST = 4
"""How many cells around a corner are named when it has to be chosen."""


def alt(
    position: Petanque,
    events: Sequence[Event],
    say: Say,
    stopped: Ending | None = None,
    before: Petanque | None = None,
) -> Sequence[str]:
    """The court in a few sentences, the most important first."""
    return boules.alt(_COURT, position, events, say, stopped, before)


def spoken(position: Petanque, voice: Voice, stopped: Ending | None = None) -> Sequence[Line]:
    """Everything that is needed to play on without the picture."""
    return boules.spoken(_COURT, position, voice, stopped)


def _jack(jack: Place, say: Say) -> str:
    spot = str(jack)
    corner = say(f"petanque-board-corner-{spot[2]}")
    return say("petanque-board-jack", place=word_place(spot[:2], say, "the"), corner=corner)


def _nearer(position: Petanque) -> Sequence[str]:
    balls, jack = position.ground
    distance = board().distance[jack]
    best = min(distance[ball] for ball in balls)
    taken = {ball[1:] for ball in balls}
    return [cell for cell in _around(jack) if cell not in taken and distance[f"A{cell}"] < best]


def _now(position: Petanque, voice: Voice) -> str:
    """The sentence that the corner of the jack has to be chosen, and in which cell."""
    place = word_place(position.detail, voice.say, "the")
    return voice.say("petanque-board-now-corner", who=voice.who(position.side), place=place)


def _choices(position: Petanque, voice: Voice) -> Iterable[str]:
    """Every corner for the jack, and which cells are nearest to it there."""
    for action in position.legal_actions():
        corner = action[-1]
        cells = number_places(_around(position.detail + corner)[:NEAREST])
        yield voice.say(
            "petanque-board-choice", corner=voice.say(f"petanque-board-corner-{corner}"), cells=cells
        )


def _around(jack: str) -> Sequence[str]:
    """The cells, the nearest to that jack first."""
    distance = board().distance[jack]
    return sorted(board().cells, key=lambda cell: (distance[f"A{cell}"], cell))


_COURT = boules.Court("petanque", 20, lambda ball: ball.place, _jack, _nearer, _now, _choices)
