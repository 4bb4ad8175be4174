"""A command that needs a game offers to start one where none is on."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import answer, board_of, custom_ids, last_message, private_answer, text
from words.texts import LANGUAGES, Language

AT_A_TABLE = ("board", "describe", "resign", "rematch", "replay", "verify", "roll", "shoot", "land")
OPTIONS: dict[str, dict[str, object]] = {
    "roll": {"dice": 2},
    "shoot": {"target": "jack"},
    "land": {"way": "9"},
}


@pytest.mark.parametrize("command", AT_A_TABLE)
async def test_a_command_that_needs_a_game_offers_one(place: Place, command: str) -> None:
    result = await place.anna.slash(place.channel, f"boulo {command}", **OPTIONS.get(command, {}))
    assert private_answer(result) == text("en", "no-table")
    assert custom_ids(answer(result).message) == [
        "n:boulomania:solo",
        "n:boulomania:open",
        "n:boulomania:team",
    ]


@pytest.mark.parametrize("game", COMMANDS.values())
async def test_each_game_offers_itself(place: Place, game: str) -> None:
    offered = await place.anna.slash(place.channel, f"{game} board")
    await place.anna.click(answer(offered).message, label=text("en", "start-solo"))
    assert board_of(place.channel).attachments[0].filename.startswith(game)


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    offered = await place.anna.slash(place.channel, "boulo resign")
    assert private_answer(offered) == text(language, "no-table")
    await place.anna.click(answer(offered).message, label=text(language, "start-open"))
    asked = text(language, "challenge-anybody", name="anna", game=text(language, "game-boulomania"))
    assert last_message(place.channel).content.splitlines()[0] == asked


async def test_where_no_board_can_be_shown_it_says_what_is_missing(place: Place) -> None:
    _, denied = discord.PermissionOverwrite(send_messages=False).pair()
    bot = place.env.backend.bot_user.id
    place.env.backend.set_overwrite(place.channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, denied.value))
    result = await place.anna.slash(place.channel, "boulo board")
    assert private_answer(result) == text("en", "may-not-post")
    assert custom_ids(answer(result).message) == []
