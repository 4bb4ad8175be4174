"""A draw agreed on and a move taken back, below Discord: who may, what is undone, and what is saved of it."""

import asyncio
import random
from contextlib import suppress
from datetime import timedelta

import pytest

from engine import new_game
from engine.events import PlaysAgain
from engine.log import BACK, replay
from play.driver import Driver
from play.offers import Offer, Offers
from play.refusals import Refusal
from play.tables import Tables
from play.views import TableView, Venue
from store import Store
from store.records import Seat
from tests.games import DUELS, WITH_DICE
from tests.store.records import ANNA, BEN, CARL, NOON, SEATS

SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "easy"))
SECOND = (Seat(0, 0, None, "Computer", "easy"), Seat(1, 0, ANNA, "Anna"))
SIDES = {ANNA: 0, BEN: 1}
OTHERS = {ANNA: BEN, BEN: ANNA}

every_duel = pytest.mark.parametrize("game", DUELS)


async def start(tables: Tables, game: str, seats: tuple[Seat, ...] = SEATS) -> TableView:
    return await tables.start(game, {}, seats, Venue(7, 1, "en"), nonce="start")


async def move(tables: Tables, moved: TableView, number: int = 0) -> TableView:
    """Make one of the legal moves for whoever is to play."""
    assert moved.seat is not None
    member, actions = moved.seat.member_id or 0, moved.position.legal_actions()
    return await tables.act(moved.table.id, moved.table.ply, member, actions[number % len(actions)], "n")


async def play(tables: Tables, game: str, moves: int, seed: int = 0) -> list[TableView]:
    """A game between members after each of so many moves."""
    rng, views = random.Random(seed), [await start(tables, game)]
    for _ in range(moves):
        views.append(await move(tables, views[-1], rng.randrange(100)))
    return views


async def take_back(tables: Tables, moved: TableView, member: int) -> TableView:
    """Take a move of that member's back, which the other agrees to."""
    return await tables.take_back(moved.table.id, moved.table.ply, OTHERS[member], SIDES[member])


async def check_saved(tables: Tables, moved: TableView) -> None:
    """Check that the log has every ply once and leads to the saved position."""
    table, moves = (
        await tables.store.tables.get(moved.table.id),
        await tables.store.tables.log(moved.table.id),
    )
    assert table == moved.table
    assert [each.ply for each in moves] == list(range(table.ply))
    steps = replay(table.game, table.options, [each.token for each in moves])
    after = steps[-1].after if steps else new_game(table.game)
    assert str(after) == table.notation == str(moved.position)
    assert (await tables.view(table.id)).steps == moved.steps


# Taking back


@every_duel
async def test_a_move_just_made(tables: Tables, game: str) -> None:
    views = await play(tables, game, 3)
    back = await take_back(tables, views[-1], ANNA)
    assert back.position == views[2].position
    assert back.steps == views[2].steps
    assert back.table.ply == views[-1].table.ply + 1, "no ply ever comes again"
    await check_saved(tables, back)


@every_duel
async def test_a_move_with_the_answer_to_it(tables: Tables, game: str) -> None:
    views = await play(tables, game, 4)
    back = await take_back(tables, views[-1], ANNA)
    assert back.position == views[2].position
    assert back.seat is not None
    assert back.seat.member_id == ANNA
    await check_saved(tables, back)


@every_duel
async def test_the_very_first_move(tables: Tables, game: str) -> None:
    views = await play(tables, game, 1)
    back = await take_back(tables, views[-1], ANNA)
    assert (back.position, back.steps) == (new_game(game), ())
    await check_saved(tables, back)


@every_duel
async def test_one_after_the_other_to_the_beginning(tables: Tables, game: str) -> None:
    views = await play(tables, game, 6)
    back = views[-1]
    for _ in range(3):
        back = await take_back(tables, back, ANNA)
        await check_saved(tables, back)
    assert back.position == new_game(game)
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        await take_back(tables, back, ANNA)
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        await take_back(tables, back, BEN)


@pytest.mark.slow
@every_duel
async def test_the_game_goes_on_with_other_moves(tables: Tables, game: str) -> None:
    rng, moved, undone = random.Random(3), await start(tables, game), 0
    while moved.table.state == "playing":
        moved = await move(tables, moved, rng.randrange(100))
        if moved.table.state == "playing" and rng.random() < 0.3:
            with suppress(Refusal):  # of a side that has not moved
                moved, undone = await take_back(tables, moved, rng.choice((ANNA, BEN))), undone + 1
        await check_saved(tables, moved._replace(steps=(await tables.view(moved.table.id)).steps))
    assert undone > 3
    assert moved.table.winner == getattr(moved.position.outcome(), "winner", None)


