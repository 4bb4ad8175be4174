"""`python -m render`: draws what the bot asks for on its standard input; see `render.process`."""

import sys
from contextlib import suppress

from render.process import serve, take_output

if __name__ == "__main__":
    if sys.stdin.isatty():
        sys.exit("This draws what the bot asks for. The gallery is written by: python -m bot gallery")
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, take_output())
