"""The texts of `data/locales`, in the language of whoever reads them."""

from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any, Literal, Protocol, get_args

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from words import french

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
MOST_REMEMBERED = 4096
FUNCTIONS: dict[str, Any] = {"DE": french.of}
"""What texts can do with their arguments: `{ DE($name) }`."""


class Say(Protocol):
    """`say(message_id, **args)`: the text of a message in one language. Raises `MissingText`."""

    def __call__(self, message_id: str, /, **args: str | int) -> str: ...


class MissingText(KeyError):
    """A message that the locales do not have, or cannot word with those arguments."""


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    parser = FluentParser(with_spans=False)  # where each part stands in its file would take two megabytes
    folder = files("data").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(parser.parse(file.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=MOST_REMEMBERED, typed=True)
def text(language: Language, message_id: str, /, **args: str | int) -> str:
    """The message in that language. Raises `MissingText`.

    Most of what a board says has been said before: it is remembered for a while.
    """
    bundle = _bundle(language)
    if not bundle.has_message(message_id):
        raise MissingText(f"{language}: {message_id}")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise MissingText(f"{language}: {message_id} has no text")
    worded, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise MissingText(f"{language}: {message_id}: {errors[0]}")
    return str(worded)


@cache
def say_in(language: Language) -> Say:
    """`say` in that language."""
    return partial(text, language)


def nearest_language(locale: str | None, default: Language) -> Language:
    """The language we have for a Discord locale such as `fr` or `en-GB`."""
    short = (locale or "").partition("-")[0]
    return next((language for language in LANGUAGES if language == short), default)
