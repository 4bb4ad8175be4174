"""Every text exists in every language, is used, fits where Discord shows it, and none is in the code."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import localedata
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.app import GAMES as DISCORD_GAMES
from players import LEVELS
from tests.folding import each_of
from tests.words.wording import ids_asked_for, literals_sent, phrases
from words import texts
from words.rules import rule_pages
from words.texts import LANGUAGES, Language, MissingText, nearest_language, say_in, text

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "data" / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").iterdir())
ROOMS = ("words", "play", "cogs", "bot")
"""Where messages are asked for."""
SAID_OTHERWISE = ("invitation-gone",)
"""Refusals that are never told as they are: it is said which kind of invitation is gone."""
OTHERS = tuple(language for language in LANGUAGES if language != "en")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def _variables(entry: ast.Message | ast.Term) -> frozenset[str]:
    found = _Variables()
    found.visit(entry)
    return frozenset(found.names)


@cache
def _entries(language: Language, file: str) -> tuple[ast.EntryType, ...]:
    source = (LOCALES / language / file).read_text(encoding="utf-8")
    return tuple(FluentParser(with_spans=False).parse(source).body)


@cache
def messages(language: Language, file: str) -> dict[str, frozenset[str]]:
    """The ids of a file with the variables of each."""
    return {
        entry.id.name: _variables(entry)
        for entry in _entries(language, file)
        if isinstance(entry, ast.Message | ast.Term)
    }


@cache
def all_messages() -> dict[str, frozenset[str]]:
    return {name: variables for file in FILES for name, variables in messages("en", file).items()}


def sample(language: Language, message: str) -> str:
    """The message with arguments of a usual length."""
    return text(language, message, **dict.fromkeys(all_messages()[message], "12"))


def check_nothing_found(language: Language, find: Callable[[str], list[str]]) -> None:
    """Look into all files of a language, and tell all that is found with its file."""
    sources = {file: (LOCALES / language / file).read_text(encoding="utf-8") for file in FILES}
    found = [(file, each) for file, source in sources.items() for each in find(source)]
    assert not found, f"{language}: {found}"


# The same in all languages


def test_all_languages_have_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: Language) -> None:
    entries = [(file, entry) for file in FILES for entry in _entries(language, file)]
    junk = [(file, entry.content) for file, entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: Language) -> None:
    ids = [
        entry.id.name
        for file in FILES
        for entry in _entries(language, file)
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_with_the_same_variables(language: Language) -> None:
    files = {file: (messages(language, file).items(), messages("en", file).items()) for file in FILES}
    wrong = {file: here ^ there for file, (here, there) in files.items() if here != there}
    assert not wrong, f"{language}: {wrong}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: Language) -> None:
    """With words and with numbers for its variables, so every variant's references are right."""
    for message, variables in all_messages().items():
        for value in ("A", 1, 3):
            worded = text(language, message, **dict.fromkeys(variables, value))
            assert worded.strip(), message
            assert "{" not in worded, message


def test_what_there_is_not_is_missed_at_once() -> None:
    with pytest.raises(MissingText):
        text("en", "no-such-message")
    with pytest.raises(MissingText):
        text("en", "board-turn")
    assert say_in("fr")("level-easy") == text("fr", "level-easy")


@each_of(
    ("locale", "language"),
    [("fr", "fr"), ("de", "de"), ("en-GB", "en"), ("en-US", "en"), ("pt-BR", "de"), (None, "de"), ("", "de")],
)
def test_the_nearest_language(locale: str | None, language: Language) -> None:
    assert nearest_language(locale, "de") == language


# Used and there


def test_every_message_is_used() -> None:
    """By its id, or by an f-string that makes it."""
    said = phrases(ROOT, ROOMS)
    for message in all_messages():
        assert any(phrase.fullmatch(message) for phrase in said), f"{message} is never said"


def test_every_message_asked_for_exists() -> None:
    asked = ids_asked_for(ROOT, ROOMS)
    assert len(asked) > 100
    known = [*all_messages(), *SAID_OTHERWISE]
    for place, pattern in asked:
        assert any(pattern.fullmatch(message) for message in known), f"{place}: {pattern.pattern}"


def test_every_name_has_its_word() -> None:
    """What f-strings ask for, value by value."""
    asked = [f"level-{level}" for level in LEVELS]
    for game in DISCORD_GAMES.values():
        asked += [f"game-{game.name}", f"help-{game.name}", f"command-{game.command}-description"]
        for message in (f"rules-{game.name}-{page.topic}" for page in rule_pages(game.name)):
            asked += [message, f"{message}-name", f"{message}-seen"]
    for message in asked:
        assert message in all_messages()


