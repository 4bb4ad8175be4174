"""The dice of the tests: whatever is drawn by chance follows from one number, which a failure prints.

`--dice-seed N` rolls other dice, or those of a failure once more. A test that is marked `fresh_dice`
rolls other dice in every run; their number is printed at its end, and `--fresh-dice-seed N` repeats them.
"""

import random
import secrets
import sys
from collections import defaultdict
from collections.abc import Generator
from typing import Any

import pytest

FRESH = "fresh_dice"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("dice")
    group.addoption("--dice-seed", type=int, default=0, metavar="N", help="roll the dice of this number")
    group.addoption(
        "--fresh-dice-seed",
        type=int,
        default=secrets.randbits(32),  # workers are told what the process that started them has drawn
        metavar="N",
        help="the same for the tests that roll other dice in every run",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{FRESH}: rolls other dice in every run")


def _option(item: pytest.Item) -> str:
    return "--fresh-dice-seed" if item.get_closest_marker(FRESH) else "--dice-seed"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say in the report of a failure how to roll the same dice again."""
    report = yield
    if report.failed:
        option = _option(item)
        report.sections.append(("dice", f"{option} {item.config.getoption(option)} rolls the same again"))
    return report


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    ran = (report for reports in terminalreporter.stats.values() for report in reports)
    if any(FRESH in getattr(report, "keywords", ()) for report in ran):
        seed = config.getoption("--fresh-dice-seed")
        terminalreporter.write_line(f"the fresh dice were those of --fresh-dice-seed {seed}")


class _Streams(defaultdict[str, random.Random]):
    """The chance of a test: a stream of its own for each module that draws.

    So what a library draws once in a process does not change what falls afterwards.
    """

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed

    def __missing__(self, module: str) -> random.Random:
        self[module] = random.Random(f"{self.seed} {module}")
        return self[module]

    def of_caller(self) -> random.Random:
        """The stream of the module that wants to draw, by whichever function of the standard library."""
        frame = sys._getframe(1)
        while (module := str(frame.f_globals.get("__name__"))) in (__name__, "random", "secrets"):
            assert frame.f_back is not None
            frame = frame.f_back
        return self[module]


@pytest.fixture
def dice_seed(request: pytest.FixtureRequest) -> str:
    """The number that the dice of this test follow from, as a text that no other test has."""
    return f"{request.config.getoption(_option(request.node))} {request.node.nodeid}"


@pytest.fixture(autouse=True)
def _known_chance(dice_seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `secrets`, `random.SystemRandom`, `random.Random()` and `random` itself draw from the seed."""
    streams, seed_as_told = _Streams(dice_seed), random.Random.seed

    def draw_bytes(count: int) -> bytes:
        return streams.of_caller().randbytes(count)

    def seed(self: random.Random, a: Any = None, version: int = 2) -> None:
        seed_as_told(self, streams.of_caller().getrandbits(64) if a is None else a, version)

    monkeypatch.setattr(random, "_urandom", draw_bytes)
    monkeypatch.setattr(random.Random, "seed", seed)
    random.seed(dice_seed)
