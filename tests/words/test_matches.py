"""A match in few words."""

from tests.folding import each_of
from words import join_names, say_in, shorten, word_game, word_result, word_score

SAY = say_in("en")


def test_names_of_a_side() -> None:
    assert join_names(["anna", "_ben_"]) == "anna & _ben_"
    assert join_names(["W" * 32] * 4) == "W" * 32 + " & " + "W" * 24 + "…"
    assert shorten("12345", 5) == "12345"
    assert shorten("123456", 5) == "1234…"


def test_a_game_that_is_no_more_is_called_as_it_was() -> None:
    assert word_game("petanque", SAY) == SAY("game-petanque")
    assert word_game("toy", SAY) == "toy"


def test_the_score_as_each_side_sees_it() -> None:
    assert word_score((13, 5), 0, SAY) == SAY("match-score", own=13, other=5)
    assert word_score((13, 5), 1, SAY) == SAY("match-score", own=5, other=13)
    assert word_score(None, 0, SAY) == ""


@each_of(
    ("score", "winner", "reason", "side", "result"),
    [
        ((13, 5), 0, "target", 0, "won 13 - 5"),
        ((13, 5), 0, "target", 1, "lost 5 - 13"),
        ((3, 5), 0, "resigned", 0, "won 3 - 5 (resigned)"),
        ((3, 5), 1, "time", 0, "lost 3 - 5 (on time)"),
        ((44, 44), None, "no_moves", 0, "drawn 44 - 44"),
        ((0, 2), None, "agreed", 1, "drawn 2 - 0"),
        ((0, 2), None, "ended", 1, "called off 2 - 0"),
        (None, None, "ended", 1, "called off"),
    ],
)
def test_result(
    score: tuple[int, int] | None, winner: int | None, reason: str, side: int, result: str
) -> None:
    told = word_result(score, winner, reason, side, SAY)
    assert told.replace("\N{EN DASH}", "-") == result
