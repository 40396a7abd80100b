"""Direct messages and threads can be seen, and played in, on the playground's page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.env import Env
from simcord.preview import Preview

from bot.configuration import load
from bot.playground.host import PlaygroundOptions, playing
from tests.waiting import until


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is over on a busy machine as soon as it is answered is over so here: the rest shows when it comes."""
    monkeypatch.setattr("bot.playground.patience.SHOWN_LATER", 0.0)
    monkeypatch.setattr("bot.playground.patience.MOMENT", 0.02)


class Visitor:
    """Somebody at the page, as it asks for things itself."""

    def __init__(self, preview: Preview, env: Env) -> None:
        self._preview = preview
        self._env = env
        self.page: Any = preview._open_page()

    async def asks(self, kind: str, **more: Any) -> dict[str, Any]:
        answer: dict[str, Any] = await self._preview._action(
            self.page.id,
            {
                "protocol_version": 3,
                "sequence": self.page.last_sequence + 1,
                "request_id": f"request {self.page.last_sequence}",
                "generation": self.page.generation,
                "bot_generation": self._env._generation,
                "published_revision": self.page.revision,
                "kind": kind,
                **more,
            },
        )
        assert (answer["rejected"], answer["settlement"]) == (False, "settled"), answer
        return answer

    async def picks(self, name: str) -> str:
        """Pick something in the list of people once it stands there; its name before it was picked."""
        entry = await until(lambda: self._named(name), f"{name} in the list", seen=lambda: ", ".join(self.names))
        await self.asks("viewer", viewer_id=entry["id"])
        return str(entry["name"])

    def _named(self, name: str) -> dict[str, Any] | None:
        entries = [each for each in self.page.snapshot["viewers"] if name in each["name"]]
        assert len(entries) <= 1, entries
        return entries[0] if entries else None

    @property
    def names(self) -> list[str]:
        return [each["name"] for each in self.page.snapshot["viewers"]]

    @property
    def messages(self) -> dict[str, dict[str, Any]]:
        """What the page shows of the channel, the oldest first."""
        shown: dict[str, dict[str, Any]] = self.page.snapshot["messages"]
        return shown

    async def clicks(self, label: str) -> None:
        """Click a button of the newest message that has it, once one has."""
        message, button = await until(lambda: self._button(label), f"a button {label}", seen=lambda: str(self.messages))
        await self.asks("click", target_id=message, control_key=f"message:{message}:component:{button['id']}")

    def _button(self, label: str) -> tuple[str, dict[str, Any]] | None:
        labelled = (
            (message, button)
            for message, content in reversed(self.messages.items())
            for button in buttons(content)
            if label in str(button.get("label"))
        )
        return next(labelled, None)


def buttons(component: dict[str, Any]) -> list[dict[str, Any]]:
    own = [component] if component.get("type") == 2 else []
    return own + [button for part in component.get("components", ()) for button in buttons(part)]


async def test_turns_by_direct_message_are_seen_and_played_on_the_page(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        visitor, bot, you = Visitor(preview, env), env.bot, preview.viewers[0]
        assert not any("Direct" in name for name in visitor.names)
        await bot.tables.time.change_preferences(you.id, lambda now: now._replace(turns="message"))
        await you.slash(preview.channel, "play solo")

        assert "(1 new)" in await visitor.picks("Direct messages to Penelope")
        assert "new" not in next(name for name in visitor.names if "Direct messages" in name)
        assert len(visitor.messages) == 1
        await visitor.clicks("Pass")

        async def is_played() -> bool:
            [table] = await bot.tables.lookup.open_tables()
            return table.moved > table.opened

        await until(is_played)
        await visitor.picks("Zoë")
        assert visitor.page.channel_id == preview.channel.id
        await until(lambda: len(visitor.messages) > 1)


async def test_a_direct_message_names_the_channel_that_it_mentions(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        visitor, you = Visitor(preview, env), preview.viewers[0]
        with env._bot_scope():
            direct = await env.bot.fetch_user(you.id)
            await direct.send(f"📌 **Dice Forge · <#{preview.channel.id}>:** it’s your turn.")
        await visitor.picks("Direct messages to Penelope")
        (message,) = visitor.messages.values()
        assert "#olympus" in str(message)


async def test_a_match_in_a_thread_is_seen_and_played_on_the_page(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        visitor, you = Visitor(preview, env), preview.viewers[0]
        await you.slash(preview.channel, "play solo", thread="yes")
        await visitor.picks("🧵")
        assert visitor.page.channel_id != preview.channel.id
        assert visitor.page.snapshot["viewerId"] == str(visitor.page.channel_id)
        await visitor.clicks("Pass")
        await visitor.picks("王小明")
        await visitor.picks("🧵")
        assert any("as 王小明" in name for name in visitor.names)
