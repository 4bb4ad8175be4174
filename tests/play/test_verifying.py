"""Every kind of tampering with a game is found and named; nothing is found in a game as it was played."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import NamedTuple

import pytest

from play import dice
from play.checking import check_all
from play.proofs import prove
from play.tables import Tables
from play.verifying import SENTENCES, verify
from play.views import Venue
from store import Store
from store.records import Ply, Seat, Table
from tests.games import WITH_DICE
from tests.store.records import ANNA, BEN, NOON, SEATS

OPTIONS = {"boulomania": {"target": 3, "balls": 3}, "petanque": {"target": 11, "balls": 3}}
SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "easy"))


class Game(NamedTuple):
    table: Table
    log: Sequence[Ply]

    @property
    def codes(self) -> set[str]:
        return {fault.code for fault in verify(*self).faults}


async def play(
    store: Store, game: str, seats: Sequence[Seat] = SEATS, plies: int = 999, clock: str | None = None
) -> tuple[Tables, int]:
    """A game of random moves, to its end or for so many plies."""
    now, rng = [NOON], random.Random(game)
    tables = Tables(store, lambda: now[0])
    venue = Venue(7, 1, "en", clock=clock, rated=False)
    view = await tables.start(game, OPTIONS.get(game, {}), tuple(seats), venue, nonce="1001")
    while (seat := view.seat) is not None and view.table.ply < plies:
        if seat.level is not None:
            answer = await tables.play_computer(view.table.id)
            assert answer is not None
            view = answer
            continue
        now[0] += timedelta(seconds=5)
        action, nonce = rng.choice(view.position.legal_actions()), str(1001 + 7 * view.table.ply)
        view = await tables.act(view.table.id, view.table.ply, seat.member_id or 0, action, nonce)
    now[0] += timedelta(days=30)
    return tables, view.table.id


@pytest.fixture(scope="module", params=WITH_DICE)
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A whole game, with the same dice in every run."""

    async def play_it() -> Game:
        file = tmp_path_factory.mktemp("games") / "played.sqlite3"
        tables, table_id = await play(await Store.open(f"sqlite+aiosqlite:///{file}"), request.param)
        played = Game(*await tables.read_whole(table_id))
        await tables.store.close()
        return played

    with pytest.MonkeyPatch.context() as known:
        known.setattr(dice, "new_seed", lambda: "5" * 64)
        return asyncio.run(play_it())


def rolls(log: Sequence[Ply]) -> list[int]:
    return [ply.ply for ply in log if ply.nonce is not None]


def change(game: Game, ply: int, **values: object) -> Game:
    """The game with another ply in that place."""
    log = [replace(each, **values) if each.ply == ply else each for each in game.log]  # type: ignore[arg-type]
    return game._replace(log=log)


def other_die(game: Game) -> Game:
    """Another face of the last die that can be it: the game goes on as if nothing were."""
    last = rolls(game.log)[-1]
    token = game.log[last].token
    return change(game, last, token="6" * len(token) if token[0] != "6" else "1" * len(token))


def other_action(game: Game) -> Game:
    last = next(ply for ply in reversed(game.log) if ply.nonce is None and ply.member_id is not None)
    return change(game, last.ply, token="shoot:jack" if last.token.startswith("point") else "point2")


def insert(game: Game) -> Game:
    """A ply that repeats the one before, all others after it, and the length as long as that."""
    first = rolls(game.log)[1]
    log = [*game.log[: first + 1], *(replace(each, ply=each.ply + 1) for each in game.log[first:])]
    return Game(replace(game.table, ply=len(log)), log)


def cut(game: Game, *, length: int) -> Game:
    return Game(replace(game.table, ply=length), game.log[:-1])


def settle(game: Game, **values: object) -> Game:
    return game._replace(table=replace(game.table, **values))  # type: ignore[arg-type]


