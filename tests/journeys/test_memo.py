"""A note of one's own about a match: only its writer reads it, above their choices; exported and erased with them."""

from __future__ import annotations

import json
from typing import Any

from form_filling import entered, send
from olympus import World, answer, texts


async def write(world: World, person: Any, text: str) -> tuple[Any, str]:
    """Write a note by the button behind *More…*; the form as it stood, and what was said."""
    form = await world.look(person, "My note")
    world.clock.tick()
    return form, answer(await send(person, form, {"text": text}))


async def test_a_note_is_read_by_its_writer_alone(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    _, text = await write(world, zoe, "  Keep **Athena**  for the end  ")
    assert "Noted" in text
    move_text = texts((await world.command(zoe, "move")).response.components)
    assert "📝 Keep \\*\\*Athena\\*\\* for the end" in move_text
    assert not any("Athena\\*" in texts(each.components) for each in world.public)
    form, _ = await write(world, wang, "Nothing")
    assert entered(form) == {"text": ""}
    file = (await world.command(zoe, "privacy export")).response.attachments[0]
    exported = json.loads(world.env.backend.cdn.get(file.url))
    assert [each["text"] for each in exported["notes_of_matches"]] == ["Keep **Athena** for the end"]
    form, text = await write(world, zoe, " ")
    assert entered(form) == {"text": "Keep **Athena** for the end"}
    assert "deleted" in text
    assert "📝" not in texts((await world.command(zoe, "move")).response.components)
