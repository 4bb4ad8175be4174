"""The cost of cards, next to a still of a board: milliseconds of CPU time, and bytes."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from render import PAINTERS
from render.cards.examples import CARDS
from render.gallery import EXAMPLES
from render.kit.picture import LARGEST, encode

ROUNDS = 15


def _milliseconds(draw: Callable[[], object]) -> float:
    """The median milliseconds of some rounds, after a first one that does not count."""
    draw()
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        draw()
        times.append(1e3 * (perf_counter() - start))
    return median(times)


def report() -> None:
    """Print the cost of every card of the gallery, and of a still."""
    still = next(each for each in EXAMPLES if each.theme == "day")
    paint, subject = PAINTERS[still.game], still.subject()
    print(f"cards, drawn once at the end of a game or when asked for; medians of {ROUNDS}")
    print(f"  {still.file}, a still: {_milliseconds(lambda: encode(paint(subject))):.1f} ms")
    for card in CARDS:
        size = len(card.draw().data)
        verdict = "reached" if size <= LARGEST else "NOT reached"
        took = _milliseconds(card.draw)
        print(f"  {card.file}: {took:.1f} ms, {size:,} bytes (aim {LARGEST:,}: {verdict})")
