"""Processes that tests wait for."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from play.workers import ProcessWorker


@contextmanager
def process_in_front(name: str) -> Iterator[ProcessWorker]:
    """A process that stands back for nobody: its start would take as long as the machine is busy."""
    worker = ProcessWorker(name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("play.workers.NICENESS", 0)
        yield worker
    worker.close()
