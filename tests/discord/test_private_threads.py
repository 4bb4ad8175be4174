"""The bot has to be added to a private thread before a game is made there."""

import pytest
from simcord import ChannelHandle
from simcord.enums import ChannelType

from tests.discord.conftest import Place
from tests.discord.playing import board_of, bot_of, last_message, private_answer, text


@pytest.fixture
def thread(place: Place) -> ChannelHandle:
    """A private thread of Anna's, which Ben is in."""
    backend = place.env.backend
    made = backend.create_thread(
        place.channel.id, "secret", place.anna.id, type=ChannelType.PRIVATE_THREAD, broadcast=False
    )
    backend.add_thread_member(made.id, place.ben.id)
    return place.channel.threads[0]


def keep_out(place: Place, thread: ChannelHandle, *, status: int = 403, code: int = 50001) -> None:
    """Keep the bot out of the thread, as Discord does and the simulated one does not."""
    place.env.inject_error("GET", f"/channels/{thread.id}", status=status, code=code)


@pytest.mark.parametrize("command", ["boulo solo", "boulo challenge", "boulo team"])
async def test_it_says_how_to_let_it_in(place: Place, thread: ChannelHandle, command: str) -> None:
    keep_out(place, thread)
    refused = await place.anna.slash(thread, command)
    assert private_answer(refused) == text("en", "not-let-in")
    assert await bot_of(place).play.store.tables.in_channel(thread.id) is None


async def test_a_challenge_stays_until_it_is_let_in(place: Place, thread: ChannelHandle) -> None:
    await place.anna.slash(thread, "boulo challenge", opponent=place.ben)
    challenge = last_message(thread)
    keep_out(place, thread)
    refused = await place.ben.click(challenge, label=text("en", "challenge-accept"))
    assert private_answer(refused) == text("en", "not-let-in")
    await place.ben.click(challenge, label=text("en", "challenge-accept"))
    assert board_of(thread).attachments


async def test_it_plays_where_it_is_let_in(place: Place, thread: ChannelHandle) -> None:
    place.env.backend.add_thread_member(thread.id, place.env.backend.bot_user.id)
    await place.anna.slash(thread, "boulo solo", level="easy")
    assert board_of(thread).attachments


async def test_where_discord_does_not_say_it_tries_to_post(place: Place, thread: ChannelHandle) -> None:
    keep_out(place, thread, status=400, code=0)
    await place.anna.slash(thread, "boulo solo", level="easy")
    assert board_of(thread).attachments


async def test_nobody_is_asked_about_other_channels(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    asked = [each for each in place.env.http_requests if each.path == f"/channels/{place.channel.id}"]
    assert not asked
