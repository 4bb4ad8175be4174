"""The colours that only a Pétanque court has, for every theme: gravel, strings, three kinds of dice."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from render.kit.palette import RGB, Stops


class Court(NamedTuple):
    """The colours of a court in one theme."""

    gravel: Stops
    """The shadow of a pebble, the ground, and pebbles from dull to bright."""
    string: RGB
    """The strings between the cells."""
    shade: RGB
    """The shadow of a string and of a circle's edge on the gravel."""
    circle: RGB
    """The floor of a corner circle."""
    black: Stops
    """The die of the length; its pips are `light`, and so are the lengths at the edge."""
    red: Stops
    light: RGB


DAY = Court(
    gravel=((160, 146, 122), (208, 196, 172), (190, 176, 150), (220, 210, 188), (236, 228, 210)),
    string=(252, 247, 234),
    shade=(150, 134, 108),
    circle=(186, 171, 143),
    black=((6, 6, 8), (30, 28, 30), (48, 46, 48)),
    red=((110, 12, 8), (190, 30, 20), (214, 48, 34)),
    light=(255, 252, 244),
)

NIGHT = DAY._replace(
    gravel=((38, 37, 40), (66, 64, 66), (56, 54, 57), (78, 75, 76), (92, 89, 88)),
    string=(140, 134, 124),
    shade=(34, 33, 36),
    circle=(46, 44, 47),
    black=((0, 0, 0), (10, 10, 12), (16, 16, 19)),
    red=((84, 10, 8), (152, 26, 18), (176, 40, 30)),
    light=(240, 232, 216),
)

CONTRAST = DAY._replace(
    gravel=((0, 0, 0),) * 5,
    string=(130, 130, 130),
    shade=(130, 130, 130),
    circle=(0, 0, 0),
    black=((255, 255, 255), (70, 70, 70), (0, 0, 0)),
    red=((255, 255, 255), (100, 0, 0), (170, 0, 0)),
    light=(255, 255, 255),
)

COURTS: Mapping[str, Court] = MappingProxyType({"day": DAY, "night": NIGHT, "contrast": CONTRAST})
