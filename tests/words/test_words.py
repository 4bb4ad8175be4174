"""Every board is described in three languages, short enough for Discord and complete enough to play."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import cycle
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
from engine.prospects import prospects
from render.boomerang.examples import DRAWN, FULL
from tests.render.play import after, lively_carami, play
from words import LANGUAGES, LONGEST_ALT, LONGEST_SPOKEN, Language, Listener, layout, say_in, spoken
from words.boards import WORDS
from words.descriptions.voice import Line, fit, fit_lines

LOCALES = Path(__file__).parents[2] / "data" / "locales"
ENDINGS = (Ending(0), Ending(1), Ending(), Ending(void=True))


LISTENERS = (Listener(), Listener(0, ("Anna", "Ben")), Listener(1), Listener(None, ("Anna", "Ben")))
SHARED = {"boulomania": "boules", "petanque": "boules"}
"""The games of which some is told with messages that they share."""


class Moment(NamedTuple):
    position: Position
    events: Sequence[Event]
    before: Position | None = None


class Board(NamedTuple):
    """A game as it is told: some random games, and what those may not have."""

    game: Callable[[int], Iterable[tuple[Position, Sequence[Event], Position | None]]]
    games: tuple[int, int]
    """How many: usually, and in a thorough run."""
    rare: Sequence[Position]
    steps: Sequence[tuple[Position, str]] = ()
    """The same with an action or roll."""
    sentences: int = 100
    """So many of the first are never left out of the description of a picture."""


BOARDS = {
    "boomerang": Board(
        lambda seed: play(Boomerang, seed),
        (3, 5),
        [after(game, 26) for game in (FULL, DRAWN)],
        sentences=5,
    ),
    "boulomania": Board(
        lambda seed: play(Boulomania, seed),
        (2, 5),
        [Boulomania.parse(".................. 3/0 14-2 A over:A 13/8")],
        [(Boulomania.parse("....o.....A....... 0/1 0-0 A B:point3 13/8"), "346")],
    ),
    "carami": Board(
        lively_carami,
        (4, 12),
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
        (3, 5),
        [
            Petanque.parse("- - 2/0 13-0 A over:A 13/4"),
            Petanque.parse("A34,A45,B22,B61,A25,B53,B14,A44 34d 0/0 14-0 A over:A 13/4"),
        ],
        [(Petanque.parse("B34 34d 1/0 0-0 A A:shoot:34 13/4"), "5")],
    ),
}

every_board = pytest.mark.parametrize("name", BOARDS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def moments(name: str, thorough: bool) -> tuple[Moment, ...]:
    board = BOARDS[name]
    played = [
        Moment(position, events, before)
        for seed in range(board.games[thorough])
        for position, events, before in board.game(seed)
    ]
    stepped = [Moment(*position.apply(token), position) for position, token in board.steps]
    return (*played, *stepped, *(Moment(position, ()) for position in board.rare))


class Arguments(Visitor):
    """The arguments that a message uses."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
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
    for file in {name, SHARED.get(name, name)}:
        assert messages(file, language) == messages(file, "en")
        assert all(message.startswith(f"{file}-board-") for message in messages(file, language))


class Told(NamedTuple):
    """Every moment of a board in one language."""

    sentences: list[Sequence[str]]
    """Of the description of its picture."""
    spoken: list[str]
    """As nobody in particular hears it."""
    heard: list[str]
    """As somebody does."""
    used: set[str]
    """The messages."""


def tell(name: str, told: Sequence[Moment], language: Language) -> Told:
    real, used = say_in(language), set[str]()

    def say(message_id: str, /, **args: str | int) -> str:
        used.add(message_id)
        return real(message_id, **args)

    alt, listeners = WORDS[name].alt, cycle(LISTENERS)
    sentences = [alt(position, events, say, None, before) for position, events, before in told]
    plain = [spoken(moment.position, say) for moment in told]
    heard = [spoken(moment.position, say, listener=next(listeners)) for moment in told]
    for ending in ENDINGS:
        alt(told[0].position, (), say, ending)
    spoken(told[0].position, say, stopped=Ending())
    layout(name, say)
    return Told(sentences, plain, heard, used)


