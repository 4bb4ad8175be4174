"""How French changes a word before a vowel."""

import re
from unicodedata import normalize

_VOWEL = re.compile(r"[aeiouœæ]|y(?![aeiou])", re.IGNORECASE)
_SIGNS = re.compile(r"^[\W_]+")
_APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


def of(name: object) -> str:
    """`de` and the name, or `d'` if the name begins with a vowel, with or without an accent."""
    spoken = normalize("NFD", _SIGNS.sub("", str(name)))
    return f"d{_APOSTROPHE}{name}" if _VOWEL.match(spoken) else f"de {name}"
