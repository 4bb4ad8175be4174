"""Each command and each control of the bot is used by some test, in every language. Runs last."""

from tests.discord.conftest import Place
from tests.discord.coverage import unused
from tests.discord.playing import bot_of


async def test_each_command_and_control_is_used_in_every_language(place: Place) -> None:
    assert sorted(unused(bot_of(place))) == []
