"""A game of teams: whose ball it is, who has left, what is taken back, and what counts for whom."""

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from engine.boules import Boules, count_facts
from play import dice, ratings
from play.clocks import CLOCKS
from play.refusals import Refusal
from play.tables import Tables
from play.views import TableView, Venue
from store import Store
from store.records import Seat, Standing, Table
from tests.store.records import NOON, a_table

SHORT = {"boulomania": {"target": 7, "balls": 4}, "petanque": {"target": 11, "balls": 3}}


@pytest.fixture(autouse=True)
def _known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice of a test always fall the same."""
    monkeypatch.setattr(dice, "new_seed", lambda: "7" * 64)


def seats_for(*sizes: int) -> tuple[Seat, ...]:
    """Members 10, 11, ... play for the first side, members 20, 21, ... for the second."""
    return tuple(
        Seat(side, place, 10 * (side + 1) + place, f"member {10 * (side + 1) + place}")
        for side, size in enumerate(sizes)
        for place in range(size)
    )


async def start(tables: Tables, *sizes: int, game: str = "boulomania", **venue: Any) -> TableView:
    here = Venue(7, 1, "en")._replace(**venue)
    return await tables.start(game, SHORT[game], seats_for(*sizes), here, nonce="start")


def to_play(moved: TableView) -> int:
    assert moved.seat is not None
    assert moved.seat.member_id is not None
    return moved.seat.member_id


async def act(tables: Tables, moved: TableView, action: str | None = None) -> TableView:
    """Play an action, or the first legal one, for whoever is to play."""
    action = action or moved.position.legal_actions()[0]
    return await tables.act(moved.table.id, moved.table.ply, to_play(moved), action, f"i{moved.table.ply}")


async def play(tables: Tables, moved: TableView, until: Callable[[TableView], bool]) -> TableView:
    rng = random.Random(3)
    while not until(moved):
        moved = await act(tables, moved, rng.choice(moved.position.legal_actions()))
    return moved


def is_over(moved: TableView) -> bool:
    return moved.table.state == "over"


async def players_of_balls(tables: Tables, table: Table) -> dict[str, list[int]]:
    """For each side who has played its balls, one after the other.

    In Pétanque an end's first ball is played by whoever has chosen the corner, by itself.
    """
    found: dict[str, list[int]] = {"A": [], "B": []}
    moves, last = await tables.store.tables.log(table.id), 0
    for step, move in zip(await tables.steps(table), moves, strict=True):
        assert isinstance(step.before, Boules)
        last = move.member_id or last
        if step.before.stage == "play":
            found[step.before.turn].append(last)
    return found


# Turns


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("sizes", [(4, 4), (1, 2), (3, 1), (2, 3)])
async def test_players_take_turns_ball_by_ball(tables: Tables, game: str, sizes: tuple[int, int]) -> None:
    """The order goes on from one end to the next."""
    moved = await play(tables, await start(tables, *sizes, game=game), is_over)
    played = await players_of_balls(tables, moved.table)
    for side, size in enumerate(sizes):
        balls = played["AB"[side]]
        assert len(balls) > size
        assert balls == [10 * (side + 1) + number % size for number in range(len(balls))]


async def test_a_ball_is_one_members_from_the_roll_to_where_it_goes(tables: Tables) -> None:
    """Whoever has pointed chooses the way, too."""
    moved, chosen = await start(tables, 3, 3), 0
    while not is_over(moved):
        member = to_play(moved)
        moved = await act(tables, moved, "point2" if "point2" in moved.position.legal_actions() else None)
        if not is_over(moved) and moved.position.legal_actions()[0].startswith("land:"):
            assert to_play(moved) == member
            chosen += 1
    assert chosen


async def test_the_jack_is_thrown_by_who_plays_the_first_ball(tables: Tables) -> None:
    """In Pétanque that member chooses its corner, and the ball follows by itself: the next are others."""
    moved = await start(tables, 2, 2, game="petanque")
    ends = 0
    while not is_over(moved):
        before, member = moved, to_play(moved)
        moved = await act(tables, moved)
        if before.position.legal_actions()[0].startswith("corner:"):
            side = moved.table.side_of(member)
            assert side is not None
            assert moved.table.seat(side).member_id != member
            assert [step.token for step in moved.steps][1] == "point"
            ends += 1
    assert ends > 1


async def test_a_teammate_out_of_turn_is_refused(tables: Tables) -> None:
    moved = await start(tables, 3, 3)
    for seat in moved.table.seats:
        if seat != moved.seat:
            with pytest.raises(Refusal, match="not-your-turn") as caught:
                await tables.act(moved.table.id, None, seat.member_id or 0, "point2", "n")
            assert caught.value.facts == {"name": f"member {to_play(moved)}"}


# Leaving


async def leave(tables: Tables, moved: TableView, *members: int) -> TableView:
    for member in members:
        moved = await tables.resign(moved.table.id, member)
    return moved


@pytest.mark.parametrize("place", [0, 1, 2])
async def test_the_others_play_on_without_who_has_left(tables: Tables, place: int) -> None:
    moved = await start(tables, 3, 3)
    moved = await leave(tables, moved, 10 + place, 20 + place)
    assert moved.table == await tables.store.tables.get(moved.table.id)
    assert moved.table.state == "playing"
    moved = await play(tables, moved, is_over)
    for side, balls in enumerate((await players_of_balls(tables, moved.table)).values()):
        here = [10 * (side + 1) + each for each in range(3) if each != place]
        assert balls == [here[number % 2] for number in range(len(balls))]


async def test_who_leaves_when_it_is_their_ball_hands_it_to_the_next(tables: Tables) -> None:
    moved = await act(tables, await start(tables, 3, 3), "point3")
    member, side = to_play(moved), "AB".index(moved.position.turn)
    after = await leave(tables, moved, member)
    team = [seat.member_id for seat in moved.table.team(side)]
    assert to_play(after) == team[(team.index(member) + 1) % 3]
    assert after.left == moved.table.seat(side)
    assert after.table.ply == moved.table.ply, "the buttons of the board are still good"
    assert (await act(tables, after)).table.ply > moved.table.ply


async def test_who_has_left_is_refused(tables: Tables) -> None:
    moved = await leave(tables, await start(tables, 2, 2), 10)
    for touch in (
        tables.act(moved.table.id, None, 10, "point2", "n"),
        tables.resign(moved.table.id, 10),
        tables.agree_draw(moved.table.id, moved.table.ply, 10, 1),
        tables.take_back(moved.table.id, moved.table.ply, 10, 1),
    ):
        with pytest.raises(Refusal, match="you-have-left"):
            await touch


async def test_the_last_one_of_a_team_resigns(tables: Tables) -> None:
    moved = await leave(tables, await start(tables, 2, 3), 10)
    assert moved.left == seats_for(2)[0]
    assert not is_over(moved)
    moved = await leave(tables, moved, 11)
    assert (moved.table.state, moved.table.winner, moved.table.reason) == ("over", 1, "resigned")
    assert moved.left is None


async def test_who_only_leaves_never_gives_the_game_up(tables: Tables) -> None:
    moved = await start(tables, 2, 3)
    moved = await tables.resign(moved.table.id, 10, leaving=True)
    assert moved.left == seats_for(2)[0]
    with pytest.raises(Refusal, match="leave-last-one"):
        await tables.resign(moved.table.id, 11, leaving=True)
    assert (await tables.view(moved.table.id)).table.state == "playing"


async def test_leaving_gives_time_only_to_who_has_to_play_instead(sqlite_url: str) -> None:
    clock = [NOON]
    tables = Tables(await Store.open(sqlite_url), now=lambda: clock[0])
    moved = await start(tables, 3, 3, clock="day")
    clock[0] += timedelta(hours=5)
    waiting = next(seat for seat in moved.table.seats if seat != moved.seat)
    after = await leave(tables, moved, waiting.member_id or 0)
    assert (after.table.deadline, after.table.alarm_at) == (moved.table.deadline, moved.table.alarm_at)
    after = await leave(tables, after, to_play(after))
    assert after.table.deadline == clock[0] + CLOCKS["day"].time
    assert after.table == await tables.store.tables.get(moved.table.id)
    await tables.store.close()


async def test_a_board_after_leaving_is_to_be_shown_again(tables: Tables) -> None:
    moved = await start(tables, 2, 2)
    await tables.store.tables.note_shown(moved.table, 5)
    assert not (await leave(tables, moved, 10)).table.is_shown


# What counts


async def standings(tables: Tables, table: Table) -> dict[int, Standing]:
    found = {}
    for seat in table.seats:
        standing = await tables.store.standings.get(seat.member_id or 0, table.game)
        if standing is not None:
            found[standing.member_id] = standing
    return found


@pytest.mark.parametrize("sizes", [(4, 4), (1, 2), (5, 2)])
async def test_a_finished_game_counts_for_everybody(tables: Tables, sizes: tuple[int, int]) -> None:
    moved = await play(tables, await start(tables, *sizes, game="petanque"), is_over)
    after = await standings(tables, moved.table)
    assert len(after) == sum(sizes)
    assert moved.table.rated
    events = [event for step in await tables.steps(moved.table) for event in step.events]
    for seat in moved.table.seats:
        won = seat.side == moved.table.winner
        standing = after[seat.member_id or 0]
        assert (standing.games, standing.wins) == (1, int(won))
        assert (standing.mu > ratings.FIRST_STRENGTH.mu) is won
        (result,) = await tables.store.standings.results(standing.member_id, "petanque", 100)
        assert (result.score, result.table_id, result.guild_id) == (float(won), moved.table.id, 7)
        assert result.facts == count_facts(seat.side, events)
        assert result.facts["ends"] > 0 or not won


async def test_who_has_left_wins_or_loses_with_the_team(tables: Tables) -> None:
    moved = await leave(tables, await start(tables, 3, 3), 11, 22)
    moved = await play(tables, moved, is_over)
    after = await standings(tables, moved.table)
    assert {member: standing.wins for member, standing in after.items()} == {
        seat.member_id: int(seat.side == moved.table.winner) for seat in moved.table.seats
    }


async def test_a_team_that_gives_up_has_lost_once_both_have_decided_often_enough(tables: Tables) -> None:
    moved = await play(tables, await start(tables, 2, 2, game="petanque"), lambda view: view.table.ply > 40)
    assert not is_over(moved)
    moved = await leave(tables, moved, 20, 21)
    after = await standings(tables, moved.table)
    assert {member: standing.wins for member, standing in after.items()} == {10: 1, 11: 1, 20: 0, 21: 0}


async def test_a_team_that_gives_up_before_that_has_not(tables: Tables) -> None:
    moved = await leave(tables, await start(tables, 2, 2), 20, 21)
    assert is_over(moved)
    assert await standings(tables, moved.table) == {}


async def test_a_game_without_a_rating_counts_for_nobody(tables: Tables) -> None:
    moved = await play(tables, await start(tables, 2, 2, rated=False), is_over)
    assert await standings(tables, moved.table) == {}


# Who sits where


def test_the_next_place_is_that_of_who_is_still_there() -> None:
    seats = tuple(replace(seat, gone=seat.place in (1, 2)) for seat in seats_for(4, 1))
    due = [a_table(seats=seats, places=[place, 0]).seat(0).place for place in range(4)]
    assert due == [0, 3, 3, 3]


def test_the_others_at_a_table() -> None:
    seats = tuple(replace(seat, gone=seat.member_id == 12) for seat in seats_for(3, 1))
    table = a_table(seats=seats)
    assert [seat.member_id for seat in table.others(10)] == [11]
    assert table.others(20) == ()
