"""Where the secret of a game comes from: it is drawn before the interaction that starts the game."""

import asyncio
from datetime import UTC, datetime

import pytest

from play import dice
from play.challenges import Challenges
from play.lobbies import Lobbies
from play.people import Member, Place
from play.tables import Tables
from play.terms import Terms
from play.views import TableView, Venue
from store import ChannelTaken, Invitation, Store
from store.records import GuildSettings, LobbySeat, Seat
from tests.store.records import ANNA, BEN, SEATS, a_challenge, a_lobby, a_table, add_table, save_moves

HERE = Place(2**60, 2**61)
SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "normal"))


def now() -> datetime:
    return datetime.now(UTC)


async def start(
    store: Store,
    seats: tuple[Seat, ...],
    channel: int = 1,
    game: str = "boulomania",
    invitation: Invitation | None = None,
    by_lot: bool = False,
) -> TableView:
    venue = Venue(7, channel, "en")
    return await Tables(store).start(game, {}, seats, venue, nonce="n", invitation=invitation, by_lot=by_lot)


async def test_a_game_has_the_seed_of_its_challenge(store: Store) -> None:
    challenge = await Challenges(store, now).make(
        "boulomania", Terms({}), GuildSettings(1), HERE, Member(ANNA, "Anna"), Member(BEN, "Ben")
    )
    assert challenge.seed
    assert await store.invitations.challenge(challenge.id) == challenge
    table = (await start(store, SEATS, invitation=challenge)).table
    assert (table.seed, table.commitment) == (challenge.seed, dice.commitment(challenge.seed))
    assert (table.dice, table) == (dice.SCHEME, await store.tables.get(table.id))


async def test_a_game_has_the_seed_of_its_lobby(store: Store) -> None:
    opened = LobbySeat(ANNA, 0, 0, "Anna")
    lobby = await Lobbies(store, now).open("petanque", Terms({}), GuildSettings(1), HERE, opened)
    assert lobby.seed
    joined = await Lobbies(store, now).change(lobby.id, "petanque", HERE, Member(BEN, "Ben"), "join-1")
    assert joined.lobby.seed == lobby.seed
    assert (await start(store, SEATS, invitation=joined.lobby)).table.seed == lobby.seed


async def test_an_invitation_of_an_earlier_bot_has_none_yet(store: Store) -> None:
    challenge = await store.invitations.add_challenge(a_challenge())
    lobby = await store.invitations.add_lobby(a_lobby(0, 1))
    invitations: tuple[Invitation, ...] = (challenge, lobby)
    for number, invitation in enumerate(invitations):
        table = (await start(store, SEATS, number, invitation=invitation)).table
        assert len(table.seed) == 64
        assert table.commitment == dice.commitment(table.seed)


async def test_no_invitation_tells_its_seed() -> None:
    assert "the-seed" not in f"{a_challenge(seed='the-seed')}{a_lobby(0, seed='the-seed')}"
    assert "the-seed" not in repr(a_table(earlier_seeds=[(3, "the-seed")]))


async def test_the_next_game_against_the_computer_is_committed_to_before(store: Store) -> None:
    first = (await start(store, SOLO)).table
    following = await store.seeds.next(ANNA, "not this one")
    assert following != first.seed
    assert await store.seeds.next(ANNA, "nor this one") == following
    second = (await start(store, SOLO, 2, "petanque")).table
    assert (second.seed, second.commitment) == (following, dice.commitment(following))
    assert await store.seeds.next(ANNA, "nor this") not in (first.seed, second.seed)


async def test_who_asks_before_the_first_game_is_told_its_seed(store: Store) -> None:
    drawn = await store.seeds.next(ANNA, "5" * 64)
    assert (drawn, (await start(store, SOLO)).table.seed) == ("5" * 64, "5" * 64)


async def test_a_lot_against_the_computer_takes_it(store: Store) -> None:
    await store.seeds.next(ANNA, "5" * 64)
    assert (await start(store, SOLO, game="carami", by_lot=True)).table.seed == "5" * 64
    assert await store.seeds.next(ANNA, "other") != "5" * 64


@pytest.mark.parametrize(("seats", "game"), [(SOLO, "carami"), (SEATS, "boulomania")])
async def test_only_games_against_the_computer_in_which_something_is_drawn_take_it(
    store: Store, seats: tuple[Seat, ...], game: str
) -> None:
    await store.seeds.next(ANNA, "5" * 64)
    assert (await start(store, seats, game=game)).table.seed != "5" * 64
    assert await store.seeds.next(ANNA, "other") == "5" * 64


async def test_a_game_that_does_not_start_takes_nothing(store: Store) -> None:
    await start(store, SEATS)
    await store.seeds.next(ANNA, "5" * 64)
    with pytest.raises(ChannelTaken):
        await start(store, SOLO)
    assert await store.seeds.next(ANNA, "other") == "5" * 64


async def test_games_that_start_at_the_same_instant_have_different_seeds(store: Store) -> None:
    views = await asyncio.gather(*(start(store, SOLO, channel) for channel in range(8)))
    assert len({view.table.seed for view in views}) == 8


async def test_seeds_that_were_shown_are_kept(store: Store) -> None:
    table = await add_table(store, dice.commit(a_table(), "5" * 64))
    again = dice.renew(table)
    saved = await save_moves(
        store, table, seed=again.seed, commitment=again.commitment, earlier_seeds=again.earlier_seeds
    )
    assert await store.tables.get(table.id) == saved
    assert saved.earlier_seeds == [(0, "5" * 64)]
