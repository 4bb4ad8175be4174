"""Films that fail: functions of a module, as a process finds its work by name."""

import os
import time
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from play.workers import Progress

MOST_SECONDS = 60.0
"""How long the slow one takes that is never told to come to its end."""


def end_of(pid: int) -> Path:
    """The file by which the tests in that process tell the slow film to come to its end."""
    return Path(gettempdir()) / f"boulo-film-ends-{pid}"


def skip(*args: Any) -> None:
    """Do nothing; the process is started by it."""


def fail(*args: Any) -> None:
    """Tell of some progress and fail."""
    progress: Progress = args[-1]
    progress(1, 10)
    raise ValueError


def die(*args: Any) -> None:
    """End the process."""
    os._exit(1)


def idle(*args: Any) -> None:
    """Keep a core busy until the test has seen what it wants to see, and show nothing in the end."""
    until, end = time.monotonic() + MOST_SECONDS, end_of(os.getppid())
    while time.monotonic() < until and not end.exists():
        pass
