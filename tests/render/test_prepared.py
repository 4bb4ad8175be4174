"""What a theme needs is prepared once, whichever threads ask for it first."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from render.kit.prepared import OncePerTheme


class Kept(dict[str, list[str]]):
    """Lets the first two who look for something find nothing before either goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.looked, self.both = 0, Barrier(2)

    def __contains__(self, theme: object) -> bool:
        self.looked += 1
        found = super().__contains__(theme)
        if self.looked <= 2:
            self.both.wait(20)
        return found


def test_two_threads_that_ask_at_once_get_the_same() -> None:
    made: list[list[str]] = []

    def prepare(theme: str) -> list[str]:
        made.append([theme])
        return made[-1]

    prepared = OncePerTheme(prepare)
    prepared._kept = Kept()
    with ThreadPoolExecutor(2) as threads:
        one, other = threads.map(prepared, ("day", "day"))
    assert one is other is made[0]
    assert len(made) == 1
    assert prepared("night") == ["night"]


def test_what_fails_is_tried_again() -> None:
    prepared = OncePerTheme({"day": 1}.__getitem__)
    for _ in range(2):
        with pytest.raises(KeyError):
            prepared("no such")
    assert prepared("day") == 1
