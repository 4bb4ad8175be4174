"""Parts of pictures that were packed before: from one board to the next most rows stay as they are."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from zlib_ng import zlib_ng

Part = bytes | memoryview
"""The pixels of some rows."""


class PackedParts:
    """Packs parts of pictures and remembers the last ones; safe in threads."""

    def __init__(self, pack: Callable[..., bytes], most: int) -> None:
        """Pack with `pack`, which is given the part and whatever else says how; remember so many."""
        self.pack = pack
        self._most = most
        self._kept: OrderedDict[tuple[int, ...], bytes] = OrderedDict()
        self._keeping = Lock()

    def __call__(self, part: Part, *how: int) -> bytes:
        """Pack that part. Parts are recognised by two checksums of 32 bits, which are quick."""
        key = (len(part), zlib_ng.crc32(part), zlib_ng.adler32(part), *how)
        with self._keeping:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        packed = self.pack(part, *how)
        with self._keeping:
            self._kept[key] = packed
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return packed
