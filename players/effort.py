"""How much may be thought about one decision."""

from dataclasses import dataclass
from time import monotonic
from typing import ClassVar, Self


@dataclass(frozen=True, slots=True)
class Effort:
    """So many nodes of a search, the same on every machine, and no longer than until that moment.

    What a node is each mind knows for itself: one position that is looked at.
    """

    nodes: int
    until: float | None = None
    """By the clock of `monotonic`."""
    is_in_vain: ClassVar[bool] = False
    """Whether nobody wants to know any more what this process thinks about: its time is over at once then."""

    @classmethod
    def within(cls, nodes: int, ms: int | None) -> Self:
        """The effort that begins now and may take so many milliseconds, or any time."""
        return cls(nodes, None if ms is None else monotonic() + ms / 1000)

    def half(self, nodes: int) -> Self:
        """Half of what is left of it after that many nodes."""
        now = monotonic()
        until = None if self.until is None else now + (self.until - now) / 2
        return type(self)(nodes + (self.nodes - nodes) // 2, until)

    def is_spent(self, nodes: int) -> bool:
        """Whether that many nodes are enough, or the time is over."""
        if nodes >= self.nodes:
            return True
        return self.until is not None and (Effort.is_in_vain or monotonic() > self.until)
