"""Where games are played and where not: the chats of voice channels, posts of forums, media channels."""

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.discord.conftest import Place
from tests.discord.playing import board_of, bot_of, private_answer, text


def forbid_connecting(place: Place, channel: ChannelHandle) -> None:
    bot, denied = place.env.backend.bot_user.id, discord.Permissions(connect=True).value
    place.env.backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, denied))


def voice(place: Place, kind: str) -> ChannelHandle:
    guild = place.env.guild
    return guild.create_voice_channel("talk") if kind == "voice" else guild.create_stage_channel("stage")


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_the_chat_of_a_voice_channel(place: Place, kind: str) -> None:
    channel = voice(place, kind)
    await place.anna.slash(channel, "boulo solo", level="easy")
    assert board_of(channel)


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_a_voice_channel_that_it_may_not_connect_to(place: Place, kind: str) -> None:
    """Discord lets nobody write there who may not connect."""
    channel = voice(place, kind)
    forbid_connecting(place, channel)
    refused = await place.anna.slash(channel, "boulo solo", level="easy")
    assert private_answer(refused) == text("en", "may-not-connect")
    assert await bot_of(place).play.store.tables.in_channel(channel.id) is None


async def test_connecting_does_not_matter_in_a_text_channel(place: Place) -> None:
    forbid_connecting(place, place.channel)
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    assert board_of(place.channel)


def post_in(place: Place, forum: ChannelHandle) -> ChannelHandle:
    place.env.backend.create_thread(forum.id, "a post", place.anna.id, broadcast=False)
    return forum.threads[0]


async def test_a_post_in_a_forum(place: Place) -> None:
    post = post_in(place, place.env.guild.create_forum_channel("forum"))
    await place.anna.slash(post, "boulo solo", level="easy")
    assert board_of(post)


async def test_a_post_in_a_media_channel(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    post = post_in(place, place.env.guild.create_forum_channel("gallery"))
    monkeypatch.setattr(discord.ForumChannel, "is_media", lambda _: True)
    refused = await place.anna.slash(post, "boulo solo", level="easy")
    assert private_answer(refused) == text("en", "not-among-media")
    assert await bot_of(place).play.store.tables.in_channel(post.id) is None
