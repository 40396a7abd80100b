"""Shows the application's emojis on the page: the simulated Discord keeps their names, not their pictures.

A playground that is kept keeps the ids too, as Discord does: the bot's database names them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from simcord.backend.cdn import CDN_BASE
from simcord.backend.models.expression import GuildEmoji
from simcord.env import Env

from rendering.emojis import every_emoji

EMOJIS = "emojis.json"
"""The file in the folder of a kept playground: Discord's ids of the emojis, by name."""


def draw_emojis(env: Env) -> None:
    """Give each emoji that the bot uploads its picture, at the address at which the page asks for it."""
    backend: Any = env.backend
    create = backend.create_application_emoji

    def create_with_picture(name: str, **traits: Any) -> Any:
        stand_in = create(name, **traits)
        _add_picture(backend, stand_in)
        return stand_in

    backend.create_application_emoji = create_with_picture


def restore_emojis(env: Env, folder: Path) -> None:
    """Give the simulated Discord the emojis that a kept playground had; none where the file is missing or unreadable:
    the bot uploads them again."""
    backend: Any = env.backend
    try:
        ids = dict(json.loads((folder / EMOJIS).read_text(encoding="utf-8")))
        stand_ins = [GuildEmoji(int(id), str(name), backend.bot_user.id) for name, id in ids.items()]
    except (OSError, ValueError, TypeError):
        return
    for stand_in in stand_ins:
        backend.application_emojis[stand_in.id] = stand_in
        _add_picture(backend, stand_in)


def keep_emojis(env: Env, folder: Path) -> None:
    """Note the emojis of the simulated Discord for the next start. Raises OSError."""
    backend: Any = env.backend
    ids = {stand_in.name: stand_in.id for stand_in in backend.application_emojis.values()}
    (folder / EMOJIS).write_text(json.dumps(ids), encoding="utf-8")


def _add_picture(backend: Any, stand_in: GuildEmoji) -> None:
    if emoji := every_emoji().get(stand_in.name):
        backend.cdn._blobs[f"{CDN_BASE}/emojis/{stand_in.id}.png"] = emoji.png()
