"""Playing on from a trial in a match that runs, into a match of one's own."""

from __future__ import annotations

import pytest
from olympus import World, answer, custom_ids, options_on, texts
from test_trial import begun, take

from bot.languages import speech
from bot.tables.people.people import Person


@pytest.mark.parametrize(("game", "language"), [("diceforge", "en"), ("hercules", "de")])
async def test_a_trial_is_played_on_as_a_match_of_ones_own(world: World, game: str, language: str) -> None:
    """It begins where the trial stands; the match goes on without a trace of it, and helps with nothing meanwhile."""
    words, tables = speech(language), world.bot.tables
    await begun(world, play=f"play {game}")
    running = await tables.lobbies.in_channel(world.channel.id)
    match = await world.match()
    assert running is not None
    assert match is not None
    other = await world.seated(1 - match.questions[0].seat)
    await tables.people.set_language(other.id, language)
    public, before = len(world.public), match.save()
    message = (await world.command(other, "plan")).response
    if game == "diceforge":
        message = await take(world, other, message, "pass")
    question = (await other.click(message, label=words("playing-on-press"))).response
    assert question.ephemeral
    assert words("playing-on-dice-trial") in texts(question.components)
    assert not [id for id in custom_ids(question.components) if id.startswith("vf:")], (
        "never the dice of a running match"
    )
    world.clock.tick()
    answered = await other.click(question, label=words("computer-players-random"))
    assert words("playing-on-begun-trial") in answer(answered)
    own = next(table for table in await tables.lookup.open_tables_of(other.id) if table.played_on)
    begins = await tables.lookup.match(own.id)
    round_ = begins.replay(0).round
    assert own.played_on == (running.id, round_, 0, True)
    mark = words("playing-on-mark", round=round_, match=str(running.id), of="trial")
    panel = answered.followups[-1]
    assert mark in texts(panel.components)
    assert [*options_on(panel)]
    assert begins.origin.seed != match.origin.seed
    assert match.origin.seed.hex() not in repr(own.sealed), "nothing leads from it to the running match's dice"
    assert (await world.match()).save() == before  # type: ignore[union-attr]
    assert len(world.public) == public
    more = (await other.click(panel, label=words("board-more"))).response
    hint = next(id for id in custom_ids(more.components) if ":hint:" in id)
    assert words("refusal-trial_no_help") in answer(await other.click(more, custom_id=hint))
    tables.repository.drop(own.id)
    assert (await tables.lookup.match(own.id)).save() == begins.save(), "it is loaded again from its rows"
    await tables.lookup.check_help(running)
    with world.env._bot_scope():
        await tables.ends.end_as_manager(running.id, Person(world.people[2].id, "Ida"))
    await tables.lookup.check_help(own)
