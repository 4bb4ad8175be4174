"""One command learns everything, here with plans of a few games: each part writes what its mind reads."""

import multiprocessing.dummy
import subprocess
import sys
from pathlib import Path

import pytest

import players.boomerang.learn
import players.boules.learn
import players.carami.learn
from players.boomerang.learn import Manner
from players.boules.learn import Plan
from players.carami.learn import Generation
from players.learning import FOLDER, PARTS, learn, main

SMALL_PLAN = Plan({2: 100, 1: 50}, most=200, least=100, target=2, epochs=1, hidden=8, narrow=8)
SMALL_MANNER = Manner(games=2, nodes=1, heat=0.3, lasting=0.9, followed=1)


@pytest.fixture(autouse=True)
def small_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players.boules.learn, "PLANS", dict.fromkeys(players.boules.learn.PLANS, SMALL_PLAN))
    monkeypatch.setattr(players.boomerang.learn, "MANNERS", (SMALL_MANNER,))
    monkeypatch.setattr(players.boomerang.learn, "EXAMINED", 1)
    monkeypatch.setattr(players.boomerang.learn, "EXAMINED_NODES", 1)
    monkeypatch.setattr(players.carami.learn, "GENERATIONS", (Generation(2, 1),))
    monkeypatch.setattr(players.carami.learn, "CALIBRATION", Generation(1, 1))


def test_all_that_is_shipped_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for part in PARTS:
        learn(tmp_path, part)
        assert f"{part}: done in 0." in capsys.readouterr().out
    shipped = {file.name for file in FOLDER.iterdir() if file.suffix in (".json", ".npz")}
    assert {file.name for file in tmp_path.iterdir()} == shipped


def test_only_the_parts_that_are_named_are_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The folder need not be there; threads stand in for the processes, which would have plans of hours."""
    monkeypatch.setattr("players.learning.get_context", lambda _: multiprocessing.dummy)
    monkeypatch.setattr(sys, "argv", ["learning", "carami", "--into", str(tmp_path / "new" / "folder")])
    main()
    assert "carami: done in 0." in capsys.readouterr().out
    assert [file.name for file in (tmp_path / "new" / "folder").iterdir()] == [players.carami.learn.FILE]


def test_a_part_that_there_is_not_is_named_before_anything_is_learned(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "players.learning", "carami", "chess", "--into", str(tmp_path / "new")]
    run = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "there is no part chess" in run.stderr
    assert not (tmp_path / "new").exists()
