"""What just happened, in words: every event of the dice games is told or deliberately silent."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest

from engine import Position, new_game
from engine import events as e
from engine.log import Step
from play.views import TableView
from store.records import Seat
from tests.store.records import SEATS, a_table
from words.captions import LONGEST, _sentences, caption
from words.texts import LANGUAGES, Language, speaker

TOLD: dict[e.Event, str] = {
    e.OpeningRolled("33", None): "once more",
    e.OpeningRolled("35", 1): "Ben starts",
    e.JackThrown(0, "4", 4): "Anna throws the jack into 4",
    e.CornerChosen(0, "34", "a"): "Anna puts the jack into 34a",
    e.Rolled(0, "34", "point2"): "3 + 4",
    e.Rolled(0, "344", "point3"): "3 + 4 + 4",
    e.Rolled(1, "344", "point"): "Ben points",
    e.Rolled(1, "6", "shoot"): "Ben shoots: 6",
    e.WayOpen(0, "44", ("8", "4")): "Anna chooses",
    e.BallPlaced(0, 12): "12",
    e.BallsPushed((e.Push(1, 7, 8), e.Push(0, 8, None))): "from 7 to 8. Anna",
    e.BallLost(0, None, "too_short"): "Too short",
    e.BallLost(0, None, "jack_pit_taken"): "taken",
    e.ShotMissed(0, 12): "Missed",
    e.ShotGrazed(0, 12, True): "Grazed",
    e.ShotGrazed(0, 4, False): "stays",
    e.ShotHit(0, 12): "12",
    e.Carreau(0, 12): "Carreau",
    e.JackMissed(0, 4): "jack stays",
    e.JackMoved(4, 5): "on to 5",
    e.JackBlocked(4, 5): "cannot move",
    e.JackOut(0, 4, "hit"): "out",
    e.EndCounted(0, 1, (), None): "one point",
    e.EndCounted(1, 3, (), None): "Ben wins the end with 3",
    e.EndCounted(None, 0, (), None): "Nobody scores",
    e.EndStopped(0, 2, (2, 0)): "Anna wins the end with 2",
    e.EndStopped(None, 0, (0, 0)): "Nobody scores",
    e.GameEnded(1, "target", (5, 13), False): "Ben wins 13",
    e.GameEnded(0, "target", (13, 0), True): "Ben has to kiss Fanny",
    e.GameEnded(None, "no_moves", (44, 44), False): "A draw, 44",
}
SILENT: set[e.Event] = {
    e.EndStarted(0),  # the jack's throw tells it
    e.BallLost(0, 12, "shot"),  # the shot tells these
    e.BallLost(0, 12, "was_hit"),
    e.BallLost(0, 12, "pushed_out"),  # the push tells it
}
BOARD_GAMES = {
    e.PiecePlaced,
    e.PiecesTurned,
    e.PiecesClosedIn,
    e.MarbleStepped,
    e.MarbleJumped,
    e.MarblesTaken,
    e.BandFilled,
    e.BackLineReached,
    e.PlaysAgain,
    e.PassedOver,
}
"""Events of Boomerang and Carami, which nobody plays on Discord yet."""


def words(event: e.Event, language: Language = "en") -> str:
    return " ".join(_sentences(event, a_table(), speaker(language)))


@pytest.mark.parametrize(("event", "part"), TOLD.items(), ids=lambda given: type(given).__name__)
def test_told(event: e.Event, part: str) -> None:
    assert part in words(event)


@pytest.mark.parametrize("event", SILENT, ids=str)
def test_silent(event: e.Event) -> None:
    assert words(event) == ""


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    kinds = {type(event) for event in (*TOLD, *SILENT)}
    assert kinds | BOARD_GAMES == set(get_args(e.Event))
    assert not kinds & BOARD_GAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_told_and_silent_in_every_language(language: Language) -> None:
    for event in TOLD:
        assert words(event, language), event
    for event in SILENT:
        assert not words(event, language), event


def moved_by(steps: list[Step], **given: object) -> TableView:
    return TableView(a_table(**given), steps[-1].after, tuple(steps))


def scenes_of(game: str, seed: int) -> Iterator[Step]:
    rng, position = random.Random(seed), new_game(game)
    while position.turn != "over":
        outcomes = position.chance_outcomes()
        token = rng.choice(list(outcomes or position.legal_actions()))
        after, events = position.apply(token)
        yield Step(position, token, events, after)
        position = after


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["boulomania", "petanque"])
def test_captions_of_whole_games(game: str, language: Language) -> None:
    """Of many moves at once the last are told, and no more than fits two lines or so."""
    steps = list(scenes_of(game, 1))
    for start in range(0, len(steps), 7):
        for length in (1, 3, 40):
            some = steps[start : start + length]
            told = caption(moved_by(some, game=game), speaker(language))
            assert len(told) <= LONGEST <= 600
            assert told.endswith(caption(moved_by(some[-1:], game=game), speaker(language)))
    whole = caption(moved_by(steps, game=game), speaker(language))
    assert "🏆" in whole
    assert len(whole) > LONGEST / 2, "no more is left out than must be"


def test_of_many_moves_the_first_and_the_last_are_told() -> None:
    """Whoever played wants to know what became of their ball, and how things stand."""
    position: Position = new_game("boulomania")
    steps = [
        Step(position, "344", (e.Rolled(0, "344", "point3"), e.BallPlaced(0, place)), position)
        for place in range(7, 17)
    ]
    say = speaker("en")
    told = caption(moved_by(steps), say)
    first, last = (caption(moved_by([step]), say) for step in (steps[0], steps[-1]))
    left_out = 10 - told.count("lies in")
    assert told.startswith(f"{first} {say('event-left-out', count=left_out)} ")
    assert told.endswith(last)


def test_a_single_move_is_told_whole_and_only_once() -> None:
    """The longest one is a row of pushed balls, with names as long as Discord allows."""
    pushes = tuple(e.Push(number % 2, 7 + number, 8 + number) for number in range(4))
    position: Position = new_game("boulomania")
    step = Step(position, "land:7>8", (e.BallsPushed(pushes), e.BallPlaced(0, 7)), position)
    seats = tuple(replace(seat, name=seat.name[0] * 32) for seat in SEATS)
    told = caption(moved_by([step] * 9, seats=seats), speaker("en"))
    assert told == caption(moved_by([step], seats=seats), speaker("en"))
    assert LONGEST < len(told) < 2 * LONGEST


def test_a_carreau_does_not_say_twice_where_its_ball_lies() -> None:
    position: Position = new_game("boulomania")
    step = Step(position, "6", (e.Carreau(0, 12), e.BallPlaced(0, 12)), position)
    assert caption(moved_by([step]), speaker("en")).count("12") == 1


def test_a_resignation_is_all_there_is_to_tell() -> None:
    steps = list(scenes_of("boulomania", 2))[:8]
    told = caption(moved_by(steps, state="over", winner=1, reason="resigned"), speaker("en"))
    assert told == speaker("en")("event-resigned", loser="Anna", winner="Ben")


def test_nothing_happened() -> None:
    assert caption(TableView(a_table(), new_game("boulomania"), ()), speaker("en")) == ""


def test_a_name_is_told_as_it_is_written() -> None:
    """Underscores are part of many names, and no name is a link."""
    seats = (Seat(0, 0, 1, "_anna_"), Seat(1, 0, 2, "[ben](https://example.org)"))
    table = a_table(seats=seats, state="over", winner=0, reason="resigned")
    told = caption(TableView(table, new_game("boulomania"), ()), speaker("en"))
    assert r"\_anna\_" in told
    assert r"\[ben](" in told
