"""`python -m play [game] [level]`: a game against the computer in a terminal, in words."""

import sys

from play.terminal import main

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print()
