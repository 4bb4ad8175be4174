"""Members can have all that is kept of them, and can be forgotten: no trace is left, others lose nothing."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from engine import replay
from play import Play
from play.checking import check_all
from play.lessons import course_of
from play.people import Member, Place
from play.privacy import Privacy
from play.refusals import Refusal
from play.terms import Terms
from play.views import TableView, Venue
from store import Store
from store.copying import count_on
from store.privacy import PrivacyStore
from store.records import EVERYBODY, GuildSettings, LobbySeat, Seat
from store.schema import metadata, tables
from store.sqlite import PRAGMAS
from store.traces import KEPT
from tests.store.records import NOON

QUICK, SHORT = {"target": 7, "balls": 4}, {"target": 3, "balls": 2}
"""The shortest games that count, and shorter ones."""
ENOUGH_MOVES = 20
"""After so many a game counts that is given up."""
Rows = dict[str, list[dict[str, Any]]]
"""Those of every table, by its name."""
HERE = Place(2**60 + 7, 2**60 + 8)
ANNA, BEN, CARL = Member(2**61 + 111, "Xanna"), Member(2**61 + 222, "Yben"), Member(2**61 + 333, "Zcarl")
SETTINGS = GuildSettings(HERE.guild_id or 0)
FILLED: dict[str, Rows] = {}
"""What `fill` has left in a database of each kind."""


class Clock:
    """A clock that tests put on."""

    now: datetime = NOON


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def play(store: Store, clock: Clock) -> AsyncIterator[Play]:
    opened = Play(store, languages=("en",), themes=("day",), now=lambda: clock.now)
    yield opened
    opened.tables.close()


def seats(*members: Member) -> tuple[Seat, ...]:
    """The members in turn on one side and the other."""
    return tuple(member.seat(number % 2, number // 2) for number, member in enumerate(members))


def against_computer(member: Member) -> tuple[Seat, ...]:
    return member.seat(0), Seat(1, 0, None, "Computer", "easy")


async def start(
    play: Play, channel: int, people: tuple[Seat, ...], game: str = "boulomania", *, counts: bool = False
) -> TableView:
    options = {} if game != "boulomania" else QUICK if counts else SHORT
    venue = Venue(HERE.guild_id, channel, "en")
    return await play.driver.start(game, options, people, venue, nonce=str(2**60 + channel))


async def act(play: Play, view: TableView, rng: random.Random) -> TableView:
    assert view.seat is not None
    action = rng.choice(view.position.legal_actions())
    return await play.driver.act(view.table.id, view.table.ply, view.seat.member_id or 0, action, "777")


async def finish(
    play: Play, channel: int, people: tuple[Seat, ...], seed: int = 1, *, counts: bool = False
) -> TableView:
    """A game played to its end, or given up by who sits first once it counts."""
    view, rng = await start(play, channel, people, counts=counts), random.Random(seed)
    for _ in range(ENOUGH_MOVES) if counts else count():
        if view.seat is None:
            return view
        view = await act(play, view, rng)
    return await play.driver.resign(view.table.id, people[0].member_id or 0)


async def dump(play: Play) -> Rows:
    """Every row of every table."""

    def read(connection: Connection) -> Rows:
        return {
            table.name: [dict(row._mapping) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }

    return await play.store.database.read(read)


async def check_no_trace(play: Play, member: Member) -> None:
    text = str(await dump(play))
    assert str(member.id) not in text
    assert member.name not in text


async def standings_of(play: Play, member: Member) -> list[dict[str, Any]]:
    return [row for row in (await dump(play))["standings"] if row["member_id"] == member.id]


async def fill(play: Play) -> None:
    """Put in what `play_all` leaves; it is played only once for each kind of database."""
    kind = type(play.store.database).__name__
    if kind not in FILLED:
        await play_all(play)
        FILLED[kind] = await dump(play)
        return

    def write(connection: Connection) -> None:
        for table in metadata.sorted_tables:
            if FILLED[kind][table.name]:
                connection.execute(insert(table), FILLED[kind][table.name])
        count_on(connection)

    await play.store.database.write(write)


async def play_all(play: Play) -> None:
    """Games of all kinds, finished and going on, invitations, a game that Anna has cleared away."""
    await finish(play, 1, seats(ANNA, BEN), counts=True)
    await finish(play, 2, seats(BEN, CARL), 2)
    await finish(play, 3, seats(CARL, ANNA, BEN), 3)
    await finish(play, 4, against_computer(ANNA), 4)
    view = await start(play, 5, seats(ANNA, BEN), "carami")
    for _ in range(10):
        view = await act(play, view, random.Random(5))
    await start(play, 6, against_computer(ANNA))
    await start(play, 7, seats(ANNA, BEN, CARL))
    cleared = await start(play, 8, seats(BEN, CARL))
    await play.driver.end(cleared.table.id, ANNA.id)
    await play.preferences.change(ANNA.id, theme="day", pings=False)
    await play.learners.finish(ANNA.id, course_of("carami").lessons[0])
    make = play.challenges.make
    await make("carami", Terms({}), SETTINGS, HERE, ANNA, BEN)
    await make("boomerang", Terms({}), SETTINGS, HERE, BEN, ANNA)
    await make("carami", Terms({}), SETTINGS, HERE, ANNA, None)
    hosted = LobbySeat(ANNA.id, 0, 0, ANNA.name)
    lobby = await play.lobbies.open("boulomania", Terms({}), SETTINGS, HERE, hosted)
    await play.lobbies.change(lobby.id, "boulomania", HERE, BEN, "join-1")
    await play.lobbies.open("boulomania", Terms({}), SETTINGS, HERE, hosted)


# Forgetting


@pytest.mark.each_database
async def test_no_trace_is_left_and_others_lose_nothing(play: Play) -> None:
    await fill(play)
    for table in await play.store.privacy.playing(ANNA.id):  # as it is done first, by the usual rule
        await play.driver.resign(table, ANNA.id)
    before = {member: await standings_of(play, member) for member in (BEN, CARL)}
    await play.privacy.forget(ANNA.id)
    await check_no_trace(play, ANNA)
    assert {member: await standings_of(play, member) for member in (BEN, CARL)} == before, "to the digit"
    assert (await check_all(play.store)).problems == ()
    for kept in await play.store.tables.after(0, 100):
        log = await play.store.tables.log(kept.id)
        assert str(replay(kept.game, kept.options, [ply.token for ply in log])[-1].after) == kept.notation


async def test_running_games_are_given_up_by_the_usual_rule(play: Play) -> None:
    await fill(play)
    await play.privacy.forget(ANNA.id)
    given_up = await play.store.tables.in_channel(5)
    assert given_up is not None
    assert (given_up.state, given_up.reason, given_up.winner) == ("over", "resigned", 1)
    (forgotten,) = given_up.team(0)
    assert (forgotten.is_forgotten, forgotten.name, given_up.team(1)[0].member_id) == (True, "", BEN.id)
    assert [row["game"] for row in await standings_of(play, BEN)].count("carami") == 2
    await check_no_trace(play, ANNA)


async def test_games_that_nobody_else_has_played_go(play: Play) -> None:
    await fill(play)
    await play.privacy.forget(ANNA.id)
    for channel in (4, 6):
        assert await play.store.tables.in_channel(channel) is None
    assert 4 not in {row["table_id"] for row in (await dump(play))["plies"]}


async def test_a_team_plays_on_without_and_the_game_counts_no_longer(play: Play) -> None:
    """Anna and Carl play against Ben; who left sits there no more."""
    view = await start(play, 1, seats(ANNA, BEN, CARL))
    await play.privacy.forget(ANNA.id)
    view = await play.tables.view(view.table.id)
    assert (view.table.state, view.table.rated, view.by) == ("playing", False, None)
    assert [seat.is_forgotten for seat in view.table.seats] == [True, False, False]
    rng = random.Random(1)
    while view.seat is not None:
        view = await act(play, view, rng)
    assert (await dump(play))["results"] == []
    await check_no_trace(play, ANNA)
    assert (await check_all(play.store)).problems == ()


async def test_whoever_is_about_to_move_reads_the_table_again(play: Play) -> None:
    """A game that ends just then would bring back the result of the member who has left it."""
    view = await start(play, 1, seats(ANNA, BEN, CARL))
    await play.driver.resign(view.table.id, ANNA.id)
    seen = await play.store.tables.get(view.table.id)
    await play.privacy.forget(ANNA.id)
    assert (await play.store.tables.get(view.table.id)).version > seen.version


async def test_the_others_of_a_lobby_stay_in_it(play: Play) -> None:
    await fill(play)
    await play.privacy.forget(ANNA.id)
    after = await dump(play)
    assert [row["host_id"] for row in after["lobbies"]] == [BEN.id]
    assert [row["member_id"] for row in after["lobby_seats"]] == [BEN.id]
    assert after["challenges"] == []


async def test_one_after_the_other_until_nobody_is_left(play: Play) -> None:
    await fill(play)
    for member in (ANNA, BEN, CARL):
        await play.privacy.forget(member.id)
        await check_no_trace(play, member)
        assert (await check_all(play.store)).problems == ()
    left = await dump(play)
    assert {name for name, rows in left.items() if rows} <= {"rolls", "tables"}
    assert {row["member_id"] for row in left["rolls"]} <= {EVERYBODY}, "only what the dice of a server showed"
    assert len(left["tables"]) <= 1


async def test_who_is_forgotten_twice_or_was_never_known_is_forgotten(play: Play) -> None:
    await finish(play, 1, seats(ANNA, BEN))
    await asyncio.gather(play.privacy.forget(ANNA.id), play.privacy.forget(ANNA.id))
    await play.privacy.forget(CARL.id)
    await check_no_trace(play, ANNA)
    await check_no_trace(play, CARL)


async def test_who_comes_back_begins_anew(play: Play) -> None:
    await finish(play, 1, seats(ANNA, BEN), counts=True)
    await play.privacy.forget(ANNA.id)
    await finish(play, 1, seats(ANNA, BEN), 2, counts=True)
    standing = await play.store.standings.get(ANNA.id, "boulomania")
    assert standing is not None
    assert standing.games == 1


async def test_the_dice_of_a_forgotten_member_cannot_be_tried_out(play: Play) -> None:
    """With the secret and the nonces one could look for the id with which the dice fall so."""
    view = await finish(play, 1, seats(ANNA, BEN))
    await play.privacy.forget(ANNA.id)
    table = await play.store.tables.get(view.table.id)
    assert (table.has_forgotten, table.seed) == (True, "")
    assert {ply.nonce for ply in await play.store.tables.log(table.id)} == {None}
    with pytest.raises(Refusal, match="verify-forgotten"):
        await play.tables.verify(table.id)


async def test_the_number_of_a_deleted_table_is_given_to_no_other(play: Play) -> None:
    """A button of the old one would play at the new one."""
    first = await start(play, 1, against_computer(ANNA))
    await play.privacy.forget(ANNA.id)
    second = await start(play, 1, against_computer(ANNA))
    assert second.table.id > first.table.id
    with pytest.raises(KeyError):
        await play.store.tables.get(first.table.id)
    await play.privacy.forget(ANNA.id)
    assert [row["id"] for row in (await dump(play))["tables"]] == [second.table.id]


async def test_a_table_that_is_stuck_is_cleared_away(play: Play) -> None:
    view = await start(play, 1, seats(ANNA, BEN))
    spoilt = update(tables).values(notation="spoilt")
    await play.store.database.write(lambda connection: connection.execute(spoilt))
    await play.privacy.forget(ANNA.id)
    table = await play.store.tables.get(view.table.id)
    assert (table.state, table.reason, table.ended_by) == ("over", "ended", None)
    await check_no_trace(play, ANNA)


async def test_a_game_that_was_put_to_rest_ends(play: Play) -> None:
    """It cannot go on without one of its players."""
    view = await start(play, 1, seats(ANNA, BEN))
    resting = update(tables).values(state="resting")
    await play.store.database.write(lambda connection: connection.execute(resting))
    await play.privacy.forget(ANNA.id)
    table = await play.store.tables.get(view.table.id)
    assert (table.state, table.winner, table.reason) == ("over", None, "ended")
    await check_no_trace(play, ANNA)


@pytest.mark.parametrize("part", ["playing", "forget_tables", "finish"])
async def test_what_is_interrupted_is_done_the_next_day(
    play: Play, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel in range(1, 5):
        view = await start(play, channel, seats(ANNA, BEN))
        await play.driver.resign(view.table.id, ANNA.id)
    await start(play, 9, seats(ANNA, BEN))
    monkeypatch.setattr("store.privacy.TABLES_AT_ONCE", 1)
    work, done = getattr(PrivacyStore, part), 0

    async def stop(store: PrivacyStore, member_id: int) -> Any:
        nonlocal done
        done += 1
        if done > 1 or part != "forget_tables":
            raise asyncio.CancelledError
        return await work(store, member_id)

    with monkeypatch.context() as stopped:
        stopped.setattr(PrivacyStore, part, stop)
        with pytest.raises(asyncio.CancelledError):
            await play.privacy.forget(ANNA.id)
    assert await play.store.privacy.begun() == [ANNA.id]
    await play.cleaning.run()
    await check_no_trace(play, ANNA)


async def test_no_byte_is_left_in_a_file(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What SQLite only marks as free could be read from the file for long; some overwrite it unasked."""
    monkeypatch.setattr("store.sqlite.PRAGMAS", ("secure_delete=OFF", *PRAGMAS))
    play = Play(await Store.open(sqlite_url), languages=("en",), themes=("day",), now=lambda: NOON)
    await play_all(play)
    file = Path(sqlite_url.partition(":///")[2])

    def traces() -> int:
        """How often she can be found in the file and in those that SQLite keeps beside it."""
        found = b"".join(each.read_bytes() for each in file.parent.glob(f"{file.name}*"))
        return found.count(ANNA.name.encode()) + found.count(ANNA.id.to_bytes(8))

    await play.close()
    assert traces() > 20
    play = Play(await Store.open(sqlite_url), languages=("en",), themes=("day",), now=lambda: NOON)
    await play.privacy.forget(ANNA.id)
    assert traces() == 0  # while the bot goes on
    await play.close()
    assert traces() == 0


