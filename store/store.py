"""What is kept: tables with every action and roll, results, ratings, and what servers have set.

Plain values in and out. Nothing here knows a rule or Discord. A move is saved in one transaction that
only succeeds while the table is still at the ply the move was made for.
"""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row, and_, case, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from store.database import values_of
from store.invitations import Invitation, Invitations, take_invitation
from store.records import House, Ply, Result, Seat, Standing, Table
from store.schema import houses, plies, ratings, results, seats, tables


class ChannelTaken(Exception):
    """A game is on in that channel already."""


class Outdated(Exception):
    """The table has moved on since."""


class Overtaken(Exception):
    """Another game of a player's was rated since their standing was read."""


class Store(Invitations):
    """The database with everything that is asked of it."""

    # Tables

    async def add_table(self, table: Table, invitation: Invitation | None = None) -> Table:
        """Save a new table in place of the invitation that led to it; its id is chosen here.

        Raises `ChannelTaken`, and `InvitationGone` if the invitation is not what it was.
        """
        values = values_of(table, tables, without="id")
        try:
            async with self.writing() as connection:
                if invitation is not None:
                    await take_invitation(connection, invitation)
                inserted = await connection.execute(insert(tables).values(values))
                (table_id,) = inserted.inserted_primary_key or (0,)
                rows = [_seat_row(table_id, seat) for seat in table.seats]
                await connection.execute(insert(seats), rows)
        except IntegrityError:
            raise ChannelTaken from None
        return await self.table(table_id)

    async def table(self, table_id: int) -> Table:
        """Raises `KeyError` if there is none."""
        async with self.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if row is None:
                raise KeyError(table_id)
            return await _with_seats(connection, row)

    async def table_in(self, channel_id: int, game: str | None = None) -> Table | None:
        """The table of that channel: the one being played, else the last one, of that game if given."""
        query = select(tables).where(tables.c.channel_id == channel_id).order_by(tables.c.id.desc()).limit(1)
        if game is not None:
            query = query.where(tables.c.game == game)
        async with self.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else await _with_seats(connection, row)

    async def waiting_for_computer(self, game: str) -> list[int]:
        """The ids of the tables of that game at which the computer is to play."""
        async with self.reading() as connection:
            due = select(tables.c.id).where(tables.c.computer_due, tables.c.game == game)
            rows = await connection.execute(due)
            return [row.id for row in rows]

    async def alarms(self, now: datetime) -> list[tuple[int, int | None]]:
        """The tables whose clocks have to do something by now, the most overdue first, and their servers."""
        due = select(tables.c.id, tables.c.guild_id).where(tables.c.alarm_at <= now)
        async with self.reading() as connection:
            rows = await connection.execute(due.order_by(tables.c.alarm_at))
            return [(row.id, row.guild_id) for row in rows]

    async def tables_of_guild(self, guild_id: int) -> list[Table]:
        """What is being played in that server, what was last moved first."""
        here = select(tables).where(tables.c.guild_id == guild_id, tables.c.state == "playing")
        async with self.reading() as connection:
            rows = (await connection.execute(here.order_by(tables.c.moved_at.desc()))).all()
            return [await _with_seats(connection, row) for row in rows]

    async def finished_of(self, member_id: int, limit: int, game: str | None = None) -> list[Table]:
        """The games that a member has finished, the last to end first; of one kind if given."""
        theirs = select(seats.c.table_id).where(seats.c.member_id == member_id)
        query = select(tables).where(tables.c.id.in_(theirs), tables.c.state == "over")
        if game is not None:
            query = query.where(tables.c.game == game)
        query = query.order_by(tables.c.moved_at.desc(), tables.c.id.desc()).limit(limit)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
            return [await _with_seats(connection, row) for row in rows]

    async def save_moves(
        self,
        table: Table,
        moves: Sequence[Ply],
        *,
        outcomes: Sequence[tuple[Result, Standing]] = (),
        gone: Seat | None = None,
        **changes: Any,
    ) -> Table:
        """Add moves, empty a seat and change the table at once, or raise and change nothing.

        Raises `Outdated`, and `Overtaken` unless every standing is the next one of its member.
        """
        async with self.writing() as connection:
            changed = await connection.execute(
                update(tables)
                .where(tables.c.id == table.id, tables.c.ply == table.ply, tables.c.state == "playing")
                .values(ply=table.ply + len(moves), **changes)
            )
            if changed.rowcount != 1:
                raise Outdated
            await _add_plies(connection, table.id, moves)
            if gone is not None:
                await _empty_seat(connection, table.id, gone)
            for result, standing in sorted(outcomes, key=_member):
                await _add_result(connection, result, standing)
        people = tuple(replace(seat, gone=True) if seat == gone else seat for seat in table.seats)
        return replace(table, ply=table.ply + len(moves), seats=people, **changes)

    async def note_shown(self, shown: Table, message_id: int) -> None:
        """Remember the message that shows a table, and how far: unless it was changed meanwhile."""
        unchanged = and_(tables.c.ply == shown.ply, tables.c.state == shown.state)
        ply = case((unchanged, shown.ply), else_=tables.c.shown_ply)
        async with self.writing() as connection:
            changes = update(tables).where(tables.c.id == shown.id)
            await connection.execute(changes.values(shown_ply=ply, message_id=message_id))

    async def note_reminded(self, table: Table) -> None:
        """Remember that the member to move knows the deadline, unless the clock was wound up again since."""
        still = (tables.c.id == table.id, tables.c.ply == table.ply, tables.c.deadline == table.deadline)
        async with self.writing() as connection:
            await connection.execute(update(tables).where(*still).values(alarm_at=table.deadline))

    async def stop_clock(self, table_id: int) -> None:
        """Let the clock of a table do nothing until it is wound up again."""
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(alarm_at=None))

    async def moves(self, table_id: int) -> list[Ply]:
        query = select(plies).where(plies.c.table_id == table_id).order_by(plies.c.ply)
        async with self.reading() as connection:
            rows = await connection.execute(query)
            return [Ply(row.ply, row.token, row.member_id, row.nonce) for row in rows]

    # Servers

    async def house(self, guild_id: int | None) -> House:
        """What that server has set; what holds by itself in one that has set nothing, and in private."""
        query = select(houses).where(houses.c.guild_id == guild_id)
        async with self.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return House(guild_id or 0) if row is None else House(**row._mapping)

    async def save_house(self, guild_id: int, **changes: Any) -> House:
        """Change some of what a server has set; what others change at the same time stays."""
        try:
            async with self.writing() as connection:
                here = update(houses).where(houses.c.guild_id == guild_id)
                changed = await connection.execute(here.values(changes))
                if changed.rowcount == 0:
                    house = House(guild_id, **changes)
                    await connection.execute(insert(houses).values(values_of(house, houses)))
        except IntegrityError:  # somebody else was the first there to set anything
            return await self.save_house(guild_id, **changes)
        return await self.house(guild_id)

    # Results and ratings

    async def standing(self, member_id: int, game: str) -> Standing | None:
        query = select(ratings).where(ratings.c.member_id == member_id, ratings.c.game == game)
        async with self.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Standing(**row._mapping)

    async def leaders(self, game: str, guild_id: int | None, limit: int, offset: int) -> list[Standing]:
        """The best first; only members who have played in that guild, if one is given."""
        rank = ratings.c.mu - 3 * ratings.c.sigma
        query = select(ratings).where(ratings.c.game == game).order_by(rank.desc(), ratings.c.member_id)
        if guild_id is not None:
            here = select(results.c.member_id).where(results.c.guild_id == guild_id, results.c.game == game)
            query = query.where(ratings.c.member_id.in_(here))
        async with self.reading() as connection:
            rows = await connection.execute(query.limit(limit).offset(offset))
            return [Standing(**row._mapping) for row in rows]

    async def results_of(self, member_id: int, game: str) -> list[Result]:
        """A member's rated games, the latest first."""
        query = select(results).where(results.c.member_id == member_id, results.c.game == game)
        async with self.reading() as connection:
            rows = await connection.execute(
                query.order_by(results.c.finished_at.desc(), results.c.table_id.desc())
            )
            return [Result(**row._mapping) for row in rows]


