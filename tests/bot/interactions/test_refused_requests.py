"""What becomes of an interaction while Discord refuses every request of the bot."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.interactions import handling
from bot.interactions.handling import error_boundary
from bot.runtime.in_flight import InFlight
from tests.bot.interactions.test_answering import There, refusal
from tests.bot.simulation.plant import nothing


@pytest.mark.parametrize(("status", "incidents", "requests"), [(429, 0, 0), (502, 0, 1), (400, 1, 1)])
async def test_a_refusal_of_all_requests_is_no_incident_and_leads_to_no_more(
    monkeypatch: pytest.MonkeyPatch, status: int, incidents: int, requests: int
) -> None:
    there: Any = There()
    there.guild_id = there.channel_id = 1
    notes: list[str] = []
    there.client.services.in_flight = InFlight()
    there.client.services.incidents = SimpleNamespace(note=lambda error, doing: notes.append(doing) or "X")
    monkeypatch.setattr(handling, "_note_click", nothing)
    monkeypatch.setattr(handling, "speech_of", lambda interaction: lambda message, **facts: message)
    async with error_boundary(there, "play"):
        raise refusal(status, 0)()
    assert (len(notes), len(there.got)) == (incidents, requests)
