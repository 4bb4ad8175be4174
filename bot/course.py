"""The course of a game: what was done one after the other, played again from what is saved of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.records import Table
from engine import Position, new_game
from engine.boules import Boules
from engine.events import EndCounted, EndStopped, Event

BACK = "back:"
"""In the log this and a side's letter undo everything from that side's last decision on.

The log only ever grows, so no ply ever comes again and an old button can never be taken for a new one.
"""


class Scene(NamedTuple):
    """One action or roll: what was there, what was done, what happened, what is there now."""

    before: Position
    token: str
    events: tuple[Event, ...]
    after: Position


def replay(game: str, options: dict[str, int], tokens: Sequence[str]) -> list[Scene]:
    """The whole game again, without what was taken back."""
    position, scenes = new_game(game, **options), list[Scene]()
    for token in tokens:
        if token.startswith(BACK):
            scenes = scenes[: last_of_side(scenes, token.removeprefix(BACK)) or 0]
            position = scenes[-1].after if scenes else new_game(game, **options)
        else:
            after, events = position.apply(token)
            scenes.append(Scene(position, token, events, after))
            position = after
    return scenes


def last_of_side(scenes: Sequence[Scene], side: str) -> int | None:
    """Where that side's latest decision stands among the scenes."""
    numbers = range(len(scenes) - 1, -1, -1)
    return next((number for number in numbers if scenes[number].before.turn == side), None)


def last_decision(scenes: Sequence[Scene]) -> int:
    """Where the latest decision of a side stands among the scenes; 0 if there was none."""
    for number in range(len(scenes) - 1, -1, -1):
        before, token, _, _ = scenes[number]
        if before.cast is None and token != "jack" and not token.startswith("land:"):
            return number
    return 0


def is_under_way(scenes: Sequence[Scene]) -> bool:
    """Whether giving up now loses the game: an end has been counted, or without ends both have moved."""
    if any(scene.before.cast is not None for scene in scenes):
        return any(isinstance(event, EndCounted | EndStopped) for scene in scenes for event in scene.events)
    return {scene.before.turn for scene in scenes} == {"A", "B"}


def take_turns(table: Table, scenes: Sequence[Scene], step: int = 1) -> Table:
    """Players of a team take turns ball by ball; a step of -1 for balls that are taken back."""
    for scene in scenes:
        side = _side_that_played_a_ball(scene)
        if side is not None:
            here = [seat.place for seat in table.team(side) if not seat.gone]
            places = list(table.places)
            places[side] = here[(here.index(table.seat(side).place) + step) % len(here)]
            table = replace(table, places=places)
    return table


def _side_that_played_a_ball(scene: Scene) -> int | None:
    """Whose ball came to lie or was lost in that scene, if one was under way."""
    before, after = scene.before, scene.after
    if isinstance(before, Boules) and isinstance(after, Boules):
        ended = before.is_ball_under_way and not after.is_ball_under_way
        return before.side if ended else None
    return None
