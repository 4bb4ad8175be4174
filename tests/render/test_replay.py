"""A replay is the game, frame for frame, in a file that can be sent."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from threading import get_ident

import pytest
from PIL import GifImagePlugin, Image, ImageChops

from engine import GAMES, Ending, Step
from engine import replay as steps_of
from engine.petanque import Petanque
from render import PAINTERS, THEMES, Subject, replay
from render.kit.gif import clear_number
from render.kit.lettering import measure
from render.replay import (
    HOLD,
    LARGEST,
    MOST_FRAMES,
    QUICKEST,
    SLOWEST,
    WATCHED,
    Replay,
    animate,
    animate_log,
)
from tests.folding import each_of
from tests.render.play import play

LONGEST = 1
"""The longest of the first hundred random games of Boulomania to 99 points: 2,357 frames."""


@cache
def game(name: str, seed: int, most: int = 100_000, **options: int) -> tuple[Step, ...]:
    steps: list[Step] = []
    for position, events, before in play(GAMES[name].position, seed, **options):
        if before is not None:
            steps.append(Step(before, "", tuple(events), position))
        if len(steps) == most:
            break
    return tuple(steps)


def short(name: str) -> tuple[Step, ...]:
    """Enough of a game to see it end an end."""
    return game(name, 3, 80)


def quickest(name: str) -> tuple[Step, ...]:
    """The shortest of some quick games."""
    return min((game(name, seed, **GAMES[name].quick) for seed in range(20)), key=len)


@cache
def film(name: str) -> Replay:
    """The replay of that."""
    return animate(short(name))


def with_events(steps: Sequence[Step]) -> list[Step]:
    return [step for step in steps if step.events]


def gif(data: bytes) -> GifImagePlugin.GifImageFile:
    image = Image.open(BytesIO(data))
    assert isinstance(image, GifImagePlugin.GifImageFile)
    return image


def is_same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is None


def painted(step: Step, theme: str = "day") -> Image.Image:
    return PAINTERS[step.after.name](Subject(step.after, step.events, step.before, theme=theme))


@pytest.mark.parametrize("quick", [True, pytest.param(False, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_a_whole_game_has_its_frame(name: str, quick: bool) -> None:
    whole = quickest(name) if quick else game(name, 2)
    steps = with_events(whole)
    made = animate(whole)
    image = gif(made.data)
    assert (made.frames, image.n_frames) == (len(steps), len(steps))
    assert steps[-1].after.turn == "over"
    assert len(made.data) <= LARGEST
    assert image.size == made.size == painted(steps[0]).size
    for number, step in enumerate(steps):
        image.seek(number)
        if number % 5 == 0 or number == len(steps) - 1:
            assert is_same(image, painted(step)), number


@each_of("theme", THEMES)
@each_of("name", GAMES)
def test_frames_are_in_the_theme(name: str, theme: str) -> None:
    steps = short(name)[:5]
    image = gif(animate(steps, theme=theme).data)
    image.seek(image.n_frames - 1)
    assert is_same(image, painted(with_events(steps)[-1], theme))


def test_announcements_get_no_frame() -> None:
    steps = short("boulomania")
    assert any(not step.events for step in steps)
    assert film("boulomania").frames == len(with_events(steps)) < len(steps)


def test_the_last_frame_is_held_and_it_starts_again() -> None:
    made = animate(short("carami")[:20])
    image = gif(made.data)
    stays = []
    for number in range(image.n_frames):
        image.seek(number)
        stays.append(image.info["duration"])
    assert stays[-1] == HOLD
    assert {*stays[:-1]} == {min(WATCHED // made.frames, SLOWEST) // 10 * 10}
    assert sum(stays) == made.milliseconds
    assert image.info["loop"] == 0


def test_a_long_game_is_shown_faster() -> None:
    made = animate(game("boulomania", 4, 150))
    pace = (made.milliseconds - HOLD) / (made.frames - 1)
    assert QUICKEST <= pace < SLOWEST


def test_no_film_is_longer_than_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a minute were shorter: a long game takes as long to draw as to watch."""
    assert MOST_FRAMES * QUICKEST + HOLD <= 60_000
    monkeypatch.setattr(replay, "MOST_FRAMES", 20)
    monkeypatch.setattr(replay, "WATCHED", 20 * QUICKEST)
    steps = short("petanque")
    made = animate(steps)
    assert made.milliseconds <= 20 * QUICKEST + HOLD
    assert made.frames <= 20 < len(with_events(steps))
    image = gif(made.data)
    image.seek(image.n_frames - 1)
    assert is_same(image, painted(with_events(steps)[-1])), "the last move is always there"


# Words below the frames


@each_of("theme", THEMES)
@each_of("name", GAMES)
def test_words_stand_below_the_board_and_leave_it_as_it_is(name: str, theme: str) -> None:
    steps = short(name)[:5]
    shown = with_events(steps)
    made = animate(steps, theme=theme, captions=["Blue plays: élan, Größe."] * len(shown))
    image = gif(made.data)
    board = painted(shown[-1], theme)
    image.seek(image.n_frames - 1)
    assert image.width == board.width
    assert board.height < image.height <= board.height + 110
    assert is_same(image.convert("RGB").crop((0, 0, *board.size)), board)
    band = image.convert("RGB").crop((0, board.height, *image.size))
    assert len(band.getcolors() or ()) > 1


