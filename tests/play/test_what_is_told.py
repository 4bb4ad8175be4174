"""What is told of a table begins with what a member did last, and nothing is left out or told twice."""

import random

import pytest

from engine import GAMES, replay
from play import dice
from play.driver import Driver
from play.tables import Tables
from play.turns import since_member_acted, who_decided, who_played
from play.views import TableView, Venue
from store.records import Ply, Seat
from tests.games import IN_TEAMS

ANNA, BEN, CARL = 10, 20, 30
SEATS = {
    "two members": (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, BEN, "Ben")),
    "against the computer": (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "", "easy")),
    "teams": (
        Seat(0, 0, ANNA, "Anna"),
        Seat(0, 1, None, "", "easy"),
        Seat(0, 2, CARL, "Carl"),
        Seat(1, 0, None, "", "normal"),
        Seat(1, 1, BEN, "Ben"),
    ),
}
MOST_ACTS = 40


@pytest.fixture(autouse=True)
def _known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "new_seed", lambda: "7" * 64)


async def start(driver: Driver, game: str, who: str) -> TableView:
    return await driver.start(game, {}, SEATS[who], Venue(7, 1, "en"), nonce="start")


async def act(driver: Driver, view: TableView, rng: random.Random) -> TableView:
    assert view.seat is not None
    assert view.seat.member_id is not None
    action = rng.choice(view.position.legal_actions())
    return await driver.act(view.table, view.table.ply, view.seat.member_id, action, f"i{view.table.ply}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "who"),
    [(game, who) for game in GAMES for who in SEATS if who != "teams" or game in IN_TEAMS],
)
async def test_each_step_is_told_once_and_first_of_all_what_the_member_did(
    tables: Tables, game: str, who: str
) -> None:
    driver, rng = Driver(tables), random.Random(5)
    view = await start(driver, game, who)
    told = list(view.steps)
    for _ in range(MOST_ACTS):
        if view.seat is None:
            break
        before, view = view, await act(driver, view, rng)
        assert view.steps[0].before == before.position
        assert (await tables.view(view.table.id)).steps == view.steps, "also when it is shown again"
        told += view.steps
    log = await tables.store.tables.log(view.table.id)
    assert told == replay(game, {}, [ply.token for ply in log])


@pytest.mark.parametrize("game", IN_TEAMS)
async def test_it_is_known_who_of_a_team_played_each_ball(tables: Tables, game: str) -> None:
    driver, rng = Driver(tables), random.Random(6)
    view = await start(driver, game, "teams")
    for _ in range(MOST_ACTS):
        assert view.seat is not None
        thrower, view = view.seat, await act(driver, view, rng)
        seats = who_played(view.table, view.steps)
        assert seats[0] == thrower
        balls = sum(step.turn_taken is not None for step in view.steps)
        assert all(seat.level is not None for seat in seats[1:balls]), (
            "after a member only the computer plays"
        )


@pytest.mark.parametrize("game", IN_TEAMS)
async def test_it_is_known_who_of_a_team_decided_each_step(tables: Tables, game: str) -> None:
    driver, rng = Driver(tables), random.Random(6)
    view = await start(driver, game, "teams")
    for _ in range(MOST_ACTS):
        view = await act(driver, view, rng)
    log = await tables.store.tables.log(view.table.id)
    deciders = who_decided(view.table, await tables.steps(view.table))
    assert len(deciders) == len(log)
    decided = [(ply.member_id, seat) for ply, seat in zip(log, deciders, strict=True)]
    assert all(seat and seat.member_id == member for member, seat in decided if member is not None)
    assert {ANNA, CARL} <= {member for member, _ in decided}


async def test_of_a_team_that_somebody_has_left_it_is_not_told(tables: Tables) -> None:
    driver = Driver(tables)
    view = await start(driver, "boulomania", "teams")
    view = await driver.resign(view.table.id, CARL)
    assert who_played(view.table, view.steps) == who_decided(view.table, view.steps) == []


async def test_after_a_move_was_taken_back_the_decision_before_it_is_told(tables: Tables) -> None:
    driver, rng = Driver(tables), random.Random(7)
    view = await start(driver, "carami", "two members")
    for _ in range(4):
        view = await act(driver, view, rng)
    assert view.seat is not None
    side = 1 - view.seat.side
    back = await driver.take_back(view.table.id, view.table.ply, view.seat.member_id or 0, side)
    again = await tables.view(view.table.id)
    assert again.steps == back.steps
    assert len(again.steps) == 1
    view = await act(driver, again, rng)
    assert (await tables.view(view.table.id)).steps == view.steps


def test_where_nobody_is_known_to_have_done_anything_the_last_decision_is_told() -> None:
    tokens = ["c3-c4", "b5-b4"]
    steps = replay("carami", {}, tokens)
    log = [Ply(number, token, None, None) for number, token in enumerate(tokens)]
    assert since_member_acted(steps, log) == (steps[-1],)
