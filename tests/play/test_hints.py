"""Who may ask for a hint and when, what a rated game needs for it, and what of all actions is told."""

import asyncio
from collections.abc import Mapping
from datetime import timedelta

import pytest

from engine import Position
from engine.games import GAMES
from play.challenges import Challenges
from play.flood_limits import BUDGETS, Limits
from play.hints import Advice, Hints, Ranking, may_have_hints, rank
from play.lobbies import Lobbies
from play.people import Member, Place
from play.refusals import Refusal
from play.tables import Tables
from play.terms import Terms, terms_of
from play.thinking import Hurried
from play.views import TableView, Venue
from store.records import GuildSettings, Seat
from tests.store.records import ANNA, BEN, CARL, NOON, SEATS

SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "easy"))
TEAMS = (Seat(0, 0, ANNA, "Anna"), Seat(0, 1, CARL, "Carl"), Seat(1, 0, BEN, "Ben"))
ALLOWED = GuildSettings(7, hints=True)
ANNA_HERSELF = Member(ANNA, "Anna")

every_game = pytest.mark.parametrize("game", GAMES)


async def start(
    tables: Tables,
    game: str = "carami",
    seats: tuple[Seat, ...] = SEATS,
    options: Mapping[str, int] | None = None,
    *,
    rated: bool = True,
    hints: bool = False,
) -> TableView:
    venue = Venue(7, 1, "en", rated=rated, hints=hints)
    return await tables.start(game, dict(options or {}), seats, venue, nonce="start")


def asking(tables: Tables) -> Hints:
    return Hints(tables, Limits(lambda: NOON))


async def refused(tables: Tables, view: TableView, member_id: int = ANNA) -> str:
    with pytest.raises(Refusal) as refusal:
        await asking(tables).give(view.table, member_id)
    return refusal.value.code


# Rated or not


@every_game
async def test_in_a_game_that_counts_there_is_none(tables: Tables, game: str) -> None:
    view = await start(tables, game)
    assert view.table.rated
    assert [await refused(tables, view, member) for member in (ANNA, BEN)] == ["hint-rated"] * 2
    assert not may_have_hints(view.table)


@every_game
async def test_a_game_that_was_offered_with_hints_has_them(tables: Tables, game: str) -> None:
    view = await start(tables, game, hints=True)
    assert view.table.rated
    assert may_have_hints(view.table)
    assert view.seat is not None
    assert await asking(tables).give(view.table, view.seat.member_id or 0)


@every_game
async def test_against_the_computer_there_are_hints(tables: Tables, game: str) -> None:
    view = await start(tables, game, SOLO)
    while view.seat is not None and view.seat.level is not None:
        view = await tables.play_computer(view.table) or view
    hint = await asking(tables).give(view.table, ANNA)
    assert {each.action for each in hint.ranking.advice} <= {*hint.position.legal_actions()}
    assert 0 <= hint.ranking.chance <= 1


async def test_where_nothing_is_rated_there_are_hints(tables: Tables) -> None:
    view = await start(tables, rated=False)
    assert await asking(tables).give(view.table, ANNA)


async def test_a_game_too_short_to_count_has_them(tables: Tables) -> None:
    view = await start(tables, "boulomania", options={"target": 1, "balls": 1})
    assert (view.table.rated, may_have_hints(view.table)) == (True, True)


async def test_what_a_server_sets_later_changes_no_offer() -> None:
    """Whoever accepts agrees to what the invitation said."""
    settled = Terms({}).settled(ALLOWED)
    assert settled.hints
    assert not Terms({}, hints=True).settled(GuildSettings(7)).hints


async def test_an_invitation_carries_it(tables: Tables) -> None:
    store = tables.store
    challenges, lobbies = Challenges(store, lambda: NOON), Lobbies(store, lambda: NOON)
    here = Place(7, 1)
    made = await challenges.make("carami", Terms({}), ALLOWED, here, ANNA_HERSELF, None)
    assert terms_of(await store.invitations.challenge(made.id)).hints
    opened = await lobbies.open("petanque", Terms({}), ALLOWED, here, ANNA_HERSELF.lobby_seat(0))
    assert terms_of(await store.invitations.lobby(opened.id)).hints
    plain = await challenges.make("carami", Terms({}), GuildSettings(7), here, ANNA_HERSELF, None)
    assert not terms_of(await store.invitations.challenge(plain.id)).hints


# Who, and when


async def test_only_whoever_is_to_move(tables: Tables) -> None:
    view = await start(tables, rated=False)
    assert view.seat is not None
    waiting = BEN if view.seat.member_id == ANNA else ANNA
    assert await refused(tables, view, waiting) == "not-your-turn"
    assert await refused(tables, view, CARL) == "not-your-table"
    await tables.resign(view.table.id, ANNA)
    over = await tables.view(view.table.id)
    assert await refused(tables, over) == "game-over"