TAMPERING: dict[str, tuple[Callable[[Game], Game], set[str]]] = {
    "a die": (other_die, {"roll", "log"}),
    "an action": (other_action, {"log", "roll", "fingerprint"}),
    "the seed": (lambda game: settle(game, seed="0" * 64), {"seed"}),
    "seed and commitment": (
        lambda game: settle(game, seed="0" * 64, commitment=dice.commitment("0" * 64)),
        {"roll"},
    ),
    "the commitment": (lambda game: settle(game, commitment="0" * 64), {"seed"}),
    "no commitment": (lambda game: settle(game, commitment=""), {"seed"}),
    "the scheme": (lambda game: settle(game, dice=1), {"roll"}),
    "a player": (lambda game: settle(game, seats=(SEATS[0], replace(SEATS[1], member_id=5))), {"roll"}),
    "the table": (lambda game: settle(game, id=game.table.id + 1), {"roll"}),
    "a nonce": (lambda game: change(game, rolls(game.log)[-1], nonce="5"), {"fingerprint"}),
    "a nonce removed": (lambda game: change(game, rolls(game.log)[2], nonce=None), {"nonce-missing"}),
    "all nonces removed": (
        lambda game: game._replace(log=[replace(each, nonce=None) for each in game.log]),
        {"nonce-missing"},
    ),
    "a nonce too many": (
        lambda game: change(game, next(each.ply for each in game.log if each.member_id), nonce="5"),
        {"nonce-odd"},
    ),
    "the winner": (lambda game: settle(game, winner=1 - (game.table.winner or 0)), {"outcome"}),
    "no winner": (lambda game: settle(game, winner=None), {"outcome"}),
    "the reason": (lambda game: settle(game, reason="resigned"), {"outcome"}),
    "the state": (lambda game: settle(game, state="playing"), {"outcome"}),
    "the position": (lambda game: settle(game, notation=f"{game.table.notation} "), {"position"}),
    "the last ply cut": (lambda game: cut(game, length=game.table.ply), {"length"}),
    "the last ply cut, and the length": (
        lambda game: cut(game, length=game.table.ply - 1),
        {"goes-on", "position", "fingerprint"},
    ),
    "a ply inserted": (insert, {"log", "fingerprint"}),
    "a ply inserted, without the length": (lambda game: game._replace(log=insert(game).log), {"length"}),
    "a ply taken back": (
        lambda game: Game(
            replace(game.table, ply=game.table.ply + 1),
            [*game.log, Ply(game.table.ply, "back:A", ANNA, None)],
        ),
        {"log"},
    ),
    "the length": (lambda game: settle(game, ply=game.table.ply + 1), {"length"}),
    "the options": (
        lambda game: settle(game, options=game.table.options | {"balls": 5}),
        {"log", "position"},
    ),
    "the fingerprint": (lambda game: settle(game, fingerprint=""), {"fingerprint"}),
}


@pytest.mark.parametrize("kind", TAMPERING)
def test_each_kind_of_tampering_is_found(game: Game, kind: str) -> None:
    tamper, expected = TAMPERING[kind]
    tampered = tamper(game)
    assert tampered != game
    assert tampered.codes & expected
    assert all(str(fault) for fault in verify(*tampered).faults)


def test_nothing_is_found_where_nothing_was_done(game: Game) -> None:
    assert verify(*game) == (len(rolls(game.log)), ())
    assert len(rolls(game.log)) > 10


def test_any_nonce_and_any_roll_that_is_changed_is_found(game: Game) -> None:
    """Also where the dice fall by chance as they did."""
    for ply in rolls(game.log):
        assert change(game, ply, nonce="5").codes
        assert change(game, ply, nonce=None).codes
        token = game.log[ply].token
        assert change(game, ply, token=token[:-1] + ("5" if token[-1] == "6" else "6")).codes


def test_a_game_under_earlier_rules_is_not_judged_by_the_present_ones(game: Game) -> None:
    assert settle(game, winner=None).codes == {"outcome"}
    assert settle(game, winner=None, rules=0).codes == set()


def test_of_a_log_that_cannot_be_played_it_is_not_known_what_was_thrown(game: Game) -> None:
    first = rolls(game.log)[0]
    for spoilt in (game, change(game, first, token="nothing")):
        plies = json.loads(prove(*spoilt))["plies"]
        known = [each["cast"] is not None for each in plies if "nonce" in each]
        assert known == [spoilt is game] * len(rolls(game.log))


