"""A game as one animated picture: a frame for each move with its dice; the last one is held.

GIF, since frames are palette images already: it shows them to the pixel, and every client plays it.
Only what changed is stored; the rest of the changed box is one transparent colour. Measured on a
game of Boulomania, bytes and milliseconds of encoding for a frame: this 4,300 and 1.6; Pillow's own GIF
4,500 and 2.0, with all frames in memory at once; APNG made as here 3,700 and 1.7, but Discord strips the
animation; lossless WebP 3,600 and 8; lossy WebP 12,900 and 16. The longest game fits in none of them at
full size, so nothing is gained by what fewer clients play.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from PIL import Image

from engine.log import Step, replay
from engine.position import Ending
from render import PAINTERS, Subject
from render.kit.canvas import Canvas
from render.kit.gif import END, change, clear_number, head, whole
from render.kit.lettering import lettered, measure, wrap, writable
from render.kit.shapes import DENSITY
from render.kit.themes import THEMES, Theme

LARGEST = 8 * 1024 * 1024
"""The largest replay, in bytes: any Discord server takes a file of this size."""

SAMPLE = 200
"""The number of frames after which the size of the whole can be estimated."""

HOLD = 6_000
"""How long the last frame stays, in milliseconds, before it all starts again."""
QUICKEST, SLOWEST = 150, 1_500
"""How long each other frame stays, in milliseconds: less in a long game."""
WATCHED = 54_000
"""How long these take together at most, so that the whole is over within a minute."""
MOST_FRAMES = WATCHED // QUICKEST
"""How many frames a replay has at most; of a game with more moves, some are left out."""
BAND, EDGE = 68.0, 23.0
"""The height of the strip for words below the board, and how far they stay from its ends."""
LETTERS = ((26, 2), (23, 2), (20, 2), (17, 3))
"""The sizes of letters, and how many lines of each fit: longer texts are smaller."""

Progress = Callable[[int, int], object]
"""Called with how many moves are drawn, and of how many."""


class Replay(NamedTuple):
    """A GIF file. `name` is different for different bytes: clients cache by name."""

    data: bytes
    size: tuple[int, int]
    name: str
    frames: int
    milliseconds: int
    """How long it takes to watch."""


class Squeeze(NamedTuple):
    """What is given up for a smaller file: frames are `thirds` of their size, for one in `every` moves."""

    thirds: int = 3
    every: int = 1


def animate(
    steps: Iterable[Step],
    *,
    theme: str = "day",
    stopped: Ending | None = None,
    captions: Sequence[str] = (),
    progress: Progress | None = None,
) -> Replay:
    """The game that consists of those steps, as an animated picture of at most `LARGEST` bytes and a minute.

    What only announces the next throw has no events and gets no frame. `stopped` is how the game ended if
    its rules have not ended it; the last frame shows it. `captions` are the words below the frames, one for
    each step that has events, or none at all. A long game leaves moves out, so that each can be seen, and is
    drawn smaller if it has to be. `progress` is called after each frame, in the thread that this runs in,
    with a number that only grows. It takes some milliseconds a frame and is safe in threads. Raises
    `ValueError` if there is nothing to show, `KeyError` for an unknown game or theme.
    """
    shown = [step for step in steps if step.events]
    if not shown:
        raise ValueError("there is no replay of a game in which nothing happened")
    told: Sequence[str | None] = captions or [None] * len(shown)
    scenes = [_Scene(step, words) for step, words in zip(shown, told, strict=True)]
    report = _Report(progress, len(shown))
    films = (_shoot(scenes, squeeze, theme, stopped, report) for squeeze in _squeezes(len(shown)))
    return next(film for film in films if film is not None).develop(shown[0].before.name)


def animate_log(
    game: str,
    options: Mapping[str, int],
    tokens: Sequence[str],
    start: str | None,
    theme: str,
    ending: Ending | None,
    captions: Sequence[str],
    progress: Progress,
) -> Replay | None:
    """The game of that log, from `start` on, as an animated picture; None if nothing has happened in it.

    Takes plain values only, so that it can be called in another process.
    """
    steps = replay(game, options, tokens, start)
    if not any(step.events for step in steps):
        return None
    stopped = None if steps[-1].after.outcome() else ending
    return animate(steps, theme=theme, stopped=stopped, captions=captions, progress=progress)


class _Scene(NamedTuple):
    """A step, and what is said of it."""

    step: Step
    words: str | None


def _squeezes(moves: int) -> Iterator[Squeeze]:
    """What is given up, more and more: the scale first, as it hurts least. A single frame always fits."""
    every = -(-moves // MOST_FRAMES)
    yield from (Squeeze(thirds, every) for thirds in (3, 2, 1))
    while True:
        every *= 2
        yield Squeeze(1, every)


class _Report:
    """Reports progress that never goes back, even if the frames are drawn again smaller."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self._progress, self._total, self._told = progress, total, 0

    def __call__(self, moves: int) -> None:
        moves = min(moves, self._total)
        if self._progress is not None and moves > self._told:
            self._told = moves
            self._progress(moves, self._total)