async def test_in_a_team_only_whose_ball_it_is(tables: Tables) -> None:
    view = await start(tables, "boulomania", TEAMS, rated=False)
    assert view.seat is not None
    others = {ANNA, BEN, CARL} - {view.seat.member_id}
    assert {await refused(tables, view, each) for each in others} == {"not-your-turn"}
    assert await asking(tables).give(view.table, view.seat.member_id or 0)


async def test_the_present_position_is_judged(tables: Tables) -> None:
    """Even if the table was read before somebody moved."""
    view = await start(tables, rated=False)
    moved = await tables.act(view.table.id, None, ANNA, "c3-c4", "n")
    assert await refused(tables, view) == "not-your-turn"
    hint = await asking(tables).give(view.table, BEN)
    assert hint.position == moved.position


async def test_nobody_asks_without_end(tables: Tables) -> None:
    view = await start(tables, rated=False)
    now = NOON
    hints = Hints(tables, Limits(lambda: now))
    for _ in range(BUDGETS["hint"].most):
        await hints.give(view.table, ANNA)
    with pytest.raises(Refusal, match="limit-hint"):
        await hints.give(view.table, ANNA)
    now += timedelta(seconds=20)
    assert await hints.give(view.table, ANNA)


async def test_what_could_not_be_thought_through_does_not_count(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def give_up(position: object) -> dict[str, float]:
        raise Refusal("not-now")

    view = await start(tables, rated=False)
    hints = asking(tables)
    judge = tables.thinking.judge
    monkeypatch.setattr(tables.thinking, "judge", give_up)
    for _ in range(BUDGETS["hint"].most + 1):
        with pytest.raises(Refusal, match="not-now"):
            await hints.give(view.table, ANNA)
    monkeypatch.setattr(tables.thinking, "judge", judge)
    assert await hints.give(view.table, ANNA)


async def test_the_same_question_is_thought_about_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge, asked = tables.thinking.judge, []

    async def count(position: Position) -> dict[str, float]:
        asked.append(position)
        await asyncio.sleep(0)
        return await judge(position)

    monkeypatch.setattr(tables.thinking, "judge", count)
    view, hints = await start(tables, rated=False), asking(tables)
    first, second = await asyncio.gather(*(hints.give(view.table, ANNA) for _ in range(2)))
    third = await hints.give(view.table, ANNA)
    assert first.ranking == second.ranking == third.ranking
    assert asked == [view.position]
    moved = await tables.act(view.table.id, None, ANNA, "c3-c4", "n")
    await hints.give(view.table, BEN)
    assert asked == [view.position, moved.position]


async def test_what_was_found_in_a_hurry_is_not_remembered(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks again once nobody waits has the better answer, and that is kept."""
    view, hints, asked = await start(tables, rated=False), asking(tables), list[Position]()
    first, second, *_ = view.position.legal_actions()
    answers = [Hurried({first: 0.6, second: 0.5}), {first: 0.4, second: 0.7}]

    async def judge(position: Position) -> dict[str, float]:
        asked.append(position)
        return answers[len(asked) - 1]

    monkeypatch.setattr(tables.thinking, "judge", judge)
    best = [(await hints.give(view.table, ANNA)).ranking.advice[0].action for _ in range(3)]
    assert best == [first, second, second]
    assert len(asked) == 2


async def test_not_everything_is_remembered(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.hints.MOST_REMEMBERED", 2)
    view, hints = await start(tables, rated=False), asking(tables)
    for member in (ANNA, BEN, ANNA):
        await hints.give(view.table, member)
        view = await tables.act(view.table.id, None, member, view.position.legal_actions()[0], "n")
    assert len(hints._rankings) == 2


# What is told


def ranked(*chances: float) -> Ranking:
    """The ranking where the actions a, b, c and so on give those chances."""
    return rank(dict(zip("abcdef", chances, strict=False)))


def test_the_three_best_that_differ_by_more_than_a_point() -> None:
    assert ranked(0.2, 0.58, 0.3, 0.575, 0.569, 0.51) == Ranking(
        (Advice("b", 0.58), Advice("e", 0.569), Advice("f", 0.51)), 0.58, as_good=1
    )


def test_a_point_exactly_is_no_difference() -> None:
    assert [each.action for each in ranked(0.6, 0.59, 0.58, 0.57).advice] == ["a", "c"]


@pytest.mark.parametrize(
    ("chances", "named"),
    [
        ((0.9, 0.45, 0.2), "ab"),
        ((0.9, 0.44, 0.0), "a"),
        ((1.0, 0.0, 0.0), "a"),
        ((0.04, 0.02, 0.0), "ab"),
        ((0.02, 0.0), "a"),
    ],
)
def test_what_would_throw_half_of_the_chance_away_is_not_advised(
    chances: tuple[float, ...], named: str
) -> None:
    assert "".join(each.action for each in ranked(*chances).advice) == named


def test_where_nothing_differs_nothing_is_advised() -> None:
    assert ranked(0.51, 0.515, 0.52) == Ranking((), 0.52, as_good=2)


def test_where_there_is_one_thing_to_do_that_is_told() -> None:
    assert ranked(0.4).advice == (Advice("a", 0.4),)
