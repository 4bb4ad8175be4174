"""`docs/rules` is as it is written from the source of the rules. `python -m bot rules` renews it."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.rules_pages import FOLDER, write_rules
from engine import GAMES
from words import LANGUAGES
from words.rules import rule_pages


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("rules")
    write_rules(folder)
    return folder


def files(folder: Path, pattern: str) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob(pattern))


@pytest.mark.slow
def test_every_page_is_as_it_is_committed(written: Path) -> None:
    names = [f"{game}.{language}.md" for game in GAMES for language in LANGUAGES]
    assert files(written, "*.md") == files(FOLDER, "*.md") == sorted([*names, "README.md"])
    for name in files(written, "*.md"):
        assert (written / name).read_text("utf-8") == (FOLDER / name).read_text("utf-8"), name


@pytest.mark.slow
def test_every_picture_is_as_it_is_committed(written: Path) -> None:
    assert files(written, "*.png") == files(FOLDER, "*.png")
    for name in files(written, "*.png"):
        with Image.open(written / name) as drawn, Image.open(FOLDER / name) as golden:
            difference = ImageChops.difference(drawn.convert("RGB"), golden.convert("RGB"))
            assert drawn.size == golden.size
            assert difference.getbbox() is None, name


@pytest.mark.parametrize("topic", [page.topic for page in rule_pages("carami") if page.names_parts])
def test_parts_of_the_board_are_named_in_each_language(topic: str) -> None:
    names = {language: f"pictures/carami-{topic}.{language}.png" for language in LANGUAGES}
    assert len({(FOLDER / name).read_bytes() for name in names.values()}) == len(LANGUAGES)
    for language, name in names.items():
        assert f"({name})" in (FOLDER / f"carami.{language}.md").read_text("utf-8")


def test_every_picture_is_in_a_page() -> None:
    pages = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.md"))
    assert [name for name in files(FOLDER, "*.png") if f"({name})" not in pages] == []


def test_pictures_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.png")) < 5_000_000
