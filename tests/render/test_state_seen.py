"""The state is seen: names, what would be scored now, the moves of a turn; and nothing covers anything."""

import pytest
from PIL import Image, ImageChops

from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.games import GAMES
from engine.position import Ending
from render import PAINTERS, THEMES, Subject, draw
from render.boules.panels import Tallies
from render.boulomania.layout import lay_out
from render.carami.board import TRAY, fill_digits
from render.carami.drawing import again, passed
from render.carami.labels import SPOTS, label_line, plate
from render.kit.header import HEADING, HEIGHT, NAME, ROOM, SHORT_NAME, header_rows
from render.kit.lettering import lettered, writable
from render.kit.picture import LARGEST, encode
from render.kit.plates import WIDTH, gain_digits, mirrored_box, score_digits
from render.kit.shapes import Shape, pixels, rounded
from tests.folding import each_of
from tests.render.test_lettering import HOSTILE
from words import say_in
from words.pictures import word_counted_end, word_next_end, word_parts
from words.texts import LANGUAGES

MIDDLE = Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")
IDLE = Carami.parse("BB.AB/AB.../BB..A/.A./AB.AA/A..BA/A..B. ..../.... 0/0 6/5 10 A")
LAST = Boulomania.parse("..A.o..B..AB..A.B. 1/0 7-5 A A:play 13/8")


@each_of("game", PAINTERS)
@each_of("theme", THEMES)
def test_what_stands_above_a_board_changes_nothing_of_it(game: str, theme: str) -> None:
    subject = Subject(GAMES[game].new(), theme=theme)
    board = PAINTERS[game](subject)
    for names, heading in ((("Anna", "Bruno"), ""), (None, "Next end"), (("Anna", "Bruno"), "Next end")):
        crowned = subject._replace(names=names, heading=heading)
        whole = PAINTERS[game](crowned)
        rows = header_rows(crowned)
        assert whole.size == (board.width, board.height + rows)
        assert whole.crop((0, rows, *whole.size)).tobytes() == board.tobytes()
    assert header_rows(subject) == 0


@each_of("name", HOSTILE)
def test_no_name_covers_the_other_or_the_heading(name: str) -> None:
    """Whatever one is called, the other half of the strip stays as it is."""
    heading = "A heading that is much longer than the room that there is for it"
    for kept in ("", heading):
        plain, hostile = (
            PAINTERS["carami"](Subject(Carami.new(), names=(each, "Bruno"), heading=kept)).convert("RGB")
            for each in ("Anna", name)
        )
        rest = pixels((SHORT_NAME if kept else NAME)[2], 0, WIDTH, HEIGHT)
        parts = [each.crop((rest[0], rest[1], rest[2], rest[3])) for each in (plain, hostile)]
        assert ImageChops.difference(*parts).getbbox() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_fit_in_every_language(language: str) -> None:
    say = say_in(language)
    _, events = LAST.apply("point2")[0].apply("46")
    for number in (0, 3, 27):
        nobody = say("picture-end-nobody", number=number)
        check_headings(word_counted_end(events, number, say), word_next_end(number, say), nobody)


def check_headings(*headings: str) -> None:
    for heading in headings:
        shown = lettered(writable(heading), (WIDTH / 2, HEIGHT / 2), 28, width=2 * HEADING - ROOM)
        assert heading
        assert shown.mask.width <= pixels(2 * HEADING)[0]


def test_a_counted_end_says_who_scored_and_another_says_nothing() -> None:
    rolling, nothing = LAST.apply("point2")
    _, events = rolling.apply("46")
    assert word_counted_end(events, 3, say_in("en")) == "End 3 counted: Red 2"
    assert word_counted_end(events, 0, say_in("en")) == "End counted: Red 2"
    assert word_counted_end(nothing, 3, say_in("en")) == ""


def test_what_would_be_scored_stands_beside_the_points() -> None:
    end = lay_out(MIDDLE, (), None).end
    assert Tallies.of(MIDDLE, end, None).gains == (0, 2)
    assert Tallies.of(MIDDLE, end, Ending(0)).gains == (0, 0), "nothing is counted any more"
    rolling, _ = LAST.apply("point2")
    position, events = rolling.apply("46")
    counted = lay_out(position, events, rolling).end
    assert Tallies.of(position, counted, None).gains == (0, 0)


def test_points_and_what_would_be_scored_do_not_touch() -> None:
    for score in range(99):
        for gain in range(1, 9):
            points, beside = score_digits(0, score, gain), gain_digits(0, gain)
            ink, other = points.mask.getbbox(), beside.mask.getbbox()
            assert ink
            assert other
            assert points.at[0] + ink[2] < beside.at[0] + other[0]
            assert beside.at[0] + other[2] < pixels(115)[0]


def test_several_moves_of_a_turn_have_numbers_and_a_single_one_has_none() -> None:
    rolling, _ = MIDDLE.apply("point2")
    position, events = rolling.apply("45")
    plain = draw(position, events, before=rolling)
    assert draw(position, events, before=rolling, moves=[events]) == plain
    assert draw(position, events, before=rolling, moves=[events, events]) != plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_carami_are_named_in_every_language(language: str) -> None:
    say = say_in(language)
    labels = word_parts("carami", say, all_of_them=True)
    assert all(labels)
    assert word_parts("carami", say, all_of_them=False) == ("", "", "", labels[-1])
    for label, spot in zip(labels, SPOTS, strict=True):
        for part in label.split("|"):
            assert writable(part) == part
            assert label_line(part, spot.at, spot.width - 10).mask.width <= pixels(spot.width)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_covers_a_sign_or_what_else_is_beside_the_board(language: str) -> None:
    """Who plays again and who passes is what whole pages of the rules are about."""
    beside = [ink(sign(side, 4)) for sign in (again, passed) for side in (0, 1)]
    beside += [ink(rounded(mirrored_box(side, TRAY), 0)) for side in (0, 1)]
    beside += [ink(fill_digits(side, 1)) for side in (0, 1)]
    for label, spot in zip(word_parts("carami", say_in(language), all_of_them=True), SPOTS, strict=True):
        covered = ink(plate(spot, label.count("|") + 1, 2))
        assert not [each for each in beside if meet(covered, each)], label


def ink(shape: Shape) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what a shape covers."""
    box, (x, y) = shape.mask.getbbox(), shape.at
    assert box
    return x + box[0], y + box[1], x + box[2], y + box[3]


def meet(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether two boxes have a pixel in common."""
    across = max(one[0], other[0]) < min(one[2], other[2])
    return across and max(one[1], other[1]) < min(one[3], other[3])


def test_the_hourglass_is_named_only_where_it_stands() -> None:
    labels = word_parts("carami", say_in("en"), all_of_them=False)
    assert draw(IDLE, labels=labels) != draw(IDLE)
    assert draw(Carami.new(), labels=labels) == draw(Carami.new())


@pytest.mark.parametrize("game", PAINTERS)
def test_a_board_with_everything_stays_small(game: str) -> None:
    subject = Subject(GAMES[game].new(), names=("W" * 32, "Magdalena"), heading="End counted: Red 2")
    image: Image.Image = PAINTERS[game](subject._replace(labels=("band", "ramps", "back|line", "moves")))
    assert len(encode(image)) <= LARGEST
