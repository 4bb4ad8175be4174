"""`python -m render`: draws what the bot asks for on its standard input; see `render.process`."""

import sys
from contextlib import suppress

from render.process import serve, take_output

if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, take_output())
