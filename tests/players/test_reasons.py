"""Reasons name what counts, each with facts that the rules bear out."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import GAMES, SIDES, Position
from engine.boomerang import Boomerang
from engine.boules import Boules
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.petanque import Petanque
from engine.prospects import Standing, prospects
from players.reasons import reason_for
from players.reasons.carami import best_turn
from players.reasons.clauses import Fact

Facts = dict[str, Fact]


def told(position: Position, action: str) -> dict[str, Facts]:
    """The codes of a reason in their order, with their facts."""
    return {code: dict(facts) for code, facts in reason_for(position, action)}


# Dice pétanques

MIDDLE = Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")
COURT = Petanque.parse("A22,B35,A64 34d 3/5 7-9 A A:play 13/6")


def test_a_shot_tells_how_often_it_works_and_what_then() -> None:
    assert told(MIDDLE, "shoot:17") == {
        "shot": {"hits": 3},
        "then-fewer": {"side": "B", "points": 1, "before": 2},
    }
    assert told(COURT, "shoot:35") == {
        "shot": {"hits": 3},
        "then-holds": {"side": "A", "points": 2},
        "shot-more": {"dice": "six"},
    }


def test_a_graze_counts_only_if_it_brings_as_much_as_a_hit() -> None:
    """A 4 at the ball in 12 pushes it and the jack on together: only 5 and 6 take it away."""
    assert told(MIDDLE, "shoot:12")["shot"] == {"hits": 2}


def test_a_shot_at_a_ball_that_does_not_count_says_so() -> None:
    reason = told(MIDDLE, "shoot:8")
    assert list(reason) == ["shot", "shot-aside", "then-ahead"]
    assert reason["then-ahead"] == {"side": "B", "points": 2, "kind": "pit", "place": "11"}


def test_a_shot_tells_which_dice_bring_more_than_a_hit() -> None:
    """A 6 puts a ball where the other's lay; a 4 pushes the ball in 11 and the jack beside it out."""
    alone = Boulomania.parse("..o.........B..... 8/7 0-0 B A:play 13/8")
    assert told(alone, "shoot:13") == {"shot": {"hits": 2}, "then-nobody": {}, "shot-more": {"dice": "six"}}
    beside = Boulomania.parse("o.........B....... 3/0 0-0 B A:play 13/8")
    assert told(beside, "shoot:11")["shot-more"] == {"dice": "both"}
    aside = Petanque.parse("A36,B14 26b 3/0 0-0 B A:play 13/4")
    assert list(told(aside, "shoot:14")) == ["shot", "shot-aside", "then-holds", "shot-more"]


def test_a_shot_names_no_place_that_hangs_on_the_die() -> None:
    """A hit leaves Red's best ball in pit 1, a graze in pit 9: in both cases Blue holds one point."""
    position = Boulomania.parse("B.o....B..BA...... 2/2 0-0 B A:play 13/8")
    assert told(position, "shoot:8") == {
        "shot": {"hits": 3},
        "then-holds": {"side": "A", "points": 1},
        "shot-more": {"dice": "six"},
    }


DICE = {"four": {4}, "six": {6}, "both": {4, 6}}


@pytest.mark.parametrize("game", ["boulomania", "petanque"])
def test_every_die_does_what_is_told_of_it(game: str) -> None:
    """Of the dice that are said to work, each leaves what is told, or more where that is told."""
    dice, shots = Random(game), 0
    while shots < 300:
        for position, action in _shots_of(game, dice):
            reason, side = told(position, action), position.side
            more = DICE.get(str(reason.get("shot-more", {}).get("dice")), set())
            then = {die: each.best(side).standing for die, each in enumerate(prospects(position, action), 1)}
            (code,) = (code for code in reason if code.startswith("then-"))
            alike = [die for die in (4, 5, 6) if die not in more and _holds(code, reason[code], then[die])]
            works = int(reason["shot"]["hits"])
            assert works <= len(alike) + len(more) <= works + 2, (str(position), action)
            assert all(then[die].margin(side) > then[alike[-1]].margin(side) for die in more)
            shots += 1


def _shots_of(game: str, dice: Random) -> Iterator[tuple[Boules, str]]:
    """Every shot that could be made in a game by chance."""
    position = GAMES[game].new()
    while position.turn != "over":
        assert isinstance(position, Boules)
        if position.cast is None:
            for action in position.legal_actions():
                if action.startswith("shoot:"):
                    yield position, action
        tokens = position.legal_actions() if position.cast is None else position.cast.throws
        position, _ = position.apply(dice.choice(tokens))


