"""`/… hint`: what could be played, why, and where on the board, only for whoever is to move."""

import re

import pytest
from simcord import InteractionResult, MemberActor

from engine import GAMES
from play.flood_limits import BUDGETS
from play.refusals import Refusal
from tests.discord.conftest import Place, Speak
from tests.discord.gathering import lobby_message
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    alt_texts,
    answer,
    board_of,
    bot_of,
    deeds,
    last_message,
    on_turn,
    position_of,
    private_answer,
    rewrite,
    table_of,
    text,
    texts,
)
from tests.games import DUELS
from words.coach import name_action
from words.texts import LANGUAGES, Language, say_in

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

MIDDLES = {
    "boulomania": "....o..B..AB..A.B. 5/4 7-11 A A:play 13/8",
    "petanque": "A22,B35,A64 34d 3/5 7-9 A A:play 13/6",
    "carami": "BB.AB/AB.../BB..A/.A./AB.AA/A..BA/A..B. ..../.... 0/0 6/5 10 A",
    "boomerang": "ABT5.1@e6,BBI3.0@c6 A",
}
"""Positions in which it matters what A plays."""
CHOICES = {
    "boulomania": "....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8",
    "petanque": "- - 4/4 12-12 A A:corner34 13/4",
}
"""Rolls that leave something to choose."""


def anna_first(game: str) -> dict[str, str]:
    """The option by which Anna begins where the lot would decide; that game is not rated."""
    return {"begin": "me"} if game in DUELS else {}


async def play_alone(place: Place, game: str, notation: str = "") -> None:
    """Start a game of Anna's against the computer and put it into a position."""
    await place.anna.slash(place.channel, f"{COMMANDS[game]} solo", level="easy", **anna_first(game))
    if notation:
        await rewrite(place, await table_of(place), notation=notation)


async def ask(place: Place, member: MemberActor, game: str) -> InteractionResult:
    return await member.slash(place.channel, f"{COMMANDS[game]} hint")


async def judged_as(place: Place, monkeypatch: pytest.MonkeyPatch, *chances: float) -> list[str]:
    """Let the first actions have those chances to win, and all others none; those actions."""
    actions = [*(await position_of(place)).legal_actions()]

    async def judge(position: object) -> dict[str, float]:
        return {action: (*chances, *[0.0] * len(actions))[number] for number, action in enumerate(actions)}

    monkeypatch.setattr(bot_of(place).play.tables.thinking, "judge", judge)
    return actions[: len(chances)]


async def allow_hints(place: Place) -> None:
    await bot_of(place).play.settings.change(place.env.guild.id, hints=True)


async def start(place: Place, language: Language = "en") -> tuple[MemberActor, MemberActor]:
    """Anna challenges Ben to Carami, and Ben accepts; whoever the lot lets begin, and the other."""
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    return await accept(place, language)


async def accept(place: Place, language: Language = "en") -> tuple[MemberActor, MemberActor]:
    """Ben accepts; whoever the lot lets begin, and the other."""
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))
    first = await on_turn(place)
    return first, place.ben if first is place.anna else place.anna


# What is shown


@pytest.mark.usefixtures("drawn")
@every_game
@every_language
async def test_the_best_with_chances_and_reasons_and_a_picture(
    place: Place, speak: Speak, monkeypatch: pytest.MonkeyPatch, game: str, language: Language
) -> None:
    speak(language, language)
    await play_alone(place, game, MIDDLES[game])
    best, next_best = await judged_as(place, monkeypatch, 0.58, 0.41)
    shown = answer(await ask(place, place.anna, game))
    assert shown.ephemeral
    assert len(shown.attachments) == 1
    position, say = await position_of(place), say_in(language)
    lines = texts(shown.message).splitlines()
    assert text(language, "hint-title", side="A") in lines
    first = say("hint-line", rank=1, action=name_action(position, best, say), percent=58, why="")
    second = say("hint-line", rank=2, action=name_action(position, next_best, say), percent=41, why="")
    assert [line.startswith(start) for line, start in zip(lines[-3:-1], (first, second), strict=True)] == [
        True
    ] * 2
    (alt,) = alt_texts(shown.message)
    assert alt.startswith(say("hint-alt-line", rank=1, action=name_action(position, best, say), percent=58))


