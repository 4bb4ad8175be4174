"""A still marks every throw of a turn with its number, on what was thrown."""

from math import dist
from typing import Any

import pytest

from engine.events import OpeningRolled, PassedOver, WayOpen
from engine.games import GAMES
from engine.log import Step, take_step
from render import PAINTERS
from render.boules.order import LostBall, Spot, order_throws
from render.boulomania.layout import lay_out as lay_out_boulomania
from render.carami.board import place
from render.kit.marks import APART, CLEAR, Marker, around, keep_clear, samples
from render.kit.picture import Subject
from render.kit.shapes import pixels
from render.petanque.layout import lay_out as lay_out_petanque
from tests.games import WITH_DICE
from tests.render.play import play_any

CROWDED = "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8"
LAYOUTS: dict[str, Any] = {"boulomania": lay_out_boulomania, "petanque": lay_out_petanque}


def numbered(game: str, notation: str, tokens: str) -> list[Spot]:
    position, steps = GAMES[game].parse(notation), []
    for token in tokens.split():
        steps.append(take_step(position, token))
        position = steps[-1].after
    return spots(game, steps)


def spots(game: str, steps: list[Step]) -> list[Spot]:
    last = steps[-1]
    end = LAYOUTS[game](last.after, last.events, last.before).end
    return order_throws([step.events for step in steps if step.events], end.lost)


@pytest.mark.parametrize(
    ("game", "notation", "tokens", "expected"),
    [
        ("boulomania", CROWDED, "point2 26 land:8>12>11>out", [8]),
        ("boulomania", CROWDED, "point2 12", [LostBall(0, 1)]),
        ("boulomania", CROWDED, "point2 36 point2 36", [10, 9]),
        ("boulomania", CROWDED, "point3 235 point2 46", [LostBall(0, 1), 10]),
        ("boulomania", CROWDED, "shoot:12 1 shoot:17 5 shoot:jack 2", [12, 17, 5]),
        ("boulomania", ".................. 8/8 0-0 A start 13/8", "63 jack 4 point2 34", [4, 7]),
        ("petanque", "- - 4/4 0-0 A start 13/4", "63 jack 34 corner:d point 34", ["34d", "34"]),
        ("petanque", "A22,B35,A64 34d 5/5 7-9 A A:play 13/8", "point 35 point 35", ["45", "35"]),
    ],
)
def test_it_stands_where_the_throw_is_seen_at_last(
    game: str, notation: str, tokens: str, expected: list[Spot]
) -> None:
    assert numbered(game, notation, tokens) == expected


@pytest.mark.parametrize("game", WITH_DICE)
def test_every_throw_has_one_and_nothing_else(game: str) -> None:
    """Whatever is thrown in an end; a roll that leaves a choice, and the opening dice, are no throw."""
    thrown: list[Step] = []
    for moment in play_any(game, 11):
        if moment.before is None or not moment.events:
            continue
        thrown.append(Step(moment.before, "", tuple(moment.events), moment.position))
        last = thrown[-1]
        found = spots(game, thrown)
        announced = sum(isinstance(step.events[0], OpeningRolled) for step in thrown)
        choices = sum(isinstance(event, WayOpen) for step in thrown for event in step.events)
        corners = sum(type(step.events[0]).__name__ == "CornerChosen" for step in thrown)
        assert len(found) == len(thrown) - announced - choices - corners
        if last.closes_end:
            thrown = []


SEEN = [
    ("boulomania", CROWDED, "point2 36 point2 36"),
    ("boulomania", CROWDED, "shoot:12 1 shoot:17 5 shoot:jack 2"),
    ("petanque", "- - 4/4 0-0 A start 13/4", "63 jack 34 corner:d point 34"),
    ("petanque", "A22,B35,A64 34d 5/5 7-9 A A:play 13/8", "point 35 point 35"),
    ("petanque", "A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6", "shoot:34 1 shoot:22 2 shoot:jack 3"),
    ("carami", "BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 3 A", "re-e7 c1xa3xc5 a6-a5 b3-b4"),
]


@pytest.mark.parametrize(("game", "notation", "tokens"), SEEN)
def test_no_number_hides_the_way_of_a_move_or_another(
    game: str, notation: str, tokens: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor the jack: whatever is marked on the board keeps as much room as half a number takes."""
    asked: list[Any] = []
    monkeypatch.setattr(Marker, "draw_order", lambda self, *given: asked.append(given))
    position, steps = GAMES[game].parse(notation), []
    for token in tokens.split():
        steps.append(take_step(position, token))
        position = steps[-1].after
    last = steps[-1]
    moves = tuple(step.events for step in steps if step.events)
    PAINTERS[game](Subject(position, last.events, last.before, moves=moves))
    ((ends, busy),) = asked
    placed = keep_clear(ends, busy)
    assert len(placed) > 1
    assert busy
    for number, at in enumerate(placed):
        assert min(dist(at, point) for point in busy) > CLEAR - 3
        assert all(dist(at, other) >= APART for other in placed[:number])


def test_a_number_stands_at_the_first_of_its_points_that_is_clear() -> None:
    points = around((100, 100), 20, 20)
    assert keep_clear([points], []) == [(80, 80)]
    assert keep_clear([points], [(82, 82)]) == [(120, 80)]
    assert keep_clear([points], samples((60, 80), (140, 80))) == [(80, 120)]
    assert len(set(keep_clear([points] * 6, []))) == 6


def test_a_way_of_carami_begins_under_a_marble_that_came_there_later() -> None:
    """Else it would seem to be the way of that marble."""
    start = "BBBBB/BBBBB/BBB.B/..A/AAABA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A"
    first = take_step(GAMES["carami"].parse(start), "b3-c4")
    second = take_step(first.after, "d3xb3")
    plain = Subject(second.after, second.events, second.before)
    alone, both = (
        PAINTERS["carami"](plain._replace(moves=moves)) for moves in ((), (first.events, second.events))
    )
    x, y = pixels(*place("b3"))
    middle = (x - 10, y - 4, x - 4, y + 4)
    assert both.crop(middle).tobytes() == alone.crop(middle).tobytes()
    end = pixels(*place("c4"))
    gap = (x + 40, end[1] + 40, end[0] - 30, y - 30)
    assert both.crop(gap).tobytes() != alone.crop(gap).tobytes()


@pytest.mark.parametrize(("game", "tokens"), [("boomerang", "U5.2@c8 T5.3@c5"), ("carami", "c3-c4 a5-b4")])
def test_what_puts_nothing_on_the_board_has_no_number(game: str, tokens: str) -> None:
    """As when a side is passed over."""
    position, steps = GAMES[game].new(), []
    for token in tokens.split():
        steps.append(take_step(position, token))
        position = steps[-1].after
    one, two = (step.events for step in steps)
    drawn = Subject(position, two, steps[-1].before)
    numbered, between, alone = (
        PAINTERS[game](drawn._replace(moves=moves))
        for moves in ((one, two), (one, (PassedOver(0),), two), ())
    )
    assert between.tobytes() == numbered.tobytes() != alone.tobytes()
