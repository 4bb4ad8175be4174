"""`python -m engine`: the line protocol on standard input and output."""

import sys
from contextlib import suppress

from engine.protocol import Session, serve

if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(Session(), sys.stdin.buffer, sys.stdout.buffer)
