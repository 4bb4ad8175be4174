"""The animation of a turn, from the steps that it consists of."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from engine.log import Step
from render import PAINTERS, paint_still
from render.boomerang.motion import shots as boomerang_shots
from render.boulomania.motion import shots as boulomania_shots
from render.carami.motion import shots as carami_shots
from render.kit.header import header_rows
from render.kit.picture import Picture, Subject
from render.motion.reel import Reel
from render.motion.shots import Shot
from render.petanque.motion import shots as petanque_shots

BEFORE, AFTER = 250, 900
"""How many milliseconds the board is seen before a step, and after it."""
LONGEST = 9_000
"""The longest animation, in milliseconds: one that would take longer is played faster."""
CUTS = 200
"""How many milliseconds of a scene go into changing boards, however fast the rest is."""
MANY, MOST_STEPS = 6, 16
"""With more than `MANY` steps every second shot is left out; only the last `MOST_STEPS` are animated."""
MOST_PIXELS = 260_000
"""Of a step in which more is painted every second shot is left out as well, as it would take too long and too
many bytes. A ball that is thrown takes a third of that."""

SHOTS: Mapping[str, Callable[[Step, str], Iterator[Shot]]] = MappingProxyType(
    {
        "boomerang": boomerang_shots,
        "boulomania": boulomania_shots,
        "carami": carami_shots,
        "petanque": petanque_shots,
    }
)


def animate_turn(steps: Sequence[Step], still: Subject[Any]) -> Picture | None:
    """The turn as a GIF that is played once and begins and ends with the still; None if nothing moves.

    Takes some tens of milliseconds of a processor and is safe in threads.
    """
    shown = [step for step in steps if step.events][-MOST_STEPS:]
    game, theme = still.position.name, still.theme
    scenes = [(step, [*SHOTS[game](step, theme)]) for step in shown]
    are_many = len(shown) > MANY
    scenes = [
        (step, _thin(shots) if are_many or _are_large(shots) else shots) for step, shots in scenes if shots
    ]
    if not scenes:
        return None
    reel = _shoot(scenes, still)
    data = reel.develop()
    return Picture(data, reel.size, f"{game}-{sha256(data).hexdigest()[:16]}.gif")


def _shoot(scenes: Sequence[tuple[Step, Sequence[Shot]]], still: Subject[Any]) -> Reel:
    """The animation of those steps."""
    paint = PAINTERS[still.position.name]
    reel = Reel(paint_still(still), header_rows(still), _pace([shots for _, shots in scenes]))
    closed = max((number for number, (step, _) in enumerate(scenes, start=1) if step.closes_end), default=0)
    for number, (step, shots) in enumerate(scenes, start=1):
        seen = still if number > closed else still._replace(heading="")  # the heading names a later end
        reel.cut_to(paint(_before(step, seen)), BEFORE)
        for shot in shots:
            reel.show(shot)
        if number < len(scenes):
            reel.cut_to(paint(_after(step, seen)), AFTER)
    reel.end(AFTER)
    return reel


def _pace(scenes: Sequence[Sequence[Shot]]) -> float:
    """The factor for all times: 1, or less in a turn that would take too long."""
    moving = sum(shot.milliseconds for shots in scenes for shot in shots)
    return min(1.0, (LONGEST - CUTS * len(scenes)) / (moving + len(scenes) * (BEFORE + AFTER)))


def _are_large(shots: Sequence[Shot]) -> bool:
    """Whether they paint more pixels than the animation of one step may."""
    tiles = (tile for shot in shots for tile in (*shot.moving, *shot.lasting))
    return sum(tile.picture.width * tile.picture.height for tile in tiles) > MOST_PIXELS


def _thin(shots: Sequence[Shot]) -> list[Shot]:
    """Every second shot, and all that leave something on the board."""
    return [shot for number, shot in enumerate(shots) if shot.lasting or number % 2]


def _before(step: Step, still: Subject[Any]) -> Subject[Any]:
    """The board that a step happens on."""
    plain = Subject(step.before, theme=still.theme, hidden=still.hidden)
    return plain._replace(names=still.names, heading=still.heading, labels=still.labels)


def _after(step: Step, still: Subject[Any]) -> Subject[Any]:
    """The board that a step leads to, with its marks."""
    return _before(step, still)._replace(position=step.after, events=step.events, before=step.before)
