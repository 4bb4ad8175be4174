"""What French does to words that meet."""

import re
from unicodedata import normalize

_VOWEL = re.compile(r"[aeiouœæ]|y(?![aeiou])", re.IGNORECASE)
_SIGNS = re.compile(r"^[\W_]+")
_APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


def of(name: object) -> str:
    """The name after `de`, which loses its vowel before another one, with an accent or not."""
    spoken = normalize("NFD", _SIGNS.sub("", str(name)))
    return f"d{_APOSTROPHE}{name}" if _VOWEL.match(spoken) else f"de {name}"
