"""What is kept of the pages of matches."""

from __future__ import annotations

import gc
import tracemalloc

from bot.web.addresses import read_path
from bot.web.site import Body, Shelf, _picture, _size_of_body

LIMIT = 200_000
ASKED = 1_000
SECRET = "s" * 32


async def test_pictures_that_are_not_there_take_no_more_than_is_stated() -> None:
    """Whoever has a link can ask for 99,999 places in any view, size and language."""
    shelf = Shelf[Body](LIMIT, _size_of_body)

    async def make() -> Body:
        return _picture(b"", "image/webp")

    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for place in range(ASKED):
            aim = read_path(f"/m/{SECRET}/picture/en/7/{10_000 + place}-board-half.webp", "")
            await shelf.get((aim.secret, aim.version, aim.language, aim.picture), make)
        gc.collect()
        size = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    last = shelf.find((SECRET, 7, "en", aim.picture))
    assert last is not None, "the newest is kept"
    assert size <= LIMIT
