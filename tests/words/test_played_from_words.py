"""Who has nothing but the words knows every option and what would come of it, and can play whole games."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES, SIDES, Position, Side, parse_position
from engine.boomerang import board
from engine.position import A, B
from players import USUAL_LEVEL, best_action
from tests.discord.worst_moments import read_worst
from tests.words.laying import BOARDS
from tests.words.reading import READERS, read_options
from words import LANGUAGES, LONGEST_SPOKEN, Language, Listener, say_in, spoken
from words.pieces import name_piece

every_game = pytest.mark.parametrize("game", GAMES)
OPTIONS = {"boulomania": {"target": 7, "balls": 4}, "petanque": {"target": 11, "balls": 3}}
NAMES = ("Anna", "Ben")


def hear(position: Position, language: Language = "en") -> str:
    """What whoever is to move is told."""
    return spoken(position, say_in(language), listener=Listener(SIDES.index(position.turn), NAMES))


def play(game: str, seed: int, side: Side | None) -> Iterator[Position]:
    """A game in which that side goes by the words alone, against the computer as it usually plays.

    With no side, everything is by chance. Every position is given in which somebody decides.
    """
    rng, position = random.Random(seed), GAMES[game].new(**OPTIONS.get(game, {}))
    while position.turn != "over":
        if position.turn == "chance":
            rolls = position.chance_outcomes()
            (token,) = rng.choices(list(rolls), [float(chance) for chance in rolls.values()])
        elif position.automatic is not None:
            token = position.automatic
        else:
            yield position
            token = _decide(position, side, rng)
        position, _ = position.apply(token)


def _decide(position: Position, side: Side | None, rng: random.Random) -> str:
    if side is None:
        return rng.choice(list(position.legal_actions()))
    if position.turn != SIDES[side]:
        return best_action(position, USUAL_LEVEL, rng)
    worth = read_options(position, hear(position))
    return max(sorted(worth), key=lambda action: worth[action])


def test_there_is_a_reader_for_each_game() -> None:
    assert set(READERS) == set(BOARDS) == set(GAMES)


@every_game
@pytest.mark.parametrize("side", [A, B])
def test_a_game_is_played_by_words_alone(game: str, side: Side) -> None:
    """What each option does is checked as it is read."""
    decided = [position for position in play(game, 1, side) if position.turn == SIDES[side]]
    assert len(decided) >= 5


@every_game
def test_the_board_can_be_laid_out_from_the_words_alone(game: str) -> None:
    """Every boule, marble and piece where it lies, the score, and whatever else one goes on with."""
    read, in_truth = BOARDS[game]
    for position in play(game, 6, A):
        if position.is_settling and position.name == "petanque":
            continue  # nothing lies there by then but the jack
        told = hear(position)
        assert read(told, SIDES.index(position.turn)) == in_truth(position), told


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seed", [2, 3])
def test_every_option_is_told_with_what_comes_of_it(game: str, seed: int) -> None:
    for position in play(game, seed, None):
        assert set(read_options(position, hear(position))) <= set(position.legal_actions())


@every_game
def test_the_first_words_are_who_one_is_and_whose_turn_it_is(game: str) -> None:
    for position in play(game, 4, None):
        colours = {"A": "You are Blue, Ben is Red. ", "B": "You are Red, Anna is Blue. "}
        first, *_ = hear(position).splitlines()
        assert first.startswith(colours[position.turn])
        assert "It is your turn" in first or first.split(". ")[1].startswith("You ")


def find_numbers(position: Position, language: Language) -> list[str]:
    """The numbers and cells that are told; those in the name of a piece, such as `bar of 2`, are none."""
    told = hear(position, language)
    for kind in board().rack:
        told = re.sub(name_piece(kind, say_in(language)), "", told, flags=re.IGNORECASE)
    return re.findall(r"[a-j]?\d+", told)


@every_game
def test_the_other_languages_tell_the_same_numbers_and_places(game: str) -> None:
    """What is read and held to the rules is English."""
    for position in play(game, 5, None):
        found = {language: sorted(find_numbers(position, language)) for language in LANGUAGES}
        assert found["en"] == found["fr"] == found["de"], position


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worst_moments_fit(game: str, language: Language) -> None:
    """What does not is counted, and never who one is, whose turn it is or how it stands."""
    say = say_in(language)
    for moment in read_worst(game):
        side = SIDES.index(moment.position.turn)
        told = spoken(moment.position, say, listener=Listener(side, ("W" * 32, "W" * 32)))
        assert len(told) <= LONGEST_SPOKEN
        assert told.startswith(say("spoken-you", side=SIDES[side], other="W" * 32))


MANY_JUMPS = "...../..BBB/...B./..B/.B.B./.BBBB/AB... ..../.... 2/2 3/14 0 A"
"""One marble with 46 moves."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_boards_fit_whole(language: Language) -> None:
    say = say_in(language)
    largest = json.loads((Path(__file__).parents[1] / "render" / "largest.json").read_text(encoding="utf-8"))
    boards = [(game, notation) for game, moments in largest.items() for notation, *_ in moments]
    for game, notation in [*boards, ("carami", MANY_JUMPS)]:
        told = spoken(parse_position(game, notation), say, listener=Listener(0, NAMES))
        assert len(told) <= LONGEST_SPOKEN
        assert say("spoken-left-out", count=1)[-20:] not in told
