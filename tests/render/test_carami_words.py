"""Carami is described in three languages, short enough for Discord and complete enough to play."""

import pytest
from fluent.syntax import ast, parse

from engine.carami import Carami
from render import draw, spoken
from render.carami_words import alt
from render.picture import ALT_LIMIT
from tests.render.locale_say import LANGUAGES, LOCALES, say_in
from tests.render.test_carami import random_game
from tests.render.test_words import Arguments

RARE = (
    ".AAA./...../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 over",
    "AAAAA/..A.A/.B.../B../...../...../B.BBB ..../.... 1/1 9/8 0 over",
    "BB.AB/AB.../BB..A/.A./AB.AA/A..BA/A..B. ..../.... 0/0 6/5 40 over",
)
"""Ends that a few random games may not have."""


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with the arguments they use."""
    resource = parse((LOCALES / language / "carami-board.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name: Arguments(entry).names for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")
    assert all(name.startswith("carami-board-") for name in messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    real, used = say_in(language), set()

    def say(message_id: str, /, **args: str | int) -> str:
        used.add(message_id)
        return real(message_id, **args)

    for seed in range(12):
        for position, events, _ in random_game(seed):
            alt(position, events, say)
            spoken(position, say)
    for notation in RARE:
        spoken(Carami.parse(notation), say)
    used.discard("carami-board-no-marble")
    assert used == set(messages(language)) - {"carami-board-no-marble"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_without_marbles_can_be_told(language: str) -> None:
    gone = Carami((1 << 8, 0), (0, 0), (0, 0), (15, 14), 0, 0)
    assert say_in(language)("carami-board-no-marble", side="B") in spoken(gone, say_in(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_fits_and_always_has_turn_score_and_move(language: str) -> None:
    for position, events, _ in random_game(3):
        picture = draw(position, events, say=say_in(language))
        sentences = alt(position, events, say_in(language))
        assert len(picture.alt) <= ALT_LIMIT
        assert picture.alt.startswith(" ".join(sentences[:3]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_text_is_short_enough_to_send(language: str) -> None:
    for seed in range(12):
        for position, _, _ in random_game(seed):
            assert len(spoken(position, say_in(language))) <= 3500


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_singular(language: str) -> None:
    words = {"en": "1 point.", "fr": "1 point.", "de": "1 Punkt."}
    assert words[language] in say_in(language)("carami-board-reached", side="A", place="c7", value=1)


def test_alt_text_of_a_move() -> None:
    before = Carami.parse("...../.A.AB/.AB../.../A..AA/A.AA./..BAA ..../.... 0/0 12/4 1 B")
    position, events = before.apply("e6xc6xa6xc4xe2xb2")
    assert draw(position, events, say=say_in("en")).alt == (
        "Carami: Blue to play. Score: Blue 24, Red 21. Red jumped: e6 c6 a6 c4 e2 b2. Red took 6 marbles. "
        "Blue on d1 e1 a2 a3 e3. Red on c1 b2 c5. Marbles taken: by Blue 12, by Red 10."
    )


def test_spoken_text_has_every_move() -> None:
    position = Carami.parse("BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
    lines = spoken(position, say_in("en")).splitlines()
    assert "Blue on ramps a, e." in lines
    assert "From ramp e to e7." in lines
    assert "Jumps from b3: to b5" not in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_text_tells_positions_apart(language: str) -> None:
    """Whoever hears it knows where everything is: two boards are never told alike."""
    told: dict[str, str] = {}
    for seed in range(6):
        for position, _, _ in random_game(seed):
            facts = str(position.describe())
            assert told.setdefault(spoken(position, say_in(language)), facts) == facts
