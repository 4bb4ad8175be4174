"""The pages of a review: what was better is said and shown, and everybody of a team has an accuracy."""

from collections.abc import Iterator, Sequence

import discord
import pytest

from cogs.services.reviews import Judged, Page, make_page
from engine import Step, replay
from engine.prospects import percent
from play.turns import who_decided
from players.reviews import Moment, Review
from store.records import Seat
from tests.discord.sketching import sketch_all
from tests.store.records import a_table
from words import say_in
from words.reviews import word_swing
from words.texts import LANGUAGES, Language

SAY = say_in("en")
TOKENS = ("c3-c4", "a5-b4", "d3-d4")
BEST = ("b3-b4", "d5-d4", "e3-d4")
TEAMS = (Seat(0, 0, 1, "Anna"), Seat(1, 0, 2, "Ben"), Seat(0, 1, 3, "Carl"))


@pytest.fixture(autouse=True)
def _sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    sketch_all(monkeypatch)


def moments(*losses: float) -> tuple[Moment, ...]:
    """Decisions that have lost so much, in turn by A and B; any other might have lost half the game."""
    found, chance = list[Moment](), 0.5
    for number, loss in enumerate(losses):
        before, chance = chance, chance + (loss if number % 2 else -loss)
        deed = Moment("decision", number % 2, TOKENS[number], before, chance, BEST[number], loss, room=0.5)
        found.append(deed)
    return tuple(found)


def judged(*losses: float) -> Judged:
    """A game of Carami that was given up after that."""
    table = a_table(id=9, game="carami", options={}, state="over", winner=0, reason="resigned")
    steps: list[Step] = replay("carami", {}, TOKENS[: len(losses)])
    end = Moment("end", 1, "", 0.5, 1.0)
    return Judged(table, steps, Review((*moments(*losses), end), 1.0), 0)


def words_of(page: Page) -> str:
    return "\n".join(
        each.content for each in page.view.walk_children() if isinstance(each, discord.ui.TextDisplay)
    )


def alts(page: Page) -> Iterator[str]:
    return (picture.alt for picture in page.pictures)


def test_what_was_better_is_said_and_shown_on_the_board_before() -> None:
    game = judged(0.3)
    page = make_page(game, 1, "day", SAY)
    assert "Better: " in words_of(page)
    assert "(+30%)" in words_of(page)
    before, after, _curve = alts(page)
    assert before != after
    assert "(+30%)" in words_of(make_page(game, None, "day", SAY)), "a turning point says it at a glance"


@pytest.mark.parametrize(("before", "after"), [(0.624, 0.476), (0.5049, 0.3551), (0.004, 0.0), (1.0, 0.996)])
def test_what_was_better_is_what_the_chance_fell_by(before: float, after: float) -> None:
    """As it is shown: 62% → 48% is not 15% less, though 62.4 to 47.6 is."""
    table = a_table(id=9, game="carami", options={}, state="over", winner=1, reason="resigned")
    for side, (first, then) in enumerate(((before, after), (1 - before, 1 - after))):
        lost = Moment("decision", side, TOKENS[side], first, then, BEST[side], loss=before - after, room=0.5)
        quiet = Moment("decision", 0, TOKENS[0], first, first, TOKENS[0])
        told = (quiet, lost) if side else (lost,)
        game = Judged(table, replay("carami", {}, TOKENS[: side + 1]), Review(told, 0.0), 0)
        words = words_of(make_page(game, side + 1, "day", SAY))
        fell = abs(percent(first) - percent(then))
        assert word_swing(first, then, SAY) in words
        assert f"(+{fell}%)" in words


def test_nothing_better_leaves_more_than_there_was() -> None:
    """Where a look from later on says that less was lost than it seemed, no more is said to be lost."""
    table = a_table(id=9, game="carami", options={}, state="over", winner=1, reason="resigned")
    told = Moment("decision", 0, TOKENS[0], 0.61, 0.58, BEST[0], loss=0.2, room=0.5)
    game = Judged(table, replay("carami", {}, TOKENS[:1]), Review((told,), 0.0), 0)
    assert "(+3%)" in words_of(make_page(game, 1, "day", SAY))


def test_nothing_was_better() -> None:
    page = make_page(judged(0.0), 1, "day", SAY)
    assert SAY("review-best") in words_of(page)
    assert len(page.pictures) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "tokens"),
    [
        ("boulomania", ("14", "jack", "3", "point3", "355")),
        ("petanque", ("21", "jack", "66", "corner:a", "point", "12")),
    ],
)
def test_what_happens_by_itself_is_said_in_words(
    game: str, tokens: Sequence[str], language: Language
) -> None:
    """That a jack is thrown, or a first boule, before its dice have fallen."""
    table = a_table(id=9, game=game, options={}, state="over", winner=0, reason="resigned")
    steps, say = replay(game, {}, tokens), say_in(language)
    told = tuple(
        Moment("roll", getattr(step.before, "side", None), step.token, 0.5, 0.5, best=step.token)
        for step in steps
    )
    game_judged = Judged(table, steps, Review(told, 0.5), 0)
    for at, step in enumerate(steps, start=1):
        last = words_of(make_page(game_judged, at, "day", say)).splitlines()[-1]
        assert last != step.token
        if step.token in ("jack", "point"):
            assert last.endswith(say(f"action-{step.token}"))


def test_a_game_that_nobody_moved_in() -> None:
    """Its review has two pages: the first board, and giving up."""
    game = judged()
    start = make_page(game, 0, "day", SAY)
    assert SAY("review-at-start") in words_of(start)
    assert SAY("review-step", step=0, steps=0) in words_of(make_page(game, 1, "day", SAY))


def test_nothing_has_turned_a_game_that_was_even_to_the_end() -> None:
    table = a_table(id=9, game="carami", options={}, state="over", winner=None, reason="agreed")
    even = Judged(table, replay("carami", {}, TOKENS[:1]), Review(moments(0.0), 0.5), 0)
    page = make_page(even, None, "day", SAY)
    assert SAY("review-no-turning") in words_of(page)
    rows = [each for each in page.view.walk_children() if isinstance(each, discord.ui.ActionRow)]
    assert len(rows) == 1, "there is no turning point to go to"


def test_everybody_of_a_team_who_has_decided_something_has_an_accuracy() -> None:
    """B begins by these dice: Ben points, then Carl shoots; it is Anna's turn when the game ends."""
    table = a_table(id=9, options={}, state="over", winner=0, reason="resigned", seats=TEAMS)
    steps = replay("boulomania", {}, ("14", "jack", "3", "point3", "355", "shoot:jack", "2"))
    told = [Moment("roll", 0, step.token, 0.5, 0.5) for step in steps]
    told[3] = Moment("decision", 1, "point3", 0.5, 0.5, best="point3", loss=0.0, room=0.5)
    told[5] = Moment("decision", 0, "shoot:jack", 0.5, 0.25, best="point3", loss=0.25, room=0.5)
    end = Moment("end", 1, "", 0.5, 1.0)
    game = Judged(table, steps, Review((*told, end), 1.0), 0, who_decided(table, steps))
    words = words_of(make_page(game, None, "day", SAY))
    assert "Accuracy: Carl 50%" in words
    assert "Accuracy: Ben 100%" in words
    assert "Anna" not in words.split("Accuracy", 1)[1].splitlines()[0]
