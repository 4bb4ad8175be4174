"""`python -m players`: the engine's line protocol on standard input and output, with `best`."""

import sys
from contextlib import suppress

from engine.protocol import serve
from players.protocol import PlayerSession, hear_enough

if __name__ == "__main__":
    hear_enough()
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(PlayerSession(), sys.stdin.buffer, sys.stdout.buffer)
