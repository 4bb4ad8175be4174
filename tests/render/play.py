"""Random games, the same in every run."""

from collections.abc import Iterator
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from engine.boomerang import Boomerang
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.events import Event
from engine.games import GAMES
from engine.position import Position
from render import Subject

P = TypeVar("P", bound=Position)


class Played(NamedTuple, Generic[P]):
    """A position of a game, and what led to it."""

    position: P
    events: tuple[Event, ...]
    before: P | None

    def subject(self, theme: str = "day") -> Subject[P]:
        """What a picture of it is of."""
        return Subject(self.position, self.events, self.before, theme=theme)


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


def random_game(seed: int, **options: int) -> Iterator[Played[Boulomania]]:
    """A random game of Boulomania."""
    return play(Boulomania, seed, **options)


def lively_carami(seed: int) -> Iterator[Played[Carami]]:
    """A random game of Carami in which jumps and ramps are liked best."""
    random = Random(seed)
    position = Carami.new()
    yield Played(position, (), None)
    while position.turn != "over":
        before = position
        actions = before.legal_actions()
        liked = [action for action in actions if "x" in action or action.startswith("r")]
        position, events = before.apply(random.choice(liked or actions if random.random() < 0.5 else actions))
        yield Played(position, events, before)


def play_any(game: str, seed: int, **options: int) -> Iterator[Played[Any]]:
    """A random game of that name."""
    return lively_carami(seed) if game == "carami" else play(GAMES[game].position, seed, **options)


def after(moves: str, plies: int) -> Boomerang:
    """The position after so many of those placements."""
    position = Boomerang.new()
    for action in moves.split()[:plies]:
        position, _ = position.apply(action)
    return position
