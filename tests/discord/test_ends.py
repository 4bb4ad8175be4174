"""The board of an end that was counted says which one it was, and so does the next."""

import random
from typing import Any

import pytest

from cogs.board import scenes
from play.refusals import Refusal
from play.views import TableView
from render import Picture, draw
from tests.discord.conftest import Place
from tests.discord.playing import bot_of, start, table_of

pytestmark = pytest.mark.usefixtures("drawn")


@pytest.fixture
def headings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What stands above the boards that are drawn."""
    found: list[str] = []

    def note(*args: Any, **named: Any) -> Picture:
        found.append(named.get("heading", ""))
        return draw(*args, **named)

    monkeypatch.setattr(scenes, "draw", note)
    return found


async def play_an_end(place: Place, rng: random.Random) -> TableView:
    """Play actions of the dice's choice until an end is closed."""
    play = bot_of(place).play
    view = await play.tables.view((await table_of(place)).id)
    while True:
        seat = view.seat
        assert seat is not None
        action = rng.choice(view.position.legal_actions())
        view = await play.tables.act(view.table, None, seat.member_id or 0, action, "nonce")
        if any(step.closes_end for step in view.steps):
            return view


async def test_ends_are_numbered(place: Place, headings: list[str]) -> None:
    await start(place)
    rng = random.Random(3)
    for number in (1, 2, 3):
        view = await play_an_end(place, rng)
        headings.clear()
        await bot_of(place).services.board.show(view)
        (counted,) = (each for each in headings if "counted" in each)
        assert counted.startswith(f"End {number} counted: ")


async def test_where_the_log_cannot_be_followed_ends_have_no_number(
    place: Place, headings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(place)
    view = await play_an_end(place, random.Random(3))

    async def refuse(table: Any) -> Any:
        raise Refusal("replay-nothing")

    monkeypatch.setattr(bot_of(place).play.tables.store.tables, "log", refuse)
    headings.clear()
    await bot_of(place).services.board.show(view)
    (counted,) = (each for each in headings if "counted" in each)
    assert counted.startswith("End counted: ")
