"""What takes tenths of a second to prepare, and is the same in every picture of a theme."""

from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class OncePerTheme(Generic[T]):
    """Prepares something for a theme when it is first asked for, in whichever thread, and keeps it."""

    def __init__(self, prepare: Callable[[str], T]) -> None:
        self._prepare = prepare
        self._kept: dict[str, T] = {}
        self._preparing = Lock()

    def __call__(self, theme: str) -> T:
        """What is prepared for that theme. Raises `KeyError` for an unknown theme."""
        if theme not in self._kept:
            with self._preparing:
                if theme not in self._kept:
                    self._kept[theme] = self._prepare(theme)
        return self._kept[theme]
