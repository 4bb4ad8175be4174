"""Pictures are small enough to be there at once: the gallery's, random ones, and the largest there are."""

from itertools import islice
from random import Random

import pytest
from PIL import Image

from render import PAINTERS
from render.examples import Example
from render.gallery import EXAMPLES
from render.kit.picture import LARGEST, encode
from tests.render.find_largest import KEPT, kept_frames
from tests.render.play import play_any


def test_the_limit_is_25_kilobytes() -> None:
    assert LARGEST == 25_600


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.file)
def test_every_picture_of_the_gallery_is_small_by_day(example: Example) -> None:
    image = PAINTERS[example.game](example.subject()._replace(theme="day"))
    assert len(encode(image)) <= LARGEST


@pytest.mark.parametrize("game", PAINTERS)
def test_the_largest_frames_of_many_games_are_small(game: str) -> None:
    frames = kept_frames()[game]
    assert len(frames) == KEPT
    for frame in frames:
        assert len(encode(PAINTERS[game](frame.subject(game)))) <= LARGEST, frame


@pytest.mark.parametrize("game", PAINTERS)
def test_frames_of_a_game_are_small(game: str) -> None:
    for moment in islice(play_any(game, 77), 0, 200, 4):
        assert len(encode(PAINTERS[game](moment.subject()))) <= LARGEST, moment.position


def test_the_encoder_tries_harder_only_where_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def compress(image: Image.Image, level: int) -> bytes:
        tried.append(level)
        return bytes(LARGEST + 6 - level)

    monkeypatch.setattr("render.kit.picture._compress", compress)
    assert len(encode(Image.new("P", (1, 1)))) == LARGEST
    assert tried == [5, 6]


def test_what_cannot_be_made_small_is_still_a_picture() -> None:
    random = Random(7)
    speckled = Image.frombytes("P", (400, 400), random.randbytes(400 * 400))
    speckled.putpalette(random.randbytes(3 * 256))
    data = encode(speckled)
    assert len(data) > LARGEST
    assert data.startswith(b"\x89PNG")
