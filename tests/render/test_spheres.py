"""Shades of balls and marbles are kept, as working them out takes a second."""

import runpy
import subprocess
import sys
import zlib
from importlib.resources import files
from pathlib import Path

import pytest
from PIL import Image

from render.boules.balls import NAMES, sphere
from render.carami.glass import marble_shades
from render.kit import spheres

KEPT = sorted(Path(str(files("data").joinpath("shades"))).glob("*.zlib"))
DRAWN = """
from render.kit.spheres import worked_out
from render.shades import prepare_boards

prepare_boards()
print(*worked_out)
"""


def draw(name: str) -> Image.Image:
    """Draw the shades of that name again."""
    body, surface, radius = name.split("-")
    if body == "glass":
        return marble_shades.__wrapped__(("winding", "crossing").index(surface), int(radius))[0]
    grooves = next(grooves for grooves, known in NAMES.items() if known == surface)
    return sphere.__wrapped__(int(radius), grooves, body == "steel")[0]


@pytest.mark.parametrize("name", [file.stem for file in KEPT])
def test_what_is_kept_is_what_is_worked_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = draw(name)
    monkeypatch.setattr(spheres, "_kept_shades", lambda _: b"")
    monkeypatch.setattr(spheres, "worked_out", {})
    assert draw(name).tobytes() == kept.tobytes()
    assert [*spheres.worked_out] == [name]


def test_nothing_is_left_to_be_worked_out() -> None:
    run = subprocess.run([sys.executable, "-c", DRAWN], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []
    assert len(KEPT) > 10


def test_the_command_replaces_all_that_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what was worked out in its process; here, as if that were a single shade."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("render.PAINTERS", {})
    monkeypatch.setattr(spheres, "worked_out", {"steel-plain-9": b"shades"})
    folder = tmp_path / "data" / "shades"
    folder.mkdir(parents=True)
    (folder / "outdated.zlib").write_bytes(b"")
    runpy.run_module("render.shades", run_name="__main__")
    assert {file.name: zlib.decompress(file.read_bytes()) for file in folder.iterdir()} == {
        "steel-plain-9.zlib": b"shades"
    }
