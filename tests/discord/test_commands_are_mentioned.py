"""Texts mention commands by their English names and ids: each client shows them in its own language."""

import re
from pathlib import Path

import pytest

from bot.app import GAMES
from tests.discord.conftest import Place, Speak
from tests.discord.naming import id_of, mentions
from tests.discord.playing import answer, board_of, bot_of, private_answer, text, texts
from words.texts import LANGUAGES, Language

LOCALES = Path(__file__).parents[2] / "data" / "locales"
MENTION = re.compile(r"</([^:<>]+):(\d+)>")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_public(place: Place, language: Language) -> None:
    await bot_of(place).play.settings.change(place.env.guild.id, language=language)
    await place.anna.slash(place.channel, "carami solo", level="easy", begin="me")
    asked = await place.anna.slash(place.channel, "carami resign")
    await place.anna.click(answer(asked).message, label=text("en", "resign-yes"))
    shown = texts(board_of(place.channel))
    assert MENTION.findall(shown) == [("carami rematch", str(id_of("carami")))]
    assert text(language, "board-over", command="carami") in shown


async def test_in_private(place: Place, speak: Speak) -> None:
    speak("de", "fr")
    refused = await place.anna.slash(place.channel, "boulo challenge", opponent=place.anna)
    assert MENTION.findall(private_answer(refused)) == [("boulo solo", str(id_of("boulo")))]


async def test_in_a_private_chat_too(place: Place) -> None:
    refused = await place.anna.user.slash("boulo challenge")
    assert MENTION.findall(answer(refused).content) == [("boulo solo", str(id_of("boulo")))]


async def test_every_command_that_a_text_names_is_one(place: Place) -> None:
    known = bot_of(place).services.mentions
    source = "".join(path.read_text(encoding="utf-8") for path in LOCALES.rglob("*.ftl"))
    named = set(re.findall(r"\$(slash-[\w-]+)", source))
    offered = {each for game in GAMES.values() for each in known.named("en", game.command)}
    assert len(named) > 10
    assert named <= offered
    for game in GAMES.values():
        worded = known.named("fr", game.command)
        assert {name: worded[name] for name in named & worded.keys()}.items() <= mentions(
            game.command
        ).items()
    assert named & known.named("en", None).keys() >= {"slash-help", "slash-history", "slash-settings"}
