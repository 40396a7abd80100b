"""Shows the application's emojis on the page: the simulated Discord keeps their names, not their pictures."""

from __future__ import annotations

from typing import Any

from simcord.backend.cdn import CDN_BASE
from simcord.env import Env

from rendering.emojis import every_emoji


def draw_emojis(env: Env) -> None:
    """Give each emoji that the bot uploads its picture, at the address at which the page asks for it."""
    backend: Any = env.backend
    create = backend.create_application_emoji

    def create_with_picture(name: str, **traits: Any) -> Any:
        stand_in = create(name, **traits)
        if emoji := every_emoji().get(name):
            backend.cdn._blobs[f"{CDN_BASE}/emojis/{stand_in.id}.png"] = emoji.png()
        return stand_in

    backend.create_application_emoji = create_with_picture
