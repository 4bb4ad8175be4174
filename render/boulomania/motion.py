"""What a step of Boulomania looks like while it happens."""

from collections.abc import Iterator, Sequence

from engine.boulomania import Boulomania
from engine.events import Place
from engine.log import Step
from render.boulomania.board import dice_at, place, prepared_board, way_out
from render.boulomania.layout import lay_out, pit_number
from render.kit.canvas import Tile
from render.kit.shapes import Point
from render.motion.boules import BoulesMotion
from render.motion.shots import Shot


def shots(step: Step, theme: str) -> Iterator[Shot]:
    """The shots of a step."""
    return _Motion(theme).shots(step)


class _Motion(BoulesMotion):
    def __init__(self, theme: str) -> None:
        self._board = prepared_board(theme)
        self.sheet = self._board.sheet

    def dice(self, step: Step) -> Sequence[Sequence[Tile]]:
        return [self._board.dice[at] for side, faces in _rolled(step) for at in dice_at(side, len(faces))]

    def faces(self, step: Step) -> Sequence[int]:
        return [int(face) for _, faces in _rolled(step) for face in faces]

    def ball(self, side: int) -> Tile:
        return self._board.balls[side][10]

    def jack(self) -> Tile:
        return self._board.jacks[1]

    def at(self, spot: Place) -> Point:
        return place(pit_number(spot))

    def out(self, spot: Place) -> Point:
        return way_out(pit_number(spot))

    def hand(self, side: int) -> Point:
        (x, y), *_ = dice_at(side, 1)
        return x, y + 60


def _rolled(step: Step) -> tuple[tuple[int, str], ...]:
    """For each side that rolled, its dice."""
    before, after = step.before, step.after
    assert isinstance(before, Boulomania)
    assert isinstance(after, Boulomania)
    return lay_out(after, step.events, before).dice
