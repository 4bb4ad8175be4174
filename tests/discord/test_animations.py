"""After a turn the board moves, unless the machine is busy or somebody wants it to stand still."""

from io import BytesIO

import pytest
from PIL import Image

from cogs.board import scenes
from tests.discord.conftest import Place
from tests.discord.playing import actions, board_of, bot_of, click, on_turn, start

pytestmark = pytest.mark.usefixtures("animated", "drawn")


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with other tests on it takes its time, and a test makes no pauses."""
    monkeypatch.setattr(scenes, "ANIMATION_SECONDS", 30.0)
    monkeypatch.setattr(scenes, "LULL_SECONDS", 0.0)


async def throw(place: Place) -> None:
    """Let whoever is to play do the first thing that is offered."""
    board = board_of(place.channel)
    await click(await on_turn(place), board, actions(board)[0])


def file_of(place: Place) -> str:
    return board_of(place.channel).attachments[-1].filename


async def test_a_throw_is_seen_and_whoever_wants_no_animation_sees_the_board(place: Place) -> None:
    await start(place)
    await throw(place)
    assert file_of(place).endswith(".gif")
    film = Image.open(BytesIO(await board_of(place.channel).attachments[-1].read()))
    assert film.n_frames > 5  # type: ignore[attr-defined]
    assert "loop" not in film.info
    first = film.convert("RGB").tobytes()
    film.seek(film.n_frames - 1)  # type: ignore[attr-defined]
    assert film.convert("RGB").tobytes() == first


async def test_a_server_may_want_still_boards(place: Place) -> None:
    await bot_of(place).play.settings.change(place.env.guild.id, animations=False)
    await start(place)
    await throw(place)
    assert file_of(place).endswith(".png")


async def test_a_player_may_want_still_boards(place: Place) -> None:
    await bot_of(place).play.preferences.change(place.ben.id, animated=False)
    await start(place)
    await throw(place)
    assert file_of(place).endswith(".png")


async def test_a_busy_machine_sends_the_still_board(place: Place) -> None:
    """The one thread that makes animations has something to do already."""
    await start(place)
    bot_of(place).services.animating._taken_on += 1
    await throw(place)
    assert file_of(place).endswith(".png")
    bot_of(place).services.animating._taken_on -= 1
    await throw(place)
    assert file_of(place).endswith(".gif")
