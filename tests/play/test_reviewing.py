"""Which games can be judged, that a process judges each of them once, and what is kept of it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest

from engine import Ending, GameError
from play import Play
from play.challenges import seats_against_computer
from play.people import Member
from play.refusals import Refusal
from play.reviewing import check_reviewable
from play.turns import RULES
from play.views import Venue
from play.workers import ProcessWorker
from players.effort import Effort
from players.minds import mind_of
from players.reviews import review_log
from store.records import Seat, Table
from store.reviews import MemberJudged
from tests.processes import process_in_front
from tests.store.records import a_table

BEN, DORA = 2, 4
OVER = replace(a_table(), rules=RULES, state="over", winner=0, reason="resigned")


@pytest.fixture(scope="module")
def judging() -> Iterator[ProcessWorker]:
    """One process for all tests: its start takes longer than its work."""
    with process_in_front("reviewing") as worker:
        yield worker


@pytest.fixture
async def play(
    database_url: str, judging: ProcessWorker, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Play]:
    opened = await Play.open(database_url, languages=(), themes=())
    monkeypatch.setattr(opened.reviewing, "_judging", judging)
    yield opened
    monkeypatch.undo()
    await opened.close()


async def given_up(play: Play, channel: int = 1) -> Table:
    """A short game that a member gave up."""
    seats = seats_against_computer(Member(1, "Anna"), "Computer", "easy")
    view = await play.driver.start("boulomania", {}, seats, Venue(7, channel, "en"), nonce="start")
    while view.table.ply < 2:
        view = await play.driver.act(view.table, None, 1, view.position.legal_actions()[0], "moved")
    return (await play.driver.resign(view.table.id, 1)).table


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (replace(OVER, state="playing", winner=None, reason=None), "review-after-the-game"),
        (replace(OVER, state="resting", winner=None, reason="rested"), "review-after-the-game"),
        (replace(OVER, winner=None, reason="ended"), "review-no-result"),
        (replace(OVER, rules=RULES - 1), "review-earlier-rules"),
    ],
)
def test_what_cannot_be_judged(table: Table, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_reviewable(table)
    assert refused.value.code == code


async def test_a_game_that_was_given_up(play: Play) -> None:
    table, told = await given_up(play), list[tuple[int, int]]()
    review = await play.reviewing.find(table, lambda done, total: told.append((done, total)))
    assert review.result == float(table.winner == 0)
    assert review.moments[-1].kind == "end"
    assert len(review.moments) == table.ply + 1
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1] >= table.ply


@pytest.mark.slow
async def test_it_is_judged_in_a_process(play: Play, judging: ProcessWorker) -> None:
    """An error comes back from there as it is."""
    table = await given_up(play)
    tokens = (await play.tables.tokens(table))[:2]
    review = await judging.run(
        review_log, table.game, {}, tokens, table.start, Ending(0), progress=lambda *_: None
    )
    assert len(review.moments) == len(tokens) + 1
    with pytest.raises(GameError) as error:
        await judging.run(review_log, "carami", {}, ["a1-a9"], None, Ending(0), progress=lambda *_: None)
    assert error.value.facts


async def test_it_is_judged_once_for_all_who_ask(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked = await given_up(play), list[object]()
    judging = play.reviewing._judging
    run = judging.run

    async def count(*args: object, **kwargs: object) -> object:
        asked.append(args)
        return await run(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(judging, "run", count)
    found = await asyncio.gather(*(play.reviewing.find(table, lambda *_: None) for _ in range(3)))
    found.append(await play.reviewing.find(table, lambda *_: None))
    assert len(asked) == 1
    assert all(each == found[0] for each in found)


async def test_a_log_that_cannot_be_read(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await given_up(play)

    async def wrong(table: Table) -> list[str]:
        return ["a1-a9"]

    monkeypatch.setattr(play.tables, "tokens", wrong)
    with pytest.raises(Refusal) as refused:
        await play.reviewing.find(table, lambda *_: None)
    assert refused.value.code == "review-unreadable"
    assert not play.reviewing._making


async def test_only_the_last_ones_are_kept(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.reviewing.MOST_KEPT", 1)
    for channel in (1, 2):
        await play.reviewing.find(await given_up(play, channel), lambda *_: None)
    assert len(play.reviewing._kept) == 1


async def test_what_it_tells_of_members_is_kept(play: Play) -> None:
    table = await given_up(play)
    review = await play.reviewing.find(table, lambda *_: None)
    (kept,) = await play.store.reviews.of_member(1, "boulomania", 5)
    told = review.of(0)
    assert (kept.table_id, kept.luck, kept.skill, kept.accuracy) == (
        table.id,
        told.luck,
        told.skill,
        told.accuracy,
    )
    assert await play.store.reviews.of_tables(1, [table.id, 99]) == {table.id: kept}
    play.reviewing._kept.clear()
    await play.reviewing.find(table, lambda *_: None)  # judged again, and kept once
    assert await play.store.reviews.of_member(1, "boulomania", 5) == [kept]


async def test_what_is_told_last_is_what_is_kept(play: Play) -> None:
    """A review that is made again, as after an update, may tell other figures: statistics tell the same."""
    table = await given_up(play)
    for told in (MemberJudged(0.1, 0.4, None), MemberJudged(0.2, 0.3, 0.75)):
        await play.store.reviews.save(table, {1: told})
        (kept,) = await play.store.reviews.of_member(1, "boulomania", 5)
        assert (kept.luck, kept.skill, kept.accuracy) == told


async def test_who_asks_while_it_is_saved_waits_for_the_same(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, asked, saving, saved = await given_up(play), list[object](), asyncio.Event(), asyncio.Event()
    run, save = play.reviewing._judging.run, play.store.reviews.save

    async def count(*args: object, **kwargs: object) -> object:
        asked.append(args)
        return await run(*args, **kwargs)  # type: ignore[arg-type]

    async def save_slowly(*args: object) -> None:
        saving.set()
        await saved.wait()
        await save(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(play.reviewing._judging, "run", count)
    monkeypatch.setattr(play.store.reviews, "save", save_slowly)
    first = asyncio.create_task(play.reviewing.find(table, lambda *_: None))
    await saving.wait()
    second = asyncio.create_task(play.reviewing.find(table, lambda *_: None))
    await asyncio.sleep(0)
    saved.set()
    assert await first == await second
    assert len(asked) == 1


async def test_in_a_team_everybody_is_as_accurate_as_their_own_decisions(play: Play) -> None:
    """Dora always does her best, and Ben his worst."""
    seats = tuple(Seat(side, place, 1 + 2 * place + side, "") for place in (0, 1) for side in (0, 1))
    view = await play.driver.start("boulomania", {"target": 2}, seats, Venue(7, 1, "en"), nonce="start")
    while view.seat is not None:
        judged = mind_of(type(view.position)).judge(view.position, Effort(1))
        choose = min if view.seat.member_id == BEN else max
        action = choose(judged, key=judged.__getitem__)
        view = await play.driver.act(view.table, None, view.seat.member_id or 0, action, "moved")
    review = await play.reviewing.find(view.table, lambda *_: None)
    (ben,), (dora,) = [await play.store.reviews.of_member(each, "boulomania", 5) for each in (BEN, DORA)]
    assert dora.accuracy == 1.0
    assert ben.accuracy == 0.0
    assert (ben.luck, ben.skill) == (dora.luck, dora.skill) == (review.of(1).luck, review.of(1).skill)


async def test_nothing_is_kept_of_who_is_forgotten(play: Play) -> None:
    table = await given_up(play)
    forgotten = replace(table, id=table.id + 1)  # nobody sits there
    await play.store.reviews.save(forgotten, {1: MemberJudged(0.1, 0.2, None)})
    assert await play.store.reviews.of_member(1, "boulomania", 5) == []
