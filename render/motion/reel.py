"""Puts shots and boards one after the other into a GIF file that is played once."""

from collections.abc import Iterable, Sequence

from PIL import Image

from render.kit.boxes import Edges, boxes_around, join_boxes
from render.kit.canvas import Tile
from render.kit.gif import END, PIXEL, change_boxes, clear_number, head, new_piece, whole
from render.motion.shots import Shot

SHORTEST = 20
"""The fewest milliseconds for anything: clients show quicker frames more slowly."""

BOXES, SHOT_BOXES = 6, 2
"""How many boxes, shown one after the other, change one board into another, and how many make a shot."""


class Reel:
    """An animation in the making; a strip above the board moves tiles down by `rows`."""

    def __init__(self, first: Image.Image, rows: int, pace: float) -> None:
        self._blocks = [head(first, for_ever=False), whole(first, SHORTEST)]
        self.size, self._clear = first.size, clear_number(first)
        self._first = self._base = first
        """The base is the board as it is now, without tiles that are only moving."""
        self._rows, self._pace = rows, pace
        self._moving: tuple[Tile, ...] = ()
        """The tiles that are taken away with the next shot."""
        self._changed: list[Edges] = []
        """Where something has changed since the first board."""

    def cut_to(self, board: Image.Image, milliseconds: int) -> None:
        """Go on with another board, which is painted over from then on."""
        seen = self._seen()
        boxes = boxes_around(seen, board, BOXES)
        self._cut(seen, board, boxes, milliseconds)
        self._changed += boxes
        self._base = board

    def end(self, milliseconds: int) -> None:
        """Go back to the first board."""
        self._cut(self._seen(), self._first, join_boxes(self._changed, BOXES), milliseconds)

    def _cut(self, seen: Image.Image, now: Image.Image, boxes: Sequence[Edges], milliseconds: int) -> None:
        stays = (*[SHORTEST] * (BOXES - 1), self._last_for(milliseconds))
        self._blocks += change_boxes(seen, now, boxes, self._clear, stays)
        self._moving = ()

    def _seen(self) -> Image.Image:
        """The base with the moving tiles painted on it, so that it is no longer a base."""
        for tile in self._moving:
            self._paint(tile)
        return self._base

    def _paint(self, tile: Tile) -> None:
        self._base.paste(tile.picture, self._at(tile), tile.mask)
        self._changed += self._boxes([tile])

    def show(self, shot: Shot) -> None:
        """Go on with tiles over the board; only boxes that change are stored."""
        for tile in shot.lasting:
            self._paint(tile)
        gone = [tile._replace(picture=self._base.crop(self._edges(tile))) for tile in self._moving]
        tiles = (*gone, *shot.lasting, *shot.moving)
        boxes = join_boxes(self._boxes(tiles[::-1]), SHOT_BOXES) or [PIXEL]
        for box, stay in zip(boxes, self._stays(shot.milliseconds, len(boxes)), strict=True):
            self._blocks.append(new_piece(self._piece(box, tiles), box[:2], self._clear, stay))
        self._moving = shot.moving

    def _piece(self, box: Edges, tiles: Iterable[Tile]) -> Image.Image:
        """What those tiles change in a box."""
        left, top, right, bottom = box
        piece = Image.new("P", (right - left, bottom - top), self._clear)
        for tile in tiles:
            x, y = self._at(tile)
            piece.paste(tile.picture, (x - left, y - top), tile.mask)
        return piece

    def develop(self) -> bytes:
        """The animation as a file."""
        return b"".join((*self._blocks, END))

    def _last_for(self, milliseconds: int) -> int:
        return max(round(milliseconds * self._pace / 10) * 10, SHORTEST)

    def _stays(self, milliseconds: int, count: int) -> list[int]:
        """How long each of so many boxes of a shot stays before the next one, and the last."""
        before = [SHORTEST] * (count - 1)
        return [*before, max(self._last_for(milliseconds) - sum(before), SHORTEST)]

    def _at(self, tile: Tile) -> tuple[int, int]:
        return tile.at[0], tile.at[1] + self._rows

    def _edges(self, tile: Tile) -> Edges:
        x, y = self._at(tile)
        return x, y, x + tile.picture.width, y + tile.picture.height

    def _boxes(self, tiles: Iterable[Tile]) -> list[Edges]:
        """The boxes of those tiles, cut at the edges of the board; none for a tile beside it."""
        width, height = self.size
        boxes = []
        for left, top, right, bottom in map(self._edges, tiles):
            if left < width and top < height and right > 0 and bottom > 0:
                boxes.append((max(left, 0), max(top, 0), min(right, width), min(bottom, height)))
        return boxes