def _seat_row(table_id: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table_id, **asdict(seat)}


async def _with_seats(connection: AsyncConnection, row: Row[Any]) -> Table:
    query = select(seats).where(seats.c.table_id == row.id).order_by(seats.c.side, seats.c.place)
    found = await connection.execute(query)
    people = tuple(
        Seat(seat.side, seat.place, seat.member_id, seat.name, seat.level, seat.gone) for seat in found
    )
    return Table(**row._mapping, seats=people)


async def _empty_seat(connection: AsyncConnection, table_id: int, seat: Seat) -> None:
    where = (seats.c.table_id == table_id, seats.c.side == seat.side, seats.c.place == seat.place)
    await connection.execute(update(seats).where(*where).values(gone=True))


async def _add_plies(connection: AsyncConnection, table_id: int, moves: Sequence[Ply]) -> None:
    if moves:
        rows = [
            {"table_id": table_id, "ply": m.ply, "token": m.token, "member_id": m.member_id, "nonce": m.nonce}
            for m in moves
        ]
        await connection.execute(insert(plies), rows)


def _member(outcome: tuple[Result, Standing]) -> int:
    """Everybody locks ratings in this order, so that nobody waits for each other."""
    return outcome[1].member_id


async def _add_result(connection: AsyncConnection, result: Result, standing: Standing) -> None:
    await connection.execute(insert(results).values(values_of(result, results)))
    rated = values_of(standing, ratings)
    if standing.games == 1:
        try:
            await connection.execute(insert(ratings).values(rated))
        except IntegrityError:
            raise Overtaken from None
        return
    before = (
        ratings.c.member_id == standing.member_id,
        ratings.c.game == standing.game,
        ratings.c.games == standing.games - 1,
    )
    changed = await connection.execute(update(ratings).where(*before).values(rated))
    if changed.rowcount != 1:
        raise Overtaken
