"""The dice of the tests: whatever is drawn by chance follows from one number, which a failure prints.

`--dice-seed N` rolls other dice, or those of a failure once more. A test that is marked `fresh_dice`
rolls other dice in every run; their number is printed at its end, and `--fresh-dice-seed N` repeats them.
"""

import os
import random
import secrets
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis.internal.conjecture import providers

from tests.chance.sitecustomize import SEED, known_chance

CHANCE = Path(__file__).parent / "chance"
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
    _take_no_constants()


def _take_no_constants() -> None:
    """Let Hypothesis try the same whichever tests are run together.

    It would try now and then what it reads in the source of all modules of ours that are loaded by then.
    """
    vars(providers)["is_local_module_file"] = lambda path: False


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


@pytest.fixture
def dice_seed(request: pytest.FixtureRequest) -> str:
    """The number that the dice of this test follow from, as a text that no other test has."""
    return f"{request.config.getoption(_option(request.node))} {request.node.nodeid}"


@pytest.fixture(autouse=True)
def _known_chance(dice_seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything that is drawn here, and in the processes that the test starts, follow from the seed."""
    for (place, name), value in known_chance(dice_seed).items():
        monkeypatch.setattr(place, name, value)
    random.seed(dice_seed)
    monkeypatch.setenv(SEED, dice_seed)
    monkeypatch.setenv("PYTHONPATH", str(CHANCE), prepend=os.pathsep)
