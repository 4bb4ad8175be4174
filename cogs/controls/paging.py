"""Buttons to turn pages or steps: first, back, next, last."""

from collections.abc import Callable, Iterator
from typing import Literal

from cogs.controls.components import ControlButton, control_button

Way = Literal["first", "back", "next", "last"]


def way_buttons(
    at: int | None, first: int, last: int, control: Callable[[Way, int], object], label: Callable[[Way], str]
) -> Iterator[ControlButton]:
    """A button for each way; those that lead to the present page, `at`, are disabled."""
    here = first if at is None else at
    ways: dict[Way, int] = {
        "first": first,
        "back": max(here - 1, first),
        "next": min(here + 1, last),
        "last": last,
    }
    for way, number in ways.items():
        yield control_button(control(way, number), label(way), disabled=number == at)
