"""A turn is seen to happen, and whoever sees only one frame of it sees the present board."""

import inspect
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

import render.boomerang.motion
import render.boulomania.motion
import render.carami.motion
import render.motion.boules
import render.motion.shots
import render.petanque.motion
from engine.events import Carreau
from engine.games import GAMES
from engine.log import Step, take_step
from render import PAINTERS, THEMES, Subject, draw
from render.boomerang.examples import GAME
from render.kit.canvas import Tile
from render.kit.header import header_rows
from render.kit.picture import encode
from render.kit.shapes import DENSITY
from render.motion.reel import BOXES, SHORTEST, Reel
from render.motion.shots import FRAME_MS, Shot
from render.motion.turn import LONGEST, animate_turn
from render.petanque.board import place as petanque_place
from tests.durations import Sample
from tests.render.play import Played, play_any

MODULES = (
    render.motion.shots,
    render.motion.boules,
    render.boomerang.motion,
    render.boulomania.motion,
    render.carami.motion,
    render.petanque.motion,
)
TURNS = (
    ("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8", "point2 26 land:8>12>11>out"),
    ("boulomania", "....o..B..AB..A.B. 5/4 7-11 A A:play 13/8", "shoot:17 5"),
    ("boulomania", "....o..B..AB..A.B. 5/4 7-11 A A:play 13/8", "shoot:12 4"),
    ("boulomania", "....o..B..AB..A.B. 5/4 7-11 A A:play 13/8", "point2 12"),
    ("boulomania", "....o..B..AB..A.B. 5/4 7-11 A A:play 13/8", "shoot:jack 6"),
    ("boulomania", ".................. 8/8 0-0 A start 13/8", "36 jack 4"),
    ("petanque", "A22,B35,A64 34d 3/5 7-9 A A:play 13/6", "shoot:35 5"),
    ("petanque", "A22,B35,A64 34d 3/5 7-9 A A:play 13/6", "point 35"),
    ("petanque", "- - 4/4 0-0 A start 13/4", "36"),
    ("carami", "B.BBB/BBBAB/BBBBB/BA./AAAAA/ABAAA/AAA.A ..../.... 0/0 0/0 0 B", "b4xd4xd1 c7-b7"),
    ("carami", "BBBBB/BBBBB/BBB.B/.AA/ABA.A/AAAAA/AAAAA ..../.... 0/0 0/0 1 A", "a3-b4"),
    ("boomerang", "- A", " ".join(GAME.split()[:12])),
)


def steps_of(game: str, notation: str, tokens: str) -> list[Step]:
    position, steps = GAMES[game].parse(notation), []
    for token in tokens.split():
        steps.append(take_step(position, token))
        position = steps[-1].after
    return steps[-3:]


def still_of(steps: list[Step], theme: str = "day") -> Subject[Any]:
    last = steps[-1]
    return Subject(last.after, last.events, last.before, theme=theme, names=("Anna", "Bruno"))


def animate(turn: tuple[str, str, str]) -> bytes:
    steps = steps_of(*turn)
    picture = animate_turn(steps, still_of(steps))
    assert picture is not None
    return picture.data


@cache
def animated(turn: tuple[str, str, str]) -> bytes:
    return animate(turn)


def frames_of(data: bytes) -> Iterator[Image.Image]:
    film: Any = Image.open(BytesIO(data))
    assert "loop" not in film.info, "it is played once"
    for number in range(film.n_frames):
        film.seek(number)
        yield film


def check_film(data: bytes, still: Subject[Any]) -> None:
    expected = PAINTERS[still.position.name](still).convert("RGB").tobytes()
    looks, seen = [], 0
    for frame in frames_of(data):
        seen += frame.info["duration"]
        looks.append(frame.convert("RGB").tobytes())
    assert looks[0] == looks[-1] == expected
    assert len({*looks}) > 2, "something moves"
    assert seen <= LONGEST + SHORTEST * len(looks)


