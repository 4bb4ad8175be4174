"""The texts of `data/locales`, in the language of whoever reads them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any, Literal, Protocol, get_args

from babel import localedata
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from words import french_elision

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
MOST_REMEMBERED = 4096
NUMBERS = frozenset(
    {"plural_form", "number_symbols", "decimal_formats", "default_numbering_system", "numbering_systems"}
)
"""The data of a language that texts need, by Babel's names."""
INHERITED = "root"
"""Babel's name for the data that all languages share."""
FUNCTIONS: dict[str, Any] = {"DE": french_elision.of}
"""The functions that texts can call: `{ DE($name) }`."""


class Say(Protocol):
    """`say(message_id, **args)`: the text of a message in one language. Raises `MissingText`."""

    def __call__(self, message_id: str, /, **args: str | int) -> str: ...


class MissingText(KeyError):
    """A message that the locales do not have, or cannot word with those arguments."""


class _References(Visitor):
    """Finds the other entries that an entry refers to, and its arguments."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.arguments: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - fluent's name
        self.ids.append(f"-{node.id.name}")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.arguments.add(node.id.name)


class _Texts:
    """The texts of a language. Each is parsed when it is first asked for: parsing all would take long, and
    six megabytes for as long as the bot runs.

    Safe in threads: an entry is added after those that it refers to, and adding it twice changes nothing.
    """

    def __init__(self, language: Language) -> None:
        _forget_all_but_numbers(language)
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._sources = dict(_entries(language))
        self._arguments: dict[str, frozenset[str]] = {}
        """For each entry that is added, the arguments of it and of those that it refers to."""

    def format(self, message_id: str, args: dict[str, str | int]) -> tuple[object, list[Exception]]:
        """The text, and what went wrong. Raises `LookupError` if there is no such text."""
        if plain := PLAIN.fullmatch(self._sources.get(message_id, "")):
            return plain[1], []
        self._add(message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise LookupError(message_id)
        return self._bundle.format_pattern(pattern, args)

    def arguments_of(self, message_id: str) -> frozenset[str]:
        """The names of the arguments that a text uses; none if there is no such text."""
        self._add(message_id)
        return self._arguments.get(message_id, frozenset())

    def _add(self, entry_id: str) -> None:
        if entry_id in self._arguments or entry_id not in self._sources:
            return
        entry = self._parser.parse_entry(self._sources[entry_id])
        referred = _References()
        referred.visit(entry)
        below = [self.arguments_of(each) for each in referred.ids]
        self._bundle.add_resource(ast.Resource([entry]))
        self._arguments[entry_id] = frozenset(referred.arguments).union(*below)


def _forget_all_but_numbers(language: Language) -> None:
    """Drop the countries, currencies and calendars of a language: they take megabytes."""
    for name in (language, INHERITED):
        known = localedata.load(name)
        for topic in known.keys() - NUMBERS:
            known.pop(topic, None)  # another thread may have done it


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Matches the beginning of an entry; its other lines are indented, or a brace."""

PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^{}\n]*[^{}\n ]) *\n(?:#.*\n|\n)*")
"""Matches an entry of one line with nothing to fill in, as most are, and comments after it."""


def _entries(language: Language) -> Iterator[tuple[str, str]]:
    """Every entry of a language: its id, and its source."""
    folder = files("data").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        source = file.read_text(encoding="utf-8")
        found = [*ENTRY.finditer(source)]
        ends = [*(each.start() for each in found[1:]), len(source)]
        for entry, end in zip(found, ends, strict=True):
            yield entry[1], source[entry.start() : end]


@cache
def _texts(language: Language) -> _Texts:
    return _Texts(language)


@lru_cache(maxsize=MOST_REMEMBERED, typed=True)
def text(language: Language, message_id: str, /, **args: str | int) -> str:
    """The message in that language. Raises `MissingText`.

    Most texts of a board have been said before, so they are remembered for a while.
    """
    try:
        worded, errors = _texts(language).format(message_id, dict(args))
    except LookupError:
        raise MissingText(f"{language}: {message_id}") from None
    if errors:
        raise MissingText(f"{language}: {message_id}: {errors[0]}")
    return str(worded)


@cache
def say_in(language: Language) -> Say:
    """`say` in that language."""
    return partial(text, language)


def say_naming(language: Language, names: Mapping[str, str]) -> Say:
    """`say` in that language, which adds those arguments to every text that uses them.

    A text gets only those it uses: texts are remembered by all arguments that they get.
    """
    texts, used = _texts(language), dict[str, dict[str, str]]()

    def say(message_id: str, /, **args: str | int) -> str:
        if (own := used.get(message_id)) is None:
            known = texts.arguments_of(message_id)
            own = used[message_id] = {name: names[name] for name in names if name in known}
        return text(language, message_id, **own | args)

    return say


def nearest_language(locale: str | None, default: Language) -> Language:
    """The language we have for a Discord locale such as `fr` or `en-GB`."""
    short = (locale or "").partition("-")[0]
    return next((language for language in LANGUAGES if language == short), default)
