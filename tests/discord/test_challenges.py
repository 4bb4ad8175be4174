"""A challenge is made, accepted, declined, withdrawn and ends; each only by whoever may do so."""

import asyncio
from threading import Event
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor
from simcord.http import FakeWebhookAdapter
from sqlalchemy import update

from bot.app import Boulo
from bot.config import Settings
from store.schema import challenges
from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    board_of,
    bot_of,
    custom_ids,
    last_message,
    pinged_last,
    position_of,
    private_answer,
    table_of,
    text,
    unsettled,
)
from words import LANGUAGES, Language

A_DAY = 24 * 60 * 60


async def challenge(place: Place, opponent: MemberActor | None = None) -> InteractionResult:
    """Anna challenges somebody, or anybody."""
    named = {} if opponent is None else {"opponent": opponent}
    return await place.anna.slash(place.channel, "boulo challenge", **named)


async def respond(member: MemberActor, place: Place, how: str) -> InteractionResult:
    return await member.click(last_message(place.channel), label=text("en", f"challenge-{how}"))


async def is_playing(place: Place) -> bool:
    table = await bot_of(place).play.store.tables.in_channel(place.channel.id)
    return table is not None


async def test_a_member_accepts(place: Place) -> None:
    await challenge(place, place.ben)
    asked = last_message(place.channel)
    assert [user.id for user in asked.mentions] == pinged_last(place) == [place.ben.id]
    await respond(place.ben, place, "accept")
    closed = next(message for message in place.channel.history() if message.id == asked.id)
    assert closed.content == text("en", "challenge-accept-done", name="ben")
    assert custom_ids(closed) == []
    assert {seat.member_id for seat in (await table_of(place)).seats} == {place.anna.id, place.ben.id}
    assert sorted(actions(board_of(place.channel))) == sorted((await position_of(place)).legal_actions())


async def test_a_member_declines(place: Place) -> None:
    await challenge(place, place.ben)
    await respond(place.ben, place, "decline")
    closed = last_message(place.channel)
    assert closed.content == text("en", "challenge-decline-done", name="ben")
    assert custom_ids(closed) == []
    assert not await is_playing(place)


@pytest.mark.parametrize("how", ["accept", "decline"])
async def test_nobody_else_can_answer(place: Place, how: str) -> None:
    await challenge(place, place.ben)
    result = await respond(place.carl, place, how)
    assert private_answer(result) == text("en", "challenge-not-for-you")
    assert custom_ids(last_message(place.channel)) != []
    assert not await is_playing(place)


async def test_an_open_challenge_is_taken_by_anybody(place: Place) -> None:
    await challenge(place)
    assert last_message(place.channel).mentions == []
    await respond(place.carl, place, "accept")
    assert {seat.member_id for seat in (await table_of(place)).seats} == {place.anna.id, place.carl.id}


async def test_an_open_challenge_is_not_taken_by_its_maker(place: Place) -> None:
    await challenge(place)
    result = await respond(place.anna, place, "accept")
    assert private_answer(result) == text("en", "challenge-yourself")
    assert not await is_playing(place)


async def test_only_the_challenger_withdraws(place: Place) -> None:
    await challenge(place, place.ben)
    result = await respond(place.ben, place, "withdraw")
    assert private_answer(result) == text("en", "challenge-not-yours-to-withdraw")
    await respond(place.anna, place, "withdraw")
    assert last_message(place.channel).content == text("en", "challenge-withdraw-done", name="anna")
    assert not await is_playing(place)


async def test_nobody_challenges_themselves(place: Place) -> None:
    result = await challenge(place, place.anna)
    assert private_answer(result) == text("en", "challenge-yourself")


async def test_nobody_challenges_a_bot(place: Place) -> None:
    robot = place.env.guild.add_member(place.env.create_user("robot", bot=True))
    result = await challenge(place, robot)
    assert private_answer(result) == text("en", "challenge-a-bot")


async def test_a_challenge_ends_by_itself_after_a_day(place: Place) -> None:
    bot_of(place).play.now = place.env.now
    await challenge(place, place.ben)
    await place.env.advance_time(A_DAY + 1)
    result = await respond(place.ben, place, "accept")
    assert private_answer(result) == text("en", "challenge-gone")
    assert not await is_playing(place)
    message = last_message(place.channel)
    assert (message.content, custom_ids(message)) == (text("en", "challenge-gone"), [])


async def test_a_challenge_is_open_for_a_whole_day(place: Place) -> None:
    bot_of(place).play.now = place.env.now
    await challenge(place, place.ben)
    await place.env.advance_time(A_DAY - 60)
    await respond(place.ben, place, "accept")
    assert await is_playing(place)


async def test_of_two_answers_one_counts(place: Place) -> None:
    """The second member still sees the buttons: the message could not be brought up to date."""
    await challenge(place)
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    asked = last_message(place.channel)
    await place.ben.click(asked, label=text("en", "challenge-accept"))
    table = await table_of(place)
    result = await place.carl.click(asked, label=text("en", "challenge-accept"))
    assert private_answer(result) == text("en", "challenge-gone")
    assert await table_of(place) == table


