"""The pages of the rules: their examples are what the engine plays, and their captions say what is seen."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import pytest

from engine import GAMES, IllegalAction, Position, Step, new_game, parse_position
from engine.boomerang import Boomerang, board
from engine.boules import Boules
from engine.boulomania import Boulomania
from engine.boulomania import board as pits
from engine.log import take_step
from tests.folding import each_of
from words import LANGUAGES, WORDS, Language, say_in
from words.rules import Page, find_page, is_like, page_on, rule_pages, word_page
from words.surprises import surprise_of

LONGEST_PAGE = 740
"""What a phone shows without much scrolling."""
AT_LEAST = {
    "boulomania": "short pointing pushing pairs shooting grazing jack turns counting void teams options",
    "petanque": "short opening pointing shooting jack turns equal counting void teams options",
    "boomerang": "short rotating touching own turning closed passing counting draw start hidden",
    "carami": "short moving jumping taking band second ramps line again blocked end progress counting start",
}


def on_each_page(check: Callable[[Page], None]) -> Callable[[str], None]:
    """A test of a game that checks all its pages, and tells of each for which that fails."""

    @pytest.mark.parametrize("game", GAMES)
    def test(game: str) -> None:
        failed = list[str]()
        for page in rule_pages(game):
            try:
                check(page)
            except (AssertionError, pytest.fail.Exception) as error:
                failed.append(f"{page.topic}: {error}")
        assert not failed, "\n".join(failed)

    return test


def last_position(page: Page) -> Position:
    steps = page.steps()
    return steps[-1].after if steps else parse_position(page.game, page.position)


def numbers(text: str) -> list[str]:
    """The numbers and places of a text: `12`, `c4`; a cell such as 3-4 is one."""
    return re.findall(r"(?<![\w-])(?:[1-6]-[1-6]|[a-j][1-9]|\d+)(?!\d)", text)


def facts(page: Page) -> str:
    """All that a program knows of an example."""
    before, after = parse_position(page.game, page.position), last_position(page)
    known: list[object] = [before, after, before.describe(), after.describe(), page.played, after.score()]
    known += [step.events for step in page.steps()] + [page.preview]
    known += [" ".join(token) for token in page.played] + [" ".join(str(before))]
    if isinstance(after, Boulomania) and (jack := after.ground.jack):
        away = {pit: distance for pit, distance in pits().distance[jack].items() if pit != jack}
        known.append(min(away, key=away.__getitem__))
    if isinstance(after, Boomerang):
        racks = [after.rack(side) for side in (0, 1)]
        known += [len(after.pieces), *(sum(rack.values()) for rack in racks)]
        known += [sum(board().values[kind] * count for kind, count in rack.items()) for rack in racks]
        known += [board().values[board().by_action[token].kind] for token in page.played]
    return " ".join(map(repr, known))


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_page_for_each_thing_that_can_happen(game: str) -> None:
    topics = [page.topic for page in rule_pages(game)]
    assert topics[0] == "short"
    assert set(AT_LEAST[game].split()) <= set(topics)
    assert len(topics) == len(set(topics)) <= 25


@on_each_page
def test_what_a_caption_claims_is_what_the_engine_does(page: Page) -> None:
    events = page.steps()[-1].events if page.played else ()
    for pattern in page.claims.get("happens", ()):
        assert [event for event in events if is_like(event, pattern)], pattern
    after = last_position(page)
    assert page.claims.get("turn", after.turn) == after.turn
    assert page.claims.get("score", list(after.score())) == list(after.score())


@on_each_page
def test_a_piece_that_is_only_thought_about_is_refused(page: Page) -> None:
    if page.preview:
        with pytest.raises(IllegalAction) as refused:
            last_position(page).apply(page.preview)
        assert refused.value.code == page.claims["refused"]


@on_each_page
def test_every_number_and_place_of_a_caption_is_in_its_example(page: Page) -> None:
    known = facts(page)
    for language in LANGUAGES:
        for number in numbers(word_page(page, say_in(language)).seen):
            if "-" in number and page.game == "petanque":
                assert number.replace("-", "") in known, (language, number)
            else:
                assert re.search(rf"(?<!\d){number}(?!\d)", known), (language, number)


@on_each_page
def test_all_languages_say_the_same_numbers(page: Page) -> None:
    worded = [word_page(page, say_in(language)) for language in LANGUAGES]
    assert len({frozenset(Counter(numbers(each.seen)).items()) for each in worded}) == 1
    assert len({frozenset(numbers(each.text)) for each in worded}) == 1


@on_each_page
def test_a_page_is_short_enough_for_a_phone(page: Page) -> None:
    for language in LANGUAGES:
        worded = word_page(page, say_in(language))
        assert len(worded.text) <= LONGEST_PAGE, language
        assert len(worded.seen) <= 220, language
        assert len(worded.name) <= 40, language


@each_of(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_the_first_page_is_the_game_in_five_sentences(game: str, language: Language) -> None:
    text = word_page(rule_pages(game)[0], say_in(language)).text
    assert len(re.findall(r"[.!?](?: |$)", text)) == 5


@each_of(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_no_two_pages_have_the_same_name(game: str, language: Language) -> None:
    names = [word_page(page, say_in(language)).name for page in rule_pages(game)]
    assert len(names) == len(set(names))


@each_of(("game", "language"), list(product(["boulomania", "petanque"], LANGUAGES)))
def test_nothing_says_13_points_as_if_it_were_so_in_every_game(game: str, language: Language) -> None:
    unless = {"en": "unless|if nothing", "fr": "sauf|si rien", "de": "wenn nichts"}[language]
    for page in rule_pages(game):
        worded = word_page(page, say_in(language))
        for sentence in re.split(r"(?<=[.;])\s", f"{worded.text}\n{worded.seen}"):
            if re.search(r"\b13 (points|Punkte)", sentence):
                assert re.search(unless, sentence), sentence


# Which page is opened


@each_of(
    ("game", "position", "token", "topic"),
    [
        ("boulomania", "...o.......AB..... 3/3 0-0 A A:shoot:13 13/8", "4", "grazing"),
        ("boulomania", "...oA......AB..... 3/3 0-0 A A:shoot:13 13/8", "4", "grazing"),
        ("boulomania", "o...A.....B...A... 4/4 2-6 A A:shoot:11 13/8", "4", "grazing"),
        ("boulomania", "B..o.......B...... 3/3 0-0 A A:shoot:1 13/8", "4", "shooting"),
        ("boulomania", "B..o.......B...... 3/3 0-0 A A:shoot:1 13/8", "6", "shooting"),  # no pair
        ("boulomania", "....o......B...... 3/3 0-0 A A:shoot:12 13/8", "6", "shooting"),
        ("boulomania", "..Ao.......B...... 3/3 0-0 A B:point2 13/8", "33", "pairs"),
        ("boulomania", "....o.....A.B..... 1/0 3-5 B A:point2 13/8", "12", "void"),
        ("boulomania", "....o......A...... 3/3 0-0 A B:point2 13/8", "12", "pointing"),
        ("boulomania", "....o......A...... 3/3 0-0 A B:shoot:jack 13/8", "6", "jack"),
        ("boulomania", "....o......A...... 3/3 0-0 A B:point2 13/8", "34", "turns"),
        ("boulomania", "....o...A......... 7/8 0-0 A B:point2 13/8", "56", "short"),
        ("boulomania", "....o.....B....... 8/7 0-0 B A:point3 13/8", "346", "turns"),
        ("boulomania", "....o......A...... 3/1 0-0 A B:point2 13/8", "34", "turns"),
        ("petanque", "A33 34d 3/4 0-0 A B:point 13/4", "12", "turns"),
        ("petanque", "A33 34d 3/1 0-0 A B:point 13/4", "12", "turns"),
        ("petanque", "A34 34d 3/3 0-0 A B:shoot:34 13/4", "5", "turns"),
        ("petanque", "A34 34d 3/3 0-0 A B:shoot:34 13/4", "6", "shooting"),
        ("petanque", "A64 34c 1/2 0-0 B B:point 13/4", "31", "equal"),
        ("petanque", "A52,B53 21a 2/2 3-5 A B:shoot:jack 13/4", "6", "jack"),
    ],
)
def test_the_page_on_what_has_just_happened(game: str, position: str, token: str, topic: str) -> None:
    assert page_on(game, [take_step(parse_position(game, position), token)]).topic == topic


@on_each_page
def test_a_page_opens_on_what_its_own_example_shows(page: Page) -> None:
    shown = page.steps()[-1].events if page.played else ()
    if any(is_like(event, pattern) for event in shown for pattern in page.opens_on):
        assert page_on(page.game, page.steps()[-1:]) == page


@pytest.mark.parametrize("game", GAMES)
def test_whatever_surprises_has_its_page(game: str) -> None:
    met = set[str]()
    for seed in range(20):
        for step in play_at_random(game, seed):
            codes = {code for event in step.events if (code := surprise_of(event))}
            met |= codes
            assert not codes or page_on(game, [step]).topic != "short", codes
    assert met


@pytest.mark.parametrize("game", ["boulomania", "petanque"])
def test_whatever_is_told_of_whose_turn_it_is_within_an_end_has_its_page(game: str) -> None:
    """Who begins an end is told with what was counted before it; that turns alternate surprises nobody."""
    told = set[str]()
    for seed in range(40):
        for step in play_at_random(game, seed):
            why = WORDS[game].why(step.after, [step])
            if why and isinstance(step.after, Boules) and not step.after.is_first_ball:
                told.add(why.code)
                assert why.code == "held" or page_on(game, [step]).topic != "short", why
    assert told >= {"nearer", "emptied", "none-left", "held"}


def play_at_random(game: str, seed: int) -> Iterator[Step]:
    dice, position = Random(seed), new_game(game)
    while position.outcome() is None:
        step = take_step(position, dice.choice([*position.legal_actions(), *position.chance_outcomes()]))
        position = step.after
        yield step


def test_nothing_has_happened_yet() -> None:
    assert page_on("carami", []).topic == "short"


@pytest.mark.parametrize(
    ("game", "topics"),
    [
        ("boulomania", "pointing shooting counting"),
        ("petanque", "pointing shooting counting"),
        ("boomerang", "turning counting"),
        ("carami", "moving line"),
    ],
)
def test_the_numbers_of_earlier_messages_still_lead_to_their_pages(game: str, topics: str) -> None:
    found = [find_page(game, str(number)) for number in range(len(topics.split()))]
    assert [page.topic for page in found if page] == topics.split()
    assert find_page(game, "99") is None