async def test_many_games_are_forgotten_in_small_transactions(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("store.privacy.TABLES_AT_ONCE", 2)
    for channel in range(1, 6):
        view = await start(play, channel, seats(ANNA, BEN))
        await play.driver.resign(view.table.id, ANNA.id)
    before = play.store.database.transactions
    await play.privacy.forget(ANNA.id)
    assert play.store.database.transactions - before >= 5
    await check_no_trace(play, ANNA)


# Export


async def test_an_export_has_everything_of_a_match(play: Play) -> None:
    await fill(play)
    kept, everything = await play.privacy.export(ANNA.id), await dump(play)
    json.dumps(kept)
    assert (kept["member_id"], kept["exported_at"]) == (str(ANNA.id), NOON.isoformat())
    sat = {str(row["table_id"]) for row in everything["seats"] if row["member_id"] == ANNA.id}
    ended = {str(row["id"]) for row in everything["tables"] if row["ended_by"] == ANNA.id}
    assert {row["id"] for row in kept["tables"]} == sat | ended
    assert len(kept["tables"]) == len(sat | ended)
    for name in ("seats", "plies", "results", "standings", "lobby_seats", "preferences", "finished_lessons"):
        own = [row for row in everything[name] if row["member_id"] == ANNA.id]
        assert own
        assert len(kept[name]) == len(own), name
    tokens = [row["token"] for row in everything["plies"] if row["member_id"] == ANNA.id]
    assert sorted(row["token"] for row in kept["plies"]) == sorted(tokens)
    assert (len(kept["challenges"]), len(kept["lobbies"])) == (3, 2)
    assert all(row["name"] == ANNA.name for row in kept["seats"])


async def test_an_export_has_no_secrets_and_no_others(play: Play) -> None:
    await fill(play)
    text = json.dumps(await play.privacy.export(ANNA.id))
    assert all(row["seed"] not in text for row in (await dump(play))["tables"])
    assert CARL.name not in text
    assert str(CARL.id) not in text


async def test_who_is_not_known_has_nothing_to_export(play: Play) -> None:
    await fill(play)
    kept = await play.privacy.export(1)
    assert not any(rows for rows in kept.values() if isinstance(rows, list))


def test_what_it_says_it_exports_is_described() -> None:
    policy = (Path(__file__).parents[2] / "PRIVACY.md").read_text(encoding="utf-8")
    for table, kept in KEPT.items():
        assert f"`{table.name}`" in policy or not kept.traces


# Members who have not come back, and servers that were left


async def test_who_has_not_played_for_a_year_is_forgotten(play: Play, clock: Clock) -> None:
    await fill(play)
    clock.now = NOON + timedelta(days=300)
    await finish(play, 20, seats(BEN, CARL), 9)
    clock.now = NOON + timedelta(days=364)
    await play.cleaning.run()
    assert await standings_of(play, ANNA)
    clock.now = NOON + timedelta(days=366)
    before = {member: await standings_of(play, member) for member in (BEN, CARL)}
    await play.cleaning.run()
    await check_no_trace(play, ANNA)
    assert {member: await standings_of(play, member) for member in (BEN, CARL)} == before
    stopped = await play.store.tables.in_channel(5)
    assert stopped is not None
    assert (stopped.state, stopped.reason, stopped.ended_by) == ("over", "ended", None)
    clock.now = NOON + timedelta(days=700)
    await play.cleaning.run()
    await check_no_trace(play, BEN)


async def test_who_is_still_playing_is_not_forgotten(play: Play, clock: Clock) -> None:
    view = await start(play, 1, seats(ANNA, BEN))
    clock.now = NOON + timedelta(days=200)
    await act(play, view, random.Random(1))
    clock.now = NOON + timedelta(days=500)
    await play.cleaning.run()
    assert (await play.store.tables.get(view.table.id)).state == "playing"


@pytest.mark.parametrize("size", [1, 2, 200])
async def test_all_members_are_looked_at_whatever_the_size_of_a_page(
    play: Play, clock: Clock, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.cleaning.PAGE", size)
    await fill(play)
    clock.now = NOON + timedelta(days=366)
    await asyncio.gather(play.cleaning.run(), play.cleaning.run())
    for member in (ANNA, BEN, CARL):
        await check_no_trace(play, member)


async def test_one_who_cannot_be_forgotten_keeps_nobody_from_it(
    play: Play, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(play, 1, seats(ANNA, BEN), counts=True)
    forget = Privacy.forget_unseen

    async def fail(privacy: Privacy, member_id: int) -> None:
        if member_id == ANNA.id:
            raise OSError
        await forget(privacy, member_id)

    monkeypatch.setattr(Privacy, "forget_unseen", fail)
    clock.now = NOON + timedelta(days=366)
    await play.cleaning.run()
    await check_no_trace(play, BEN)
    assert await standings_of(play, ANNA)


async def test_of_whom_nothing_tells_when_they_were_seen_a_year_begins(play: Play, clock: Clock) -> None:
    await play.blocks.block(ANNA.id, BEN)
    for days in (0, 300, 364):
        clock.now = NOON + timedelta(days=days)
        await play.cleaning.run()
        assert await play.blocks.of_member(ANNA.id) == [BEN.id]
    clock.now = NOON + timedelta(days=366)
    await play.cleaning.run()
    await check_no_trace(play, ANNA)
    await check_no_trace(play, BEN)


async def leave(play: Play, clock: Clock, days: int) -> None:
    """Let the bot be taken out of the server, and so many days go by."""
    await play.cleaning.note_left(HERE.guild_id or 0)
    clock.now += timedelta(days=days)
    await play.cleaning.run()


async def test_a_server_that_was_left_is_deleted_after_a_month(
    play: Play, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("store.guilds.TABLES_AT_ONCE", 2)
    await fill(play)
    await play.settings.change(HERE.guild_id or 0, theme="day")
    before = await standings_of(play, ANNA)
    await leave(play, clock, 29)
    assert str(HERE.guild_id) in str((await dump(play))["tables"])
    await leave(play, clock, 2)
    after = await dump(play)
    assert str(HERE.guild_id) not in str(after)
    assert [name for name in ("seats", "plies", "results", "guild_settings") if after[name]] == []
    everywhere = [row for row in before if row["guild_id"] == 0]
    assert await standings_of(play, ANNA) == everywhere, "what was reached everywhere stays"
    assert (await check_all(play.store)).problems == ()
    clock.now = NOON + timedelta(days=366)
    await play.cleaning.run()
    await check_no_trace(play, ANNA)


async def test_of_whom_nothing_is_kept_not_even_a_date_is(play: Play, clock: Clock) -> None:
    view = await start(play, 1, seats(ANNA, BEN))
    await play.driver.end(view.table.id, ANNA.id)
    await leave(play, clock, 31)
    await check_no_trace(play, BEN)


async def test_a_server_to_which_the_bot_comes_back_stays(play: Play, clock: Clock) -> None:
    await finish(play, 1, seats(ANNA, BEN))
    await leave(play, clock, 20)
    await play.cleaning.note_here(HERE.guild_id or 0)
    clock.now += timedelta(days=20)
    await play.cleaning.run()
    assert await play.store.tables.in_channel(1) is not None
    await leave(play, clock, 20)
    assert await play.store.tables.in_channel(1) is not None, "the month begins anew"


async def test_what_happened_while_no_bot_was_there_is_found_out(play: Play, clock: Clock) -> None:
    await finish(play, 1, seats(ANNA, BEN))
    guild = HERE.guild_id or 0
    await play.cleaning.compare({guild}, lambda _: True)
    await play.cleaning.compare(set(), lambda _: False)
    assert (await dump(play))["left_guilds"] == [], "it is here, or of another process"
    await play.cleaning.compare({5}, lambda _: True)
    clock.now += timedelta(days=3)
    await play.cleaning.compare(set(), lambda _: True)
    assert (await dump(play))["left_guilds"] == [{"guild_id": guild, "left_at": NOON}]
    await play.cleaning.compare({guild, 5}, lambda _: True)
    assert (await dump(play))["left_guilds"] == []


@pytest.mark.parametrize("word", ["", "another"])
async def test_a_deletion_is_confirmed_once_by_the_word_given_for_it(play: Play, word: str) -> None:
    given = play.privacy.ask(ANNA.id)
    play.privacy.check_asked(ANNA.id, given)
    for member, said in ((ANNA.id, given), (BEN.id, play.privacy.ask(ANNA.id)), (ANNA.id, word)):
        with pytest.raises(Refusal) as refusal:
            play.privacy.check_asked(member, said)
        assert refusal.value.code == "privacy-ask-again"
