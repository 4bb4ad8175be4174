"""What just happened, in words: every event of every game is told or deliberately silent."""

import random
from collections.abc import Iterator
from typing import get_args

import pytest

from engine import GAMES, Position, Step, new_game
from engine import events as e
from engine.log import take_step
from tests.games import DUELS, WITH_DICE
from words import LANGUAGES, STOPS, WORDS, Language, Left, People, Stop, caption, say_in
from words.captions import LONGEST_CAPTION

SAY = say_in("en")
PEOPLE = People.of_players("Anna", "Ben")

Game = str | tuple[str, ...]

TOLD: dict[e.Event, tuple[Game, str]] = {
    e.OpeningRolled("33", None): (WITH_DICE, "once more"),
    e.OpeningRolled("35", 1): (WITH_DICE, "Ben starts"),
    e.JackThrown(0, "4", 4): (WITH_DICE, "Anna throws the jack into 4"),
    e.CornerChosen(0, "34", "a"): ("petanque", "Anna puts the jack into 34a"),
    e.Rolled(0, "34", "point2"): ("boulomania", "3 + 4"),
    e.Rolled(0, "344", "point3"): ("boulomania", "3 + 4 + 4"),
    e.Rolled(1, "34", "point"): ("petanque", "Ben points"),
    e.Rolled(1, "6", "shoot"): (WITH_DICE, "Ben shoots: 6"),
    e.WayOpen(0, "44", ("8", "4")): ("boulomania", "Anna chooses"),
    e.BallPlaced(0, 12): (WITH_DICE, "12"),
    e.BallsPushed((e.Push(1, 7, 8), e.Push(0, 8, None))): (WITH_DICE, "from 7 to 8. Anna"),
    e.BallLost(0, None, "too_short"): ("boulomania", "Too short"),
    e.BallLost(0, None, "jack_pit_taken"): ("boulomania", "taken"),
    e.ShotMissed(0, 12): (WITH_DICE, "Missed"),
    e.ShotGrazed(0, 12, True): ("boulomania", "Grazed"),
    e.ShotGrazed(0, 4, False): ("boulomania", "stays"),
    e.ShotHit(0, 12): (WITH_DICE, "12"),
    e.Carreau(0, 12): (WITH_DICE, "Carreau"),
    e.JackMissed(0, 4): (WITH_DICE, "jack stays"),
    e.JackMoved(4, 5): ("boulomania", "on to 5"),
    e.JackBlocked(4, 5): ("boulomania", "cannot move"),
    e.JackOut(0, 4, "hit"): (WITH_DICE, "out"),
    e.EndCounted(0, 1, (), None): (WITH_DICE, "one point"),
    e.EndCounted(1, 3, (), None): (WITH_DICE, "Ben wins the end with 3"),
    e.EndCounted(None, 0, (), None): (WITH_DICE, "Nobody scores"),
    e.EndStopped(0, 2, (2, 0)): (WITH_DICE, "Anna wins the end with 2"),
    e.EndStopped(None, 0, (0, 0)): (WITH_DICE, "Nobody scores"),
    e.PiecePlaced(1, "T5.1@e6"): (
        "boomerang",
        "Ben puts down the big T with its foot on e7, its bar from g6 to g8.",
    ),
    e.PiecesTurned(0, ("T5.1@e6",)): ("boomerang", "One piece is turned over."),
    e.PiecesClosedIn(("T5.1@e6", "X5.0@a1")): ("boomerang", "2 pieces are closed in"),
    e.MarbleStepped(0, "c3", "c4", "step"): ("carami", "Anna moves from c3 to c4."),
    e.MarbleJumped(1, ("b4", "d4", "d6"), (("c4",), ("d5",))): ("carami", "Ben jumps from b4 to d4 → d6."),
    e.MarblesTaken(1, ("c4", "d5")): ("carami", "2 marbles are taken."),
    e.BandFilled(0, 1, (("a4", "ra"), ("c4", "re"))): ("carami", "two marbles of Anna"),
    e.BackLineReached(0, "b7", 5): ("carami", "b7, worth 5"),
    e.PassedOver(1): (DUELS, "Ben cannot move"),
    e.PlaysAgain(0): (DUELS, "Anna plays again"),
    e.GameEnded(1, "target", (5, 13), False): (WITH_DICE, "Ben wins 13"),
    e.GameEnded(0, "target", (13, 0), True): (WITH_DICE, "Ben has to kiss Fanny"),
    e.GameEnded(0, "no_moves", (45, 43), False): (DUELS, "Anna wins 45"),
    e.GameEnded(None, "no_moves", (44, 44), False): (DUELS, "A draw, 44"),
}
SILENT: set[e.Event] = {
    e.EndStarted(0),  # the jack's throw tells it
    e.BallLost(0, 12, "shot"),  # the shot tells these
    e.BallLost(0, 12, "was_hit"),
    e.BallLost(0, 12, "pushed_out"),  # the push tells it
}


def words(event: e.Event, game: str, language: Language = "en") -> str:
    return " ".join(WORDS[game].tell([event], PEOPLE, say_in(language)))


def games_of(event: e.Event) -> tuple[str, ...]:
    games = TOLD[event][0]
    return (games,) if isinstance(games, str) else games


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_told(event: e.Event) -> None:
    for game in games_of(event):
        assert TOLD[event][1] in words(event, game)


