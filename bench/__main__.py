"""`python -m bench`: every measurement, one after the other."""

from bench import frames, playouts, turns

if __name__ == "__main__":
    playouts.report()
    turns.report()
    frames.report()
