"""What the tests have used of all that the bot offers; a run of every test fails if something is left.

Each process notes what happens in it. The process that started the others gathers their notes and judges.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent / "discord"

Use = tuple[str, str]
"""What a member can do, and in which language."""


class Notes:
    """What is known so far: whether every test of the folder is run, what there is, what was used of it."""

    def __init__(self) -> None:
        self.whole = False
        self.offered: set[Use] = set()
        self.used: set[Use] = set()

    def unused(self) -> list[Use]:
        """What nobody has used; nothing if only a part of the tests was run."""
        return sorted(self.offered - self.used) if self.whole else []

    def add(self, whole: bool, offered: Iterable[Sequence[str]], used: Iterable[Sequence[str]]) -> None:
        """Take over the notes of another process."""
        self.whole = whole
        self.offered |= {(what, language) for what, language in offered}
        self.used |= {(what, language) for what, language in used}


NOTES = Notes()


def pytest_collection_finish(session: pytest.Session) -> None:
    here = {item.path for item in session.items if item.path.parent == FOLDER}
    options, arguments = session.config.option, session.config.args
    chosen = options.keyword or options.markexpr or any("::" in argument for argument in arguments)
    NOTES.whole = not chosen and here == set(FOLDER.glob("test_*.py"))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear of a worker that has finished, or has crashed and left no notes."""
    if "usage" in getattr(node, "workeroutput", {}):
        NOTES.add(*node.workeroutput["usage"])


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["usage"] = (NOTES.whole, sorted(NOTES.offered), sorted(NOTES.used))
    elif NOTES.unused() and not session.testsfailed:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if unused := NOTES.unused():
        terminalreporter.section("offered by the bot and used by no test", red=True)
        for what, language in unused:
            terminalreporter.write_line(f"{what} in {language}")
