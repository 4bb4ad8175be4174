"""The one path that every move takes: lock, load, check, apply, save. Showing it comes after.

What only the dice or nobody decides happens by itself, in the same step and the same transaction: dice
fall, the jack is thrown. So a saved table waits for a side, or its game is over.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from weakref import WeakValueDictionary

from engine import GameError, Position, new_game, parse_position
from engine.log import BACK, Step, is_under_way, last_of_side, replay, since_last_decision
from play import dice
from play.clocks import CLOCKS, alarms_of
from play.refusals import Refusal
from play.results import Outcomes, outcomes_of
from play.turns import check_answer, check_offer, check_turn, seat_to_play, side_playing, take_turns
from players import best_action
from store.invitations import Invitation
from store.records import Ply, Seat, Table
from store.store import Outdated, Overtaken, Store

RULES = 1
"""The version of the rules that new tables are played by."""
UNATTENDED = "computer"
"""What stands for a member's interaction where the bot goes on by itself."""
PATIENCE = 10.0
"""How many seconds a table that is to be cleared away may be busy."""


class Venue(NamedTuple):
    """Where a game is played, and how: in what language and colours, by what clock, for a rating or not."""

    guild_id: int | None
    channel_id: int
    language: str
    theme: str = "day"
    clock: str | None = None
    rated: bool = True
    threaded: bool = False
    parent_id: int | None = None


class Moved(NamedTuple):
    """A table and what was last done there, from a side's decision on, and how long before that."""

    table: Table
    position: Position
    scenes: tuple[Step, ...]
    pause: timedelta = timedelta(0)
    left: Seat | None = None
    """Who has just left the table to the others of the team."""
    by: int | None = None
    """The member whose decision it was, if it was a member's."""

    @property
    def seat(self) -> Seat | None:
        """Who is to play; None when it is over."""
        return seat_to_play(self.table, self.position)


class Roll(NamedTuple):
    """A roll of a finished game, as it was and as it follows from the secret."""

    ply: int
    shown: str
    derived: str


def play_by_itself(position: Position, table: Table, ply: int, nonce: str) -> str | None:
    """What happens next without anybody deciding; None when a side has a choice or it is over."""
    if position.cast is not None:
        return dice.roll(table.seed, table.id, ply, nonce, position.cast)
    actions = position.legal_actions()
    return "jack" if tuple(actions) == ("jack",) else None


def _last_of(scenes: Sequence[Step], side: int) -> int:
    """Where that side's latest decision stands among the scenes. Raises `Refusal` if there is none."""
    number = last_of_side(scenes, side)
    if number is None:
        raise Refusal("nothing-to-take-back")
    return number


