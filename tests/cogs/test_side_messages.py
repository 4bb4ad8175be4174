"""What is known of the messages beside a board."""

import pytest

from cogs.services import side_messages
from cogs.services.side_messages import MessagesBeside


def test_messages_are_kept_until_they_are_forgotten() -> None:
    messages: MessagesBeside[str] = MessagesBeside()
    messages.keep(1, "offer")
    messages.keep(1, "another")
    messages.keep(2, "elsewhere")
    messages.forget(1, "offer")
    assert (messages.of(1), messages.of(2), messages.of(3)) == (("another",), ("elsewhere",), ())
    messages.forget(3, "nothing")
    messages.forget(1, "another")
    assert messages.of(1) == ()


def test_there_are_never_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_messages, "MOST_TABLES", 3)
    monkeypatch.setattr(side_messages, "MOST_OF_A_TABLE", 2)
    messages: MessagesBeside[int] = MessagesBeside()
    for table in range(5):
        for number in range(4):
            messages.keep(table, number)
    assert [messages.of(table) for table in range(5)] == [(), (), (2, 3), (2, 3), (2, 3)]
