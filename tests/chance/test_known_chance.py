"""The dice of the tests: the same in every run and in every process, and others with another seed."""

import random
import secrets
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.chance.sitecustomize import known_chance

ROOT = Path(__file__).parents[2]
DRAWN: dict[str, Callable[[], object]] = {
    "secret": lambda: secrets.token_hex(8),
    "system": lambda: random.SystemRandom().sample(range(1000), 3),
    "unseeded": lambda: random.Random().sample(range(1000), 3),
    "common": lambda: random.sample(range(1000), 3),
}


@pytest.fixture
def with_seed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def seed(text: str) -> None:
        for (place, name), value in known_chance(text).items():
            monkeypatch.setattr(place, name, value)
        random.seed(text)

    return seed


@pytest.mark.parametrize("kind", DRAWN)
def test_the_same_seed_draws_the_same(with_seed: Callable[[str], None], kind: str) -> None:
    def draw(seed: str) -> Sequence[object]:
        with_seed(seed)
        return [DRAWN[kind]() for _ in range(5)]

    first = draw("one")
    assert len(set(map(str, first))) == 5
    assert draw("one") == first
    assert draw("two") != first


def test_a_number_that_is_told_counts() -> None:
    assert random.Random(5).random() == random.Random(5).random() == 0.6229016948897019


def test_what_another_module_draws_changes_nothing(with_seed: Callable[[str], None]) -> None:
    with_seed("one")
    first = secrets.token_hex(8)
    with_seed("one")
    exec("import secrets; secrets.token_hex(8)", {"__name__": "another"})
    assert secrets.token_hex(8) == first


def test_a_process_that_a_test_starts_draws_the_same_every_time() -> None:
    command = [sys.executable, "-c", "import secrets, random; print(secrets.token_hex(8), random.random())"]
    printed = {subprocess.run(command, capture_output=True, check=True).stdout for _ in range(2)}
    assert len(printed) == 1


@pytest.mark.slow
def test_a_failure_prints_its_number(tmp_path: Path) -> None:
    file = tmp_path / "test_failing.py"
    file.write_text("def test_it():\n    raise ValueError\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.dice", "--dice-seed", "7", str(file)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "--dice-seed 7 rolls the same again" in run.stdout


@pytest.mark.fresh_dice
def test_fresh_dice_have_their_own_number(dice_seed: str, request: pytest.FixtureRequest) -> None:
    assert dice_seed.startswith(f"{request.config.getoption('--fresh-dice-seed')} ")
