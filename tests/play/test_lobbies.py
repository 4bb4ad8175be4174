"""Who sits where before a game of teams: joining, leaving, mixing, closing, starting, also all at once."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from play.lobbies import (
    asked_once_more,
    changed,
    close,
    join,
    leave,
    seat_once_more,
    seats_of,
    shuffle,
    size_of,
)
from play.people import Member
from play.refusals import Refusal
from play.tables import Tables
from play.views import TableView, Venue
from store import ChannelTaken, Store
from store.invitations import InvitationGone
from store.records import GuildSettings, Lobby, LobbySeat, Seat
from tests.folding import each_of
from tests.games import DUELS, IN_TEAMS
from tests.store.records import ANNA, BEN, NOON, a_challenge, a_lobby, a_table, add_table

HERE = Venue(2**60, 2**61, "en")
NOBODY = 99


def people(lobby: Lobby) -> list[tuple[int | None, int]]:
    """The members in the order of joining, each with their side."""
    return [(seat.member_id, seat.side) for seat in lobby.seats]


def refusal_of(change: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        change()
    return caught.value


# Joining


def test_whoever_joins_sits_last() -> None:
    lobby = join(a_lobby(0, 1), Member(3, "Carl"), 0)
    assert people(lobby) == [(1, 0), (2, 1), (3, 0)]
    assert lobby.seats[-1] == LobbySeat(3, 0, 2, "Carl")


def test_whoever_changes_sides_is_the_last_of_the_other_team() -> None:
    lobby = join(a_lobby(0, 1, 0, 1), Member(1, "Anna"), 1)
    assert people(lobby) == [(2, 1), (3, 0), (4, 1), (1, 1)]
    assert lobby.host_id == 1


def test_joining_ones_own_side_changes_nothing() -> None:
    lobby = a_lobby(0, 0, 1)
    assert join(lobby, Member(1, "Anna"), 0) == lobby


def test_after_somebody_has_left_the_order_is_still_that_of_joining() -> None:
    lobby = join(leave(a_lobby(0, 1, 0), 2), Member(4, "Dora"), 1)
    assert people(lobby) == [(1, 0), (3, 0), (4, 1)]
    assert [seat.number for seat in lobby.seats] == sorted({seat.number for seat in lobby.seats})


def test_a_team_of_boulomania_has_four_players_at_most() -> None:
    lobby = a_lobby(0, 0, 0, 0, 1)
    refusal = refusal_of(lambda: join(lobby, Member(6, "Fred"), 0))
    assert (refusal.code, refusal.facts) == ("lobby-full", {"most": 4})
    assert refusal_of(lambda: join(lobby, Member(5, "Eva"), 0)).code == "lobby-full"
    assert len(join(lobby, Member(6, "Fred"), 1).seats) == 6


def test_petanque_has_eight_players_at_most_in_whatever_teams() -> None:
    lobby = a_lobby(0, 0, 0, 0, 0, 1, game="petanque")
    for member in (7, 8):
        lobby = join(lobby, Member(member, ""), 0)
    assert refusal_of(lambda: join(lobby, Member(9, ""), 1)).code == "lobby-full"
    assert refusal_of(lambda: join(lobby, Member(6, ""), 0)).code == "lobby-full"
    assert len(join(lobby, Member(1, ""), 1).team(1)) == 2


# Leaving


def test_the_host_hands_the_lobby_to_who_joined_next() -> None:
    lobby = leave(a_lobby(0, 1, 0), 1)
    assert (lobby.host_id, people(lobby)) == (2, [(2, 1), (3, 0)])


def test_somebody_else_leaves_the_host_alone() -> None:
    assert leave(a_lobby(0, 1, 0), 2).host_id == 1


def test_a_host_who_has_changed_sides_and_leaves() -> None:
    assert leave(join(a_lobby(0, 1, 0), Member(1, "Anna"), 1), 1).host_id == 2


def test_the_last_one_leaves_it_empty() -> None:
    assert leave(a_lobby(0), 1).seats == ()


@pytest.mark.parametrize(
    "act", [leave, partial(shuffle, rng=random.Random(1)), seats_of], ids=["leave", "shuffle", "start"]
)
def test_only_who_has_joined_leaves_shuffles_or_starts(act: Callable[[Lobby, int], object]) -> None:
    assert refusal_of(lambda: act(a_lobby(0, 1), NOBODY)).code == "lobby-not-in"


def test_only_the_host_closes_it() -> None:
    assert refusal_of(lambda: close(a_lobby(0, 1), 2)).code == "lobby-not-yours-to-close"
    assert close(a_lobby(0, 1), 1).seats == ()


# Mixing


@each_of("count", range(2, 9))
@each_of("game", IN_TEAMS)
def test_mixed_teams_are_as_equal_as_can_be(game: str, count: int) -> None:
    lobby = a_lobby(*[0] * count, game=game)
    for seed in range(20):
        mixed = shuffle(lobby, 1, random.Random(seed))
        assert [seat.member_id for seat in mixed.seats] == list(range(1, count + 1))
        assert abs(len(mixed.team(0)) - len(mixed.team(1))) == count % 2


def test_everybody_may_get_anywhere() -> None:
    found = {tuple(people(shuffle(a_lobby(0, 0, 1), 1, random.Random(seed)))) for seed in range(100)}
    assert len(found) == 6


# Starting


def test_the_seats_are_in_the_order_of_joining() -> None:
    seats = seats_of(a_lobby(1, 0, 1, 1), 3)
    assert [(seat.side, seat.place, seat.member_id) for seat in seats] == [
        (0, 0, 2),
        (1, 0, 1),
        (1, 1, 3),
        (1, 2, 4),
    ]


@pytest.mark.parametrize("side", [0, 1])
def test_both_teams_need_somebody(side: int) -> None:
    assert refusal_of(lambda: seats_of(a_lobby(side, side), 1)).code == "lobby-needs-both"


def test_whoever_asks_for_another_game_sits_on_the_other_side_and_asks_those_who_stayed() -> None:
    seats = (Seat(0, 0, 5, "E"), Seat(0, 1, 3, "C", gone=True), Seat(1, 0, 4, "D"), Seat(1, 1, 2, "B"))
    table = a_table(seats=seats)
    assert seat_once_more(table, 2) == LobbySeat(2, 0, 0, "B")
    assert asked_once_more(table, 2, GuildSettings(7)) == (5, 4)
    assert asked_once_more(table, 2, GuildSettings(7, excluded=[5])) == (4,), "who may not play is not called"
    assert seat_once_more(table, 3) == LobbySeat(3, 1, 0, "C")
    assert asked_once_more(table, 3, GuildSettings(7)) == (5, 4, 2)


# What is saved


async def test_a_lobby_is_saved_as_it_was(store: Store) -> None:
    lobby = await store.invitations.add_lobby(a_lobby(0, 1, 1, clock="day", threaded=True))
    assert lobby == a_lobby(0, 1, 1, id=lobby.id, clock="day", threaded=True)
    assert await store.invitations.lobby(lobby.id) == lobby


async def test_a_change_is_saved(store: Store) -> None:
    lobby = await store.invitations.add_lobby(a_lobby(0, 1))
    after = await store.invitations.change_lobby(
        lobby.id, lambda lobby: leave(join(lobby, Member(3, "Carl"), 0), 1)
    )
    assert after == await store.invitations.lobby(lobby.id)
    assert (after.host_id, people(after)) == (2, [(2, 1), (3, 0)])


async def test_what_is_refused_changes_nothing(store: Store) -> None:
    lobby = await store.invitations.add_lobby(a_lobby(0, 1))
    with pytest.raises(Refusal, match="lobby-not-in"):
        await store.invitations.change_lobby(lobby.id, lambda lobby: leave(lobby, NOBODY))
    assert await store.invitations.lobby(lobby.id) == lobby


@pytest.mark.parametrize("act", [leave, close])
async def test_an_empty_lobby_is_gone(store: Store, act: Callable[[Lobby, int], Lobby]) -> None:
    lobby = await store.invitations.add_lobby(a_lobby(0))
    assert (await store.invitations.change_lobby(lobby.id, lambda lobby: act(lobby, 1))).seats == ()
    with pytest.raises(InvitationGone):
        await store.invitations.lobby(lobby.id)
    with pytest.raises(InvitationGone):
        await store.invitations.change_lobby(lobby.id, lambda lobby: join(lobby, Member(2, "Ben"), 0))


async def test_what_nobody_has_answered_in_time_is_forgotten(store: Store) -> None:
    old = await store.invitations.add_lobby(a_lobby(0, 1))
    young = await store.invitations.add_lobby(a_lobby(0, 1, expires_at=NOON + timedelta(days=1)))
    await store.invitations.add_challenge(a_challenge())
    await store.invitations.prune(NOON + timedelta(seconds=1))
    assert await store.invitations.lobby(young.id) == young
    with pytest.raises(InvitationGone):
        await store.invitations.lobby(old.id)


# All at once


@pytest.mark.parametrize(("game", "teams"), [("boulomania", [4, 1]), ("petanque", [7, 1])])
async def test_joins_at_the_same_instant_never_exceed_the_room(
    store: Store, game: str, teams: list[int]
) -> None:
    lobby = await store.invitations.add_lobby(a_lobby(1, game=game))
    tries = await asyncio.gather(
        *(
            store.invitations.change_lobby(
                lobby.id, partial(join, member=Member(member, str(member)), side=0)
            )
            for member in range(2, 14)
        ),
        return_exceptions=True,
    )
    after = await store.invitations.lobby(lobby.id)
    assert [len(after.team(side)) for side in (0, 1)] == teams
    assert len({seat.number for seat in after.seats}) == sum(teams)
    refusals = [each for each in tries if isinstance(each, BaseException)]
    assert {(type(each), str(each)) for each in refusals} == {(Refusal, "lobby-full")}
    assert len(refusals) == 12 - teams[0]


async def test_everybody_leaves_at_the_same_instant(store: Store) -> None:
    lobby = await store.invitations.add_lobby(a_lobby(0, 1, 0, 1))
    left = await asyncio.gather(
        *(
            store.invitations.change_lobby(lobby.id, partial(leave, member_id=member))
            for member in (1, 2, 3, 4)
        )
    )
    assert sorted(len(after.seats) for after in left) == [0, 1, 2, 3]
    assert all(after.host_id in [seat.member_id for seat in after.seats] for after in left if after.seats)
    with pytest.raises(InvitationGone):
        await store.invitations.lobby(lobby.id)


async def start(tables: Tables, lobby: Lobby, member_id: int, venue: Venue = HERE) -> TableView:
    seats = seats_of(lobby, member_id)
    nonce = f"start{member_id}"
    return await tables.start(lobby.game, lobby.options, seats, venue, nonce=nonce, invitation=lobby)


@pytest.mark.parametrize("venues", [(HERE, HERE), (HERE, HERE._replace(channel_id=5))])
async def test_of_two_who_start_at_the_same_instant_one_does(
    store: Store, venues: tuple[Venue, Venue]
) -> None:
    """In the same channel, and in threads that were opened for both."""
    tables, lobby = Tables(store), await store.invitations.add_lobby(a_lobby(0, 1, 0, 1))
    tries = await asyncio.gather(
        *(start(tables, lobby, member, venue) for member, venue in zip((1, 2), venues, strict=True)),
        return_exceptions=True,
    )
    (moved,) = (each for each in tries if isinstance(each, TableView))
    assert [type(each) for each in tries if not isinstance(each, TableView)] == [InvitationGone]
    assert [table.id for table in await store.tables.of_guild(2**60)] == [moved.table.id]
    assert [seat.member_id for seat in moved.table.seats] == [1, 3, 2, 4]
    assert moved.seat is not None
    with pytest.raises(InvitationGone):
        await store.invitations.lobby(lobby.id)


@pytest.mark.parametrize("first", ["start", "leave"])
async def test_somebody_leaves_while_another_starts(store: Store, first: str) -> None:
    """Either the game has everybody, or the lobby is still there without the one who left."""
    tables, lobby = Tables(store), await store.invitations.add_lobby(a_lobby(0, 1, 0, 1))
    acts = [start(tables, lobby, 1), store.invitations.change_lobby(lobby.id, partial(leave, member_id=4))]
    tries = await asyncio.gather(*(acts if first == "start" else reversed(acts)), return_exceptions=True)
    assert sum(isinstance(each, InvitationGone) for each in tries) == 1
    playing = await store.tables.of_guild(2**60)
    if playing:
        assert len(playing[0].seats) == 4
        with pytest.raises(InvitationGone):
            await store.invitations.lobby(lobby.id)
    else:
        after = await store.invitations.lobby(lobby.id)
        assert people(after) == [(1, 0), (2, 1), (3, 0)]
        assert len((await start(tables, after, 1)).table.seats) == 3


async def test_a_lobby_stays_where_the_channel_was_taken_meanwhile(store: Store) -> None:
    tables, lobby = Tables(store), await store.invitations.add_lobby(a_lobby(0, 1, 1))
    await add_table(
        store, a_table(channel_id=HERE.channel_id, seats=(Seat(0, 0, ANNA, ""), Seat(1, 0, BEN, "")))
    )
    with pytest.raises(ChannelTaken):
        await start(tables, lobby, 2)
    assert await store.invitations.lobby(lobby.id) == lobby


async def test_a_lobby_that_has_changed_is_not_started_as_it_was(store: Store) -> None:
    tables, lobby = Tables(store), await store.invitations.add_lobby(a_lobby(0, 1, 1))
    changed = await store.invitations.change_lobby(lobby.id, lambda lobby: replace(lobby, host_id=2))
    with pytest.raises(InvitationGone):
        await start(tables, lobby, 2)
    assert await store.invitations.lobby(lobby.id) == changed
    assert len((await start(tables, changed, 2)).table.seats) == 3


def test_what_cannot_be_done_in_a_lobby_is_refused() -> None:
    dance = partial(changed, a_lobby(0, 1), Member(1, "Anna"), "dance", random.Random(1))
    assert refusal_of(dance).code == "refused"
    for game in DUELS:
        assert refusal_of(partial(size_of, game)).code == "refused"
