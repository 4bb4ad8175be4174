"""The pages of a game's rules lead to each other."""

from bot.app import GAMES
from cogs.services.rules import _turns
from words import say_in

SAY = say_in("en")


def pages_from(page: int, *, of: int) -> list[str | None]:
    """What the buttons under a page lead to, where there are so many."""
    game = GAMES["boulomania"]
    examples = [game.rule_examples[0]] * of
    rows = _turns(game._replace(rule_examples=examples), page, SAY)
    return [child.custom_id for row in rows for child in row.children]  # type: ignore[attr-defined]


def test_to_the_page_before_and_the_page_after() -> None:
    assert pages_from(0, of=3) == ["p:boulomania:1"]
    assert pages_from(1, of=3) == ["p:boulomania:0", "p:boulomania:2"]
    assert pages_from(2, of=3) == ["p:boulomania:1"]


def test_a_single_page_leads_nowhere() -> None:
    assert pages_from(0, of=1) == []
