"""The examples of every game, in the order in which the gallery shows them, and charts."""

from typing import NamedTuple

from render import Picture, draw
from render.boomerang.examples import EXAMPLES as BOOMERANG
from render.boulomania.examples import EXAMPLES as BOULOMANIA
from render.carami.examples import EXAMPLES as CARAMI
from render.chart import Fallen
from render.examples import Example
from render.petanque.examples import EXAMPLES as PETANQUE

EXAMPLES: tuple[Example, ...] = (*BOULOMANIA, *PETANQUE, *BOOMERANG, *CARAMI)


class Chart(NamedTuple):
    """What the dice have shown, and how that is drawn."""

    file: str
    title: str
    fallen: Fallen
    theme: str = "day"


MANY = Fallen((1012, 968, 1003, 1041, 990, 986), 1000.0, 925.6, 1074.4)
FEW = Fallen((3, 0, 5, 1, 2, 9), 20 / 6, 0.0, 7.63)
CHARTS = (
    Chart("dice-many.png", "Six thousand", MANY),
    Chart("dice-few.png", "Twenty, with more sixes than usual", FEW),
    Chart("dice-night.png", "By night", MANY, "night"),
    Chart("dice-contrast.png", "In strong contrast", FEW, "contrast"),
)


def draw_example(example: Example) -> Picture:
    """Draw the picture that the gallery has of an example."""
    return draw(**example.subject()._asdict())
