"""How likely a shot is to move what it is aimed at."""

from fractions import Fraction

from engine import parse_position
from engine.boules import chance_of
from tests.folding import each_of


@each_of(
    ("game", "notation", "action", "sixths"),
    [
        # 4 grazes, 5 hits, 6 is a carreau.
        ("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8", "shoot:12", 3),
        # A graze does nothing to a ball in a jack pit.
        ("boulomania", "..B.o..BB.AB..A... 5/3 7-11 A A:play 13/8", "shoot:3", 2),
        # Only a 6 shoots the jack out.
        ("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8", "shoot:jack", 1),
        # 4 and 5 hit, 6 is a carreau.
        ("petanque", "A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6", "shoot:34", 3),
        ("petanque", "A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6", "shoot:jack", 1),
    ],
)
def test_chance(game: str, notation: str, action: str, sixths: int) -> None:
    assert chance_of(parse_position(game, notation), action) == Fraction(sixths, 6)
