"""Pictures are small enough to be there at once: the gallery's, random ones, and the largest there are."""

import zlib
from io import BytesIO
from itertools import islice
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops
from zlib_ng import zlib_ng

import render
from engine import GAMES
from render import PAINTERS, THEMES, Subject, draw
from render.gallery import EXAMPLES
from render.kit.packed_parts import PackedParts
from render.kit.picture import HARD, LARGEST, STRIPS, _pack, encode, packed_fast, packed_hard
from tests.durations import Sample
from tests.render.find_largest import KEPT, kept_frames
from tests.render.play import lively_carami, play_any


def test_the_limit_is_45_kilobytes() -> None:
    assert LARGEST == 45 * 1024


@pytest.mark.parametrize("game", PAINTERS)
def test_every_picture_of_the_gallery_is_small_by_day_and_what_was_painted(game: str) -> None:
    sizes = dict[Subject[Any], int]()
    changed = []
    for example in (each for each in EXAMPLES if each.game == game):
        painted = PAINTERS[game](example.subject())
        data = encode(painted)
        sizes[example.subject()] = len(data)
        if not is_picture_of(painted, data):
            changed.append(example.file)
    by_day = {subject._replace(theme="day") for subject in sizes}
    for subject in by_day:
        size = sizes.get(subject) or len(encode(PAINTERS[game](subject)))
        assert size <= LARGEST, subject
    assert not changed, f"not the pixels that were painted: {changed}"
    assert by_day


def is_picture_of(painted: Image.Image, data: bytes) -> bool:
    """Whether a file has the pixels that were painted."""
    shown = Image.open(BytesIO(data))
    shown.load()
    if (shown.mode, shown.size) != ("P", painted.size):
        return False
    return ImageChops.difference(shown.convert("RGB"), painted.convert("RGB")).getbbox() is None


@pytest.mark.parametrize("game", PAINTERS)
def test_the_largest_frames_of_many_games_are_small(game: str) -> None:
    frames = kept_frames()[game]
    assert len(frames) == KEPT
    for frame in frames:
        assert len(encode(PAINTERS[game](frame.subject(game)))) <= LARGEST, frame


def test_a_crowded_board_need_not_be_tried_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but one in a hundred of Carami's, of which the files are the largest, by whatever is quicker."""
    monkeypatch.setattr("render.kit.picture.HARD", HARD[:-1])
    sizes = [
        len(encode(PAINTERS["carami"](moment.subject()._replace(names=("Magdalena", "Bruno")))))
        for moment in islice(play_any("carami", 5), 0, 200, 2)
    ]
    assert sum(size > LARGEST for size in sizes) <= len(sizes) / 100


LONG_NAMES = ("Maximiliane-Ottokar Wöhlermann", "Bartholomäus Ξενοφών Grünwald")
COUNTED = ("", "", "", "coups|sans|progrès")
"""What a board of Carami says of its hourglass."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", PAINTERS)
def test_the_fullest_boards_are_small(game: str, theme: str, sample: Sample[int]) -> None:
    """With long names, and every move of a long turn: as much as a board ever has to show."""
    labels = COUNTED if game == "carami" else ()
    for seed in sample(range(4), 2):
        moments = [*islice(play_any(game, seed), 160)]
        for number in range(20, len(moments), 20):
            position, events, before = moments[number]
            moves = tuple(each.events for each in moments[number - 3 : number + 1] if each.events)
            picture = draw(
                position, events, before=before, theme=theme, names=LONG_NAMES, moves=moves, labels=labels
            )
            assert len(picture.data) <= LARGEST, (len(picture.data), position)


@pytest.mark.parametrize("after", [110, 150])
def test_a_board_that_would_be_too_large_has_numbers_without_ways(
    after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = [*islice(lively_carami(6), after)]
    position, events, before = moments[-1]
    moves = tuple(each.events for each in moments[-4:])
    drawn = []
    for largest in (LARGEST, 100):
        render._draw.cache_clear()
        monkeypatch.setattr("render.LARGEST", largest)
        drawn.append(draw(position, events, before=before, moves=moves).data)
    render._draw.cache_clear()
    assert len({*drawn, draw(position, events, before=before).data}) == 3
    assert _detail(drawn[1]) < _detail(drawn[0])


def _detail(file: bytes) -> int:
    """How much there is to see in a picture, however hard its file was packed."""
    return len(zlib.compress(Image.open(BytesIO(file)).tobytes(), 9))


@pytest.mark.parametrize("game", PAINTERS)
def test_frames_of_a_game_are_small(game: str) -> None:
    for moment in islice(play_any(game, 77), 0, 200, 4):
        assert len(encode(PAINTERS[game](moment.subject()))) <= LARGEST, moment.position


def test_the_encoder_tries_harder_only_where_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    hard = zlib_ng.compressobj

    def compressobj(level: int, *how: int) -> Any:
        tried.append(level)
        return hard(level, *how)

    monkeypatch.setattr("zlib_ng.zlib_ng.compressobj", compressobj)
    forget_strips(monkeypatch)
    plain = Image.new("P", (400, 400))
    plain.putpalette([0, 0, 0])
    assert len(encode(plain)) < LARGEST
    assert tried == []
    encode(_speckled())
    assert tried == [level for level in HARD for _ in range(STRIPS)]


def forget_strips(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what was packed before."""
    for name, packed in (("packed_fast", packed_fast), ("packed_hard", packed_hard)):
        monkeypatch.setattr(f"render.kit.picture.{name}", PackedParts(packed.pack, most=STRIPS))


@pytest.mark.parametrize("game", PAINTERS)
def test_a_file_is_the_same_whatever_was_packed_before(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [*islice(play_any(game, 3), 0, 60, 5)]
    images = [PAINTERS[game](moment.subject()) for moment in moments]
    anew = []
    for image in images:
        forget_strips(monkeypatch)
        anew.append(encode(image))
    assert [encode(image) for image in images] == anew
    assert [encode(image) for image in reversed(images)] == anew[::-1]


@pytest.mark.parametrize("game", PAINTERS)
def test_the_encoder_tries_harder_with_no_more_strips_than_it_must(game: str) -> None:
    """So a picture that is only just too large takes hardly longer than one that is not."""
    image = PAINTERS[game](Subject(GAMES[game].new()))
    rows, length = image.crop((-1, 0, *image.size)).tobytes(), 1 + image.width
    quick, hardest = (_pack(rows, length, room) for room in (len(rows), 0))
    less, least = len(quick) - 1, len(hardest)
    between = [_pack(rows, length, room) for room in (less, (less + least) // 2, least)]
    assert len(quick) > len(between[0]) > len(between[1]) > len(between[2]) == least
    assert {zlib.decompress(packed) for packed in (quick, *between, hardest)} == {rows}


def test_what_cannot_be_made_small_is_still_a_picture() -> None:
    data = encode(_speckled())
    assert len(data) > LARGEST
    assert data.startswith(b"\x89PNG")


def _speckled() -> Image.Image:
    random = Random(7)
    speckled = Image.frombytes("P", (400, 400), random.randbytes(400 * 400))
    speckled.putpalette(random.randbytes(3 * 256))
    return speckled
