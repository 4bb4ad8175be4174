"""Lessons in words: what to know, what to do with which dice, and the answer to what was done."""

from collections.abc import Iterator, Mapping, Sequence

from engine import Position, Step
from words.boards import alt, alt_sentences, label, spoken
from words.captions import caption
from words.descriptions.voice import fit
from words.people import People
from words.texts import Say

_SIGN = {"point": "-"}
"""The sign between dice that are not added up: they name a cell of Pétanque."""
MOST_TOLD = 25
"""How many actions are listed one by one, at most."""


def lesson_title(game: str, lesson: str, say: Say) -> str:
    """What a lesson is about, in a few words."""
    return say(f"learn-{game}-{lesson}-title")


def lesson_headline(game: str, lesson: str, place: tuple[int, int], say: Say) -> str:
    """The line above a lesson; `place` is its number, and of how many."""
    number, count = place
    title = lesson_title(game, lesson, say)
    return say("learn-headline", game=say(f"game-{game}"), number=number, count=count, title=title)


def word_task(game: str, lesson: str, dice: Mapping[str, str], say: Say) -> Iterator[str]:
    """What to know, what to do, and how the dice fall."""
    yield say(f"learn-{game}-{lesson}-about")
    yield say("learn-task", task=say(f"learn-{game}-{lesson}-task"))
    if dice:
        yield f"-# {word_dice(dice, say)}"


def word_dice(dice: Mapping[str, str], say: Say) -> str:
    """The sentence that the dice of a lesson are fixed, and how they fall."""
    rolls = [
        say(f"learn-dice-{action}", dice=_SIGN.get(action, " + ").join(roll)) for action, roll in dice.items()
    ]
    return say("learn-dice", rolls=", ".join(rolls))


def word_outcome(
    game: str, lesson: str, answer: str, solved: bool, steps: Sequence[Step], say: Say
) -> Iterator[str]:
    """What has happened, and what that means for the task."""
    if happened := caption(steps, People.of_teams(say), say):
        yield happened
    words = say(f"learn-{game}-{lesson}-is-{answer}")
    yield say("learn-solved" if solved else "learn-not-yet", words=words)


def lesson_alt(game: str, lesson: str, position: Position, dice: Mapping[str, str], say: Say) -> str:
    """The task, what can be done, and the board: enough to do the lesson without seeing the picture."""
    sentences = [say(f"learn-{game}-{lesson}-task")]
    if dice:
        sentences.append(word_dice(dice, say))
    actions, described = position.legal_actions(), spoken(position, say).splitlines()
    if len(actions) <= MOST_TOLD:
        told = " · ".join(label(position, action, say) for action in actions)
        return fit([*sentences, say("learn-can", actions=told), *described])
    board = alt_sentences(position, (), say)  # comes first: after so many actions it would find no room
    return fit([*sentences, *board, *(line for line in described[1:] if line not in board)])


def outcome_alt(game: str, lesson: str, answer: str, step: Step, say: Say) -> str:
    """The answer to what was done, and the board after it."""
    return fit([say(f"learn-{game}-{lesson}-is-{answer}"), alt(step.after, step.events, say)])
