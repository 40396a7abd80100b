"""A host chooses a pace by a click and a time bank in a form; all see what is left of it."""

from __future__ import annotations

from form_filling import entered, send
from olympus import World, answer, texts


async def test_a_pace_by_one_click_and_a_bank_in_a_form(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    panel = (await world.press(zoe, "Options")).response
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    await zoe.select(panel, custom_id=f"c1:{table.id}:pace", values=["slow"])
    lobby = texts(world.board.components)
    assert "Time limit for each choice:** 12 hours" in lobby
    assert "Time bank:** 3 days" in lobby
    assert "Back in the bank after each turn:** 6 hours" in lobby
    form = await zoe.click(panel, label="Time bank, confirming…")
    assert [*entered(form)] == ["run:bank", "run:increment", "run:muster", "boxes"]
    assert entered(form)["boxes"] == ["run:pauses"]
    await send(zoe, form, {"run:bank": "h48"}, untick="run:pauses")
    assert "Time bank:** 2 days" in texts(world.board.components)
    await world.press(zoe, "Start")
    await world.bot.dispatcher.idle()
    board = texts(world.board.components)
    assert "Time banks:" in board
    assert "王小明\u2069 2 days" in board
    assert "2 days (from <t:" in board
    games = answer(await world.command(wang, "games"))
    assert "your time bank: 2 days" in games


async def test_a_spent_bank_shows_as_running_and_in_german(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "preferences", language="de")
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Mitspielen")
    form = await zoe.click((await world.press(zoe, "Einstellungen")).response, label="Zeitkonto, Startbestätigung …")
    await send(zoe, form, {"run:bank": "h24"})
    await world.press(zoe, "Start")
    await world.bot.dispatcher.idle()
    board = texts(world.board.components)
    assert "🏦 Zeitkonten:" in board
    assert "1 Tag (läuft)" in board
