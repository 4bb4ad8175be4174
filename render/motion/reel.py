"""Puts shots and boards one after the other into a GIF file that is played once."""

from collections.abc import Sequence

from PIL import Image

from render.kit.boxes import Edges, Pixels, pixels_of
from render.kit.canvas import Tile
from render.kit.gif import END, change_boxes, change_piece, clear_number, head, whole
from render.motion.shots import Shot

SHORTEST = 20
"""Nothing is seen for less: clients take their time for what is quicker."""

BOXES = 4
"""In at most so many, one after the other, a board becomes another."""

HEAVY = 0.65
"""What changes may take so much of what the first board takes: that has about 2.4 times the bytes of a still
picture, and all together are to have four times."""


class Reel:
    """An animation in the making; tiles lie so many rows lower than on a board without a strip."""

    def __init__(self, first: Image.Image, rows: int, pace: float) -> None:
        self._blocks = [head(first, for_ever=False), whole(first, SHORTEST)]
        self.size, self._clear = first.size, clear_number(first)
        self._first = self._seen = pixels_of(first)
        self._base = first
        """What is seen by now without what is only moving."""
        self._rows, self._pace = rows, pace
        self._moving: list[Edges] = []
        """Where something is seen that is to be taken away again."""

    def cut_to(self, board: Image.Image, milliseconds: int) -> None:
        """Go on with another board, which is painted over from then on."""
        self._base, self._moving = board, []
        self._cut(pixels_of(board).copy(), milliseconds)

    def end(self, milliseconds: int) -> None:
        """Go back to the first board."""
        self._cut(self._first, milliseconds)

    def _cut(self, now: Pixels, milliseconds: int) -> None:
        stays = (*[SHORTEST] * (BOXES - 1), self._last_for(milliseconds))
        self._blocks += change_boxes(self._seen, now, self._clear, stays)
        self._seen = now

    def show(self, shot: Shot) -> None:
        """Go on with tiles over the board; only the box is stored that they change."""
        for tile in shot.lasting:
            self._base.paste(tile.picture, self._at(tile), tile.mask)
        boxes = [self._edges(tile) for tile in (*shot.moving, *shot.lasting)]
        left, top, right, bottom = self._within([*boxes, *self._moving])
        piece = self._base.crop((left, top, right, bottom))
        for tile in shot.moving:
            x, y = self._at(tile)
            piece.paste(tile.picture, (x - left, y - top), tile.mask)
        last, now = self._seen[top:bottom, left:right], pixels_of(piece)
        lasts = self._last_for(shot.milliseconds)
        self._blocks.append(change_piece(last, now, (left, top), self._clear, lasts))
        last[:] = now
        self._moving = boxes[: len(shot.moving)]

    def develop(self) -> bytes:
        """All of it as one file."""
        return b"".join((*self._blocks, END))

    @property
    def is_heavy(self) -> bool:
        """Whether it takes more bytes than one move is worth."""
        _, first, *changes = map(len, self._blocks)
        return sum(changes) > HEAVY * first

    def _last_for(self, milliseconds: int) -> int:
        return max(round(milliseconds * self._pace / 10) * 10, SHORTEST)

    def _at(self, tile: Tile) -> tuple[int, int]:
        return tile.at[0], tile.at[1] + self._rows

    def _edges(self, tile: Tile) -> Edges:
        x, y = self._at(tile)
        return x, y, x + tile.picture.width, y + tile.picture.height

    def _within(self, boxes: Sequence[Edges]) -> Edges:
        """The box around all of them, as much of it as there is of the board; a pixel if that is nothing."""
        width, height = self._base.size
        left, top = max(min(box[0] for box in boxes), 0), max(min(box[1] for box in boxes), 0)
        right, bottom = min(max(box[2] for box in boxes), width), min(max(box[3] for box in boxes), height)
        return (left, top, right, bottom) if left < right and top < bottom else (0, 0, 1, 1)
