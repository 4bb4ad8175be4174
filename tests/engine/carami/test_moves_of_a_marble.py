"""The moves among which one chooses, by the marble that moves."""

from engine.carami import Carami, by_marble


def test_by_marble() -> None:
    game = Carami.parse("BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
    groups = by_marble(game)
    assert sorted(action for actions in groups.values() for action in actions) == sorted(game.legal_actions())
    for place, actions in groups.items():
        assert actions
        assert all(action.startswith((f"{place}-", f"{place}x")) for action in actions)
