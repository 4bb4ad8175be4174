"""A server that the bot is added to is greeted, where the bot may write, and told what should be set."""

from typing import Any, cast

import discord
import pytest

from tests.discord.conftest import Place
from tests.discord.limits import check_limits
from tests.discord.naming import COMMANDS
from tests.discord.playing import bot_of, custom_ids, forbid, last_message, table_of, text, texts
from words.texts import LANGUAGES, Language


async def join(place: Place) -> None:
    await bot_of(place).services.welcome.greet(bot_of(place).guilds[0])


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_server_is_greeted_in_its_language(place: Place, language: Language) -> None:
    guild = bot_of(place).guilds[0]
    guild.features = ["COMMUNITY"]
    guild.preferred_locale = next(each for each in discord.Locale if each.value.startswith(language))
    await join(place)
    greeting = last_message(place.channel)
    assert text(language, "welcome") in texts(greeting)
    assert text(language, "welcome-owner") in texts(greeting)
    assert custom_ids(greeting) == [f"n:{game}:quick" for game in COMMANDS]
    check_limits([cast(Any, each.to_dict()) for each in greeting.components])


async def test_a_game_begins_from_there(place: Place) -> None:
    await join(place)
    greeting = last_message(place.channel)
    await place.anna.click(greeting, custom_id="n:carami:quick")
    assert (await table_of(place)).game == "carami"
    assert text("en", "welcome") in texts(greeting)


async def test_nobody_is_greeted_where_the_bot_may_not_write(place: Place) -> None:
    forbid(place, send_messages=False)
    before = len(place.env.http_requests)
    await join(place)
    assert len(place.env.http_requests) == before


async def test_what_discord_does_not_take_is_no_trouble(place: Place) -> None:
    place.env.inject_error("POST", f"/channels/{place.channel.id}/messages", status=403, code=50013)
    await join(place)
    assert place.channel.history() == []


async def test_a_server_is_greeted_when_it_is_joined_and_not_when_it_comes_back(place: Place) -> None:
    """After an outage servers may come back as if they were new."""
    await place.env.advance_time(60 * 60)
    await join(place)
    assert place.channel.history() == []


async def test_a_new_server_is_greeted(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    greeted: list[str] = []

    async def greet(guild: discord.Guild) -> None:
        greeted.append(guild.name)

    monkeypatch.setattr(bot_of(place).services.welcome, "greet", greet)
    bot_of(place).dispatch("guild_join", bot_of(place).guilds[0])
    await place.anna.send(place.channel, "hello")
    assert greeted == [place.env.guild.name]
