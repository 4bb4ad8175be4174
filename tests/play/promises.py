"""Members who do anything in any order, while the database, listeners and the bot itself fail now and then.

After each thing that happens the promises are looked at, by somebody else who reads the same database.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Literal

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import GAMES, find_game, parse_position
from play import Play
from play.challenges import Answer, seats_against_computer, seats_of_challenge
from play.checking import check_all
from play.clocks import CLOCKS
from play.listeners import TableChanged
from play.lobbies import seat_computer, seats_of
from play.offers import What
from play.people import Member, Place
from play.practice import position_at, side_in
from play.refusals import Refusal
from play.results import record_of
from play.terms import Terms
from play.turns import seat_to_play
from play.views import TableView, Venue
from store import DatabaseTrouble, Invitation, Store
from store.database import Database
from store.records import Challenge, GuildSettings, Lobby, LobbySeat, Seat, Table
from tests.store.records import NOON

GUILD = 7
SETTINGS = GuildSettings(GUILD)
MEMBERS = [Member(number, f"member {number}") for number in range(1, 5)]
DUELS = [name for name, game in GAMES.items() if game.teams is None]
TEAMS = [name for name, game in GAMES.items() if game.teams is not None]

Fault = Literal["before", "after", "cancelled"]
"""Trouble before a transaction or after it, or whoever asks is ended in its middle."""
FAULTS: list[Fault | None] = [None, "before", "after", "cancelled"]
Way = Literal["seen", "read", "typed", "late", "twice", "out of turn"]
"""How somebody moves: by a button, the table read again or not; typed; by an old button; twice at once."""
WAYS: list[Way] = ["seen", "read", "typed", "late", "twice", "twice", "out of turn"]
Stop = Literal["resign", "leave", "draw", "takeback", "end"]
STOPS: list[Stop] = ["resign", "leave", "draw", "takeback", "takeback", "end"]

games = st.sampled_from([*GAMES])
members = st.sampled_from(MEMBERS)
channels = st.integers(1, 3)
clocks = st.sampled_from([None, *CLOCKS])
which = st.integers(0, 9)
ways = st.sampled_from(WAYS)
faults = st.sampled_from(FAULTS)
computers = st.integers(0, 2)
in_lobby = st.sampled_from(["join-0", "join-1", "leave", "shuffle"])


class Troubled:
    """A database of which a transaction can be told to fail, after some that do not."""

    def __init__(self, database: Database) -> None:
        self.fault: Fault | None = None
        self.spared = 0
        self._write = database.write
        setattr(database, "write", self.write)  # noqa: B010 - a method of one object

    async def write(self, work: Callable[..., Any], *args: Any) -> Any:
        fault = self._next_fault()
        task = asyncio.current_task()
        if fault == "before":
            raise DatabaseTrouble("it fails before anything is written")
        if fault == "cancelled" and task is not None:
            task.cancel()
        done = await self._write(work, *args)
        if fault == "after":
            raise DatabaseTrouble("it fails once everything is written")
        return done

    def _next_fault(self) -> Fault | None:
        if self.fault is None or self.spared:
            self.spared = max(0, self.spared - 1)
            return None
        fault, self.fault = self.fault, None
        return fault

    async def settle(self) -> None:
        """Wait for what goes on although nobody waits for it any more."""
        await self._write(lambda connection: None)


class Promises(RuleBasedStateMachine):
    """Three channels of a server, four members, and somebody who looks at what is saved of them."""

    def __init__(self, make_url: Callable[[], str]) -> None:
        super().__init__()
        self.url, self.moment = make_url(), NOON
        self.loop = asyncio.new_event_loop()
        self.challenges: list[Challenge] = []
        self.known: dict[int, Table] = {}
        self.logs: dict[int, list[str]] = {}
        self.broken: list[str] = []
        """What a listener has found wrong: what it raises is nobody's business."""
        self.ended: Counter[int] = Counter()
        self.reminded: Counter[tuple[int, int]] = Counter()
        self.noted: Counter[tuple[int, int]] = Counter()
        """Of those reminders that could be remembered: nobody gets another."""
        self.deaf = False
        self.nonces = 0

    def now(self) -> datetime:
        """No two things happen at once."""
        self.moment += timedelta(milliseconds=1)
        return self.moment

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    # What a bot is

    @initialize()
    def begin(self) -> None:
        self.watching: Store = self.wait(Store.open(self.url))
        self.wait(self._open())

    async def _open(self) -> None:
        store = await Store.open(self.url, alone=True)
        self.play = Play(store, languages=(), themes=(), now=self.now)
        self.trouble = Troubled(store.database)
        self.play.driver.listen(self._fail_to_hear)
        self.play.driver.listen(self._hear)

    async def _fail_to_hear(self, change: TableChanged) -> None:
        if self.deaf:
            self.deaf = False
            raise RuntimeError("not now")

    async def _hear(self, change: TableChanged) -> None:
        """Compare what is told with what is saved, and send reminders."""
        told, saved = change.view.table, await self.watching.tables.get(change.view.table.id)
        if saved.version < told.version or (saved.version == told.version and not is_same(saved, told)):
            self.broken.append(f"{change.kind} was told of table {told.id}, and is not saved")
        if told.reason == "time" and not self.reminded[told.id, told.version - 1]:
            self.broken.append(f"table {told.id} was lost on time, and nobody was reminded")
        self.ended[told.id] += change.kind == "over"
        if change.kind == "reminded":
            self.reminded[told.id, told.version] += 1
            await self.play.store.tables.note_reminded(told)
            self.noted[told.id, told.version] += 1

    def teardown(self) -> None:
        if hasattr(self, "play"):
            self.wait(self.play.close())
            self.wait(self.watching.close())
        self.loop.close()

    # What happens, and what may come of it

    def attempt(self, *works: Awaitable[Any]) -> list[Any]:
        """Let all of these happen at once; what came of each. What is refused has changed nothing."""
        before = self.wait(self._read_versions())
        done = self.wait(self._attempt(*works))
        for each in done:
            if isinstance(each, BaseException) and not isinstance(each, EXPECTED):
                raise each
        if all(isinstance(each, Refusal) for each in done):
            assert self.wait(self._read_versions()) == before, "what is refused changes nothing"
        return list(done)

    async def _attempt(self, *works: Awaitable[Any]) -> list[Any]:
        done = await asyncio.gather(*works, return_exceptions=True)
        await self.trouble.settle()
        return done

    async def _read_versions(self) -> dict[int, int]:
        return {table.id: table.version for table in (await self._read_all()).values()}

    async def _read_all(self) -> dict[int, Table]:
        return {table.id: table for table in await self.watching.tables.after(0, 1000)}

    def nonce(self) -> str:
        self.nonces += 1
        return str(self.nonces)

    def table(self, number: int) -> Table | None:
        """A game that is on, if there is any; the newest for 0."""
        played = [table for table in self.known.values() if table.state == "playing"]
        return played[-1 - number % len(played)] if played else None

    @rule(fault=faults, spared=st.integers(0, 3))
    def let_something_fail(self, fault: Fault | None, spared: int) -> None:
        """Let the database or a listener fail next."""
        self.trouble.fault, self.trouble.spared = fault, spared
        self.deaf = fault is None

    @rule()
    def start_anew(self) -> None:
        """Stop the bot and start it again: what was interrupted goes on."""
        self.wait(self.play.close())
        self.wait(self._open())
        for table_id, _ in self.wait(self.play.store.tables.waiting_for_computer()):
            self.attempt(self.play.driver.resume(table_id))
        assert not self.wait(self.play.store.tables.waiting_for_computer())

    @rule(span=st.sampled_from([timedelta(minutes=1), timedelta(minutes=3), timedelta(hours=21)]))
    def let_time_pass(self, span: timedelta) -> None:
        """Let time pass: every clock that is due rings, or rings at the next look if it could not."""
        self.moment += span
        self.trouble.spared = 0
        for _ in range(3):
            self.attempt(self.play.timekeeper.tick(lambda guild_id: True))
        assert not self.wait(self.play.store.tables.alarms(self.moment))

    # How games begin

    @rule(game=games, channel=channels, member=members, others=st.integers(0, 3), clock=clocks)
    def sit_down(self, game: str, channel: int, member: Member, others: int, clock: str | None) -> None:
        """Start a game, alone or with so many others, by two clicks at once."""
        if not others:
            seats = seats_against_computer(member, "computer", "easy", member.id % 2)
        else:
            people = [MEMBERS[(member.id + number) % len(MEMBERS)] for number in range(others + 1)]
            people = people if game in TEAMS else people[:2]
            seats = tuple(each.seat(number % 2, number // 2) for number, each in enumerate(people))
        self._check_one(self.attempt(*(self._start(game, seats, channel, clock) for _ in range(2))))

    async def _start(
        self,
        game: str,
        seats: tuple[Seat, ...],
        channel: int,
        clock: str | None,
        invitation: Invitation | None = None,
    ) -> TableView:
        venue, options = Venue(GUILD, channel, "en", clock=clock), dict(find_game(game).quick)
        return await self.play.driver.start(
            game, options, seats, venue, nonce=self.nonce(), invitation=invitation
        )

    def _check_one(self, done: list[Any]) -> None:
        assert sum(isinstance(each, TableView) for each in done) <= 1, "two clicks are one game"

    @rule(game=games, channel=channels, member=members, clock=clocks)
    def challenge(self, game: str, channel: int, member: Member, clock: str | None) -> None:
        place, terms = Place(GUILD, channel), Terms({}, clock)
        made = self.attempt(self.play.challenges.make(game, terms, SETTINGS, place, member, None))
        self.challenges += [each for each in made if isinstance(each, Challenge)]

    @precondition(lambda self: self.challenges)
    @rule(number=which, member=members, answer=st.sampled_from(["accept", "accept", "decline", "withdraw"]))
    def answer_challenge(self, number: int, member: Member, answer: Answer) -> None:
        asked = self.challenges[-1 - number % len(self.challenges)]
        if answer == "accept":
            self._check_one(self.attempt(*(self._accept(asked, member) for _ in range(2))))
        else:
            place = Place(GUILD, asked.channel_id)
            self.attempt(self.play.challenges.turn_down(asked.id, asked.game, place, member.id, answer))

    async def _accept(self, asked: Challenge, member: Member) -> TableView:
        place = Place(GUILD, asked.channel_id)
        found = await self.play.challenges.find(asked.id, asked.game, place, member.id, "accept")
        clock = found.clock if found.clock in CLOCKS else None
        seats = seats_of_challenge(found, member, None)
        return await self._start(found.game, seats, found.channel_id, clock, found)

    @rule(
        game=st.sampled_from(TEAMS),
        channel=channels,
        member=members,
        what=in_lobby,
        computers=st.integers(0, 2),
    )
    def gather(self, game: str, channel: int, member: Member, what: str, computers: int) -> None:
        """Open a lobby, let two others do something there at once, and start the game by two clicks.

        Some places are the computer's.
        """
        host, place = LobbySeat(member.id, 0, 0, member.name), Place(GUILD, channel)
        (lobby,) = self.attempt(self.play.lobbies.open(game, Terms({}), SETTINGS, place, host))
        if not isinstance(lobby, Lobby):
            return
        for _ in range(computers):
            seat = partial(seat_computer, member_id=member.id, side=None, level="easy")
            self.attempt(self.play.lobbies.turn_into(lobby.id, game, place, seat))
        self._come(lobby, MEMBERS[member.id % 4], MEMBERS[(member.id + 1) % 4], what)
        self._check_one(self.attempt(*(self._start_lobby(lobby, member) for _ in range(2))))

    def _come(self, lobby: Lobby, one: Member, other: Member, what: str) -> None:
        place, change = Place(GUILD, lobby.channel_id), self.play.lobbies.change
        done = self.attempt(
            change(lobby.id, lobby.game, place, one, "join-1"),
            change(lobby.id, lobby.game, place, other, what),
        )
        joined = {one.id, other.id} if what.startswith("join") else {one.id}
        if not any(isinstance(each, BaseException) for each in done):
            found = self.wait(self.play.lobbies.find(lobby.id, lobby.game, place))
            assert joined <= {seat.member_id for seat in found.seats}, "nobody gets lost"

    async def _start_lobby(self, lobby: Lobby, member: Member) -> TableView:
        found = await self.play.lobbies.find(lobby.id, lobby.game, Place(GUILD, lobby.channel_id))
        return await self._start(found.game, seats_of(found, member.id), found.channel_id, "quick", found)

    @rule(number=which, ply=st.integers(0, 20), channel=channels, member=members)
    def practise(self, number: int, ply: int, channel: int, member: Member) -> None:
        """Play on from a position of a game that is over, by two clicks."""
        over = [each for each in self.known.values() if each.state == "over"]
        if over:
            table = over[number % len(over)]
            self._check_one(self.attempt(*(self._practise(table, ply, channel, member) for _ in range(2))))

    async def _practise(self, table: Table, ply: int, channel: int, member: Member) -> TableView:
        side = side_in(table, member.id)
        start = str(position_at(await self.play.tables.steps(table), ply, side))
        seats = seats_against_computer(member, "computer", "easy", side)
        venue, nonce = Venue(GUILD, channel, "en"), self.nonce()
        return await self.play.driver.start(table.game, table.options, seats, venue, nonce=nonce, start=start)

    # How they go on

    @precondition(lambda self: self.table(0))
    @rule(number=which, choices=st.lists(st.integers(0, 99), min_size=1, max_size=12), way=ways, fault=faults)
    def move(self, number: int, choices: list[int], way: Way, fault: Fault | None) -> None:
        """Make some moves by buttons, the last of them in that way, while something fails."""
        table = self.table(number)
        self.trouble.fault, self.trouble.spared = fault, choices[0] % len(choices)
        for place, choice in enumerate(choices, start=1):
            if table is None or table.state != "playing":
                return
            self._move_once(table, choice, way if place == len(choices) else "seen")
            table = self.wait(self.watching.tables.get(table.id))

    def _move_once(self, table: Table, choice: int, way: Way) -> None:
        """Move; whoever hears that it was not saved tries again, and has moved once then."""
        position = parse_position(table.game, table.notation)
        seat, actions = seat_to_play(table, position), position.legal_actions()
        if seat is None or seat.member_id is None:
            self.attempt(self.play.driver.resume(table.id))
            return
        action = actions[choice % len(actions)]
        made = self._click(table, seat.member_id, action, way)
        if made is None:
            made = self._click(table, seat.member_id, action, "seen")
            self._check_made(table, action)
        elif made:
            self._check_made(table, action)

    def _click(self, table: Table, member_id: int, action: str, way: Way) -> bool | None:
        """Whether a move was made; None if whoever made it was told that it failed."""
        ply = {"typed": None, "late": table.ply - 1}.get(way, table.ply)
        if way == "out of turn":
            member_id = member_id % len(MEMBERS) + 1
        known, nonce = table.id if way == "read" else table, self.nonce()
        done = self.attempt(
            *(self.play.driver.act(known, ply, member_id, action, nonce) for _ in range(1 + (way == "twice")))
        )
        made = sum(isinstance(each, TableView) for each in done)
        assert made <= (way not in ("late", "out of turn")), "nobody moves out of turn, or twice"
        failed = any(isinstance(each, FAILED) for each in done)
        return None if failed and not made else bool(made)

    def _check_made(self, table: Table, action: str) -> None:
        """Check that the log has one more move of a member's since then."""
        log = self.wait(self.watching.tables.log(table.id))[table.ply :]
        assert [ply.token for ply in log if ply.member_id is not None] == [action]

    @precondition(lambda self: self.table(0))
    @rule(number=which, side=st.integers(0, 1), how=st.sampled_from(STOPS))
    def stop(self, number: int, side: int, how: Stop) -> None:
        """Give a game up, leave it, agree on a draw, clear it away, or take a move back."""
        table = self.table(number)
        assert table is not None
        members = [[seat.member_id or 0 for seat in table.team(each)] for each in (side, 1 - side)]
        one, other = members[0][number % len(members[0])], members[1][0]
        driver = self.play.driver
        if how == "end":
            self.attempt(driver.end(table.id, one))
        elif how == "resign" or how == "leave":
            both = (driver.resign(table.id, each, leaving=how == "leave") for each in (one, other))
            self.attempt(*both)
        elif table.game in DUELS:
            self._check_one(
                self.attempt(*(self._offer(table, one, each, how) for each in (one, other, other)))
            )

    async def _offer(self, table: Table, member_id: int, other_id: int, what: What) -> TableView:
        """Let one offer and another accept; who offers may not, but for a move back from the computer."""
        offer = await self.play.offers.make(what, table, member_id)
        view = await self.play.offers.accept(offer, other_id)
        assert member_id != other_id or table.seat(1 - offer.side).level is not None
        return view

    # The promises

    @invariant()
    def hold_promises(self) -> None:
        if hasattr(self, "play"):
            self.wait(self._check())

    async def _check(self) -> None:
        found = await self._read_all()
        changed = [table for table in found.values() if table != self.known.get(table.id)]
        for table in changed:
            log = [ply.token for ply in await self.watching.tables.log(table.id)]
            before = self.known.get(table.id, table)
            assert table.version >= before.version, "a version only ever grows"
            assert table.version > before.version or is_same(table, before), "a change has a version"
            assert log[: len(self.logs.get(table.id, []))] == self.logs.get(table.id, []), "a log only grows"
            self.logs[table.id] = log
        assert self.known.keys() <= found.keys()
        self.known = found
        played = Counter(table.channel_id for table in found.values() if table.state == "playing")
        assert all(count == 1 for count in played.values()), "one table per channel"
        assert not self.broken
        assert all(count <= 1 for count in self.ended.values()), "a game ends once"
        assert all(count <= 1 for count in self.noted.values()), "a clock reminds once"
        if changed:
            assert (await check_all(self.watching)).problems == ()
            await self._check_records(found.values())

    async def _check_records(self, found: Iterable[Table]) -> None:
        """Check that whoever played alone against the computer has the record of just those games."""
        ends: dict[tuple[int, str, str], Counter[str]] = defaultdict(Counter)
        for each in filter(None, map(record_of, found)):
            ends[each.member_id, each.game, each.level] += Counter(
                won=each.won, lost=each.lost, drawn=each.drawn
            )
        for (member_id, game, level), counted in ends.items():
            kept = (await self.watching.level_records.of_member(member_id, game))[level]
            assert (kept.won, kept.lost, kept.drawn) == tuple(
                counted[how] for how in ("won", "lost", "drawn")
            )


FAILED = (DatabaseTrouble, asyncio.CancelledError)
EXPECTED = (Refusal, *FAILED)
"""What may come of what somebody does."""


def is_same(one: Table, other: Table) -> bool:
    """Whether both are the same game in the same state."""
    return all(getattr(one, name) == getattr(other, name) for name in TOLD)


TOLD = ("game", "channel_id", "notation", "ply", "state", "winner", "reason", "seats", "places", "seed")
"""What members are shown of a table."""
