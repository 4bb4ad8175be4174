"""The leaderboard and a member's statistics are pictures as well; the leaderboard has pages with buttons."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import InteractionResult

from cogs.services import standings
from play import ratings
from store.records import Standing
from store.schema import standings as standings_table
from store.schema import values_of
from tests.discord.conftest import Place, Speak
from tests.discord.playing import answer, bot_of, buttons, private_answer, text
from tests.discord.test_end_card import challenge, play
from words import say_in, word_game
from words.texts import LANGUAGES, Language

pytestmark = pytest.mark.usefixtures("drawn")

WAYS = ("first", "back", "next", "last")


async def rate(place: Place, count: int) -> None:
    """Rate so many members here and everywhere, the first of them highest."""
    best = Standing(1, "carami", "player 1", 25.0, 8.0, 3, 1)
    rows = [
        replace(best, member_id=number, name=f"player {number}", rank=-number, guild_id=where)
        for where in (0, place.env.guild.id)
        for number in range(1, count + 1)
    ]
    values = [values_of(row, standings_table) for row in rows]
    await bot_of(place).play.store.database.write(
        lambda connection: connection.execute(standings_table.insert(), values)
    )


def picture(message: discord.Message) -> discord.Attachment:
    (attached,) = message.attachments
    return attached


def pressable(message: discord.Message) -> list[str]:
    return [button.label or "" for button in buttons(message) if not button.disabled]


async def ask(place: Place, **given: Any) -> discord.Message:
    asked: InteractionResult = await place.carl.slash(place.channel, "carami leaderboard", **given)
    assert answer(asked).ephemeral
    return answer(asked).message


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_are_turned_by_buttons(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await rate(place, 23)
    message = await ask(place)
    first, back, onward, last = (text(language, f"leaders-{way}") for way in WAYS)
    other = text(language, "leaders-to-everywhere")
    assert pressable(message) == [onward, last, other]
    seen = {picture(message).filename}
    for label, page, ways in (
        (onward, 2, [first, back, onward, last, other]),
        (onward, 3, [first, back, other]),
        (first, 1, [onward, last, other]),
        (last, 3, [first, back, other]),
        (back, 2, [first, back, onward, last, other]),
    ):
        message = answer(await place.carl.click(message, label=label)).message
        title = message.content.splitlines()[0]
        assert title.endswith(text(language, "leaders-page", page=page, pages=3))
        assert message.content.splitlines()[1].startswith(f"{10 * page - 9}. player {10 * page - 9} · ")
        assert pressable(message) == ways
        seen.add(picture(message).filename)
    assert len(seen) == 3


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_past_the_last_says_so(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await rate(place, 12)
    message = await ask(place, page=7)
    past, title, first, *_ = message.content.splitlines()
    assert past == text(language, "leaders-past", page=7)
    assert title.endswith(text(language, "leaders-page", page=2, pages=2))
    assert first.startswith("11. player 11 · ")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_here_to_everywhere_and_back(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await rate(place, 2)
    message = await ask(place)
    for where, other in (("everywhere", "here"), ("here", "everywhere")):
        message = answer(await place.carl.click(message, label=text(language, f"leaders-to-{where}"))).message
        assert message.content.startswith(text(language, f"leaders-{where}"))
        assert pressable(message) == [text(language, f"leaders-to-{other}")]


async def test_the_picture_says_what_the_words_say(place: Place) -> None:
    await challenge(place, "carami")
    await play(place)
    shown = picture(await ask(place))
    assert shown.filename.startswith("leaders-")
    known = await bot_of(place).play.store.standings.leaders("carami", place.env.guild.id, 10, 0)
    assert len(known) == 2
    described = shown.description or ""
    for each in known:
        assert f"{each.name}: {ratings.points(each)}?" in described
    assert "form: won" in described
    assert "form: lost" in described


@pytest.mark.parametrize("language", LANGUAGES)
async def test_statistics_with_a_curve(place: Place, speak: Speak, language: Language) -> None:
    for _ in range(2):
        await challenge(place, "carami")
        await play(place)
    speak(language, language)
    asked = await place.anna.slash(place.channel, "carami stats")
    shown = picture(answer(asked).message)
    say = say_in(language)
    title = text(language, "leaders-card-everywhere", game=word_game("carami", say))
    assert (shown.description or "").startswith(f"{title}. anna")
    results = await bot_of(place).play.store.standings.results(place.anna.id, "carami", 10)
    strengths = [ratings.Strength(each.mu or 0, each.sigma or 0) for each in reversed(results)]
    points = ", ".join(str(ratings.points(strength)) for strength in strengths)
    assert text(language, "standing-curve-alt", games=2, points=points) in (shown.description or "")
    assert private_answer(asked), "the words stay"


async def test_without_a_picture_there_are_still_words(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError

    await rate(place, 12)
    await challenge(place, "boulo")
    await play(place)
    for drawing in ("draw_page", "draw_reached"):
        monkeypatch.setattr(standings, drawing, fail)
    message = await ask(place)
    assert message.content.splitlines()[1].startswith("1. player 1 · ")
    assert message.attachments == []
    stats = answer(await place.anna.slash(place.channel, "boulo stats")).message
    assert stats.content.startswith("**anna**")
    assert stats.attachments == []


async def test_where_nobody_is_listed_there_is_no_picture(place: Place) -> None:
    message = await ask(place)
    assert message.content == text("en", "leaders-none", command="carami")
    assert message.attachments == []
    assert pressable(message) == [text("en", "leaders-to-everywhere")]


@pytest.mark.parametrize("name", ["x" * 32, "🏆🎉", "\u202eabc", "漢字かな"])
async def test_any_name(place: Place, name: str) -> None:
    member = place.env.guild.add_member(place.env.create_user("mallory"), nick=name)
    named = place._replace(anna=member)
    await challenge(named, "carami")
    await play(named)
    assert name in (picture(await ask(place)).description or "")
    stats = answer(await member.slash(place.channel, "carami stats")).message
    assert name in (picture(stats).description or "")
