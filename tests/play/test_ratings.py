"""Ratings go up with wins and down with losses; the facts of a game are counted for the right side."""

from dataclasses import replace

from openskill.models import PlackettLuce

from engine.boules import count_facts
from engine.events import (
    BallPlaced,
    Carreau,
    EndCounted,
    EndStarted,
    EndStopped,
    Event,
    GameEnded,
    Rolled,
)
from play import ratings
from store.records import Standing

ANNA = ratings.newcomer(1, "boulomania", "Anna")
BEN = ratings.newcomer(2, "boulomania", "Ben")


def rate(first: Standing, second: Standing, winner: int | None) -> tuple[Standing, Standing]:
    """Rate a game of one against one."""
    ((first,), (second,)) = ratings.rate([[first], [second]], winner)
    return first, second


def played(times: int, winner: int | None) -> tuple[Standing, Standing]:
    anna, ben = ANNA, BEN
    for _ in range(times):
        anna, ben = rate(anna, ben, winner)
    return anna, ben


def test_everybody_begins_with_1200() -> None:
    assert ratings.points(ANNA) == ratings.points(BEN) == 1200
    assert (ANNA.games, ANNA.wins) == (0, 0)


def test_the_winner_gains_and_the_loser_does_not() -> None:
    for winner in (0, 1):
        sides = rate(ANNA, BEN, winner)
        assert sides[winner].mu > ANNA.mu > sides[1 - winner].mu
        assert ratings.points(sides[winner]) > 1200
        assert (sides[winner].games, sides[winner].wins) == (1, 1)
        assert (sides[1 - winner].games, sides[1 - winner].wins) == (1, 0)


def test_whose_standing_it_is_stays() -> None:
    anna, ben = rate(ANNA, BEN, 1)
    assert (anna.member_id, anna.game, anna.name) == (1, "boulomania", "Anna")
    assert (ben.member_id, ben.game, ben.name) == (2, "boulomania", "Ben")


def test_a_draw_between_equals_moves_nobody_but_counts() -> None:
    anna, ben = rate(ANNA, BEN, None)
    assert abs(anna.mu - ben.mu) < 1e-9
    assert (anna.games, anna.wins, ben.games, ben.wins) == (1, 0, 1, 0)


def test_a_draw_brings_unequals_together() -> None:
    strong, weak = played(10, 0)
    after = rate(strong, weak, None)
    assert after[0].mu < strong.mu
    assert after[1].mu > weak.mu


def test_every_game_makes_surer() -> None:
    anna, ben = played(20, 0)
    assert anna.sigma < ANNA.sigma
    assert ben.sigma < BEN.sigma


def test_beating_somebody_strong_gives_more() -> None:
    strong = replace(BEN, mu=BEN.mu + 10)
    weak = replace(BEN, mu=BEN.mu - 10)
    against_strong, _ = rate(ANNA, strong, 0)
    against_weak, _ = rate(ANNA, weak, 0)
    assert against_strong.mu > against_weak.mu > ANNA.mu


def test_the_facts_of_a_game_are_counted_for_their_side() -> None:
    events: list[Event] = [
        Rolled(0, "34", "point2"),
        BallPlaced(0, 7),
        Rolled(1, "6", "shoot"),
        Carreau(1, 7),
        BallPlaced(1, 7),
        EndCounted(1, 1, (), None),
        EndStarted(1),
        Rolled(1, "345", "point3"),
        Rolled(0, "344", "point"),
        EndStopped(1, 2, (0, 2)),
        EndCounted(None, 0, (), None),
        EndStopped(0, 0, (0, 0)),
        GameEnded(1, "target", (0, 3), True),
    ]
    nothing = dict.fromkeys(("ends", "carreaux", "fannies", "point2", "point3", "point", "shoot", "lying"), 0)
    assert count_facts(0, events) == {**nothing, "point2": 1, "point": 1, "lying": 1}
    expected = {"ends": 2, "carreaux": 1, "fannies": 1, "point3": 1, "shoot": 1, "lying": 1}
    assert count_facts(1, events) == {**nothing, **expected}


def test_who_has_not_played_is_as_strong_as_openskill_takes_anybody_to_be() -> None:
    unknown = PlackettLuce().rating()
    assert (unknown.mu, unknown.sigma) == ratings.FIRST_STRENGTH
