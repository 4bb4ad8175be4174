"""Everything that counts is told in exactly one caption, whoever plays against whom."""

import random
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from typing import get_args

import pytest

from engine import GAMES, Step, new_game
from engine import events as e
from engine.boomerang import board
from engine.log import take_step
from tests.folding import each_of
from words import LANGUAGES, WORDS, Language, People, say_in
from words.captions import ASIDES, MOST_LINES, RESULTS, Line, tell_lines
from words.carami import points_lost
from words.folding import count_parts
from words.names import SIGNS
from words.pieces import name_piece
from words.texts import Say

SEEDS = range(4)
PEOPLE = People.of_players("Anna", "Ben")

COUNTS: dict[str, set[type]] = {
    "scores": {e.EndCounted, e.EndStopped, e.BackLineReached},
    "loses": {e.BallLost, e.ShotMissed, e.ShotHit, e.Carreau, e.JackMissed, e.JackOut},
    "throws": {e.Rolled},
    "moves": {e.BallPlaced, e.BallsPushed, e.ShotGrazed, e.JackMoved, e.JackBlocked, e.PiecePlaced},
    "takes": {e.MarblesTaken, e.MarbleJumped, e.MarbleStepped},
    "turns": {e.PiecesTurned, e.PiecesClosedIn, e.BandFilled},
    "is left with": {e.PiecesLeft},
    "passes": {e.PassedOver},
    "ends": {e.GameEnded},
}
"""The kinds of events that are told in exactly one caption."""
OTHERS = {
    e.OpeningRolled,
    e.JackThrown,  # unless the corner tells it
    e.CornerChosen,
    e.WayOpen,  # while nobody has chosen
    e.EndStarted,  # whoever throws the jack starts
    e.PlaysAgain,  # the line with whose turn it is says so at the end
}
"""Kinds that may be told otherwise, or more than once."""
COUNTED = (e.BackLineReached, e.BallLost, e.MarblesTaken, e.PiecesTurned, e.PassedOver)
"""What a line that stands for many says how much of it they hold."""
TOLD_BY = {
    "shot": (e.ShotMissed, e.ShotGrazed, e.ShotHit, e.JackMissed, e.JackOut),
    "was_hit": (e.ShotHit, e.Carreau),
    "pushed_out": (e.BallsPushed,),
}
"""How a ball was lost, and what tells it in the same line."""
WHO: dict[str, Callable[[Step], bool]] = {
    "two members": lambda step: True,
    "a member and the computer": lambda step: step.before.turn == "A",
    "nobody": lambda step: False,
}


def test_every_kind_of_event_is_in_a_list() -> None:
    counts = {kind for kinds in COUNTS.values() for kind in kinds}
    assert counts.isdisjoint(OTHERS)
    assert counts | OTHERS == set(get_args(e.Event))


@cache
def game_of(game: str, seed: int) -> list[Step]:
    rng, position = random.Random(seed), new_game(game)
    steps: list[Step] = []
    while position.turn != "over":
        choices = list(position.chance_outcomes() or position.legal_actions())
        steps.append(take_step(position, rng.choice(choices)))
        position = steps[-1].after
    return steps


def captions_of(steps: list[Step], is_member: Callable[[Step], bool]) -> Iterator[list[Step]]:
    """The steps that each caption tells: from what a member does on, to the next time."""
    last: list[Step] = []
    for step in steps:
        acts = step.before.turn in ("A", "B") and step.before.automatic is None
        if acts and last and is_member(step):
            yield last
            last = []
        last.append(step)
    yield last


def happened_in(steps: list[Step]) -> Iterator[e.Event]:
    """Every event; of a carreau, which says itself where its ball lies, not that as well.

    The dice of a ball are told again with the way that was chosen for it.
    """
    begun = WORDS[steps[0].before.name].begun(steps[0].before)
    yield from [] if begun is None else [begun]
    for step in steps:
        is_carreau = any(isinstance(event, e.Carreau) for event in step.events)
        yield from (event for event in step.events if not (is_carreau and isinstance(event, e.BallPlaced)))


def is_folded(line: Line, say: Say) -> bool:
    """Whether a line stands for many."""
    return line.text == say("event-folded", parts=count_parts(line.told, PEOPLE, say))


