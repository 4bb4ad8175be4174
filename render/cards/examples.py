"""Cards worth seeing: each is a picture of the gallery, which the tests compare with."""

from typing import NamedTuple

from PIL import Image

from render.cards.ending import EndCard, EndRow, EndSide, paint_end
from render.cards.leaders import LeaderRow, LeadersCard, paint_leaders
from render.cards.paper import make_picture
from render.cards.stats import StatsCard, paint_stats
from render.kit.picture import Picture

Card = EndCard | LeadersCard | StatsCard


class CardExample(NamedTuple):
    """A card, and how it is shown."""

    file: str
    title: str
    card: Card
    theme: str = "day"

    def paint(self) -> Image.Image:
        """Paint it as it is shown."""
        if isinstance(self.card, LeadersCard):
            return paint_leaders(self.card, self.theme)
        if isinstance(self.card, StatsCard):
            return paint_stats(self.card, self.theme)
        return paint_end(self.card, self.theme)

    def draw(self) -> Picture:
        """Draw it as a file."""
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
    ("11 ends · 132 boules · shots hit: Blue 10 of 28, Red 7 of 37 · 24 minutes", "? = provisional rating"),
)
FANNY = EndCard(
    "La Pétanque aux dés · partie 77",
    "Boulo (difficile)",
    "Victoire, 13 : 0 · Fanny !",
    1,
    (EndSide("Maximilian-Alexander der Große und sein Hund", "0"), EndSide("Boulo (difficile)", "13")),
    (EndRow(1, "Plus grosse mène : 3 points (mène 2)"), EndRow(1, "Plus longue avance : 7 mènes")),
    ("7 mènes · 42 boules · tirs réussis : Bleu 1 sur 9, Rouge 6 sur 11 · 12 minutes",),
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
    "Anna & Ben & Magdalena & Maximilian-Alexander",
    "Victory by resignation",
    0,
    (
        EndSide(
            "Anna & Ben & Magdalena & Maximilian-Alexander",
            "4",
            (
                "Anna: 1204? → 1331? (+127)",
                "Ben: 1432 → 1471 (+39)",
                "Magdalena: 1511 → 1540 (+29)",
                "Maximilian-Alexander: 1377 → 1412 (+35)",
            ),
        ),
        EndSide("Carl", "11", ("Carl: 1632 → 1552 (\N{MINUS SIGN}80)",)),
    ),
    notes=("3 ends · 38 boules · shots hit: Blue 2 of 9, Red 3 of 11 · 12 minutes", "? = provisional rating"),
)
LONG = "Maximilian-Alexander der Große"
LEADERS = LeadersCard(
    "Boulomania · this server",
    "Page 1 of 3",
    (
        LeaderRow(1, "Anna", "1631", "1802 ± 171", "41 games, 30 wins", (1, 1, 0, 1, 1)),
        LeaderRow(2, LONG, "1544", "1754 ± 210", "12 games, 9 wins", (0, 0.5, 1), own=True),
        LeaderRow(3, "Ben", "1432?", "2134 ± 702", "2 games, 2 wins", (1, 1)),
        LeaderRow(4, "Жанна", "1390", "1630 ± 240", "23 games, 11 wins", (0, 0, 1, 0, 0.5)),
        LeaderRow(5, "Élodie", "988?", "1643 ± 655", "one game, no win", (0,)),
    ),
    ("Small figures: estimate ± uncertainty. The rating is the lower end.", "? = provisional rating"),
)
COURSE = (1200, 1263, 1241, 1301, 1350, 1322, 1377, 1410, 1398, 1441, 1420, 1466, 1502, 1489, 1533, 1544)
STATS = StatsCard(
    "Boulomania · all servers",
    "Anna",
    "1544",
    "1754 ± 210",
    (1, 1, 0, 1, 0.5, 1, 1, 0, 1, 1),
    COURSE,
    (
        "Games 41 · wins 30",
        "This server: 1502 · games 12 · wins 8",
        "Ends won 120 · carreaux 31 · Fannys given 2 · favourite: point with three dice",
        "The curve: the last 16 games",
    ),
)
FEW = StatsCard(
    "La Pétanque aux dés · alle Server",
    "Жанна",
    "1322?",
    "1789 ± 467",
    (1, 1, 0),
    COURSE[3:6],
    ("3 Spiele · 2 Siege", "Gewonnene Aufnahmen: 21 · Die Kurve: die letzten 3 Spiele"),
)
FIRST = StatsCard("Carami · tous les serveurs", LONG, "1338?", "2040 ± 702", (0.5,), (1338,))
CARDS = (
    CardExample("end-won.png", "A game that was won", WON),
    CardExample("end-fanny.png", "Without a point for the loser, who has a long name", FANNY),
    CardExample("end-drawn-night.png", "A draw, by night", DRAWN, "night"),
    CardExample("end-drawn.png", "A draw", DRAWN),
    CardExample("end-teams.png", "Teams, given up", TEAMS),
    CardExample("end-won-contrast.png", "In strong contrast", WON, "contrast"),
    CardExample("end-fanny-night.png", "Fanny by night", FANNY, "night"),
    CardExample("leaders.png", "A leaderboard", LEADERS),
    CardExample("leaders-night.png", "A leaderboard by night", LEADERS, "night"),
    CardExample("leaders-contrast.png", "A leaderboard in strong contrast", LEADERS, "contrast"),
    CardExample("stats.png", "Somebody's statistics", STATS),
    CardExample("stats-first.png", "Statistics after one game", FIRST),
    CardExample("stats-night.png", "Statistics by night", FEW, "night"),
    CardExample("stats-contrast.png", "Statistics in strong contrast", STATS, "contrast"),
)
