"""What is kept comes back as it was, in SQLite and in PostgreSQL alike."""

import asyncio
from dataclasses import replace
from datetime import timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import IntegrityError

from store import ChannelTaken, Outdated, Overtaken, Store
from store.invitations import InvitationGone
from store.records import EVERYWHERE, Ply, Result, Seat, Standing
from store.standings import Outcome
from tests.store.records import (
    ANNA,
    BEN,
    CARL,
    NOON,
    SEATS,
    a_challenge,
    a_result,
    a_standing,
    a_table,
    add_table,
    save_moves,
)

HERE, THERE = 2**60, 2**60 + 1


async def finish(
    store: Store, member_id: int, mu: float, *, guild_id: int = HERE, game: str = "boulomania", days: int = 0
) -> tuple[Result, Standing]:
    """A finished game in a channel of its own, with a result for one member."""
    channel = 2**61 + member_id % 1000 + 1000 * days + round(mu) * 100_000
    table = await add_table(store, a_table(channel_id=channel, guild_id=guild_id, game=game))
    moment = NOON + timedelta(days=days)
    result = a_result(
        table_id=table.id, member_id=member_id, game=game, guild_id=guild_id, finished_at=moment
    )
    everywhere, here = [
        await _next_standing(store, member_id, game, mu, guild) for guild in (EVERYWHERE, guild_id)
    ]
    over = replace(table, state="over", winner=0)
    await store.tables.save(table, over, (), [Outcome(result, [here, everywhere])])
    return result, everywhere


async def _next_standing(store: Store, member_id: int, game: str, mu: float, guild_id: int) -> Standing:
    known = await store.standings.get(member_id, game, guild_id)
    games = 1 if known is None else known.games + 1
    name = f"member {games}"
    return a_standing(member_id=member_id, game=game, mu=mu, name=name, games=games, guild_id=guild_id)


# Tables


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    said = {"message_id": 2**62, "winner": 1, "reason": "resigned", "state": "over", "parent_id": 2**61 + 1}
    kept = await add_table(store, a_table(**said))
    assert kept.id > 0
    assert kept == a_table(id=kept.id, **said)
    assert await store.tables.get(kept.id) == kept


async def test_ids_count_up(store: Store) -> None:
    ids = [(await add_table(store, a_table(channel_id=channel))).id for channel in (1, 2, 3)]
    assert ids == sorted(set(ids))


async def test_a_table_that_there_is_not(store: Store) -> None:
    with pytest.raises(KeyError):
        await store.tables.get(77)
    assert await store.tables.in_channel(77) is None


async def test_seats_come_back_in_order(store: Store) -> None:
    crowd = (
        Seat(1, 1, CARL, "Carl"),
        Seat(0, 1, None, "Computer", "hard"),
        Seat(1, 0, BEN, "Ben"),
        Seat(0, 0, ANNA, "Änna 🎯"),
    )
    table = await add_table(store, a_table(seats=crowd))
    assert table.seats == (crowd[3], crowd[1], crowd[2], crowd[0])
    assert table.side_of(CARL) == 1
    assert table.side_of(99) is None
    assert table.seat(0) == crowd[3]


async def test_moves_come_back_in_order(store: Store) -> None:
    moves = [
        Ply(number, f"token{number}", ANNA if number % 2 else None, f"n{number}") for number in range(12)
    ]
    table = await add_table(store, a_table())
    table = await save_moves(store, table, moves[3::-1])
    await save_moves(store, table, moves[:3:-1])
    assert await store.tables.log(table.id) == moves
    assert (await store.tables.get(table.id)).ply == 12


async def test_one_playing_table_per_channel(store: Store) -> None:
    first = await add_table(store, a_table())
    with pytest.raises(ChannelTaken):
        await add_table(store, a_table())
    await add_table(store, a_table(channel_id=5))
    await save_moves(store, first, (), state="over", winner=0)
    second = await add_table(store, a_table())
    assert await store.tables.in_channel(second.channel_id) == second, (
        "the one being played, not the one before"
    )


