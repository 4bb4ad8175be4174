from collections.abc import Callable
from typing import final

import numpy as np
from numpy.typing import NDArray

SOURCE: str
"""The hash that the source had of which it was built."""

def prepare(
    rack: bytes,
    kind: bytes,
    covers: bytes,
    around: bytes,
    counted: int,
    steps: tuple[bytes, bytes, bytes],
    sizes: tuple[int, int, int, int],
    /,
) -> None: ...
def put_down(packed: bytes, placement: int, /) -> bytes: ...
def count_left(packed: bytes, /) -> int: ...
def look(
    packed: bytes, weights: NDArray[np.float32] | bytes, most: float, sure: float, rows: int, /
) -> tuple[int, bytes, bytes, bytes]: ...

@final
class Endgame:
    def __new__(cls, packed: bytes, spend: Callable[[int], int], /) -> Endgame: ...
    def sign(self) -> int: ...
    def sign_after(self, placement: int, /) -> int: ...

@final
class Tree:
    def __new__(
        cls,
        weights: NDArray[np.float32],
        forecasts: bytes,
        kept: bytes,
        values: tuple[float, float, float],
        counts: tuple[int, int, int, int, int, int],
        spend: Callable[[int], int],
        /,
    ) -> Tree: ...
    def widen(self, widths: bytes, /) -> None: ...
    def value(self, packed: bytes, depth: int, low: float, high: float, ply: int, /) -> tuple[float, int]: ...
    def doubt(self, packed: bytes, depth: int, best: float, high: float, /) -> tuple[float, int]: ...
