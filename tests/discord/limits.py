"""What Discord takes of a message with components, and no more."""

import json
from collections.abc import Iterator, Sequence
from typing import Any


def parts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, and those within it."""
    for component in components:
        yield component
        yield from parts(component.get("components", []))
        yield from parts([component["accessory"]] if "accessory" in component else [])


def check_sent(body: Any) -> None:
    """Check whatever was sent to Discord: a message, an answer, suggestions, a thread."""
    if not isinstance(body, dict):
        return
    data = body.get("data") or body
    assert len(data.get("content") or "") <= 2000
    assert len(data.get("name") or "") <= 100
    check_limits(data.get("components") or [])
    for file in data.get("attachments") or []:
        assert len(file.get("description") or "") <= 1024
    suggested = data.get("choices") or []
    assert len(suggested) <= 25
    for choice in suggested:
        assert 1 <= len(choice["name"]) <= 100
        assert "</" not in choice["name"]


def check_limits(components: Sequence[dict[str, Any]]) -> None:
    """Check all components together, each label, each menu, each row."""
    found = list(parts(components))
    assert len(found) <= 40
    assert sum(len(each.get("content", "")) for each in found) <= 4000
    ids = [each["custom_id"] for each in found if each.get("custom_id")]
    assert len(ids) == len(set(ids))
    for each in found:
        assert "</" not in json.dumps({**each, "content": "", "components": [], "accessory": {}}), (
            "mentioned where none works"
        )
        assert len(each.get("custom_id", "")) <= 100
        assert len(each.get("label") or "") <= 80
        assert len(each.get("placeholder") or "") <= 150
        assert len(each.get("options", [])) <= 25
        assert all(1 <= len(item["description"]) <= 1024 for item in each.get("items", []))
        if each["type"] == 1:
            assert 1 <= len(each["components"]) <= 5
        for option in each.get("options", []):
            assert max(map(len, (option["label"], option["value"], option.get("description") or ""))) <= 100
