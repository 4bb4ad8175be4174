"""How the dice have fallen, in words."""

from collections.abc import Iterator, Sequence

from words.texts import Say

FIGURES = ("one", "two", "three", "four", "five", "six")


def chart_alt(counts: Sequence[int], expected: float, low: float, high: float, say: Say) -> str:
    """The alt text of the chart."""
    faces = dict(zip(FIGURES, counts, strict=True))
    return say("dice-chart-alt", **faces, **_rounded(expected, low, high))


def word_chart(counts: Sequence[int], expected: float, low: float, high: float, say: Say) -> Iterator[str]:
    """What the line and the band of the chart mean, and whether a face is outside the band."""
    yield say("dice-chart-how", **_rounded(expected, low, high))
    outside = [str(face) for face, count in enumerate(counts, start=1) if not low <= count <= high]
    yield say("dice-chart-unusual", faces=", ".join(outside)) if outside else say("dice-chart-usual")


def _rounded(expected: float, low: float, high: float) -> dict[str, int]:
    return {"expected": round(expected), "low": round(low), "high": round(high)}
