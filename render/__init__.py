"""Boards as pictures and in words. A new game is one line in `RENDERERS`.

    picture = draw(position, events, before=previous, theme="night", say=say)

Drawing takes milliseconds of a processor and is safe in threads; keep it off an event loop. Nothing
is prepared at import: the first picture of a theme takes some tenths of a second more.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from engine.events import Event
from engine.position import Position
from render.boomerang import RENDERER as BOOMERANG
from render.boulomania import RENDERER as BOULOMANIA
from render.carami import RENDERER as CARAMI
from render.petanque import RENDERER as PETANQUE
from render.picture import Ending, Picture, Renderer, Say, encode, file_name, fit
from render.themes import THEMES

__all__ = ["RENDERERS", "THEMES", "Ending", "Picture", "Renderer", "Say", "draw", "spoken"]

RENDERERS: Mapping[str, Renderer] = MappingProxyType(
    {
        "boomerang": BOOMERANG,
        "boulomania": BOULOMANIA,
        "carami": CARAMI,
        "petanque": PETANQUE,
    }
)


def draw(
    position: Position,
    events: Sequence[Event] = (),
    *,
    before: Position | None = None,
    preview: str = "",
    theme: str = "day",
    stopped: Ending | None = None,
    say: Say,
) -> Picture:
    """The board at `position`, with marks for the events that led to it.

    `before` is the position to which the last action or roll was applied. It is needed where that
    closes an end: the new position has the cleared board already, the picture shows it as it was
    counted. `preview` is an action that somebody thinks about (`shoot:12`, `land:8>12`, `corner:d`; a
    Boomerang placement such as `X5.0@h1` wherever it is), or how one begins: a piece (`X5`), a marble
    (`c3`, `ra`), the first leaps of its jump (`d7xb5`). `stopped` is how a game ended that its rules have
    not ended: given up, out of time, agreed upon, ended from outside. Then nobody is to move and nothing
    is thought about; where the rules have ended it, only they count. `say` words the description. The
    same arguments always give the same bytes. Raises `KeyError` for a game or a theme that there is not.
    """
    events, stopped = tuple(events), None if position.outcome() else stopped
    preview = "" if stopped else preview
    data, size, name = _paint(position, events, before, preview, theme, stopped)
    alt = fit(RENDERERS[position.name].alt(position, events, say, stopped))
    return Picture(data, size, name, alt)


def spoken(position: Position, say: Say, *, stopped: Ending | None = None) -> str:
    """A longer description from which a whole game can be played, one line for each sentence.

    `stopped` is how a game ended that its rules have not ended.
    """
    return RENDERERS[position.name].spoken(position, say, None if position.outcome() else stopped)


@lru_cache(maxsize=128, typed=True)
def _paint(
    position: Position,
    events: tuple[Event, ...],
    before: Position | None,
    preview: str,
    theme: str,
    stopped: Ending | None,
) -> tuple[bytes, tuple[int, int], str]:
    """The picture without its description, remembered for a while (a hundred take some two megabytes)."""
    image = RENDERERS[position.name].paint(position, events, before, preview, theme, stopped)
    data = encode(image)
    return data, image.size, file_name(position.name, data)
