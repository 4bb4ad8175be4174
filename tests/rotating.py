"""One language for each case of a test: a language changes the words, and the way to them is the same.

A run with `--thorough` takes every case in every language, and so does in any run a test that is marked
`each_language`, as it is about the languages themselves. That every text is there in all of them, and not too
long for where it stands, is tested in `tests/words` and in `test_discord_limits.py`.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

FOLDER = Path(__file__).parent / "discord"
EACH = "each_language"
PARAMETER = "language"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{EACH}: is about languages, and not run in one of them only")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--thorough"):
        return
    left_out = set(_left_out(item for item in items if _is_rotated(item)))
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def _is_rotated(item: pytest.Item) -> bool:
    is_one = item.path.parent == FOLDER and PARAMETER in _params_of(item)
    return is_one and not item.get_closest_marker(EACH)


def _params_of(item: Any) -> dict[str, Any]:
    """What a case is made of; each value is one object in all cases that have it."""
    return item.callspec.params if hasattr(item, "callspec") else {}


def _left_out(items: Iterable[pytest.Item]) -> Iterable[pytest.Item]:
    """All but one of the languages of each case; the next case of the same test has the next language."""
    tests: dict[str, dict[Any, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        others = frozenset((name, id(value)) for name, value in _params_of(item).items() if name != PARAMETER)
        tests[item.nodeid.partition("[")[0]][others].append(item)
    for name, cases in tests.items():
        for number, languages in enumerate(cases.values(), start=crc32(name.encode())):
            yield from _but_one(languages, number)


def _but_one(items: Sequence[pytest.Item], number: int) -> Iterable[pytest.Item]:
    kept = number % len(items)
    return (item for at, item in enumerate(items) if at != kept)
