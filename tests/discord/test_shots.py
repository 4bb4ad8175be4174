"""What can be shot: a button for one ball, a menu for several, and on each of them its chance."""

import pytest

from engine.boules import chance_of
from tests.discord.conftest import Place, Speak
from tests.discord.playing import (
    answer,
    board_of,
    buttons,
    click,
    custom_ids,
    on_turn,
    position_of,
    start,
    table_of,
    text,
)
from words.texts import LANGUAGES, Language


def shots(actions: list[str]) -> list[str]:
    return [each for each in actions if each.startswith("shoot:") and each != "shoot:jack"]


async def point_until(place: Place, targets: int) -> None:
    """Point until so many balls can be shot."""
    while len(shots([*(await position_of(place)).legal_actions()])) != targets:
        action = next(each for each in (await position_of(place)).legal_actions() if "shoot" not in each)
        await click(await on_turn(place), board_of(place.channel), action)


async def test_a_single_ball_has_a_button(place: Place) -> None:
    await start(place)
    await point_until(place, 1)
    position, board = await position_of(place), board_of(place.channel)
    (shot,) = shots([*position.legal_actions()])
    assert not [each for each in custom_ids(board) if each.startswith("m:")]
    labels = {(each.custom_id or "").split(":", 4)[-1]: each.label or "" for each in buttons(board)}
    for action in (shot, "shoot:jack"):
        assert labels[action].endswith(f"{int(chance_of(position, action) * 6)} in 6")
    before = await table_of(place)
    await click(await on_turn(place), board, shot)
    assert (await table_of(place)).ply > before.ply


async def test_several_have_a_menu_in_which_each_has_its_chance(place: Place) -> None:
    await start(place)
    await point_until(place, 2)
    position, board = await position_of(place), board_of(place.channel)
    row = next(row for row in board.components[0].children if "m:" in str(row.to_dict()))  # type: ignore[union-attr]
    (menu,) = row.children  # type: ignore[union-attr]
    assert len(menu.options) >= 2
    for option in menu.options:
        hits = int(chance_of(position, option.value) * 6)
        assert option.description == text("en", "chance-shot", hits=hits)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_does_not_mean_to_give_up_plays_on(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    await start(place)
    asked = await place.anna.slash(place.channel, "boulo resign")
    labels = [each.label for each in buttons(answer(asked).message)]
    assert labels == [text(language, "resign-yes"), text(language, "play-on")]
    await place.anna.click(answer(asked).message, label=text(language, "play-on"))
    assert (await table_of(place)).state == "playing"
    deleted = [each for each in place.env.http_requests if each.method == "DELETE"]
    assert deleted[-1].path.endswith("@original")
