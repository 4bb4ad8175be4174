"""What is known of boards that were shown: as much as there is room for, the last ones touched."""

import pytest

from cogs.board import shown as module
from cogs.board.shown import Shown
from store.records import Table
from tests.store.records import NOON, a_table


def a_game(number: int, **given: int) -> Table:
    """A game in a channel of its own, unless another is given."""
    return a_table(**{"id": number, "channel_id": 100 + number, "version": 3, **given})


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    monkeypatch.setattr(module, "MOST_TABLES", 2)
    return Shown(lambda: NOON)


def test_what_was_touched_least_lately_is_forgotten(shown: Shown) -> None:
    for number in (1, 2):
        shown.note_posted(a_game(number), 10 + number)
    assert shown.is_current(a_game(1))
    shown.note_posted(a_game(3), 13)
    shown.note_message(102)
    assert [shown.is_current(a_game(number)) for number in (3, 1, 2)] == [True, True, False]
    assert shown.of(a_game(2)).below == 0, "nobody counts below a board that is not known"


def test_the_next_game_of_a_channel_is_not_forgotten_with_the_last(shown: Shown) -> None:
    """Messages below it are counted on."""
    first, later = a_game(1), a_game(2, channel_id=101)
    shown.note_posted(first, 11)
    shown.note_posted(later, 12)
    shown.note_posted(a_game(3), 13)
    shown.note_message(first.channel_id)
    assert shown.of(later).below == 1
