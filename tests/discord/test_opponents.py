"""Who the computer is: its players have names and faces, and say a line at the start and at the end."""

import json
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from cogs.commands import options
from cogs.naming import Translator
from cogs.services import standings
from players import LEVELS
from store.level_records import add_record
from store.records import LevelRecord
from tests.discord.conftest import Place, Speak
from tests.discord.playing import (
    alt_texts,
    answer,
    board_of,
    bot_of,
    position_of,
    private_answer,
    rewrite,
    table_of,
    text,
    texts,
)
from words.opponents import word_known_opponent, word_opponent, word_record, word_speech
from words.texts import LANGUAGES, Language, say_in


async def give_up(place: Place) -> None:
    await bot_of(place).play.driver.resign((await table_of(place)).id, place.anna.id)
    await place.env.settle()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_introduces_itself_and_takes_leave(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await place.anna.slash(place.channel, "carami solo", level="hard", begin="me")
    say, table = say_in(language), await table_of(place)
    first = texts(board_of(place.channel))
    assert word_speech("hard", "start", table.id, say) in first
    assert word_opponent("hard", say) in first.splitlines()[1]
    await give_up(place)
    last = texts(board_of(place.channel))
    assert word_speech("hard", "won", table.id, say) in last
    assert word_speech("hard", "start", table.id, say) not in last
    assert not any("🐻" in alt for alt in alt_texts(board_of(place.channel)))


async def test_it_takes_leave_of_who_has_drawn(place: Place) -> None:
    """The twentieth move in a row that brings nobody forward, at 28 points each."""
    await place.anna.slash(place.channel, "carami solo", level="hard", begin="me")
    table = await table_of(place)
    await rewrite(place, table, notation="..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 19 A")
    await place.anna.slash(place.channel, "carami move", move="c1-b1")
    assert (await table_of(place)).state == "over"
    assert word_speech("hard", "drawn", table.id, say_in("en")) in texts(board_of(place.channel))


async def test_it_speaks_only_then(place: Place) -> None:
    await place.anna.slash(place.channel, "carami solo", level="easy", begin="me")
    table = await table_of(place)
    action = (await position_of(place)).legal_actions()[0]
    await place.anna.slash(place.channel, "carami move", move=action)
    assert "🐣 **" not in texts(board_of(place.channel))
    await place.anna.slash(place.channel, "carami takeback")
    assert (await table_of(place)).ply > table.ply
    assert "🐣 **" not in texts(board_of(place.channel))


async def test_a_game_that_is_called_off_is_not_commented(place: Place) -> None:
    await place.anna.slash(place.channel, "boomerang solo", level="expert", begin="me")
    table = await table_of(place)
    await bot_of(place).play.driver.end(table.id, place.anna.id)
    await bot_of(place).services.board.catch_up(table.id)
    await place.env.settle()
    assert text("en", "event-ended", mention=f"<@{place.anna.id}>") in texts(board_of(place.channel))
    assert "🦉 **" not in texts(board_of(place.channel))


async def test_rematch_is_against_the_same(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="expert")
    await give_up(place)
    await place.anna.slash(place.channel, "boulo rematch")
    table = await table_of(place)
    assert [(seat.level, seat.name) for seat in table.seats] == [
        ("expert", text("en", "opponent-expert")),
        (None, "anna"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_introduces_them(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    shown = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(shown).message, custom_id="h:commands")
    told = texts(answer(shown).message)
    for level in LEVELS:
        assert word_known_opponent(level, say_in(language)) in told


async def test_the_choice_says_who_plays_how(place: Place) -> None:
    """In each language."""
    tree = bot_of(place).tree
    registered = json.dumps(
        [await command.get_translated_payload(tree, Translator()) for command in tree.get_commands()],
        ensure_ascii=False,
    )
    for language in LANGUAGES:
        for level in LEVELS:
            assert text(language, f"level-choice-{level}") in registered


async def test_a_rating_is_part_of_the_choice_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "rating_of", lambda game, level: 1234 if level == "hard" else None)

    @app_commands.command(name="solo", description="-")
    @options.with_level("carami")
    async def solo(interaction: discord.Interaction, level: str = "normal") -> None: ...

    choices = {choice.value: choice for choice in solo.parameters[0].choices}
    assert choices["easy"].name == text("en", "level-choice-easy")
    assert choices["hard"].name == text("en", "level-choice-hard-rated", rating="1234")
    name, where = choices["hard"]._locale_name, cast(Any, None)
    assert name is not None
    said = await Translator().translate(name, discord.Locale.french, where)
    assert said == text("fr", "level-choice-hard-rated", rating="1234")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_statistics_tell_the_record_of_each_level(
    place: Place, speak: Speak, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standings, "rating_of", lambda game, level: 987 if level == "easy" else None)
    speak(language, language)
    for level in ("easy", "easy", "hard"):
        await place.anna.slash(place.channel, "carami solo", level=level)
        await give_up(place)
    add = bot_of(place).play.store.database.write
    await add(add_record, LevelRecord(place.anna.id, "carami", "hard", won=3, drawn=2))
    say, told = say_in(language), await place.anna.slash(place.channel, "carami stats")
    easy, hard = word_known_opponent("easy", say, 987), word_known_opponent("hard", say)
    assert "987" in easy
    records = " · ".join([word_record(easy, 0, 2, 0, say), word_record(hard, 3, 1, 2, say)])
    none = text(language, "stats-none", name="anna")
    assert private_answer(told) == f"{none}\n{text(language, 'stats-opponents', records=records)}"
    others = await place.ben.slash(place.channel, "carami stats")
    assert private_answer(others) == text(language, "stats-none", name="ben")
