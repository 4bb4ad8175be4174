"""The one path of a move: who may, when, what happens by itself, and what is saved of it."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import update

from engine import new_game, parse_position
from engine.events import JackThrown, OpeningRolled
from engine.log import replay
from play import dice
from play.refusals import Refusal
from play.tables import UNATTENDED, Tables
from play.verifying import Verified
from play.views import TableView, Venue
from store import ChannelTaken, Store
from store.records import Seat, Table
from store.schema import plies
from tests.games import WITH_DICE
from tests.store.records import ANNA, BEN, CARL, NOON, SEATS, a_table, add_table

SHORT = {"target": 3, "balls": 2}
SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "normal"))
MEMBERS = {"A": ANNA, "B": BEN}


@pytest.fixture(autouse=True)
def _known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table of a test always has the same secret, and so the second."""
    numbers = count()
    monkeypatch.setattr(dice, "new_seed", lambda: sha256(str(next(numbers)).encode()).hexdigest())


async def start(
    tables: Tables, seats: Sequence[Seat] = SEATS, channel: int = 1, game: str = "boulomania"
) -> TableView:
    return await tables.start(game, SHORT, tuple(seats), Venue(7, channel, "en"), nonce=f"start{channel}")


async def act(tables: Tables, moved: TableView, action: str) -> TableView:
    """Play an action for the side on turn."""
    member = MEMBERS[moved.position.turn]
    return await tables.act(moved.table.id, moved.table.ply, member, action, f"i{moved.table.ply}")


async def play_to_the_end(tables: Tables, moved: TableView, rng: random.Random) -> TableView:
    while moved.position.turn != "over":
        moved = await act(tables, moved, rng.choice(moved.position.legal_actions()))
    return moved


async def everything(tables: Tables, table_id: int) -> tuple[object, ...]:
    """All that is saved of a table."""
    return await tables.store.tables.get(table_id), await tables.store.tables.log(table_id)


async def refused(
    tables: Tables, moved: TableView, member: int, action: str, ply: int | None = None
) -> Refusal:
    """Check that it is refused and changes nothing."""
    before = await everything(tables, moved.table.id)
    with pytest.raises(Refusal) as caught:
        await tables.act(moved.table.id, ply, member, action, "nonce")
    assert await everything(tables, moved.table.id) == before
    return caught.value


# Starting


async def test_the_opening_and_the_jack_come_by_themselves(tables: Tables) -> None:
    moved = await start(tables)
    events = [event for step in moved.steps for event in step.events]
    assert isinstance(events[0], OpeningRolled)
    assert isinstance(events[-1], JackThrown)
    assert moved.position.turn in ("A", "B")
    assert moved.table == await tables.store.tables.get(moved.table.id)
    assert moved.table.ply == len(await tables.store.tables.log(moved.table.id)) == len(moved.steps)


async def test_a_channel_has_one_table(tables: Tables) -> None:
    await start(tables)
    with pytest.raises(ChannelTaken):
        await start(tables)


# What is told before it is saved


def hearing(told: list[TableView]) -> Callable[[TableView], Awaitable[None]]:
    """A listener that notes what it is told."""

    async def hear(view: TableView) -> None:
        told.append(view)

    return hear


async def test_what_comes_of_a_members_decision_is_foretold_while_it_is_saved(tables: Tables) -> None:
    moved = await start(tables)
    told: list[TableView] = []
    tables.foretell(hearing(told))
    changed = await act(tables, moved, "point2")
    assert [view.table.version for view in told] == [moved.table.version]
    assert told[0]._replace(table=changed.table) == changed
    assert told[0].steps is changed.steps


async def test_whoever_fails_at_what_is_foretold_is_not_in_the_way(tables: Tables) -> None:
    moved = await start(tables)
    told: list[TableView] = []
    for listener in (AsyncMock(side_effect=ValueError), hearing(told)):
        tables.foretell(listener)
    changed = await act(tables, moved, "point2")
    assert changed.table == await tables.store.tables.get(moved.table.id)
    assert len(told) == 1


async def test_the_end_of_a_game_is_not_foretold(tables: Tables) -> None:
    told: list[TableView] = []
    tables.foretell(hearing(told))
    over = await play_to_the_end(tables, await start(tables), random.Random(1))
    assert told
    assert all(view.position.turn != "over" for view in told)
    assert over.table.state == "over"


