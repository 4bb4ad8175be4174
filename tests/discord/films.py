"""Films that do not come out as they should: what a process makes has to be found there by its name."""

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
    """Do nothing; but the process is there then."""


def fail(*args: Any) -> None:
    """Tell of some progress and fail."""
    progress: Progress = args[-1]
    progress(1, 10)
    raise ValueError


def die(*args: Any) -> None:
    """Take the process along."""
    os._exit(1)


def idle(*args: Any) -> None:
    """Keep a core busy until the test has seen what it wants to see, and show nothing in the end."""
    until, end = time.monotonic() + MOST_SECONDS, end_of(os.getppid())
    while time.monotonic() < until and not end.exists():
        pass
