"""Games of the same two weigh less and less within a day: beating one's own second account pays little.

The first weighs 1, the next 1/2, then 1/4 and so on; in teams those opponents count who have met most often.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime, timedelta

import pytest

from play import ratings
from play.checking import check_all
from play.tables import Tables
from play.views import TableView, Venue
from store import Store
from store.records import Seat, Standing

MAIN, FIRST_ALT = 1, 2
HONEST_EVENING = 6
"""So many wins in a row, each against somebody else who is as good by what is known."""
HOUR = timedelta(hours=1)


class Evening:
    """Games of Carami in which the first side wins."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.time = datetime(2026, 3, 1, tzinfo=UTC)
        tables.now = self._tell_time

    def _tell_time(self) -> datetime:
        self.time += timedelta(microseconds=1)
        return self.time

    async def begin(self, *members: int, channel: int = 1) -> TableView:
        """A game that counts if it is given up now; the first half of the members plays the others."""
        half = len(members) // 2
        seats = tuple(
            Seat(
                int(number >= half), number % half, member, f"nick {member}", None, False, f"member {member}"
            )
            for number, member in enumerate(members)
        )
        view = await self.tables.start(
            "petanque" if half > 1 else "carami", {}, seats, Venue(7, channel, "en"), nonce="s"
        )
        for _ in range(40 if half > 1 else 8):
            assert view.seat is not None
            action = view.position.legal_actions()[0]
            view = await self.tables.act(view.table.id, None, view.seat.member_id or 0, action, "n")
        return view

    async def win(self, *members: int) -> float:
        """Let the first side win a game; its weight."""
        view = await self.begin(*members)
        for loser in members[len(members) // 2 :]:
            view = await self.tables.resign(view.table.id, loser)
        results = await self.tables.store.standings.results_of_table(view.table.id)
        half = len(members) // 2
        assert {result.member_id for result in results if result.score == 1} == set(members[:half])
        (weight,) = {result.weight for result in results}
        self.time += timedelta(minutes=1)
        return weight


@pytest.fixture
async def evening(store: Store) -> AsyncIterator[Evening]:
    played = Evening(Tables(store))
    yield played
    assert (await check_all(store)).problems == ()


async def test_each_game_of_the_same_two_weighs_half_of_the_one_before(evening: Evening) -> None:
    assert [await evening.win(1, 2) for _ in range(4)] == [1, 1 / 2, 1 / 4, 1 / 8]
    assert await evening.win(2, 1) == 1 / 16, "whoever wins"
    assert await evening.win(1, 3) == await evening.win(2, 4) == 1, "others are others"


async def test_a_day_later_it_weighs_as_much_as_ever(evening: Evening) -> None:
    assert await evening.win(1, 2) == 1
    begun = evening.time
    evening.time = begun + 12 * HOUR
    assert await evening.win(1, 2) == 1 / 2
    evening.time = begun + 24 * HOUR
    assert await evening.win(1, 2) == 1 / 2, "only the first is a day ago"
    evening.time += 25 * HOUR
    assert await evening.win(1, 2) == 1


async def test_only_so_many_games_are_looked_at(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "MOST_RECENT", 1)
    evening = Evening(Tables(store))
    await evening.win(1, 2)
    await evening.win(1, 3)
    assert await evening.win(1, 2) == 1 / 2, "it is still the last one of 2"
    await evening.win(1, 4)
    await evening.win(2, 5)
    assert await evening.win(1, 2) == 1
    assert (await check_all(store)).problems == ()


async def test_another_game_is_another_rating(evening: Evening) -> None:
    await evening.win(1, 2)
    assert await evening.win(1, 3, 2, 4) == 1


async def test_in_teams_the_opponents_count_who_have_met_most_often(evening: Evening) -> None:
    assert await evening.win(1, 2, 3, 4) == 1
    assert await evening.win(1, 3, 2, 4) == 1 / 2, "1 against 4, and 3 against 2"
    assert await evening.win(2, 3, 1, 4) == 1 / 2, "each two of them once so far"
    assert await evening.win(1, 5, 2, 6) == 1 / 4, "1 against 2"
    assert await evening.win(5, 7, 6, 8) == 1 / 2, "5 against 6"


async def test_games_that_end_at_once_cannot_both_be_the_first(evening: Evening) -> None:
    begun = [await evening.begin(1, 2, channel=channel) for channel in range(1, 6)]
    await asyncio.gather(*(evening.tables.resign(view.table.id, 2) for view in begun))
    results = await evening.tables.store.standings.results(1, "carami", 10)
    assert sorted(result.weight for result in results) == [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]


async def test_what_is_kept_of_a_game_is_the_rating_after_it(evening: Evening) -> None:
    for opponent in (2, 2, 3):
        await evening.win(1, opponent)
        (result, *_) = await evening.tables.store.standings.results(1, "carami", 10)
        standing = await evening.tables.store.standings.get(1, "carami")
        assert standing is not None
        assert (result.mu, result.sigma) == (standing.mu, standing.sigma)


async def test_different_opponents_are_counted_once(evening: Evening) -> None:
    met = []
    for opponent in (2, 2, 3, 4, 2, 5, 6, 7):
        await evening.win(1, opponent)
        standing = await evening.tables.store.standings.get(1, "carami")
        assert standing is not None
        met.append((standing.opponents, standing.listed))
    assert met == [
        (1, False),
        (1, False),
        (2, False),
        (3, False),
        (3, False),
        (4, False),
        (5, True),
        (6, True),
    ]
    everywhere = await evening.tables.store.standings.leaders("carami", None, 10, 0)
    assert [each.member_id for each in everywhere] == [1], "the others have met only one"
    here = await evening.tables.store.standings.leaders("carami", 7, 10, 0)
    assert len(here) == 7


async def test_everywhere_goes_by_the_global_name(evening: Evening) -> None:
    await evening.win(1, 2)
    store = evening.tables.store.standings
    everywhere, here = await store.get(1, "carami"), await store.get(1, "carami", 7)
    assert everywhere is not None
    assert here is not None
    assert (everywhere.name, here.name) == ("member 1", "nick 1")


async def test_without_a_global_name_no_nickname_is_told_everywhere(evening: Evening) -> None:
    await evening.win(1, 2)
    view = await evening.tables.start(
        "carami", {}, (Seat(0, 0, 1, "nick"), Seat(1, 0, 9, "other")), Venue(7, 1, "en"), nonce="s"
    )
    for _ in range(8):
        assert view.seat is not None
        action = view.position.legal_actions()[0]
        view = await evening.tables.act(view.table.id, None, view.seat.member_id or 0, action, "n")
    await evening.tables.resign(view.table.id, 9)
    standings = [await evening.tables.store.standings.get(member, "carami") for member in (1, 9)]
    assert [each and each.name for each in standings] == ["member 1", ""]


# What a farm pays


def play(opponents: Sequence[int], times: int) -> int:
    """The points of whoever beats these members in turn so often within a day."""
    main = ratings.newcomer(MAIN, "carami", "")
    others: dict[int, Standing] = {}
    played: dict[int, int] = {}
    for number in range(times):
        opponent = opponents[number % len(opponents)]
        other = others.get(opponent) or ratings.newcomer(opponent, "carami", "")
        weight = ratings.weigh(played.get(opponent, 0))
        ((main,), (others[opponent],)) = ratings.rate([[main], [other]], 0, weight)
        played[opponent] = played.get(opponent, 0) + 1
    return ratings.points(main)


def test_a_farm_does_not_pay_more_than_an_honest_evening() -> None:
    honest = play(range(2, 2 + HONEST_EVENING), HONEST_EVENING)
    one_alt, three_alts = play([2], 100), play([2, 3, 4], 100)
    assert (honest, one_alt, three_alts) == (1799, 1440, 1767)
    assert one_alt < three_alts < honest


async def test_many_games_against_one_alt(evening: Evening) -> None:
    """The same through the tables, as a member would do it: after some ten no more is gained."""
    for _ in range(12):
        await evening.win(MAIN, FIRST_ALT)
    main = await evening.tables.store.standings.get(MAIN, "carami")
    assert main is not None
    assert (main.games, main.wins) == (12, 12)
    assert ratings.points(main) == 1440
