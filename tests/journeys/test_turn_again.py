"""One click back to the beginning of the own turn: on the board, and in the private panel."""

from __future__ import annotations

import pytest
from olympus import World, answer, at_random, custom_ids

from engine.reveals import reveals_of


@pytest.mark.parametrize("where", ["board", "panel"])
async def test_a_turn_of_several_choices_begins_again_by_one_click(world: World, where: str) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    choose = at_random(3)
    for _ in range(40):
        await world.play_on(choose, most=1)
        match = await world.match()
        assert match is not None
        seat, steps = match.questions[0].seat, reveals_of(match)
        own = [entry.seat == seat and not step.is_barrier for entry, step in zip(match.journal, steps, strict=True)]
        if len(match.journal) - match.turn_began > 1 and all(own[-2:]):
            break
    person = await world.seated(seat)
    message = world.board if where == "board" else (await world.command(person, "move")).response
    [button] = [id_ for id_ in custom_ids(message.components) if id_.startswith("sb:")]
    panel = world.view(message) if where == "board" else message
    world.clock.tick()
    clicked = await person.click(panel, custom_id=button)
    again = await world.match()
    assert again is not None
    assert len(again.journal) <= len(match.journal) - 2
    assert again.journal == match.journal[: len(again.journal)]
    assert again.questions[0].seat == seat
    if where == "panel":
        assert any(id_.startswith(("t1:", "s1:", "f1:")) for id_ in custom_ids(clicked.response.components))
    else:
        assert not answer(clicked)
    assert button not in custom_ids(world.board.components), "the old button is gone"
