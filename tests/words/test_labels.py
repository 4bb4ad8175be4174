"""Actions as buttons, menus and suggestions say them."""

import random
from collections.abc import Iterator

import pytest

from engine import GAMES, Position, parse_position
from engine.boomerang import Boomerang
from engine.log import take_step
from engine.position import SIDES
from tests.folding import each_of
from words import LANGUAGES, Language, label, say_in
from words.boards import brings, word_asked, word_offer
from words.boomerang import offers
from words.boules import word_chance, word_shot, word_shot_button
from words.pieces import name_piece

LONGEST_DESCRIPTION = 100
"""Discord takes no more below an option of a menu."""
BOULO = "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8"
CHOICE = "....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8"
COURT = "A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6"
LEAPS = "...../.A.AB/.AB../.../A..AA/A.AA./..BAA ..../.... 0/0 12/4 1 B"
PIECES = "ABT5.1@e6,BBI3.0@c6 A"

LABELS = [
    ("boulomania", BOULO, "point2", "Point with 2 dice"),
    ("boulomania", BOULO, "point3", "Point with 3 dice"),
    ("boulomania", BOULO, "shoot:jack", "Shoot the jack"),
    ("boulomania", BOULO, "shoot:12", "Shoot the boule in pit 12"),
    ("boulomania", CHOICE, "land:8>12>11>out", "Into pit 8; pushes 8 → 12, 12 → 11, 11 → out"),
    ("petanque", COURT, "point", "Point"),
    ("petanque", COURT, "shoot:34", "Shoot the boule in cell 3-4"),
    ("petanque", "- - 4/4 0-0 A A:corner34 13/4", "corner:a", "↙ a (near left)"),
    ("boomerang", PIECES, "V3.0@c4", "small corner from c5 round c4 to d4: turns one over, 3 points"),
    ("boomerang", "- A", "X5.0@d4", "cross around e5: the first piece"),
    ("boomerang", PIECES, "X5.0@d4", "cross around e5: Another piece lies there already."),
    ("carami", "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A", "c3-c4", "c3 to c4"),
    ("carami", LEAPS, "e6xc6", "e6 jumps to c6"),
    ("carami", LEAPS, "e6xc6xa6", "e6 jumps to c6 → a6, takes 2"),
]


@each_of(("game", "notation", "action", "worded"), LABELS)
def test_label(game: str, notation: str, action: str, worded: str) -> None:
    assert label(parse_position(game, notation), action, say_in("en")) == worded


def choices(game: str, seed: int) -> Iterator[Position]:
    """The positions of a random game in which somebody has something to decide."""
    rng, position = random.Random(seed), GAMES[game].new()
    while position.turn != "over":
        if position.turn != "chance" and position.automatic is None:
            yield position
        tokens = list(position.chance_outcomes() or position.legal_actions())
        position = take_step(position, rng.choice(tokens)).after


@each_of("language", LANGUAGES)
@each_of("game", GAMES)
def test_no_two_actions_are_called_the_same(game: str, language: Language) -> None:
    for position in choices(game, 1):
        actions = sorted(position.legal_actions())[:60]
        labels = [label(position, action, say_in(language)) for action in actions]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_brings_stands_with_it_and_fits_a_menu(language: Language) -> None:
    say = say_in(language)
    for seed in range(6):
        for position in choices("carami", seed):
            for action in position.legal_actions():
                told, after = brings(position, action, say), position.apply(action)[0]
                assert len(told) <= LONGEST_DESCRIPTION
                mover = SIDES.index(position.turn)
                gained = after.score()[mover] - position.score()[mover]
                assert (f"+{gained}" in told) == (gained > 0)
                assert (say("carami-board-again") in told) == (after.turn == position.turn)
                worded = word_offer(position, action, say)
                assert worded.startswith(label(position, action, say))
                assert worded.endswith(told)


def test_what_a_move_brings() -> None:
    position = parse_position("carami", "BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
    told = {action: brings(position, action, say_in("en")) for action in ("c4-c5", "re-e7", "d2xa5xc5")}
    assert told == {"c4-c5": "", "re-e7": "you +10, another move", "d2xa5xc5": "you +6"}
    assert word_offer(position, "re-e7", say_in("en")) == "right outer ramp to e7: you +10, another move"
    assert word_offer(position, "c4-c5", say_in("en")) == "c4 to c5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_pieces_names_those_that_fit_nowhere(language: Language) -> None:
    say, told = say_in(language), 0
    for position in choices("boomerang", 2):
        assert isinstance(position, Boomerang)
        held = {kind for kind, times in position.rack(position.mover or 0).items() if times}
        nowhere = held - {action.partition(".")[0] for action in position.legal_actions()}
        asked = word_asked(position, say)
        assert (asked == say("choose-group-boomerang")) == (not nowhere)
        assert all(name_piece(kind, say) in asked for kind in nowhere)
        assert len(asked) <= 150
        told += bool(nowhere)
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chance_is_worded_as_hints_word_it(language: Language) -> None:
    say = say_in(language)
    for hits in range(1, 7):
        assert say("chance-shot", hits=hits) == say("why-shot", hits=hits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shot_is_suggested_with_its_chance(language: Language) -> None:
    say, position = say_in(language), parse_position("boulomania", BOULO)
    chance = word_chance(position, "shoot:12", say)
    assert chance == say("chance-shot", hits=3)
    shot = word_shot(position, "shoot:12", say)
    assert shot == say("shoot-offer", shot=label(position, "shoot:12", say), chance=chance)


def test_what_an_option_of_a_placement_can_be() -> None:
    position, say = Boomerang.parse(PIECES), say_in("en")
    pieces = offers(position, "piece", {}, say)
    assert len(pieces) == 10
    assert pieces["V3"].startswith("small corner (V3): at best turns ")
    places = offers(position, "at", {"piece": "V3"}, say)
    assert places["c4"].startswith("c4, small corner from c")
    assert max(map(len, places.values())) <= 100
    assert offers(position, "rotation", {"piece": "V3", "at": "c4"}, say) == {
        "0": "not turned: turns one over, 3 points",
        "1": "turned once: turns one over, 3 points",
        "2": "turned twice: turns one over, 3 points",
        "3": "turned three times: turns one over, 3 points",
    }
    assert offers(position, "at", {"piece": "V3", "rotation": "7"}, say) == {}


@pytest.mark.parametrize(
    ("game", "notation", "action", "place"),
    [
        ("boulomania", "....o......B...... 8/7 0-0 B A:play 13/8", "shoot:12", "pit 12"),
        ("boulomania", ".....o.B.......... 8/7 0-0 B A:play 13/8", "shoot:8", "pit 8"),
        ("petanque", "B34 34d 4/3 0-0 B A:play 13/4", "shoot:34", "cell 3-4"),
    ],
)
def test_the_button_of_a_single_target_names_its_place(
    game: str, notation: str, action: str, place: str
) -> None:
    assert place in word_shot_button(parse_position(game, notation), action, say_in("en"))
