"""In the middle of a game the bot may no longer post in the channel."""

import pytest

from tests.discord.conftest import Place
from tests.discord.playing import (
    board_of,
    check_saved,
    click,
    forbid,
    is_shown,
    on_turn,
    position_of,
    private_answer,
    start,
    table_of,
    text,
    type_action,
)


def allow_again(place: Place) -> None:
    place.env.backend.delete_overwrite(place.channel.id, place.env.backend.bot_user.id)


@pytest.mark.parametrize("right", ["send_messages", "attach_files", "view_channel"])
@pytest.mark.parametrize("how", ["typed", "clicked"])
async def test_the_game_waits_until_it_may_again(place: Place, right: str, how: str) -> None:
    await start(place)
    before, member, board = await table_of(place), await on_turn(place), board_of(place.channel)
    action = (await position_of(place)).legal_actions()[0]
    forbid(place, **{right: False})
    if how == "typed":
        result = await type_action(member, place.channel, action)
    else:
        result = await click(member, board, action)
    assert private_answer(result) == text("en", "may-not-post")
    assert await check_saved(place) == before
    allow_again(place)
    await click(member, board, action)
    assert (await check_saved(place)).ply > before.ply
    assert await is_shown(place)


async def test_the_board_on_request_says_why_it_does_not_come(place: Place) -> None:
    await start(place)
    before = await table_of(place)
    forbid(place, send_messages=False)
    result = await place.ben.slash(place.channel, "boulo board")
    assert private_answer(result) == text("en", "may-not-post")
    assert await table_of(place) == before


async def test_giving_up_is_possible_all_the_same(place: Place) -> None:
    await start(place)
    forbid(place, send_messages=False)
    asked = await place.ben.slash(place.channel, "boulo resign")
    assert private_answer(asked) == text("en", "resign-sure")