@pytest.mark.parametrize("event", sorted(SILENT, key=repr), ids=repr)
def test_silent(event: e.Event) -> None:
    for game in WITH_DICE:
        assert words(event, game) == ""


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    assert {type(event) for event in (*TOLD, *SILENT)} == set(get_args(e.Event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_told_in_every_language(language: Language) -> None:
    for event in TOLD:
        for game in games_of(event):
            assert words(event, game, language), event


def steps_of(game: str, seed: int) -> Iterator[Step]:
    rng, position = random.Random(seed), new_game(game)
    while position.turn != "over":
        step = take_step(position, rng.choice(list(position.chance_outcomes() or position.legal_actions())))
        yield step
        position = step.after


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_is_told_or_silent_on_purpose(game: str) -> None:
    silent = {type(event) for event in SILENT}
    for seed in range(5):
        for event in (event for step in steps_of(game, seed) for event in step.events):
            assert words(event, game) or type(event) in silent, (seed, event)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_captions_of_whole_games(game: str, language: Language) -> None:
    """Of many moves at once the last are told, and no more than fits two lines or so."""
    say, steps = say_in(language), list(steps_of(game, 1))
    for start in range(0, len(steps), 7):
        for length in (1, 3, 40):
            some = steps[start : start + length]
            told = caption(some, PEOPLE, say)
            assert len(told) <= LONGEST_CAPTION <= 600
            assert told.endswith(caption(some[-1:], PEOPLE, say))
    whole = caption(steps, PEOPLE, say)
    assert "🏆" in whole
    assert len(whole) > LONGEST_CAPTION / 2, "no more is left out than must be"


def a_step(*events: e.Event, token: str = "344") -> Step:
    position: Position = new_game("boulomania")
    return Step(position, token, events, position)


def test_of_many_moves_the_first_and_the_last_are_told() -> None:
    """Whoever played wants to know what became of their ball, and how things stand."""
    steps = [a_step(e.Rolled(0, "344", "point3"), e.BallPlaced(0, place)) for place in range(7, 17)]
    told = caption(steps, PEOPLE, SAY)
    first, last = (caption([step], PEOPLE, SAY) for step in (steps[0], steps[-1]))
    left_out = 10 - told.count("lies in")
    assert told.startswith(f"{first} {SAY('event-left-out', count=left_out)} ")
    assert told.endswith(last)


def test_a_single_move_is_told_whole_and_only_once() -> None:
    """The longest one is a row of pushed balls, with names as long as Discord allows."""
    pushes = tuple(e.Push(number % 2, 7 + number, 8 + number) for number in range(4))
    step = a_step(e.BallsPushed(pushes), e.BallPlaced(0, 7), token="land:7>8")
    people = People.of_players("A" * 32, "B" * 32)
    told = caption([step] * 9, people, SAY)
    assert told == caption([step], people, SAY)
    assert LONGEST_CAPTION < len(told) < 2 * LONGEST_CAPTION


def test_a_carreau_does_not_say_twice_where_its_ball_lies() -> None:
    assert caption([a_step(e.Carreau(0, 12), e.BallPlaced(0, 12))], PEOPLE, SAY).count("12") == 1


def test_a_choice_is_told_only_while_nobody_has_made_it() -> None:
    choice, made = a_step(e.WayOpen(0, "44", ("8", "4"))), a_step(e.BallPlaced(0, 8), token="land:8")
    assert caption([choice], PEOPLE, SAY) == SAY("event-way-open", name="Anna")
    assert caption([choice, made], PEOPLE, SAY) == SAY("event-ball-placed", name="Anna", place="8")


def test_a_game_that_was_stopped_is_all_there_is_to_tell() -> None:
    steps = list(steps_of("boulomania", 2))[:8]
    told = {
        Stop("resigned", 1): SAY("event-resigned", loser="Anna", winner="Ben"),
        Stop("time", 0): SAY("event-time", loser="Ben", winner="Anna"),
        Stop("agreed"): SAY("event-agreed"),
        Stop("ended", mention="<@5>"): SAY("event-ended", mention="<@5>"),
        Stop("rested"): SAY("event-rested"),
        Stop("rules"): SAY("event-rules"),
    }
    assert {stop.reason for stop in told} == set(STOPS)
    for stop, words in told.items():
        assert caption(steps, PEOPLE, SAY, stop=stop) == words


def test_nothing_happened() -> None:
    assert caption((), PEOPLE, SAY) == ""


def test_teams_are_called_by_their_colours_and_it_is_told_who_threw() -> None:
    step = a_step(e.Rolled(1, "344", "point3"), e.BallPlaced(1, 11))
    ball = SAY("event-ball-placed", name="Red", place="11")
    for thrower, name in ((None, "Red"), ("_eva_", r"\_eva\_")):
        rolled = SAY("event-rolled", name=name, dice="3 + 4 + 4")
        assert caption([step], People.of_teams(SAY, thrower), SAY) == f"{rolled} {ball}"


def test_who_has_left_a_team_is_told_last() -> None:
    step = a_step(e.BallPlaced(1, 11))
    told = caption([step], People.of_teams(SAY), SAY, left=Left("_eva_", 1))
    assert told.endswith(" " + SAY("event-left", name=r"\_eva\_", team="Red"))


def test_a_name_is_told_as_it_is_written() -> None:
    """Underscores are part of many names, and no name is a link."""
    people = People.of_players("_anna_", "[ben](https://example.org)")
    told = caption((), people, SAY, stop=Stop("resigned", 0))
    assert r"\_anna\_" in told
    assert r"\[ben](" in told
    assert "://" not in told