def until_a_side_plays_again() -> list[str]:
    """The moves of a game of Carami in which the last one gives its side another turn."""
    for seed in range(100):
        rng, position, actions = random.Random(seed), new_game("carami"), list[str]()
        while position.turn != "over":
            actions.append(rng.choice(position.legal_actions()))
            position, events = position.apply(actions[-1])
            if position.turn != "over" and any(isinstance(each, PlaysAgain) for each in events):
                return actions
    raise AssertionError("nobody plays again")


async def test_whoever_plays_again_takes_back_one_of_their_moves(tables: Tables) -> None:
    """In Carami a side can have several turns in a row: each of them is a move of its own."""
    views = [await start(tables, "carami")]
    for action in until_a_side_plays_again():
        table, turn = views[-1].table, views[-1].position.turn
        views.append(await tables.act(table.id, table.ply, (ANNA, BEN)["AB".index(turn)], action, "n"))
    before, once = views[-2:]
    member = (ANNA, BEN)["AB".index(once.position.turn)]
    assert before.position.turn == once.position.turn
    twice = await move(tables, once)
    back = await take_back(tables, twice, member)
    assert back.position == once.position
    back = await take_back(tables, back, member)
    assert back.position == before.position
    await check_saved(tables, back)
    await check_saved(tables, await move(tables, back))


@every_duel
async def test_old_buttons_stay_old(tables: Tables, game: str) -> None:
    """The same position with the same side to move has come again, but not the same ply."""
    views = await play(tables, game, 2)
    back = await take_back(tables, views[-1], ANNA)
    assert back.position == views[0].position
    for seen in views:
        with pytest.raises(Refusal, match="out-of-date"):
            await tables.act(
                back.table.id, seen.table.ply, ANNA, seen.position.legal_actions()[0], "an old button"
            )
    await check_saved(tables, back)


@every_duel
async def test_it_lapses_when_the_game_goes_on(tables: Tables, game: str) -> None:
    views = await play(tables, game, 3)
    offered, moved = views[-1].table, await move(tables, views[-1])
    with pytest.raises(Refusal, match="offer-lapsed"):
        await tables.take_back(offered.id, offered.ply, BEN, 0)
    with pytest.raises(Refusal, match="offer-lapsed"):
        await tables.agree_draw(offered.id, offered.ply, BEN, 0)
    await check_saved(tables, moved)


@every_duel
async def test_only_the_other_player_can_agree(tables: Tables, game: str) -> None:
    table = (await play(tables, game, 2))[-1].table
    for agree in (tables.take_back, tables.agree_draw):
        for member, code in ((ANNA, "offer-for-the-other"), (CARL, "not-your-table")):
            with pytest.raises(Refusal, match=code):
                await agree(table.id, table.ply, member, 0)
    assert await tables.store.tables.get(table.id) == table


@every_duel
async def test_nothing_is_taken_back_after_the_end(tables: Tables, game: str) -> None:
    table = (await play(tables, game, 2))[-1].table
    await tables.resign(table.id, ANNA)
    for agree in (tables.take_back, tables.agree_draw):
        with pytest.raises(Refusal, match="game-over"):
            await agree(table.id, table.ply, BEN, 0)


async def test_a_move_taken_back_gives_its_time_back(sqlite_url: str) -> None:
    moment = [NOON]
    tables = Tables(await Store.open(sqlite_url), now=lambda: moment[0])
    moved = await tables.start("carami", {}, SEATS, Venue(7, 1, "en", clock="day"), nonce="start")
    moved = await move(tables, moved)
    moment[0] += timedelta(hours=5)
    back = await take_back(tables, moved, ANNA)
    assert back.pause == timedelta(hours=5)
    assert back.table.deadline == moment[0] + timedelta(days=1)
    await tables.store.close()


@every_duel
async def test_a_move_is_taken_back_after_a_restart(sqlite_url: str, game: str) -> None:
    tables = Tables(await Store.open(sqlite_url))
    views = await play(tables, game, 4)
    await tables.store.close()
    again = Tables(await Store.open(sqlite_url))
    back = await take_back(again, views[-1], BEN)
    assert back.position == views[3].position
    await again.store.close()
    once_more = Tables(await Store.open(sqlite_url))
    await check_saved(once_more, back)
    await check_saved(once_more, await move(once_more, back))
    await once_more.store.close()


# With the computer


@every_duel
async def test_the_computer_gives_its_answer_back_too(tables: Tables, game: str) -> None:
    before = await start(tables, game, SOLO)
    await move(tables, before)
    answered = await tables.play_computer(before.table.id)
    assert answered is not None
    while answered.position.turn == "B":
        answered = await tables.play_computer(before.table.id) or answered
    back = await tables.take_back(before.table.id, None, ANNA, 0)
    assert back.position == before.position
    assert not back.table.computer_due
    await check_saved(tables, back)
    assert await tables.play_computer(before.table.id) is None


