"""Places and pieces are called so that the board's picture shows them, and no two alike."""

import pytest

from engine.boomerang import board
from engine.carami_board import board as carami_board
from engine.events import Place
from tests.folding import each_of
from words import LANGUAGES, Language, say_in, word_group
from words.pieces import lie_of, name_piece, word_placement
from words.places import RAMPS, number_place, number_places, word_place

CALLED: list[tuple[Place, dict[Language, tuple[str, str, str]]]] = [
    (12, {"en": ("pit 12",) * 3, "fr": ("creux 12", "le creux 12", "du creux 12"), "de": ("Mulde 12",) * 3}),
    (
        "34",
        {
            "en": ("cell 3-4",) * 3,
            "fr": ("case 3-4", "la case 3-4", "de la case 3-4"),
            "de": ("Feld 3-4",) * 3,
        },
    ),
    (
        "33a",
        {
            "en": ("corner a of cell 3-3",) * 3,
            "fr": ("coin a de la case 3-3", "le coin a de la case 3-3", "du coin a de la case 3-3"),
            "de": ("Ecke a von Feld 3-3",) * 3,
        },
    ),
    (
        "ra",
        {
            "en": ("left outer ramp", "the left outer ramp", "the left outer ramp"),
            "fr": ("rampe extérieure gauche", "la rampe extérieure gauche", "de la rampe extérieure gauche"),
            "de": ("linke Außenrampe", "die linke Außenrampe", "der linken Außenrampe"),
        },
    ),
    ("a7", {"en": ("a7",) * 3, "fr": ("a7", "a7", "de a7"), "de": ("a7",) * 3}),
]

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize(("place", "called"), CALLED)
def test_what_a_place_is_called(
    place: Place, called: dict[Language, tuple[str, ...]], language: Language
) -> None:
    say = say_in(language)
    plain, the, of = word_place(place, say), word_place(place, say, "the"), word_place(place, say, "of")
    assert (plain, the, of) == called[language]


def test_places_in_lists() -> None:
    assert number_place(12) == "12"
    assert number_places(["34", "61"]) == "3-4, 6-1"


@every_language
def test_every_ramp_has_a_name_of_its_own(language: Language) -> None:
    assert carami_board().ramps == RAMPS
    assert len({word_place(ramp, say_in(language)) for ramp in RAMPS}) == 4


LIES = {
    "I1.0@e6": "single on e6",
    "I3.0@e6": "bar of 3 from e6 to g6",
    "I4.1@j5": "bar of 4 from j5 to j8",
    "O4.0@h4": "square from h4 to i5",
    "V3.0@g3": "small corner from g4 round g3 to h3",
    "V5.3@c2": "big corner from c2 round c4 to e4",
    "T4.2@h8": "small T with its foot on i8, its bar from h9 to j9",
    "T5.2@e3": "big T with its foot on f3, its bar from e5 to g5",
    "T5.1@e6": "big T with its foot on e7, its bar from g6 to g8",
    "U5.2@c8": "U from c9 to e9, its ends on c8 and e8",
    "X5.0@h1": "cross around i2",
    "X5.0@j1": "cross around k2",
}


@each_of(("action", "called"), LIES.items())
def test_what_a_placement_is_called(action: str, called: str) -> None:
    assert word_placement(action, say_in("en")) == called
    assert word_placement(action, say_in("en"), "the") == f"the {called}"


def test_every_placement_is_named_by_cells_that_it_covers_and_no_two_alike() -> None:
    say, lies = say_in("en"), [(each, lie_of(each.action)) for each in board().placements]
    assert all(set(lie.cells.values()) <= set(placement.cells) for placement, lie in lies)
    assert len({word_placement(each.action, say) for each, _ in lies}) == len(lies)


@every_language
def test_every_piece_has_a_name_of_its_own(language: Language) -> None:
    assert len({name_piece(kind, say_in(language)) for kind in board().rack}) == len(board().rack)


def test_german_puts_down_what_it_names() -> None:
    assert word_placement("V5.3@c2", say_in("de"), "the") == "den großen Winkel von c2 über c4 bis e4"


@pytest.mark.parametrize(
    ("game", "group", "called"),
    [("carami", "re", "right outer ramp"), ("carami", "c3", "c3"), ("boomerang", "T5", "big T (T5)")],
)
def test_what_is_moved_has_a_word_in_menus(game: str, group: str, called: str) -> None:
    assert word_group(game, group, say_in("en")) == called
