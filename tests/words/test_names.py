"""A name in a message looks as it was written, and Discord makes nothing of it."""

import re

from discord.utils import escape_markdown
from hypothesis import given
from hypothesis import strategies as st

from tests.folding import each_of
from words import escape_name, say_in, team_name, word_team

TAKEN_APART = [
    "<@80351110224678912>",
    "<@!80351110224678912>",
    "<@&165511591545143296>",
    "<#103735883630395392>",
    "<t:1618953630>",
    "<t:1618953630:R>",
    "</help:816437322781949972>",
    "</boulo solo:816437322781949972>",
    "<:mmLol:216154654256398347>",
    "<a:b1nzy:392938283556143104>",
    "<id:customize>",
    "<someone@example.com>",
    "<+999123456789>",
    "@everyone",
    "@here",
    "@EVERYONE",
    "https://example.org/a_b",
    "HTTP://example.org",
    "<https://example.org>",
    "<discord://x>",
    "discord.gg/boulo",
    "discord.com/invite/boulo",
    "discordapp.com/invite/boulo",
    "discord.new/boulo",
    "[me](https://example.org)",
    "[_me_](https://a.org) [**you**](https://b.org)",
    "[me](<https://example.org>)",
]
PLAIN = [
    "Anna",
    "_anna_",
    "*Ben* **the** ***great***",
    "__carl__ ~~dora~~ ||eva||",
    "`code` ```more```",
    "back\\slash\\",
    "# one",
    "## two",
    "-# small",
    "- item",
    "  - item",
    "> quoted",
    ">>> quoted",
    ">_<",
    "<3",
    "a < b > c",
    "[AFK] Ben (away)",
    "ben@home",
    "¯\\_(ツ)_/¯",
    "Zoë 🎯",
    "a:b and/or c",
    "mail me @ noon",
    "@ everyone",
]
PARSED = re.compile(
    r"<@[!&]?\d+>|<#\d+>|<t:-?\d+(?::\w)?>|</[^>]+:\d+>|<a?:\w+:\d+>|<id:\w+>|<[\w.]+@[\w.]+>|<\+\d+>"
    r"|@everyone|@here|\w+://|discord(?:app)?\.(?:gg|com|new)/|(?<!\\)\[[^\[\]]+\]\([^\s()]+\)",
    re.IGNORECASE,
)
"""What Discord would make something of, wherever it stands."""


def seen(message: str) -> str:
    """What a reader sees of it: no backslash before a sign, nothing of no width."""
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", message.replace("\u200b", "")).replace("\\ ", " ")


@each_of("name", TAKEN_APART)
def test_what_discord_would_make_something_of_is_taken_apart(name: str) -> None:
    assert PARSED.search(name), "the test would find nothing"
    for written in (name, f"x{name}y", f"{name}{name}", f"_{name}_"):
        assert PARSED.search(escape_name(written)) is None
        assert seen(escape_name(written)) == written


@each_of("name", PLAIN)
def test_any_other_name_is_escaped_as_discord_py_does_it(name: str) -> None:
    assert escape_name(name) == escape_markdown(name)


@given(st.text(alphabet=st.sampled_from(list("ab 1_*~|`\\#->[]()@.:/é🎯")), max_size=32))
def test_so_is_whatever_people_call_themselves(name: str) -> None:
    if "://" not in name and not re.search(r"\[.+\]\(.+\)", name):
        assert escape_name(name) == escape_markdown(name)


@given(st.text(alphabet=st.sampled_from(list("ab1_*<>@#:/[]()\\& ")), max_size=32))
def test_nothing_is_left_of_a_mention_or_a_link_anywhere(name: str) -> None:
    assert PARSED.search(escape_name(name)) is None


def test_markdown_in_a_link_is_escaped_too() -> None:
    """Which discord.py leaves alone."""
    assert escape_name("[_me_](x)") == r"\[\_me\_](x)"


def test_a_team_has_its_members_in_it() -> None:
    say = say_in("en")
    assert [team_name(side, say) for side in (0, 1)] == ["Blue", "Red"]
    assert word_team(0, ["anna", "_ben_"], say) == r"**Blue**: anna, \_ben\_"
    assert word_team(1, [], say) == "**Red**: "
