"""Challenges to a member or to anybody, their answers, and rematches with sides swapped."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Literal
from weakref import WeakValueDictionary

from engine import find_game
from play import dice
from play.blocks import Blocks, not_taken
from play.people import Member, Place
from play.refusals import Refusal
from play.settings import check_admitted, check_can_play
from play.terms import ASKER, BY_LOT, OTHER, SWAPPED, Terms, terms_of
from store import AlreadyInvited, AskedByOther, InvitationGone, Store
from store.records import Challenge, GuildSettings, Seat, Table

CHALLENGE_LASTS = timedelta(days=1)
JUST_NOW = timedelta(seconds=10)
"""A member who repeats a challenge within this time has pressed or typed it twice."""
AT_ONCE = timedelta(minutes=1)
"""Two members who challenge each other within this time have pressed the same button at once."""
OTHER_WAY = {BY_LOT: BY_LOT, ASKER: OTHER, OTHER: ASKER, SWAPPED[0]: SWAPPED[1], SWAPPED[1]: SWAPPED[0]}
"""Who begins, as the other of the two would say it."""

Answer = Literal["accept", "decline", "withdraw"]


class Challenges:
    """Invitations of one member to another, or to anybody."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store.invitations
        self._blocks = Blocks(store)
        self._now = now
        self._adding: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each channel: two challenges that are saved at once would not see each other."""

    async def make(
        self,
        game: str,
        terms: Terms,
        settings: GuildSettings,
        place: Place,
        challenger: Member,
        opponent: Member | None,
    ) -> Challenge:
        """Save a challenge, to anybody if no opponent is given. Raises `Refusal`."""
        check_opponent(place, challenger, opponent)
        check_admitted(settings, challenger.id)
        if opponent is not None:
            check_can_play(settings, opponent.id, opponent.name)
            await self._blocks.check_takes(opponent.id, opponent.name, challenger.id)
        terms = terms.settled(settings)
        challenge = Challenge(
            id=0,
            game=game,
            options=terms.options,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            challenger_id=challenger.id,
            challenger_name=challenger.name,
            opponent_id=None if opponent is None else opponent.id,
            expires_at=self._now() + CHALLENGE_LASTS,
            clock=terms.clock,
            threaded=terms.threaded,
            seed=dice.new_seed(),
            challenger_global_name=challenger.global_name,
            hints=terms.hints,
            begin=terms.begin,
            hidden_racks=terms.hidden_racks,
        )
        return await self._add(challenge, opponent)

    async def _add(self, challenge: Challenge, opponent: Member | None) -> Challenge:
        """Save a challenge, unless the same one was just made, by the same member or by the other.

        Raises `Refusal`.
        """
        other_way = None if opponent is None else _other_way(challenge, opponent)
        async with self._adding.setdefault(challenge.channel_id, asyncio.Lock()):
            try:
                return await self._store.add_challenge(
                    challenge, just_now=JUST_NOW, other_way=other_way, at_once=AT_ONCE
                )
            except AlreadyInvited:
                raise Refusal("challenge-just-made") from None
            except AskedByOther:
                raise Refusal("challenge-from-them", name="" if opponent is None else opponent.name) from None

    async def allow_again(self, challenge: Challenge) -> None:
        """Let the same challenge be made again at once, as it could perhaps not be shown; it stays good."""
        await self._store.set_expiry(challenge.id, challenge.expires_at - AT_ONCE)

    async def who_is_pinged(self, challenge: Challenge) -> tuple[int, ...]:
        """Whom a challenge may ping: the member it is for, unless they do not want pings."""
        asked = [] if challenge.opponent_id is None else [challenge.opponent_id]
        return await self._blocks.who_take_pings(asked, challenge.challenger_id)

    async def find(
        self, challenge_id: int, game: str, place: Place, member_id: int, answer: Answer
    ) -> Challenge:
        """The challenge, if it was made there and that member may give that answer. Raises `Refusal`."""
        challenge, _ = await self.find_with_settings(challenge_id, game, place, member_id, answer)
        return challenge

    async def find_with_settings(
        self, challenge_id: int, game: str, place: Place, member_id: int, answer: Answer
    ) -> tuple[Challenge, GuildSettings]:
        """The challenge and the settings of its server; see `find`."""
        try:
            challenge, settings, is_blocked = await self._store.find_challenge(challenge_id, member_id)
        except InvitationGone:
            raise Refusal("challenge-gone") from None
        if challenge.expires_at < self._now() or not place.has(challenge, game):
            raise Refusal("challenge-gone")
        _check_answer(challenge, member_id, answer)
        if answer == "accept":
            check_admitted(settings, member_id)
            check_can_play(settings, challenge.challenger_id, challenge.challenger_name)
            if is_blocked and challenge.opponent_id is None:
                raise not_taken(challenge.challenger_name)
        return challenge, settings

    async def turn_down(
        self, challenge_id: int, game: str, place: Place, member_id: int, answer: Answer
    ) -> Challenge:
        """Decline or withdraw a challenge that was made there, and return it. Raises `Refusal`."""
        challenge = await self.find(challenge_id, game, place, member_id, answer)
        try:
            await self._store.take_challenge(challenge_id)
        except InvitationGone:
            raise Refusal("challenge-gone") from None
        return challenge


def _other_way(challenge: Challenge, opponent: Member) -> Challenge:
    """The challenge as the other would have made it."""
    return replace(
        challenge,
        challenger_id=opponent.id,
        opponent_id=challenge.challenger_id,
        begin=OTHER_WAY[challenge.begin],
    )


def check_opponent(place: Place, challenger: Member, opponent: Member | None) -> None:
    """Raise `Refusal` unless those two can play each other there."""
    if opponent is not None and opponent.id == challenger.id:
        raise Refusal("challenge-yourself")
    if opponent is not None and opponent.is_bot:
        raise Refusal("challenge-a-bot")
    if place.guild_id is None:
        raise Refusal("alone-here")


def _check_answer(challenge: Challenge, member_id: int, answer: Answer) -> None:
    if answer == "withdraw":
        if member_id != challenge.challenger_id:
            raise Refusal("challenge-not-yours-to-withdraw")
    elif member_id == challenge.challenger_id:
        raise Refusal("challenge-yourself")
    elif challenge.opponent_id not in (None, member_id):
        raise Refusal("challenge-not-for-you")


def seats_of_challenge(challenge: Challenge, opponent: Member, last: Table | None) -> tuple[Seat, ...]:
    """The seats of the game. Two who have just played each other in that channel swap sides.

    In games in which a lot can decide who begins, the terms decide instead.
    """
    sides = [last and last.side_of(member) for member in (challenge.challenger_id, opponent.id)]
    side = 1 if last is not None and last.game == challenge.game and sides == [0, 1] else 0
    if find_game(challenge.game).begins_by_lot:
        side = terms_of(challenge).side
    challenger = Member(
        challenge.challenger_id,
        challenge.challenger_name,
        global_name=challenge.challenger_global_name,
    )
    return challenger.seat(side), opponent.seat(1 - side)


def seats_against_computer(member: Member, name: str, level: str, side: int = 0) -> tuple[Seat, ...]:
    """The seats of a member and of the computer, which has that name at the table."""
    return member.seat(side), Seat(1 - side, 0, None, name, level)


def check_rematch(table: Table, member_id: int) -> int:
    """The side that a member who asks for a rematch had. Raises `Refusal` if they may not."""
    side = table.side_of(member_id)
    if side is None:
        raise Refusal("not-your-table")
    return side
