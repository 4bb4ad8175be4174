"""The examples of every game, in the order in which the gallery shows them."""

from render import Picture, draw
from render.boomerang.examples import EXAMPLES as BOOMERANG
from render.boulomania.examples import EXAMPLES as BOULOMANIA
from render.carami.examples import EXAMPLES as CARAMI
from render.examples import Example
from render.petanque.examples import EXAMPLES as PETANQUE

EXAMPLES: tuple[Example, ...] = (*BOULOMANIA, *PETANQUE, *BOOMERANG, *CARAMI)


def draw_example(example: Example) -> Picture:
    """Draw the picture that the gallery has of an example."""
    return draw(**example.subject()._asdict())
