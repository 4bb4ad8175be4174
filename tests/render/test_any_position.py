"""Whatever happens in a game can be drawn, in every theme, and is small enough to send."""

from io import BytesIO

import pytest
from PIL import Image

from engine.boulomania import Boulomania
from render import THEMES, draw
from render.boulomania.drawing import paint
from render.boulomania.layout import lay_out, settle
from render.kit.picture import LARGEST, encode
from tests.render.play import random_game


@pytest.mark.parametrize("theme", THEMES)
def test_random_games_are_drawn(theme: str) -> None:
    for moment in random_game(len(theme)):
        assert paint(*moment, "", theme).size == (720, 540)


@pytest.mark.parametrize("options", [{"target": 99}, {"target": 1, "balls": 1}, {"target": 22, "balls": 3}])
def test_other_options_are_drawn(options: dict[str, int]) -> None:
    for number, moment in enumerate(random_game(4, **options)):
        if number % 7 == 0 or moment.position.turn == "over":
            assert paint(*moment, "", "day").mode == "P"


def test_every_action_can_be_previewed() -> None:
    for moment in random_game(5):
        for action in moment.position.legal_actions():
            paint(*moment, action, "day")


def test_frames_are_small() -> None:
    for seed in range(3):
        for moment in random_game(seed):
            assert len(encode(paint(*moment, "", "day"))) <= LARGEST, moment.position


def test_events_lead_from_ground_to_ground() -> None:
    for seed in range(20):
        for position, events, before in random_game(seed):
            if before is not None and before.ground.jack and position.ground.jack:
                assert settle(before.ground, events) == position.ground


def test_a_closed_end_is_shown_as_it_was_counted() -> None:
    before = Boulomania.parse("..A.o..B..AB..A.B. 1/0 7-5 A A:point2 13/8")
    position, events = before.apply("46")
    scene = lay_out(position, events, before)
    assert scene.balls == {3: 0, 8: 1, 10: 0, 11: 0, 12: 1, 15: 0, 17: 1}
    assert (scene.jack, scene.end.left, scene.end.lost) == (5, (0, 0), (4, 5))
    assert [ball.place for ball in scene.end.tally.scoring] == [12, 17]


def test_a_closed_end_without_what_was_before_is_the_cleared_board() -> None:
    before = Boulomania.parse("..A.o..B..AB..A.B. 1/0 7-5 A A:point2 13/8")
    position, events = before.apply("46")
    scene = lay_out(position, events, None)
    assert not scene.balls
    assert draw(position, events).data


def test_picture_is_a_png_of_its_size() -> None:
    picture = draw(Boulomania.new())
    image = Image.open(BytesIO(picture.data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", picture.size)
