"""Random games, the same in every run."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from engine.boulomania import Boulomania
from engine.events import Event


class Moment(NamedTuple):
    position: Boulomania
    events: Sequence[Event]
    before: Boulomania | None


def random_game(seed: int, **options: int) -> Iterator[Moment]:
    """Every position of a game, with the events that led to it."""
    random = Random(seed)
    position = Boulomania.new(**options)
    yield Moment(position, (), None)
    while position.turn != "over":
        before = position
        tokens = before.legal_actions() or tuple(before.chance_outcomes())
        position, events = before.apply(random.choice(tokens))
        yield Moment(position, events, before)
