"""Processes that tests wait for."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from play.workers import ProcessWorker

GONE_SECONDS = 60.0
"""How long a process may take to end, however busy the machine is."""


@contextmanager
def process_in_front(name: str) -> Iterator[ProcessWorker]:
    """A process that stands back for nobody: its start would take as long as the machine is busy."""
    worker = ProcessWorker(name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("play.workers.NICENESS", 0)
        yield worker
    worker.close()


def is_gone(pid: int) -> bool:
    """Whether that process ends soon."""
    until = time.monotonic() + GONE_SECONDS
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
