"""Nobody floods the others: what pings and what costs has a budget, and the answer says when to come back."""

import re
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from simcord import InteractionResult

from play.limits import BUDGETS, Kind
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
    text,
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
    assert all(is_limit(each, "ping", language) for each in results[len(pings) :])
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
    assert all(is_limit(each, "challenge") for each in results[BUDGETS["challenge"].most :])
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


@pytest.mark.parametrize(
    ("kind", "ask"),
    [("board", ask_board), ("look", ask_describe), ("look", ask_rules)],
    ids=["board", "describe", "rules"],
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
    results = [await place.anna.slash(place.channel, "carami draw") for _ in range(BUDGETS["offer"].most + 1)]
    assert [answer(each).ephemeral for each in results] == [False] * BUDGETS["offer"].most + [True]
    assert is_limit(results[-1], "offer")


async def test_replays(place: Place) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    go_on(place, timedelta(0))
    results = [
        await place.carl.slash(place.channel, "boulo replay") for _ in range(BUDGETS["replay"].most + 1)
    ]
    assert [bool(answer(each).attachments) for each in results] == [True] * BUDGETS["replay"].most + [False]
    assert is_limit(results[-1], "replay")
