"""What a picture of Boulomania shows of an end, also of one that has just been closed."""

from engine.boulomania import Boulomania
from engine.counted_ends import settle_pits
from render import draw
from render.boulomania.layout import lay_out
from tests.render.play import random_game

LAST = Boulomania.parse("..A.o..B..AB..A.B. 1/0 7-5 A A:point2 13/8")


def test_events_lead_from_ground_to_ground() -> None:
    for seed in range(20):
        for position, events, before in random_game(seed):
            if before is not None and before.ground.jack and position.ground.jack:
                assert settle_pits(before.ground, events) == position.ground


def test_a_closed_end_is_shown_as_it_was_counted() -> None:
    position, events = LAST.apply("46")
    layout = lay_out(position, events, LAST)
    assert layout.balls == {3: 0, 8: 1, 10: 0, 11: 0, 12: 1, 15: 0, 17: 1}
    assert (layout.jack, layout.end.left, layout.end.lost) == (5, (0, 0), (4, 5))
    assert [ball.place for ball in layout.end.tally.scoring] == [12, 17]


def test_a_closed_end_without_what_was_before_is_the_cleared_board() -> None:
    position, events = LAST.apply("46")
    assert not lay_out(position, events, None).balls
    assert draw(position, events).data
