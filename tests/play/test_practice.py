"""Playing on from a position of one's own finished games: everything begins there, and nothing counts."""

import json
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine import GAMES, Ending, Position, parse_position
from engine.log import replay
from play import dice
from play.checking import check_all
from play.practice import level_in, moments_of, position_at, side_in
from play.proofs import prove
from play.refusals import Refusal
from play.tables import Tables
from play.verifying import find_faults
from play.views import TableView, Venue
from players import reviews
from render.replay import animate_log
from store import Store
from store.records import Seat, Table
from store.reviews import MemberJudged
from tests.store.records import ANNA, BEN, CARL, SEATS, a_table

CHECK = Path(__file__).parents[2] / "docs" / "check_dice.py"
SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Pip", "easy"))
SHORT = {"boulomania": {"target": 3, "balls": 2}, "petanque": {"target": 11, "balls": 3}}


@pytest.fixture(autouse=True)
def _known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "new_seed", lambda: "3" * 64)


async def play_some(tables: Tables, game: str, decisions: int = 6) -> Table:
    """Play a game of Anna and Ben that Ben gives up after some decisions."""
    rng, venue = random.Random(5), Venue(7, 1, "en")
    view = await tables.start(game, SHORT.get(game, {}), SEATS, venue, nonce="start")
    for _ in range(decisions):
        view = await decide(tables, view, rng)
    return (await tables.resign(view.table.id, BEN)).table


async def decide(tables: Tables, view: TableView, rng: random.Random) -> TableView:
    action, table = rng.choice(view.position.legal_actions()), view.table
    if view.seat is not None and view.seat.level is not None:
        return await tables._decide(table, view.position, action, None, "computer")
    member = view.seat.member_id if view.seat is not None else None
    return await tables.act(table.id, table.ply, member or 0, action, f"i{table.ply}")


async def practise(tables: Tables, table: Table, ply: int | None, side: int = 0) -> TableView:
    start = str(position_at(await tables.steps(table), ply, side))
    venue = Venue(7, 2, "en")
    return await tables.start(table.game, table.options, SOLO, venue, nonce="practice", start=start)


# Which position


