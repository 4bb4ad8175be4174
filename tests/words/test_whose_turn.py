"""Why it is whose turn, and who holds the point."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from engine import Step, parse_position
from engine import events as e
from engine.log import take_step
from tests.folding import each_of
from tests.games import WITH_DICE
from tests.words.test_captions import steps_of
from words import LANGUAGES, Language, People, alt, say_in, spoken, why_line

PEOPLE = People.of_players("Anna", "Ben")
NEAREST = "....o......B......"
"""The jack in 5, and B in 12 right beside it."""
NOTHING = 18 * "."
ARRIVING = "...../..A../...../.../...B./.A.../..... ..../.... 0/0 14/13"

AGAIN = {"turn-nearer", "turn-equal", "turn-older", "turn-emptied", "turn-none-left"}
"""Those after which somebody plays again."""
SHUT_IN = "...../...../...../.../..A../...../BBBBA ..../...B 0/1 10/13"
"""Four of B's have arrived, and the ramp of the fifth faces a marble."""


def played(game: str, notation: str, *tokens: str) -> list[Step]:
    steps, position = [], parse_position(game, notation)
    for token in tokens:
        steps.append(take_step(position, token))
        position = steps[-1].after
    return steps


@each_of("language", LANGUAGES)
@each_of(
    ("game", "notation", "tokens", "message"),
    [
        ("boulomania", f"{NEAREST} 8/7 0-0 B A:point2 13/8", ["34"], "turn-nearer"),
        ("boulomania", f"{NEAREST} 8/7 0-0 B A:shoot:12 13/8", ["6"], "turn-held"),
        ("boulomania", "..o........B...... 8/7 0-0 B A:point3 13/8", ["446"], "turn-equal"),
        ("boulomania", f"{NEAREST} 8/0 0-0 B A:point2 13/8", ["34"], "turn-none-left"),
        ("boulomania", f"{NEAREST} 8/7 0-0 B A:shoot:12 13/8", ["5"], "turn-emptied"),
        ("boulomania", f"{NEAREST} 8/7 0-0 B A:play 13/8", ["point2", "66"], None),  # chooses a way
        ("boulomania", "....o.....A....... 1/0 3-0 B A:point3 13/8", ["566", "jack", "2"], "turn-starts"),
        ("boulomania", f"{NEAREST} 2/1 3-0 A A:shoot:jack 13/8", ["6", "jack", "2"], "turn-starts-again"),
        ("boulomania", f"{NOTHING} 8/8 0-0 A start 13/8", ["63", "jack", "2"], None),  # the roll tells it
        ("petanque", "B34 34d 4/3 0-0 B A:point 13/4", ["11"], "turn-nearer"),
        ("petanque", "B35 34d 4/3 0-0 B A:point 13/4", ["44"], "turn-older"),
        ("petanque", "B11 34d 4/3 0-0 B A:point 13/4", ["34"], "turn-held"),
        ("petanque", "B34 34d 4/3 0-0 B A:shoot:34 13/4", ["4"], "turn-emptied"),
        ("petanque", "B34 34d 4/0 0-0 B A:point 13/4", ["11"], "turn-none-left"),
        ("petanque", "A34 34d 1/0 0-0 B A:point 13/4", ["11", "jack", "23"], "turn-starts"),
        ("carami", f"{ARRIVING} 3 A", ["c6-b7"], "turn-again"),
        ("carami", f"{ARRIVING} 3 A", ["b2-b3"], None),
        ("carami", f"{SHUT_IN} 0 A", ["c3-c4"], "turn-passed"),
        ("boomerang", "ABV5.2@a1,BBV3.2@a1 A", ["I1.0@a1"], "turn-passed"),
    ],
)
def test_why(
    game: str, notation: str, tokens: Sequence[str], message: str | None, language: Language
) -> None:
    steps, say = played(game, notation, *tokens), say_in(language)
    after = steps[-1].after
    told = why_line(after, steps, PEOPLE, say)
    name, other = PEOPLE.names if after.turn == "A" else PEOPLE.names[::-1]
    wanted = [] if message is None else [say(message, name=name, other=other, holder=other, points=1)]
    if message in AGAIN:
        wanted.append(say("turn-left", name="Anna", count=7 if game == "boulomania" else 3))
    if message == "turn-none-left":
        wanted.append(say("turn-held", holder="Ben", points=1))
    assert told == " ".join(wanted)


