"""Puts shots and boards one after the other into a GIF file that is played once."""

from collections.abc import Sequence

from PIL import Image

from render.kit.canvas import Tile
from render.kit.gif import END, Edges, change_strips, head, part, whole
from render.motion.shots import Shot

SHORTEST = 20
"""Nothing is seen for less: clients take their time for what is quicker."""

STRIPS = (0, 2, 5, 8, 10)
"""Where boards are cut, in tenths: what changes is often at both edges and somewhere between."""


class Reel:
    """An animation in the making; tiles lie so many rows lower than on a board without a strip."""

    def __init__(self, first: Image.Image, rows: int, pace: float) -> None:
        self._blocks = [head(first, for_ever=False), *whole(first, SHORTEST)]
        self._seen, self._base = first, first
        """What is seen by now, and that without what is only moving."""
        self._rows, self._pace = rows, pace
        self._moving: list[Edges] = []
        """Where something is seen that is to be taken away again."""

    def cut_to(self, board: Image.Image, milliseconds: int) -> None:
        """Go on with another board."""
        edges = [board.width * share // STRIPS[-1] for share in STRIPS]
        lasts = self._last_for(milliseconds)
        self._blocks += change_strips(self._seen, board, edges, SHORTEST, lasts)
        self._seen, self._base, self._moving = board, board.copy(), []

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
        self._blocks += part(piece, (left, top), self._last_for(shot.milliseconds))
        self._seen.paste(piece, (left, top))
        self._moving = boxes[: len(shot.moving)]

    def develop(self) -> bytes:
        """All of it as one file."""
        return b"".join((*self._blocks, END))

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
