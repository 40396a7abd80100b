"""Direct messages and threads can be seen, and played in, on the playground's page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord.env import Env
from simcord.preview import Preview

from bot.configuration import load
from bot.playground.host import PlaygroundOptions, playing


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

    async def picks(self, name: str) -> None:
        """Pick something in the list of people."""
        (id,) = (each["id"] for each in self.page.snapshot["viewers"] if name in each["name"])
        await self.asks("viewer", viewer_id=id)

    @property
    def names(self) -> list[str]:
        return [each["name"] for each in self.page.snapshot["viewers"]]

    async def clicks(self, label: str) -> None:
        """Click a button of the newest message that has it."""
        for message, content in reversed(self.page.snapshot["messages"].items()):
            for button in buttons(content):
                if label in str(button.get("label")):
                    key = f"message:{message}:component:{button['id']}"
                    await self.asks("click", target_id=message, control_key=key)
                    return
        raise AssertionError(f"there is no button {label}")


def buttons(component: dict[str, Any]) -> list[dict[str, Any]]:
    own = [component] if component.get("type") == 2 else []
    return own + [button for part in component.get("components", ()) for button in buttons(part)]


async def test_turns_by_direct_message_are_seen_and_played_on_the_page(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        visitor, bot, you = Visitor(preview, env), env.bot, preview.viewers[0]
        assert not any("Direct" in name for name in visitor.names)
        await bot.tables.time.change_preferences(you.id, lambda now: now._replace(turns="message"))
        await you.slash(preview.channel, "play solo")
        await visitor.asks("refresh")
        (direct,) = (name for name in visitor.names if "Direct messages to Penelope" in name)
        assert "(1 new)" in direct

        await visitor.picks("Direct messages to Penelope")
        assert "new" not in next(name for name in visitor.names if "Direct messages" in name)
        assert len(visitor.page.snapshot["messages"]) == 1
        await visitor.clicks("Pass")
        table = (await bot.tables.lookup.open_tables())[0]
        assert table.moved > table.opened

        await visitor.picks("Zoë")
        assert visitor.page.channel_id == preview.channel.id
        assert len(visitor.page.snapshot["messages"]) > 1


async def test_a_direct_message_names_the_channel_that_it_mentions(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        visitor, you = Visitor(preview, env), preview.viewers[0]
        with env._bot_scope():
            direct = await env.bot.fetch_user(you.id)
            await direct.send(f"📌 **Dice Forge · <#{preview.channel.id}>:** it’s your turn.")
        await visitor.asks("refresh")
        await visitor.picks("Direct messages to Penelope")
        (message,) = visitor.page.snapshot["messages"].values()
        assert "#olympus" in str(message)


async def test_a_match_in_a_thread_is_seen_and_played_on_the_page(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        visitor, you = Visitor(preview, env), preview.viewers[0]
        await you.slash(preview.channel, "play solo", thread="yes")
        await visitor.asks("refresh")
        await visitor.picks("🧵")
        assert visitor.page.channel_id != preview.channel.id
        assert visitor.page.snapshot["viewerId"] == str(visitor.page.channel_id)
        await visitor.clicks("Pass")
        await visitor.picks("王小明")
        await visitor.picks("🧵")
        assert any("as 王小明" in name for name in visitor.names)
