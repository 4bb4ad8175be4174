"""Names as members wrote them, made safe: none formats a message, mentions anybody or is a link."""

import re
from collections.abc import Sequence
from functools import lru_cache

from engine import Side
from words.texts import Say

_SIGNS = re.compile(r"[_\\~|*`]|^>(?:>>)?\s|^#{1,3}|^\s*-|\[(?=.+\]\(.+\))", re.MULTILINE)
"""Markdown: bold and the like anywhere; quotes, headings and lists at the start of a line; links."""
_JOINTS = re.compile(
    r"(?<=<)(?=[@#:/+]|\w+:|[^\s<>]+@)"  # <@1>, <@&1>, <#1>, </help:1>, <:a:1>, <t:1>, <id:guide>, <a@b.c>
    r"|(?<=@)(?=everyone|here)"
    r"|(?<=\w:)(?=//)"  # https://
    r"|(?<=discord\.gg)(?=/)|(?<=discord\.(?:com|new))(?=/)|(?<=discordapp\.com)(?=/)",  # also without https
    re.IGNORECASE,
)
"""Places where a text has to be broken up so that Discord makes no mention or link of it."""
_UNSEEN = "\N{ZERO WIDTH SPACE}"
SIGNS = ("🔵", "🔴")
"""The signs of both sides, in their colours."""


@lru_cache(maxsize=1024)
def escape_name(name: str) -> str:
    """A name for a message, in which it looks as it was written.

    Not needed where Discord reads no markdown: in labels, suggestions and names of threads.
    """
    return _SIGNS.sub(r"\\\g<0>", take_apart(name))


def take_apart(text: str) -> str:
    """A text with names in it, broken up so that Discord makes no mention or link of them."""
    return _JOINTS.sub(_UNSEEN, text)


def team_name(side: Side, say: Say) -> str:
    """The name of that side's team."""
    return say(f"team-{side}")


def word_team(side: Side, members: Sequence[str], say: Say) -> str:
    """A team with the names of everybody in it."""
    return say("team-members", team=team_name(side, say), members=", ".join(map(escape_name, members)))