async def test_a_game_that_was_given_up(store: Store) -> None:
    tables, table_id = await play(store, "boulomania", plies=8)
    await tables.resign(table_id, ANNA)
    game = Game(*await tables.read_whole(table_id))
    assert (game.table.winner, game.codes) == (1, set())
    assert settle(game, winner=0).codes == {"winner"}
    assert settle(game, winner=None).codes == {"winner"}
    assert settle(game, reason="target").codes == {"goes-on"}
    assert settle(game, state="resting", winner=None).codes == {"winner"}
    assert settle(game, state="resting", winner=None, reason="rested").codes == set()
    assert settle(game, ended_by=None).codes == set(), "by an earlier bot, which did not keep who gave up"


async def test_a_game_that_the_computer_won_as_the_member_gave_up(store: Store) -> None:
    tables, table_id = await play(store, "petanque", SOLO, plies=30)
    await tables.resign(table_id, ANNA)
    game = Game(*await tables.read_whole(table_id))
    assert (game.codes, settle(game, winner=0, ended_by=None).codes) == (set(), {"winner"})


@pytest.mark.parametrize(("kind", "plies"), [("petanque", 30), ("carami", 0)])
async def test_a_game_that_was_lost_on_time(store: Store, kind: str, plies: int) -> None:
    """Also by whoever has not even begun."""
    tables, table_id = await play(store, kind, plies=plies, clock="day")
    await tables.store.tables.note_reminded(await store.tables.get(table_id))
    await tables.ring(table_id)
    game = Game(*await tables.read_whole(table_id))
    assert (game.table.reason, game.codes) == ("time", set())
    assert settle(game, winner=1 - (game.table.winner or 0)).codes == {"winner"}
    assert settle(game, clock=None).codes == {"winner"}


async def test_a_game_that_was_cleared_away(store: Store) -> None:
    tables, table_id = await play(store, "petanque", plies=30)
    await tables.end(table_id, BEN)
    game = Game(*await tables.read_whole(table_id))
    assert (game.codes, settle(game, winner=0).codes) == (set(), {"winner"})


async def test_a_game_that_goes_on(store: Store) -> None:
    tables, table_id = await play(store, "petanque", plies=30)
    game = Game(*await tables.read_whole(table_id))
    assert (game.codes, settle(game, winner=0).codes) == (set(), {"winner"})


async def test_a_game_that_went_on_after_a_rest(store: Store) -> None:
    """It got a fresh seed at some ply; each holds for its own part."""
    tables, table_id = await play(store, "petanque", plies=30)
    table = await store.tables.get(table_id)
    await store.tables.save(table, dice.renew(table))
    view, rng = await tables.view(table_id), random.Random(1)
    while view.seat is not None:
        action = rng.choice(view.position.legal_actions())
        view = await tables.act(table_id, None, view.seat.member_id or 0, action, "77")
    game = Game(*await tables.read_whole(table_id))
    assert (len(game.table.earlier_seeds), game.codes) == (1, set())
    until, seed = game.table.earlier_seeds[0]
    assert "roll" in settle(game, earlier_seeds=[(until, "0" * 64)]).codes
    assert "roll" in settle(game, earlier_seeds=[]).codes
    assert "roll" in settle(game, earlier_seeds=[(until + 9, seed)]).codes


async def test_who_is_forgotten_takes_the_derivation_along(store: Store) -> None:
    """It says so, and finds no roll wrong for it; whatever else is wrong is found."""
    tables, table_id = await play(store, "boulomania")
    game = Game(*await tables.read_whole(table_id))
    forgotten = settle(game, seats=(replace(SEATS[0], member_id=None), SEATS[1]))
    assert verify(*forgotten) == (len(rolls(game.log)), ())
    assert settle(forgotten, winner=None).codes == {"outcome"}
    assert (await check_all(store)).forgotten == 0


def test_every_fault_has_its_sentence_and_none_has_two() -> None:
    assert len(set(SENTENCES.values())) == len(SENTENCES)
