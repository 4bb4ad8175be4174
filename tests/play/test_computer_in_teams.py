"""The computer in teams: it is given an empty place, plays in its turn, and nothing is rated then."""

import random
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from engine import parse_position
from play import dice
from play.driver import Driver
from play.lobbies import (
    changed,
    computers_once_more,
    dismiss_computer,
    has_room,
    join,
    leave,
    seat_computer,
    seats_of,
    shuffle,
)
from play.people import Member
from play.refusals import Refusal
from play.tables import Tables
from play.turns import check_turn
from play.verifying import find_faults
from play.views import TableView, Venue
from store import InvitationGone, Store
from store.records import LobbySeat, Seat
from tests.store.records import NOON, a_lobby, a_table

HOST = 1
SHORT = {"target": 7, "balls": 4}
MIXED = (
    Seat(0, 0, 10, "Anna"),
    Seat(0, 1, None, "Lina", "easy"),
    Seat(1, 0, None, "Pip", "easy"),
    Seat(1, 1, 20, "Ben"),
)


@pytest.fixture(autouse=True)
def _known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "new_seed", lambda: "7" * 64)


def refusal_of(change: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        change()
    return caught.value


# Before the game


def test_the_host_gives_a_place_to_the_computer_and_takes_it_away() -> None:
    lobby = seat_computer(a_lobby(0, 1), HOST, 0, "hard")
    assert lobby.computers == (LobbySeat(None, 0, 2, "", level="hard"),)
    assert dismiss_computer(lobby, HOST, 2) == a_lobby(0, 1)


def test_the_smaller_side_gets_it() -> None:
    assert seat_computer(a_lobby(0), HOST, None, "easy").computers[0].side == 1
    assert seat_computer(a_lobby(1), HOST, None, "easy").computers[0].side == 0
    assert seat_computer(a_lobby(0, 1), HOST, None, "easy").computers[0].side == 1


def test_only_the_host_does_that() -> None:
    lobby = seat_computer(a_lobby(0, 1), HOST, 1, "easy")
    assert refusal_of(lambda: seat_computer(lobby, 2, 1, "easy")).code == "lobby-not-yours-to-fill"
    assert refusal_of(lambda: dismiss_computer(lobby, 2, 2)).code == "lobby-not-yours-to-fill"


def test_no_member_can_be_dismissed() -> None:
    assert refusal_of(lambda: dismiss_computer(a_lobby(0, 1), HOST, 1)).code == "lobby-no-computer"


@pytest.mark.parametrize(("game", "most"), [("boulomania", 4), ("petanque", 7)])
def test_it_takes_no_more_room_than_members(game: str, most: int) -> None:
    lobby = a_lobby(0, game=game)
    while has_room(lobby, 0):
        lobby = seat_computer(lobby, HOST, 0, "easy")
    assert len(lobby.seats) == most
    assert refusal_of(lambda: seat_computer(lobby, HOST, 0, "easy")).code == "lobby-full"
    assert refusal_of(lambda: join(lobby, Member(9, "Zoe"), 0)).code == "lobby-full"


def test_it_is_mixed_with_the_others() -> None:
    lobby = seat_computer(seat_computer(a_lobby(0), HOST, 1, "easy"), HOST, 1, "hard")
    found = {tuple(seat.side for seat in shuffle(lobby, HOST, random.Random(n)).seats) for n in range(100)}
    assert len(found) == 6
    mixed = shuffle(lobby, HOST, random.Random(1))
    assert [seat.level for seat in mixed.seats] == [None, "easy", "hard"]


def test_it_never_becomes_the_host_and_never_stays_alone() -> None:
    lobby = join(seat_computer(a_lobby(0), HOST, 1, "easy"), Member(2, "Ben"), 1)
    after = leave(lobby, HOST)
    assert (after.host_id, len(after.seats)) == (2, 2)
    assert leave(after, 2).seats == ()
    assert changed(lobby, Member(HOST, "Anna"), "close", random.Random(1)).seats == ()


def test_it_sits_where_its_place_is() -> None:
    lobby = join(seat_computer(a_lobby(0), HOST, 1, "hard"), Member(2, "Ben"), 1)
    assert [(each.side, each.place, each.member_id, each.level) for each in seats_of(lobby, 2)] == [
        (0, 0, 1, None),
        (1, 0, None, "hard"),
        (1, 1, 2, None),
    ]


def test_it_plays_again_on_the_other_side() -> None:
    again = computers_once_more(a_table(seats=MIXED))
    assert again == (LobbySeat(None, 1, 1, "", level="easy"), LobbySeat(None, 0, 2, "", level="easy"))


async def test_it_is_saved(store: Store) -> None:
    kept = await store.invitations.add_lobby(seat_computer(a_lobby(0, 1), HOST, 0, "hard"))
    assert await store.invitations.lobby(kept.id) == kept
    changed_to = await store.invitations.change_lobby(
        kept.id, lambda lobby: join(seat_computer(lobby, HOST, 1, "easy"), Member(3, "Carl"), 1)
    )
    assert await store.invitations.lobby(kept.id) == changed_to
    assert [seat.level for seat in changed_to.seats] == [None, None, "hard", "easy", None]
    without = await store.invitations.change_lobby(kept.id, lambda lobby: dismiss_computer(lobby, HOST, 2))
    assert await store.invitations.lobby(kept.id) == without
    assert [seat.level for seat in without.seats] == [None, None, "easy", None]
    assert await store.invitations.hosted_lobby(HOST, without.channel_id, "boulomania") == kept.id
    assert await store.invitations.hosted_lobby(2, without.channel_id, "boulomania") is None
    await store.invitations.prune(NOON + timedelta(days=2))
    with pytest.raises(InvitationGone):
        await store.invitations.lobby(kept.id)


async def test_a_game_that_it_was_invited_to_is_bound_to_what_the_lobby_showed(store: Store) -> None:
    """Also with a single member, whose next game alone keeps its own secret."""
    lobby = seat_computer(a_lobby(0, options=SHORT, seed="5" * 64), HOST, 1, "easy")
    lobby = await store.invitations.add_lobby(lobby)
    venue = Venue(lobby.guild_id, lobby.channel_id, "en")
    seats, options = seats_of(lobby, HOST), lobby.options
    started = await Tables(store).start("boulomania", options, seats, venue, nonce="n", invitation=lobby)
    assert started.table.commitment == dice.commitment("5" * 64)


# In the game


async def start(driver: Driver, seats: tuple[Seat, ...] = MIXED, **venue: Any) -> TableView:
    here = Venue(7, 1, "en")._replace(**venue)
    return await driver.start("boulomania", SHORT, seats, here, nonce="start")


async def act(driver: Driver, view: TableView, rng: random.Random) -> TableView:
    assert view.seat is not None
    assert view.seat.member_id is not None, "the driver lets the computer play"
    action = rng.choice(view.position.legal_actions())
    return await driver.act(view.table, view.table.ply, view.seat.member_id, action, f"i{view.table.ply}")


async def test_a_whole_game(store: Store) -> None:
    """Everybody has their turns, nothing is rated, everything can be checked, and nobody has a record."""
    driver, rng = Driver(Tables(store)), random.Random(2)
    view = await start(driver)
    assert not view.table.rated
    while view.seat is not None:
        view = await act(driver, view, rng)
    assert (view.table.state, view.table.reason) == ("over", "target")
    log = await store.tables.log(view.table.id)
    assert list(find_faults(view.table, log)) == []
    decisions = [ply for ply in log if ply.nonce is None and ply.token.startswith(("point", "shoot"))]
    assert {ply.member_id for ply in decisions} == {None, 10, 20}
    assert await store.standings.all() == []
    assert await store.level_records.of_member(10, "boulomania") == {}


async def test_whoever_has_only_the_computer_left_gives_the_game_up(store: Store) -> None:
    driver = Driver(Tables(store))
    view = await start(driver)
    with pytest.raises(Refusal, match="leave-last-one"):
        await driver.resign(view.table.id, 10, leaving=True)
    over = await driver.resign(view.table.id, 10)
    assert (over.table.state, over.table.reason, over.table.winner) == ("over", "resigned", 1)
    assert list(find_faults(over.table, await store.tables.log(over.table.id))) == []


async def test_a_member_leaves_a_team_to_another_and_the_computer(store: Store) -> None:
    driver = Driver(Tables(store))
    view = await start(driver, (*MIXED, Seat(0, 2, 11, "Carl")))
    view = await driver.resign(view.table.id, 10)
    assert view.table.state == "playing"
    rng = random.Random(4)
    for _ in range(12):
        if view.seat is not None:
            assert view.seat.member_id in (11, 20)
            view = await act(driver, view, rng)


def test_whoever_is_not_to_play_hears_which_level_is() -> None:
    """The computer of a lobby has no name of its own: each language calls it by its level."""
    position = parse_position("boulomania", "....o......B...... 8/7 0-0 B A:play 13/8")
    table = a_table(seats=MIXED, places=[1, 0])
    with pytest.raises(Refusal, match="not-your-turn") as caught:
        check_turn(table, position, None, 10)
    assert caught.value.facts == {"level": "easy"}


def test_while_dice_are_in_the_air_nobody_is_to_play() -> None:
    position = parse_position("boulomania", "....o......B...... 8/7 0-0 B A:point2 13/8")
    with pytest.raises(Refusal, match="refused") as caught:
        check_turn(a_table(seats=MIXED), position, None, 10)
    assert caught.value.facts == {}


async def test_the_computer_has_no_clock(store: Store) -> None:
    driver, rng = Driver(Tables(store, now=lambda: NOON)), random.Random(3)
    view = await start(driver, clock="day")
    for _ in range(6):
        assert view.seat is not None
        assert (view.seat.level, view.table.deadline is not None) == (None, True)
        view = await act(driver, view, rng)


async def test_games_with_other_members_hold_no_channel_and_rest_as_the_server_sets(
    store: Store,
) -> None:
    driver = Driver(Tables(store, now=lambda: NOON))
    await start(driver)
    await start(driver, MIXED[:3], channel_id=2)
    assert await store.tables.channels_against_computer(7, 10) == [2]
    found = await store.tables.untouched(NOON, None, 10)
    assert [(each.id, each.is_alone) for each in found] == [(1, False), (2, True)]
