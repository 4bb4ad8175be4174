"""What a picture of Pétanque shows of an end, where, and when a Fanny hangs in it."""

from math import isclose

from engine.counted_ends import settle_court
from engine.petanque import Petanque, board
from render import THEMES, Subject, draw
from render.petanque.board import BALL, CELL, JACK, place
from render.petanque.court import COURTS
from render.petanque.drawing import fanny_place, is_behind, paint
from render.petanque.layout import Die, lay_out
from tests.render.play import play
from words import alt, say_in

LAST = Petanque.parse("A34,B36,A45,B23,B12,A22,B52 34d 1/0 7-5 A A:point 13/4")
FANNY = Petanque.parse("A34,A45,B22,B61,A25,B53,B14 34d 1/0 10-0 A A:point 13/4")


def test_events_lead_from_ground_to_ground() -> None:
    for seed in range(20):
        for position, events, before in play(Petanque, seed):
            if before is not None and before.ground.jack and position.ground.jack:
                assert settle_court(before.ground, events) == position.ground


def test_a_closed_end_is_shown_as_it_was_counted() -> None:
    position, events = LAST.apply("44")
    layout = lay_out(position, events, LAST)
    assert layout.balls == {"34": 0, "36": 1, "45": 0, "23": 1, "12": 1, "22": 0, "52": 1, "44": 0}
    assert (layout.jack, layout.end.left, layout.end.lost) == ("34d", (0, 0), (0, 0))
    assert [ball.place for ball in layout.end.tally.scoring] == ["34", "44", "45"]
    assert layout.dice == (Die(0, "black", 4), Die(0, "white", 4))


def test_a_closed_end_without_what_was_before_is_the_cleared_court() -> None:
    position, events = LAST.apply("44")
    assert not lay_out(position, events, None).balls
    assert draw(position, events).data


def test_a_shot_is_rolled_with_the_red_die() -> None:
    before = Petanque.parse("A34,B35 34d 2/3 7-9 A B:shoot:34 13/4")
    assert lay_out(before, (), None).dice == (Die(1, "red", 0),)
    position, events = before.apply("5")
    assert lay_out(position, events, before).dice == (Die(1, "red", 5),)


def test_distances_in_the_picture_are_those_that_count() -> None:
    scale = CELL / 20
    for jack, balls in board().distance.items():
        x, y = place(jack)
        for ball, squared in balls.items():
            to_x, to_y = place(ball[1:])
            apart = ((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5
            assert isclose(apart, scale * squared**0.5, abs_tol=1.5), (jack, ball)


def test_no_ball_hides_the_jack() -> None:
    for jack, cell in ((f"33{corner}", cell) for corner in "abcd" for cell in board().cells):
        (x, y), (to_x, to_y) = place(jack), place(cell)
        assert (x - to_x) ** 2 + (y - to_y) ** 2 >= (BALL + JACK - 2) ** 2


def test_a_loser_without_a_point_gets_a_fanny() -> None:
    position, events = FANNY.apply("44")
    assert position.is_fanny
    scored = Petanque.parse(str(position).replace("-0 A over", "-1 A over"))
    assert not scored.is_fanny
    assert paint(Subject(position)) != paint(Subject(scored))
    assert "Fanny" in alt(position, events, say_in("de"))


def test_a_fanny_hangs_where_the_jack_stays_in_sight() -> None:
    position, _ = FANNY.apply("44")
    layout = lay_out(position, (), None)
    for jack in board().distance:
        assert not is_behind(place(jack), fanny_place(layout._replace(jack=jack)))


def test_without_a_jack_a_fanny_hides_as_few_balls_as_can_be() -> None:
    position, _ = FANNY.apply("44")
    layout = lay_out(position, (), None)._replace(jack="")
    spots = {spot: 0 for spot in board().distance if is_behind(place(spot), fanny_place(layout))}
    assert not any(is_behind(place(spot), fanny_place(layout._replace(balls=spots))) for spot in spots)


def test_every_theme_has_a_court() -> None:
    assert set(COURTS) == set(THEMES)
