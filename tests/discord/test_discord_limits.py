"""No board and no menu, in the worst moments of a thousand random games of each kind and in any language,
exceeds Discord's limits."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.app import GAMES as DISCORD_GAMES
from cogs.answers import LONGEST_SUGGESTION, MOST_SUGGESTIONS, suggest
from cogs.board.end_counts import EndCounter
from cogs.board.message import Composer
from cogs.board.scenes import Animator
from cogs.controls.board_buttons import rows_under
from cogs.controls.components import LONGEST_LABEL, MOST_OPTIONS
from cogs.controls.duels import best_places, group_row
from cogs.controls.ghosts import Spot, ghost_rows
from cogs.naming import Translator
from engine import GAMES
from engine.boomerang import Boomerang
from engine.boomerang_placements import by_piece
from play.views import TableView
from play.workers import Worker
from store.records import Seat, Table
from tests.discord.conftest import Place
from tests.discord.naming import mentions
from tests.discord.playing import bot_of
from tests.discord.worst_moments import find_worst, read_worst
from words import LANGUAGES, LONGEST_ALT, Language, Say, label, say_in
from words.boules import word_shot

pytestmark = [pytest.mark.each_language, pytest.mark.usefixtures("drawn")]

SAMPLE = range(10)
LONGEST_NAME = "W" * 32
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
TEAM = {name: game.teams.both // 2 if game.teams else 1 for name, game in GAMES.items()}
"""So many play for each side, when as many as possible play."""

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def a_table(game: str, language: Language = "en") -> Table:
    """A table with everything as long as it can get: ids, names, teams, the clock."""
    seats = tuple(
        Seat(side, place, 2**63 - 1 - side - 2 * place, LONGEST_NAME)
        for side in (0, 1)
        for place in range(TEAM[game])
    )
    return Table(
        2**40, game, 1, {}, 2**62, 2**62, language, "5" * 64, "", 10_000, "playing",
        None, None, True, False, None, NOON, NOON, seats, clock="week", deadline=NOON,
    )  # fmt: skip


@cache
def worst_of(game: str) -> Sequence[TableView]:
    """The tables with most to choose from, and those at which most has just happened; and some more."""
    moments = [*read_worst(game), *find_worst(game, SAMPLE)]
    return [TableView(a_table(game), moment.position, moment.steps) for moment in moments]


def say_of(game: str, language: Language) -> Say:
    return partial(say_in(language), **mentions(DISCORD_GAMES[game].command))


def in_language(moved: TableView, language: Language) -> TableView:
    return moved._replace(table=replace(moved.table, language=language))


@every_language
@every_game
async def test_worst_boards_fit(game: str, language: Language) -> None:
    worker, say = Worker("test", 1), say_of(game, language)
    rows, committed = partial(rows_under, DISCORD_GAMES, lambda rows: rows), AsyncMock(return_value="f" * 64)
    ends = EndCounter(worker, AsyncMock(return_value=()))
    composer = Composer(worker, worker, Animator(worker), lambda table: say, rows, committed, ends)
    for moved in worst_of(game):
        drawn = await composer.compose(in_language(moved, language))
        sent: Any = drawn.view
        check_limits(list(_walk(sent.to_components())))
        assert len(drawn.pictures) <= 10
        assert len({each.picture.name for each in drawn.pictures}) == len(drawn.pictures)


@every_language
@pytest.mark.parametrize("game", [game.name for game in DISCORD_GAMES.values() if game.group_choices])
def test_worst_private_menus_fit(game: str, language: Language) -> None:
    say, grouped = say_of(game, language), DISCORD_GAMES[game].grouped
    group_choices = DISCORD_GAMES[game].group_choices
    assert grouped is not None
    assert group_choices is not None
    for moved in worst_of(game):
        for group, actions in grouped(moved.position).items():
            rows = group_choices(moved, group, say)
            check_limits(list(_walk([row.to_component_dict() for row in rows])))
            shown = {option.value for row in rows for menu in row.children for option in options_of(menu)}
            assert shown == set(actions)


@every_language
def test_worst_ghosts_fit(language: Language) -> None:
    say = say_of("boomerang", language)
    for moved in worst_of("boomerang"):
        pieces = by_piece(cast(Boomerang, moved.position))
        for action in moved.position.legal_actions()[::97]:
            piece = action.partition(".")[0]
            choosing = (best_places(moved, piece, say), group_row(moved, pieces, say))
            rows = [*ghost_rows(moved, Spot.parse(action), say), *choosing]
            check_limits(list(_walk([row.to_component_dict() for row in rows])))
            words = label(moved.position, action, say)
            assert 0 < len(words) <= 4000


@every_language
@every_game
def test_worst_suggestions_fit(game: str, language: Language) -> None:
    say = say_of(game, language)
    for moved in worst_of(game):
        position, legal = moved.position, moved.position.legal_actions()
        offered = [
            ((word_shot if action.startswith("shoot:") else label)(position, action, say), action)
            for action in legal[:: 1 + len(legal) // 200]
        ]
        assert all(len(word) <= LONGEST_SUGGESTION for words in offered for word in words)
        assert len(suggest(offered, "")) <= MOST_SUGGESTIONS


@every_game
def test_what_is_grouped_can_be_chosen_from_its_groups(game: str) -> None:
    record = DISCORD_GAMES[game]
    assert record.grouped is not None or record.group_choices is None
    if record.grouped is not None:
        for moved in worst_of(game):
            grouped = [action for group in record.grouped(moved.position).values() for action in group]
            assert sorted(grouped) == sorted(moved.position.legal_actions())


def options_of(item: Any) -> list[Any]:
    return list(getattr(item, "options", ()))


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))


def check_limits(components: list[dict[str, Any]]) -> None:
    assert len(components) <= 40
    assert sum(len(each.get("content", "")) for each in components) <= 4000
    assert "</" not in json.dumps([{**each, "content": "", "components": []} for each in components])
    custom_ids = [each["custom_id"] for each in components if "custom_id" in each]
    assert len(set(custom_ids)) == len(custom_ids)
    assert all(len(custom_id) <= 100 for custom_id in custom_ids)
    assert all(len(each.get("label") or "") <= 80 for each in components)
    for each in components:
        assert len(each.get("options", [])) <= MOST_OPTIONS
        assert len(each.get("placeholder") or "") <= 150
        for option in each.get("options", []):
            words = (option["label"], option["value"], option.get("description") or "")
            assert max(map(len, words)) <= LONGEST_LABEL
        for item in each.get("items", []):
            assert 0 < len(item["description"]) <= LONGEST_ALT
        if each["type"] == 1:
            assert 1 <= len(each["components"]) <= 5


# Commands

LONGEST_COMMAND = 8_000
MOST_BELOW = 25


def longest(payload: dict[str, Any], what: str) -> int:
    """How long a text of a command is in the language in which it is longest."""
    translated = (payload.get(f"{what}_localizations") or {}).values()
    return max(map(len, (str(payload.get(what, "")), *translated)))


def length_of(payload: dict[str, Any]) -> int:
    """What Discord counts of a command: names, descriptions and values, of everything below it as well."""
    own = sum(longest(payload, what) for what in ("name", "description", "value"))
    below = [*(payload.get("options") or ()), *(payload.get("choices") or ())]
    return own + sum(map(length_of, below))


async def test_no_command_is_longer_than_discord_takes(place: Place) -> None:
    tree = bot_of(place).tree
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, Translator())
        assert length_of(payload) <= LONGEST_COMMAND, command.name
        assert len(payload.get("options", ())) <= MOST_BELOW, command.name
