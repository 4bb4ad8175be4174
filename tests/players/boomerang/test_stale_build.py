"""What was compiled from another source than the one beside it is not used: it may know other rules."""

import re
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import pytest

from players.boomerang.compiled import SOURCE, SOURCE_LINE, is_built_from

ROOT = SOURCE.parents[2]
HASHED = 16
"""How many digits of the hash the source has."""

ON_A_STALE_BUILD = """
import sys
from types import ModuleType

built = ModuleType("players.boomerang._compiled")
{changed}
sys.modules[built.__name__] = built
import players.boomerang
players.boomerang._compiled = built

from engine.games import new_game
from players.boomerang.compiled import node_of
print(type(node_of(new_game("boomerang"))).__name__)
"""


def test_the_source_has_the_hash_of_all_other_lines() -> None:
    """Those of what it includes as well."""
    sources = [SOURCE, *sorted(SOURCE.parent.glob("_*.h"))]
    text = "".join(source.read_text(encoding="utf-8") for source in sources)
    (hashed,) = SOURCE_LINE.findall(text)
    others = sha256(SOURCE_LINE.sub("", text).encode()).hexdigest()[:HASHED]
    assert hashed == others, f'after a change, write into {SOURCE.name}: #define SOURCE "{others}"'


def test_it_is_built_again_after_a_change_of_what_it_includes() -> None:
    (module,) = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"][
        "ext-modules"
    ]
    included = re.findall(r'^#include "(.+)"', SOURCE.read_text("utf-8"), re.MULTILINE)
    assert [ROOT / each for each in module["depends"]] == [SOURCE.parent / each for each in included]
    assert {SOURCE.parent / each for each in included} == {*SOURCE.parent.glob("*.h")}


def test_what_is_built_here_is_up_to_date() -> None:
    """Otherwise the tests that compare it are skipped: `make` builds it again."""
    assert is_built_from(SOURCE, pytest.importorskip("players.boomerang._compiled"))


def test_only_what_was_built_from_this_source(tmp_path: Path) -> None:
    source = tmp_path / "_compiled.c"
    source.write_text('#define SOURCE "abc" /* what for */\nint x;\n', encoding="utf-8")
    assert is_built_from(source, SimpleNamespace(SOURCE="abc"))
    assert not is_built_from(source, SimpleNamespace(SOURCE="abd"))
    assert not is_built_from(source, SimpleNamespace()), "built before there was a hash"
    source.write_text("int x;\n", encoding="utf-8")
    assert not is_built_from(source, SimpleNamespace(SOURCE="abc")), "the source is an earlier one"


def test_where_there_is_no_source_what_was_built_is_installed(tmp_path: Path) -> None:
    assert is_built_from(tmp_path / "_compiled.c", SimpleNamespace(SOURCE="abc"))


WITHOUT_A_BUILD = """
import sys
sys.modules["players.boomerang._compiled"] = None

from engine.games import new_game
from players.boomerang.compiled import node_of
print(type(node_of(new_game("boomerang"))).__name__)
"""


def test_where_nothing_was_built_the_same_is_done_in_python() -> None:
    """There is nothing to tell: it was installed where there is no compiler."""
    run = subprocess.run([sys.executable, "-c", WITHOUT_A_BUILD], capture_output=True, text=True, check=True)
    assert (run.stdout.split(), run.stderr) == (["ArrayNode"], "")


@pytest.mark.parametrize("changed", ["", "built.SOURCE = 'another'"])
def test_a_stale_build_is_told_once_and_not_used(changed: str) -> None:
    program = ON_A_STALE_BUILD.format(changed=changed)
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["ArrayNode"]
    (line,) = run.stderr.splitlines()
    assert "_compiled.c has changed since it was built" in line
