"""What a ball may come to: exact chances, choices, and who then holds the point or has scored."""

from fractions import Fraction
from random import Random

import pytest

from engine.boules import Boules
from engine.boulomania import Boulomania
from engine.petanque import Petanque
from engine.prospects import PlaceChance, Standing, chances_of_places, percent, prospects, standing_of

MIDDLE = Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")
LAST = Boulomania.parse("..A.o..B..AB..A.B. 1/0 7-5 A A:play 13/8")


def test_who_holds_the_point_now() -> None:
    assert standing_of(MIDDLE) == Standing(1, 2, 11)
    assert standing_of(MIDDLE).margin(0) == -2
    assert standing_of(MIDDLE).margin(1) == 2
    assert standing_of(Boulomania.new()) == Standing(None, 0, None)


def test_each_face_of_a_shot() -> None:
    """A miss changes nothing, a hit at 17 leaves one point, a carreau too."""
    ways = prospects(MIDDLE, "shoot:17")
    assert [way.chance for way in ways] == [Fraction(1, 6)] * 6
    margins = [way.best(0).standing.margin(0) for way in ways]
    assert margins == [-2, -2, -2, -1, -1, -1]
    assert [way.best(0).place for way in ways] == [None] * 5 + [17]


def test_a_choice_has_all_its_landings() -> None:
    """With 4 and 4 the jack pit or the sum, which pushes the ball in 8 on."""
    pair = next(way for way in prospects(MIDDLE, "point2") if len(way.landings) > 2)
    assert pair.chance == Fraction(1, 36)
    assert {landing.place for landing in pair.landings} == {4, 8}


def test_an_end_that_is_counted_or_stopped() -> None:
    counted = prospects(LAST, "point2")
    assert all(way.best(0).standing.closed for way in counted)
    stopped = prospects(MIDDLE, "shoot:jack")[-1].best(0).standing
    assert stopped == Standing(None, 0, None, closed=True)
    alone = Petanque.parse("A52,B53 21a 3/0 3-5 A A:play 13/4")
    assert prospects(alone, "shoot:jack")[-1].best(0).standing == Standing(0, 2, None, closed=True)


def test_a_game_that_is_won() -> None:
    won = Petanque.parse("A52,B53 21a 3/0 11-5 A A:play 13/4")
    assert prospects(won, "shoot:jack")[-1].best(0).standing.won


def test_what_settles_a_roll_has_one_prospect() -> None:
    rolled = MIDDLE.apply("point2")[0].apply("44")[0]
    (only,) = prospects(rolled, "land:4")
    assert only.chance == 1
    assert only.landings[0].place == 4


def test_where_a_ball_may_come_to_lie() -> None:
    chances = chances_of_places(MIDDLE, "point2")
    assert chances[7] == PlaceChance(Fraction(6, 36), False)
    assert chances[12] == PlaceChance(Fraction(1, 36), True)
    assert chances[4] == PlaceChance(Fraction(1, 36), False)
    assert 5 not in chances, "the jack lies there"
    court = chances_of_places(Petanque.parse("A22,B35,A64 34d 3/5 7-9 A A:play 13/6"), "point")
    assert len(court) == 36
    assert {each.share for each in court.values()} == {Fraction(1, 36)}
    assert [cell for cell, each in court.items() if each.holds] == ["34", "35"]


@pytest.mark.parametrize("game", [Boulomania, Petanque])
def test_chances_add_up_in_random_games(game: type[Boules]) -> None:
    rng = Random(game.name)
    position = game.new()
    while position.turn != "over":
        actions = position.legal_actions()
        for action in actions if position.stage in ("play", "land") else ():
            assert sum(way.chance for way in prospects(position, action)) == 1
        tokens = actions or tuple(position.chance_outcomes())
        position, _ = position.apply(rng.choice(tokens))


def test_only_what_is_impossible_or_certain_is_told_as_that() -> None:
    """One roll in 216 is rare, and all but one are not all."""
    assert [percent(Fraction(ways, 216)) for ways in (0, 1, 108, 215, 216)] == [0, 1, 50, 99, 100]
    assert [percent(chance) for chance in (0.0, 0.002, 0.336, 0.998, 1.0)] == [0, 1, 34, 99, 100]