async def test_the_computers_decisions_are_not_foretold(tables: Tables) -> None:
    """They are told together, so the board after each of them is not shown."""
    view = await start(tables, SOLO)
    told: list[TableView] = []
    tables.foretell(hearing(told))
    decided = 0
    while view.seat is not None and decided < 3:
        if view.seat.level is None:
            view = await tables.act(view.table.id, None, ANNA, view.position.legal_actions()[0], "nonce")
            told.clear()
        else:
            view = await tables.play_computer(view.table.id) or view
            decided += 1
    assert decided == 3
    assert not told


# Who may, and when


async def test_a_bystander_is_refused(tables: Tables) -> None:
    refusal = await refused(tables, await start(tables), CARL, "point2")
    assert refusal.code == "not-your-table"


async def test_the_other_side_is_refused_with_the_name_of_who_is_to_play(tables: Tables) -> None:
    moved = await start(tables)
    waiting = {"A": BEN, "B": ANNA}[moved.position.turn]
    refusal = await refused(tables, moved, waiting, "point2")
    assert moved.seat is not None
    assert (refusal.code, refusal.facts) == ("not-your-turn", {"name": moved.seat.name})


async def test_an_old_board_is_refused(tables: Tables) -> None:
    first = await start(tables)
    moved = await act(tables, first, "point2")
    for member in (ANNA, BEN):
        refusal = await refused(tables, moved, member, "point2", ply=first.table.ply)
        assert refusal.code == "out-of-date"


async def test_without_a_ply_the_present_is_meant(tables: Tables) -> None:
    moved = await start(tables)
    after = await tables.act(moved.table.id, None, MEMBERS[moved.position.turn], "point3", "nonce")
    assert after.table.ply > moved.table.ply


@pytest.mark.parametrize(
    ("action", "code", "fact"),
    [
        ("shoot:12", "refused-pit-is-empty", "pit"),
        ("shoot:99", "refused-no-such-pit", "pit"),
        ("nonsense", "refused-unknown-action", "action"),
        ("x" * 5000, "refused-unknown-action", "action"),
        ("66", "refused-unknown-action", "action"),
        ("jack", "refused-unknown-action", "action"),
    ],
)
async def test_an_illegal_action_is_refused_with_its_facts(
    tables: Tables, action: str, code: str, fact: str
) -> None:
    moved = await start(tables)
    refusal = await refused(tables, moved, MEMBERS[moved.position.turn], action)
    assert refusal.code == code
    assert fact in refusal.facts


async def test_a_table_that_there_is_not(tables: Tables) -> None:
    for touch in (
        tables.act(77, None, ANNA, "point2", "n"),
        tables.view(77),
        tables.resign(77, ANNA),
        tables.verify(77),
        tables.play_computer(77),
    ):
        with pytest.raises(Refusal, match="no-table"):
            await touch


async def test_a_game_under_earlier_rules_does_not_go_on_but_can_be_given_up(tables: Tables) -> None:
    started = await start(tables)
    old = replace(started.table, id=0, rules=0, channel_id=2)
    table = await add_table(tables.store, old)
    view = started._replace(table=table)
    refusal = await refused(tables, view, MEMBERS[started.position.turn], "point2")
    assert refusal.code == "earlier-rules"
    over = await tables.resign(table.id, ANNA)
    assert over.table.state == "over"


async def test_nothing_goes_on_after_the_end(tables: Tables) -> None:
    moved = await play_to_the_end(tables, await start(tables), random.Random(1))
    assert (await refused(tables, moved, ANNA, "point2")).code == "game-over"
    with pytest.raises(Refusal, match="game-over"):
        await tables.resign(moved.table.id, ANNA)
    assert await tables.play_computer(moved.table.id) is None


# What is saved


@pytest.mark.parametrize("game", WITH_DICE)
async def test_the_saved_moves_are_the_game(tables: Tables, game: str) -> None:
    options = {"boulomania": SHORT, "petanque": {"target": 11, "balls": 3}}[game]
    moved = await tables.start(game, options, SEATS, Venue(None, 1, "en"), nonce="start")
    rng = random.Random(2)
    while moved.position.turn != "over":
        moved = await act(tables, moved, rng.choice(moved.position.legal_actions()))
        saved = await tables.store.tables.get(moved.table.id)
        moves = await tables.store.tables.log(saved.id)
        assert saved == moved.table
        assert [move.ply for move in moves] == list(range(saved.ply))
        steps = list(replay(game, options, [move.token for move in moves]))
        assert str(steps[-1].after) == saved.notation == str(moved.position)
        assert tuple(steps[-len(moved.steps) :]) == moved.steps
    outcome = moved.position.outcome()
    assert outcome is not None
    assert (moved.table.state, moved.table.winner, moved.table.reason) == ("over", *outcome)


