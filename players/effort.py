"""How much may be thought about one decision."""

from dataclasses import dataclass, replace
from time import monotonic
from typing import ClassVar, Self


@dataclass(frozen=True, slots=True)
class Effort:
    """A limit to thinking: so many nodes of a search, the same on every machine, and a moment to stop at.

    A node is one position that is looked at; each mind counts them in its own way.
    """

    nodes: int
    until: float | None = None
    """When to stop, by the clock of `monotonic`; None: whenever the nodes are spent."""
    is_in_vain: ClassVar[bool] = False
    """Set when nobody waits for this process's answer any more: then an effort with a time limit is spent."""

    @classmethod
    def within(cls, nodes: int, ms: int | None) -> Self:
        """The effort that begins now and may take so many milliseconds, or any time."""
        return cls(nodes, None if ms is None else monotonic() + ms / 1000)

    def share(self, nodes: int, parts: int) -> Self:
        """One of so many parts of what is left of it after that many nodes."""
        now = monotonic()
        until = None if self.until is None else now + (self.until - now) / parts
        return type(self)(nodes + (self.nodes - nodes) // parts, until)

    def up_to(self, nodes: int) -> Self:
        """This effort, limited to that many nodes in all."""
        return replace(self, nodes=min(self.nodes, nodes))

    def is_spent(self, nodes: int) -> bool:
        """Whether that many nodes are all it allows, or its time is over."""
        if nodes >= self.nodes:
            return True
        return self.until is not None and (Effort.is_in_vain or monotonic() > self.until)
