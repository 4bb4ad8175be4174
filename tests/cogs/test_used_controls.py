"""Of what a client sends only that is done which its message offers, whatever a handler would do."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.controls.kinds import EndTable, SettingMenu
from cogs.controls.registry import Controls
from play.refusals import Refusal

BUTTON: dict[str, Any] = {"type": 2, "style": 2, "custom_id": "e:12", "label": "End it"}
OPTIONS = [{"label": theme, "value": theme} for theme in ("day", "night")]
MENU: dict[str, Any] = {"type": 3, "custom_id": "s:theme", "options": OPTIONS}

Done = list[tuple[object, Sequence[str]]]


async def use(component: dict[str, Any], **sent: Any) -> Done:
    """What is done when something is sent from under a message that has only that component; or `Refusal`."""
    done: Done = []

    async def press(_: discord.Interaction, control: EndTable) -> None:
        done.append((control, ()))

    async def choose(_: discord.Interaction, control: SettingMenu, values: Sequence[str]) -> None:
        done.append((control, values))

    async def refuse(_: discord.Interaction, error: Exception, game: str | None) -> None:
        assert isinstance(error, Refusal)
        raise error

    controls = Controls(refuse)
    controls.handle(EndTable, press)
    controls.handle_menu(SettingMenu, choose)
    payload: Any = {"type": 1, "components": [component]}
    row = discord.ActionRow(payload)
    data = {"custom_id": component["custom_id"], "component_type": component["type"], **sent}
    interaction: Any = SimpleNamespace(data=data, message=SimpleNamespace(components=[row]))
    await controls.use(interaction)
    return done


async def test_what_is_offered_is_done() -> None:
    assert await use(BUTTON) == [(EndTable(12), ())]
    assert await use(MENU, values=["night"]) == [(SettingMenu("theme"), ["night"])]


@pytest.mark.parametrize("sent", [{"custom_id": "e:13"}, {"component_type": 3}, {"custom_id": ["e:12"]}])
async def test_another_control_than_the_one_that_is_there(sent: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        await use(BUTTON, **sent)


async def test_a_button_that_is_switched_off() -> None:
    with pytest.raises(Refusal):
        await use({**BUTTON, "disabled": True})


@pytest.mark.parametrize("values", [["contrast"], ["day", "night"], ["day", "day"], [], "day", [1], None])
async def test_what_a_menu_does_not_offer(values: Any) -> None:
    with pytest.raises(Refusal):
        await use(MENU, values=values)