def _holds(code: str, facts: Facts, then: Standing) -> bool:
    """Whether the end stands as that clause says."""
    if code.startswith("then-nobody"):
        return then.holder is None and then.closed == (code == "then-nobody-scores")
    is_theirs = then.holder is not None and SIDES[then.holder] == facts["side"]
    ends = {"then-wins": then.won, "then-scores": then.closed}
    return is_theirs and ends.get(code, not then.closed) and then.points == facts.get("points", then.points)


def test_a_shot_that_wins_is_not_said_to_bring_nothing() -> None:
    """Blue holds three and needs three: the jack's going out only ends it."""
    ahead = Boulomania.parse("o.......A.AA.BB... 4/0 10-3 A A:play 13/8")
    assert told(ahead, "shoot:jack") == {"shot": {"hits": 1}, "then-wins": {"side": "A"}}


def test_what_is_possible_is_never_told_as_no_chance() -> None:
    """With three dice only 6, 6 and 6 add to the point, to pit 18: 1 of 216."""
    rare = Boulomania.parse(".....o....AB...... 3/0 2-2 A A:play 13/8")
    assert told(rare, "point3")["point-adds"] == {"percent": 1}


def test_the_jack_is_shot_out_one_time_in_six() -> None:
    alone = Petanque.parse("A52,B53 21a 3/0 3-5 A A:play 13/4")
    assert told(alone, "shoot:jack") == {"shot": {"hits": 1}, "then-scores": {"side": "A", "points": 2}}
    assert told(MIDDLE, "shoot:jack") == {"shot": {"hits": 1}, "then-nobody-scores": {}}
    winning = Petanque.parse("A52,B53 21a 3/0 11-5 A A:play 13/4")
    assert told(winning, "shoot:jack")["then-wins"] == {"side": "A"}


def test_pointing_tells_how_often_it_takes_the_point_and_is_lost() -> None:
    """Of 36 rolls with two dice only 6 and 6 reach pit 12; twelve are too short and no pair that can lie."""
    assert told(MIDDLE, "point2") == {"point-takes": {"percent": 3}, "point-lost": {"percent": 33}}
    assert told(COURT, "point") == {"point-takes": {"percent": 6}}


def test_pointing_that_leaves_the_other_less() -> None:
    two = Boulomania.parse("o.......A.......A. 3/4 7-4 B B:play 13/8")
    assert told(two, "point2")["point-cuts"] == {"side": "A", "percent": 33, "points": 2}


def test_pointing_when_one_holds_the_point_already() -> None:
    ahead = Petanque.parse("B35,B34,B63 63a 0/1 2-2 B B:play 13/4")
    assert told(ahead, "point") == {"point-adds": {"percent": 97}}


def test_the_first_ball_is_pointed_near_the_jack() -> None:
    first = Boulomania.parse("o................. 8/8 7-4 B B:play 13/8")
    assert told(first, "point3")["point-near"] == {"percent": 37, "pits": 5}
    court = Petanque.parse("- 34d 4/4 0-0 A A:play 13/4")
    assert told(court, "point") == {"point-beside": {"percent": 11}}


def test_a_landing_tells_what_it_pushes_out_and_how_it_stands() -> None:
    rolled = Boulomania.parse("....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8")
    assert told(rolled, "land:8>12>11>out") == {
        "land-out": {"side": "A"},
        "then-ahead": {"side": "B", "points": 4, "kind": "pit", "place": "8"},
    }


def test_a_corner_tells_how_many_cells_are_near() -> None:
    inside, edge = (Petanque.parse(f"- - 4/4 0-0 A A:corner{cell} 13/4") for cell in ("34", "16"))
    assert told(inside, "corner:a") == {"corner": {"near": 4, "cells": 36}}
    assert [told(edge, f"corner:{corner}")["corner"]["near"] for corner in "abcd"] == [2, 1, 4, 2]


# Boomerang

GAME = (
    "U5.2@c8 T5.3@c5 V5.3@f6 I1.0@e7 T5.2@e3 V5.3@c2 I4.0@d2 U5.2@g6 T4.2@h8 I4.1@j5 O4.0@h4 V3.0@g3 "
    "V3.2@a7 I3.1@b4 I2.0@d3 I2.0@f9 X5.0@h1 I2.0@c1 I2.1@d7 I1.0@j4 I3.0@e1 O4.0@a1 I1.0@b3 I1.0@b9"
)
"""Pieces are closed in, and Red is passed over near the end."""


def test_a_placement_tells_what_it_turns_over_and_what_can_be_turned_then() -> None:
    position = Boomerang.parse("ABT5.1@e6,BBI3.0@c6 A")
    after, _ = position.apply("V3.0@c4")
    reason = told(position, "V3.0@c4")
    assert reason["turns"] == {"pieces": 1, "points": 3}
    lost = max(after.score()[0] - after.apply(action)[0].score()[0] for action in after.legal_actions())
    assert 0 < int(reason["turned-back"]["points"]) <= lost