async def test_dice_in_the_air_may_end_it_at_once(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last boule is lost again, so Red has its two points, and the channel is free."""
    start, venue = "....o.ABBAB....... 1/0 1-3 B A:point2 5/3", Venue(7, 2, "en")
    options = {"target": 5, "balls": 3}
    with monkeypatch.context() as fallen:
        fallen.setattr(dice, "roll", lambda *_: "12")
        view = await tables.start("boulomania", options, SOLO, venue, nonce="practice", start=start)
    assert (view.table.state, view.table.winner) == ("over", 1)
    assert view.summary is not None
    saved = await tables.store.tables.in_channel(2)
    assert saved is not None
    assert (saved.state, saved.notation) == ("over", str(view.position))
    assert await tables.start("boulomania", options, SOLO, venue, nonce="next"), "another can begin"


async def test_every_decision_can_be_found(store: Store) -> None:
    tables = Tables(store)
    table = await play_some(tables, "carami")
    steps = await tables.steps(table)
    moments = moments_of(steps)
    assert [each.ply for each in moments] == list(range(len(steps)))
    assert {each.step.before.turn for each in moments_of(steps, 1)} == {"B"}
    assert position_at(steps, 0, 0) == steps[0].before
    assert position_at(steps, None, 1) == moments_of(steps, 1)[-1].step.before
    for ply in (len(steps), -1):
        with pytest.raises(Refusal, match="practice-no-such-ply"):
            position_at(steps, ply, 0)
    with pytest.raises(Refusal, match="replay-nothing"):
        position_at([], None, 0)


def test_only_of_ones_own_games_that_are_over() -> None:
    over = a_table(state="over")
    assert (side_in(over, ANNA), side_in(over, BEN)) == (0, 1)
    refused = (
        (over, CARL, "practice-not-yours"),
        (replace(over, state="playing"), ANNA, "practice-after-the-game"),
        (replace(over, state="resting"), ANNA, "practice-after-the-game"),
    )
    for table, member, code in refused:
        with pytest.raises(Refusal, match=code):
            side_in(table, member)


def test_the_computer_plays_as_it_did_there() -> None:
    assert level_in(a_table(seats=SOLO)) == "easy"
    assert level_in(a_table()) == "normal"


# The game from there


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ply", [0, 3, None])
async def test_it_begins_there_and_is_right(store: Store, game: str, ply: int | None) -> None:
    tables, rng = Tables(store), random.Random(7)
    table = await play_some(tables, game)
    first = position_at(await tables.steps(table), ply, 0)
    view = await practise(tables, table, ply)
    assert (view.table.start, view.table.rated) == (str(first), False)
    for _ in range(5):
        if view.seat is not None:
            view = await decide(tables, view, rng)
    log = await store.tables.log(view.table.id)
    assert list(find_faults(view.table, log)) == []
    steps = await tables.steps(view.table)
    assert (steps[0].before, str(steps[-1].after)) == (first, view.table.notation)
    assert (await tables.view(view.table.id)).position == view.position
    over = (await tables.resign(view.table.id, ANNA)).table
    assert list(find_faults(over, log)) == []
    assert await store.level_records.of_member(ANNA, game) == {}
    assert (await check_all(store)).problems == ()


async def test_without_a_move_it_is_right_as_well(store: Store) -> None:
    tables = Tables(store)
    view = await practise(tables, await play_some(tables, "boomerang"), 2)
    assert view.table.ply == 0
    assert list(find_faults(view.table, [])) == []
    assert str(view.position) == view.table.start


async def test_dice_are_thrown_anew(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position in which dice are in the air: they fall by the new game's own seed."""
    tables = Tables(store)
    table = await play_some(tables, "boulomania")
    steps = await tables.steps(table)
    rolls = [ply for ply, step in enumerate(steps) if step.before.cast is not None]
    monkeypatch.setattr(dice, "new_seed", lambda: "8" * 64)
    view = await practise(tables, table, rolls[-1])
    assert view.table.ply > 0
    assert view.table.commitment != table.commitment
    log = await store.tables.log(view.table.id)
    assert (log[0].nonce, list(find_faults(view.table, log))) == ("practice", [])


async def test_a_move_is_taken_back_to_there_and_no_further(store: Store) -> None:
    tables = Tables(store)
    view = await practise(tables, await play_some(tables, "carami"), 4)
    first = view.position
    assert first.turn == "A"
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        await tables.take_back(view.table.id, None, ANNA, 0)
    await decide(tables, view, random.Random(1))
    back = await tables.take_back(view.table.id, None, ANNA, 0)
    assert back.position == first
    assert list(find_faults(back.table, await store.tables.log(view.table.id))) == []


@pytest.mark.parametrize("game", GAMES)
async def test_practice_can_be_practised_again(store: Store, game: str) -> None:
    """It can begin from any position of a practice game, as from those of any other game."""
    tables, rng = Tables(store), random.Random(3)
    view = await practise(tables, await play_some(tables, game), None)
    for _ in range(4):
        if view.seat is not None:
            view = await decide(tables, view, rng)
    over = view.table if view.seat is None else (await tables.resign(view.table.id, ANNA)).table
    for ply, step in enumerate(await tables.steps(over)):
        again = await practise(tables, over, ply)
        assert again.table.start == str(step.before)
        assert list(find_faults(again.table, await store.tables.log(again.table.id))) == []
        if again.seat is not None:
            await tables.resign(again.table.id, ANNA)
    assert (await check_all(store)).problems == ()


async def test_another_start_is_found_out(store: Store) -> None:
    """Even if the log can be played from it."""
    tables = Tables(store)
    view = await practise(tables, await play_some(tables, "boulomania"), None)
    view = await decide(tables, view, random.Random(1))
    log = await store.tables.log(view.table.id)
    changed = replace(view.table, start=re.sub(r" \d-(\d) ", r" 2-\1 ", str(view.table.start)))
    assert changed.start != view.table.start
    parse_position("boulomania", str(changed.start))
    assert "fingerprint" in [fault.code for fault in find_faults(changed, log)]


async def test_anybody_can_check_its_dice(store: Store, tmp_path: Path) -> None:
    tables, file = Tables(store), tmp_path / "game.json"
    view = await practise(tables, await play_some(tables, "boulomania"), None)
    for _ in range(4):
        if view.seat is not None:
            view = await decide(tables, view, random.Random(1))
    await tables.resign(view.table.id, ANNA)
    proof = prove(*await tables.read_whole(view.table.id))
    assert json.loads(proof)["start"] == view.table.start
    for told, is_right in ((proof, True), (proof.replace('"start": "', '"start": "x'), False)):
        file.write_text(told, encoding="utf-8")
        command = [sys.executable, "-I", str(CHECK), str(file)]
        done = subprocess.run(command, capture_output=True, check=False)  # noqa: ASYNC221 - it is quick
        assert (done.returncode == 0) is is_right, done.stdout


async def test_its_film_begins_there(store: Store) -> None:
    tables = Tables(store)
    view = await practise(tables, await play_some(tables, "carami"), 4)
    view = await decide(tables, view, random.Random(1))
    tokens = await tables.tokens(view.table)
    film = animate_log("carami", {}, tokens, view.table.start, "day", None, (), lambda done, total: None)
    assert film is not None
    assert film.frames == 1


async def test_its_review_begins_there(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables(store)
    view = await practise(tables, await play_some(tables, "carami"), 4)
    view = await decide(tables, view, random.Random(1))
    reviewed: list[tuple[Position, list[str]]] = []
    monkeypatch.setattr(
        reviews, "review", lambda start, steps, *_: reviewed.append((start, [step.token for step in steps]))
    )
    tokens = await tables.tokens(view.table)
    reviews.review_log("carami", {}, tokens, view.table.start, Ending(None), lambda done, total: None)
    assert reviewed == [(parse_position("carami", str(view.table.start)), tokens)]


async def test_its_review_does_not_count_among_a_members(store: Store) -> None:
    """Nothing of practice does; what was judged is told of that game alone."""
    tables = Tables(store)
    played = await play_some(tables, "carami")
    practised = (await tables.resign((await practise(tables, played, 4)).table.id, ANNA)).table
    for table, judged in ((played, MemberJudged(0, 0.5, 0.8)), (practised, MemberJudged(0, -0.5, 0.1))):
        await store.reviews.save(table, {ANNA: judged})
    assert [each.table_id for each in await store.reviews.of_member(ANNA, "carami", 20)] == [played.id]
    assert set(await store.reviews.of_tables(ANNA, [played.id, practised.id])) == {played.id, practised.id}


def test_a_replay_from_a_position() -> None:
    (step,) = replay("carami", {}, [GAMES["carami"].new().legal_actions()[0]])
    (later,) = replay("carami", {}, [step.after.legal_actions()[0]], str(step.after))
    assert later.before == step.after
