"""Which games count: at least as long as a quick one, both sides having decided at least four times."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count

import pytest

from engine import find_game
from engine.events import EndCounted, EndStopped
from engine.log import count_decisions, replay
from play import dice
from play.refusals import Refusal
from play.results import LEAST_DECISIONS
from play.tables import Tables
from play.views import TableView, Venue
from store import Store
from store.records import Seat
from tests.store.records import ANNA, BEN, SEATS

QUICK = {"target": 7, "balls": 4}
MEMBERS = {"A": ANNA, "B": BEN}
GAMES = {"boulomania": QUICK, "petanque": {"target": 11, "balls": 3}, "boomerang": {}, "carami": {}}


@pytest.fixture(autouse=True)
def _known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(dice, "new_seed", lambda: sha256(str(next(numbers)).encode()).hexdigest())


async def start(
    tables: Tables,
    game: str = "boulomania",
    options: dict[str, int] | None = None,
    *,
    channel: int = 1,
    seats: Sequence[Seat] = SEATS,
) -> TableView:
    chosen = GAMES[game] if options is None else options
    return await tables.start(game, chosen, tuple(seats), Venue(7, channel, "en"), nonce=f"start{channel}")


async def act(tables: Tables, moved: TableView, rng: random.Random) -> TableView:
    """Play any legal action for the side on turn."""
    member, action = MEMBERS[moved.position.turn], rng.choice(moved.position.legal_actions())
    return await tables.act(moved.table.id, moved.table.ply, member, action, f"i{moved.table.ply}")


async def play_out(tables: Tables, moved: TableView, seed: int = 6) -> TableView:
    rng = random.Random(seed)
    while moved.position.turn != "over":
        moved = await act(tables, moved, rng)
    return moved


async def decide(tables: Tables, moved: TableView, times: int) -> TableView:
    """Play until each side has decided at least so often, and not a decision longer."""
    rng = random.Random(4)
    while min(await decisions(tables, moved)) < times:
        moved = await act(tables, moved, rng)
    assert moved.table.state == "playing"
    return moved


async def decisions(tables: Tables, moved: TableView) -> tuple[int, int]:
    steps = await tables.steps(moved.table)
    return count_decisions(steps, 0), count_decisions(steps, 1)


async def scores(tables: Tables, game: str = "boulomania") -> list[list[float]]:
    """Anna's and Ben's results."""
    found = [await tables.store.standings.results(member, game, 100) for member in (ANNA, BEN)]
    return [[each.score for each in results] for results in found]


async def test_a_finished_game_of_two_members_counts(tables: Tables) -> None:
    moved = await play_out(tables, await start(tables))
    won = moved.table.winner
    assert moved.uncounted is None
    assert await scores(tables) == [[float(won == 0)], [float(won == 1)]]
    sides = [await tables.store.standings.get(member, "boulomania") for member in (ANNA, BEN)]
    winner, loser = sides if won == 0 else reversed(sides)
    assert winner is not None
    assert loser is not None
    assert (winner.games, winner.wins, loser.games, loser.wins) == (1, 1, 1, 0)
    assert winner.mu > loser.mu
    (result,) = await tables.store.standings.results(winner.member_id, "boulomania", 100)
    ends = [
        event.winner
        for step in replay("boulomania", QUICK, await tables.tokens(moved.table))
        for event in step.events
        if isinstance(event, EndCounted | EndStopped) and event.points
    ]
    assert result.facts["ends"] == ends.count(won)
    assert result.guild_id == 7


@pytest.mark.parametrize("game", GAMES)
async def test_resigning_counts_once_both_have_decided_four_times(tables: Tables, game: str) -> None:
    moved = await decide(tables, await start(tables, game), LEAST_DECISIONS - 1)
    over = await tables.resign(moved.table.id, ANNA)
    assert over.uncounted == "early"
    assert (await tables.view(moved.table.id)).uncounted == "early", "also after a restart"
    assert await scores(tables, game) == [[], []]
    assert await tables.store.standings.get(BEN, game) is None
    moved = await decide(tables, await start(tables, game), LEAST_DECISIONS)
    over = await tables.resign(moved.table.id, ANNA)
    assert over.uncounted is None
    assert (await tables.view(moved.table.id)).uncounted is None
    assert await scores(tables, game) == [[0.0], [1.0]]


async def test_a_draw_counts_from_then_on_only(tables: Tables) -> None:
    for times, expected in ((LEAST_DECISIONS - 1, [[], []]), (LEAST_DECISIONS, [[0.5], [0.5]])):
        moved = await decide(tables, await start(tables, "carami"), times)
        await tables.agree_draw(moved.table.id, moved.table.ply, ANNA, 1)
        assert await scores(tables, "carami") == expected


async def test_what_was_taken_back_was_not_decided(tables: Tables) -> None:
    moved = await decide(tables, await start(tables, "carami"), LEAST_DECISIONS)
    by = "AB".index(next(turn for turn in "AB" if turn != moved.position.turn))
    moved = await tables.take_back(moved.table.id, moved.table.ply, MEMBERS["AB"[1 - by]], by)
    assert (await tables.resign(moved.table.id, ANNA)).uncounted == "early"


async def test_a_game_that_its_rules_end_too_early_does_not_count(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.results.LEAST_DECISIONS", 1000)
    moved = await play_out(tables, await start(tables))
    assert (moved.table.reason, moved.uncounted) == ("target", "early")
    assert await scores(tables) == [[], []]


async def test_what_happens_by_itself_is_no_decision(tables: Tables) -> None:
    moved = await play_out(tables, await start(tables))
    log = await tables.store.tables.log(moved.table.id)
    decided = [ply for ply in log if ply.member_id is not None and not ply.token.startswith("land:")]
    assert sum(await decisions(tables, moved)) == len(decided) < len(log)


@pytest.mark.parametrize("options", [{"target": 6, "balls": 4}, {"target": 7, "balls": 3}, {"balls": 1}])
async def test_a_game_shorter_than_a_quick_one_does_not_count(
    tables: Tables, options: dict[str, int]
) -> None:
    assert not find_game("boulomania").is_long_enough(options)
    moved = await play_out(tables, await start(tables, options=options))
    assert moved.uncounted == "short"
    assert await scores(tables) == [[], []]


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_lengths_count(game: str) -> None:
    found = find_game(game)
    assert found.is_long_enough({})
    assert found.is_long_enough(found.quick)
    assert found.is_long_enough(GAMES[game])


async def test_who_plays_may_call_off_what_does_not_count_anyway(tables: Tables) -> None:
    short, quick = await start(tables, options={"target": 3}), await start(tables, channel=2)
    await tables.check_may_clear(short.table, ANNA)
    with pytest.raises(Refusal):
        await tables.check_may_clear(quick.table, ANNA)


async def test_games_without_a_rating_are_told_nothing_of_it(tables: Tables) -> None:
    unrated = Venue(7, 1, "en", rated=False)
    moved = await tables.start("boulomania", {"target": 1}, SEATS, unrated, nonce="start")
    assert (await tables.resign(moved.table.id, ANNA)).uncounted is None
    moved = await start(tables)
    await tables.end(moved.table.id, ANNA)
    assert (await tables.view(moved.table.id)).uncounted is None


async def test_a_new_name_is_taken_over(tables: Tables) -> None:
    await play_out(tables, await start(tables), 8)
    renamed = tuple(replace(seat, name=f"Queen {seat.name}") for seat in SEATS)
    await play_out(tables, await start(tables, seats=renamed), 9)
    standing = await tables.store.standings.get(ANNA, "boulomania", 7)
    assert standing is not None
    assert (standing.name, standing.games) == ("Queen Anna", 2)


async def test_games_of_the_same_players_that_end_at_once_all_count(store: Store) -> None:
    tables = Tables(store)
    begun = [
        await decide(tables, await start(tables, channel=channel), LEAST_DECISIONS) for channel in range(1, 6)
    ]
    await asyncio.gather(*(tables.resign(moved.table.id, ANNA) for moved in begun))
    anna, ben = [await store.standings.get(member, "boulomania") for member in (ANNA, BEN)]
    assert anna is not None
    assert ben is not None
    assert (anna.games, anna.wins, ben.games, ben.wins) == (5, 0, 5, 5)
    assert len(await store.standings.results(ANNA, "boulomania", 100)) == 5
