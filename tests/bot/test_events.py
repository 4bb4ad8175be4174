"""One event that cannot be read ends nothing but itself."""

import pytest

from bot.app import Boulo
from bot.config import Settings


@pytest.mark.parametrize("event", ["INTERACTION_CREATE", "MESSAGE_CREATE"])
async def test_an_event_without_its_fields_is_reported(event: str, caplog: pytest.LogCaptureFixture) -> None:
    """Discord's library lets it end everything: what calls this is the loop that hears of all events."""
    bot = Boulo(Settings(database_url="sqlite+aiosqlite://", shard_count=1))
    bot._connection.parsers[event]({"id": "1"})
    (record,) = caplog.records
    assert record.getMessage() == f"an event of Discord's cannot be read: {event}"
    assert record.exc_info is not None
