"""No board, in the worst positions of many random games and in any language, exceeds Discord's limits."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.config import Language
from bot.course import last_decision, replay
from bot.records import Seat, Table
from bot.tables import Moved, play_by_itself
from bot.texts import LANGUAGES
from cogs.board import compose
from cogs.boules import controls
from engine import new_game

GAMES = 200
LONGEST_NAME = "W" * 32
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def a_table(language: Language) -> Table:
    seats = tuple(Seat(side, 0, 2**63 - 1 - side, LONGEST_NAME) for side in (0, 1))
    return Table(
        2**40, "boulomania", 1, {}, 2**62, 2**62, language, "5" * 64, "", 10_000, "playing",
        None, None, True, False, None, -1, NOON, NOON, seats,
    )  # fmt: skip


def random_game(seed: int, table: Table) -> list[str]:
    """Everything that was done and rolled in a game of random decisions."""
    rng, position, tokens = random.Random(seed), new_game("boulomania"), list[str]()
    while position.turn != "over":
        by_itself = play_by_itself(position, table, len(tokens), str(seed))
        tokens.append(by_itself or rng.choice(position.legal_actions()))
        position, _ = position.apply(tokens[-1])
    return tokens


def decisions(tokens: list[str], table: Table) -> Iterator[Moved]:
    """The table before each decision, with what was done since the one before."""
    scenes = list(replay("boulomania", {}, tokens))
    for number, scene in enumerate(scenes):
        if scene.before.turn in ("A", "B") and scene.token != "jack":
            shown = scenes[:number]
            yield Moved(table, scene.before, tuple(shown[last_decision(shown) :]))


def worst(moves: list[Moved]) -> list[Moved]:
    """Those with most to choose from, most that has happened, and most pictures."""
    by_choices = max(moves, key=lambda moved: len(moved.position.legal_actions()))
    by_ways = max(moves, key=_ways)
    by_events = max(moves, key=lambda moved: sum(len(scene.events) for scene in moved.scenes))
    return [by_choices, by_ways, by_events]


def _ways(moved: Moved) -> int:
    return sum(action.startswith("land:") for action in moved.position.legal_actions())


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_worst_boards_fit(language: Language) -> None:
    table = a_table(language)
    moves = [moved for seed in range(GAMES) for moved in decisions(random_game(seed, table), table)]
    assert len(moves) > GAMES * 20
    for moved in worst(moves):
        drawn = await compose(moved, controls, "boulo")
        sent: Any = drawn.view
        check_limits(list(_walk(sent.to_components())))
        assert len(drawn.pictures) <= 10
        assert len({picture.name for picture in drawn.pictures}) == len(drawn.pictures)


def check_limits(components: list[dict[str, Any]]) -> None:
    assert len(components) <= 40
    assert sum(len(each.get("content", "")) for each in components) <= 4000
    assert all(len(each.get("custom_id", "")) <= 100 for each in components)
    assert all(len(each.get("label") or "") <= 80 for each in components)
    for each in components:
        assert len(each.get("options", [])) <= 25
        for option in each.get("options", []):
            assert (
                max(len(option["label"]), len(option["value"]), len(option.get("description") or "")) <= 100
            )
        for item in each.get("items", []):
            assert 0 < len(item["description"]) <= 256
        if each["type"] == 1:
            assert 1 <= len(each["components"]) <= 5