class Tables:
    """Every table of the bot. Each is loaded when it is touched; nothing is kept in between."""

    def __init__(self, store: Store, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.store = store
        self.now = now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def _lock_in_time(self, table_id: int) -> AsyncIterator[None]:
        """The lock of a table, or none if whatever holds it does not come to its end."""
        lock, held = self._lock(table_id), True
        try:
            async with asyncio.timeout(PATIENCE):
                await lock.acquire()
        except TimeoutError:
            held = False
        try:
            yield
        finally:
            if held:
                lock.release()

    async def start(
        self,
        game: str,
        options: dict[str, int],
        seats: tuple[Seat, ...],
        venue: Venue,
        *,
        nonce: str,
        invitation: Invitation | None = None,
    ) -> Moved:
        """A new table, in place of the invitation that led to it, with its opening rolled.

        Raises `ChannelTaken` and `InvitationGone`.
        """
        position = new_game(game, **options)
        table = Table(
            id=0,
            game=game,
            rules=RULES,
            options=options,
            guild_id=venue.guild_id,
            channel_id=venue.channel_id,
            language=venue.language,
            seed=dice.new_seed(),
            notation=str(position),
            ply=0,
            state="playing",
            winner=None,
            reason=None,
            rated=venue.rated and len({seat.member_id for seat in seats} - {None}) == len(seats) > 1,
            computer_due=True,  # until its opening is rolled a restart has to take it up
            message_id=None,
            shown_ply=-1,
            started_at=self.now(),
            moved_at=self.now(),
            seats=seats,
            theme=venue.theme,
            clock=venue.clock,
            threaded=venue.threaded,
            parent_id=venue.parent_id,
        )
        table = await self.store.add_table(table, invitation)
        try:
            async with self._lock(table.id):
                return await self._play_on(table, position, [], [], nonce)
        except Refusal:  # somebody who looked at it in that instant was quicker to roll its opening
            return await self.view(table.id)

    async def act(self, table_id: int, ply: int | None, member_id: int, action: str, nonce: str) -> Moved:
        """A member's action. Raises `Refusal`; `ply` is what the member saw, None for the present."""
        async with self._lock(table_id):
            table, position = await self._touch(table_id, nonce)
            check_turn(table, position, ply, member_id)
            try:
                moved = await self._decide(table, position, action, member_id, nonce)
                return moved._replace(by=member_id)
            except GameError as error:
                raise Refusal(f"refused-{error.code.replace('_', '-')}", **error.facts) from None

    async def play_computer(self, table_id: int) -> Moved | None:
        """One decision of the computer, if it is its turn."""
        async with self._lock(table_id):
            table, position = await self._load(table_id)
            if table.state != "playing":
                return None
            if position.turn == "chance":
                return await self._play_on(table, position, [], [], UNATTENDED)
            seat = seat_to_play(table, position)
            if seat is None or seat.level is None:
                return None
            action = await asyncio.to_thread(best_action, position, seat.level)
            return await self._decide(table, position, action, None, UNATTENDED)

    async def resign(self, table_id: int, member_id: int, *, leaving: bool = False) -> Moved:
        """The member gives the game up, or leaves the seat to the others of the team.

        Raises `Refusal`, also if nobody is left in the team of a member who is only `leaving`.
        """
        async with self._lock(table_id):
            table, position = await self._load(table_id)
            side = side_playing(table, member_id)
            if table.others(member_id):
                return await self._leave(table, position, member_id)
            if leaving:
                raise Refusal("leave-last-one")
            return await self._stop(table, position, "resigned", 1 - side)

    async def agree_draw(self, table_id: int, ply: int, member_id: int, offered_by: int) -> Moved:
        """The member agrees to the draw that the other side has offered at that ply."""
        async with self._lock(table_id):
            table, position = await self._load(table_id)
            check_answer(table, ply, member_id, offered_by)
            return await self._stop(table, position, "agreed", None)

    async def take_back(self, table_id: int, ply: int | None, member_id: int, side: int) -> Moved:
        """Undo that side's last decision and what came after it, as the other side agrees.

        The computer always does, so against it whoever asks may answer.
        """
        async with self._lock(table_id):
            table, _ = await self._load(table_id)
            if table.seat(1 - side).level is None:
                check_answer(table, ply, member_id, side)
            else:
                check_offer(table, ply, member_id)
            pause, scenes = self.now() - table.moved_at, await self.scenes(table)
            number = _last_of(scenes, side)
            position, kept = scenes[number].before, scenes[:number]
            undone = Ply(table.ply, BACK + "AB"[side], member_id, None)
            before = take_turns(table, scenes[number:], -1)
            table = await self._save(table, [undone], (), self._waiting(before, position))
            return Moved(table, position, since_last_decision(kept), pause)

    async def check_take_back(self, table: Table, side: int) -> None:
        """Raise `Refusal` unless that side has decided something that can be taken back."""
        _last_of(await self.scenes(table), side)

    async def end(self, table_id: int, member_id: int) -> Table:
        """Clear a table away, whatever state it is in: nobody has won, and nothing counts."""
        async with self._lock_in_time(table_id):
            try:
                table = await self.store.table(table_id)
            except KeyError:
                raise Refusal("no-table") from None
            if table.state != "playing":
                raise Refusal("game-over")
            return await self._save(table, [], (), self._stopped("ended", None) | {"ended_by": member_id})

    async def ring(self, table_id: int) -> Moved | None:
        """What the clock of a table has to do now: remind of the deadline once, then call time.

        The game goes on after a reminder and is over after the other; None if it is too early. A late
        reminder puts the deadline off, and each is due until `Store.note_reminded` hears that it was sent.
        """
        async with self._lock(table_id):
            table, position = await self._touch(table_id, UNATTENDED)
            moved, now = Moved(table, position, ()), self.now()
            if table.clock is None or table.deadline is None or table.alarm_at is None or moved.seat is None:
                return None
            if table.alarm_at > now:
                return None
            if table.alarm_at == table.deadline:
                return await self._stop(table, position, "time", 1 - moved.seat.side)
            deadline = CLOCKS[table.clock].put_off(table.deadline, now)
            return moved._replace(table=await self._save(table, [], (), {"deadline": deadline}))

    async def view(self, table_id: int) -> Moved:
        """The table as it is, with what was last done there. Raises `Refusal`."""
        async with self._lock(table_id):
            table, position = await self._touch(table_id, UNATTENDED)
            moves, pause = await self.store.moves(table_id), self.now() - table.moved_at
            scenes = replay(table.game, table.options, [move.token for move in moves])
            by = next((move.member_id for move in reversed(moves) if move.member_id is not None), None)
            return Moved(table, position, since_last_decision(scenes), pause, by=by)

    async def verify(self, table_id: int) -> list[Roll]:
        """Every roll of a finished game, derived once more. Raises `Refusal` while it goes on."""
        table, _ = await self._load(table_id)
        if table.state == "playing":
            raise Refusal("verify-after-the-game")
        moves = await self.store.moves(table_id)
        if not any(move.nonce for move in moves):  # a game without dice, in which moves can be taken back
            return []
        return [
            Roll(move.ply, move.token, dice.roll(table.seed, table.id, move.ply, move.nonce, cast))
            for scene, move in zip(await self.scenes(table), moves, strict=True)
            if (cast := scene.before.cast) is not None and move.nonce is not None
        ]

    async def _load(self, table_id: int) -> tuple[Table, Position]:
        try:
            table = await self.store.table(table_id)
        except KeyError:
            raise Refusal("no-table") from None
        return table, parse_position(table.game, table.notation)

    async def _touch(self, table_id: int, nonce: str) -> tuple[Table, Position]:
        """Load a table, and go on with one whose dice were in the air when the bot stopped."""
        table, position = await self._load(table_id)
        if table.state == "playing" and play_by_itself(position, table, table.ply, nonce) is not None:
            table, position, *_ = await self._play_on(table, position, [], [], nonce)
        return table, position

    async def scenes(self, table: Table) -> list[Step]:
        """The whole game so far, played again."""
        tokens = [move.token for move in await self.store.moves(table.id)]
        return replay(table.game, table.options, tokens)

    async def _decide(
        self, table: Table, position: Position, action: str, member_id: int | None, nonce: str
    ) -> Moved:
        """Apply what a side has chosen. Raises `GameError`."""
        after, events = position.apply(action)
        scene = Step(position, action, events, after)
        return await self._play_on(table, after, [scene], [Ply(table.ply, action, member_id, None)], nonce)

    async def _play_on(
        self, table: Table, position: Position, scenes: list[Step], moves: list[Ply], nonce: str
    ) -> Moved:
        """Let happen what happens by itself, then save all of it at once."""
        while (token := play_by_itself(position, table, table.ply + len(moves), nonce)) is not None:
            after, events = position.apply(token)
            rolled = nonce if position.cast is not None else None
            moves.append(Ply(table.ply + len(moves), token, None, rolled))
            scenes.append(Step(position, token, events, after))
            position = after
        pause = self.now() - table.moved_at
        changes = self._waiting(take_turns(table, scenes), position)
        if outcome := position.outcome():
            changes |= {"state": "over", "winner": outcome.winner, "reason": outcome.reason}
            played = [*await self.scenes(table), *scenes]
            table = await self._save_rated(table, moves, changes, played)
        else:
            table = await self._save(table, moves, (), changes)
        return Moved(table, position, tuple(scenes), pause)

    def _waiting(self, table: Table, position: Position) -> dict[str, object]:
        """What changes at a table that waits for the next decision in that position."""
        seat = seat_to_play(table, position)
        thinks = seat is not None and seat.level is None
        return {
            "notation": str(position),
            "moved_at": self.now(),
            "computer_due": seat is not None and seat.level is not None,
            "places": table.places,
            **alarms_of(table.clock if thinks else None, self.now())._asdict(),
        }

    def _stopped(self, reason: str, winner: int | None) -> dict[str, object]:
        """What changes when a game ends before its rules end it. The same ply looks different then."""
        changes = {"state": "over", "winner": winner, "reason": reason, "moved_at": self.now()}
        return changes | {"computer_due": False, "shown_ply": -1, **alarms_of(None, self.now())._asdict()}

    async def _stop(self, table: Table, position: Position, reason: str, winner: int | None) -> Moved:
        """End a game before its rules do; it counts once it is under way."""
        pause, changes = self.now() - table.moved_at, self._stopped(reason, winner)
        scenes = await self.scenes(table)
        if is_under_way(scenes):
            table = await self._save_rated(table, [], changes, scenes)
        else:
            table = await self._save(table, [], (), changes)
        return Moved(table, position, (), pause)

    async def _leave(self, table: Table, position: Position, member_id: int) -> Moved:
        """Empty a seat of a team that goes on without; whoever has to play in their stead has time for it."""
        gone = next(seat for seat in table.seats if seat.member_id == member_id)
        changes: dict[str, object] = {"shown_ply": -1}
        if seat_to_play(table, position) == gone:
            others = tuple(replace(seat, gone=True) if seat == gone else seat for seat in table.seats)
            changes |= self._waiting(replace(table, seats=others), position)
        scenes = await self.scenes(table)
        table = await self._save(table, [], (), changes, gone=gone)
        return Moved(table, position, since_last_decision(scenes), left=gone)

    async def _save_rated(
        self, table: Table, moves: Sequence[Ply], changes: dict[str, object], scenes: Sequence[Step]
    ) -> Table:
        """Save the end of a game; once more if another game of its players was rated just then."""
        winner = changes["winner"]
        assert winner is None or isinstance(winner, int)
        while True:
            outcomes = await outcomes_of(self.store, table, winner, scenes, self.now())
            try:
                return await self._save(table, moves, outcomes, changes)
            except Overtaken:
                continue

    async def _save(
        self,
        table: Table,
        moves: Sequence[Ply],
        outcomes: Outcomes,
        changes: dict[str, object],
        gone: Seat | None = None,
    ) -> Table:
        try:
            return await self.store.save_moves(table, moves, outcomes=outcomes, gone=gone, **changes)
        except Outdated:
            raise Refusal("out-of-date") from None
