"""Whatever happens in a game of Boomerang can be drawn, in every theme, and is small enough to send."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from engine.boomerang import Boomerang, board
from render import THEMES, draw
from render.boomerang import paint, parse_ghost
from render.boomerang_board import SIZE
from render.boomerang_examples import FULL, GAME
from render.picture import LARGEST, encode
from tests.render.locale_say import say_in
from tests.render.play import Played, play


def after(game: str, plies: int) -> Boomerang:
    position = Boomerang.new()
    for action in game.split()[:plies]:
        position, _ = position.apply(action)
    return position


MIDDLE = after(GAME, 12)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seed", range(4))
def test_random_games_are_drawn(theme: str, seed: int) -> None:
    for moment in play(Boomerang, seed):
        assert paint(*moment, "", theme).size == SIZE


def test_frames_are_small() -> None:
    for seed in range(12):
        for moment in play(Boomerang, seed):
            assert len(encode(paint(*moment, "", "day"))) <= LARGEST, moment.position


@pytest.mark.parametrize("theme", THEMES)
def test_a_ghost_can_lie_anywhere(theme: str) -> None:
    cells = sorted({placement.anchor for placement in board().placements})
    random = Random(theme)
    for kind, rotations in board().rotations.items():
        for rotation in range(rotations):
            for cell in random.sample(cells, 12):
                paint(MIDDLE, (), None, f"{kind}.{rotation}@{cell}", theme)


def test_ghost_knows_what_it_would_turn_over() -> None:
    ghost = parse_ghost(MIDDLE, "X5.0@h1")
    assert ghost is not None
    assert ghost.legal
    assert [piece.placement.action for piece in ghost.turns] == ["I4.0@d2", "O4.0@h4", "V3.0@g3"]
    after_it, _ = MIDDLE.apply("X5.0@h1")
    assert after_it.score()[0] - MIDDLE.score()[0] == ghost.gain == 16


@pytest.mark.parametrize("preview", ["X5.0@f2", "I3.0@i1", "I3.1@a1", "I1.0@b4", "T5.0@a1"])
def test_a_ghost_that_may_not_lie_there_gains_nothing(preview: str) -> None:
    ghost = parse_ghost(MIDDLE, preview)
    assert ghost is not None
    assert (ghost.legal, ghost.turns, ghost.gain) == (False, (), 0)
    assert draw(MIDDLE, preview=preview, say=say_in("en")).data != draw(MIDDLE, say=say_in("en")).data


@pytest.mark.parametrize(
    "preview", ["Z9.0@a1", "I3.7@a1", "I3.0@z1", "I3", "nonsense", "I3.0", "@a1", "a.b@c"]
)
def test_a_text_that_is_no_placement_draws_no_ghost(preview: str) -> None:
    assert parse_ghost(MIDDLE, preview) is None
    assert paint(MIDDLE, (), None, preview, "day").size == SIZE


@pytest.mark.parametrize("kind", board().rack)
def test_every_piece_can_be_thought_about(kind: str) -> None:
    assert paint(MIDDLE, (), None, kind, "day").tobytes() != paint(MIDDLE, (), None, "", "day").tobytes()


def test_nothing_is_thought_about_when_it_is_over() -> None:
    over = after(FULL, 26)
    for preview in ("I1", "I1.0@c9"):
        assert paint(over, (), None, preview, "day").tobytes() == paint(over, (), None, "", "day").tobytes()


def test_drawn_in_threads_is_the_same() -> None:
    moments = [*play(Boomerang, 8)]

    def bytes_of(moment: Played[Boomerang]) -> bytes:
        return encode(paint(*moment, "", "night"))

    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(bytes_of, moments)] == [*map(bytes_of, moments)]


def test_what_happened_shows() -> None:
    before = after(GAME, 18)
    position, events = before.apply(GAME.split()[18])
    pictures = {
        encode(paint(position, events[:number], before, "", "day")) for number in range(len(events) + 1)
    }
    assert len(pictures) == len(events) + 1 == 4