async def test_a_move_is_signed_and_a_roll_has_its_nonce(tables: Tables) -> None:
    first = await start(tables)
    member = MEMBERS[first.position.turn]
    moved = await tables.act(first.table.id, first.table.ply, member, "point2", "interaction")
    decision, roll = (await tables.store.tables.log(first.table.id))[first.table.ply :][:2]
    assert (decision.token, decision.member_id, decision.nonce) == ("point2", member, None)
    assert (roll.member_id, roll.nonce) == (None, "interaction")
    assert moved.steps[1].token == roll.token


async def test_a_view_shows_what_was_last_done(tables: Tables) -> None:
    moved = await start(tables)
    seen = await tables.view(moved.table.id)
    assert seen._replace(pause=moved.pause) == moved
    for _ in range(4):
        moved = await act(tables, moved, moved.position.legal_actions()[0])
        seen = await tables.view(moved.table.id)
        assert (seen.table, seen.position) == (moved.table, moved.position)
        assert seen.steps[-len(moved.steps) :] == moved.steps


async def test_the_pause_before_a_move_is_told(sqlite_url: str) -> None:
    clock = [NOON]
    tables = Tables(await Store.open(sqlite_url), now=lambda: clock[0])
    moved = await start(tables)
    clock[0] += timedelta(hours=3)
    after = await act(tables, moved, "point2")
    assert after.pause == timedelta(hours=3)
    assert (after.table.started_at, after.table.moved_at) == (NOON, clock[0])
    clock[0] += timedelta(hours=2)
    assert (await tables.view(moved.table.id)).pause == timedelta(hours=2)
    assert (await tables.resign(moved.table.id, ANNA)).pause == timedelta(hours=2)
    await tables.store.close()


async def test_a_game_is_saved_with_its_opening_or_not_at_all(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*args: object) -> str:
        raise SystemExit

    with monkeypatch.context() as stopped:
        stopped.setattr(dice, "roll", stop)
        with pytest.raises(SystemExit):
            await start(tables)
    assert await tables.store.tables.in_channel(1) is None
    assert (await start(tables)).seat is not None


async def test_a_game_without_dice_has_nothing_to_verify(tables: Tables) -> None:
    moved = await tables.start("carami", {}, SEATS, Venue(7, 1, "en"), nonce="start")
    moved = await act(tables, moved, "c3-c4")
    await tables.take_back(moved.table.id, moved.table.ply, BEN, 0)
    await tables.resign(moved.table.id, ANNA)
    assert await tables.verify(moved.table.id) == Verified(0, ())


# Fair dice


async def test_every_roll_can_be_checked_while_the_game_goes_on_and_afterwards(tables: Tables) -> None:
    moved = await start(tables)
    assert (await tables.verify(moved.table.id)).faults == ()
    moved = await play_to_the_end(tables, moved, random.Random(3))
    verified = await tables.verify(moved.table.id)
    tokens = [move.token for move in await tables.store.tables.log(moved.table.id)]
    rolls = sum(token.isdigit() for token in tokens)
    assert verified == Verified(rolls, ())


