"""The examples of every game, in the order of the gallery, and its charts, curves and animations."""

from typing import NamedTuple

from engine.games import GAMES
from engine.log import Step, take_step
from render import Picture, Subject, draw
from render.boomerang.examples import EXAMPLES as BOOMERANG
from render.boomerang.examples import GAME
from render.boulomania.examples import CROWDED
from render.boulomania.examples import EXAMPLES as BOULOMANIA
from render.carami.examples import AGAIN
from render.carami.examples import EXAMPLES as CARAMI
from render.chart import Fallen
from render.curve import Curve
from render.examples import Example
from render.motion.turn import animate_turn
from render.petanque.examples import EXAMPLES as PETANQUE
from render.petanque.examples import WIDE

EXAMPLES: tuple[Example, ...] = (*BOULOMANIA, *PETANQUE, *BOOMERANG, *CARAMI)


class Chart(NamedTuple):
    """How the dice have fallen, and how that is drawn."""

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


class DrawnCurve(NamedTuple):
    """How a game went, and how that is drawn."""

    file: str
    title: str
    curve: Curve
    theme: str = "day"


CHANCES = (50, 52, 49, 55, 61, 58, 40, 44, 47, 39, 33, 36, 52, 58, 55, 63, 70, 66, 72, 88, 85, 91, 96, 100)
SWINGING = Curve(tuple(chance / 100 for chance in CHANCES), (5, 11, 18))
CURVES = (
    DrawnCurve("curve.png", "A game that turned three times", SWINGING),
    DrawnCurve(
        "curve-night.png", "By night, after the seventh step", SWINGING._replace(looking_at=7), "night"
    ),
    DrawnCurve("curve-contrast.png", "In strong contrast", SWINGING._replace(looking_at=18), "contrast"),
)


class Motion(NamedTuple):
    """A turn that is animated: a position, and what is then played from it."""

    file: str
    title: str
    game: str
    notation: str
    tokens: tuple[str, ...]

    last: int = 3
    """How many of the last steps are the turn."""

    def steps(self) -> list[Step]:
        """The steps of the turn."""
        steps: list[Step] = []
        for token in self.tokens:
            position = steps[-1].after if steps else GAMES[self.game].parse(self.notation)
            steps.append(take_step(position, token))
        return steps[-self.last :]


MOTIONS = (
    Motion("boulomania-turn.gif", "A throw", "boulomania", CROWDED, ("point2", "26", "land:8>12>11>out")),
    Motion("petanque-turn.gif", "A shot", "petanque", WIDE, ("shoot:35", "5")),
    Motion(
        "boomerang-turn.gif", "A piece turns others over", "boomerang", "- A", tuple(GAME.split()[:12]), 1
    ),
    Motion("carami-turn.gif", "A jump, and another move", "carami", AGAIN, ("b4xd4xd1", "c7-b7")),
)


def draw_motion(motion: Motion) -> Picture:
    """Draw the animation that the gallery has of a turn."""
    *_, last = steps = motion.steps()
    picture = animate_turn(steps, Subject(last.after, last.events, last.before, names=("Anna", "Bruno")))
    assert picture is not None
    return picture


def draw_example(example: Example) -> Picture:
    """Draw the picture that the gallery has of an example."""
    return draw(**example.subject()._asdict())
