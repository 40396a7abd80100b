"""What matches cost: messages, mentions and requests for each turn, as the strict Discord counted them."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from tests.discord import FakeDiscord
from tests.processes.people import Party


class Account(NamedTuple):
    """A match's figures. A turn is a run of choices by the same seat, or a message for one who plays alone."""

    name: str
    choices: int
    turns: int
    presses: int
    posts: int
    pings: int
    requests: int
    seconds: float

    def __str__(self) -> str:
        each = [f"{number / max(self.turns, 1):5.2f}" for number in (self.posts, self.pings, self.requests)]
        return f"{self.name:45} {self.choices:4} {self.turns:4} {self.presses:4} {' '.join(each)} {self.seconds:6.1f}"


HEADING = f"{'match':45} chcs turn clck post/ ping/  REST/ seconds"


def accounts(server: FakeDiscord, parties: Sequence[Party], folder: Path) -> list[Account]:
    """The figures of these matches. Call it after the bot has ended: until then it holds the database alone."""
    with sqlite3.connect(folder / "pantheon.sqlite3") as database:
        rows = database.execute(
            "SELECT tables.channel, journal.seat FROM journal JOIN tables ON tables.id = journal.table_id"
            " ORDER BY journal.table_id, journal.number"
        ).fetchall()
    requests, posts, pings = _requests(server)
    figures = []
    for party in parties:
        seats = [seat for channel, seat in rows if int(channel) == party.place.id]
        guild = party.channel.guild.id
        figures.append(
            Account(
                party.name,
                len(seats),
                len([*groupby(seats)]) if len(party.people) > 1 else posts[guild],
                party.presses,
                posts[guild],
                pings[guild],
                requests[guild],
                party.seconds,
            )
        )
    return figures


def _requests(server: FakeDiscord) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """How many requests there were by server, how many of them posted a message, and how many mentioned somebody."""
    requests: Counter[int] = Counter()
    posts: Counter[int] = Counter()
    pings: Counter[int] = Counter()
    for record in server.records:
        parts = record.path.strip("/").split("/")
        if parts[0] == "channels":
            channel = server.world.channels.get(int(parts[1]))
            guild = channel.guild.id if channel and channel.guild else 0
            if record.method == "POST" and record.template == "/channels/{channel_id}/messages":
                posts[guild] += 1
                pings[guild] += bool((record.body or {}).get("allowed_mentions", {}).get("users"))
        elif parts[0] == "interactions":
            guild = server.interactions[int(parts[1])].channel.guild.id
        elif parts[0] == "webhooks":
            guild = server.by_token[parts[2]].channel.guild.id
        else:
            guild = 0
        requests[guild] += 1
    return requests, posts, pings