async def test_who_comes_too_late_does_not_cover_what_became_of_it(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Carl looks at the message while Ben's answer is on its way there, and finds its buttons."""
    await challenge(place)
    asked = last_message(place.channel)
    looked, changed = Event(), Event()
    request = FakeWebhookAdapter.request

    async def in_between(self: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.method == "PATCH":
            await wait_a_little(looked)
        done = await request(self, route, *args, **kwargs)
        if route.method == "PATCH":
            changed.set()
        elif route.method == "GET":
            looked.set()
            await wait_a_little(changed)
        return done

    monkeypatch.setattr(FakeWebhookAdapter, "request", in_between)
    with unsettled(place):
        for member in (place.ben, place.carl):
            await member.click(asked, label=text("en", "challenge-accept"))
    await place.env.settle()
    (became,) = [each.content for each in place.channel.history() if each.id == asked.id]
    names = [each.name for each in (place.ben, place.carl)]
    assert became in [text("en", "challenge-accept-done", name=name) for name in names]


async def wait_a_little(event: Event) -> None:
    """Wait a moment, not of SimCord's clock, for an event that may never come."""
    await asyncio.to_thread(event.wait, 0.3)


async def test_no_second_table_by_an_older_challenge(place: Place) -> None:
    await challenge(place, place.ben)
    asked = last_message(place.channel)
    await place.carl.slash(place.channel, "boulo solo")
    table = await table_of(place)
    result = await place.ben.click(asked, label=text("en", "challenge-accept"))
    assert private_answer(result) == text("en", "channel-taken")
    assert await table_of(place) == table


async def test_no_challenge_where_a_game_is_on(place: Place) -> None:
    await place.carl.slash(place.channel, "boulo solo")
    assert private_answer(await challenge(place, place.ben)) == text("en", "channel-taken")


@pytest.mark.parametrize("how", ["accept", "decline", "withdraw"])
async def test_a_challenge_survives_a_restart(place: Place, settings: Settings, how: str) -> None:
    await challenge(place, place.ben)
    await place.env.restart_bot(Boulo(settings))
    member = place.anna if how == "withdraw" else place.ben
    await respond(member, place, how)
    name = member.name
    closed = text("en", f"challenge-{how}-done", name=name)
    assert closed in [message.content for message in place.channel.history()]
    assert await is_playing(place) is (how == "accept")


async def test_length_points_and_balls_are_what_was_asked_for(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo challenge", length="quick", points=9)
    await respond(place.ben, place, "accept")
    assert (await table_of(place)).options == {"target": 9, "balls": 4}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "options", "told"),
    [
        ("boulo", {"length": "quick"}, {"balls": 4, "points": 7, "length": "length-quick"}),
        ("boulo", {}, {"balls": 8, "points": 13, "length": "length-classic"}),
        ("boulo", {"points": 9, "balls": 5, "clock": "day", "thread": True}, {"balls": 5, "points": 9}),
        ("petanque", {"clock": "week"}, {"balls": 4, "points": 13, "length": "length-classic"}),
        ("petanque", {"points": 11}, {"balls": 4, "points": 11}),
        ("carami", {"begin": "me"}, {}),
    ],
)
async def test_a_challenge_states_all_its_terms(
    place: Place, command: str, options: dict[str, object], told: dict[str, int | str], language: Language
) -> None:
    """Its length, clock, place, who begins, and what it counts for."""
    await bot_of(place).play.store.settings.save(place.env.guild.id, language=language)
    await place.anna.slash(place.channel, f"{command} challenge", **options)

    def said(message: str, **args: int | str) -> bool:
        return text(language, message, **args) in last_message(place.channel).content

    if told:
        name = told.get("length")
        length = {} if name is None else {"length": text(language, str(name))}
        assert said("challenge-length-named" if name else "challenge-length", **{**told, **length})
    assert said("challenge-clock", clock=text(language, f"clock-{options.get('clock', 'none')}"))
    assert said("lobby-thread" if options.get("thread") else "challenge-here")
    assert said("challenge-begin-roll") if told else said("challenge-begin", name="anna")
    assert said("challenge-rated" if told else "challenge-uneven")


async def test_a_challenge_says_that_nothing_is_rated_on_that_server(place: Place) -> None:
    await bot_of(place).play.store.settings.save(place.env.guild.id, rated=False)
    await challenge(place, place.ben)
    assert text("en", "challenge-not-rated") in last_message(place.channel).content


# The clock is the one that was shown


async def set_clock(place: Place, clock: str | None) -> None:
    """Set the server's clock for games without another."""
    await bot_of(place).play.store.settings.save(place.env.guild.id, clock=clock)


@pytest.mark.parametrize(("before", "after"), [("day", None), (None, "quick"), ("week", "quick")])
async def test_the_clock_stays_what_it_was_when_the_challenge_was_made(
    place: Place, before: str | None, after: str | None
) -> None:
    await set_clock(place, before)
    await challenge(place, place.ben)
    clock = text("en", "challenge-clock", clock=text("en", f"clock-{before or 'none'}"))
    assert clock in last_message(place.channel).content
    await set_clock(place, after)
    await respond(place.ben, place, "accept")
    assert (await table_of(place)).clock == before


async def test_a_challenge_from_before_clocks_were_settled_has_the_servers(place: Place) -> None:
    await challenge(place, place.ben)
    database, change = bot_of(place).play.store.database, update(challenges).values(clock=None)
    await database.write(lambda connection: connection.execute(change))
    await set_clock(place, "week")
    await respond(place.ben, place, "accept")
    assert (await table_of(place)).clock == "week"
