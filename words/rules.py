"""The rules page by page: `data/rules/*.toml` has the pages with their examples, the locales their words.

Everything that shows rules is made from these: the pages on Discord, and those in `docs/rules`.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from engine import Step, parse_position
from engine.events import BallPlaced, Carreau, Event
from engine.log import take_step
from words.boards import WORDS
from words.surprises import surprise_of
from words.texts import Say

Pattern = Mapping[str, Any]
"""What an event has to be like: its kind as `event` with the fields that matter, or its `surprise`.

With `why`, the code of why it is a side's turn.
"""


class Page(NamedTuple):
    """A page of the rules of a game: what it is about, and its example."""

    game: str
    topic: str
    position: str
    played: tuple[str, ...] = ()
    """The actions and rolls that lead from the position to what is drawn."""
    preview: str = ""
    """A placement of Boomerang that the picture shows as a preview."""
    hidden: bool = False
    """Whether the picture hides the racks."""
    names_parts: bool = False
    """Whether the page is about parts of the board, so that its picture in `docs/rules` names them."""
    opens_on: tuple[Pattern, ...] = ()
    """The events that this page explains: the rules open on it after one of them."""
    number: int | None = None
    """The number by which buttons of earlier messages name the page."""
    claims: Mapping[str, Any] = MappingProxyType({})
    """What its caption says about the example, as facts that a test checks."""

    def steps(self) -> list[Step]:
        """The example, played from its position."""
        steps: list[Step] = []
        start = parse_position(self.game, self.position)
        for token in self.played:
            steps.append(take_step(steps[-1].after if steps else start, token))
        return steps


class WordedPage(NamedTuple):
    """A page in one language."""

    name: str
    text: str
    seen: str
    """What its picture shows."""


@cache
def rule_pages(game: str) -> tuple[Page, ...]:
    """The pages of that game in their order, the short one first."""
    source = files("data").joinpath("rules", f"{game}.toml").read_text(encoding="utf-8")
    return tuple(_read_page(game, fields) for fields in tomllib.loads(source)["pages"])


CLAIMS = ("happens", "refused", "score", "turn")
"""The fields of a page that are facts about its example."""


def _read_page(game: str, fields: dict[str, Any]) -> Page:
    claims = {claim: fields.pop(claim) for claim in CLAIMS if claim in fields}
    played, opens_on = fields.pop("played", ""), fields.pop("opens_on", ())
    return Page(game, **fields, played=tuple(played.split()), opens_on=tuple(opens_on), claims=claims)


def find_page(game: str, topic: str) -> Page | None:
    """The page on that topic, which may also be its number in a button of an earlier message."""
    number = int(topic) if topic.isdecimal() else -1
    return next((page for page in rule_pages(game) if page.topic == topic or page.number == number), None)


def page_on(game: str, steps: Sequence[Step]) -> Page:
    """The page on the latest surprise in those steps, or on why it is the side's turn; else the first one."""
    for event in _latest_first(steps):
        for page in rule_pages(game):
            if any(is_like(event, pattern) for pattern in page.opens_on):
                return page
    why = WORDS[game].why(steps[-1].after, steps) if steps else None
    asked = (page for page in rule_pages(game) if why and {"why": why.code} in page.opens_on)
    return next(asked, rule_pages(game)[0])


def _latest_first(steps: Sequence[Step]) -> Iterator[Event]:
    """The events, the latest first; the ball placed by a carreau is left out, as the carreau explains it."""
    for step in reversed(steps):
        is_carreau = any(isinstance(event, Carreau) for event in step.events)
        yield from (
            each for each in reversed(step.events) if not (is_carreau and isinstance(each, BallPlaced))
        )


def is_like(event: Event, pattern: Pattern) -> bool:
    """Whether an event is of that kind, with those fields, or surprises like that."""
    if "surprise" in pattern:
        return bool(surprise_of(event) == pattern["surprise"])
    fields = {name: value for name, value in pattern.items() if name != "event"}
    if type(event).__name__ != pattern.get("event"):
        return False
    return all(_plain(getattr(event, name)) == value for name, value in fields.items())


def _plain(value: Any) -> Any:
    """A field of an event as TOML can write it: sequences as lists, without None."""
    if isinstance(value, tuple):
        return [_plain(each) for each in value if each is not None]
    return value


def word_page_name(page: Page, say: Say) -> str:
    """The name of a page in menus, suggestions and headings."""
    return say(f"rules-{page.game}-{page.topic}-name")


def word_page(page: Page, say: Say) -> WordedPage:
    """Everything that a page says."""
    message = f"rules-{page.game}-{page.topic}"
    return WordedPage(word_page_name(page, say), say(message), say(f"{message}-seen"))