def test_every_refusal_with_words_is_one_of_the_rules() -> None:
    engine = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "engine").glob("*.py"))
    for message in all_messages():
        kind, _, code = message.partition("-")
        if kind == "refused" and code:
            assert f'"{code.replace("-", "_")}"' in engine, message


def _spelled_out(source: str) -> list[str]:
    """What there is to type that a text spells, and commands that it writes instead of mentioning them."""
    typed = re.findall(r"`([^`\n]+)`", source)
    named = [each for each in typed if not re.fullmatch(r"\{ (\$|option-)[^}]+ \}", each)]
    return named + re.findall(r"(?<!\w)/(?:\w+|\{[^}]+\})", re.sub(r"`[^`\n]+`", "", source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_options_are_called_as_a_member_sees_them(language: Language) -> None:
    """Their names are translated, so texts refer to options and mention commands (`{ $slash-solo }`)."""
    check_nothing_found(language, _spelled_out)


@each_of(
    "source",
    ["`/history`", "Use /help.", "`/{ $command } { command-solo }`", "`{ command-solo }`", "`thread`"],
)
def test_a_name_that_is_spelled_out_is_found(source: str) -> None:
    assert len(_spelled_out(source)) == 1


# How it is said


FORMAL = {
    "fr": r"(?i)\b(?:vous|votre|vos|(?!chez|assez)\w+ez)\b",
    "de": r"\b(?:Ihr\w*|[Ee]u(?:ch|er|re)\w*)\b",
}
"""What would not be said to one friend, as far as single words can tell."""


@pytest.mark.parametrize("language", OTHERS)
def test_members_are_friends(language: Language) -> None:
    formal = re.compile(FORMAL.get(language, r"(?!)"))
    check_nothing_found(language, formal.findall)


def test_french_punctuation_never_begins_a_line() -> None:
    """A space that does not break is before it, a narrow one but for the colon and quotation marks."""
    loose = re.compile(".*(?:(?<!\u00a0)[:»]|(?<![\u202f!?])[;!?]|«(?!\u00a0))")
    check_nothing_found("fr", loose.findall)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curved(language: Language) -> None:
    check_nothing_found(language, re.compile(".*'").findall)


# What Discord can show


def _named(pattern: str) -> list[str]:
    found = [message for message in all_messages() if re.fullmatch(pattern, message)]
    assert found, pattern
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_options(language: Language) -> None:
    """1 to 32 letters, digits, - and _, in lower case."""
    for message in _named("(command|option)-.+"):
        if not message.endswith("-description"):
            name = text(language, message)
            assert re.fullmatch(r"[-_\w]{1,32}", name), name
            assert name == name.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_and_choices_have_100_characters_at_most(language: Language) -> None:
    shown = r"(command|option)-.+-description|(level|length|choice|chance)-.+"
    for message in _named(shown):
        assert 1 <= len(sample(language, message)) <= 100, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_80_characters_at_most(language: Language) -> None:
    shown = r"action-.+|way-land|start-.+|(resign|leave)-yes|challenge-(accept|decline|withdraw)"
    shown += r"|lobby-(join-.|leave|shuffle|start|close)|offer-(accept|decline|withdraw)|more-.+"
    for message in _named(shown):
        assert len(sample(language, message)) <= 80, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_a_message(language: Language) -> None:
    for message in all_messages():
        assert len(sample(language, message)) <= 2000, message


def test_commands_are_mentioned_only_where_they_can_be_clicked() -> None:
    """Not in names, descriptions, labels, alt texts and names of threads."""
    plain = r"(command|option|level|length|choice|chance|action|way|start|more|theme|language)-.+"
    plain += r"|.+-(alt|yes|menu|accept|decline|withdraw|choice|name|everywhere)|.+-board-.+"
    for message in _named(plain):
        assert not [each for each in all_messages()[message] if each.startswith("slash-")], message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_placeholder(language: Language) -> None:
    assert len(text(language, "shoot-menu")) <= 150


# No text in the code


def test_no_literal_is_sent_to_discord() -> None:
    sent = [found for path in sorted((ROOT / "cogs").rglob("*.py")) for found in literals_sent(path)]
    assert sent == []


@pytest.mark.parametrize(
    "code",
    [
        'await interaction.response.send_message("Hello")',
        'await channel.send(f"Hello {name}")',
        'await self.tell(interaction, "No. " + reason)',
        'ui.TextDisplay("yes" if a else say("no"))',
        'ui.Button(label="Go")',
        'StartButton(game, "solo", label="Go")',
        'discord.SelectOption(label=say("x"), description="so")',
        'await message.edit(content="gone")',
        'app_commands.Choice(name="easy", value="easy")',
        '@app_commands.command(name=word("x"), description="Play")\ndef f(): ...',
        'await self.tell(interaction, "\\n".join(["Leaders", *lines]))',
    ],
)
def test_the_scan_finds_literals(tmp_path: Path, code: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(f"async def f():\n    {code.replace(chr(10), chr(10) + '    ')}\n", encoding="utf-8")
    assert len(literals_sent(path)) == 1


@pytest.mark.parametrize(
    "code",
    [
        'await channel.send(say("hello", name="x"))',
        'ui.Button(label=say("go"), custom_id=f"a:{game}")',
        'await self.tell(interaction, f"<@{member}> {points}")',
        'StartButton(game, "solo", label=say("go"))',
        'log.warning("not sent to anybody")',
    ],
)
def test_the_scan_lets_texts_through(tmp_path: Path, code: str) -> None:
    path = tmp_path / "good.py"
    path.write_text(f"async def f():\n    {code}\n", encoding="utf-8")
    assert literals_sent(path) == []


@pytest.mark.parametrize(("language", "counted"), [("en", "four"), ("fr", "quatre"), ("de", "vier")])
def test_no_text_about_the_games_counts_them(language: Language, counted: str) -> None:
    about = [message for message in all_messages() if message.startswith(("help-", "command-help"))]
    assert not [each for each in about if re.search(rf"(?i)\b{counted}\b", sample(language, each))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_parsed_one_by_one_as_they_would_be_together(language: Language) -> None:
    parser, split = FluentParser(with_spans=False), dict(texts._entries(language))
    together = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for file in FILES
        for entry in _entries(language, file)
        if isinstance(entry, ast.Message | ast.Term)
    }
    assert [*split] == [*together]
    alone = {entry_id: parser.parse_entry(source) for entry_id, source in split.items()}
    assert [each for each in together if not alone[each].equals(together[each], ["comment"])] == []


def test_a_text_brings_along_what_it_refers_to(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {"whole": "whole = { -term } and { part }", "part": "part = { $a }", "-term": "-term = Term"}
    monkeypatch.setattr(texts, "_entries", lambda language: sources.items())
    assert texts._Texts("en").format("whole", {"a": "more"}) == ("Term and more", [])


def test_a_message_that_has_no_words_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        texts, "_entries", lambda language: [("wordless", "wordless =\n    .title = Nothing")]
    )
    monkeypatch.setattr(texts, "_texts", texts._Texts)
    with pytest.raises(MissingText, match="wordless"):
        text("en", "wordless")


def test_a_text_is_given_the_names_that_it_uses_and_no_others() -> None:
    say = texts.say_naming("en", {"slash-rematch": "`/again`", "slash-solo": "`/alone`"})
    assert say("board-over") == text("en", "board-over", **{"slash-rematch": "`/again`"})
    before = text.cache_info().misses
    assert say("more-rematch") == text("en", "more-rematch")
    assert text.cache_info().misses <= before + 1, "the same words are remembered twice"


def test_a_name_that_is_given_goes_before_those_that_are_known() -> None:
    say = texts.say_naming("en", {"slash-rematch": "`/again`"})
    assert say("board-over", **{"slash-rematch": "`/once more`"}) == text(
        "en", "board-over", **{"slash-rematch": "`/once more`"}
    )


def test_names_reach_a_text_through_those_that_it_refers_to() -> None:
    found = texts._Texts("en")
    found._sources |= {"outer": "outer = Say { inner }", "inner": "inner = { $slash-rematch } now"}
    assert found.arguments_of("outer") == {"slash-rematch"}
    assert found.arguments_of("nowhere") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_with_nothing_to_fill_in_is_what_fluent_makes_of_it(language: Language) -> None:
    found = texts._texts(language)
    plain = {each for each, source in found._sources.items() if texts.PLAIN.fullmatch(source)}
    assert len(plain) > len(found._sources) / 3
    for each in plain:
        entry = FluentParser(with_spans=False).parse_entry(found._sources[each])
        assert isinstance(entry, ast.Message)
        assert entry.value is not None
        (element,) = entry.value.elements
        assert isinstance(element, ast.TextElement)
        assert entry.attributes == []
        assert found.format(each, {}) == (element.value, []), each


@pytest.mark.parametrize(
    ("language", "written"), [("en", "1,234.5"), ("fr", "1\u202f234,5"), ("de", "1.234,5")]
)
def test_of_a_language_only_its_numbers_are_kept_in_memory(language: Language, written: str) -> None:
    text(language, "team-0")
    assert localedata.load(language).keys() == texts.NUMBERS
    assert format_decimal(1234.5, locale=language) == written


def test_two_threads_may_load_a_language_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class TakenMeanwhile(dict[str, object]):
        def keys(self) -> Any:
            names = {*super().keys()}
            self.clear()
            return names

    monkeypatch.setattr(localedata, "load", lambda name: TakenMeanwhile(territories={}))
    texts._forget_all_but_numbers("en")
