"""What the tests have used of all that the bot offers; a run of every test fails if something is left.

Every command and every kind of control has to be used in some language, and in a run with `--thorough` in
each of them: an ordinary run takes each flow in one language (`tests/rotating.py`). What they are called in
the others is tested without using them: names and descriptions of commands in
`tests/discord/test_languages.py`, and in `tests/words/test_texts.py` that a text which is asked for is there
in every language with the same variables, can be worded, and is short enough for where it stands.

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
        self.whole = self.thorough = False
        self.offered: set[Use] = set()
        self.used: set[Use] = set()

    def unused(self) -> list[Use]:
        """What nobody has used; nothing if only a part of the tests was run."""
        if not self.whole:
            return []
        used = {what for what, _ in self.used}
        left = self.offered - self.used
        return sorted(left if self.thorough else (use for use in left if use[0] not in used))

    def add(self, whole: bool, offered: Iterable[Sequence[str]], used: Iterable[Sequence[str]]) -> None:
        """Take over the notes of another process."""
        self.whole = whole
        self.offered |= {(what, language) for what, language in offered}
        self.used |= {(what, language) for what, language in used}


NOTES = Notes()


def pytest_configure(config: pytest.Config) -> None:
    NOTES.thorough = config.getoption("--thorough")


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
