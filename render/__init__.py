"""Boards as pictures. A new game is one line in `PAINTERS`.

    picture = draw(position, events, before=previous, theme="night")

Drawing takes milliseconds of a processor and is safe in threads; keep it off an event loop. Nothing
is prepared at import: the first picture of a theme takes some tenths of a second more, unless `warm` was
called before.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from PIL import Image

from engine import new_game
from engine.events import Event
from engine.position import Ending, Position, Side
from render.boomerang.drawing import paint as paint_boomerang
from render.boulomania.drawing import paint as paint_boulomania
from render.carami.drawing import leave_out_ways
from render.carami.drawing import paint as paint_carami
from render.cards.ending import EndCard, EndSide, paint_end
from render.kit.picture import LARGEST, Paint, Picture, Subject, encode, file_name
from render.kit.themes import THEMES
from render.petanque.drawing import paint as paint_petanque

__all__ = ["PAINTERS", "THEMES", "Picture", "Subject", "draw", "paint_still", "warm"]

PAINTERS: Mapping[str, Paint] = MappingProxyType(
    {
        "boomerang": paint_boomerang,
        "boulomania": paint_boulomania,
        "carami": paint_carami,
        "petanque": paint_petanque,
    }
)

NAMED = ("A", "B")
"""Names for the pictures that `warm` draws, so that the letters are loaded, too."""

SPARING: Mapping[str, Callable[[Subject[Any]], Subject[Any]]] = MappingProxyType({"carami": leave_out_ways})
"""For each game, what makes a simpler subject of one whose picture would be too large."""


def draw(
    position: Position,
    events: Sequence[Event] = (),
    *,
    before: Position | None = None,
    preview: str = "",
    theme: str = "day",
    stopped: Ending | None = None,
    hints: Sequence[str] = (),
    names: tuple[str, str] | None = None,
    heading: str = "",
    moves: Sequence[tuple[Event, ...]] = (),
    labels: Sequence[str] = (),
    hidden: Sequence[Side] = (),
    seen_from: Side = 0,
) -> Picture:
    """Draw the board at `position`, with marks for the events that led to it.

    `Subject` says what the arguments mean. If the rules have ended a game, `stopped` is ignored; if it was
    stopped otherwise, no turn, preview or hint is shown. The same arguments always give the same bytes.
    Raises `KeyError` for an unknown game or theme.
    """
    stopped = None if position.outcome() else stopped
    preview, hints = ("", ()) if stopped else (preview, tuple(hints))
    hidden = () if position.ending(stopped) else tuple(hidden)
    above = names, heading, tuple(moves), tuple(labels)
    subject = Subject(
        position, tuple(events), before, preview, theme, stopped, hints, *above, hidden, seen_from
    )
    return _draw(position.name, subject)


def warm(game: str, theme: str) -> None:
    """Prepare what every picture of a game in a theme needs, and the card of its end, so that the first is as
    quick as the others.
    """
    draw(new_game(game), theme=theme, names=NAMED)
    for winner in (0, 1):
        paint_end(EndCard("0", "0", "0", winner, (EndSide(NAMED[0], "0"), EndSide(NAMED[1], "0"))), theme)


@lru_cache(maxsize=128)
def _draw(game: str, subject: Subject[Any]) -> Picture:
    """Draw a subject. The last pictures are remembered: a hundred take some four megabytes."""
    image = paint_still(subject)
    data = encode(image)
    if len(data) > LARGEST and game in SPARING and len(subject.moves) > 1:
        image = PAINTERS[game](SPARING[game](subject))
        data = encode(image)
    return Picture(data, image.size, file_name(game, data))


@lru_cache(maxsize=4)
def paint_still(subject: Subject[Any]) -> Image.Image:
    """What a board is sent with, not to be painted on: remembered for the animation that begins with it."""
    return PAINTERS[subject.position.name](subject)
