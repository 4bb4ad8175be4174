"""A control that cannot be read any more, or comes without a value, is answered in private."""

from typing import Any

import discord
import pytest
from discord import ui

from cogs.controls.registry import KINDS
from tests.discord.conftest import Place
from tests.discord.playing import bot_of, last_message, private_answer, start, table_of, text


async def post(place: Place, item: ui.Item[Any]) -> discord.Message:
    """Post a message of the bot's with a control of some other version."""
    view = ui.View(timeout=None)
    view.add_item(item)
    channel = bot_of(place).get_channel(place.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("?", view=view)
    bot_of(place)._connection._view_store._views.clear()  # as after a restart
    return last_message(place.channel)


def test_each_kind_of_control_has_a_handler(place: Place) -> None:
    assert set(bot_of(place).controls.handled) == set(KINDS)


@pytest.mark.parametrize(
    "custom_id", ["a:chess:1:2:e4", "a:boulomania:1:2", "c:carami:1:sell", "e:page", "x:carami:1:dance", "n:"]
)
async def test_a_button(place: Place, custom_id: str) -> None:
    message = await post(place, ui.Button(custom_id=custom_id, label="?"))
    result = await place.anna.click(message, custom_id=custom_id)
    assert private_answer(result) == text("en", "refused")


@pytest.mark.parametrize("custom_id", ["m:carami:1:2:x", "g:chess:1:2", "s:colour"])
async def test_a_menu(place: Place, custom_id: str) -> None:
    menu: ui.Select[Any] = ui.Select(custom_id=custom_id, options=[discord.SelectOption(label="?")])
    result = await place.anna.select(await post(place, menu), ["?"], custom_id=custom_id)
    assert private_answer(result) == text("en", "refused")


async def test_a_menu_in_which_nothing_was_chosen(place: Place) -> None:
    await start(place)
    table = await table_of(place)
    custom_id = f"m:boulomania:{table.id}:{table.ply}:0"
    options = [discord.SelectOption(label="point2")]
    menu: ui.Select[Any] = ui.Select(custom_id=custom_id, options=options, min_values=0)
    result = await place.anna.select(await post(place, menu), [], custom_id=custom_id)
    assert private_answer(result) == text("en", "refused")
    assert await table_of(place) == table


async def test_a_table_that_is_not_there(place: Place) -> None:
    message = await post(place, ui.Button(custom_id="a:boulomania:77:0:point2", label="?"))
    result = await place.anna.click(message, custom_id="a:boulomania:77:0:point2")
    assert private_answer(result) == text("en", "no-table")