@every_duel
async def test_a_move_that_it_has_not_answered_yet(tables: Tables, game: str) -> None:
    before = await start(tables, game, SOLO)
    moved = await move(tables, before)
    assert moved.table.computer_due
    back = await tables.take_back(before.table.id, None, ANNA, 0)
    assert back.position == before.position
    assert await tables.store.tables.waiting_for_computer() == []


@every_duel
async def test_the_computers_first_move_is_not_taken_back(tables: Tables, game: str) -> None:
    started = await start(tables, game, SECOND)
    await tables.play_computer(started.table.id)
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        await tables.take_back(started.table.id, None, ANNA, 1)


@every_duel
async def test_a_bystander_takes_nothing_back(tables: Tables, game: str) -> None:
    moved = await move(tables, await start(tables, game, SOLO))
    with pytest.raises(Refusal, match="not-your-table"):
        await tables.take_back(moved.table.id, None, CARL, 0)


# A draw


@pytest.mark.parametrize(("moves", "scores"), [(0, []), (7, []), (8, [0.5]), (11, [0.5])])
@every_duel
async def test_a_draw_counts_half_once_both_have_decided_four_times(
    tables: Tables, game: str, moves: int, scores: list[float]
) -> None:
    table = (await play(tables, game, moves))[-1].table
    over = await tables.agree_draw(table.id, table.ply, BEN, 0)
    assert (over.table.state, over.table.winner, over.table.reason) == ("over", None, "agreed")
    assert over.table == await tables.store.tables.get(table.id)
    for member in (ANNA, BEN):
        assert [each.score for each in await tables.store.standings.results(member, game, 100)] == scores


async def test_taken_back_moves_do_not_make_a_game_count(tables: Tables) -> None:
    """What is left of it decides: Ben's fourth move is gone again."""
    back = await take_back(tables, (await play(tables, "carami", 8))[-1], BEN)
    await tables.agree_draw(back.table.id, back.table.ply, ANNA, 1)
    assert await tables.store.standings.results(ANNA, "carami", 100) == []


# At the same instant


@every_duel
async def test_of_two_acceptances_one_counts(store: Store, game: str) -> None:
    """In one process and in two with one database."""
    here, there = Tables(store), Tables(store)
    moved = (await play(here, game, 9))[-1]
    for agree in ("take_back", "agree_draw"):
        table = await store.tables.get(moved.table.id)
        told = await asyncio.gather(
            *(getattr(each, agree)(table.id, table.ply, BEN, 0) for each in (here, here, there, there)),
            return_exceptions=True,
        )
        assert len([each for each in told if isinstance(each, TableView)]) == 1
        codes = {each.code for each in told if isinstance(each, Refusal)}
        assert codes <= {"offer-lapsed", "out-of-date", "game-over"}
        assert len([each for each in told if isinstance(each, Refusal)]) == 3
    tokens = [each.token for each in await store.tables.log(moved.table.id)]
    assert [token for token in tokens if token.startswith(BACK)] == ["back:A"]
    for member in (ANNA, BEN):
        assert [each.score for each in await store.standings.results(member, game, 100)] == [0.5]


@every_duel
async def test_an_acceptance_and_a_move(tables: Tables, game: str) -> None:
    for agree in (tables.take_back, tables.agree_draw):
        moved = (await play(tables, game, 4))[-1]
        told = await asyncio.gather(
            move(tables, moved), agree(moved.table.id, moved.table.ply, BEN, 0), return_exceptions=True
        )
        assert len([each for each in told if isinstance(each, TableView)]) == 1
        table = await tables.store.tables.get(moved.table.id)
        done = next(each for each in told if isinstance(each, TableView))
        assert done.table == table
        if table.state == "playing":
            await tables.end(table.id, ANNA)


@pytest.mark.parametrize("game", WITH_DICE)
async def test_nothing_is_agreed_on_where_there_are_dice(tables: Tables, game: str) -> None:
    """A roll that was taken back would be rolled again."""
    views = await play(tables, game, 3)
    with pytest.raises(Refusal, match="refused"):
        await take_back(tables, views[-1], ANNA)
    with pytest.raises(Refusal, match="refused"):
        await tables.agree_draw(views[-1].table.id, views[-1].table.ply, BEN, 0)
    assert await tables.store.tables.get(views[-1].table.id) == views[-1].table


async def test_an_offer_at_a_table_that_is_gone(tables: Tables) -> None:
    offers, offer = Offers(Driver(tables)), Offer("carami", 99, 0, "draw", 0)
    for answer in (offers.check_decline(offer, ANNA), offers.check_withdraw(offer, ANNA)):
        with pytest.raises(Refusal, match="no-table"):
            await answer