@pytest.mark.parametrize("turn", TURNS, ids=str)
def test_it_begins_and_ends_with_the_present_board(turn: tuple[str, str, str]) -> None:
    check_film(animated(turn), still_of(steps_of(*turn)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", PAINTERS)
def test_whatever_happens_can_be_animated(game: str, theme: str, request: pytest.FixtureRequest) -> None:
    moments = [each for each in play_any(game, len(theme)) if each.events and each.before is not None]
    most = 6 if request.config.getoption("--thorough") else 2
    for moment in moments[len(moments) // 12 :: len(moments) // most]:
        assert moment.before is not None
        step = Step(moment.before, "", moment.events, moment.position)
        picture = animate_turn([step], still_of([step], theme))
        assert picture is None or (picture.name.startswith(game) and picture.name.endswith(".gif"))
        if picture is not None:
            check_film(picture.data, still_of([step], theme))


@pytest.mark.parametrize(
    ("tokens", "named"), [("point2 46 jack 3", [False, False, True]), ("point2 46", [False])]
)
def test_no_earlier_end_is_called_by_the_name_of_the_present_one(
    tokens: str, named: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = steps_of("boulomania", "..A.o..B..AB..A.B. 1/0 7-5 A A:play 13/8", tokens)
    painted: list[Subject[Any]] = []

    def paint(subject: Subject[Any]) -> Image.Image:
        painted.append(subject)
        return PAINTERS["boulomania"](subject)

    monkeypatch.setattr("render.motion.turn.PAINTERS", {"boulomania": paint})
    assert animate_turn(steps, still_of(steps)._replace(heading="End 4"))
    assert [bool(subject.heading) for subject in painted] == named


def test_the_picture_that_was_drawn_is_not_painted_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Subject[Any]] = []

    def paint(subject: Subject[Any]) -> Image.Image:
        painted.append(subject)
        return PAINTERS["boulomania"](subject)

    steps = steps_of(*TURNS[1])
    still = still_of(steps)._replace(names=("Cleo", "Dora"))
    monkeypatch.setattr("render.PAINTERS", {"boulomania": paint})
    drawn = draw(**still._asdict())
    film = animate_turn(steps, still)
    assert film is not None
    assert painted == [still]
    first = next(frames_of(film.data)).convert("RGB").tobytes()
    assert first == Image.open(BytesIO(drawn.data)).convert("RGB").tobytes()


def test_the_first_frame_is_gone_at_once() -> None:
    frame = next(frames_of(animated(TURNS[0])))
    assert frame.info["duration"] == SHORTEST


def test_where_nothing_happens_nothing_is_animated() -> None:
    steps = steps_of("boulomania", "....o..B..AB..A.B. 5/4 7-11 A A:play 13/8", "point2")
    assert animate_turn(steps, still_of(steps)) is None


def test_the_same_turn_is_the_same_bytes() -> None:
    assert animate(TURNS[1]) == animated(TURNS[1])


def test_a_long_turn_is_shown_more_quickly() -> None:
    steps: list[Step] = []
    for moment in play_any("boomerang", 3):
        if moment.before is not None:
            steps.append(Step(moment.before, "", moment.events, moment.position))
    picture = animate_turn(steps, still_of(steps))
    assert picture is not None
    durations = [frame.info["duration"] for frame in frames_of(picture.data)]
    assert sum(durations) <= LONGEST * 1.1
    assert len(steps) > 20


def motions() -> list[tuple[Any, str, bool]]:
    """Every function that makes shots or tiles, by its owner, and whether it makes shots."""
    found = []
    for module in MODULES:
        owners = [module, *(each for _, each in inspect.getmembers(module, inspect.isclass))]
        for owner in (each for each in owners if each is module or each.__module__ == module.__name__):
            for name, function in vars(owner).items():
                if inspect.isfunction(function) and function.__module__ == module.__name__:
                    made = inspect.signature(function).return_annotation
                    abstract = getattr(function, "__isabstractmethod__", False)
                    if made in (Iterator[Shot], Tile) and not abstract:
                        found.append((owner, name, made is not Tile))
    return found


NOTHING = Tile(Image.new("P", (1, 1)), Image.new("1", (1, 1)), (0, 0))


@pytest.mark.parametrize(("owner", "name", "shots"), motions(), ids=str)
def test_every_part_of_it_is_seen(
    owner: Any, name: str, shots: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Emptied, it changes an animation."""
    whole, function = {turn: animated(turn) for turn in TURNS}, getattr(owner, name)

    def empty(*args: Any, **named: Any) -> Any:
        return iter(()) if shots else NOTHING

    for place in (owner, *MODULES):
        if getattr(place, name, None) is function:
            monkeypatch.setattr(place, name, empty)
    monkeypatch.setattr("render.motion.turn.SHOTS", _shots_now())
    assert any(_animate_anew(turn) != data for turn, data in whole.items())


def _shots_now() -> dict[str, Any]:
    return {
        "boomerang": render.boomerang.motion.shots,
        "boulomania": render.boulomania.motion.shots,
        "carami": render.carami.motion.shots,
        "petanque": render.petanque.motion.shots,
    }


def _animate_anew(turn: tuple[str, str, str]) -> bytes:
    steps = steps_of(*turn)
    picture = animate_turn(steps, still_of(steps))
    return picture.data if picture is not None else b""


LONGEST_THROWS = (
    ("carami", "BB.BB/BBBBB/BBABB/.BB/AAAAA/AAAAA/AAA.A ..../.... 0/0 0/0 2 B", "a5-b4"),
    ("carami", "B.A.B/BBB.B/BA.AB/..A/BA.B./AAA.A/AAABB ..../B... 0/1 2/3 0 B", "a5xc5xe3"),
    ("boulomania", "...o..ABBAA....... 0/4 0-3 B B:land115 13/8", "land:7>8>12"),
    ("petanque", "B61,B16,B64 35d 1/0 4-4 B A:shoot:16 13/4", "6"),
)
LARGER = 4
"""So many times the bytes of a still picture an animation of one step may take."""


@pytest.mark.parametrize("throw", LONGEST_THROWS, ids=str)
def test_one_throw_is_at_most_four_times_a_still(throw: tuple[str, str, str]) -> None:
    step = steps_of(*throw)
    assert len(animate(throw)) <= LARGER * len(encode(PAINTERS[throw[0]](still_of(step))))


@pytest.mark.parametrize("game", PAINTERS)
def test_any_one_step_is_at_most_four_times_a_still(game: str, sample: Sample[Played[Any]]) -> None:
    moments = [each for each in play_any(game, 21) if each.events and each.before is not None]
    for moment in sample(moments[:: max(len(moments) // 25, 1)], 9):
        assert moment.before is not None
        step = Step(moment.before, "", moment.events, moment.position)
        if (film := animate_turn([step], still_of([step]))) is not None:
            assert len(film.data) <= LARGER * len(encode(PAINTERS[game](still_of([step])))), moment


def test_where_much_moves_it_is_seen_in_fewer_shots(monkeypatch: pytest.MonkeyPatch) -> None:
    jump = ("carami", TURNS[9][1], "b4xd4xd1")
    last, films = steps_of(*jump), [animate(jump)]
    monkeypatch.setattr("render.motion.turn.MOST_PIXELS", 10**9)
    films.append(animate(jump))
    for film in films:
        check_film(film, still_of(last))
    few, all_of_them = (len([*frames_of(film)]) for film in films)
    assert few < all_of_them


def test_one_ball_is_seen_all_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    throws = [("petanque", TURNS[6][1], "point 34"), ("boulomania", TURNS[3][1], "shoot:12 3")]
    for throw in throws:
        monkeypatch.undo()
        film = animate(throw)
        monkeypatch.setattr("render.motion.turn.MOST_PIXELS", 10**9)
        assert film == animate(throw)


def test_what_goes_far_is_stored_where_it_comes_and_where_it_goes() -> None:
    board, white = Image.new("P", (1_080, 480)), Image.new("P", (40, 40), 1)
    board.putpalette([0, 0, 0, 255, 255, 255])
    reel, mask = Reel(board, 0, 1.0), Image.new("1", (40, 40), 1)
    reel.cut_to(board.copy(), 250)
    for at in ((0, 0), (8, 8), (900, 400)):
        reel.show(Shot((Tile(white, mask, at),)))
    seen = [(frame.info["duration"], frame.convert("L").getbbox()) for frame in frames_of(reel.develop())]
    assert seen[2:] == [
        (FRAME_MS, (0, 0, 40, 40)),
        (FRAME_MS, (8, 8, 48, 48)),
        (SHORTEST, (8, 8, 940, 440)),
        (FRAME_MS - SHORTEST, (900, 400, 940, 440)),
    ]


def test_nothing_is_stored_of_what_is_beside_the_board() -> None:
    """The shot takes its time all the same."""
    board, white = Image.new("P", (400, 300)), Image.new("P", (40, 40), 1)
    board.putpalette([0, 0, 0, 255, 255, 255])
    reel, mask = Reel(board, 0, 1.0), Image.new("1", (40, 40), 1)
    reel.cut_to(board.copy(), 250)
    for at in ((-40, 10), (400, 10), (10, 300), (10, -40)):
        reel.show(Shot((Tile(white, mask, at),)))
    *_, last = frames_of(reel.develop())
    assert (last.info["duration"], last.convert("L").getbbox()) == (FRAME_MS, None)


def test_a_ball_that_takes_the_place_of_another_stays_there() -> None:
    turn = ("petanque", "A22,B35,A64 34d 3/5 7-9 A A:play 13/6", "shoot:35 6")
    steps = steps_of(*turn)
    assert any(isinstance(event, Carreau) for event in steps[-1].events)
    x, y = (round(DENSITY * at) for at in petanque_place("35"))
    middle = (x, y + header_rows(still_of(steps)))
    looks = [frame.convert("RGB").getpixel(middle) for frame in frames_of(animate(turn))]
    landed = next(number for number, look in enumerate(looks) if number > BOXES and look == looks[-1])
    assert len(looks) - landed > BOXES + 1
    assert {*looks[landed:]} == {looks[-1]}
