"""The pages of a game's rules lead to each other, and to all others by the menu."""

from cogs.services.rules import _ways_on
from engine import GAMES
from tests.folding import each_of
from words import LANGUAGES, Language, say_in
from words.rules import Page, rule_pages

PAGES = [page for game in GAMES for page in rule_pages(game)]


def ways_on(page: Page, language: Language = "en") -> list[str]:
    """What stands under a page: the menu, then the buttons."""
    rows = _ways_on(page, say_in(language))
    return [child.custom_id for row in rows for child in row.children]  # type: ignore[attr-defined]


def test_to_the_page_before_and_the_page_after() -> None:
    first, second, *_, last_but_one, last = rule_pages("boulomania")
    assert ways_on(first) == ["p:pages:boulomania:0", f"p:boulomania:{second.topic}"]
    assert ways_on(second)[1:] == [f"p:boulomania:{each}" for each in ("short", "opening")]
    assert ways_on(last)[1:] == [f"p:boulomania:{last_but_one.topic}"]


@each_of("language", LANGUAGES)
@each_of("page", PAGES)
def test_the_menu_has_all_pages_by_name_with_the_shown_one_chosen(page: Page, language: Language) -> None:
    row = next(iter(_ways_on(page, say_in(language))))
    options = row.children[0].options  # type: ignore[attr-defined]
    assert [option.value for option in options] == [each.topic for each in rule_pages(page.game)]
    assert [option.value for option in options if option.default] == [page.topic]
    assert all(len(option.label) <= 100 for option in options)
