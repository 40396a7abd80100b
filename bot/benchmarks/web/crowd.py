"""Those who watch, in a process of their own: each has a connection for new boards, and loads the pictures of each.

``python -m bot.benchmarks.web.crowd PORT SECRET COUNT`` says ``ready`` when all watch. A line on its input ends it, and
it says when each version of the match was seen, once for each watcher, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import time
from collections import defaultdict

HOST = "pantheon.example"
Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]
LENGTH = re.compile(rb"\r\nContent-Length: (\d+)\r\n")
PICTURE = re.compile(rb'<img[^>]* src="([^"]+/picture/[^"]+)"')
AT_ONCE = 50
"""How many connect at once."""
OF_PROXY = 32
"""How many connections the proxy, through which all of them come, keeps open for pictures."""
SPREAD_S = 1.0
"""Within how many seconds after a board browsers ask for its pictures: nets and machines are not equally fast."""


class Crowd:
    """Watchers of one match. ``seen`` says when they had seen which version, with its pictures."""

    def __init__(self, port: int, secret: str) -> None:
        self._port = port
        self._secret = secret
        self._places = asyncio.Semaphore(AT_ONCE)
        self._free: asyncio.Queue[Wire | None] = asyncio.Queue()
        for _ in range(OF_PROXY):
            self._free.put_nowait(None)
        self.seen: defaultdict[str, list[float]] = defaultdict(list)

    async def watch(self, number: int, ready: asyncio.Event) -> None:
        """Watch until cancelled; ``ready`` is set once the stream has begun."""
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        async with self._places:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=2**20)
            writer.write(_request(f"/m/{self._secret}/events", address))
            await reader.readuntil(b"retry:")
        ready.set()
        while True:
            await reader.readuntil(b"event: page\nid: ")
            version = (await reader.readuntil(b"\n")).decode().strip()
            content = await reader.readuntil(b"\n\n")
            await asyncio.sleep(random.random() * SPREAD_S)
            for picture in dict.fromkeys(PICTURE.findall(content)):
                await self._load(picture.decode(), address)
            self.seen[version].append(time.time())

    async def _load(self, path: str, address: str) -> None:
        wire = await self._free.get()
        try:
            if wire is None or wire[0].at_eof():
                wire = await asyncio.open_connection("127.0.0.1", self._port)
            reader, writer = wire
            writer.write(_request(path, address))
            head = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(head)
            assert head.startswith(b"HTTP/1.1 200 "), head
            assert length is not None
            await reader.readexactly(int(length[1]))
        except (OSError, EOFError):
            wire = None
        self._free.put_nowait(wire)


def _request(path: str, address: str, *fields: str) -> bytes:
    return "\r\n".join(
        [f"GET {path} HTTP/1.1", f"Host: {HOST}", f"X-Forwarded-For: {address}", *fields, "", ""]
    ).encode()


async def _watch(port: int, secret: str, count: int) -> None:
    crowd, ready = Crowd(port, secret), [asyncio.Event() for _ in range(count)]
    watching = [asyncio.create_task(crowd.watch(number, event)) for number, event in enumerate(ready)]
    await asyncio.gather(*(event.wait() for event in ready))
    # The board that each gets at once is not one that they have waited for.
    await asyncio.sleep(5)
    crowd.seen.clear()
    print("ready", flush=True)  # noqa: T201
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    for task in watching:
        task.cancel()
    print(json.dumps(crowd.seen))  # noqa: T201


if __name__ == "__main__":
    asyncio.run(_watch(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
