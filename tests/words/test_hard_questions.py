"""The ten hardest questions of each game: the page answers them, in every language, as the engine does."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, IllegalAction, Step, parse_position
from engine.log import take_step
from tests.folding import each_of
from tests.words.test_every_rule import sentences
from words.rules import is_like
from words.texts import LANGUAGES, Language

LISTS = Path(__file__).parent / "questions"

Question = dict[str, Any]


def read(game: str) -> list[Question]:
    """The questions of a game; none where its list is missing, so that the test below can say so."""
    file = LISTS / f"{game}.toml"
    found: list[Question] = tomllib.loads(file.read_text("utf-8"))["questions"] if file.exists() else []
    return found


each_question = pytest.mark.parametrize(
    ("game", "question"),
    [
        pytest.param(game, question, id=f"{game}-{number}")
        for game in GAMES
        for number, question in enumerate(read(game), start=1)
    ],
)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_ten(game: str) -> None:
    assert len({question["ask"] for question in read(game)}) == 10


@each_of("game", GAMES)
@each_of("language", LANGUAGES)
def test_the_pages_answer_them(game: str, language: Language) -> None:
    for question in read(game):
        words = question["says"][LANGUAGES.index(language)]
        said = [each for each in sentences(game, question["page"], language) if words in each]
        assert len(said) == 1, question["ask"]


@each_question
def test_the_engine_answers_the_same(game: str, question: Question) -> None:
    position = parse_position(game, question["position"])
    if "try" in question:
        with pytest.raises(IllegalAction) as refused:
            position.apply(question["try"])
        assert refused.value.code == question["refused"]
        return
    steps = [take_step(position, question["play"])] if "play" in question else []
    check_events(steps, question)
    after = steps[-1].after if steps else position
    assert question.get("turn", after.turn) == after.turn
    assert question.get("score", list(after.score())) == list(after.score())
    assert question.get("after", str(after)) == str(after)


def check_events(steps: list[Step], question: Question) -> None:
    """What has to happen happens, and what must not does not."""
    events = [event for step in steps for event in step.events]
    for pattern in question.get("happens", ()):
        assert any(is_like(event, pattern) for event in events), pattern
    kinds = {type(event).__name__ for event in events}
    assert not kinds & set(question.get("absent", ()))