@every_game
@every_language
async def test_by_the_button_in_the_menu(place: Place, speak: Speak, game: str, language: Language) -> None:
    """The real judgement, whatever it is, is told in that language."""
    speak(language, language)
    await play_alone(place, game, MIDDLES[game])
    opened = await place.anna.click(board_of(place.channel), label=text(language, "more-more"))
    told = answer(await place.anna.click(answer(opened).message, label=text(language, "more-hint")))
    assert told.ephemeral
    assert text(language, "hint-title", side="A") in texts(told.message)
    assert re.search(r"\d+\W?%", texts(told.message))


@pytest.mark.parametrize("game", CHOICES)
@every_language
async def test_for_a_roll_that_leaves_a_choice(
    place: Place, speak: Speak, monkeypatch: pytest.MonkeyPatch, game: str, language: Language
) -> None:
    speak(language, language)
    await play_alone(place, game, CHOICES[game])
    (best,) = await judged_as(place, monkeypatch, 0.7)
    shown = answer(await ask(place, place.anna, game))
    position = await position_of(place)
    assert name_action(position, best, say_in(language)) in texts(shown.message)
    assert shown.attachments


@every_language
async def test_where_it_hardly_matters_that_is_said(
    place: Place, speak: Speak, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    speak(language, language)
    await play_alone(place, "carami", MIDDLES["carami"])
    count = len((await position_of(place)).legal_actions())
    await judged_as(place, monkeypatch, *[0.52] * count)
    shown = answer(await ask(place, place.anna, "carami"))
    assert text(language, "hint-even", percent=52) in texts(shown.message)
    assert not shown.attachments


@every_language
async def test_where_there_is_one_thing_to_do_that_is_said(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    await play_alone(place, "carami", "..AA./.A.../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 A")
    position, say = await position_of(place), say_in(language)
    (only,) = position.legal_actions()
    shown = answer(await ask(place, place.anna, "carami"))
    told = say("hint-forced", action=name_action(position, only, say), why="")
    assert told in texts(shown.message)
    assert "%" not in texts(shown.message)
    assert alt_texts(shown.message)[0].startswith(
        say("hint-alt-forced", action=name_action(position, only, say))
    )


async def test_what_is_as_good_is_counted(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_alone(place, "carami", MIDDLES["carami"])
    await judged_as(place, monkeypatch, 0.6, 0.6, 0.595)
    assert text("en", "hint-as-good", count=2) in texts(
        answer(await ask(place, place.anna, "carami")).message
    )


async def test_the_reason_names_what_counts(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_alone(place, "boulomania", MIDDLES["boulomania"])

    async def judge(position: object) -> dict[str, float]:
        return {"shoot:17": 0.4, "point2": 0.3}

    monkeypatch.setattr(bot_of(place).play.tables.thinking, "judge", judge)
    told = texts(answer(await ask(place, place.anna, "boulomania")).message)
    assert "3 chances in 6 that it works; then Red holds 1 instead of 2." in told


async def test_nobody_else_hears_of_it(place: Place) -> None:
    await play_alone(place, "carami")
    before = [(message.id, texts(message)) for message in place.channel.history()]
    await ask(place, place.anna, "carami")
    assert [(message.id, texts(message)) for message in place.channel.history()] == before
    assert (await table_of(place)).ply == 0


async def test_in_a_private_chat(place: Place) -> None:
    anna = place.anna.user
    for game, command in COMMANDS.items():
        await anna.slash(f"{command} solo", level="easy", **anna_first(game))
        told = answer(await anna.slash(f"{command} hint"))
        assert text("en", "hint-title", side="A") in texts(told.message)
        assert told.ephemeral, game
        asked = await anna.slash(f"{command} resign")
        await anna.click(answer(asked).message, label=text("en", "resign-yes"))


# Who, and when


@every_language
async def test_bystanders_and_those_who_wait_are_refused(
    place: Place, speak: Speak, language: Language
) -> None:
    await bot_of(place).play.settings.change(place.env.guild.id, rated=False)
    speak(language, language)
    first, waiting = await start(place, language)
    for member, said in ((waiting, "not-your-turn"), (place.carl, "not-your-table")):
        refused = await ask(place, member, "carami")
        assert private_answer(refused) == text(language, said, name=first.name, command="carami")
    told = answer(await ask(place, first, "carami"))
    assert text(language, "hint-title", side="A") in texts(told.message)


async def test_where_no_game_is_on_one_is_offered(place: Place) -> None:
    assert private_answer(await ask(place, place.anna, "carami")) == text("en", "no-table")


@every_language
async def test_too_many_in_a_row(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await play_alone(place, "carami")
    limits = bot_of(place).play.limits
    for _ in range(BUDGETS["hint"].most):
        limits.spend("hint", place.anna.id)
    refused = private_answer(await ask(place, place.anna, "carami"))
    pattern = re.escape(text(language, "limit-hint", when="@")).replace("@", "<t:[0-9]+:R>")
    assert re.fullmatch(pattern, refused)


@every_language
async def test_where_the_thinking_fails_it_says_so(
    place: Place, speak: Speak, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    async def give_up(position: object) -> dict[str, float]:
        raise Refusal("not-now")

    speak(language, language)
    await play_alone(place, "carami")
    monkeypatch.setattr(bot_of(place).play.tables.thinking, "judge", give_up)
    assert private_answer(await ask(place, place.anna, "carami")) == text(language, "not-now")


# Rated games


async def test_a_rated_game_has_none_and_offers_none(place: Place) -> None:
    first, _ = await start(place)
    assert (await table_of(place)).rated
    menu = answer(await first.click(board_of(place.channel), label=text("en", "more-more"))).message
    assert "hint" not in deeds(menu)
    refused = await ask(place, first, "carami")
    assert private_answer(refused) == text("en", "hint-rated", command="carami")
    assert text("en", "allows-hints") not in texts(board_of(place.channel))


@every_language
async def test_where_the_server_allows_it_the_challenge_and_every_board_say_so(
    place: Place, speak: Speak, language: Language
) -> None:
    await allow_hints(place)
    speak(language, language)
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    assert text(language, "allows-hints") in last_message(place.channel).content
    first, second = await accept(place, language)
    assert (await table_of(place)).rated
    assert text(language, "allows-hints") in texts(board_of(place.channel))
    menu = await first.click(board_of(place.channel), label=text(language, "more-more"))
    told = await first.click(answer(menu).message, label=text(language, "more-hint"))
    assert text(language, "hint-title", side="A") in texts(answer(told).message)
    await first.slash(place.channel, "carami move", move="c3-c4")
    assert text(language, "allows-hints") in texts(board_of(place.channel))
    told = await ask(place, second, "carami")
    assert text(language, "hint-title", side="B") in texts(answer(told).message)


@every_language
async def test_where_the_server_allows_it_a_lobby_says_so(
    place: Place, speak: Speak, language: Language
) -> None:
    await allow_hints(place)
    speak(language, language)
    await place.anna.slash(place.channel, "petanque team")
    assert text(language, "allows-hints") in texts(lobby_message(place.channel))
    await place.ben.click(lobby_message(place.channel), label=text(language, "lobby-join-1"))
    await place.anna.click(lobby_message(place.channel), label=text(language, "lobby-start"))
    assert (await table_of(place)).hints
    assert text(language, "allows-hints") in texts(board_of(place.channel))
    assert answer(await ask(place, await on_turn(place), "petanque")).ephemeral


async def test_a_later_setting_does_not_change_what_was_offered(place: Place) -> None:
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    await allow_hints(place)
    first, _ = await accept(place)
    refused = await ask(place, first, "carami")
    assert private_answer(refused) == text("en", "hint-rated", command="carami")


async def test_where_nothing_is_rated_nothing_is_said(place: Place) -> None:
    await bot_of(place).play.settings.change(place.env.guild.id, rated=False, hints=True)
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    assert text("en", "allows-hints") not in last_message(place.channel).content
    first, _ = await accept(place)
    assert text("en", "allows-hints") not in texts(board_of(place.channel))
    told = await ask(place, first, "carami")
    assert text("en", "hint-title", side="A") in texts(answer(told).message)
