"""The one path that every move takes: lock, load, check, apply, save. Showing it comes after.

What only the dice or nobody decides happens by itself, in the same step and the same transaction: dice
fall, the jack is thrown. So a saved table waits for a side, or its game is over.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from weakref import WeakValueDictionary

from bot import dice, ratings
from bot.records import Ply, Result, Seat, Standing, Table
from bot.store import Outdated, Overtaken, Store
from engine import GameError, Position, new_game, parse_position
from engine.events import EndCounted, EndStopped, Event
from players import best_action

RULES = 1
"""The version of the rules that new tables are played by."""
UNATTENDED = "computer"
"""What stands for a member's interaction where the bot goes on by itself."""


class Refusal(Exception):
    """Something that cannot be done at a table, with a code to word it by and its facts."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Scene(NamedTuple):
    """One action or roll: what was there, what was done, what happened, what is there now."""

    before: Position
    token: str
    events: tuple[Event, ...]
    after: Position


class Moved(NamedTuple):
    """A table and what was last done there, from a side's decision on, and how long before that."""

    table: Table
    position: Position
    scenes: tuple[Scene, ...]
    pause: timedelta = timedelta(0)

    @property
    def seat(self) -> Seat | None:
        """Who is to play; None when it is over."""
        if self.table.state != "playing" or self.position.turn not in ("A", "B"):
            return None
        return self.table.seat("AB".index(self.position.turn))


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


def replay(game: str, options: dict[str, int], tokens: Sequence[str]) -> Iterator[Scene]:
    """The whole game again, from what is saved of it."""
    position = new_game(game, **options)
    for token in tokens:
        after, events = position.apply(token)
        yield Scene(position, token, events, after)
        position = after


def last_decision(scenes: Sequence[Scene]) -> int:
    """Where the latest decision of a side stands among the scenes; 0 if there was none."""
    for number in range(len(scenes) - 1, -1, -1):
        before, token, _, _ = scenes[number]
        if before.cast is None and token != "jack" and not token.startswith("land:"):
            return number
    return 0


def is_under_way(scenes: Sequence[Scene]) -> bool:
    """Whether giving up now loses the game: an end has been counted, or without ends both have moved."""
    if any(scene.before.cast is not None for scene in scenes):
        return any(isinstance(event, EndCounted | EndStopped) for scene in scenes for event in scene.events)
    return {scene.before.turn for scene in scenes} == {"A", "B"}


