"""What the pictures of a game need is prepared when it is asked for: neither at the start of the bot nor on
its event loop, and once.
"""

import threading
from collections.abc import Iterator

import pytest

from tests.discord.conftest import Place
from tests.discord.playing import board_of


class Warmed:
    """Notes what is prepared, in the thread that it is prepared in."""

    def __init__(self) -> None:
        self.themes: list[tuple[str, str]] = []
        self.threads: set[str] = set()

    def __call__(self, game: str, theme: str) -> None:
        self.themes.append((game, theme))
        self.threads.add(threading.current_thread().name)


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Warmed]:
    noted = Warmed()
    monkeypatch.setattr("cogs.board.warming.warm", noted)
    yield noted
    assert all(name.startswith("drawing") for name in noted.threads)


async def test_a_challenge_prepares_its_game_in_the_colours_of_the_server(
    place: Place, warmed: Warmed
) -> None:
    assert warmed.themes == []
    await place.anna.slash(place.channel, "carami challenge")
    assert warmed.themes == [("carami", "day")]


async def test_a_lobby_prepares_its_game(place: Place, warmed: Warmed) -> None:
    await place.anna.slash(place.channel, "petanque team")
    assert warmed.themes == [("petanque", "day")]


async def test_a_game_against_the_computer_is_prepared_before_its_board_is_shown(
    place: Place, warmed: Warmed
) -> None:
    await place.anna.slash(place.channel, "boomerang solo")
    assert board_of(place.channel)
    assert warmed.themes == [("boomerang", "day")]


async def test_what_is_prepared_is_not_prepared_again(place: Place, warmed: Warmed) -> None:
    for member in (place.anna, place.ben):
        await member.slash(place.channel, "carami challenge")
    assert warmed.themes == [("carami", "day")]


async def test_where_no_game_can_be_started_nothing_is_prepared(place: Place, warmed: Warmed) -> None:
    await place.anna.slash(place.channel, "help")
    await place.anna.slash(place.channel, "carami rules")
    assert warmed.themes == []
