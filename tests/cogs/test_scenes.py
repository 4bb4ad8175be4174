"""What is written on the boards of messages: names, which end it is, the parts of a board for newcomers."""

from dataclasses import replace

import pytest

from cogs.board import scenes
from cogs.board.message import _numbers
from cogs.board.scenes import are_numbered, begin_boards
from cogs.services.rules import draw_example
from engine import Position
from engine.games import GAMES
from engine.log import Step, take_step
from play.views import TableView
from play.workers import Worker
from render import PAINTERS, draw
from render.kit.marks import Marker
from store.records import Seat, Table
from tests.discord.test_discord_limits import worst_of
from words import LANGUAGES, Language, say_in
from words.captions import FIRST_PLIES
from words.pictures import word_parts
from words.rules import rule_pages

SAY = say_in("en")
WORKER = Worker("test", 1)
LAST = "..A.o..B..AB..A.B. 1/0 7-5 A A:play 13/8"


def view_of(game: str, notation: str, *tokens: str, **changes: object) -> TableView:
    """A table at which those actions and rolls have just been played."""
    position: Position = GAMES[game].parse(notation)
    steps: list[Step] = []
    for token in tokens:
        steps.append(take_step(position, token))
        position = steps[-1].after
    view = next(iter(worst_of(game)))
    table: Table = replace(view.table, notation=str(position), **changes)  # type: ignore[arg-type]
    return view._replace(table=table, position=position, steps=tuple(steps))


def renamed(view: TableView, *names: str) -> TableView:
    seats = tuple(replace(seat, name=name) for seat, name in zip(view.table.seats, names, strict=True))
    return view._replace(table=replace(view.table, seats=seats))


def test_both_players_are_named_and_by_their_colour_where_nothing_can_be_written() -> None:
    view = renamed(view_of("carami", str(GAMES["carami"].new())), "Anna", "漢字かな")
    assert scenes._names(view, SAY) == ("Anna", "Red")


def test_in_teams_the_one_who_throws_is_named() -> None:
    view = view_of("boulomania", LAST)
    seats = tuple(
        Seat(side, place, 1 + 2 * side + place, f"P{side}{place}") for side in (0, 1) for place in (0, 1)
    )
    view = view._replace(table=replace(view.table, seats=seats))
    assert view.seat is not None
    thrower, other = scenes._names(view, SAY)
    assert thrower == view.seat.name
    assert {"P10", "P11"} <= {*other.replace(",", " ").split()}


async def test_a_counted_end_and_the_next_one_say_what_they_are() -> None:
    counted = view_of("boulomania", LAST, "point2", "46")
    assert scenes._present(counted, SAY).heading.startswith("End counted: ")
    assert scenes._present(counted._replace(ends=3), SAY).heading.startswith("End 3 counted: ")
    following = view_of("boulomania", LAST, "point2", "46", "jack")
    assert scenes._present(following, SAY).heading == "Next end"
    assert scenes._present(following._replace(ends=3), SAY).heading == "End 4"
    assert scenes._number_of(following._replace(ends=3), following.steps[1]) == 3
    assert len(await (await begin_boards(following, SAY, WORKER)).described()) == 2
    assert scenes._present(view_of("boulomania", LAST, "point2"), SAY).heading == ""


def test_moves_are_counted_from_the_last_end_on() -> None:
    following = view_of("boulomania", LAST, "point2", "46", "jack")
    assert len(scenes._moves(following.steps)) == 0
    assert len(scenes._moves(following.steps[:2])) == 1
    assert len(scenes._moves(view_of("boulomania", LAST, "point2", "46").steps)) == 1


@pytest.mark.parametrize(("ply", "named"), [(0, True), (scenes.FIRST_PLIES + 1, False)])
def test_newcomers_are_told_what_the_parts_of_carami_are_called(ply: int, named: bool) -> None:
    view = view_of("carami", str(GAMES["carami"].new()), ply=ply)
    assert scenes._present(view, SAY).labels == word_parts("carami", SAY, all_of_them=named)
    assert scenes._present(view_of("boulomania", LAST), SAY).labels == ()


@pytest.mark.slow
def test_the_rules_of_carami_name_its_parts() -> None:
    page, labels = rule_pages("carami")[0], word_parts("carami", SAY, all_of_them=True)
    labelled, plain = (draw_example(page, "day", SAY, each).picture for each in (labels, ()))
    assert labelled != plain


async def test_the_picture_is_what_is_drawn_of_it() -> None:
    view = view_of("boulomania", LAST, "point2", "46")
    (board,) = await (await begin_boards(view, SAY, WORKER)).described()
    assert board.picture == draw(**scenes._present(view, SAY)._asdict())


TURNS = [
    ("boulomania", ".................. 8/8 0-0 A start 13/8", ["63", "jack", "4"]),
    ("boulomania", ".................. 8/8 0-0 A start 13/8", ["63", "jack", "4", "point2", "34"]),
    ("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8", ["point2", "26"]),
    ("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8", ["point2", "12", "shoot:17", "5"]),
    ("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8", ["shoot:12", "4", "shoot:jack", "1"]),
    ("petanque", "- - 4/4 0-0 A start 13/4", ["63", "jack", "34", "corner:d"]),
    ("petanque", "- - 4/4 0-0 A start 13/4", ["63", "jack", "34", "corner:d", "point", "34"]),
    ("boomerang", "- A", ["X5.0@d4"]),
    ("boomerang", "- A", ["X5.0@d4", "I1.0@f6"]),
    ("carami", "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A", ["c3-c4"]),
    ("carami", "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A", ["c3-c4", "c5xc3"]),
]


@pytest.mark.parametrize(("game", "notation", "tokens"), TURNS)
def test_it_is_known_whether_a_picture_has_numbers(
    game: str, notation: str, tokens: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    view, drawn = view_of(game, notation, *tokens), list[bool]()
    monkeypatch.setattr(Marker, "draw_order", lambda self, ends, *_: drawn.append(len(ends) > 1))
    PAINTERS[game](scenes._present(view, SAY))
    assert drawn == [are_numbered(view)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_explained_early_in_a_game(language: Language) -> None:
    say, (_, notation, tokens) = say_in(language), TURNS[8]
    note = f"-# {say('board-numbers')}"
    assert _numbers(view_of("boomerang", notation, *tokens, ply=2), say) == note
    assert _numbers(view_of("boomerang", notation, *tokens, ply=FIRST_PLIES + 1), say) == ""
    assert _numbers(view_of("boomerang", notation, *tokens[:1], ply=1), say) == ""
