"""The rules as pages to read: `docs/rules`, written from the same source as the pages on Discord."""

import re
from collections.abc import Iterator
from pathlib import Path

from cogs.services.rules import draw_example
from engine import GAMES
from words import LANGUAGES, Language, say_in, word_game
from words.pictures import word_parts
from words.rules import Page, rule_pages, word_page, word_page_name

FOLDER = Path(__file__).parents[1] / "docs" / "rules"

WRITTEN = "<!-- Written by `python -m bot rules` from data/rules and data/locales: change those. -->\n"
INDEX = f"""# The rules

{WRITTEN}
Page by page as on Discord, each with an example that the engine has played.
"""


def write_rules(folder: Path = FOLDER) -> None:
    """Write a page for each game and language, the pictures, and the page that leads to them."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for language in LANGUAGES:
            (folder / _file(game, language)).write_text("\n".join(_chapters(game, language)), "utf-8")
            for page in rule_pages(game):
                drawn = draw_example(page, "day", say_in(language), _labels(page, language))
                (folder / _picture(page, language)).write_bytes(drawn.picture.data)
    (folder / "README.md").write_text("\n".join([INDEX, *_index()]) + "\n", "utf-8")


def _file(game: str, language: Language) -> str:
    return f"{game}.{language}.md"


def _labels(page: Page, language: Language) -> tuple[str, ...]:
    """The names of the board's parts, if they are written into the picture of a page."""
    return word_parts(page.game, say_in(language), all_of_them=True) if page.names_parts else ()


def _picture(page: Page, language: Language) -> str:
    """The file of a page's picture; the same for all languages if no words are in it."""
    wording = f".{language}" if page.names_parts else ""
    return f"pictures/{page.game}-{page.topic}{wording}.png"


def _index() -> Iterator[str]:
    """A line for each game, with a link for each language."""
    for game in GAMES:
        links = [
            f"[{say_in(language)(f'language-{language}')}]({_file(game, language)})" for language in LANGUAGES
        ]
        yield f"- **{word_game(game, say_in('en'))}**: {' · '.join(links)}"


def _chapters(game: str, language: Language) -> Iterator[str]:
    """Everything about a game: the names of the pages first, then each of them."""
    say, pages = say_in(language), rule_pages(game)
    yield f"# {word_game(game, say)}\n\n{WRITTEN}"
    for number, page in enumerate(pages, start=1):
        yield f"{number}. [{word_page_name(page, say)}](#{page.topic})"
    for page in pages:
        yield _chapter(page, language)


def _chapter(page: Page, language: Language) -> str:
    say = say_in(language)
    worded = word_page(page, say)
    return (
        f'\n<a id="{page.topic}"></a>\n\n## {worded.name}\n\n{_in_paragraphs(worded.text)}\n\n'
        f"![{worded.seen}]({_picture(page, language)})\n\n{say('rules-seen', seen=worded.seen)}\n"
    )


def _in_paragraphs(text: str) -> str:
    """The text as Markdown: each line becomes a paragraph, except those of a list."""
    apart = text.replace("\n", "\n\n")
    return re.sub(r"^(- .*\n)\n(?=- )", r"\1", apart, flags=re.MULTILINE)
