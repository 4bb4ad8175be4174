"""Known counts of action and roll sequences, from the start and from the middle of every game."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import parse_position, perft
from tests.naive.counting import count

PERFT = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))
ENTRIES = [(game, entry) for game, entries in PERFT.items() for entry in entries]
NAMES = [f"{game}-{number}" for game, entries in PERFT.items() for number in range(len(entries))]


@pytest.mark.parametrize(("game", "entry"), ENTRIES, ids=NAMES)
def test_the_engine_counts_what_is_known(game: str, entry: dict[str, Any]) -> None:
    assert perft(parse_position(game, entry["position"]), entry["depth"]) == entry["count"]


@pytest.mark.parametrize(("game", "entry"), ENTRIES, ids=NAMES)
def test_a_second_reading_counts_the_same(game: str, entry: dict[str, Any]) -> None:
    depth = entry.get("slow_depth", min(entry["depth"], 3))
    position = parse_position(game, entry["position"])
    assert count(game, entry["position"], depth) == perft(position, depth)


def test_depth_zero_is_one_and_nothing_follows_the_end() -> None:
    over = parse_position("boulomania", "..o.........A..... 0/0 1-0 A over:A 1/1")
    assert (perft(over, 0), perft(over, 1), perft(over, 3)) == (1, 0, 0)
