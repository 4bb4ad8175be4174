"""Known counts of action and roll sequences, from the start and from the middle of every game."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import parse_position, perft
from tests.folding import each_of
from tests.naive.counting import count

PERFT = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))
ENTRIES = [(game, entry) for game, entries in PERFT.items() for entry in entries]
NAMES = [f"{game}-{number}" for game, entries in PERFT.items() for number in range(len(entries))]
SLOW = 3
MANY = 2_000
"""More than so many the slow counter counts in a thorough run only."""


def check_engine(game: str, entry: dict[str, Any], depth: int) -> None:
    position, known = parse_position(game, entry["position"]), entry["counts"][:depth]
    assert [perft(position, number) for number in range(1, len(known) + 1)] == known


def check_slow_counter(game: str, entry: dict[str, Any], depth: int) -> None:
    reached = min(depth, entry.get("slow", SLOW))
    assert count(game, entry["position"], reached) == entry["counts"][reached - 1]


@each_of(("game", "entry"), ENTRIES)
def test_the_engine_counts_what_is_known(game: str, entry: dict[str, Any]) -> None:
    check_engine(game, entry, entry.get("usual", len(entry["counts"])))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "entry"), ENTRIES, ids=NAMES)
def test_a_second_reading_counts_the_same(game: str, entry: dict[str, Any]) -> None:
    few = sum(known <= MANY for known in entry["counts"])
    check_slow_counter(game, entry, max(min(entry.get("usual", SLOW), few), 2))


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "entry"), ENTRIES, ids=NAMES)
def test_deep_counts(game: str, entry: dict[str, Any]) -> None:
    check_engine(game, entry, len(entry["counts"]))
    check_slow_counter(game, entry, SLOW)


def test_depth_zero_is_one_and_nothing_follows_the_end() -> None:
    over = parse_position("boulomania", "..o.........A..... 0/0 1-0 A over:A 1/1")
    assert (perft(over, 0), perft(over, 1), perft(over, 3)) == (1, 0, 0)
