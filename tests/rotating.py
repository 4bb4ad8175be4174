"""One value of a parameter for each case of a test, where all of them lead the same way through the code.

On Discord each case has one language: a language changes the words, which are tested in `tests/words`, and
their length, which `test_discord_limits.py` looks at in each of them. A match is played on one kind of
database: it knows no SQL, and `tests/store` runs on both kinds. The next case of a test has the next value.

A run with `--thorough` takes each case with every value, and so does in any run a test that is about them:
it is marked `each_language` or `each_database`.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import pytest

HERE = Path(__file__).parent


class Rotated(NamedTuple):
    """What is taken in turn by the tests of a folder that are not marked."""

    folder: Path
    parameter: str
    marker: str

    def is_in(self, item: pytest.Item) -> bool:
        is_one = item.path.parent == self.folder and self.parameter in _params_of(item)
        return is_one and not item.get_closest_marker(self.marker)

    def left_out(self, items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
        """All but one value of each case."""
        tests: dict[str, dict[Any, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
        for item in items:
            tests[item.nodeid.partition("[")[0]][self._case_of(item)].append(item)
        for name, cases in tests.items():
            for number, values in enumerate(cases.values(), start=crc32(name.encode())):
                yield from _but_one(values, number)

    def _case_of(self, item: pytest.Item) -> frozenset[tuple[str, int]]:
        params = _params_of(item).items()
        return frozenset((name, id(value)) for name, value in params if name != self.parameter)


ROTATED = (
    Rotated(HERE / "discord", "language", "each_language"),
    Rotated(HERE / "play", "database_url", "each_database"),
)


def pytest_configure(config: pytest.Config) -> None:
    for each in ROTATED:
        config.addinivalue_line("markers", f"{each.marker}: is not run with one of them only")


@pytest.hookimpl(trylast=True)  # what was chosen by name is not left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--thorough"):
        return
    left_out = {item for each in ROTATED for item in each.left_out(filter(each.is_in, items))}
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def _params_of(item: Any) -> dict[str, Any]:
    """What a case is made of; each value is one object in all cases that have it."""
    return item.callspec.params if hasattr(item, "callspec") else {}


def _but_one(items: Sequence[pytest.Item], number: int) -> Iterator[pytest.Item]:
    kept = number % len(items)
    return (item for at, item in enumerate(items) if at != kept)
