"""Cards worth seeing: each is a picture of the gallery, which the tests compare with."""

from typing import NamedTuple

from PIL import Image

from render.cards.ending import EndCard, EndRow, EndSide, paint_end
from render.cards.paper import make_picture
from render.kit.picture import Picture

Card = EndCard


class CardExample(NamedTuple):
    """A card, and how it is shown."""

    file: str
    title: str
    card: Card
    theme: str = "day"

    def paint(self) -> Image.Image:
        """Paint it as it is shown."""
        return paint_end(self.card, self.theme)

    def draw(self) -> Picture:
        """The same as a file."""
        return make_picture("card", self.paint())


WON = EndCard(
    "Boulomania · game 1234",
    "Anna",
    "Victory, 13 : 7",
    0,
    (
        EndSide("Anna", "13", ("1204? → 1331? (+127)",)),
        EndSide("Benjamin", "7", ("1432 → 1391 (\N{MINUS SIGN}41)",)),
    ),
    (
        EndRow(0, "3 carreaux"),
        EndRow(1, "One carreau"),
        EndRow(0, "Biggest end: 5 points (end 4)"),
        EndRow(1, "Longest lead: 6 ends"),
        EndRow(0, "Came back from 6 points behind"),
    ),
    ("11 ends · 132 boules · shots hit: 10 of 28 and 7 of 37 · 24 minutes", "? = provisional rating"),
)
FANNY = EndCard(
    "La Pétanque aux dés · partie 77",
    "Boulo (difficile)",
    "Victoire, 13 : 0 · Fanny !",
    1,
    (EndSide("Maximilian-Alexander der Große und sein Hund", "0"), EndSide("Boulo (difficile)", "13")),
    (EndRow(1, "Plus grosse mène : 3 points (mène 2)"), EndRow(1, "Plus longue avance : 7 mènes")),
    ("7 mènes · 42 boules · tirs réussis : 1 sur 9 et 6 sur 11 · 12 minutes",),
    fanny=True,
)
DRAWN = EndCard(
    "Boomerang · Spiel 8",
    "Unentschieden",
    "44 : 44",
    None,
    (EndSide("Anna", "44"), EndSide("Ben", "44")),
    (EndRow(1, "Die meisten Teile auf einmal umgedreht: 4 (Zug 19)"),),
    ("22 Züge · 3 Tage",),
)
TEAMS = EndCard(
    "Boulomania · game 5",
    "Anna & Ben & Carl & Dora & Emil & Frieda & Gustav & Hanna & Ida & …",
    "Victory by resignation",
    0,
    (
        EndSide("Anna & Ben", "4", ("Anna: 1204? → 1331? (+127)", "Ben: 1432 → 1471 (+39)")),
        EndSide("Carl", "11", ("Carl: 1632 → 1552 (\N{MINUS SIGN}80)",)),
    ),
)
CARDS = (
    CardExample("end-won.png", "A game that was won", WON),
    CardExample("end-fanny.png", "Without a point for the loser, who has a long name", FANNY),
    CardExample("end-drawn-night.png", "A draw, by night", DRAWN, "night"),
    CardExample("end-drawn.png", "A draw", DRAWN),
    CardExample("end-teams.png", "Teams, given up", TEAMS),
    CardExample("end-won-contrast.png", "In strong contrast", WON._replace(winner=1), "contrast"),
    CardExample("end-fanny-night.png", "Fanny by night", FANNY, "night"),
)