def is_told(event: e.Event, line: Line, game: str, say: Say, *, folded: bool, rules: Collection[str]) -> bool:
    """Whether the line says it, by itself or by what goes along with it; a folded one by its counts.

    After a line that has one of these rules, others are told short.
    """
    if folded:
        return not isinstance(event, COUNTED) or count_parts([event], PEOPLE, say) != ""
    if isinstance(event, e.BallLost) and event.why in TOLD_BY:
        return any(isinstance(other, TOLD_BY[event.why]) for other in line.told)
    sentences = [*WORDS[game].tell([event], PEOPLE, say)]
    if isinstance(event, e.PassedOver) and "passed" in rules:
        sentences = [say("event-passed", name=PEOPLE.names[event.side])]
    known = [say(ASIDES[code], because=say(f"because-{code}")) for code in rules if code in ASIDES]
    sentences = [sentence for sentence in sentences if sentence not in known]
    return bool(sentences) and all(sentence in line.text for sentence in sentences)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_counts_is_told_in_exactly_one_caption(
    game: str, who: str, language: Language
) -> None:
    counts, say = {kind for kinds in COUNTS.values() for kind in kinds}, say_in(language)
    for seed in SEEDS:
        told, happened = Counter[e.Event](), Counter[e.Event]()
        for some in captions_of(game_of(game, seed), WHO[who]):
            happened.update(happened_in(some))
            rules: set[str] = set()
            for line in tell_lines(some, PEOPLE, say):
                folded = is_folded(line, say)
                for event in line.told:
                    is_said = is_told(event, line, game, say, folded=folded, rules=rules)
                    assert is_said or type(event) in OTHERS, (seed, event, line)
                    told[event] += 1
                rules |= {code for code in ("passed", *ASIDES) if say(f"because-{code}") in line.text}
        for event, times in happened.items():
            if type(event) in counts:
                assert told[event] == times, (seed, event)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_caption_is_made_of_whole_sentences(game: str, language: Language) -> None:
    """They begin with a capital and end with a stop, also those in brackets."""
    for seed in SEEDS:
        for some in captions_of(game_of(game, seed), WHO["a member and the computer"]):
            for line in tell_lines(some, PEOPLE, say_in(language)):
                words = line.text.replace("**", "")
                assert re.search(r"([.!]\)?|…)$", words), words
                begun = re.findall(rf"(?:^|[.!?]\s)(?:[{SIGNS}🏆🎲✨🍑]\s)?\(?(\w)", words)
                assert all(letter == letter.upper() for letter in begun), words
                assert re.findall(r"[.!]\s\([^)]+[^.]\)", words) == []


WORTH = {name_piece(kind, say_in("en")): cells for kind, cells in board().values.items()}
"""What a piece is worth, by its name."""
SCORED = (r"scores (\d+) point", r"reached at \w\d: (\d+) point", r"taken: (\d+) point")
"""What whoever acts gets by a line."""
GAINED = (SCORED[2], r"(\d+|one) points? on the back line")
FOLDED_LOSS = r"(\d+|one) points? lost on the back line"
LOST = r"loses (\d+) points? on the back line"


def read_score(lines: Sequence[str]) -> list[int]:
    """How the score changes by the words of a caption."""
    change = [0, 0]
    for line in lines:
        sign = line.strip("*")[0]
        if sign == "…":
            change = [own + folded for own, folded in zip(change, read_folded(line), strict=True)]
        if sign not in SIGNS:
            continue
        mover = SIGNS.index(sign)
        gained = sum(number(found[1]) for each in SCORED for found in re.finditer(each, line))
        lost = sum(number(found[1]) for found in re.finditer(LOST, line))
        if placed := re.search(r"puts down the (.+?) (?:from|on|with|around)", line):
            turned = sum(number(found[1]) for found in re.finditer(r"worth (\d+)", line))
            gained = lost = WORTH[placed[1]] + turned
        change[mover] += gained
        change[1 - mover] -= lost
    return change


def read_folded(line: str) -> list[int]:
    """How the score changes by a folded line, which counts what each side has gained and lost."""
    change = [0, 0]
    for part in line.removeprefix("… in between ").split(" · "):
        if part[0] in SIGNS:
            gained = sum(number(found[1]) for each in GAINED for found in re.finditer(each, part))
            lost = sum(number(found[1]) for found in re.finditer(FOLDED_LOSS, part))
            change[SIGNS.index(part[0])] += gained - lost
    return change


def number(word: str) -> int:
    return 1 if word == "one" else int(word)


@each_of("who", ["two members", "a member and the computer"])
@each_of("game", GAMES)
def test_the_score_can_be_followed_by_the_captions_alone(game: str, who: str) -> None:
    for seed in SEEDS:
        for some in captions_of(game_of(game, seed), WHO[who]):
            lines = [line.text for line in tell_lines(some, PEOPLE, say_in("en"))]
            (a, b), (a_then, b_then) = some[0].before.score(), some[-1].after.score()
            assert read_score(lines) == [a_then - a, b_then - b], (seed, lines)


@pytest.mark.parametrize("game", GAMES)
def test_no_result_is_folded(game: str) -> None:
    for seed in SEEDS:
        lines = tell_lines(game_of(game, seed), PEOPLE, say_in("en"))
        assert len([line for line in lines if not line.is_result]) < MOST_LINES
        for line in lines:
            assert line.is_result == isinstance(line.told[0], RESULTS)


def test_what_is_folded_counts_everything() -> None:
    """The line for many events gives the sums of their points, marbles and pieces."""
    say = say_in("en")
    for game in GAMES:
        for seed in SEEDS:
            lines = tell_lines(game_of(game, seed), PEOPLE, say)
            (folded,) = [line for line in lines if line.text.startswith("…")]
            parts = folded.text.removeprefix("… in between ").split(" · ")
            for (side, what), count in sum_up(folded.told).items():
                (part,) = [each for each in parts if each.startswith(f"{SIGNS[side]} ")]
                assert f"{count} {what}" in part


def sum_up(events: Sequence[e.Event]) -> Counter[tuple[int, str]]:
    """The sums of what is counted in those events, by side and kind; none of them is 0."""
    sums = Counter[tuple[int, str]]()
    for event in events:
        match event:
            case e.BackLineReached(side, _, value):
                sums[side, "points on"] += value
            case e.MarblesTaken(side, places):
                sums[1 - side, "points lost"] += points_lost(event)
                sums[side, "marbles taken"] += len(places)
            case e.PiecesTurned(side, placements):
                sums[side, "pieces turned"] += len(placements)
            case e.BallLost(side):
                sums[side, "boules lost"] += 1
    return +sums
