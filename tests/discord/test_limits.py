"""Nobody floods the others: what pings and what costs has a budget, and the answer says when to come back."""

import re
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from simcord import InteractionResult

from cogs.services.start import MOST_ALONE
from play import challenges
from play.flood_limits import BUDGETS, Kind
from tests.discord.conftest import Place, Speak
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    give_up,
    last_message,
    on_turn,
    private_answer,
    start,
    table_of,
    text,
    unsettled,
)
from words.texts import LANGUAGES, Language

MANY = 30


def is_limit(result: InteractionResult, kind: Kind, language: Language = "en") -> bool:
    """Whether the member was told, and nobody else, when to come back."""
    if not result.followups and result.response is None:
        return False
    said = answer(result)
    worded = re.sub(r"<t:\d+:R>", "TIME", said.content)
    return said.ephemeral and worded == text(language, f"limit-{kind}", when="TIME")


def go_on(place: Place, passed: timedelta) -> None:
    """Let the bot's clock show a later time."""
    play = bot_of(place).play
    now = play.now() + passed
    play.now = lambda: now


@pytest.fixture(autouse=True)
def _slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take no two challenges for the same one pressed twice."""
    monkeypatch.setattr(challenges, "JUST_NOW", timedelta())


async def challenge(place: Place) -> InteractionResult:
    return await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_thirty_challenges_at_one_member_ping_a_handful_of_times(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, "en-US")
    results = [await challenge(place) for _ in range(MANY)]
    pings = [each for each in place.channel.history() if place.ben.id in [user.id for user in each.mentions]]
    assert len(pings) == BUDGETS["ping"].most
    assert is_limit(results[-1], "ping", language)
    assert [each.response for each in results[len(pings) : -1]] == [None] * (MANY - len(pings) - 1)
    go_on(place, BUDGETS["ping"].each)
    assert not answer(await challenge(place)).ephemeral


async def test_the_answer_says_when(place: Place) -> None:
    go_on(place, timedelta(0))
    for _ in range(BUDGETS["ping"].most):
        await challenge(place)
    when = int((bot_of(place).play.now() + BUDGETS["ping"].each).timestamp())
    assert f"<t:{when}:R>" in private_answer(await challenge(place))


async def test_open_challenges_are_limited_as_well(place: Place) -> None:
    results = [await place.anna.slash(place.channel, "carami challenge") for _ in range(MANY)]
    assert len(place.channel.history()) == BUDGETS["challenge"].most
    assert is_limit(results[-1], "challenge")
    assert not answer(await place.ben.slash(place.channel, "carami challenge")).ephemeral


async def test_lobbies_are_limited_like_challenges(place: Place) -> None:
    results = [await place.anna.slash(place.channel, "boulo team") for _ in range(MANY)]
    assert len(place.channel.history()) == BUDGETS["challenge"].most
    assert is_limit(results[-1], "challenge")


async def test_challenges_that_are_accepted_do_not_count(place: Place) -> None:
    for _ in range(BUDGETS["challenge"].most + 2):
        await start(place)
        await give_up(place.anna, place.channel)


async def ask_board(place: Place) -> InteractionResult:
    return await place.anna.slash(place.channel, "boulo board")


async def ask_describe(place: Place) -> InteractionResult:
    return await place.anna.slash(place.channel, "boulo describe")


async def ask_rules(place: Place) -> InteractionResult:
    return await place.anna.slash(place.channel, "boulo rules")


async def ask_leaders(place: Place) -> InteractionResult:
    return await place.anna.slash(place.channel, "boulo leaderboard")


async def ask_stats(place: Place) -> InteractionResult:
    return await place.anna.slash(place.channel, "boulo stats")


@pytest.mark.parametrize(
    ("kind", "ask"),
    [
        ("board", ask_board),
        ("look", ask_describe),
        ("look", ask_rules),
        ("look", ask_leaders),
        ("look", ask_stats),
    ],
    ids=["board", "describe", "rules", "leaders", "stats"],
)
async def test_what_is_shown_again_and_again(
    place: Place, kind: Kind, ask: Callable[[Place], Awaitable[InteractionResult]]
) -> None:
    go_on(place, timedelta(0))
    await start(place)
    results = [await ask(place) for _ in range(BUDGETS[kind].most + 1)]
    assert [is_limit(each, kind) for each in results] == [False] * BUDGETS[kind].most + [True]
    board = board_of(place.channel)
    result = await click(await on_turn(place), board, actions(board)[0])
    assert not result.followups, "moves are never limited"


async def test_offers(place: Place) -> None:
    go_on(place, timedelta(0))
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    for _ in range(BUDGETS["offer"].most):
        assert not answer(await place.anna.slash(place.channel, "carami draw")).ephemeral
    assert is_limit(await place.anna.slash(place.channel, "carami draw"), "offer")


async def test_replays(place: Place) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    go_on(place, timedelta(0))
    for _ in range(BUDGETS["replay"].most):
        assert answer(await place.carl.slash(place.channel, "boulo replay")).attachments
    assert is_limit(await place.carl.slash(place.channel, "boulo replay"), "replay")


# Channels held with games against the computer


async def play_alone(place: Place, count: int) -> list[InteractionResult]:
    """Anna starts games against the computer in so many channels."""
    channels = [place.env.guild.create_text_channel(f"room-{number}") for number in range(count)]
    return [await place.anna.slash(channel, "carami solo", level="easy", begin="me") for channel in channels]


async def held(place: Place) -> list[int]:
    tables = bot_of(place).play.store.tables
    return await tables.channels_against_computer(place.env.guild.id, place.anna.id)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_member_holds_a_few_channels_at_most(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    *_, fourth = await play_alone(place, MOST_ALONE + 1)
    channels = ", ".join(f"<#{each}>" for each in await held(place))
    assert private_answer(fourth) == text(language, "alone-enough", channels=channels, command="carami")
    assert len(await held(place)) == MOST_ALONE
    await place.ben.slash(place.channel, "carami solo")
    assert (await table_of(place)).side_of(place.ben.id) is not None


async def test_a_channel_that_is_free_again_does_not_count(place: Place) -> None:
    await play_alone(place, MOST_ALONE - 1)
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    await give_up(place.anna, place.channel)
    assert len(await held(place)) == MOST_ALONE - 1
    await place.anna.slash(place.channel, "boulo rematch")
    assert len(await held(place)) == MOST_ALONE


async def test_games_against_members_and_in_other_servers_do_not_count(place: Place) -> None:
    await start(place)
    await play_alone(place, MOST_ALONE)
    assert len(await held(place)) == MOST_ALONE
    guild = place.env.create_guild()
    elsewhere, anna = guild.create_text_channel("elsewhere"), guild.add_member(place.anna.user)
    await anna.slash(elsewhere, "boulo solo", level="easy")
    assert (await table_of(place._replace(channel=elsewhere))).seat(0).member_id == anna.id


async def test_games_started_at_once_are_no_more(place: Place) -> None:
    with unsettled(place):
        await play_alone(place, MOST_ALONE + 5)
    await place.env.settle()
    assert len(await held(place)) == MOST_ALONE
