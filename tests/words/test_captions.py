"""What just happened, in words: every event of every game is told or deliberately silent."""

import random
from collections.abc import Iterator, Sequence
from typing import get_args

import pytest

from engine import GAMES, Position, Step, new_game, parse_position
from engine import events as e
from engine.log import take_step
from tests.folding import each_of
from tests.games import DUELS, WITH_DICE
from words import LANGUAGES, STOPS, WORDS, Language, Left, People, Stop, caption, say_in
from words.captions import FIRST_PLIES, LONGEST_CAPTION, MOST_LINES

SAY = say_in("en")
PEOPLE = People.of_players("Anna", "Ben")

Game = str | tuple[str, ...]
NEAR = e.Measured(0, 12, 64)
ROLLED_DOWN, PUT_DOWN = e.MarbleStepped(1, "ra", "a1", "ramp"), e.PiecePlaced(1, "I1.0@a1")

TOLD: dict[e.Event, tuple[Game, str]] = {
    e.OpeningRolled("33", None): (WITH_DICE, "Once more"),
    e.OpeningRolled("35", 1): (WITH_DICE, "Roll for the start: 3 against 5. Ben starts"),
    e.JackThrown(0, "4", 4): ("boulomania", "Anna throws the jack into pit 4"),
    e.JackThrown(0, "34", "34"): ("petanque", "Anna throws the jack into cell 3-4"),
    e.CornerChosen(0, "34", "a"): ("petanque", "Anna puts the jack into corner a of cell 3-4"),
    e.Rolled(0, "34", "point2"): ("boulomania", "Anna points: 3 + 4"),
    e.Rolled(0, "344", "point3"): ("boulomania", "3 + 4 + 4"),
    e.Rolled(1, "34", "point"): ("petanque", "Ben points: length 3, width 4"),
    e.Rolled(1, "6", "shoot"): (WITH_DICE, "Ben shoots: 6"),
    e.WayOpen(0, "44", ("8", "4")): ("boulomania", "Anna chooses"),
    e.BallPlaced(0, 12): (WITH_DICE, "pit 12"),
    e.BallPlaced(0, 4): ("boulomania", "pit 4. (A pair may go into the jack pit of its number.)"),
    e.BallsPushed((e.Push(1, 7, 8), e.Push(0, 8, None))): (WITH_DICE, "from pit 7 to pit 8. Anna"),
    e.BallLost(0, None, "too_short"): ("boulomania", "Lost: a sum below 7"),
    e.BallLost(0, None, "jack_pit_taken"): ("boulomania", "taken"),
    e.ShotMissed(0, 12): (WITH_DICE, "Missed the boule in pit 12"),
    e.ShotGrazed(0, 12, True): ("boulomania", "grazed"),
    e.ShotGrazed(0, 4, False): ("boulomania", "stays: in a jack pit"),
    e.ShotHit(0, 12): (WITH_DICE, "pit 12"),
    e.Carreau(0, 12): (WITH_DICE, "Carreau"),
    e.JackMissed(0, 4): (WITH_DICE, "Missed the jack"),
    e.JackMoved(4, 5): ("boulomania", "moves to pit 5: a graze"),
    e.JackBlocked(4, 5): ("boulomania", "jack stays: "),
    e.JackOut(0, 4, "hit"): (WITH_DICE, "out! The end stops."),
    e.JackOut(0, 6, "grazed"): ("boulomania", "(A graze beside it"),
    e.EndCounted(0, 1, (), None): (WITH_DICE, "Anna scores 1 point."),
    e.EndCounted(1, 3, (), None): (WITH_DICE, "Ben scores 3 points."),
    e.EndCounted(None, 0, (), None): (WITH_DICE, "Nobody scores: no boule"),
    e.EndCounted(None, 0, (), None, (NEAR, NEAR)): (WITH_DICE, "Nobody scores: the best boules"),
    e.EndCounted(1, 1, (NEAR,), NEAR): (WITH_DICE, "(Of two boules equally near"),
    e.EndStopped(0, 2, (2, 0)): (WITH_DICE, "Anna scores 2 points. (The jack is out: one point for each"),
    e.EndStopped(None, 0, (0, 0)): (WITH_DICE, "Nobody scores: the jack is out, and nobody has"),
    e.EndStopped(None, 0, (1, 2)): (WITH_DICE, "Nobody scores: the jack is out, and both"),
    e.EndStopped(None, 0, (1, 0)): (WITH_DICE, "Nobody scores: the jack is out, and only the other"),
    e.PiecePlaced(1, "T5.1@e6"): (
        "boomerang",
        "Ben puts down the big T with its foot on e7, its bar from g6 to g8.",
    ),
    e.PiecesTurned(0, ("T5.1@e6",)): ("boomerang", "turns over one piece worth 5: big T on e7."),
    e.PiecesTurned(0, ("I1.0@a1", "T5.1@e6", "I1.0@a3", "I2.0@b1", "O4.0@c3")): (
        "boomerang",
        "turns over 5 pieces worth 13: big T on e7, square on c3, bar of 2 on b1 and 2 more.",
    ),
    e.PiecesClosedIn(("T5.1@e6",), (1,)): (
        "boomerang",
        "One piece keeps its colour for good, closed in on all sides: 🔴 Ben (big T on e7).",
    ),
    e.PiecesClosedIn(("T5.1@e6", "X5.0@a1", "I1.0@a1"), (0, 1, 0)): (
        "boomerang",
        "3 pieces keep their colour for good, closed in on all sides: "
        "🔵 Anna (big T on e7, single on a1), 🔴 Ben (cross on a2).",
    ),
    e.PiecesLeft(0, ("I1", "I1", "U5")): (
        "boomerang",
        "Anna could not put down: 2 \N{MULTIPLICATION SIGN} single, U. These 7 points count for Ben.",
    ),
    e.PiecesLeft(1, ("I1",)): (
        "boomerang",
        "Ben could not put down: single. This point counts for Anna.",
    ),
    e.MarbleStepped(0, "c3", "c4", "step"): ("carami", "Anna moves from c3 to c4."),
    e.MarbleStepped(0, "ra", "a7", "ramp"): ("carami", "Anna rolls from the left outer ramp to a7."),
    e.MarbleJumped(1, ("b4", "d4", "d6"), (("c4",), ("d5",))): ("carami", "Ben jumps from b4 to d4 → d6."),
    e.MarbleJumped(1, ("b4", "d4"), (("c4",),)): ("carami", "(One marble jumped alone is not taken.)"),
    e.MarblesTaken(1, ("c4", "d5")): ("carami", " marbles are taken: 4 points."),
    e.MarblesTaken(0, ("c1", "d2")): ("carami", "Ben loses 1 point on the back line."),
    e.MarblesTaken(0, ("b1", "d1")): ("carami", "Ben loses 10 points on the back line."),
    e.BandFilled(0, 1, (("b4", "ra"), ("d4", "re"))): ("carami", "(left outer ramp, right outer ramp)"),
    e.BandFilled(0, 2, (("b4", "rb"), ("d4", "rd"))): ("carami", "(left inner ramp, right inner ramp)"),
    e.BackLineReached(0, "b7", 5): ("carami", "b7: 5 points"),
    e.PassedOver(1): (DUELS, "Ben cannot play and passes: the other goes on until that changes."),
    e.PlaysAgain(0): (DUELS, "Another move follows"),
    e.GameEnded(1, "target", (5, 13), False): (WITH_DICE, "Ben wins 13"),
    e.GameEnded(0, "target", (13, 0), True): (WITH_DICE, "Ben has to kiss Fanny"),
    e.GameEnded(0, "no_moves", (45, 43), False): (DUELS, "! The game is over: nobody can"),
    e.GameEnded(None, "no_moves", (44, 44), False): (DUELS, "A draw, 44 all."),
    e.GameEnded(0, "no_progress", (9, 5), False): ("carami", "20 moves"),
    e.GameEnded(0, "back_line_full", (9, 5), False): ("carami", "a back line is full"),
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


@each_of("event", TOLD)
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


# Lines


@each_of("language", LANGUAGES)
@each_of("game", GAMES)
def test_captions_of_whole_games(game: str, language: Language) -> None:
    """A line for each throw or move; of many the first and the last are told, and every result."""
    say, steps = say_in(language), list(steps_of(game, 1))
    for start in range(0, len(steps), 7):
        for length in (1, 3, 40):
            some = steps[start : start + length]
            lines = caption(some, PEOPLE, say).splitlines()
            results = sum(line.startswith("**") for line in lines)
            assert len(lines) <= max(MOST_LINES, results + 3)
            assert all(lines) or not some[0].events
    whole = caption(steps, PEOPLE, say)
    assert "🏆" in whole
    assert len(whole) <= LONGEST_CAPTION


def a_step(*events: e.Event, token: str = "344") -> Step:
    position: Position = new_game("boulomania")
    return Step(position, token, events, position)


def a_ball(side: int, place: int) -> Step:
    return a_step(e.Rolled(side, "344", "point3"), e.BallPlaced(side, place))


def test_a_line_for_each_ball_the_members_own_first_and_the_result_in_bold() -> None:
    closing = a_step(e.Rolled(1, "344", "point3"), e.BallPlaced(1, 9), e.EndCounted(1, 2, (), None))
    lines = caption([a_ball(0, 7), a_ball(1, 8), closing], PEOPLE, SAY).splitlines()
    assert [line[:6] for line in lines[:3]] == ["🔵 Anna", "🔴 Ben ", "🔴 Ben "]
    assert lines[3:] == ["**🔴 Ben scores 2 points.**"]


def test_of_a_longer_turn_the_middle_is_one_line_that_counts_what_it_holds() -> None:
    lost = a_step(e.Rolled(1, "12", "point2"), e.BallLost(1, None, "too_short"))
    steps = [a_ball(0, 7), *(a_ball(1, place) for place in range(7, 10)), lost]
    steps += [a_ball(1, place) for place in range(10, 18)]
    lines = caption(steps, PEOPLE, SAY).splitlines()
    assert len(lines) == MOST_LINES
    assert lines[0] == caption(steps[:1], PEOPLE, SAY)
    assert lines[1] == SAY("event-folded", parts="🔴 Ben: 4 boules played, one boule lost")
    assert lines[2:] == caption(steps[5:], PEOPLE, SAY).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_folded_says_whose_it_is(language: Language) -> None:
    """In a team of computers each side plays in between; a boule that is pushed out is its owner's loss."""
    say = say_in(language)
    pushed = a_step(
        e.Rolled(1, "344", "point3"),
        e.BallPlaced(1, 11),
        e.BallsPushed((e.Push(0, 11, None),)),
        e.BallLost(0, 11, "pushed_out"),
    )
    steps = [a_ball(0, 7), a_ball(1, 8), a_ball(0, 9), a_ball(0, 10), pushed]
    steps += [a_ball(1, place) for place in range(10, 18)]
    lines = caption(steps, People.of_teams(say), say).splitlines()
    played, lost = say("folded-boules", count=2, points=0), say("folded-lost", count=1, points=0)
    both = [
        say("folded-side", sign=sign, name=name, parts=parts)
        for sign, name, parts in zip(
            "🔵🔴", People.of_teams(say).names, (f"{played}, {lost}", played), strict=True
        )
    ]
    assert lines[1] == say("event-folded", parts=" · ".join(both))


def test_what_is_taken_on_the_back_line_is_lost_by_its_owner() -> None:
    position, taken = new_game("carami"), (ROLLED_DOWN, e.MarblesTaken(1, ("a7", "b7")), e.PassedOver(0))
    lines = caption([Step(position, "", taken, position)] * 12, PEOPLE, SAY).splitlines()
    blue = "🔵 Anna: 45 points lost on the back line, passed 3 times"
    red = "🔴 Ben: 3 moves, 6 marbles taken: 12 points"
    assert lines[1] == SAY("event-folded", parts=f"{blue} · {red}")


def test_no_result_is_folded_away() -> None:
    closing = a_step(e.EndCounted(None, 0, (), None))
    steps = [a_ball(0, 7), a_ball(1, 8), closing, *(a_ball(1, place) for place in range(7, 18)), closing]
    lines = caption(steps, PEOPLE, SAY).splitlines()
    assert len(lines) == MOST_LINES
    assert [line.startswith("**Nobody") for line in lines] == [False] * 2 + [True] + [False] * 6 + [True]


@each_of(
    ("game", "events", "parts"),
    [
        ("carami", [ROLLED_DOWN, e.BackLineReached(1, "a1", 10)], "3 moves, 30 points"),
        ("carami", [ROLLED_DOWN, e.MarblesTaken(1, ("c4", "d3"))], "3 moves, 6 marbles taken: 12 points"),
        (
            "carami",
            [ROLLED_DOWN, e.MarblesTaken(1, ("a7", "b7"))],
            "6 marbles taken: 12 points",
        ),
        (
            "boomerang",
            [PUT_DOWN, e.PiecesTurned(1, ("I1.0@a2", "I1.0@b1"))],
            "6 pieces turned over: 6 points",
        ),
        ("boomerang", [PUT_DOWN, e.PassedOver(0)], "passed 3 times"),
        ("boulomania", [e.OpeningRolled("33", None)], "3 other rolls"),
    ],
)
def test_what_is_counted(game: str, events: Sequence[e.Event], parts: str) -> None:
    position = new_game(game)
    lines = caption([Step(position, "", tuple(events), position)] * 12, PEOPLE, SAY).splitlines()
    assert parts in lines[1]


def test_a_caption_of_the_longest_lines_is_not_too_long_for_its_message() -> None:
    """A row of pushed balls, with names as long as Discord allows."""
    pushes = tuple(e.Push(number % 2, 7 + number, 8 + number) for number in range(4))
    step = a_step(e.Rolled(0, "344", "point3"), e.BallPlaced(0, 7), e.BallsPushed(pushes))
    people = People.of_players("_" * 32, "*" * 32)
    told = caption([step] * 9, people, SAY)
    assert caption([step], people, SAY) in told
    assert LONGEST_CAPTION / 2 < len(told) <= LONGEST_CAPTION


def test_a_carreau_does_not_say_twice_where_its_ball_lies() -> None:
    shot = a_step(e.Rolled(0, "6", "shoot"), e.Carreau(0, 12), e.BallPlaced(0, 12))
    assert caption([shot], PEOPLE, SAY).count("12") == 1


def test_a_choice_is_told_only_while_nobody_has_made_it() -> None:
    choice, made = a_step(e.WayOpen(0, "44", ("8", "4"))), a_step(e.BallPlaced(0, 8), token="land:8")
    assert SAY("event-way-open", name="Anna") in caption([choice], PEOPLE, SAY)
    assert SAY("event-way-open", name="Anna") not in caption([choice, made], PEOPLE, SAY)


def test_a_choice_that_is_asked_for_below_is_not_told_as_well() -> None:
    choice = take_step(parse_position("boulomania", "....o......B...... 8/7 0-0 B A:point2 13/8"), "66")
    assert caption([choice], PEOPLE, SAY).endswith(SAY("event-way-open", name="Anna"))
    rolled = SAY("event-rolled", name="Anna", dice="6 + 6")
    assert caption([choice], PEOPLE, SAY, asked=True) == f"🔵 {rolled}"


def test_a_way_is_told_with_the_dice_it_was_chosen_for() -> None:
    """They fell before the decision that the caption begins with."""
    before = parse_position("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8")
    told = caption([take_step(before, "land:8>12>11>out")], PEOPLE, SAY)
    assert told.startswith(f"🔵 {SAY('event-rolled', name='Anna', dice='2 + 6')} ")
    assert SAY("because-pushed-on") in told


def test_the_jacks_corner_is_told_with_its_cell_and_once() -> None:
    cell = take_step(parse_position("petanque", "- - 4/4 0-0 A A:throw 13/4"), "34")
    corner = take_step(cell.after, "corner:a")
    assert caption([cell, corner], PEOPLE, SAY).splitlines() == [
        f"🔵 {SAY('event-corner', name='Anna', place='corner a of cell 3-4')}"
    ]


def test_playing_again_is_told_where_another_move_follows() -> None:
    step, again = e.MarbleStepped(1, "b2", "b1", "step"), e.PlaysAgain(1)
    position = new_game("carami")
    moves = [Step(position, "", (step, again), position), Step(position, "", (step,), position)]
    assert SAY("event-plays-again") in caption(moves, PEOPLE, SAY)
    assert SAY("event-plays-again") not in caption(moves[:1], PEOPLE, SAY)


def passes(*sides: int) -> list[Step]:
    """Moves after each of which one of those sides has none."""
    position = new_game("carami")
    return [
        Step(position, "", (e.MarbleStepped(1 - side, "b3", "b2", "step"), e.PassedOver(side)), position)
        for side in sides
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_passed_over_is_told_with_the_move_and_the_rule_of_it_once(language: Language) -> None:
    say = say_in(language)
    lines = caption(passes(0, 0, 1, 0), PEOPLE, say).splitlines()
    rule = words(e.PassedOver(0), "carami", language)
    assert lines[0].endswith(f". {rule}")
    for line, name in zip(lines[1:], ("Anna", "Ben", "Anna"), strict=True):
        assert line.endswith(f". {say('event-passed', name=name)}")
    assert "\n".join(lines).count(say("because-passed")) == 1


def jumps(count: int) -> list[Step]:
    """Moves by each of which one marble is jumped."""
    position = new_game("carami")
    return count * [Step(position, "", (e.MarbleJumped(1, ("b4", "d4"), (("c4",),)),), position)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_jump_is_told_once_and_at_the_beginning_of_a_game(language: Language) -> None:
    say = say_in(language)
    short, rule = (say("event-jumped", name="Ben", start="b4", path="d4"), say("because-one-jumped"))
    first, *others = caption(jumps(3), PEOPLE, say, ply=FIRST_PLIES - 1).splitlines()
    assert first == f"🔴 {short} ({rule}.)"
    assert others == 2 * [f"🔴 {short}"]
    assert caption(jumps(2), PEOPLE, say, ply=FIRST_PLIES).splitlines() == 2 * [f"🔴 {short}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_choosing_a_corner_rolls_the_first_boule_is_told_where_it_has(language: Language) -> None:
    say, steps = say_in(language), steps_from("petanque", "- - 4/4 0-0 A A:throw 13/4", *BEGINNING)
    first, second = caption(steps, PEOPLE, say).splitlines()
    assert first.endswith(f" {say('event-corner-rolls')}")
    assert say("event-corner-rolls") not in second + caption(steps[:2], PEOPLE, say)
    later = steps_from("petanque", "- - 4/4 0-1 A A:throw 13/4", *BEGINNING)
    assert say("event-corner-rolls") not in caption(later, PEOPLE, say)


BEGINNING = ("34", "corner:a", "point", "12")
"""An end of Pétanque, from its jack to its first boule."""


def steps_from(game: str, notation: str, *tokens: str) -> list[Step]:
    position, steps = parse_position(game, notation), []
    for token in tokens:
        steps.append(take_step(position, token))
        position = steps[-1].after
    return steps


@each_of("language", LANGUAGES)
@each_of(
    ("game", "notation", "tokens"),
    [
        ("boulomania", "....o......B...... 2/1 3-0 A A:shoot:jack 13/8", ["6", "jack", "2", "point2", "34"]),
        ("petanque", "B34 34d 2/1 0-0 A A:shoot:jack 13/4", ["6", "jack", *BEGINNING]),
    ],
)
def test_who_starts_again_is_told_where_nobody_scored(
    game: str, notation: str, tokens: Sequence[str], language: Language
) -> None:
    """Below the caption stands why somebody is to play, but not why who has played already did."""
    say, steps = say_in(language), steps_from(game, notation, *tokens)
    _, drawn, *others = caption(steps, PEOPLE, say).splitlines()
    assert say("event-corner-rolls") not in " ".join(others)
    assert drawn.startswith("**")
    assert drawn.endswith(f"** {say('event-starts-again', name='Anna')}")
    assert say("event-starts-again", name="Anna") not in caption(steps[:3], PEOPLE, say)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "notation", "tokens"),
    [
        (
            "boulomania",
            "....o......B...... 1/3 0-0 B A:play 13/8",
            ["shoot:12", "1", "point2", "34", "point2", "35"],
        ),
        ("petanque", "B34 34d 1/2 0-0 B A:play 13/4", ["point", "11", "point", "12", "point", "13"]),
    ],
)
def test_who_plays_alone_from_there_on_is_told_with_the_last_boule_of_the_other(
    game: str, notation: str, tokens: Sequence[str], language: Language
) -> None:
    say, steps, position = say_in(language), list[Step](), parse_position(game, notation)
    for token in tokens:
        steps.append(take_step(position, token))
        position = steps[-1].after
    sentence = say("turn-none-left", other="Anna")
    own, *others = caption(steps, PEOPLE, say).splitlines()
    assert own.endswith(sentence)
    assert not [line for line in others if sentence in line]
    assert sentence not in caption(steps[:2], PEOPLE, say), "the line with whose turn it is says it then"


def test_the_next_caption_tells_the_rule_of_a_pass_again() -> None:
    for _ in range(2):
        assert SAY("because-passed") in caption(passes(0), PEOPLE, SAY)


def test_the_rule_of_a_pass_is_told_where_the_first_of_many_is_only_counted() -> None:
    moved = [Step(step.before, "", step.events[:1], step.after) for step in passes(0)]
    lines = caption([*moved, *passes(*12 * [0])], PEOPLE, SAY).splitlines()
    assert "passed 4 times" in lines[1]
    assert [SAY("because-passed") in line for line in lines] == [False, False, True, *7 * [False]]
    assert all(line.endswith(f" {SAY('event-passed', name='Anna')}") for line in lines[3:])


# Around them


def test_a_game_that_was_stopped_is_all_there_is_to_tell() -> None:
    steps = list(steps_of("boulomania", 2))[:8]
    told = {
        Stop("resigned", 1): f"**{SAY('event-resigned', loser='Anna', winner='Ben')}**",
        Stop("time", 0): f"**{SAY('event-time', loser='Ben', winner='Anna')}**",
        Stop("agreed"): f"**{SAY('event-agreed')}**",
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
    lines = caption([a_ball(1, 11), a_ball(0, 8)], People.of_teams(SAY), SAY, throwers=["_eva_"]).splitlines()
    for line, sign, name in zip(lines, "🔴🔵", (r"\_eva\_", "Blue"), strict=True):
        assert line.startswith(f"{sign} {SAY('event-rolled', name=name, dice='3 + 4 + 4')} ")


def test_who_has_left_a_team_is_told_last() -> None:
    step = a_step(e.BallPlaced(1, 11))
    told = caption([step], People.of_teams(SAY), SAY, left=Left("_eva_", 1))
    assert told.endswith("\n" + SAY("event-left", name=r"\_eva\_", team="Red"))


def test_a_name_is_told_as_it_is_written() -> None:
    """Underscores are part of many names, and no name is a link."""
    people = People.of_players("_anna_", "[ben](https://example.org)")
    told = caption((), people, SAY, stop=Stop("resigned", 0))
    assert r"\_anna\_" in told
    assert r"\[ben](" in told
    assert "://" not in told
