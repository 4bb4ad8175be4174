"""What takes long at the first picture of a theme can be done before."""

from importlib import import_module
from unittest.mock import Mock

import pytest

from engine import GAMES, new_game
from render import _draw, draw, warm


@pytest.mark.parametrize("game", GAMES)
def test_after_warming_the_first_picture_prepares_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = import_module(f"render.{game}.board").prepared_board
    monkeypatch.setattr(prepared, "_kept", {})
    _draw.cache_clear()
    warm(game, "night")
    monkeypatch.setattr(prepared, "_prepare", Mock(side_effect=AssertionError("prepared again")))
    position = new_game(game)
    token = next(iter(position.chance_outcomes() or position.legal_actions()))
    draw(position.apply(token)[0], theme="night")
    with pytest.raises(AssertionError, match="prepared again"):
        draw(position, theme="day")
