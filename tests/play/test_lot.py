"""Who begins in Boomerang and Carami is drawn by lot, by a die that anybody can check; a rematch swaps."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from engine import GAMES
from play import dice
from play.challenges import seats_of_challenge
from play.people import Member
from play.proofs import prove
from play.tables import Tables
from play.terms import Terms, terms_again, terms_of, terms_to_accept
from play.verifying import verify
from play.views import TableView, Venue
from store import Store
from store.records import Ply, Seat, Table
from tests.games import DUELS
from tests.store.records import ANNA, BEN, SEATS, a_challenge, a_table

CHECK = Path(__file__).parents[2] / "docs" / "check_dice.py"
SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "easy"))
FACES = range(1, 7)


async def start(tables: Tables, channel: int = 1, seats: Sequence[Seat] = SEATS) -> TableView:
    """Start a game that Anna asked for."""
    return await tables.start(
        "carami", {}, tuple(seats), Venue(7, channel, "en"), nonce=f"n{channel}", by_lot=True
    )


async def draw_both(store: Store, monkeypatch: pytest.MonkeyPatch) -> dict[bool, TableView]:
    """Start many games; one that Anna begins, and one that Ben does."""
    monkeypatch.setattr(dice, "new_seed", lambda: "5" * 64)
    tables, drawn = Tables(store), {}
    for channel in range(1, 20):
        view = await start(tables, channel)
        drawn[view.seat is not None and view.seat.member_id == ANNA] = view
    assert len(drawn) == 2
    return drawn


def test_the_games_whose_rules_leave_it_to_a_lot() -> None:
    assert [name for name, game in GAMES.items() if game.begins_by_lot] == list(DUELS)


def test_every_face_is_equally_likely() -> None:
    drawn = Counter(dice.draw_lot(a_table(id=number, dice=2), "n").lot for number in range(1, 6001))
    assert set(drawn) == set(FACES)
    assert all(900 < drawn[face] < 1100 for face in FACES), drawn


async def test_who_asked_begins_with_a_low_die_and_the_other_with_a_high_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for asker_begins, view in (await draw_both(store, monkeypatch)).items():
        table = view.table
        assert view.position.turn == "A"
        assert (table.lot in (1, 2, 3)) is asker_begins
        assert table.side_of(ANNA) == (0 if asker_begins else 1)
        assert table == await store.tables.get(table.id)
        assert table.lot_nonce == f"n{table.channel_id}"


async def test_the_computer_may_begin(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "new_seed", lambda: "5" * 64)
    tables = Tables(store)
    due = {(await start(tables, channel, SOLO)).table.computer_due for channel in range(1, 20)}
    assert due == {True, False}
    tables.close()


async def test_nothing_is_drawn_where_it_was_chosen(store: Store) -> None:
    view = await Tables(store).start("carami", {}, SEATS, Venue(7, 1, "en"), nonce="n")
    assert (view.table.lot, view.table.lot_nonce) == (None, None)
    assert view.table.side_of(ANNA) == 0


# Checking it


async def play(store: Store, view: TableView) -> tuple[Table, list[Ply]]:
    tables = Tables(store)
    for _ in range(2):
        assert view.seat is not None
        action = view.position.legal_actions()[0]
        view = await tables.act(view.table.id, None, view.seat.member_id or 0, action, "x")
    await tables.resign(view.table.id, ANNA)
    return await tables.read_whole(view.table.id)


@pytest.mark.parametrize("asker_begins", [True, False])
async def test_verify_finds_what_was_changed(
    store: Store, monkeypatch: pytest.MonkeyPatch, asker_begins: bool
) -> None:
    table, log = await play(store, (await draw_both(store, monkeypatch))[asker_begins])
    assert verify(table, log) == (0, ())
    assert table.lot is not None
    for other in set(FACES) - {table.lot}:
        changed = {fault.code for fault in verify(replace(table, lot=other), log).faults}
        assert "fingerprint" in changed
        same_half = (other <= 3) is (table.lot <= 3)
        assert not same_half or "lot" in changed
    for changed_table in (
        replace(table, lot_nonce="another"),
        replace(table, lot=None),
        replace(table, lot_nonce=None),
    ):
        assert "fingerprint" in {fault.code for fault in verify(changed_table, log).faults}


def check_file(proof: str, file: Path) -> subprocess.CompletedProcess[str]:
    file.write_text(proof, encoding="utf-8")
    command = [sys.executable, "-I", str(CHECK), str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("asker_begins", [True, False])
async def test_an_outsider_can_check_it(
    store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, asker_begins: bool
) -> None:
    table, log = await play(store, (await draw_both(store, monkeypatch))[asker_begins])
    proof, file = prove(table, log), tmp_path / "game.json"
    assert json.loads(proof)["lot"] == {"die": table.lot, "nonce": table.lot_nonce}
    done = check_file(proof, file)
    assert (done.returncode, done.stdout) == (0, "All 1 rolls are right.\n"), done
    other = {1: 2, 2: 3, 3: 1, 4: 5, 5: 6, 6: 4}[table.lot or 0]
    done = check_file(proof.replace(f'"die": {table.lot}', f'"die": {other}'), file)
    assert (done.returncode, "ply begin was" in done.stdout) == (1, True)


# Terms


def test_who_chose_who_begins_plays_for_no_rating() -> None:
    even = {
        begin: Terms({}, begin=begin).is_even for begin in ("lot", "me", "other", "swap-me", "swap-other")
    }
    assert even == {"lot": True, "me": False, "other": False, "swap-me": True, "swap-other": True}


@pytest.mark.parametrize("game", DUELS)
@pytest.mark.parametrize(("asker", "begin"), [(ANNA, "swap-other"), (BEN, "swap-me")])
def test_a_rematch_swaps(game: str, asker: int, begin: str) -> None:
    table = a_table(game=game, options={})
    side = table.side_of(asker)
    assert side is not None
    terms = terms_again(table, side, table)
    assert (terms.begin, terms.draws_lot(game)) == (begin, False)
    challenge = a_challenge(game=game, challenger_id=asker, opponent_id=ANNA + BEN - asker, begin=begin)
    seats = seats_of_challenge(challenge, Member(ANNA + BEN - asker, "other"), table)
    assert [seat.member_id for seat in sorted(seats, key=lambda seat: seat.side)] == [BEN, ANNA]
    assert terms_of(challenge).begin == begin


def test_after_somebody_was_forgotten_the_lot_decides() -> None:
    seats = (SEATS[0], replace(SEATS[1], member_id=None))
    table = a_table(game="carami", options={}, seats=seats)
    assert terms_again(table, 0, table).begin == "lot"


def test_an_older_game_gives_nobody_the_first_move_again() -> None:
    old = a_table(id=1, game="carami", options={})
    assert terms_again(old, 1, a_table(id=2, game="carami", options={})).begin == "lot"
    challenge = a_challenge(game="carami", challenger_id=BEN, begin="swap-me")
    assert terms_to_accept(challenge, old) == terms_of(challenge)
    since = replace(old, id=2, seats=(replace(SEATS[1], side=0), replace(SEATS[0], side=1)))
    for last in (since, replace(old, game="boomerang"), None):
        terms = terms_to_accept(challenge, last)
        assert (terms.begin, terms.side, terms.is_even) == ("me", 0, False)


async def test_the_lot_stays_right_in_a_game_that_has_rested_before_its_first_move(store: Store) -> None:
    tables = Tables(store)
    view = await start(tables)
    await tables.rest(view.table.id, tables.now())
    await tables.wake(view.table.id, ANNA)
    await tables.resign(view.table.id, ANNA)
    assert verify(*await tables.read_whole(view.table.id)) == (0, ())


@pytest.mark.parametrize(("begin", "first"), [("lot", ANNA), ("me", ANNA), ("other", BEN)])
def test_a_challenge_seats_who_begins_first(begin: str, first: int) -> None:
    """Before a lot is drawn that is whoever has made it, also if the two have just played."""
    last = a_table(game="carami", options={})
    seats = seats_of_challenge(a_challenge(game="carami", begin=begin), Member(BEN, "Ben"), last)
    assert [seat.member_id for seat in seats if seat.side == 0] == [first]
