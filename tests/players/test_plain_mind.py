"""The plain player as a mind, as a game may have it that has none of its own."""

import random
from itertools import count

import pytest

from engine import GAMES, Position
from players.boules.mind import BoulesMind
from players.effort import Effort
from players.minds import Mind
from players.plain import choose
from players.plain.mind import MIND
from tests.players.test_values import random_positions

EFFORT = Effort(100)


def deciding(game: str) -> list[Position]:
    """Positions of a game in which there is something to choose."""
    found = [each for each in random_positions(game, 5) if each.turn in ("A", "B")]
    return [each for each in found if len(each.legal_actions()) > 1][:: max(len(found) // 6, 1)]


@pytest.mark.parametrize("game", GAMES)
def test_it_chooses_what_it_judges_best(game: str) -> None:
    for position in deciding(game):
        judged = MIND.judge(position, EFFORT)
        assert set(judged) <= set(position.legal_actions())
        assert all(0 <= chance <= 1 for chance in judged.values())
        chosen = MIND.choose(position, EFFORT, random.Random(1))
        assert judged[chosen] == pytest.approx(max(judged.values()))
        assert MIND.is_quiet(position, chosen)


@pytest.mark.parametrize("mind", [MIND, BoulesMind()])
def test_it_judges_some_actions_as_it_judges_all(mind: Mind) -> None:
    """A mind that has looked at all of them has nothing to gain from fewer."""
    position = deciding("petanque")[-1]
    one, *_, other = position.legal_actions()
    judged = mind.judge(position, EFFORT)
    assert mind.compare(position, [other, one], EFFORT) == {other: judged[other], one: judged[one]}


@pytest.mark.parametrize("game", GAMES)
def test_it_knows_who_has_won(game: str) -> None:
    *course, end = random_positions(game, 5)
    outcome = end.outcome()
    assert outcome is not None
    assert MIND.chance(end, EFFORT) == (outcome.winner == 0)
    assert all(0 <= MIND.chance(position, EFFORT) <= 1 for position in course[::20])


def test_what_cannot_be_chosen_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("players.plain.lookahead.expect", None)
    course = [each for game in GAMES for each in random_positions(game, 5)]
    only = [each for each in course if len(each.legal_actions()) == 1]
    assert only
    for position in only:
        assert choose(position, random.Random(1)) == position.legal_actions()[0]


@pytest.mark.parametrize("looked_at", [1, 3])
def test_after_its_time_it_takes_the_best_that_it_has_looked_at(
    looked_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second goes by with every action that is looked at."""
    monkeypatch.setattr("players.plain.lookahead.monotonic", count().__next__)
    position = GAMES["carami"].parse("BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
    actions = position.legal_actions()
    judged = MIND.judge(position, EFFORT)
    for seed in range(5):
        seen = random.Random(seed).sample(actions, len(actions))[:looked_at]
        chosen = choose(position, random.Random(seed), ms=1000 * looked_at - 500)
        assert chosen in seen
        assert judged[chosen] == pytest.approx(max(judged[each] for each in seen))
