"""How the project is built: shallow classes, short functions, short chains of imports, each game complete.

The page about that names what is there.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from statistics import median
from types import ModuleType
from typing import Any

import grimp
import pytest

import cogs.wiring
from bot.app import GAMES as DISCORD_GAMES
from cogs.controls.registry import KINDS
from engine import GAMES
from render import PAINTERS
from words import WORDS
from words.rules import rule_pages

ROOMS = ("bot", "cogs", "engine", "play", "players", "render", "store", "words")
ROOT = Path(__file__).parent.parent
LONGEST_FUNCTION = 40
LONGEST_CHAIN = 5
"""Of modules in cogs, each of which imports the next."""
DEEPEST = 2
"""Of classes of ours, one on top of the other."""
PAGE = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
QUERIES = {"store.tables"}
"""Of the store's queries those whose class services name."""


def modules() -> Iterator[ModuleType]:
    """Every module of the project, but for those that are only there to be run, and migrations."""
    for room in ROOMS:
        package = import_module(room)
        yield package
        for found in walk_packages(package.__path__, f"{room}."):
            if not found.name.endswith("__main__") and ".migrations" not in found.name:
                yield import_module(found.name)


def classes() -> set[type[Any]]:
    found = (value for module in modules() for value in vars(module).values() if inspect.isclass(value))
    return {each for each in found if is_ours(each)}


def is_ours(each: type[Any]) -> bool:
    return each.__module__.partition(".")[0] in ROOMS


def functions() -> Iterator[tuple[str, int]]:
    """Each function with its number of lines, in the tests and the bench as well."""
    for room in (*ROOMS, "bench", "tests"):
        for file in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{file.relative_to(ROOT)}:{node.name}", (node.end_lineno or 0) - node.lineno + 1


def depth(each: type[Any]) -> int:
    """How many classes of ours stand on top of each other."""
    return 1 + max((depth(base) for base in each.__bases__ if is_ours(base)), default=0)


def test_no_class_is_more_than_two_deep() -> None:
    assert {each.__qualname__ for each in classes() if depth(each) > DEEPEST} == set()


def test_functions_are_short() -> None:
    lengths = dict(functions())
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}
    assert 5 <= median(lengths.values()) <= 6


def test_chains_of_imports_inside_cogs_are_short() -> None:
    graph = grimp.build_graph("cogs", cache_dir=None)

    @cache
    def chain(module: str) -> tuple[str, ...]:
        """The longest from that module on."""
        further = (chain(each) for each in graph.find_modules_directly_imported_by(module))
        return (module, *max(further, key=len, default=()))

    longest = max((chain(module) for module in graph.modules), key=len)
    assert len(longest) <= LONGEST_CHAIN, " -> ".join(longest)


def test_services_as_a_whole_are_known_to_the_bot_alone() -> None:
    graph = grimp.build_graph("cogs", "bot", cache_dir=None)
    assert graph.find_modules_that_directly_import(cogs.wiring.__name__) == {"bot.app"}
    assert not any(each.startswith("bot") for each in graph.find_upstream_modules("cogs", as_package=True))


def test_controls_know_no_service() -> None:
    graph = grimp.build_graph("cogs", cache_dir=None)
    known = graph.find_upstream_modules("cogs.controls", as_package=True)
    assert not any(each.startswith(("cogs.services", "cogs.commands", "cogs.board")) for each in known)


def test_commands_and_controls_ask_the_store_nothing() -> None:
    graph = grimp.build_graph("cogs", "store", cache_dir=None)
    known = {each: graph.find_modules_directly_imported_by(each) for each in graph.modules}
    asked = {
        each: {one for one in known[each] if one.startswith("store.")} - {"store.records"} for each in known
    }
    in_cogs = {each: queries for each, queries in asked.items() if each.startswith("cogs") and queries}
    assert set().union(*in_cogs.values()) == QUERIES
    assert all(each.startswith("cogs.services.") for each in in_cogs), in_cogs


OWN_ROOMS = ("engine", "players", "render", "words")
"""The rooms in which each game has modules of its own."""
OWN_FILES = {
    "cogs/commands/boulomania.py",
    "cogs/controls/duels.py",
    "cogs/controls/ghosts.py",
    "cogs/controls/kinds.py",
    "cogs/controls/shapes.py",
    "cogs/services/choosing.py",
}
"""Elsewhere: the commands of Boulomania, and Boomerang's pieces, which are tried before they are put down."""


@pytest.mark.parametrize("room", [room for room in ROOMS if room not in OWN_ROOMS])
def test_no_other_room_knows_what_is_particular_about_a_game(room: str) -> None:
    files = {str(each.relative_to(ROOT)): each for each in (ROOT / room).rglob("*.py")}
    commands = {f"cogs/commands/{game}.py" for game in GAMES}
    knowing = {
        name
        for name, file in files.items()
        if "migrations" not in name and _knows_a_game(ast.parse(file.read_text(encoding="utf-8")))
    }
    assert knowing - commands - OWN_FILES == set()


def _knows_a_game(tree: ast.Module) -> bool:
    """Whether it names a game, or imports what only one or some of the games have."""
    named = any(isinstance(node, ast.Constant) and node.value in GAMES for node in ast.walk(tree))
    return named or any(map(_is_of_a_game, ast.walk(tree)))


def _is_of_a_game(node: ast.AST) -> bool:
    if not isinstance(node, ast.ImportFrom):
        return False
    where = (node.module or "").split(".")
    only_some = {*GAMES, "boules", "events"}
    return where[0] == "engine" and any(part.partition("_")[0] in only_some for part in where[1:])


# What the page says


def named_in(room: str) -> set[str]:
    """What the page says is right in a room: files, folders, and where it says so what each game has."""
    (row,) = re.findall(rf"^\| `{room}/` \| (.*) \|$", PAGE, re.MULTILINE)
    of_games = {name for game in GAMES for name in (game, f"{game}.py")} if "for each game" in row else set()
    return {named.partition("/")[0] for named in re.findall(r"`([^`]+)`", row)} | of_games


@pytest.mark.parametrize("room", [*ROOMS, "data"])
def test_the_page_names_all_that_is_in_a_room(room: str) -> None:
    kept = {each.name for each in (ROOT / room).iterdir()} - {"__init__.py", "__pycache__"}
    assert kept - named_in(room) == set()


def test_the_page_names_only_what_there_is() -> None:
    rooms = "|".join((*ROOMS, "data", "tests", "docs"))
    for path in re.findall(rf"`((?:{rooms})/[^`]*)`(?! \(new\))", PAGE):
        pattern = re.sub(r"<\w+>|\{[^}]+\}", "*", path).rstrip("/")
        assert any(ROOT.glob(pattern)), path


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_told_and_played_on_discord(game: str) -> None:
    assert game in PAINTERS
    assert game in WORDS
    assert DISCORD_GAMES[game].name == game
    assert rule_pages(game)


def test_every_control_is_printed_by_a_prefix_of_its_own() -> None:
    assert len({kind.prefix for kind in KINDS}) == len(KINDS) == len(set(KINDS))
