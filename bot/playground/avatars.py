"""Draws portraits for the people of the playground and for the bot."""

from __future__ import annotations

from io import BytesIO

from simcord.backend.cdn import CDN_BASE
from simcord.env import Env

from bot.playground.world import World
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.svg import circle, document, rect
from rendering.canvas.text import Lettering, write

SIZE = 128
PORTRAIT = "portrait"
"""The name under which the simulated Discord keeps a portrait."""
EMBLEM = "greek-temple"


def add_portraits(env: Env, world: World) -> dict[str, tuple[str, bytes]]:
    """Give everyone a portrait; returns the files by the address at which the page asks for them."""
    drawings = {env.backend.bot_user.id: _bot()}
    for side, person in zip(theme.SIDES, world.people, strict=True):
        name = env.backend.users[person.id].global_name or person.name
        drawings[person.id] = _person(name, side.colour)
    for owner in drawings:
        env.backend.users[owner].avatar = PORTRAIT
    return {
        f"{CDN_BASE}/avatars/{owner}/{PORTRAIT}.png": (f"{owner}.png", _png(drawing))
        for owner, drawing in drawings.items()
    }


def _person(name: str, colour: str) -> str:
    middle = SIZE / 2
    initial = write(name[:1], middle, SIZE * 0.68, Lettering(SIZE * 0.52, theme.INK), "middle")
    return rect(0, 0, SIZE, SIZE, 0, colour) + circle(middle, middle, SIZE * 0.4, theme.IVORY) + initial


def _bot() -> str:
    ground = rect(0, 0, SIZE, SIZE, 0, theme.NIGHT)
    return ground + icon(EMBLEM, SIZE / 2, SIZE / 2, SIZE * 0.66, theme.GOLD, initial="P")


def _png(drawing: str) -> bytes:
    file = BytesIO()
    rasterise(document(drawing, SIZE, SIZE), SIZE, SIZE).convert("RGB").save(file, "PNG")
    return file.getvalue()