async def test_another_secret_gives_other_rolls(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    moved = await play_to_the_end(tables, await start(tables), random.Random(3))
    honest = dice.roll
    monkeypatch.setattr(dice, "roll", lambda table, *rest: honest(replace(table, seed="another"), *rest))
    assert {fault.code for fault in (await tables.verify(moved.table.id)).faults} == {"roll"}


# Giving up


async def test_whoever_resigns_loses(tables: Tables) -> None:
    moved = await start(tables)
    over = await tables.resign(moved.table.id, ANNA)
    assert (over.table.state, over.table.winner, over.table.reason) == ("over", 1, "resigned")
    assert over.seat is None
    assert await tables.store.tables.get(moved.table.id) == over.table
    assert (await refused(tables, over, BEN, "point2")).code == "game-over"


async def test_a_bystander_cannot_resign(tables: Tables) -> None:
    moved = await start(tables)
    with pytest.raises(Refusal, match="not-your-table"):
        await tables.resign(moved.table.id, CARL)
    assert (await tables.store.tables.get(moved.table.id)).state == "playing"


async def test_one_may_resign_when_it_is_the_others_turn(tables: Tables) -> None:
    moved = await start(tables)
    waiting = {"A": BEN, "B": ANNA}[moved.position.turn]
    over = await tables.resign(moved.table.id, waiting)
    assert over.table.winner == "AB".index(moved.position.turn)


# The computer


async def test_the_computer_plays_its_turns_and_only_those(tables: Tables) -> None:
    moved = await start(tables, SOLO)
    rng, played = random.Random(5), 0
    while moved.position.turn != "over":
        due = moved.position.turn == "B"
        assert moved.table.computer_due is due
        waiting = [table_id for table_id, _ in await tables.store.tables.waiting_for_computer()]
        assert (moved.table.id in waiting) is due
        answer = await tables.play_computer(moved.table.id)
        assert (answer is not None) is due
        played += due
        moved = answer or await act(tables, moved, rng.choice(moved.position.legal_actions()))
    assert played > 1
    assert await tables.store.tables.waiting_for_computer() == []
    verified = await tables.verify(moved.table.id)
    assert (verified.faults, verified.rolls > 10) == ((), True)


async def test_of_two_who_let_it_play_at_once_one_does(tables: Tables) -> None:
    """Both have it think about the same position; what is decided second is out of date."""
    moved = await start(tables, SOLO)
    while moved.position.turn != "B":
        moved = await act(tables, moved, moved.position.legal_actions()[0])
    both = (tables.play_computer(moved.table.id) for _ in range(2))
    answers = await asyncio.gather(*both, return_exceptions=True)
    (played,) = [answer for answer in answers if isinstance(answer, TableView)]
    (late,) = [answer for answer in answers if isinstance(answer, Refusal)]
    assert late.code == "out-of-date"
    assert await tables.store.tables.get(moved.table.id) == played.table


async def test_a_game_whose_log_cannot_be_read_can_be_given_up(tables: Tables) -> None:
    moved = await start(tables, SOLO)
    spoil = update(plies).where(plies.c.table_id == moved.table.id).values(token="nonsense")
    await tables.store.database.write(lambda connection: connection.execute(spoil))
    given_up = await tables.resign(moved.table.id, ANNA)
    assert (given_up.table.state, given_up.table.winner) == ("over", 1)


async def test_resigning_frees_the_computer(tables: Tables) -> None:
    channel = 0
    while True:  # until the computer starts
        moved = await start(tables, SOLO, channel := channel + 1)
        if moved.table.computer_due:
            break
    await tables.resign(moved.table.id, ANNA)
    assert (moved.table.id, 7) not in await tables.store.tables.waiting_for_computer()


# What counts


async def results(tables: Tables) -> dict[int, list[float]]:
    found = {}
    for member in (ANNA, BEN):
        found[member] = [
            each.score for each in await tables.store.standings.results(member, "boulomania", 100)
        ]
    return found


async def test_a_game_against_the_computer_does_not_count(tables: Tables) -> None:
    moved = await start(tables, SOLO)
    rng = random.Random(7)
    while moved.position.turn != "over":
        moved = await tables.play_computer(moved.table.id) or await act(
            tables, moved, rng.choice(moved.position.legal_actions())
        )
    assert not moved.table.rated
    assert await results(tables) == {ANNA: [], BEN: []}


async def test_a_game_against_oneself_does_not_count(tables: Tables) -> None:
    moved = await start(tables, (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, ANNA, "Anna")))
    assert not moved.table.rated


# Many at once


@pytest.mark.slow
async def test_two_hundred_tables_at_once_lose_no_move(tables: Tables) -> None:
    async def play(channel: int) -> tuple[Table, int]:
        rng, decisions = random.Random(channel), 0
        moved = await start(tables, channel=channel)
        while moved.position.turn != "over" and decisions < 3:
            moved = await act(tables, moved, rng.choice(moved.position.legal_actions()))
            decisions += 1
        return moved.table, decisions

    played = await asyncio.gather(*(play(channel) for channel in range(1, 201)))
    for table, decisions in played:
        assert await tables.store.tables.get(table.id) == table
        moves = await tables.store.tables.log(table.id)
        assert len([move for move in moves if move.member_id is not None]) == decisions
        steps = list(replay(table.game, table.options, [move.token for move in moves]))
        assert str(steps[-1].after) == table.notation


async def test_of_many_clicks_at_the_same_instant_one_is_a_move(tables: Tables) -> None:
    moved = await start(tables)
    member = MEMBERS[moved.position.turn]
    ply = moved.table.ply
    tries = await asyncio.gather(
        *(tables.act(moved.table.id, ply, member, "point2", f"click{number}") for number in range(5)),
        return_exceptions=True,
    )
    refusals = [each for each in tries if isinstance(each, Refusal)]
    assert {each.code for each in refusals} == {"out-of-date"}
    assert len(refusals) == 4
    moves = await tables.store.tables.log(moved.table.id)
    assert [move.token for move in moves[ply:] if move.member_id] == ["point2"]


