"""Slash commands as texts write them where they cannot be mentioned."""

from words.texts import MissingText, Say


def write_command(name: str, say: Say) -> str:
    """A command as it is typed, such as `/boulo rematch`, in the language of whoever reads it."""
    return f"`/{' '.join(_word(part, say) for part in name.split())}`"


def _word(part: str, say: Say) -> str:
    """A word of a command; the names of games are the same in all languages."""
    try:
        return say(f"command-{part}")
    except MissingText:
        return part
