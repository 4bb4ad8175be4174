"""What is known of boards that were shown: as much as there is room for, the last ones touched."""

from datetime import timedelta

import pytest

from cogs.board import last_shown as module
from cogs.board.last_shown import Shown
from store.records import Seat, Table
from tests.store.records import NOON, a_table

TEAMS = (Seat(0, 0, 1, "Anna"), Seat(1, 0, 2, "Ben"), Seat(1, 1, 3, "Carl"))


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


def test_who_was_in_a_lobby_before_a_game_was_there_when_it_began() -> None:
    times = iter([NOON, NOON + timedelta(minutes=1), NOON + timedelta(minutes=2)])
    shown, table = Shown(lambda: next(times)), a_table(seats=TEAMS)
    shown.note_gathered(1)
    shown.note_gathered(2)
    assert shown.last_seen(table, 1) == NOON
    assert shown.last_seen(table, 2) is None, "it was the lobby of another game"
    shown.note_seen(table, 2)
    assert shown.last_seen(table, 2) == NOON + timedelta(minutes=2)


def test_who_was_in_a_lobby_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_GATHERED", 2)
    shown, table = Shown(lambda: NOON), a_table(seats=TEAMS)
    for member_id in (1, 2, 1, 3):
        shown.note_gathered(member_id)
    assert [shown.last_seen(table, member_id) for member_id in (1, 2, 3)] == [NOON, None, NOON]
