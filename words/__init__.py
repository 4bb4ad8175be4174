"""Everything that is said: the texts in every language, and each game's events and facts in words.

Imports the engine, and nothing of Discord.
"""

from words.boards import alt, spoken
from words.texts import LANGUAGES, Language, MissingText, Say, nearest_language, speaker, text

__all__ = [
    "LANGUAGES",
    "Language",
    "MissingText",
    "Say",
    "alt",
    "nearest_language",
    "speaker",
    "spoken",
    "text",
]
