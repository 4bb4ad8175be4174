"""What a drawn board is, and what a renderer must offer."""

from collections.abc import Sequence
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple, Protocol

from PIL import Image

from engine.events import Event
from engine.position import SIDES, Position, Side

ALT_LIMIT = 256
"""Discord documents no more than this for the description of a picture."""

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
    alt: str


class Ending(NamedTuple):
    """How a game ended: who won; nobody in a draw, nor where it is `void` and does not count."""

    winner: Side | None = None
    void: bool = False

    def __str__(self) -> str:
        """`A` or `B` for the winner, `draw`, or `none`."""
        if self.winner is None:
            return "none" if self.void else "draw"
        return SIDES[self.winner]


def ending(position: Position, stopped: Ending | None = None) -> Ending | None:
    """By its rules, or else by what `stopped` it before; None while it goes on."""
    outcome = position.outcome()
    return stopped if outcome is None else Ending(outcome.winner)


class Say(Protocol):
    """Words a message in the language of whoever looks; render itself knows no language."""

    def __call__(self, message_id: str, /, **args: str | int) -> str: ...


class Renderer(NamedTuple):
    """How one game is drawn and told. Positions are that game's own."""

    paint: "Paint"
    alt: "Alt"
    spoken: "Tell"


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


class Alt(Protocol):
    """The sentences of a short description, the ones to leave out first last."""

    def __call__(
        self, position: Any, events: Sequence[Event], say: Say, stopped: Ending | None = None, /
    ) -> Sequence[str]: ...


class Tell(Protocol):
    """A description that the game can be played from without seeing the board."""

    def __call__(self, position: Any, say: Say, stopped: Ending | None = None, /) -> str: ...


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


def fit(sentences: Sequence[str], limit: int = ALT_LIMIT) -> str:
    """The sentences as one text, without the last ones where they would be too long."""
    text = sentences[0][:limit]
    for sentence in sentences[1:]:
        if len(text) + 1 + len(sentence) > limit:
            break
        text += " " + sentence
    return text
