"""The engine stands on the standard library alone, and has neither dice nor a clock of its own."""

import ast
import sys
from pathlib import Path

import engine
from tests.folding import each_of

FILES = sorted(Path(engine.__file__).parent.glob("*.py"))
BY_CHANCE_OR_TIME = {"datetime", "random", "secrets", "time"}


def imported(file: Path) -> set[str]:
    """The top-level packages that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


@each_of("file", FILES)
def test_a_file_imports_the_standard_library_and_the_engine_only(file: Path) -> None:
    assert imported(file) <= (set(sys.stdlib_module_names) - BY_CHANCE_OR_TIME) | {"engine"}
