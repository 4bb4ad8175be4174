"""Random games, the same in every run."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

from engine.boulomania import Boulomania
from engine.events import Event
from engine.position import Position

P = TypeVar("P", bound=Position)


class Played(NamedTuple, Generic[P]):
    position: P
    events: Sequence[Event]
    before: P | None


Moment = Played[Boulomania]


def play(game: type[P], seed: int, **options: int) -> Iterator[Played[P]]:
    """Every position of a game, with the events that led to it."""
    random = Random(seed)
    position = game.new(**options)
    yield Played(position, (), None)
    while position.turn != "over":
        before = position
        tokens = before.legal_actions() or tuple(before.chance_outcomes())
        position, events = before.apply(random.choice(tokens))
        yield Played(position, events, before)


def random_game(seed: int, **options: int) -> Iterator[Moment]:
    return play(Boulomania, seed, **options)
