"""Where it is hidden which pieces are left, boards that differ in nothing else are told and drawn alike."""

from itertools import groupby

import pytest

from engine import Ending
from engine.boomerang import Boomerang, Piece, board
from engine.log import take_step
from render import Subject, draw
from render.boomerang.board import BAR
from render.boomerang.drawing import paint
from render.kit.shapes import pixels
from render.motion.turn import animate_turn
from words import LANGUAGES, Language, Listener, alt, say_in, spoken
from words.coach import Told, hint_alt


def a_board(*owners: int) -> Boomerang:
    """A board on which those have put the pieces down that lie there; one of them is blue."""
    placed = ("T5.1@e6", "V5.0@b5", "I4.0@a9", "I2.0@h9", "I1.0@j1")[: len(owners)]
    pieces = [
        Piece(owner, int(at != "I4.0@a9"), board().by_action[at])
        for owner, at in zip(owners, placed, strict=True)
    ]
    return Boomerang(tuple(pieces), 0)


FIRST, SECOND = a_board(0, 1, 0, 1), a_board(1, 0, 0, 1)
"""Who has put down the T and the V is exchanged, so that other pieces are left."""
ALL, BLUE = Listener(hidden=(0, 1)), Listener(0, hidden=(1,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_told_alike(language: Language) -> None:
    say = say_in(language)
    assert alt(FIRST, (), say, hidden=(0, 1)) == alt(SECOND, (), say, hidden=(0, 1))
    assert spoken(FIRST, say, listener=ALL) == spoken(SECOND, say, listener=ALL)
    assert spoken(FIRST, say, listener=BLUE) != spoken(SECOND, say, listener=BLUE)
    assert spoken(FIRST, say) != spoken(SECOND, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_rack_is_told_and_what_the_other_one_is_worth_is_not(language: Language) -> None:
    say = say_in(language)
    held, own = (
        say("boomerang-board-held", a=35, b=37),
        say("boomerang-board-left", who="A", pieces="", points=35),
    )
    told = [Told("I1.0@e5", 0.5, ())]
    for words in (alt(FIRST, (), say, hidden=(1,)), hint_alt(FIRST, told, say, hidden=(1,))):
        assert held not in words
        assert own.split(":")[0] in words
        assert say("rack-number", who="B", number=11) in words
    assert held in hint_alt(FIRST, told, say)


def test_drawn_alike() -> None:
    assert draw(FIRST, hidden=(0, 1)) == draw(SECOND, hidden=(0, 1))
    assert draw(FIRST, hidden=(1,)) != draw(SECOND, hidden=(1,))
    assert draw(FIRST) != draw(SECOND)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_over_is_told_and_drawn_as_ever(language: Language) -> None:
    over, say = Ending(0), say_in(language)
    assert draw(FIRST, stopped=over, hidden=(0, 1)) == draw(FIRST, stopped=over)
    assert alt(FIRST, (), say, stopped=over, hidden=(0, 1)) == alt(FIRST, (), say, stopped=over)
    assert spoken(FIRST, say, stopped=over, listener=ALL) == spoken(FIRST, say, stopped=over)


@pytest.mark.parametrize(
    ("hidden", "parts"), [((), [2, 2]), ((0,), [2, 1]), ((1,), [1, 2]), ((0, 1), [1, 1])]
)
def test_the_bar_does_not_tell_what_hidden_pieces_are_worth(
    hidden: tuple[int, ...], parts: list[int]
) -> None:
    """A side's part of the bar is parted where the pieces of the other begin, which count for it."""
    image = paint(Subject(FIRST, hidden=hidden))
    left, top, right, bottom = BAR
    x, y, end = pixels(left + 2, (top + bottom) / 2, right - 2)
    row = image.crop((x, y, end, y + 1)).convert("RGB").tobytes()
    colours = [row[at : at + 3] for at in range(0, len(row), 3)]
    meet = len(colours) * FIRST.score()[0] // (2 * board().total)
    found = [[len(list(group)) for _, group in groupby(part)] for part in (colours[:meet], colours[meet:])]
    assert [sum(length > 18 for length in lengths) for lengths in found] == parts


@pytest.mark.parametrize("theme", ["day", "night", "contrast"])
def test_the_number_is_there_in_every_theme(theme: str) -> None:
    fewer = a_board(0, 1, 0, 1, 1)
    assert draw(FIRST, hidden=(0, 1), theme=theme).data != draw(fewer, hidden=(0, 1), theme=theme).data


def test_an_animation_hides_them_too() -> None:
    """Which piece comes from the rack is seen; what else is there is not."""
    films = []
    for before in (FIRST, SECOND):
        step = take_step(before, "I1.0@e5")
        films.append(animate_turn([step], Subject(step.after, step.events, before, hidden=(0, 1))))
    assert films[0] is not None
    assert films[0] == films[1]
    shown = [animate_turn([take_step(each, "I1.0@e5")], Subject(each)) for each in (FIRST, SECOND)]
    assert shown[0] != shown[1]
