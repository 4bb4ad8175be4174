"""Pictures are small enough to be there at once, the extreme ones of the gallery too."""

from random import Random

import pytest
from PIL import Image

from render import PAINTERS
from render.__main__ import EXAMPLES
from render.examples import Example
from render.kit.picture import LARGEST, encode


def test_the_limit_is_25_kilobytes() -> None:
    assert LARGEST == 25_600


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.file)
def test_every_picture_of_the_gallery_is_small_by_day(example: Example) -> None:
    position, events, before = example.played()
    image = PAINTERS[example.game](position, events, before, example.preview, "day")
    assert len(encode(image)) <= LARGEST


def speckled(pixels: int) -> Image.Image:
    """A picture of which so many pixels are of random colours."""
    random = Random(7)
    image = Image.new("P", (400, 400))
    image.putpalette(random.randbytes(3 * 64))
    for _ in range(pixels):
        image.putpixel((random.randrange(400), random.randrange(400)), random.randrange(64))
    return image


def test_the_encoder_tries_harder_only_where_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def compress(image: Image.Image, level: int) -> bytes:
        tried.append(level)
        return bytes(LARGEST + 6 - level)

    monkeypatch.setattr("render.picture._compress", compress)
    assert len(encode(Image.new("P", (1, 1)))) == LARGEST
    assert tried == [5, 6]


def test_what_cannot_be_made_small_is_still_a_picture() -> None:
    data = encode(speckled(200_000))
    assert len(data) > LARGEST
    assert data.startswith(b"\x89PNG")
