"""What takes long at the first picture of a theme can be done before."""

from importlib import import_module
from unittest.mock import Mock

import pytest

from engine import GAMES, new_game
from render import _draw, draw, warm
from render.cards import ending, paper
from render.cards.ending import EndCard, EndSide, draw_end


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


def test_after_warming_the_first_card_of_an_end_prepares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper._prepared, "_kept", {})
    ending._flakes.cache_clear()
    warm("carami", "night")
    scraps = Mock(side_effect=AssertionError("prepared again"))
    monkeypatch.setattr(ending, "_scraps", scraps)
    monkeypatch.setattr(paper._prepared, "_prepare", scraps)
    sides = EndSide("Anna", "7"), EndSide("Ben", "13")
    for winner in (0, 1, None):
        draw_end(EndCard("Carami", "Ben", "wins", winner, sides), "night")
    with pytest.raises(AssertionError, match="prepared again"):
        draw_end(EndCard("Carami", "Ben", "wins", 1, sides), "day")
