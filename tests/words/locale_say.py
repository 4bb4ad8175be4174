"""Words messages from the locale files, as the bot does."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from words import Say

LOCALES = Path(__file__).parents[2] / "data" / "locales"
LANGUAGES = ("en", "fr", "de")


@cache
def say_in(language: str) -> Say:
    """A `Say` that fails for a message that is not there or lacks an argument."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*-board.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(message_id: str, /, **args: str | int) -> str:
        message = bundle.get_message(message_id)
        assert message.value is not None, message_id
        text, errors = bundle.format_pattern(message.value, args)
        assert not errors, (message_id, errors)
        return str(text)

    return say