@pytest.mark.slow
@pytest.mark.parametrize("games", [("boomerang",), ("carami",), (*SHARED,)], ids="-".join)
def test_every_moment_is_told(
    games: Sequence[str], monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Those that share messages in one go, in every language: what may come of a throw takes long."""
    monkeypatch.setattr("words.descriptions.throws.prospects", cache(prospects))
    played = {name: moments(name, request.config.getoption("--thorough")) for name in games}
    for language in LANGUAGES:
        told = {name: tell(name, played[name], language) for name in games}
        for name, each in told.items():
            where = f"{name} in {language}"
            check_what_matters_fits(name, each.sentences, where)
            check_messages(name, language, each.used)
            check_lengths([*each.spoken, *each.heard], language, where)
            check_told_apart(played[name], each.spoken, where)
            check_capitals(each.spoken, where)
        used = set[str]().union(*(each.used for each in told.values()))
        unused = {message for name in games for message in messages(SHARED.get(name, name), language)} - used
        assert not unused, language


def check_what_matters_fits(name: str, told: Iterable[Sequence[str]], where: str) -> None:
    most = BOARDS[name].sentences
    for sentences in told:
        kept = fit(sentences).startswith(" ".join(sentences[:most]))
        assert kept, f"{where}: a sentence would be left out of {sentences}"


def check_messages(name: str, language: Language, used: set[str]) -> None:
    unused = set(messages(name, language)) - used
    assert not unused, language
    foreign = [message for message in used if "-board-" in message and not message.startswith(name)]
    assert set(foreign) <= set(messages(SHARED.get(name, name), language))


def check_lengths(told: Iterable[str], language: Language, where: str) -> None:
    left_out = say_in(language)("spoken-left-out", count=1)
    for heard in told:
        assert len(heard) <= LONGEST_SPOKEN, f"{where}: {heard}"
        assert left_out not in heard, where


def facts_of(position: Position) -> str:
    """Everything that a text has to tell. How far a ball lies follows from where it lies."""
    facts = position.describe()
    if isinstance(facts, BoulesFacts):
        return str((facts._replace(lying=()), [(ball.side, ball.place) for ball in facts.lying]))
    return str(facts)


def check_told_apart(moments: Iterable[Moment], told: Iterable[str], where: str) -> None:
    """Whoever hears it knows where everything is: two boards are never told alike."""
    known: dict[str, str] = {}
    for (position, _, _), heard in zip(moments, told, strict=True):
        if position.turn in ("A", "B"):
            facts = facts_of(position)
            assert known.setdefault(heard, facts) == facts, f"{where}: {position}"


def check_capitals(told: Iterable[str], where: str) -> None:
    """Every line begins with one, or with a place; a corner, a piece or a ramp may come first as well."""
    for line in {line for heard in told for line in heard.splitlines()}:
        assert line[0] == line[0].upper() or re.match(r"[a-j][1-9]\b", line), f"{where}: {line}"


@every_language
@pytest.mark.parametrize(
    ("message", "args"),
    [
        ("carami-board-reached", {"place": "c7", "value": 1}),
        ("boomerang-board-left", {"pieces": "I1", "points": 1}),
    ],
)
def test_one_point_is_singular(language: Language, message: str, args: dict[str, str | int]) -> None:
    words = {"en": "1 point.", "fr": "1 point.", "de": "1 Punkt."}
    assert words[language] in say_in(language)(message, who="A", **args)


def test_only_the_sentences_that_do_not_fit_are_left_out() -> None:
    assert fit(["One.", "Two.", "Three."], limit=10) == "One. Two."
    assert fit(["One.", "Twenty-two.", "Three."], limit=11) == "One. Three."
    assert len(fit(["x" * 2000])) == LONGEST_ALT == 1024


def test_the_least_important_lines_are_left_out_first_and_counted() -> None:
    say = say_in("en")
    lines = [Line("A" * 80), Line("B" * 80, 2), Line("C" * 80, 1), Line("D" * 80, 2)]
    first, second, third, _ = (line.text for line in lines)
    assert fit_lines(lines, say, 323) == "\n".join(line.text for line in lines)
    one, two = say("spoken-left-out", count=1), say("spoken-left-out", count=2)
    assert fit_lines([*lines, Line("E" * 80)], say, 380) == "\n".join([first, second, third, "E" * 80, one])
    assert fit_lines([*lines, Line("E" * 80)], say, 300) == "\n".join([first, third, "E" * 80, two])


def test_whoever_asks_is_told_who_they_are() -> None:
    position, say = Carami.new(), say_in("en")
    assert spoken(position, say, listener=Listener(1, ("Anna", "Ben"))).startswith(
        "You are Red, Anna is Blue. Blue to play. Blue moves up, towards row 7."
    )
    assert spoken(position, say, listener=Listener(0)).startswith("You play for Blue. It is your turn.")
    assert spoken(position, say, listener=Listener(None, ("Anna", "Ben"))).startswith(
        "Blue is Anna, Red is Ben. Blue to play."
    )
