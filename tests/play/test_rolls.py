"""What the dice have shown is counted once a game is over, and compared with what fair dice show."""

import random
from collections import Counter

import pytest

from play.rolls import count_faces, expect
from play.tables import Tables
from play.views import TableView, Venue
from store import Store
from store.records import EVERYBODY, EVERYWHERE, FACES, FaceCount, Ply
from tests.store.records import ANNA, BEN, SEATS, a_table

SHORT = {"boulomania": {"target": 3, "balls": 2}, "petanque": {"target": 11, "balls": 3}}
LOG = [
    Ply(0, "36", None, "s"),
    Ply(1, "jack", None, None),
    Ply(2, "4", None, "s"),
    Ply(3, "point3", BEN, None),
    Ply(4, "344", None, "n"),
]


async def play(tables: Tables, game: str, channel: int) -> TableView:
    rng, venue = random.Random(channel), Venue(7, channel, "en", rated=False)
    view = await tables.start(game, SHORT[game], SEATS, venue, nonce=str(channel))
    while view.seat is not None:
        action = rng.choice(view.position.legal_actions())
        view = await tables.act(view.table.id, None, view.seat.member_id or 0, action, f"n{view.table.ply}")
    return view


def test_a_member_has_the_dice_of_their_own_decisions() -> None:
    """The opening and the jack count for the server only."""
    counted = count_faces(a_table(guild_id=7), LOG)
    theirs = {each.face: each.count for each in counted if each.member_id == BEN}
    servers = {each.face: each.count for each in counted if each.member_id == EVERYBODY}
    assert (theirs, servers) == ({3: 1, 4: 2}, {3: 2, 6: 1, 4: 3})
    assert {each.guild_id for each in counted if each.member_id == BEN} == {EVERYWHERE}


def test_a_private_chat_has_no_server() -> None:
    assert {each.member_id for each in count_faces(a_table(guild_id=None), LOG)} == {BEN}


@pytest.mark.parametrize("game", SHORT)
async def test_games_are_counted_as_they_end(store: Store, game: str) -> None:
    tables, fallen = Tables(store), Counter[int]()
    for channel in (1, 2):
        assert await store.rolls.faces(game, 7, EVERYBODY) == tuple(fallen[face] for face in FACES)
        view = await play(tables, game, channel)
        log = await store.tables.log(view.table.id)
        fallen += Counter(int(face) for ply in log if ply.nonce is not None for face in ply.token)
    assert await store.rolls.faces(game, 7, EVERYBODY) == tuple(fallen[face] for face in FACES)
    theirs = [sum(await store.rolls.faces(game, EVERYWHERE, member)) for member in (ANNA, BEN)]
    assert 0 < sum(theirs) < sum(fallen.values())
    assert await store.rolls.faces(game, 8, EVERYBODY) == (0,) * 6


async def test_a_game_that_is_given_up_counts_too(store: Store) -> None:
    tables = Tables(store)
    view = await tables.start("petanque", {}, SEATS, Venue(7, 1, "en"), nonce="s")
    assert sum(await store.rolls.faces("petanque", 7, EVERYBODY)) == 0
    await tables.resign(view.table.id, ANNA)
    assert sum(await store.rolls.faces("petanque", 7, EVERYBODY)) >= 4


def test_what_is_expected() -> None:
    assert expect(0) == (0, 0, 0)
    each, low, high = expect(600)
    assert each == 100
    assert (round(low), round(high)) == (76, 124)


def test_the_band_holds_fair_dice_99_times_out_of_100() -> None:
    rng, outside = random.Random(3), 0
    for _ in range(500):
        fallen = Counter(rng.choices(FACES, k=300))
        _, low, high = expect(300)
        outside += sum(not low <= fallen[face] <= high for face in FACES)
    assert 0 < outside / 3000 < 0.02


def test_counts_have_one_order() -> None:
    rows = [FaceCount(1, "b", 2, 3, 4), FaceCount(0, "b", 9, 3, 4), FaceCount(1, "b", 2, 1, 4)]
    assert [each.guild_id for each in sorted(rows)] == [0, 1, 1]
