"""The one path that every move takes: lock, load, check, apply, save. Showing it comes after.

What nobody decides happens by itself, in the same transaction: dice fall, the jack is thrown. So a saved
table waits for the decision of a side, or its game is over.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import TypeVar
from weakref import WeakValueDictionary

from engine import SIDES, GameError, Position, Step, parse_position
from engine.log import BACK, first_position, last_of_side, since_last_decision, take_step
from play import dice
from play.by_itself import PlayedOn, play_on
from play.clocks import CLOCKS
from play.earlier_rules import follow_log, is_earlier, play_log, read_position
from play.refusals import Refusal
from play.results import is_for_rating, is_rated_end, why_uncounted
from play.saving import Saving
from play.stage_times import mark
from play.states import new_table, stopped_table, waiting_table
from play.summaries import Changes, changes_kept, sum_up
from play.thinking import Thinking
from play.turns import (
    check_answer,
    check_offer,
    check_turn,
    check_wake,
    not_playing,
    seat_to_play,
    side_playing,
    side_taken_back,
    since_member_acted,
)
from play.verifying import Verified, verify
from play.views import TableView, Venue
from store import Invitation, Outdated, Store
from store.records import Ply, Seat, Table
from store.seeds import NextSeed
from store.table_changes import Opening

log = logging.getLogger(__name__)

UNATTENDED = "computer"
"""The nonce where the bot goes on by itself, without a member's interaction."""
LOCK_SECONDS = 10.0
"""How long clearing a table away waits for its lock."""

V = TypeVar("V", bound=TableView | None)


