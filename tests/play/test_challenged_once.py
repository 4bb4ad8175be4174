"""The same challenge is made once, however often it is asked for at that moment."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

from play.challenges import AT_ONCE, JUST_NOW, Challenges
from play.people import Member, Place
from play.refusals import Refusal
from play.terms import SWAPPED, Terms
from store import Store
from store.records import Challenge, GuildSettings

HERE, ELSEWHERE = Place(7, 70), Place(7, 71)
USUAL = Terms({})
ANNA, BEN, CARL = Member(1, "Anna"), Member(2, "Ben"), Member(3, "Carl")


@dataclass
class Asking:
    """Members who challenge, at a time that goes on when a test says so."""

    store: Store
    now: datetime = datetime(2026, 1, 1, tzinfo=UTC)

    def __post_init__(self) -> None:
        self.challenges = Challenges(self.store, lambda: self.now)

    async def ask(
        self,
        opponent: Member | None = BEN,
        *,
        by: Member = ANNA,
        game: str = "carami",
        terms: Terms = USUAL,
        place: Place = HERE,
    ) -> Challenge:
        return await self.challenges.make(game, terms, GuildSettings(7), place, by, opponent)


@pytest.fixture
def asking(store: Store) -> Asking:
    return Asking(store)


async def refused(asking: Asking) -> str:
    with pytest.raises(Refusal) as refusal:
        await asking.ask()
    return refusal.value.code


@pytest.mark.each_database
@pytest.mark.parametrize("opponent", [BEN, None])
async def test_of_many_at_once_one_is_made(asking: Asking, opponent: Member | None) -> None:
    made = await asyncio.gather(*(asking.ask(opponent) for _ in range(5)), return_exceptions=True)
    assert len([each for each in made if isinstance(each, Challenge)]) == 1
    assert [each.code for each in made if isinstance(each, Refusal)] == 4 * ["challenge-just-made"]


async def test_a_challenge_that_differs_in_anything_is_another(asking: Asking) -> None:
    made = await asyncio.gather(
        asking.ask(),
        asking.ask(CARL),
        asking.ask(None),
        asking.ask(by=CARL),
        asking.ask(game="boomerang"),
        asking.ask(terms=Terms({}, begin="me")),
        asking.ask(terms=Terms({}, clock="day")),
        asking.ask(place=ELSEWHERE),
    )
    assert len({each.id for each in made}) == 8


async def test_it_can_be_made_again_a_little_later(asking: Asking) -> None:
    await asking.ask()
    asking.now += JUST_NOW / 2
    assert await refused(asking) == "challenge-just-made"
    asking.now += JUST_NOW / 2
    await asking.ask()


async def test_one_that_nobody_may_have_seen_can_be_made_again_and_holds(asking: Asking) -> None:
    first = await asking.ask()
    await asking.challenges.allow_again(first)
    second = await asking.ask()
    assert await refused(asking) == "challenge-just-made"
    for made in (first, second):
        assert (await asking.challenges.find(made.id, "carami", HERE, BEN.id, "accept")).id == made.id


async def test_it_can_be_made_again_at_once_after_it_was_turned_down(asking: Asking) -> None:
    for member, answer in ((BEN, "decline"), (ANNA, "withdraw")):
        made = await asking.ask()
        await asking.challenges.turn_down(made.id, "carami", HERE, member.id, answer)  # type: ignore[arg-type]
    await asking.ask()


AGREEING = [("lot", "lot"), ("me", "other"), ("other", "me"), SWAPPED, SWAPPED[::-1]]


@pytest.mark.parametrize(("anna", "ben"), AGREEING)
async def test_of_two_who_ask_each_other_for_the_same_one_does(asking: Asking, anna: str, ben: str) -> None:
    """Both say who begins as they see it, and mean the same."""
    made = await asyncio.gather(
        asking.ask(BEN, by=ANNA, terms=Terms({}, begin=anna)),
        asking.ask(ANNA, by=BEN, terms=Terms({}, begin=ben)),
        return_exceptions=True,
    )
    (challenge,) = [each for each in made if isinstance(each, Challenge)]
    (refusal,) = [each for each in made if isinstance(each, Refusal)]
    assert refusal.code == "challenge-from-them"
    assert refusal.facts["name"] == challenge.challenger_name
    assert challenge.opponent_id is not None
    found = await asking.challenges.find(challenge.id, "carami", HERE, challenge.opponent_id, "accept")
    assert found.id == challenge.id


async def test_who_asks_back_for_something_else_is_no_answer(asking: Asking) -> None:
    made = await asyncio.gather(
        asking.ask(BEN, by=ANNA),
        asking.ask(ANNA, by=BEN, game="boomerang"),
        asking.ask(ANNA, by=BEN, terms=Terms({}, begin="me")),
        asking.ask(ANNA, by=BEN, terms=Terms({}, clock="day")),
        asking.ask(ANNA, by=BEN, place=ELSEWHERE),
        asking.ask(None, by=BEN),
        asking.ask(ANNA, by=CARL),
    )
    assert len({each.id for each in made}) == 7


async def test_who_asks_back_later_or_for_what_nobody_has_seen_asks(asking: Asking) -> None:
    await asking.ask(BEN, by=ANNA)
    asking.now += AT_ONCE
    unseen = await asking.ask(ANNA, by=BEN)
    await asking.challenges.allow_again(unseen)
    assert await asking.ask(BEN, by=ANNA)
