"""A position in plain facts, from which a text in any language can be made."""

from engine.boules import BoulesFacts
from engine.boulomania import Boulomania
from engine.events import Measured
from tests.folding import each_of


def test_a_new_game() -> None:
    assert Boulomania.new().describe() == BoulesFacts(
        turn="chance",
        side=0,
        stage="start",
        detail="",
        score=(0, 0),
        target=13,
        balls=8,
        left=(8, 8),
        lost=(0, 0),
        jack=None,
        lying=(),
        holder=None,
        holding=0,
        winner=None,
    )


def test_a_shot_in_the_air() -> None:
    """A has lost two balls and B three; A's 12 and 9 would score against B's 11."""
    position = Boulomania.parse(".o......AABA...... 3/4 5-6 B B:shoot:12 15/8")
    assert position.describe() == BoulesFacts(
        turn="chance",
        side=1,
        stage="shoot",
        detail="12",
        score=(5, 6),
        target=15,
        balls=8,
        left=(3, 4),
        lost=(2, 3),
        jack=2,
        lying=(Measured(0, 12, 64), Measured(0, 9, 144), Measured(1, 11, 289), Measured(0, 10, 369)),
        holder=0,
        holding=2,
        winner=None,
    )


@each_of(
    ("notation", "turn", "side", "stage", "detail"),
    [
        (".................. 8/8 0-0 B B:jack 13/8", "B", 1, "jack", ""),
        (".................. 8/8 0-0 A A:throw 13/8", "chance", 0, "throw", ""),
        (".o.........A...... 7/8 0-0 A B:play 13/8", "B", 1, "play", ""),
        (".o.........A...... 7/8 0-0 A B:point2 13/8", "chance", 1, "point2", ""),
        (".o.........A...... 7/8 0-0 A B:point3 13/8", "chance", 1, "point3", ""),
        (".o.........A...... 7/8 0-0 A B:shoot:jack 13/8", "chance", 1, "shoot", "jack"),
        (".o.........A...... 7/8 0-0 A B:land44 13/8", "B", 1, "land", "44"),
    ],
)
def test_who_is_to_do_what(notation: str, turn: str, side: int, stage: str, detail: str) -> None:
    facts = Boulomania.parse(notation).describe()
    assert (facts.turn, facts.side, facts.stage, facts.detail) == (turn, side, stage, detail)
    assert facts.winner is None


@each_of(
    ("notation", "holder", "holding"),
    [
        (".o................ 8/8 0-0 A A:play 13/8", None, 0),
        (".o....A........... 7/8 0-0 A B:play 13/8", 0, 1),
        (".o....B.B..B...... 8/5 0-0 B A:play 13/8", 1, 3),
        (".o........AAB..... 6/7 0-0 A B:play 13/8", 0, 1),
        ("..o...A....A.B.... 6/7 0-0 A B:play 13/8", None, 0),
    ],
)
def test_who_would_score_now(notation: str, holder: int | None, holding: int) -> None:
    facts = Boulomania.parse(notation).describe()
    assert (facts.holder, facts.holding) == (holder, holding)


def test_a_game_that_is_over() -> None:
    facts = Boulomania.parse(".o......B.AB...... 0/0 3-13 A over:B 13/8").describe()
    assert (facts.turn, facts.stage, facts.winner, facts.score) == ("over", "over", 1, (3, 13))
    assert (facts.jack, facts.holder, facts.holding) == (2, 1, 2)


def test_a_game_that_is_over_without_a_jack() -> None:
    """Nothing can be measured, but the ball still lies in 12."""
    facts = Boulomania.parse("...........B...... 3/0 13-5 B over:A 13/8").describe()
    assert (facts.winner, facts.jack, facts.left, facts.lost) == (0, None, (3, 0), (5, 7))
    assert [(ball.side, ball.place) for ball in facts.lying] == [(1, 12)]
    assert (facts.holder, facts.holding) == (None, 0)
