"""Films that do not come out as they should: what a process makes has to be found there by its name."""

import os
import time
from typing import Any

from play.workers import Progress

SECONDS = 2.0
"""How long the slow one takes."""


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
    """Keep a core busy for a while, and show nothing in the end."""
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        pass
