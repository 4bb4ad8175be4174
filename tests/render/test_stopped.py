"""A game that was stopped before its rules ended it shows how it ended, not whose turn it would be."""

import pytest

from engine import GAMES, Ending
from engine.boules import Boules
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.petanque import Petanque
from engine.position import Position
from render import PAINTERS, Subject, draw
from render.boomerang.examples import FULL, GAME
from render.replay import animate
from tests.render.play import after
from tests.render.test_replay import game, gif, is_same, painted, with_events
from tests.words.test_words import ENDINGS
from words import LANGUAGES, alt, say_in, spoken

RUNNING: tuple[Position, ...] = (
    after(GAME, 12),
    Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8"),
    Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:point2 13/8"),
    Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:shoot:12 13/8"),
    Boulomania.parse("....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8"),
    Carami.parse("BB.AB/AB.../BB..A/.A./AB.AA/A..BA/A..B. ..../.... 0/0 6/5 10 A"),
    Petanque.parse("A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6"),
    Petanque.parse("A34,B35,A22,B54,A64 34d 2/3 7-9 A B:point 13/6"),
    Petanque.parse("A34,B35,A22,B54,A64 34d 2/3 7-9 A B:shoot:22 13/6"),
    Petanque.parse("- - 4/4 0-0 A A:corner34 13/4"),
)
every_running = pytest.mark.parametrize("position", RUNNING, ids=lambda position: str(position)[-24:])


def test_every_game_is_among_them() -> None:
    assert {position.name for position in RUNNING} == set(GAMES)


@every_running
def test_every_ending_is_a_picture_of_its_own(position: Position) -> None:
    names = {draw(position, stopped=ending).name for ending in (None, *ENDINGS)}
    assert len(names) == 5


@every_running
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_whose_turn_it_is(position: Position, language: str) -> None:
    say = say_in(language)
    name = say(f"{position.name}-board-name")
    now = alt(position, (), say).removeprefix(f"{name} ").split(". ")[0]
    for ending in ENDINGS:
        game = "boules" if isinstance(position, Boules) else position.name
        first = say(f"{game}-board-over", who=str(ending))
        told = spoken(position, say, stopped=ending)
        assert alt(position, (), say, stopped=ending).startswith(f"{name} {first}")
        assert told.splitlines()[0].startswith(first)
        assert now not in told
        assert len(told) < len(spoken(position, say))


def test_texts_of_a_game_given_up() -> None:
    position, say = RUNNING[1], say_in("en")
    assert alt(position, (), say, stopped=Ending(1)) == (
        "Boulomania. The game is over, Red has won. Jack in pit 5. "
        "Nearest first: Red 12, Red 17, Blue 11, Red 8, Blue 15. Score: Blue 7, Red 11, to 13."
    )
    drawn, void = (alt(RUNNING[5], (), say, stopped=ending) for ending in (Ending(), Ending(void=True)))
    assert drawn.startswith("Carami. The game is over, a draw. Score: Blue 17, Red 15.")
    assert void.startswith("Carami. The game is over, nobody has won. Score")


def test_nothing_is_in_the_air_or_to_be_chosen_any_more() -> None:
    """So what was to be done leaves no trace."""
    on_ground = "....o..B..AB..A.B. 5/4 7-11 A A:"
    stages = [Boulomania.parse(f"{on_ground}{stage} 13/8") for stage in ("play", "point2", "shoot:12")]
    court = "A34,B35,A22,B54,A64 34d 2/3 7-9 A B:"
    cells = [Petanque.parse(f"{court}{stage} 13/6") for stage in ("play", "point", "shoot:22")]
    for positions in (stages, cells):
        assert len({draw(position, stopped=Ending(0)).name for position in positions}) == 1


def test_nothing_is_thought_about_any_more() -> None:
    position = RUNNING[0]
    assert draw(position, preview="X5.0@h1") != draw(position)
    assert draw(position, preview="X5.0@h1", stopped=Ending(1)) == draw(position, stopped=Ending(1))


def test_what_the_rules_say_counts() -> None:
    won, say = after(FULL, 26), say_in("en")
    assert draw(won, stopped=Ending(0)) == draw(won)
    assert spoken(won, say, stopped=Ending(0)) == spoken(won, say)


def test_endings_are_remembered_apart() -> None:
    """None, 0, False: keys that are equal to one another would mix up pictures."""
    first = [draw(RUNNING[0], stopped=ending) for ending in ENDINGS]
    assert first == [draw(RUNNING[0], stopped=ending) for ending in ENDINGS]


def test_a_replay_ends_with_it() -> None:
    steps = game("boomerang", 2)[:9]
    image = gif(animate(steps, stopped=Ending(1)).data)
    last = with_events(steps)[-1]
    image.seek(image.n_frames - 2)
    assert is_same(image, painted(with_events(steps)[-2]))
    image.seek(image.n_frames - 1)
    stopped = Subject(last.after, last.events, last.before, stopped=Ending(1))
    assert is_same(image, PAINTERS["boomerang"](stopped))
    assert not is_same(image, painted(last))
