"""What a server can set, and what it cannot."""

import pytest

from play.people import Member
from play.refusals import Refusal
from play.settings import Settings
from store import Store
from store.records import GuildSettings

GUILD = 7


@pytest.fixture
def settings(store: Store) -> Settings:
    return Settings(store, ("en", "fr"), ("day", "night"))


@pytest.mark.parametrize(
    "changes",
    [
        {"theme": "pink"},
        {"language": "nl"},
        {"rated": "yes"},
        {"colour": "red"},
        {"theme": "night", "clock": 5},
    ],
    ids=str,
)
async def test_what_cannot_be_set_changes_nothing(settings: Settings, changes: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="refused"):
        await settings.change(GUILD, **changes)
    assert await settings.of_guild(GUILD) == GuildSettings(GUILD)


async def test_a_bot_need_not_be_excluded(settings: Settings) -> None:
    with pytest.raises(Refusal, match="exclude-a-bot"):
        await settings.exclude(GUILD, Member(5, "Robot", is_bot=True))
    assert (await settings.of_guild(GUILD)).excluded == []