def _shoot(
    scenes: Sequence[_Scene], squeeze: Squeeze, theme: str, stopped: Ending | None, report: _Report
) -> "_Film | None":
    """All the frames; None as soon as it is clear that they would take more than `LARGEST` bytes."""
    chosen = scenes[:: -squeeze.every][::-1]
    total, film, subtitles = len(chosen), _Film(squeeze.thirds), _Subtitles(THEMES[theme])
    for done, (step, words) in enumerate(chosen, start=1):
        ending = stopped if done == total else None
        subject = Subject(step.after, step.events, step.before, theme=theme, stopped=ending)
        painted = PAINTERS[step.after.name](subject)
        film.add(painted if words is None else subtitles.add(painted, words), _stay(done, total))
        if done >= min(SAMPLE, total) and film.expect(total) > LARGEST:
            return None
        report(done * squeeze.every)
    return film


def _stay(number: int, total: int) -> int:
    """How many milliseconds that frame of `total` stays, in whole hundredths of a second, as GIF needs."""
    if number == total:
        return HOLD
    return min(max(WATCHED // total, QUICKEST), SLOWEST) // 10 * 10


class _Subtitles:
    """Writes words below frames, in the colours of the boards."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._palette: Image.Image | None = None
        """The palette of the first frame, used for all: Pillow caches the nearest colours in it."""

    def add(self, painted: Image.Image, words: str) -> Image.Image:
        """The frame with those words below it."""
        self._palette = painted if self._palette is None else self._palette
        strip = self._write(words, painted.width / DENSITY).convert("RGB")
        frame = Image.new("P", (painted.width, painted.height + strip.height))
        frame.putpalette(painted.getpalette() or ())
        frame.paste(painted, (0, 0))
        band = strip.quantize(palette=self._palette, dither=Image.Dither.NONE)
        frame.paste(band, (0, painted.height))
        return frame

    def _write(self, words: str, width: float) -> Image.Image:
        canvas, room = Canvas((width, BAND), self._theme.outline), width - 2 * EDGE
        size, lines = break_lines(writable(words), room)
        for number, line in enumerate(lines):
            y = BAND / 2 + (number - (len(lines) - 1) / 2) * size * 1.25
            written = lettered(line, (width / 2, y), size, width=room, anchor="middle")
            canvas.fill(written, self._theme.plate_ink)
        return canvas.image


def break_lines(words: str, room: float) -> tuple[int, list[str]]:
    """The size of letters in which the words fit, and their lines; the smallest if they fit in none."""
    broken = [(size, wrap(words, size, room, most)) for size, most in LETTERS]
    fitting = (each for each in broken if all(measure(line, each[0]) <= room for line in each[1]))
    return next(fitting, broken[-1])


class _Film:
    """Frames one after the other, each stored as what it changes in the one before."""

    def __init__(self, thirds: int) -> None:
        self._thirds = thirds
        self._blocks: list[bytes] = []
        self._last: Image.Image | None = None
        self._palette: Image.Image | None = None
        self._frames = self._milliseconds = 0
        self._opening = self._bytes = 0
        """The size of the first frame, and of all."""

    def add(self, painted: Image.Image, milliseconds: int) -> None:
        """Append a frame that stays for so long."""
        frame = painted if self._thirds == 3 else self._shrink(painted)
        if self._last is None:
            block = head(frame, for_ever=True) + whole(frame, milliseconds)
            self._opening = len(block)
        else:
            block = change(self._last, frame, clear_number(frame), milliseconds)
        self._last = frame
        self._blocks.append(block)
        self._bytes += len(block)
        self._frames += 1
        self._milliseconds += milliseconds

    def _shrink(self, painted: Image.Image) -> Image.Image:
        """The frame smaller, in the same colours; averaged, as a better filter would take more bytes."""
        if self._palette is None:  # one for all frames, as Pillow caches the nearest colours in it
            self._palette = painted
        size = (painted.width * self._thirds // 3, painted.height * self._thirds // 3)
        small = painted.convert("RGB").resize(size, Image.Resampling.BOX)
        return small.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def expect(self, total: int) -> int:
        """How many bytes so many frames will take if they go on like this. The first is a whole board."""
        changes = self._bytes - self._opening
        return self._opening + changes * (total - 1) // max(self._frames - 1, 1) + len(END)

    def develop(self, game: str) -> Replay:
        """The frames so far as one file. There is at least one."""
        assert self._last is not None
        data = b"".join((*self._blocks, END))
        name = f"{game}-replay-{sha256(data).hexdigest()[:16]}.gif"
        return Replay(data, self._last.size, name, self._frames, self._milliseconds)
