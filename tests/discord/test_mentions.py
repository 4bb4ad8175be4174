"""Whoever mentions the bot is pointed to `/help`."""

import discord
import pytest

from tests.discord.conftest import Place
from tests.discord.playing import bot_of, forbid, last_message, start
from tests.discord.playing import text as text_of
from words.texts import LANGUAGES, Language


def mention(place: Place) -> str:
    user = bot_of(place).user
    assert user is not None
    return user.mention


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_mention_is_answered_in_the_servers_language(place: Place, language: Language) -> None:
    await bot_of(place).play.settings.change(place.env.guild.id, language=language)
    await place.anna.send(place.channel, f"hello {mention(place)}!")
    assert last_message(place.channel).content == text_of(language, "help-pointer")


async def test_a_community_has_a_language_of_its_own(place: Place) -> None:
    guild = bot_of(place).guilds[0]
    guild.features, guild.preferred_locale = ["COMMUNITY"], discord.Locale.french
    await place.anna.send(place.channel, mention(place))
    assert last_message(place.channel).content == text_of("fr", "help-pointer")


async def test_in_a_private_chat(place: Place) -> None:
    await place.anna.user.send_dm(mention(place))
    assert last_message(place.anna.user.dm_channel).content == text_of("en", "help-pointer")


async def test_many_mentions_are_answered_once(place: Place) -> None:
    for _ in range(5):
        await place.anna.send(place.channel, mention(place))
    assert len(place.channel.history()) == 6


async def test_nobody_else_is_answered(place: Place) -> None:
    """Whatever people write, a reply to a board, and another bot that would answer in turn."""
    await start(place)
    told = len(place.channel.history())
    bot = place.env.guild.add_member(place.env.create_user("robot", bot=True))
    await place.anna.send(place.channel, "hello")
    await place.anna.send(place.channel, "well played", reply_to=last_message(place.channel))
    await bot.send(place.channel, mention(place))
    assert len(place.channel.history()) == told + 3


async def test_where_it_may_not_write(place: Place) -> None:
    forbid(place, send_messages=False)
    await place.anna.send(place.channel, mention(place))
    assert len(place.channel.history()) == 1
