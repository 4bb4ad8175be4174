"""`/preferences`: what members set for themselves, and what comes of it wherever they play."""

from typing import Any

import pytest

from cogs.services import hints, rules
from render import THEMES
from store.records import MemberPreferences
from tests.discord.conftest import Place, Speak
from tests.discord.limits import check_limits, parts
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    custom_ids,
    last_message,
    on_turn,
    private_answer,
    start,
    table_of,
    text,
    texts,
)
from tests.discord.test_statements import counting
from words.texts import LANGUAGES, Language

pytestmark = pytest.mark.usefixtures("drawn")

WHATS = ("language", "theme", "animated", "pings")


async def kept(place: Place) -> MemberPreferences:
    return await bot_of(place).play.store.preferences.of_member(place.anna.id)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_is_set_in_one_panel(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    result = await place.anna.slash(place.channel, "preferences")
    assert answer(result).ephemeral
    check_limits(answer(result).components)
    assert [*custom_ids(answer(result).message)] == [f"u:{what}" for what in WHATS]
    assert text(language, "preferences-title") in texts(answer(result).message)
    for what, value in (("language", "auto"), ("theme", "night"), ("animated", "no"), ("pings", "no")):
        await place.anna.select(answer(result).message, [value], custom_id=f"u:{what}")
    assert await kept(place) == MemberPreferences(place.anna.id, None, "night", animated=False, pings=False)
    menus = {each["custom_id"]: each for each in parts(answer(result).components) if "custom_id" in each}
    chosen = {name: [o["value"] for o in menu["options"] if o.get("default")] for name, menu in menus.items()}
    assert chosen == {"u:language": ["auto"], "u:theme": ["night"], "u:animated": ["no"], "u:pings": ["no"]}


async def test_the_same_by_options_and_in_a_private_chat(place: Place) -> None:
    await place.anna.user.slash("preferences", language="de", theme="contrast", animations=False, pings=False)
    assert await kept(place) == MemberPreferences(
        place.anna.id, "de", "contrast", animated=False, pings=False
    )
    await place.anna.slash(place.channel, "preferences", language="auto", theme="auto", pings=True)
    assert await kept(place) == MemberPreferences(place.anna.id, animated=False)


async def test_private_answers_are_in_the_chosen_language(place: Place, speak: Speak) -> None:
    speak("en-US", "en-US")
    chosen = await place.anna.slash(place.channel, "preferences", language="fr")
    assert text("fr", "preferences-title") in texts(answer(chosen).message)
    refused = await place.anna.slash(place.channel, "boulo resign")
    assert private_answer(refused) == text("fr", "no-table")
    assert private_answer(await place.ben.slash(place.channel, "boulo resign")) == text("en", "no-table")
    await start(place)
    assert text("en", "board-turn", mention=(await on_turn(place)).mention) in texts(board_of(place.channel))


async def test_a_game_alone_is_in_the_chosen_language_where_the_place_has_none(place: Place) -> None:
    await place.anna.slash(place.channel, "preferences", language="de")
    await place.anna.user.slash("boulo solo", level="easy")
    dm = place.anna.user.dm_channel
    assert text("de", "board-turn", mention=place.anna.mention) in texts(board_of(dm))


async def test_private_boards_have_the_chosen_colours_the_public_one_has_not(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes: list[str] = []

    def note(where: Any, name: str) -> None:
        drawn = getattr(where, name)

        def draw(*args: Any) -> Any:
            themes.append(next(each for each in args if isinstance(each, str) and each in THEMES))
            return drawn(*args)

        monkeypatch.setattr(where, name, draw)

    note(rules, "draw_example")
    note(hints, "_compose")
    await place.anna.slash(place.channel, "preferences", theme="contrast")
    for member in (place.anna, place.ben):
        await member.slash(place.channel, "boulo rules")
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    await place.anna.slash(place.channel, "boulo hint")
    assert themes == ["contrast", "day", "contrast"]
    assert (await table_of(place)).theme == "day"


def pinged(place: Place) -> set[int]:
    """Whom the messages sent so far were to ping."""
    sent = [each.json for each in place.env.http_requests if each.method in ("POST", "PATCH") and each.json]
    data = [each.get("data") or each for each in sent]
    mentions = [each["allowed_mentions"] for each in data if each.get("allowed_mentions")]
    return {int(member) for each in mentions for member in each.get("users", [])}


@pytest.mark.parametrize("wanted", [True, False])
async def test_who_wants_no_pings_gets_none_from_a_board(place: Place, wanted: bool) -> None:
    await place.ben.slash(place.channel, "preferences", pings=wanted)
    await start(place)
    while await on_turn(place) != place.ben:
        await click(place.anna, board_of(place.channel), actions(board_of(place.channel))[0])
    assert (place.ben.id in pinged(place)) is wanted
    assert place.ben.mention in texts(board_of(place.channel))


@pytest.mark.parametrize("wanted", [True, False])
async def test_nor_from_a_challenge_which_they_see_all_the_same(place: Place, wanted: bool) -> None:
    await place.ben.slash(place.channel, "preferences", pings=wanted)
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    assert (place.ben.id in pinged(place)) is wanted
    assert place.ben.mention in last_message(place.channel).content


async def test_they_are_read_once_in_an_interaction(place: Place) -> None:
    with counting(place) as asked:
        await place.anna.slash(place.channel, "help")
    assert sum("FROM preferences" in statement for statement in asked.statements) == 1
