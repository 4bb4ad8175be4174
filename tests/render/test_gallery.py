"""Every picture of the gallery is drawn to the pixel as it was. `python -m bot gallery` renews them."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.gallery import GALLERY, write_gallery
from engine.games import GAMES
from render import PAINTERS, THEMES, Picture, draw
from render.cards.examples import CARDS, CardExample
from render.examples import Example
from render.gallery import CHARTS, CURVES, EXAMPLES, MOTIONS, Motion, draw_example, draw_motion
from tests.folding import each_of


@each_of("example", EXAMPLES)
def test_looks_as_in_the_gallery(example: Example) -> None:
    drawn = PAINTERS[example.game](example.subject())
    with Image.open(GALLERY / example.file) as golden:
        assert (drawn.mode, drawn.size) == (golden.mode, golden.size)
        assert drawn.getpalette() == golden.getpalette()
        assert drawn.tobytes() == golden.tobytes()


def test_the_command_writes_what_members_are_sent() -> None:
    example = EXAMPLES[0]
    drawn = draw_example(example)
    assert drawn.data == draw(**example.subject()._asdict()).data
    with Image.open(BytesIO(drawn.data)) as written, Image.open(GALLERY / example.file) as golden:
        assert written.tobytes() == golden.tobytes()


@pytest.mark.parametrize("motion", MOTIONS, ids=lambda motion: motion.file)
def test_turns_happen_as_in_the_gallery(motion: Motion) -> None:
    assert draw_motion(motion).data == (GALLERY / motion.file).read_bytes()


def test_every_game_is_seen_to_happen() -> None:
    assert {motion.game for motion in MOTIONS} == set(GAMES)


def test_shows_every_drawn_game_in_every_theme() -> None:
    shown = {(example.game, example.theme) for example in EXAMPLES}
    assert shown == {(game, theme) for game in PAINTERS for theme in THEMES}
    assert set(PAINTERS) == set(GAMES)


def test_names_each_picture_once_and_has_no_other() -> None:
    files = [example.file for example in EXAMPLES]
    files += [chart.file for chart in CHARTS] + [curve.file for curve in CURVES]
    files += [card.file for card in CARDS]
    assert sorted(files) == sorted(path.name for path in GALLERY.glob("*.png"))


def test_pictures_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in GALLERY.iterdir()) < 6_500_000


def test_page_is_written_as_it_is_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With each picture in its file; that they are drawn as committed is seen above and in other tests."""
    for name in ("draw_example", "draw_motion", "draw_chart", "draw_curve"):
        monkeypatch.setattr(f"bot.gallery.{name}", _sketch)
    monkeypatch.setattr(CardExample, "draw", _sketch)
    write_gallery(tmp_path)
    assert (tmp_path / "README.md").read_text("utf-8") == (GALLERY / "README.md").read_text("utf-8")
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in GALLERY.iterdir()}
    drawn: dict[str, tuple[object, ...]] = {
        **{each.file: (each,) for each in EXAMPLES},
        **{each.file: (each,) for each in MOTIONS},
        **{each.file: (each,) for each in CARDS},
        **{each.file: (each.fallen, each.theme) for each in CHARTS},
        **{each.file: (each.curve, each.theme) for each in CURVES},
    }
    assert {file: (tmp_path / file).read_bytes() for file in drawn} == {
        file: _sketch(*shown).data for file, shown in drawn.items()
    }


def _sketch(*shown: object) -> Picture:
    """What is drawn, in a line."""
    return Picture(repr(shown).encode(), (1, 1), "sketch.png")
