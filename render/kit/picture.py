"""What a drawn board is, and what draws one."""

from collections.abc import Sequence
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple, Protocol

from PIL import Image

from engine.events import Event
from engine.position import Ending

LARGEST = 25 * 1024
"""What a picture is to be sent with at most, so that it is there at once on a phone, too."""

COMPRESSIONS = (5, 6, 9)
"""How hard the encoder tries: one after the other until the file is small enough. Measured: 6 takes a
third longer than 5 and saves a tenth; 9 takes nine times as long and saves a seventh; 4 saves a fifth of the
time and is a tenth bigger. Of a hundred frames of any board one may need 6."""


class Picture(NamedTuple):
    """A board as a PNG file. `name` is different for different bytes: clients cache by name."""

    data: bytes
    size: tuple[int, int]
    name: str


class Paint(Protocol):
    """A position as a palette image. Pure: the same arguments always give the same pixels."""

    def __call__(
        self,
        position: Any,
        events: Sequence[Event],
        before: Any,
        preview: str,
        theme: str,
        stopped: Ending | None = None,
        /,
    ) -> Image.Image: ...


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
    return f"{game}-{sha256(data).hexdigest()[:16]}.png"
