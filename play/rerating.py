"""Rates all games again, one after the other, and compares the ratings that are kept with that."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from math import isclose
from typing import NamedTuple

from play import ratings
from play.results import members_of
from store.records import EVERYWHERE, Result, Standing, Table
from store.standings import Encounter

Key = tuple[int, str]
"""A member and a game."""
Found = tuple[int | None, str]
"""The table (None for a standing) at which something is wrong, and what."""


class _Game(NamedTuple):
    """A game that has counted."""

    table: Table
    results: Sequence[Result]

    @property
    def order(self) -> tuple[object, ...]:
        return self.results[0].finished_at, self.table.id

    @property
    def is_forgotten(self) -> bool:
        """Whether one of its players was deleted, so that it cannot be rated again."""
        return len(self.results) < len(self.table.seats)

    def key(self, member_id: int) -> Key:
        return member_id, self.table.game

    def encounters(self) -> Iterator[Encounter]:
        """Who met whom in it, as the store gives it for earlier games."""
        for result in self.results:
            side = self.table.side_of(result.member_id)
            for seat in self.table.seats:
                if seat.side != side:
                    yield Encounter(
                        self.table.id, result.member_id, seat.member_id, self.results[0].finished_at
                    )


class Rerating:
    """Rates every game again, in the order of their ends.

    Each game is rated from the results that are kept before it, so that an error is reported where it is.
    Some games of `incomplete` members were deleted: what is kept about them is taken as given.
    """

    def __init__(self, incomplete: Collection[int] = ()) -> None:
        self._incomplete = frozenset(incomplete)
        self._games: list[_Game] = []
        self._known: dict[Key, Standing] = {}
        self._lost: set[Key] = set()
        """Those whose rating is unknown: early games did not keep it, and not all players are known."""
        self._played: dict[Key, list[list[Encounter]]] = {}
        """The latest games of each member, each as a list of whom they met."""
        self._met: dict[Key, set[int | None]] = {}

    def add(self, table: Table, results: Sequence[Result]) -> None:
        if results:
            self._games.append(_Game(table, results))

    def compare(self, standings: Sequence[Standing]) -> Iterator[Found]:
        """Everything in which kept results and ratings differ from what follows from the games."""
        for game in sorted(self._games, key=lambda game: game.order):
            yield from self._compare_game(game)
        kept = {(each.member_id, each.game): each for each in standings if each.guild_id == EVERYWHERE}
        for key in sorted(self._known.keys() | kept.keys()):
            if key[0] not in self._incomplete and not self._follows(key, kept.get(key)):
                yield None, f"the rating of member {key[0]} in {key[1]} does not follow from their games"

    def _compare_game(self, game: _Game) -> Iterator[Found]:
        keys = [game.key(result.member_id) for result in game.results]
        if game.is_forgotten or self._is_given(keys):
            for result in game.results:
                self._take_as_given(game.key(result.member_id), result)
        else:
            yield from self._rate(game)
        for key in keys:
            met = [each for each in game.encounters() if each.member_id == key[0]]
            self._played[key] = [*self._played.get(key, ()), met][-ratings.MOST_RECENT :]
            self._met.setdefault(key, set()).update(each.other_id for each in met)

    def _is_given(self, keys: Sequence[Key]) -> bool:
        """Whether the rating with which some of them began is unknown, so that results are taken as given."""
        return any(key in self._lost or key[0] in self._incomplete for key in keys)

    def _rate(self, game: _Game) -> Iterator[Found]:
        """Rate a game again and compare; its players go on from the result that is kept."""
        table, results = game.table, {result.member_id: result for result in game.results}
        weights = self._weights(game)
        weight = game.results[0].weight
        if not any(weight == each for each in weights) or len({each.weight for each in game.results}) > 1:
            weight = weights[0]
            yield table.id, f"it counted {weight:g} times, but {game.results[0].weight:g} is kept"
        teams = [[self._before(game.key(member)) for member in team] for team in members_of(table)]
        for after in (each for team in ratings.rate(teams, table.winner, weight) for each in team):
            result = results[after.member_id]
            if result.mu is not None and not _are_close(after, result):
                yield table.id, f"the rating of member {result.member_id} after it is not what is kept"
            self._note(game.key(result.member_id), ratings.add_facts(after, result.facts), result)

    def _before(self, key: Key) -> Standing:
        return self._known.get(key) or ratings.newcomer(*key, "")

    def _weights(self, game: _Game) -> Sequence[float]:
        """The weights that it may have had: several if players were forgotten at an unknown time."""
        if any(result.mu is None for result in game.results):  # early games all weighed the same
            return (1.0,)
        teams, finished_at = members_of(game.table), game.results[0].finished_at
        keys = [game.key(member) for team in teams for member in team]
        recent = [each for key in keys for met in self._played.get(key, ()) for each in met]
        known = [each for each in recent if each.other_id is not None]
        least, most = (ratings.count_repeated(teams, each, finished_at) for each in (known, recent))
        return [ratings.weigh(repeated) for repeated in range(least, most + 1)]

    def _take_as_given(self, key: Key, result: Result) -> None:
        """Go on from the kept result of a game that cannot be rated again."""
        old = self._before(key)
        standing = replace(old, games=old.games + 1, wins=old.wins + (result.score == 1))
        self._note(key, ratings.add_facts(standing, result.facts), result)
        (self._lost.add if result.mu is None else self._lost.discard)(key)

    def _note(self, key: Key, standing: Standing, result: Result) -> None:
        if result.mu is not None and result.sigma is not None:
            rank = ratings.rank(result.mu, result.sigma)
            standing = replace(standing, mu=result.mu, sigma=result.sigma, rank=rank)
        self._known[key] = standing

    def _follows(self, key: Key, kept: Standing | None) -> bool:
        """Whether a standing is what its member's games have led to."""
        expected = self._known.get(key)
        return (
            expected is not None
            and kept is not None
            and (expected.games, expected.wins) == (kept.games, kept.wins)
            and (key in self._lost or _are_close(expected, kept))
            and _is_near(ratings.rank(kept.mu, kept.sigma), kept.rank)
            and self._have_met(key, kept.opponents)
            and kept.listed == (kept.opponents >= ratings.ENOUGH_OPPONENTS)
        )

    def _have_met(self, key: Key, opponents: int) -> bool:
        """Whether a member can have met so many opponents; some may have been forgotten."""
        known = len(self._met[key] - {None})
        return opponents >= known if None in self._met[key] else opponents == known


def _are_close(one: Standing, other: Standing | Result) -> bool:
    return _is_near(one.mu, other.mu) and _is_near(one.sigma, other.sigma)


def _is_near(one: float, other: float | None) -> bool:
    return other is not None and isclose(one, other, rel_tol=1e-6, abs_tol=1e-6)
