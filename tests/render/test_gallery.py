"""Every picture of the gallery is still drawn as it was. `python -m render` renews them: look at them."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games import GAMES
from render import PAINTERS, THEMES
from render.__main__ import EXAMPLES, ROOT, draw_example, write_gallery
from render.examples import Example

GALLERY = ROOT / "docs" / "gallery"
FAR = 24
"""So much may a pixel differ: another FreeType softens an edge a little differently."""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.file)
def test_looks_as_in_the_gallery(example: Example) -> None:
    drawn = Image.open(BytesIO(draw_example(example).data)).convert("RGB")
    golden = Image.open(GALLERY / example.file).convert("RGB")
    assert drawn.size == golden.size
    difference = ImageChops.difference(drawn, golden).convert("L")
    far = difference.point([255 * (value > FAR) for value in range(256)])
    assert ImageStat.Stat(difference).mean[0] < 0.5
    assert ImageStat.Stat(far).mean[0] / 255 < 0.002


def test_shows_every_drawn_game_in_every_theme() -> None:
    shown = {(example.game, example.theme) for example in EXAMPLES}
    assert shown == {(game, theme) for game in PAINTERS for theme in THEMES}
    assert set(PAINTERS) <= set(GAMES)


def test_names_each_picture_once_and_has_no_other() -> None:
    files = [example.file for example in EXAMPLES]
    assert sorted(files) == sorted(path.name for path in GALLERY.glob("*.png"))


def test_pictures_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in GALLERY.iterdir()) < 3_000_000


def test_page_is_written_as_it_is_committed(tmp_path: Path) -> None:
    write_gallery(tmp_path)
    assert (tmp_path / "README.md").read_text("utf-8") == (GALLERY / "README.md").read_text("utf-8")