def test_the_first_piece_turns_nothing_over() -> None:
    assert told(Boomerang.new(), "I1.0@a1") == {"first-piece": {}, "turned-back": {"side": "B", "points": 1}}


def test_closing_in_and_passing_over() -> None:
    position: Position = Boomerang.new()
    codes: list[set[str]] = []
    for action in GAME.split():
        codes.append(set(told(position, action)))
        position, _ = position.apply(action)
    assert [number for number, found in enumerate(codes) if "closes" in found]
    assert "passes" in codes[22]
    assert "ends" in codes[23]
    assert "turned-back" not in codes[22] | codes[23]


# Carami


def test_marbles_taken_and_what_the_other_can_then() -> None:
    line = Carami.parse(".BBBB/BBBBB/BABAB/.AA/A.BAA/.AAA./AAAAA ..../.... 0/0 2/0 0 B")
    reason = told(line, "a6xe2xa2")
    assert reason["takes"] == {"count": 6, "points": 12}
    assert reason["answer"]["side"] == "A"


def test_a_place_reached_gives_another_move() -> None:
    ramps = Carami.parse("BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
    assert told(ramps, "re-e7") == {"reaches": {"place": "e7", "points": 10}, "again": {}}


def test_the_band_and_the_end() -> None:
    band = Carami.parse("BBBBB/BBBBB/BBB.B/.AA/ABA.A/AAAAA/AAAAA ..../.... 0/0 0/0 1 A")
    assert told(band, "a3-b4")["fills"] == {"fill": 1, "points": 10}
    last = Carami.parse("A.AAA/.AA.A/.B.../B../...../...../B.BBB ..../.... 1/1 9/8 0 A")
    assert told(last, "b6-b7")["ends"] == {"own": 49, "other": 42}
    blocked = Carami.parse(".AAA./A..../.AA../A../ABB.A/BAABA/BBBBA ..../...B 0/2 6/2 0 A")
    assert told(blocked, "c5-b6")["cannot-move"] == {"side": "B"}


def test_quiet_moves() -> None:
    middle = Carami.parse("BB.AB/AB.../BB..A/.A./AB.AA/A..BA/A..B. ..../.... 0/0 6/5 10 A")
    assert told(middle, "a1-b1")["waits"] == {}
    assert told(middle, "e2xc2")["sideways"] == {}
    assert told(middle, "e5-e6")["forward"] == {}
    assert told(middle, "e5-d6")["prepares"] == {"points": 1}


def test_what_it_keeps_the_other_from() -> None:
    """The answers that are told are the best there are, with that move and without it."""
    rng, found = Random(5), 0
    for _ in range(12):
        position = Carami.new()
        while position.turn != "over":
            action = rng.choice(position.legal_actions())
            after, _ = position.apply(action)
            reason, other = told(position, action), 1 - "AB".index(position.turn)
            if "answer-less" in reason:
                found += 1
                now, before = best_turn(after, other), best_turn(position, other)
                assert reason["answer-less"] == {
                    "side": SIDES[other],
                    "points": now.points,
                    "before": before.points,
                }
                assert before.worth > now.worth
            position = after
    assert found > 10


def test_what_an_arrival_lets_follow_belongs_to_the_answer() -> None:
    """Red goes from its ramp to a1 and then from the other one to e1: 20, and not 10."""
    ramps = Carami.parse("B.B.B/...../...../.../...../..A../.AA.. ..../B..B 0/1 10/12 0 A")
    assert told(ramps, "b1-a2")["answer"] == {"side": "B", "points": 20}
    assert told(ramps, "b1-a1")["answer-less"] == {"side": "B", "points": 10, "before": 20}


def test_what_the_answer_costs_is_told_beside_what_it_gains() -> None:
    """Red takes two marbles on its own back line: 4 for Red, and 6 that Blue had there."""
    line = Carami.parse("BAA../...../...../.../...../A..../..... ..../.... 0/0 14/12 0 A")
    reason = told(line, "a2-a3")
    assert reason["answer"] == {"side": "B", "points": 4}
    assert reason["answer-costs"] == {"side": "A", "points": 6}


# All of them


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_reason_of_a_sentence(game: str) -> None:
    rng = Random(game)
    position = GAMES[game].new()
    while position.turn != "over":
        actions = position.legal_actions()
        if actions and position.automatic is None:
            action = rng.choice(actions)
            assert 1 <= len(reason_for(position, action)) <= 4
            assert not isinstance(position, Boules) or position.stage in ("play", "land", "corner")
        position, _ = position.apply(rng.choice(actions or tuple(position.chance_outcomes())))
