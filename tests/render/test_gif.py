"""What GIF files are put together from: packed rows, and few boxes around what changes."""

from io import BytesIO
from random import Random
from struct import pack

from PIL import Image, ImageDraw

from render import PAINTERS
from render.gallery import EXAMPLES
from render.kit.boxes import WORD, boxes_around
from render.kit.gif import END, change, change_boxes, clear_number, head, whole
from render.kit.lzw import ROWS
from tests.folding import each_of

WIDTHS = (1, 24, 1_080)
HEIGHTS = (1, ROWS - 1, ROWS, ROWS + 1, 3 * ROWS + 5)
SIZE = (270 * WORD, 487)


def noise(width: int, height: int, colours: int, seed: int = 7) -> Image.Image:
    """Pixels of so many colours, of which no two are alike in what they can be packed into."""
    random = Random(seed)
    image = Image.frombytes("P", (width, height), bytes(random.choices(range(colours), k=width * height)))
    image.putpalette([value for colour in range(200) for value in (colour, 255 - colour, colour // 2)])
    return image


def decoded(*blocks: bytes) -> list[bytes]:
    film = Image.open(BytesIO(b"".join((*blocks, END))))
    looks = []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        looks.append(film.convert("RGB").tobytes())
    return looks


@each_of("colours", [1, 2, 30, 200])
@each_of("height", HEIGHTS)
@each_of("width", WIDTHS)
def test_packed_rows_are_the_same_pixels(width: int, height: int, colours: int) -> None:
    """With few colours the packer learns for long; with many it forgets within a few rows."""
    image = noise(width, height, colours)
    for _ in range(2):  # packed, and remembered
        assert decoded(head(image, for_ever=False), whole(image, 20)) == [image.convert("RGB").tobytes()]


def test_packed_rows_are_the_same_wherever_the_packer_stops() -> None:
    """At every width that its numbers have, and just before and after it forgets all."""
    for width in range(1, 400, 3):
        image = noise(width, 2 * ROWS, 180, seed=width)
        assert decoded(head(image, for_ever=False), whole(image, 20)) == [image.convert("RGB").tobytes()]


def test_boards_are_the_same_pixels() -> None:
    for example in EXAMPLES:
        image = PAINTERS[example.game](example.subject())
        assert decoded(head(image, for_ever=False), whole(image, 20)) == [image.convert("RGB").tobytes()]


def spotted(spots: list[tuple[int, int, int, int]]) -> Image.Image:
    image = Image.new("P", SIZE)
    image.putpalette([0, 0, 0, 255, 255, 255])
    for spot in spots:
        ImageDraw.Draw(image).rectangle(spot, 1)
    return image


@each_of("most", [1, 2, 4, 9])
@each_of("seed", range(12))
def test_boxes_hold_all_that_differs(seed: int, most: int) -> None:
    random, spots = Random(seed), []
    for _ in range(random.randint(1, 6)):
        x, y = random.randrange(SIZE[0]), random.randrange(SIZE[1])
        spots.append((x, y, x + random.randrange(90), y + random.randrange(90)))
    last, now = spotted([]), spotted(spots)
    boxes = boxes_around(last, now, most)
    assert 1 <= len(boxes) <= most
    bare = now.copy()
    for box in boxes:
        bare.paste(0, box)
    assert bare.getbbox(alpha_only=False) is None
    stays = [20] * (most - 1) + [500]
    blocks = change_boxes(last, now, boxes, clear_number(now), stays)
    assert decoded(head(last, for_ever=False), whole(last, 20), *blocks)[-1] == now.convert("RGB").tobytes()


def test_what_is_far_apart_has_boxes_of_its_own() -> None:
    now = spotted([(0, 0, 20, 20), (1_000, 0, 1_020, 20), (500, 400, 520, 420)])
    boxes = boxes_around(spotted([]), now, 4)
    assert sorted(boxes) == [(0, 0, 24, 21), (500, 400, 524, 421), (1_000, 0, 1_024, 21)]


def test_what_is_near_each_other_shares_a_box() -> None:
    now = spotted([(8, 8, 15, 15), (20, 8, 27, 15), (8, 300, 15, 300)])
    assert sorted(boxes_around(spotted([]), now, 4)) == [(8, 8, 28, 301)]


def test_a_change_is_stored_to_the_pixel() -> None:
    last, now = spotted([(5, 5, 9, 9)]), spotted([(5, 5, 9, 9), (31, 17, 33, 18)])
    block = change(last, now, clear_number(now), 20)
    assert [block] == change_boxes(last, now, [(0, 0, *SIZE)], clear_number(now), [20])
    assert block[block.index(b",") :][:9] == pack("<BHHHH", 0x2C, 31, 17, 3, 2)


def test_a_small_box_is_stored_whole_whatever_was_there_before() -> None:
    now = spotted([(5, 5, 9, 9), (31, 17, 33, 18)])
    boxes = [(0, 0, 100, 100), (400, 300, 500, 400)]
    before = (spotted([]), spotted([(30, 30, 60, 60)]))
    blocks = [change_boxes(last, now, boxes, clear_number(now), [20, 500]) for last in before]
    assert blocks[0] == blocks[1]
    placed = [block[block.index(b",") :][:9] for block in blocks[0]]
    assert placed == [pack("<BHHHH", 0x2C, *at, 100, 100) for at in ((0, 0), (400, 300))]


def test_where_nothing_differs_there_is_no_box() -> None:
    same = spotted([(5, 5, 9, 9)])
    assert boxes_around(same, same.copy(), 4) == []
    assert len(change_boxes(same, same.copy(), [], 2, [20, 20, 500])) == 1
