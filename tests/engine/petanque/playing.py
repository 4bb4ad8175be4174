"""One move of La Pétanque aux dés, from text to text."""

from engine.events import Event
from engine.petanque import Petanque


def play(notation: str, token: str) -> tuple[str, list[str]]:
    """The notation after that action or roll, and what happened, printed.

    Printed, because named tuples of different types compare equal: a miss would pass for a hit.
    """
    position, events = Petanque.parse(notation).apply(token)
    return str(position), printed(*events)


def printed(*events: Event) -> list[str]:
    return [repr(event) for event in events]
