"""The review of a finished game, in words and in figures that add up."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.prospects import percent
from words.texts import Say

WORTH = ((100, "flawless"), (85, "masterly"), (70, "strong"), (50, "sound"), (0, "lively"))
"""How accurate play has to be for each word, in percent."""
ALT_CHANCES = 8
"""How many moments of the curve its alt text tells, including the first and the last."""


class SideFigures(NamedTuple):
    """What a review tells about a side; chances are shares of a game."""

    name: str
    start: float
    luck: float | None
    """None if nothing in the game is left to luck."""
    result: float
    accuracies: Sequence[tuple[str, float]]
    """The accuracy of each player who had something to decide, by name; "" stands for the whole side."""
    rolls: int
    expected: float
    fell_well: int


def word_side(side: int, figures: SideFigures, say: Say) -> Iterator[str]:
    """What made the result of a side, and how well it played."""
    start, luck = round(1000 * figures.start), round(1000 * (figures.luck or 0))
    result = round(1000 * figures.result)
    yield say(
        f"review-side-{side}",
        name=figures.name,
        start=_points(start, say),
        figures=word_judged(figures.luck, (result - start - luck) / 1000, None, say),
        result=_points(result, say),
    )
    told = [*_word_accuracies(figures.accuracies, say)]
    if figures.rolls:
        expected = _points(round(10 * figures.expected), say)
        told.append(say("review-dice", rolls=figures.rolls, expected=expected, fell=figures.fell_well))
    if told:
        yield "-# " + " ".join(told)


def _word_accuracies(accuracies: Sequence[tuple[str, float]], say: Say) -> Iterator[str]:
    """How well a side has played, or each of a team."""
    each = []
    for name, accuracy in accuracies:
        kept = percent(accuracy)
        word = _worth(kept, say)
        if not name:
            yield say("review-accuracy", percent=kept, word=word)
        else:
            each.append(say("review-accuracy-one", name=name, percent=kept, word=word))
    if each:
        yield say("review-accuracy-each", each=", ".join(each))


def _worth(kept: int, say: Say) -> str:
    """The word for an accuracy, by the figure that stands beside it."""
    return say(f"review-worth-{next(word for least, word in WORTH if kept >= least)}")


def _points(tenths: int, say: Say) -> str:
    return say("review-points", whole=tenths // 10, tenth=tenths % 10)


def _signed(tenths: int, say: Say) -> str:
    return say("review-minus" if tenths < 0 else "review-plus", points=_points(abs(tenths), say))


def word_swing(before: float, after: float, say: Say) -> str:
    """How a step changed the chance of the first side, in percent."""
    return say("review-swing", before=percent(before), after=percent(after))


def curve_alt(chances: Sequence[float], say: Say) -> str:
    """The alt text of the curve: the chance of the first side at some moments."""
    last = len(chances) - 1
    told = sorted({round(last * number / (ALT_CHANCES - 1)) for number in range(ALT_CHANCES)})
    return say("review-curve", chances=", ".join(f"{percent(chances[index])}" for index in told))


def word_judged(luck: float | None, skill: float, accuracy: float | None, say: Say) -> str:
    """How lucky and how good a member was; without luck if nothing in the game is left to it."""
    told = say("review-skill", skill=_signed(round(1000 * skill), say))
    if luck is not None:
        told = say("review-figures", luck=_signed(round(1000 * luck), say), skill=told)
    if accuracy is None:
        return told
    return f"{told}, {say('review-figures-accuracy', percent=percent(accuracy))}"


def word_average(games: int, luck: float | None, skill: float, accuracy: float | None, say: Say) -> str:
    """How lucky and how good a member was on average over so many reviewed games."""
    return say("review-average", games=games, figures=word_judged(luck, skill, accuracy, say))