def test_other_words_are_another_film_and_any_words_fit() -> None:
    steps = short("boomerang")[:2]
    films = [
        animate(steps, captions=[words] * 2) for words in ("a", "b", "", "W" * 900, "漢字 🏆", "w " * 300)
    ]
    assert len({film.data for film in films}) >= 5
    assert len({film.size for film in films}) == 1
    for film in films:
        image = gif(film.data).convert("RGB")
        edges = [image.crop(box) for box in ((0, 820, 20, 912), (1060, 820, 1080, 912))]
        assert all(len(edge.getcolors() or ()) == 1 for edge in edges)


def test_all_lines_of_a_caption_have_letters_of_one_size() -> None:
    room, sentence = 674.0, "Rouge pointe : longueur 1, largeur 5. La boule est dans la case 1-5."
    sizes = []
    for times in (1, 2, 3):
        size, lines = replay.break_lines(" ".join([sentence] * times), room)
        assert all(measure(line, size) <= room for line in lines)
        sizes.append((size, len(lines)))
    assert [size for size, _ in sizes] == sorted((size for size, _ in sizes), reverse=True)
    assert sizes[0][0] > sizes[-1][0]
    assert all(size * 1.25 * count <= replay.BAND for size, count in sizes)


def test_there_are_as_many_captions_as_frames() -> None:
    with pytest.raises(ValueError, match="zip"):
        animate(short("boomerang")[:3], captions=["only one"])


def test_a_frame_like_the_one_before_keeps_its_place() -> None:
    tie = Petanque.new()
    after, events = tie.apply("44")
    steps = [Step(tie, "44", events, after)] * 3
    made = animate(steps)
    assert gif(made.data).n_frames == made.frames == 3
    assert made.milliseconds == 2 * SLOWEST + HOLD


@pytest.mark.parametrize("name", GAMES)
def test_made_twice_is_the_same_in_any_thread(name: str) -> None:
    steps = short(name)[:24]
    with ThreadPoolExecutor(2) as pool:
        made = [*pool.map(animate, [steps] * 2)]
    assert {*made} == {animate(steps)}


def test_name_says_game_and_content() -> None:
    made = [animate(short("boomerang")[:12], theme=theme) for theme in THEMES]
    assert len({each.name for each in made}) == len(THEMES)
    assert all(each.name.startswith("boomerang-replay-") and each.name.endswith(".gif") for each in made)


def test_progress_is_told_after_each_frame_where_it_runs() -> None:
    told: list[tuple[int, int, int]] = []
    with ThreadPoolExecutor(1) as pool:
        thread = pool.submit(get_ident).result()
        made = pool.submit(
            animate, short("petanque"), progress=lambda *step: told.append((*step, get_ident()))
        ).result()
    assert told == [(number, made.frames, thread) for number in range(1, made.frames + 1)]


def test_a_palette_leaves_a_number_for_what_does_not_change() -> None:
    full = Image.new("P", (1, 1))
    full.putpalette([level for level in range(256) for _ in range(3)])
    with pytest.raises(ValueError, match="256 colours"):
        clear_number(full)


def test_nothing_happened_is_no_replay() -> None:
    with pytest.raises(ValueError, match="nothing happened"):
        animate([])


def test_unknown_theme_is_refused() -> None:
    with pytest.raises(KeyError):
        animate(short("carami"), theme="sepia")


@pytest.mark.parametrize("most", [100, pytest.param(700, marks=pytest.mark.thorough)])
def test_the_longest_game_fits_with_every_move(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part of it, into that part of the bytes: the whole takes most of a minute."""
    steps = game("boulomania", LONGEST, most, target=99)
    shown = with_events(steps)
    monkeypatch.setattr(replay, "LARGEST", LARGEST * len(shown) // 2_357)
    made = animate(steps)
    assert len(made.data) <= replay.LARGEST
    assert made.frames == len(shown)
    assert made.size == (360, 270)


def test_what_never_fits_is_small_and_leaves_moves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = short("petanque")[:40]
    told: list[int] = []
    monkeypatch.setattr(replay, "LARGEST", 30_000)
    made = animate(steps, progress=lambda done, _: told.append(done))
    assert len(made.data) <= 30_000
    assert made.size == (360, 270)
    assert 1 < made.frames < len(with_events(steps))
    assert told == sorted({*told})
    assert told[-1] == len(with_events(steps))


def test_a_smaller_one_ends_with_the_last_move_too(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = short("boomerang")
    monkeypatch.setattr(replay, "LARGEST", 40_000)
    image = gif(animate(steps).data)
    image.seek(image.n_frames - 1)
    last = painted(steps[-1]).convert("RGB").resize(image.size, Image.Resampling.BOX)
    difference = ImageChops.difference(image.convert("RGB"), last).convert("L").histogram()
    assert sum(value * count for value, count in enumerate(difference)) / sum(difference) < 4


def test_a_film_of_a_log_is_that_of_its_steps() -> None:
    """As another process is asked for it: by plain values."""
    told: list[tuple[int, int]] = []
    tokens = ["13", "jack", "4", "point2", "34"]
    made = animate_log("boulomania", {}, tokens, None, "night", None, (), lambda *done: told.append(done))
    assert made is not None
    assert made.data == animate(steps_of("boulomania", {}, tokens), theme="night").data
    assert told[-1] == (made.frames, made.frames)


def test_where_nothing_has_happened_there_is_no_film() -> None:
    assert animate_log("carami", {}, [], None, "day", None, (), lambda *done: None) is None


def test_a_game_that_was_stopped_ends_so_in_its_film() -> None:
    tokens, ending = ["13", "jack", "4", "point2", "34"], Ending(1)
    made = animate_log("boulomania", {}, tokens, None, "day", ending, (), lambda *done: None)
    assert made is not None
    assert made.data == animate(steps_of("boulomania", {}, tokens), stopped=ending).data
    assert made.data != animate(steps_of("boulomania", {}, tokens)).data
