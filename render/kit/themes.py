"""The colours of a board by day, by night, and for those who need strong contrast."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from render.kit.palette import RGB, Stops


class Theme(NamedTuple):
    """Stops go from the darkest to the lightest; a span is the part of the wood's stops in use."""

    wood: Stops
    board: tuple[float, float]
    surround: tuple[float, float]
    pit: RGB
    """The floor of a pit."""
    rim: RGB
    ink: RGB
    """Figures and arrows on the board."""
    plate: tuple[RGB, RGB]
    """The plates of both sides, on which points are written in `plate_ink`."""
    plate_ink: RGB
    sides: tuple[Stops, Stops]
    """The balls of A and of B."""
    jack: Stops
    die: Stops
    pip: RGB
    last: RGB
    """What has just moved."""
    gold: RGB
    """Balls that score, lamps, the winner's star."""
    aim: RGB
    """The target of a shot."""
    outline: RGB
    """The outline of marks, so that they stand out on anything."""
    groove: RGB
    """Points not yet scored, and the sign of the tray."""
    hollow: RGB
    """The dent that is left of a ball that was played."""
    signs: tuple[int, int] = (0, 1)
    """Whose ribbons and pegs A and B have: each other's if the sides have changed places."""

    @property
    def flat(self) -> bool:
        """Whether there is no wood, so that edges are drawn as lines."""
        return self.board[0] == self.board[1]

    @property
    def opposite(self) -> "Theme":
        """The theme for a board on which the sides have changed places."""
        return self._replace(plate=self.plate[::-1], sides=self.sides[::-1], signs=self.signs[::-1])


DAY = Theme(
    wood=((20, 11, 6), (74, 44, 24), (140, 90, 50), (205, 155, 98), (238, 202, 150), (250, 228, 188)),
    board=(0.60, 0.86),
    surround=(0.19, 0.36),
    pit=(58, 34, 20),
    rim=(122, 78, 44),
    ink=(44, 23, 10),
    plate=((16, 50, 112), (126, 26, 14)),
    plate_ink=(255, 250, 240),
    sides=(
        ((2, 8, 26), (16, 52, 122), (52, 112, 204), (150, 198, 246), (255, 255, 255)),
        ((30, 4, 2), (122, 22, 10), (212, 62, 32), (250, 158, 116), (255, 255, 255)),
    ),
    jack=((92, 74, 8), (214, 180, 22), (252, 232, 90), (255, 255, 232)),
    die=((150, 132, 104), (236, 226, 206), (255, 252, 244)),
    pip=(34, 24, 20),
    last=(255, 255, 255),
    gold=(255, 206, 40),
    aim=(255, 255, 255),
    outline=(24, 12, 6),
    groove=(170, 116, 70),
    hollow=(44, 26, 15),
)

NIGHT = DAY._replace(
    wood=((8, 7, 8), (26, 21, 20), (46, 36, 32), (70, 54, 46), (98, 76, 62), (140, 114, 92)),
    board=(0.34, 0.66),
    surround=(0.12, 0.26),
    pit=(14, 11, 11),
    rim=(104, 82, 66),
    ink=(246, 228, 196),
    plate=((24, 58, 122), (132, 32, 18)),
    die=((110, 100, 90), (206, 196, 180), (232, 224, 210)),
    gold=(255, 200, 56),
    outline=(6, 5, 5),
    groove=(98, 78, 64),
    hollow=(12, 10, 10),
)

CONTRAST = DAY._replace(
    wood=((0, 0, 0), (10, 10, 10), (24, 24, 24), (70, 70, 70), (140, 140, 140), (255, 255, 255)),
    board=(0.0, 0.0),
    surround=(0.0, 0.0),
    pit=(0, 0, 0),
    rim=(255, 255, 255),
    ink=(255, 255, 255),
    plate=((0, 0, 0), (0, 0, 0)),
    plate_ink=(255, 255, 255),
    sides=(
        ((0, 20, 60), (20, 90, 200), (70, 160, 255), (170, 215, 255), (255, 255, 255)),
        ((60, 8, 0), (200, 50, 10), (255, 104, 56), (255, 190, 160), (255, 255, 255)),
    ),
    die=((200, 200, 200), (255, 255, 255), (255, 255, 255)),
    pip=(0, 0, 0),
    gold=(255, 230, 0),
    aim=(0, 255, 160),
    outline=(0, 0, 0),
    groove=(130, 130, 130),
    hollow=(64, 64, 64),
)

THEMES: Mapping[str, Theme] = MappingProxyType({"day": DAY, "night": NIGHT, "contrast": CONTRAST})
