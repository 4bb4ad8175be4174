"""What the dice have shown: for everybody of a server, or for a member."""

import pytest

from store.records import EVERYBODY, EVERYWHERE
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    give_up,
    on_turn,
    private_answer,
    start,
    text,
)
from tests.games import WITH_DICE
from words.texts import LANGUAGES, Language

pytestmark = pytest.mark.usefixtures("drawn")


async def finish_a_game(place: Place) -> tuple[int, int]:
    """Play some moves and give up; the number of all dice that fell, and of Anna's."""
    await start(place)
    for _ in range(6):
        await click(await on_turn(place), board_of(place.channel), actions(board_of(place.channel))[0])
    await give_up(place.anna, place.channel)
    rolls = bot_of(place).play.store.rolls
    everybody = await rolls.faces("boulomania", place.env.guild.id, EVERYBODY)
    return sum(everybody), sum(await rolls.faces("boulomania", EVERYWHERE, place.anna.id))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_DICE)
async def test_nothing_has_fallen_yet(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, language)
    asked = await place.carl.slash(place.channel, f"{COMMANDS[game]} dice")
    assert private_answer(asked) == text(language, "dice-chart-none", command=COMMANDS[game])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_dice_of_a_server(place: Place, speak: Speak, language: Language) -> None:
    fallen, _ = await finish_a_game(place)
    speak(language, language)
    shown = await place.carl.slash(place.channel, "boulo dice")
    assert private_answer(shown).startswith(text(language, "dice-chart-server", dice=fallen))
    (picture,) = answer(shown).attachments
    assert (await picture.read())[:4] == b"\x89PNG"


async def test_the_dice_of_a_member(place: Place) -> None:
    _, annas = await finish_a_game(place)
    shown = await place.carl.slash(place.channel, "boulo dice", player=place.anna)
    assert private_answer(shown).startswith(text("en", "dice-chart-member", name="anna", dice=annas))
    none = await place.anna.slash(place.channel, "boulo dice", player=place.carl)
    assert private_answer(none) == text("en", "dice-chart-none")


async def test_the_chart_is_there_for_whoever_does_not_see_it(place: Place) -> None:
    await finish_a_game(place)
    (picture,) = answer(await place.carl.slash(place.channel, "boulo dice")).attachments
    assert (picture.description or "").startswith("Bar chart of the dice. 1: ")


async def test_in_a_private_chat_those_of_whoever_asks(place: Place) -> None:
    _, annas = await finish_a_game(place)
    shown = answer(await place.anna.user.slash("boulo dice"))
    assert shown.content.startswith(text("en", "dice-chart-member", name="anna", dice=annas))