async def test_of_two_who_start_at_once_one_does(store: Store) -> None:
    started = await asyncio.gather(*(add_table(store, a_table()) for _ in range(5)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in started) == ["ChannelTaken"] * 4 + ["Table"]


async def test_a_finished_table_is_still_the_table_of_its_channel(store: Store) -> None:
    table = await add_table(store, a_table())
    over = await save_moves(store, table, (), state="over", winner=0)
    assert await store.tables.in_channel(table.channel_id) == over


async def test_the_computer_is_found_where_it_is_due(store: Store) -> None:
    await add_table(store, a_table(channel_id=1))
    due = await add_table(store, a_table(channel_id=2, computer_due=True))
    await add_table(store, a_table(channel_id=3, computer_due=True, game="petanque"))
    assert (due.id, due.guild_id) in await store.tables.waiting_for_computer()
    assert len(await store.tables.waiting_for_computer()) == 2
    await save_moves(store, due, (), computer_due=False)
    assert [table_id for table_id, _ in await store.tables.waiting_for_computer()] == [due.id + 1]


async def test_finished_games_come_in_the_order_of_their_ends(store: Store) -> None:
    """A long game that has just ended comes before shorter ones that were begun after it."""
    ends = (9, 1, 3, 3)
    ids = []
    for days in ends:
        table = await add_table(store, a_table(channel_id=days))
        await save_moves(store, table, (), state="over", moved_at=NOON + timedelta(days))
        ids.append(table.id)
    await add_table(store, a_table(moved_at=NOON + timedelta(20)))
    played = await store.tables.finished_by(ANNA, 3)
    assert [table.id for table in played] == [ids[0], ids[3], ids[2]]


async def test_what_was_shown_is_noted_without_touching_the_game(store: Store) -> None:
    table = await add_table(store, a_table())
    assert await store.tables.note_shown(table, 2**62 + 5)
    assert await store.tables.get(table.id) == a_table(id=table.id, message_id=2**62 + 5, shown_version=0)


async def test_what_changed_while_it_was_shown_is_still_to_be_shown(store: Store) -> None:
    """The same ply looks different once somebody has given up."""
    table = await add_table(store, a_table())
    await save_moves(store, table, [], state="over")
    assert not await store.tables.note_shown(table, 5)
    kept = await store.tables.get(table.id)
    assert (kept.shown_version, kept.message_id, kept.is_shown) == (-1, 5, False)


# Saving moves


async def test_moves_and_changes_are_saved_at_once(store: Store) -> None:
    table = await add_table(store, a_table())
    moves = [Ply(0, "point2", ANNA, None), Ply(1, "34", None, "nonce")]
    saved = await save_moves(store, table, moves, notation="elsewhere", moved_at=NOON + timedelta(hours=1))
    later = NOON + timedelta(hours=1)
    assert saved == a_table(id=table.id, ply=2, notation="elsewhere", moved_at=later, version=1)
    assert await store.tables.log(table.id) == moves


async def test_a_stale_move_is_refused_and_changes_nothing(store: Store) -> None:
    stale = await add_table(store, a_table())
    moved = await save_moves(store, stale, [Ply(0, "point2", ANNA, None)], notation="elsewhere")
    outcome = (a_result(table_id=stale.id), a_standing())
    with pytest.raises(Outdated):
        await save_moves(
            store, stale, [Ply(0, "point3", BEN, None)], outcomes=[outcome], notation="nowhere", state="over"
        )
    assert await store.tables.get(stale.id) == moved
    assert await store.tables.log(stale.id) == [Ply(0, "point2", ANNA, None)]
    assert await store.standings.results(ANNA, "boulomania", 100) == []
    assert await store.standings.get(ANNA, "boulomania") is None


async def test_nothing_is_saved_after_the_end(store: Store) -> None:
    table = await add_table(store, a_table())
    over = await save_moves(store, table, (), state="over", winner=1)
    with pytest.raises(Outdated):
        await save_moves(store, over, [Ply(0, "point2", ANNA, None)])
    assert await store.tables.log(table.id) == []


async def test_what_fails_in_the_middle_changes_nothing(store: Store) -> None:
    table = await add_table(store, a_table())
    twice = [Ply(0, "point2", ANNA, None), Ply(0, "point3", ANNA, None)]
    with pytest.raises(IntegrityError):
        await save_moves(store, table, twice, notation="nowhere")
    assert await store.tables.get(table.id) == table
    assert await store.tables.log(table.id) == []


async def test_of_many_moves_at_one_ply_one_is_saved(store: Store) -> None:
    table = await add_table(store, a_table())
    tries = await asyncio.gather(
        *(save_moves(store, table, [Ply(0, f"t{number}", ANNA, None)]) for number in range(8)),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in tries) == ["Outdated"] * 7 + ["Table"]
    assert len(await store.tables.log(table.id)) == 1


# Challenges


async def test_a_challenge_comes_back_as_it_was(store: Store) -> None:
    for asked in (a_challenge(), a_challenge(opponent_id=None, guild_id=None)):
        kept = await store.invitations.add_challenge(asked)
        assert kept == a_challenge(id=kept.id, opponent_id=asked.opponent_id, guild_id=asked.guild_id)


async def test_a_challenge_is_taken_once(store: Store) -> None:
    challenge = await store.invitations.add_challenge(a_challenge())
    other = await store.invitations.add_challenge(a_challenge())
    taking = (store.invitations.take_challenge(challenge.id) for _ in range(5))
    taken = await asyncio.gather(*taking, return_exceptions=True)
    assert sorted(type(each).__name__ for each in taken) == ["InvitationGone"] * 4 + ["NoneType"]
    with pytest.raises(InvitationGone):
        await store.invitations.challenge(challenge.id)
    assert await store.invitations.challenge(other.id) == other


# Results and ratings


async def test_results_and_standing_of_a_member(store: Store) -> None:
    assert await store.standings.get(ANNA, "boulomania") is None
    early, _ = await finish(store, ANNA, 26.0, days=1)
    late, standing = await finish(store, ANNA, 27.0, days=2)
    await finish(store, ANNA, 20.0, game="petanque", days=3)
    await finish(store, BEN, 20.0, days=4)
    assert await store.standings.results(ANNA, "boulomania", 100) == [late, early]
    assert await store.standings.get(ANNA, "boulomania") == standing


async def test_leaders_best_first(store: Store) -> None:
    for member, mu in ((BEN, 20.0), (ANNA, 30.0), (CARL, 25.0)):
        await finish(store, member, mu)
    await finish(store, CARL, 90.0, game="petanque")
    leaders = await store.standings.leaders("boulomania", None, 10, 0)
    assert [each.member_id for each in leaders] == [ANNA, CARL, BEN]


async def test_who_is_little_known_does_not_lead(store: Store) -> None:
    """The rank is what one can be sure of: mu - 3 sigma."""
    table = await add_table(store, a_table())
    sure = a_standing(member_id=BEN, mu=24.0, sigma=1.0)
    unsure = a_standing(member_id=ANNA, mu=30.0, sigma=8.0)
    results = [a_result(table_id=table.id, member_id=member) for member in (ANNA, BEN)]
    await save_moves(store, table, (), outcomes=list(zip(results, (unsure, sure), strict=True)))
    assert await store.standings.leaders("boulomania", None, 10, 0) == [sure, unsure]


async def test_leaders_here_have_played_here(store: Store) -> None:
    await finish(store, ANNA, 30.0, guild_id=THERE)
    await finish(store, BEN, 20.0, guild_id=HERE, days=1)
    await finish(store, BEN, 21.0, guild_id=HERE, days=2)
    await finish(store, ANNA, 31.0, guild_id=HERE, game="petanque", days=3)
    here = await store.standings.leaders("boulomania", HERE, 10, 0)
    assert [each.member_id for each in here] == [BEN], "once, however often somebody played"
    everywhere = await store.standings.leaders("boulomania", None, 10, 0)
    assert [each.member_id for each in everywhere] == [ANNA, BEN]


async def test_leaders_in_pages(store: Store) -> None:
    members = [ANNA + number for number in range(5)]
    for member in members:
        await finish(store, member, 25.0)
    pages = [await store.standings.leaders("boulomania", HERE, 2, offset) for offset in (0, 2, 4, 6)]
    shown = [[each.member_id for each in page] for page in pages]
    members.reverse()
    assert shown == [members[:2], members[2:4], members[4:], []], "equals always in the same order"


async def test_how_many_are_listed_is_counted_up_to_a_limit(store: Store) -> None:
    for number in range(5):
        await finish(store, ANNA + number, 25.0, guild_id=HERE if number else THERE)
    await finish(store, ANNA, 25.0, game="petanque")
    counted = [await store.standings.count_listed("boulomania", where, 100) for where in (None, HERE, THERE)]
    assert counted == [5, 4, 1]
    assert await store.standings.count_listed("boulomania", None, 3) == 3
    assert await store.standings.count_listed("carami", None, 3) == 0


async def test_the_form_of_several_members(store: Store) -> None:
    for days in range(4):
        result, _ = await finish(store, ANNA, 25.0, days=days)
        await finish(store, ANNA, 25.0, game="petanque", days=days)
    await finish(store, BEN, 25.0, days=9)
    forms = await store.standings.forms([BEN, CARL, ANNA], "boulomania", 3)
    assert forms == {BEN: (result.score,), CARL: (), ANNA: (result.score,) * 3}
    assert await store.standings.forms([], "boulomania", 3) == {}


@pytest.mark.parametrize("games", [1, 2, 4])
async def test_a_standing_from_before_is_refused_and_changes_nothing(store: Store, games: int) -> None:
    await finish(store, ANNA, 25.0, days=1)
    _, second = await finish(store, ANNA, 26.0, days=2)
    table = await add_table(store, a_table())
    outcome = (a_result(table_id=table.id), a_standing(games=games, mu=99.0))
    with pytest.raises(Overtaken):
        await save_moves(store, table, [Ply(0, "12", None, "n")], outcomes=[outcome], state="over")
    assert await store.tables.get(table.id) == table
    assert await store.tables.log(table.id) == []
    assert await store.standings.get(ANNA, "boulomania") == second
    assert len(await store.standings.results(ANNA, "boulomania", 100)) == 2


# Times


async def test_times_come_back_in_utc(store: Store) -> None:
    paris = NOON.astimezone(timezone(timedelta(hours=2)))
    table = await add_table(store, a_table(started_at=paris, moved_at=paris))
    added = await store.invitations.add_challenge(a_challenge(expires_at=paris))
    challenge = await store.invitations.challenge(added.id)
    result = a_result(table_id=table.id, finished_at=paris)
    await save_moves(store, table, (), outcomes=[(result, a_standing())], moved_at=paris)
    (found,) = await store.standings.results(ANNA, "boulomania", 100)
    table = await store.tables.get(table.id)
    for moment in (table.started_at, table.moved_at, challenge.expires_at, found.finished_at):
        assert moment == NOON
        assert moment.utcoffset() == timedelta(0)


# SQLite


async def test_sqlite_keeps_what_it_has_said_to_keep(sqlite_url: str, flushed: None) -> None:
    """Every connection writes through to the disk, and readers do not wait for writers."""
    store = await Store.open(sqlite_url)

    def look(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]

    assert await store.database.read(look) == ["wal", 2, 1, 5000]
    assert await store.database.write(look) == ["wal", 2, 1, 2000]  # so that members are told in time
    await store.close()


async def test_a_transaction_that_fails_leaves_nothing(store: Store) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE half (done INTEGER)"))
        connection.execute(text("DELETE FROM tables"))
        raise RuntimeError

    table = await add_table(store, a_table())
    with pytest.raises(RuntimeError):
        await store.database.write(fail)
    assert await store.tables.get(table.id) == table
    names = await store.database.read(lambda connection: inspect(connection).get_table_names())
    assert "half" not in names


async def test_a_table_goes_with_everything_of_it(store: Store) -> None:
    table = await add_table(store, a_table(seats=SEATS))
    await save_moves(store, table, [Ply(0, "12", None, "nonce")])

    def clear(connection: Connection) -> list[int]:
        connection.execute(text("DELETE FROM tables"))
        counts = (text(f"SELECT count(*) FROM {name}") for name in ("seats", "plies"))
        return [connection.execute(count).scalar_one() for count in counts]

    assert await store.database.write(clear) == [0, 0]
    assert await store.tables.log(table.id) == []


async def test_another_process_sees_what_was_saved(sqlite_url: str, tmp_path: Path) -> None:
    """What `save_moves` has returned is on disk, not in this process's memory."""
    store = await Store.open(sqlite_url)
    table = await add_table(store, a_table())
    await save_moves(store, table, [Ply(0, "12", None, "nonce")])
    code = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('SELECT ply FROM tables'))"
    process = await asyncio.create_subprocess_exec(
        "python3", "-c", code, str(tmp_path / "boulo.sqlite3"), stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    assert output.decode().strip() == "(1,)"
    await store.close()


async def test_every_statement_can_be_counted(store: Store) -> None:
    asked: list[str] = []

    def note(connection: Connection, cursor: object, statement: str, *more: object) -> None:
        asked.append(statement)

    for engine in store.database.engines:
        event.listen(engine, "before_cursor_execute", note)
    await add_table(store, a_table())
    await store.tables.get(1)
    assert any(statement.startswith("INSERT INTO tables") for statement in asked)
    assert asked[-1].startswith("SELECT")


async def test_nobody_was_seen(store: Store) -> None:
    """As in a server that is left before anybody has played there."""
    await store.seen.note({ANNA: NOON})
    await store.seen.note({})
    assert await store.seen.noted() == {ANNA}
