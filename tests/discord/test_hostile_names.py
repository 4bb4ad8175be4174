"""Whatever members call themselves, Discord makes nothing of it, wherever the bot shows their names."""

from collections.abc import AsyncIterator

import discord
import pytest
from simcord import MemberActor

from tests.discord.conftest import Place
from tests.discord.playing import answer, give_up, last_message, start, text, texts
from words import escape_name

pytestmark = pytest.mark.usefixtures("drawn")

NAMES = (
    "<@80351110224678912>",
    "<@&165511591545143296>",
    "<#103735883630395392>",
    "<t:1618953630:R>",
    "</help:816437322781949972>",
    "</boulo rematch:8164373227819>",
    "<:lol:216154654256398347>",
    "<a:lol:392938283556143104>",
    "https://example.org",
    "[me](https://example.org)",
    "@everyone",
    "**bold** `code` ||hidden||",
)


async def told(place: Place, member: MemberActor, other: MemberActor) -> AsyncIterator[discord.Message]:
    """Every message of a game and around it in which a name is shown."""
    renamed = place._replace(anna=member, ben=other)
    await start(renamed)
    asked = await member.slash(place.channel, "boulo describe")
    yield answer(asked).message
    await give_up(member, place.channel)
    await member.slash(place.channel, "boulo rematch")
    await other.click(last_message(place.channel), label=text("en", "challenge-decline"))
    await member.slash(place.channel, "boulo team")
    await other.click(last_message(place.channel), label=text("en", "lobby-join-1"))
    await member.slash(place.channel, "carami solo", level="easy", begin="me")
    for command in ("boulo stats", "boulo leaderboard", "history", "tables list"):
        yield answer(await member.slash(place.channel, command)).message
    for message in place.channel.history():
        yield message


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_does_nothing(place: Place, name: str) -> None:
    guild, env = place.env.guild, place.env
    member, other = (guild.add_member(env.create_user(each), nick=name) for each in ("mallory", "mike"))
    shown = [texts(message) async for message in told(place, member, other)]
    assert sum(escape_name(name) in each for each in shown) >= 5
    assert [each for each in shown if name in each] == []
