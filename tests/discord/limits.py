"""What Discord takes of a message with components, and no more."""

import json
from collections.abc import Iterator, Sequence
from typing import Any


def parts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, and those within it."""
    for component in components:
        yield component
        yield from parts(component.get("components", []))


def check_limits(components: Sequence[dict[str, Any]]) -> None:
    """All components together, each label, each menu, each row."""
    found = list(parts(components))
    assert len(found) <= 40
    assert sum(len(each.get("content", "")) for each in found) <= 4000
    ids = [each["custom_id"] for each in found if each.get("custom_id")]
    assert len(ids) == len(set(ids))
    for each in found:
        assert "</" not in json.dumps({**each, "content": "", "components": []}), "mentioned where none works"
        assert len(each.get("custom_id", "")) <= 100
        assert len(each.get("label") or "") <= 80
        assert len(each.get("placeholder") or "") <= 150
        assert len(each.get("options", [])) <= 25
        if each["type"] == 1:
            assert 1 <= len(each["components"]) <= 5
        for option in each.get("options", []):
            assert max(map(len, (option["label"], option["value"], option.get("description") or ""))) <= 100
