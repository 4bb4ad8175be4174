"""The database fails while the bot runs: members are told within three seconds, nothing is half done."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import AsyncMock

import pytest
from simcord import InteractionResult

from bot.logs import TroublesOnce
from play.challenges import Challenges
from store import DatabaseTrouble
from store.sqlite import LOCKED_SECONDS, Sqlite
from tests.discord.conftest import Place, Speak
from tests.discord.playing import (
    board_of,
    bot_of,
    check_saved,
    click,
    is_shown,
    last_message,
    on_turn,
    position_of,
    private_answer,
    start,
    table_of,
    text,
    type_action,
)
from words.texts import Language

DISCORD_SECONDS = 3.0


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("store.sqlite.LOCKED_SECONDS", 0.1)


@contextmanager
def locked(place: Place) -> Iterator[None]:
    """Another program holds the file."""
    database = bot_of(place).play.store.database
    assert isinstance(database, Sqlite)
    other = sqlite3.connect(bot_of(place).settings.database_url.partition("///")[2], isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("how", ["clicked", "typed"])
async def test_a_move_is_not_made_and_can_be_made_again(place: Place, how: str) -> None:
    await start(place)
    before, member = await check_saved(place), await on_turn(place)
    action = (await position_of(place)).legal_actions()[0]

    async def move() -> InteractionResult:
        if how == "typed":
            return await type_action(member, place.channel, action)
        return await click(member, board_of(place.channel), action)

    with locked(place):
        assert private_answer(await move()) == text("en", "not-saved")
        assert text("en", "verify-unanswered", count=1) in private_answer(await verify(place))
    assert (await check_saved(place)).ply == before.ply
    await move()
    after = await check_saved(place)
    assert (after.ply > before.ply, after.unanswered) == (True, 1)
    assert await is_shown(place)
    assert text("en", "verify-unanswered", count=1) in private_answer(await verify(place))


async def verify(place: Place) -> InteractionResult:
    return await place.carl.slash(place.channel, "boulo verify")


async def test_a_challenge_is_refused_in_time(place: Place) -> None:
    """It is not acknowledged before it is saved, so Discord waits for three seconds and no longer."""
    assert LOCKED_SECONDS + 0.5 < DISCORD_SECONDS
    with locked(place):
        told = await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    assert private_answer(told) == text("en", "not-saved")
    await start(place)
    assert await is_shown(place)


async def test_a_challenge_that_was_saved_but_not_shown_can_be_made_again_at_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Challenges, "who_is_pinged", AsyncMock(side_effect=DatabaseTrouble("gone")))
        told = await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    assert private_answer(told) == text("en", "not-saved")
    await start(place)
    assert await is_shown(place)


@pytest.mark.usefixtures("hurry")
async def test_an_accept_leaves_the_challenge_open(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    asked = last_message(place.channel)
    with locked(place):
        told = await place.ben.click(asked, label=text("en", "challenge-accept"))
    assert private_answer(told) == text("en", "not-saved")
    await place.ben.click(asked, label=text("en", "challenge-accept"))
    assert (await table_of(place)).state == "playing"


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(("language", "locale"), [("fr", "fr"), ("de", "de")])
async def test_the_trouble_is_told_in_the_members_language(
    place: Place, speak: Speak, language: Language, locale: str
) -> None:
    speak(locale, "en-US")
    with locked(place):
        told = await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    assert private_answer(told) == text(language, "not-saved")


@pytest.mark.usefixtures("hurry")
async def test_the_log_has_one_line(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    await start(place)
    caplog.handler.addFilter(TroublesOnce())
    caplog.clear()
    with locked(place):
        for _ in range(8):
            await click(await on_turn(place), board_of(place.channel), "point3")
    assert len(caplog.text.splitlines()) == 1
    assert "is locked by another program" in caplog.text


async def test_whoever_would_be_offered_a_game_is_told_of_the_trouble(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An offer to start a game needs the database, too."""
    failing = AsyncMock(side_effect=DatabaseTrouble("the database does not answer"))
    monkeypatch.setattr(bot_of(place).play.settings, "of_guild", failing)
    result = await place.anna.slash(place.channel, "boulo describe")
    assert private_answer(result) == text("en", "not-saved")


async def test_a_refusal_is_worded_though_preferences_cannot_be_read(
    place: Place, speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the language of the member's client, whatever they have chosen."""
    await start(place)
    speak("de", "en-US")
    usual = private_answer(await place.carl.slash(place.channel, "boulo resign"))
    await place.carl.slash(place.channel, "preferences", language="fr")
    chosen = private_answer(await place.carl.slash(place.channel, "boulo resign"))
    failing = AsyncMock(side_effect=DatabaseTrouble("the database does not answer"))
    monkeypatch.setattr(bot_of(place).play.preferences, "of_member", failing)
    refused = private_answer(await place.carl.slash(place.channel, "boulo resign"))
    assert refused == usual != chosen
