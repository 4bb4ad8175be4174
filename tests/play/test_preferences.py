"""What a member can set, and what cannot be set."""

import pytest

from play.preferences import Preferences
from play.refusals import Refusal
from store import Store
from store.records import MemberPreferences
from tests.store.records import ANNA


@pytest.mark.parametrize(
    "changes",
    [{"theme": "pink"}, {"pings": "no"}, {"colour": "red"}, {"theme": "night", "language": "nl"}],
    ids=str,
)
async def test_what_cannot_be_set_changes_nothing(store: Store, changes: dict[str, object]) -> None:
    preferences = Preferences(store, ("en", "fr"), ("day", "night"))
    with pytest.raises(Refusal, match="refused"):
        await preferences.change(ANNA, **changes)
    assert await preferences.of_member(ANNA) == MemberPreferences(ANNA)
