"""How long tests take: those of minutes run with `--thorough` only, those of seconds not in `make quick`.

What a thorough run has found is kept as data for the ordinary tests.
"""

import gc
from collections.abc import Callable, Collection
from typing import TypeVar
from zlib import crc32

import pytest

T = TypeVar("T")
Sample = Callable[[Collection[T], int], list[T]]

THOROUGH = "takes minutes; is run with --thorough"
SLOW = "takes seconds; is left out of make quick"
GARBAGE = 50_000
"""So many objects may be new before garbage is looked for; Python's own 700 take a sixth of all the time."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="run also what takes minutes")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"thorough: {THOROUGH}")
    config.addinivalue_line("markers", f"slow: {SLOW}")
    gc.set_threshold(GARBAGE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--thorough"):
        for item in items:
            if item.get_closest_marker("thorough"):
                item.add_marker(pytest.mark.skip(reason=THOROUGH))


@pytest.fixture
def sample(request: pytest.FixtureRequest) -> Sample[object]:
    """`sample(values, count)`: so many of the values, or with `--thorough` all of them.

    They hang on the name of the test and of its case, so that cases side by side take different ones.
    """
    thorough, first = request.config.getoption("--thorough"), crc32(request.node.nodeid.encode())

    def take(values: Collection[object], count: int) -> list[object]:
        every = list(values)
        return every if thorough else [every[(first + number) % len(every)] for number in range(count)]

    return take


def pytest_collection_finish() -> None:
    """Never look for garbage again among the tests themselves, which stay until the end."""
    gc.collect()
    gc.freeze()