class Tables:
    """Every table of the bot. Each is loaded when it is touched; nothing is kept in between."""

    def __init__(self, store: Store, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.store = store
        self.now = now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def start(
        self,
        game: str,
        options: dict[str, int],
        seats: tuple[Seat, ...],
        *,
        guild_id: int | None,
        channel_id: int,
        language: str,
        nonce: str,
    ) -> Moved:
        """A new table in that channel, with its opening rolled. Raises `ChannelTaken`."""
        position = new_game(game, **options)
        humans = {seat.member_id for seat in seats if seat.member_id is not None}
        table = Table(
            id=0,
            game=game,
            rules=RULES,
            options=options,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language,
            seed=dice.new_seed(),
            notation=str(position),
            ply=0,
            state="playing",
            winner=None,
            reason=None,
            rated=len(humans) == len(seats) > 1,
            computer_due=True,  # until its opening is rolled a restart has to take it up
            message_id=None,
            shown_ply=-1,
            started_at=self.now(),
            moved_at=self.now(),
            seats=seats,
        )
        table = await self.store.add_table(table, ())
        async with self._lock(table.id):
            return await self._play_on(table, position, [], [], nonce)

    async def act(self, table_id: int, ply: int | None, member_id: int, action: str, nonce: str) -> Moved:
        """A member's action. Raises `Refusal`; `ply` is what the member saw, None for the present."""
        async with self._lock(table_id):
            table, position = await self._touch(table_id, nonce)
            self.check_turn(table, position, ply, member_id)
            try:
                return await self._decide(table, position, action, member_id, nonce)
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
            seat = Moved(table, position, ()).seat
            if seat is None or seat.level is None:
                return None
            action = await asyncio.to_thread(best_action, position, seat.level)
            return await self._decide(table, position, action, None, UNATTENDED)

    async def resign(self, table_id: int, member_id: int) -> Moved:
        """The member gives the game up."""
        async with self._lock(table_id):
            table, position = await self._load(table_id)
            side = table.side_of(member_id)
            if side is None:
                raise Refusal("not-your-table")
            if table.state != "playing":
                raise Refusal("game-over")
            changes = {"state": "over", "winner": 1 - side, "reason": "resigned", "moved_at": self.now()}
            changes |= {"computer_due": False, "shown_ply": -1}  # the same ply looks different now
            scenes = await self.scenes(table)
            table = await self._save_rated(table, [], changes, 1 - side, scenes, resigned=True)
            return Moved(table, position, ())

    async def view(self, table_id: int) -> Moved:
        """The table as it is, with what was last done there. Raises `Refusal`."""
        async with self._lock(table_id):
            table, position = await self._touch(table_id, UNATTENDED)
            scenes = await self.scenes(table)
            return Moved(table, position, tuple(scenes[last_decision(scenes) :]))

    async def verify(self, table_id: int) -> list[Roll]:
        """Every roll of a finished game, derived once more. Raises `Refusal` while it goes on."""
        table, _ = await self._load(table_id)
        if table.state == "playing":
            raise Refusal("verify-after-the-game")
        return [
            Roll(move.ply, move.token, dice.roll(table.seed, table.id, move.ply, move.nonce, cast))
            for scene, move in zip(await self.scenes(table), await self.store.moves(table.id), strict=True)
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

    async def scenes(self, table: Table) -> list[Scene]:
        """The whole game so far, played again."""
        tokens = [move.token for move in await self.store.moves(table.id)]
        return list(replay(table.game, table.options, tokens))

    def check_turn(self, table: Table, position: Position, ply: int | None, member_id: int) -> None:
        """Raise `Refusal` unless that member may decide now, on a board of that ply."""
        side = table.side_of(member_id)
        if side is None:
            raise Refusal("not-your-table")
        if table.state != "playing":
            raise Refusal("game-over")
        if ply is not None and ply != table.ply:
            raise Refusal("out-of-date")
        if position.turn != "AB"[side]:
            raise Refusal("not-your-turn", name=table.seat(1 - side).name)

    async def _decide(
        self, table: Table, position: Position, action: str, member_id: int | None, nonce: str
    ) -> Moved:
        """Apply what a side has chosen. Raises `GameError`."""
        after, events = position.apply(action)
        scene = Scene(position, action, events, after)
        return await self._play_on(table, after, [scene], [Ply(table.ply, action, member_id, None)], nonce)

    async def _play_on(
        self, table: Table, position: Position, scenes: list[Scene], moves: list[Ply], nonce: str
    ) -> Moved:
        """Let happen what happens by itself, then save all of it at once."""
        while (token := play_by_itself(position, table, table.ply + len(moves), nonce)) is not None:
            after, events = position.apply(token)
            rolled = nonce if position.cast is not None else None
            moves.append(Ply(table.ply + len(moves), token, None, rolled))
            scenes.append(Scene(position, token, events, after))
            position = after
        waiting = Moved(table, position, ()).seat
        changes: dict[str, object] = {
            "notation": str(position),
            "moved_at": self.now(),
            "computer_due": waiting is not None and waiting.level is not None,
        }
        pause = self.now() - table.moved_at
        if outcome := position.outcome():
            changes |= {"state": "over", "winner": outcome.winner, "reason": outcome.reason}
            played = [*await self.scenes(table), *scenes]
            table = await self._save_rated(table, moves, changes, outcome.winner, played)
        else:
            table = await self._save(table, moves, (), changes)
        return Moved(table, position, tuple(scenes), pause)

    async def _save_rated(
        self,
        table: Table,
        moves: Sequence[Ply],
        changes: dict[str, object],
        winner: int | None,
        scenes: Sequence[Scene],
        *,
        resigned: bool = False,
    ) -> Table:
        """Save the end of a game; once more if another game of its players was rated just then."""
        while True:
            outcomes = await self._outcomes(table, winner, scenes, resigned=resigned)
            try:
                return await self._save(table, moves, outcomes, changes)
            except Overtaken:
                continue

    async def _save(
        self,
        table: Table,
        moves: Sequence[Ply],
        outcomes: Sequence[tuple[Result, Standing]],
        changes: dict[str, object],
    ) -> Table:
        try:
            return await self.store.save_moves(table, moves, outcomes=outcomes, **changes)
        except Outdated:
            raise Refusal("out-of-date") from None

    async def _outcomes(
        self, table: Table, winner: int | None, scenes: Sequence[Scene], *, resigned: bool = False
    ) -> Sequence[tuple[Result, Standing]]:
        """What the game was for each player of a rated game, and their standings after it."""
        if not table.rated or (resigned and not is_under_way(scenes)):
            return ()
        events = [event for scene in scenes for event in scene.events]
        standings = [await self._standing(table, side) for side in (0, 1)]
        after = ratings.rate(standings[0], standings[1], winner)
        return [
            (
                Result(
                    table.id,
                    standing.member_id,
                    table.game,
                    table.guild_id,
                    0.5 if winner is None else float(winner == side),
                    ratings.facts_of(side, events),
                    self.now(),
                ),
                standing,
            )
            for side, standing in enumerate(after)
        ]

    async def _standing(self, table: Table, side: int) -> Standing:
        seat = table.seat(side)
        assert seat.member_id is not None
        known = await self.store.standing(seat.member_id, table.game)
        known = known or ratings.newcomer(seat.member_id, table.game, seat.name)
        return replace(known, name=seat.name)