class Tables:
    """Every table of the bot. Each is loaded when it is touched; nothing is kept in between."""

    def __init__(self, store: Store, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.store = store
        self.now = now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.thinking = Thinking()
        self._choosing: dict[int, asyncio.Future[str]] = {}
        """The computer's decisions under way, by table."""
        self._saving = Saving(store, lambda: self.now(), self._stop_choosing)
        self._foretold_to: list[Callable[[TableView], Awaitable[object]]] = []

    def foretell(self, listener: Callable[[TableView], Awaitable[object]]) -> None:
        """Call a listener with what each decision of a member leads to, just before that is saved.

        Saving may still fail, so nothing of it may be shown yet. The end of a game is not foretold: what
        it counts for is known only once it is saved.
        """
        self._foretold_to.append(listener)

    def close(self) -> None:
        self.thinking.close()

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def _lock_in_time(self, table_id: int) -> AsyncIterator[None]:
        """Hold the lock of a table; if it does not become free in time, go on without."""
        lock, held = self._lock(table_id), True
        try:
            async with asyncio.timeout(LOCK_SECONDS):
                await lock.acquire()
        except TimeoutError:
            held = False
        try:
            yield
        finally:
            if held:
                lock.release()

    # What members do

    async def start(
        self,
        game: str,
        options: dict[str, int],
        seats: tuple[Seat, ...],
        venue: Venue,
        *,
        nonce: str,
        invitation: Invitation | None = None,
        start: str | None = None,
        by_lot: bool = False,
    ) -> TableView:
        """Start a game in place of the invitation that led to it, with its opening rolled.

        `start` is the notation of the position in practice. The first side begins. With `by_lot`, a die
        decides who sits there; before it, that is whoever asked for the game. Raises `ChannelTaken` and
        `InvitationGone`.
        """
        position = first_position(game, options, start)
        played = PlayedOn(position, [], [])

        def open_game(table: Table) -> Opening:
            nonlocal played
            table = dice.commit(table, table.seed)
            table = dice.draw_lot(table, nonce) if by_lot else table
            table = replace(table, fingerprint=dice.first_fingerprint(table))
            played = play_on(table, position, nonce)
            return Opening(waiting_table(table, played, self.now()), played.moves)

        seed = invitation and invitation.seed
        table = new_table(game, options, seats, venue, position, seed or dice.new_seed(), self.now())
        table = replace(table, start=start)
        waits = _next_seed(table, by_lot) if seed is None else None
        table = await self.store.tables.add(table, open_game, invitation, waits)
        return await self._opened(TableView(table, played.position, tuple(played.steps)))

    async def _opened(self, view: TableView) -> TableView:
        """A game that has just begun; in practice the dice that were in the air may have ended it."""
        if (outcome := view.position.outcome()) is None:
            return view
        over = replace(view.table, state="over", winner=outcome.winner, reason=outcome.reason)
        nothing_more = PlayedOn(view.position, [], [])
        return await self._saving.save_over(view.table, view._replace(table=over), nothing_more)

    async def act(
        self, table: int | Table, ply: int | None, member_id: int, action: str, nonce: str
    ) -> TableView:
        """Do what a member has chosen. `ply` is the one that the member saw; None for the present one.

        Raises `Refusal`. Given a table instead of its id, it need not be read again.
        """

        async def decide(table: Table, position: Position) -> TableView:
            check_turn(table, position, ply, member_id)
            try:
                return await self._decide(table, position, action, member_id, nonce)
            except GameError as error:
                raise Refusal.by_rules(error) from None

        return await self._change(table, decide, nonce)

    async def resign(self, table_id: int, member_id: int, *, leaving: bool = False) -> TableView:
        """Give the game up for a member, or leave the seat to the others of the team.

        Raises `Refusal`, also if a member who is only `leaving` has nobody to leave the seat to.
        """

        async def give_up(table: Table, position: Position) -> TableView:
            side = side_playing(table, member_id)
            if table.others(member_id):
                return await self._leave(table, position, member_id)
            if leaving:
                raise Refusal("leave-last-one")
            view = await self._stop(table, position, "resigned", 1 - side, by=member_id)
            return view._replace(by=member_id)

        return await self._change(table_id, give_up)

    async def agree_draw(self, table_id: int, ply: int, member_id: int, offered_by: int) -> TableView:
        """Let the member agree to the draw that the other side has offered at that ply."""

        async def agree(table: Table, position: Position) -> TableView:
            check_answer(table, ply, member_id, offered_by)
            return await self._stop(table, position, "agreed", None)

        return await self._change(table_id, agree)

    async def take_back(self, table_id: int, ply: int | None, member_id: int, side: int) -> TableView:
        """Undo that side's last decision and what came after it, for a member who agrees to that.

        That is one of the other side; against the computer, which always agrees, whoever asks.
        """

        async def undo(table: Table, _: Position) -> TableView:
            if table.seat(1 - side).level is None:
                check_answer(table, ply, member_id, side)
            else:
                check_offer(table, ply, member_id)
            pause, steps = self.now() - table.moved_at, await self.steps(table)
            number = _last_of(steps, side)
            played = PlayedOn(steps[number].before, [], [Ply(table.ply, BACK + SIDES[side], member_id, None)])
            saved = await self._saving.save(table, waiting_table(table, played, self.now()), played.moves)
            last = since_last_decision(steps[:number])
            return TableView(saved, played.position, last, pause, by=member_id, taken_back=side)

        return await self._change(table_id, undo)

    async def check_take_back(self, table: Table, side: int) -> None:
        """Raise `Refusal` unless that side has decided something that can be taken back."""
        _last_of(await self.steps(table), side)

    async def check_may_clear(self, table: Table, member_id: int) -> None:
        """Raise `Refusal` if a member would clear their own rated game away.

        A table that is stuck cannot even be given up, so it may be cleared away.
        """
        plays = table.rated and table.side_of(member_id) is not None
        if plays and await self._can_be_read(table) and is_for_rating(table):
            raise Refusal("tables-own-rated", game=table.game)

    async def _can_be_read(self, table: Table) -> bool:
        try:
            parse_position(table.game, table.notation)
            await self.steps(table)
        except Exception:  # whatever is wrong with the table, it is stuck
            return False
        return True

    async def end(self, table_id: int, member_id: int) -> Table:
        """Clear a table away, whatever state it is in: nobody has won, and nothing counts."""
        async with self._lock_in_time(table_id):
            table = await self._load(table_id)
            if table.state != "playing":
                raise Refusal(not_playing(table))
            ended = replace(stopped_table(table, "ended", None, self.now()), ended_by=member_id)
            try:
                return await self._saving.save(table, ended)
            except Outdated:
                raise Refusal("out-of-date") from None

    async def wake(self, table_id: int, member_id: int) -> TableView:
        """Let a game that was put to rest go on, with a new seed: the old one may be known.

        Raises `Refusal`, and `ChannelTaken` while another game is on there.
        """

        async def go_on(table: Table, position: Position) -> TableView:
            check_wake(table, member_id)
            steps = await self._last_steps(table)
            going_on = replace(dice.renew(table), state="playing", reason=None)
            waiting = waiting_table(going_on, PlayedOn(position, [], []), self.now())
            saved = await self.store.tables.wake(table, waiting)
            return TableView(saved, position, steps, self.now() - table.moved_at)

        return await self._change(table_id, go_on)

    # What happens without them

    async def rest(self, table_id: int, untouched_since: datetime) -> Table | None:
        """Put a game without a clock to rest; None if somebody has moved in it since then."""
        async with self._lock_in_time(table_id):
            table = await self._load(table_id)
            if table.state != "playing" or table.clock is not None or table.moved_at > untouched_since:
                return None
            resting = replace(stopped_table(table, "rested", None, self.now()), state="resting")
            try:
                return await self._saving.save(table, resting)
            except Outdated:
                return None

    async def play_computer(self, table: int | Table) -> TableView | None:
        """Make one decision of the computer; None if it is not its turn. Raises `Refusal`.

        The table is not locked while it thinks: others may look at it, or give up. A decision about a
        position that is gone by then is refused as out of date.
        """
        known = table if isinstance(table, Table) else await self._read(table)
        position = read_position(known)
        seat = seat_to_play(known, position)
        if seat is None or seat.level is None:
            return None
        mark("think")
        action = await self._choose(known, position, seat.level)

        async def decide(table: Table, present: Position) -> TableView:
            if (seat_to_play(table, present), table.ply, present) != (seat, known.ply, position):
                raise Refusal("out-of-date")
            return await self._decide(table, position, action, None, UNATTENDED)

        return await self._change(known, decide)

    async def _choose(self, table: Table, position: Position, level: str) -> str:
        """What the computer plays. Raises `Refusal` if the table changes before it has decided."""
        choosing = asyncio.ensure_future(self.thinking.choose(position, level))
        self._choosing[table.id] = choosing
        try:
            await asyncio.wait([choosing])
        finally:
            choosing.cancel()
            if self._choosing.get(table.id) is choosing:
                del self._choosing[table.id]
        if choosing.cancelled():
            raise Refusal("out-of-date")
        return choosing.result()

    def _stop_choosing(self, table_id: int) -> None:
        """Cancel the computer's decision about a table that has changed."""
        if (choosing := self._choosing.get(table_id)) is not None:
            choosing.cancel()

    async def _read(self, table_id: int) -> Table:
        """The table as it is when nobody is changing it."""
        async with self._lock(table_id):
            return (await self._touch(table_id, UNATTENDED))[0]

    async def ring(self, table_id: int) -> TableView | None:
        """Do what the clock of a table has to do now: remind of the deadline once, then end the game.

        None if it is too early. A late reminder puts the deadline off; a reminder is due until
        `TableStore.note_reminded` has noted that it was sent.
        """
        async with self._lock(table_id):
            table, position = await self._touch(table_id, UNATTENDED)
            view, now = TableView(table, position), self.now()
            if table.clock is None or table.deadline is None or table.alarm_at is None or view.seat is None:
                return None
            if table.alarm_at > now:
                return None
            try:
                if table.alarm_at == table.deadline:
                    return await self._stop(table, position, "time", 1 - view.seat.side)
                deadline = CLOCKS[table.clock].put_off(table.deadline, now)
                return view._replace(table=await self.store.tables.put_off(table, deadline))
            except Outdated:
                raise Refusal("out-of-date") from None

    # Looking

    async def view(self, table_id: int) -> TableView:
        """The table as it is, with what was last done there. Raises `Refusal`."""
        async with self._lock(table_id):
            table, position = await self._touch(table_id, UNATTENDED)
            moves, pause = await self.store.tables.log(table_id), self.now() - table.moved_at
            steps = follow_log(table, [move.token for move in moves])
            by = next((move.member_id for move in reversed(moves) if move.member_id is not None), None)
            by = None if table.has_forgotten else by  # the last decision may have been theirs
            uncounted, last = why_uncounted(table, steps), since_member_acted(steps, moves)
            view = TableView(
                table, position, last, pause, by=by, uncounted=uncounted, taken_back=side_taken_back(moves)
            )
            return view if table.state != "over" else await self._summed_up(view, steps)

    async def _summed_up(self, view: TableView, steps: Sequence[Step]) -> TableView:
        """The view of a game that is over, with its summary."""
        changes: Changes = {}
        if is_rated_end(view.table) and view.uncounted is None:
            changes = changes_kept(await self.store.standings.changes(view.table.id))
        return view._replace(summary=sum_up(view.table, steps, changes))

    async def steps(self, table: Table) -> list[Step]:
        """The steps of a table, without what was taken back. Raises `Refusal`."""
        return play_log(table, await self.tokens(table))

    async def _last_steps(self, table: Table) -> tuple[Step, ...]:
        """The last step that a member made at a table, and everything after it. Raises `Refusal`."""
        log = await self.store.tables.log(table.id)
        return since_member_acted(play_log(table, [move.token for move in log]), log)

    async def tokens(self, table: Table) -> list[str]:
        """The log of a table: every action, roll and take-back."""
        return [ply.token for ply in await self._saving.log(table)]

    async def tokens_to_show(self, table: Table) -> list[str]:
        """The log of a game that is to be replayed. Raises `Refusal` if today's rules cannot follow it."""
        tokens = await self.tokens(table)
        if is_earlier(table):
            play_log(table, tokens)
        return tokens

    async def read_whole(self, table_id: int) -> tuple[Table, list[Ply]]:
        """A table and its log, both of the same version, even if the game goes on meanwhile.

        Raises `Refusal`, also if a player was forgotten, and with them what the dice came from.
        """
        table = await self._load(table_id)
        if table.has_forgotten:
            raise Refusal("verify-forgotten")
        while True:
            log = await self.store.tables.log(table_id)
            present = await self._load(table_id)
            if present.version == table.version:
                return self._saving.note_unanswered(present), log
            table = present

    async def verify(self, table_id: int) -> Verified:
        """Check everything about a game that can be checked. Raises `Refusal`."""
        return verify(*await self.read_whole(table_id))

    # The way of a change

    async def _change(
        self,
        known: int | Table,
        change: Callable[[Table, Position], Awaitable[V]],
        nonce: str = UNATTENDED,
    ) -> V:
        """Change a table under its lock. If the given `Table` turns out to be outdated, it is read again."""
        table_id = known.id if isinstance(known, Table) else known
        mark("wait")
        async with self._lock(table_id):
            mark("apply")
            if isinstance(known, Table):
                try:
                    return await change(known, read_position(known))
                except (Outdated, Refusal):
                    pass
            table, position = await self._touch(table_id, nonce)
            try:
                return await change(table, position)
            except Outdated:
                raise Refusal("out-of-date") from None

    async def _load(self, table_id: int) -> Table:
        try:
            return await self.store.tables.get(table_id)
        except KeyError:
            raise Refusal("no-table") from None

    async def _touch(self, table_id: int, nonce: str) -> tuple[Table, Position]:
        """The table with its position; dice that an older bot has left in the air fall first."""
        mark("load")
        table = await self._load(table_id)
        mark("apply")
        position = read_position(table)
        if table.state == "playing" and position.turn == "chance":
            try:
                view = await self._settle(table, play_on(table, position, nonce))
            except Outdated:
                raise Refusal("out-of-date") from None
            return view.table, view.position
        return table, position

    async def _decide(
        self, table: Table, position: Position, action: str, member_id: int | None, nonce: str
    ) -> TableView:
        """Apply what a side has chosen. Raises `GameError`."""
        step, moves = take_step(position, action), [Ply(table.ply, action, member_id, None)]
        rolls = step.after.cast is not None or step.after.automatic is not None
        with self._saving.answering(table, rolls=member_id is not None and rolls):
            return await self._settle(table, play_on(table, step.after, nonce, [step], moves), member_id)

    async def _settle(self, table: Table, played: PlayedOn, by: int | None = None) -> TableView:
        """Save in one transaction what was done and what then happened by itself."""
        pause, changed = self.now() - table.moved_at, waiting_table(table, played, self.now())
        view = TableView(changed, played.position, tuple(played.steps), pause, by=by)
        if outcome := played.position.outcome():
            over = replace(changed, state="over", winner=outcome.winner, reason=outcome.reason)
            return await self._saving.save_over(table, view._replace(table=over), played)
        if by is not None:
            await self._tell_ahead(view)
        return view._replace(table=await self._saving.save(table, changed, played.moves))

    async def _tell_ahead(self, view: TableView) -> None:
        """Tell what a table is about to become. A listener that fails does not keep it from being saved."""
        for listener in self._foretold_to:
            try:
                await listener(view)
            except Exception:
                log.exception("what table %s is about to become was not taken note of", view.table.id)

    async def _stop(
        self, table: Table, position: Position, reason: str, winner: int | None, by: int | None = None
    ) -> TableView:
        """End a game before its rules do; `by` is the member who wants that, if it is one."""
        pause = self.now() - table.moved_at
        stopped = replace(stopped_table(table, reason, winner, self.now()), ended_by=by)
        view = TableView(stopped, position, (), pause)
        return await self._saving.save_over(table, view, PlayedOn(position, [], []))

    async def _leave(self, table: Table, position: Position, member_id: int) -> TableView:
        """Empty a seat of a team that goes on; if it was their turn, whoever follows gets the whole time."""
        gone = next(seat for seat in table.seats if seat.member_id == member_id)
        others = tuple(replace(seat, gone=True) if seat == gone else seat for seat in table.seats)
        changed = replace(table, seats=others)
        if seat_to_play(table, position) == gone:
            changed = waiting_table(changed, PlayedOn(position, [], []), self.now())
        steps = await self._last_steps(table)
        saved = await self._saving.save(table, changed)
        return TableView(saved, position, steps, left=gone, by=member_id)


def _next_seed(table: Table, by_lot: bool) -> NextSeed | None:
    """The seed that waits for this game; None if it is not against the computer, or has nothing to draw."""
    is_drawn = by_lot or dice.has_dice(table.game)
    member_id = dice.plays_alone(table) if is_drawn else None
    return None if member_id is None else NextSeed(member_id, dice.new_seed())


def _last_of(steps: Sequence[Step], side: int) -> int:
    """The index of that side's latest decision. Raises `Refusal` if there is none."""
    number = last_of_side(steps, side)
    if number is None:
        raise Refusal("nothing-to-take-back")
    return number
