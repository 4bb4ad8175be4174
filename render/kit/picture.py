"""What a picture is of, what draws it, and what becomes of it."""

from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from typing import Any, Generic, NamedTuple, TypeVar

from PIL import Image

from engine.events import Event
from engine.position import Ending, Position

LARGEST = 25 * 1024
"""What a picture is to be sent with at most, so that it is there at once on a phone, too."""

COMPRESSIONS = (5, 6, 9)
"""How hard the encoder tries: one after the other until the file is small enough. Measured: 6 takes a
third longer than 5 and saves a tenth; 9 takes nine times as long and saves a seventh; 4 saves a fifth of the
time and is a tenth bigger. Of a hundred frames of any board one may need 6."""

P = TypeVar("P", bound=Position)


class Subject(NamedTuple, Generic[P]):
    """What a picture is of. The same subject always gives the same pixels."""

    position: P
    events: tuple[Event, ...] = ()
    """Those that led to the position, to be marked."""
    before: P | None = None
    """The position that they happened in; needed where they clear the board."""
    preview: str = ""
    """A placement of Boomerang that somebody thinks about."""
    theme: str = "day"
    stopped: Ending | None = None
    """How the game ended, if its rules have not ended it."""


Paint = Callable[[Subject[Any]], Image.Image]
"""Draws the subject as a palette image. Raises `KeyError` for a theme that there is not."""


class Picture(NamedTuple):
    """A board as a PNG file. `name` is different for different bytes: clients cache by name."""

    data: bytes
    size: tuple[int, int]
    name: str


def encode(image: Image.Image) -> bytes:
    """The picture as a PNG file, of at most `LARGEST` bytes if that can be done."""
    data = b""
    for level in COMPRESSIONS:
        data = _compress(image, level)
        if len(data) <= LARGEST:
            break
    return data


def _compress(image: Image.Image, level: int) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", compress_level=level)
    return file.getvalue()


def file_name(game: str, data: bytes) -> str:
    """A name that says the game, and is another for other bytes."""
    return f"{game}-{sha256(data).hexdigest()[:16]}.png"