def test_who_misses_twice_is_not_told_the_same_twice() -> None:
    once = played("petanque", "B34 34d 4/3 0-0 B A:play 13/4", "shoot:34", "1")
    twice = played("petanque", str(once[-1].after), "shoot:34", "1")
    told = [why_line(steps[-1].after, steps, PEOPLE, say_in("en")) for steps in (once, twice)]
    assert told == [
        "Ben is nearer and would score 1, so Anna plays again. Anna has 3 boules left.",
        "Ben is nearer and would score 1, so Anna plays again. Anna has 2 boules left.",
    ]


@each_of(
    ("ground", "told"),
    [
        ("....o......A......", "Anna holds the point and would score 1."),
        ("....o......A..B..A", "Anna holds the point and would score 2."),
        ("....o......B......", "Ben holds the point and would score 1."),
        ("..o........A.B....", "Nobody holds the point."),  # equally near
        ("....o.............", "Nobody holds the point."),
    ],
)
def test_who_has_the_last_boules_is_told_how_it_lies(ground: str, told: str) -> None:
    position = parse_position("boulomania", f"{ground} 3/0 0-0 B A:play 13/8")
    left = "Ben has no boules left. Anna has 3 boules left."
    assert why_line(position, (), PEOPLE, say_in("en")) == f"{left} {told}"


def test_whose_boule_is_lost_on_an_empty_board_leaves_a_point_that_nobody_holds() -> None:
    steps = played("boulomania", "....o............. 8/7 0-0 B A:point2 13/8", "12")
    assert why_line(steps[-1].after, steps, PEOPLE, say_in("en")) == "Nobody holds the point."


@pytest.mark.parametrize("game", WITH_DICE)
def test_what_is_told_before_a_last_boule_that_changes_nothing_is_scored(game: str) -> None:
    """A last shot that misses: what whoever holds the point was to score, they do score."""
    seen, say = Counter[int](), say_in("en")
    for seed in range(12):
        steps = [*steps_of(game, seed)]
        for number, (aim, shot) in enumerate(pairwise(steps), start=1):
            counted = [event for event in shot.events if isinstance(event, e.EndCounted)]
            if not counted or not any(isinstance(event, e.ShotMissed) for event in shot.events):
                continue
            told = why_line(aim.before, steps[:number], PEOPLE, say)
            if (winner := counted[0].winner) is None:
                assert "Nobody holds the point." in told or "equally near" in told
            else:
                assert f"{PEOPLE.names[winner]} holds the point and would score {counted[0].points}." in told
            seen[counted[0].points] += 1
    assert len(seen) > 2, seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_arrives_and_cannot_move_again_is_named_though_it_is_simply_the_others_turn(
    language: Language,
) -> None:
    before = ".A.A./..A../B..../.../...../...../..... ..../.... 0/0 14/12 2 A"
    steps, say = played("carami", before, "c6-c7"), say_in(language)
    assert why_line(steps[-1].after, steps, PEOPLE, say) == say("turn-passed", name="Ben", other="Anna")


def test_a_pass_in_words() -> None:
    steps = played("carami", f"{SHUT_IN} 0 A", "c3-c4")
    people = People.of_teams(say_in("en"))
    assert why_line(steps[-1].after, steps, people, say_in("en")) == "Red has to pass, so Blue plays."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("idle", "told"), [(0, False), (8, False), (9, True), (18, True)])
def test_from_half_way_on_it_is_told_how_many_moves_have_brought_nothing(
    idle: int, told: bool, language: Language
) -> None:
    """The one that follows is another: nine and one are half of the twenty after which it is over."""
    steps, say = (
        played("carami", f"B.B../...../...../.../A..../...../..A.. ..../.... 0/0 13/13 {idle} A", "c1-d1"),
        say_in(language),
    )
    counted = say("carami-board-idle", idle=idle + 1, left=19 - idle)
    assert why_line(steps[-1].after, steps, PEOPLE, say) == (counted if told else "")
    described = alt(steps[-1].after, steps[-1].events, say), spoken(steps[-1].after, say)
    assert all(counted in words for words in described)


def test_a_game_that_is_over_counts_no_moves() -> None:
    steps = played("carami", "B.B../...../...../.../A..../...../..A.. ..../.... 0/0 13/13 19 A", "c1-d1")
    assert steps[-1].after.turn == "over"
    assert why_line(steps[-1].after, steps, PEOPLE, say_in("en")) == ""
    assert "without progress" not in alt(steps[-1].after, steps[-1].events, say_in("en"))
