"""Every board is described in three languages, short enough for Discord and complete enough to play."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from engine import GAMES, Ending
from engine.boomerang import Boomerang
from engine.boules import BoulesFacts
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.events import Event
from engine.petanque import Petanque
from engine.position import Position
from render.boomerang.examples import DRAWN, FULL
from tests.render.play import after, lively_carami, play
from words import LANGUAGES, Language, say_in, spoken
from words.boards import LONGEST_ALT, WORDS, fit

LOCALES = Path(__file__).parents[2] / "data" / "locales"
ENDINGS = (Ending(0), Ending(1), Ending(), Ending(void=True))


class Moment(NamedTuple):
    position: Position
    events: Sequence[Event]


class Board(NamedTuple):
    """A game as it is told: some random games, and what those may not have."""

    game: Callable[[int], Iterable[tuple[Position, Sequence[Event], Position | None]]]
    games: int
    rare: Sequence[Position]
    sentences: int = 100
    """So many of the first are never left out of the description of a picture."""


BOARDS = {
    "boomerang": Board(lambda seed: play(Boomerang, seed), 5, [after(game, 26) for game in (FULL, DRAWN)]),
    "boulomania": Board(
        lambda seed: play(Boulomania, seed),
        5,
        [Boulomania.parse(".................. 3/0 14-2 A over:A 13/8")],
    ),
    "carami": Board(
        lively_carami,
        12,
        [
            Carami.parse(".AAA./...../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 over"),
            Carami.parse("AAAAA/..A.A/.B.../B../...../...../B.BBB ..../.... 1/1 9/8 0 over"),
            Carami.parse("BB.AB/AB.../BB..A/.A./AB.AA/A..BA/A..B. ..../.... 0/0 6/5 20 over"),
            Carami((1 << 8, 0), (0, 0), (0, 0), (15, 14), 0, 0),
        ],
        sentences=3,
    ),
    "petanque": Board(
        lambda seed: play(Petanque, seed, balls=3 + seed),
        5,
        [
            Petanque.parse("- - 2/0 13-0 A over:A 13/4"),
            Petanque.parse("A34,A45,B22,B61,A25,B53,B14,A44 34d 0/0 14-0 A over:A 13/4"),
        ],
    ),
}

every_board = pytest.mark.parametrize("name", BOARDS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def moments(name: str) -> tuple[Moment, ...]:
    board = BOARDS[name]
    played = [
        Moment(position, events) for seed in range(board.games) for position, events, _ in board.game(seed)
    ]
    return (*played, *(Moment(position, ()) for position in board.rare))


class Arguments(Visitor):
    """The arguments that a message uses."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(name: str, language: Language) -> dict[str, set[str]]:
    """The messages of a board in a language, with the arguments they use."""
    resource = parse((LOCALES / language / f"{name}-board.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name: Arguments(entry).names for entry in found}


def test_every_board_is_told() -> None:
    assert set(BOARDS) == set(WORDS) == set(GAMES)


@every_board
@every_language
def test_every_language_has_the_same_messages(name: str, language: Language) -> None:
    assert messages(name, language) == messages(name, "en")
    assert all(message.startswith(f"{name}-board-") for message in messages(name, language))


@pytest.mark.slow
@every_board
@every_language
def test_every_message_is_used_and_what_matters_fits(name: str, language: Language) -> None:
    real, used = say_in(language), set()
    alt, most = WORDS[name].alt, BOARDS[name].sentences

    def say(message_id: str, /, **args: str | int) -> str:
        used.add(message_id)
        return real(message_id, **args)

    for position, events in moments(name):
        sentences = alt(position, events, say)
        assert fit(sentences).startswith(" ".join(sentences[:most])), "a sentence would be left out"
        spoken(position, say)
    for ending in ENDINGS:
        alt(moments(name)[0].position, (), say, ending)
    assert used == set(messages(name, language))


@pytest.mark.slow
@every_board
@every_language
def test_spoken_text_is_short_enough_to_send(name: str, language: Language) -> None:
    assert max(len(spoken(position, say_in(language))) for position, _ in moments(name)) <= 3500


def facts_of(position: Position) -> str:
    """Everything that a text has to tell. How far a ball lies follows from where it lies."""
    facts = position.describe()
    if isinstance(facts, BoulesFacts):
        return str((facts._replace(lying=()), [(ball.side, ball.place) for ball in facts.lying]))
    return str(facts)


@pytest.mark.slow
@every_board
@every_language
def test_spoken_text_tells_positions_apart(name: str, language: Language) -> None:
    """Whoever hears it knows where everything is: two boards are never told alike."""
    told: dict[str, str] = {}
    for position, _ in moments(name):
        if position.turn in ("A", "B"):
            facts = facts_of(position)
            assert told.setdefault(spoken(position, say_in(language)), facts) == facts


@every_language
@pytest.mark.parametrize(
    ("message", "args"),
    [
        ("boulomania-board-holds", {"points": 1}),
        ("petanque-board-holds", {"points": 1}),
        ("carami-board-reached", {"place": "c7", "value": 1}),
    ],
)
def test_one_point_is_singular(language: Language, message: str, args: dict[str, str | int]) -> None:
    words = {"en": "1 point.", "fr": "1 point.", "de": "1 Punkt."}
    assert words[language] in say_in(language)(message, side="A", **args)


def test_too_long_texts_lose_their_last_sentences() -> None:
    assert fit(["One.", "Two.", "Three."], limit=10) == "One. Two."
    assert len(fit(["x" * 300])) == LONGEST_ALT
