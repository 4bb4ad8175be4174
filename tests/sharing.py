"""Work of the workers of a run that is done once, though each of them collects every test.

In a new clone pytest has to rewrite the asserts of all test modules, which takes longer than to collect them.
So each worker begins with a part of the modules of its own, and finds those of the others rewritten.
"""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Import the modules that this worker begins with; pytest takes them from there."""
    given = getattr(session.config, "workerinput", None)
    if given is not None:
        first, count = int(given["workerid"].removeprefix("gw")), given["workercount"]
        import_all(modules_of(session.config)[first::count])


def modules_of(config: pytest.Config) -> list[Path]:
    """Those of the folders in which tests are looked for."""
    folders = [config.rootpath / argument for argument in config.args]
    return sorted(file for folder in folders if folder.is_dir() for file in folder.rglob("test_*.py"))


def import_all(files: Iterable[Path]) -> None:
    for file in files:
        import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
