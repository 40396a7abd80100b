"""Cells that are too old to be kept as pixels, deflated: they take a fifth of the memory, and unpacking one takes a
tenth of the time in which it is put together of sprites.

They lie one after the other in one piece of memory, and the newest replace the oldest. As objects of their own, of all
sizes, they would leave holes in the heap that take more memory than they do.
"""

from __future__ import annotations

from collections import deque
from threading import Lock
from typing import Any

from rendering.canvas.deflation import FASTEST, deflate, inflate
from rendering.canvas.tiles import map_pixels, read_pixels

LEAST_BYTES = 600
"""The fewest bytes a cell counts for: the note where it lies takes 180, and a plain cell fewer than that."""
_LENGTH_BITS = 16
_LONGEST = (1 << _LENGTH_BITS) - 1


class PackedCells:
    """Cells ``width`` pixels wide, of one byte a pixel, by number. Packed they take at most ``limit`` bytes, and at
    most a third as many more for the notes where they lie."""

    def __init__(self, width: int, limit: int) -> None:
        self.limit = limit
        self._width = width
        self._most = max(1, limit // LEAST_BYTES)
        self._memory = memoryview(b"")
        self._places: dict[int, int] = {}
        """Where a cell begins in the memory and how long it is, in one number, which takes less than two."""
        self._oldest: deque[int] = deque()
        """The cells in the order in which they lie in the memory, from its end on."""
        self._end = 0
        self._lock = Lock()

    def find(self, cell: int, height: int) -> Any:
        """The pixels of a cell of that height as Pillow pastes them, None where it is not known."""
        with self._lock:
            place = self._places.get(cell)
            if place is None:
                return None
            start, length = place >> _LENGTH_BITS, place & _LONGEST
            data = inflate(self._memory[start : start + length], self._width * height)
        return map_pixels(data, "L", self._width, height)

    def keep(self, cell: int, pixels: Any) -> None:
        """Keep the pixels of a cell. The same number stands for the same pixels: what is known stays where it is."""
        with self._lock:
            if cell in self._places:
                return
            data = deflate.compress(read_pixels(pixels, "L", (0, 0, *pixels.size), "L"), FASTEST)
            if len(data) > min(self.limit, _LONGEST):
                return
            if not self._memory:
                # Not before: processes that draw no boards load this module too.
                self._memory = memoryview(bytearray(self.limit))
            if self._end + len(data) > self.limit:
                self._forget(self._end, self.limit)
                self._end = 0
            start, self._end = self._end, self._end + len(data)
            self._forget(start, self._end)
            if len(self._oldest) >= self._most:
                del self._places[self._oldest.popleft()]
            self._memory[start : self._end] = data
            self._places[cell] = start << _LENGTH_BITS | len(data)
            self._oldest.append(cell)

    def _forget(self, start: int, end: int) -> None:
        """Forget the oldest cells, as long as they lie in this part of the memory."""
        while self._oldest and start <= self._places[self._oldest[0]] >> _LENGTH_BITS < end:
            del self._places[self._oldest.popleft()]

    def __len__(self) -> int:
        return len(self._places)