async def test_two_members_at_the_same_instant(tables: Tables) -> None:
    moved = await start(tables)
    tries = await asyncio.gather(
        *(
            tables.act(moved.table.id, moved.table.ply, member, "point3", str(member))
            for member in (ANNA, BEN)
        ),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in tries) == ["Refusal", "TableView"]
    moves = await tables.store.tables.log(moved.table.id)
    assert len([move for move in moves if move.member_id]) == 1


async def test_two_processes_at_the_same_instant(store: Store) -> None:
    """The locks are in memory, so two processes have two: the store's guard decides."""
    first, second = Tables(store), Tables(store)
    moved = await start(first)
    member = MEMBERS[moved.position.turn]
    tries = await asyncio.gather(
        *(
            tables.act(moved.table.id, moved.table.ply, member, "point2", "nonce")
            for tables in (first, second) * 3
        ),
        return_exceptions=True,
    )
    assert [type(each).__name__ for each in tries].count("TableView") == 1
    assert {each.code for each in tries if isinstance(each, Refusal)} == {"out-of-date"}
    moves = await store.tables.log(moved.table.id)
    assert len([move for move in moves if move.member_id]) == 1


async def test_a_move_and_a_resignation_at_the_same_instant(tables: Tables) -> None:
    moved = await start(tables)
    member = MEMBERS[moved.position.turn]
    _, over = await asyncio.gather(
        tables.act(moved.table.id, moved.table.ply, member, "point2", "nonce"),
        tables.resign(moved.table.id, ANNA),
        return_exceptions=True,
    )
    assert isinstance(over, TableView)
    saved = await tables.store.tables.get(moved.table.id)
    moves = [move.token for move in await tables.store.tables.log(saved.id)]
    assert saved.state == "over"
    assert str(list(replay(saved.game, saved.options, moves))[-1].after) == saved.notation


# A bot that stopped between adding a table and rolling its opening


async def add_unopened(tables: Tables, seats: Sequence[Seat] = SEATS) -> Table:
    notation = str(new_game("boulomania", **SHORT))
    table = a_table(options=SHORT, notation=notation, seats=tuple(seats), computer_due=True)
    table = await add_table(tables.store, table)
    assert parse_position(table.game, table.notation).turn == "chance"
    return table


async def check_taken_up(tables: Tables, table_id: int) -> None:
    table = await tables.store.tables.get(table_id)
    position = parse_position(table.game, table.notation)
    assert table.ply > 0
    assert position.turn in ("A", "B")
    over = await tables.resign(table_id, ANNA)
    (fault,) = (await tables.verify(over.table.id)).faults
    assert fault.code == "seed", "only what was never shown is missing"


async def test_a_look_takes_it_up(tables: Tables) -> None:
    table = await add_unopened(tables)
    seen = await tables.view(table.id)
    assert seen.steps[0].before == parse_position(table.game, table.notation)
    assert seen.table == await tables.store.tables.get(table.id)
    again = await tables.view(table.id)
    assert again._replace(pause=seen.pause) == seen, "it is taken up once"
    await check_taken_up(tables, table.id)


async def test_the_computer_takes_it_up(tables: Tables) -> None:
    table = await add_unopened(tables, SOLO)
    await tables.play_computer(table.id)
    assert {move.nonce for move in await tables.store.tables.log(table.id)} <= {UNATTENDED, None}
    await check_taken_up(tables, table.id)


@pytest.mark.parametrize("member", [ANNA, BEN])
async def test_a_move_takes_it_up(tables: Tables, member: int) -> None:
    table = await add_unopened(tables)
    (moved,) = await asyncio.gather(
        tables.act(table.id, None, member, "point2", "nonce"), return_exceptions=True
    )
    if isinstance(moved, TableView):
        assert moved.steps[0].token == "point2"
    else:
        assert isinstance(moved, Refusal)
        assert moved.code == "not-your-turn"
    await check_taken_up(tables, table.id)


async def test_a_board_of_then_is_out_of_date(tables: Tables) -> None:
    table = await add_unopened(tables)
    with pytest.raises(Refusal, match="out-of-date"):
        await tables.act(table.id, table.ply, ANNA, "point2", "nonce")
    await check_taken_up(tables, table.id)


async def test_an_unopened_table_can_be_given_up(tables: Tables) -> None:
    table = await add_unopened(tables)
    over = await tables.resign(table.id, BEN)
    assert (over.table.state, over.table.winner) == ("over", 0)
    assert await tables.store.tables.waiting_for_computer() == []


async def test_times_are_told_by_the_clock(tables: Tables) -> None:
    before = datetime.now(UTC)
    table = (await start(tables)).table
    assert before <= table.started_at <= table.moved_at <= datetime.now(UTC)
