"""A trial of a turn that has begun: what was clicked in it stays while the match moves on."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest
from olympus import World, answer, ticket

from bot.languages import speech
from bot.runtime.trials import Tried
from engine.match import Match
from engine.plan import is_turn_of
from tests.short_forms import some


class Interrupted(NamedTuple):
    """A turn in which another seat is asked: what is chosen first, what others choose then, and a choice after it."""

    seat: int
    first: str
    others: list[tuple[int, str]]
    next: str


def interruption(match: Match[Any], random: Random) -> Interrupted | None:
    """How the turn of who is asked is interrupted after one choice, if one does that and the seat is asked again."""
    seat = match.questions[0].seat
    if not is_turn_of(match, seat):
        return None
    for option in match.questions[0].options:
        copy, others = match.fork(), []
        began = copy.turn_number
        copy.play(seat, option.id)
        while copy.questions and copy.turn_number == began and (question := copy.questions[0]).seat != seat:
            others.append((question.seat, random.choice(question.options).id))
            copy.play(*others[-1])
        again = copy.question_for(seat) if copy.turn_number == began else None
        if others and again is not None:
            return Interrupted(seat, option.id, others, again.options[-1].id)
    return None


async def interrupted(world: World) -> Interrupted:
    """Play until such a turn comes."""
    zoe, bo = world.people[:2]
    await world.command(zoe, "play diceforge", module="goddess")
    await world.press(bo, "Join")
    await world.press(zoe, "Start")
    random = Random(7)
    for _ in range(400):
        match = await world.match()
        assert match is not None
        if (turn := interruption(match, random)) is not None:
            return turn
        question = match.questions[0]
        await choose(world, question.seat, random.choice(question.options).id)
    raise AssertionError("no turn is interrupted")


async def choose(world: World, seat: int, option: str) -> None:
    """Let a seat choose, without its panel."""
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    world.clock.tick()
    with world.env._bot_scope():
        person = await world.seated(seat)
        await world.bot.tables.play.choose(table.id, person.id, await ticket(world), option, world.clock.time)


@pytest.mark.parametrize("language", some(("en", "de"), 1))
async def test_what_was_tried_stays_when_another_seat_is_asked_within_the_turn(world: World, language: str) -> None:
    words, turn = speech(language), await interrupted(world)
    person = await world.seated(turn.seat)
    await world.bot.tables.people.set_language(person.id, language)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    trials = world.bot.services.trials
    await world.command(person, "plan")
    trial = trials.of(person.id, table.id)
    trials.keep(person.id, table.id, Tried((turn.first, turn.next), turn=trial.turn, since=trial.since))

    await choose(world, turn.seat, turn.first)
    match = await world.match()
    assert match is not None
    name = table.seats[match.questions[0].seat].name
    waiting = answer(await world.command(person, "plan"))
    assert name in waiting, "who is asked now"
    assert trials.of(person.id, table.id).choices == (turn.first, turn.next), "nothing is lost while they choose"
    for seat, option in turn.others:
        await choose(world, seat, option)

    text = answer(await world.command(person, "plan"))
    assert trials.of(person.id, table.id).choices == (turn.next,), "what was played is no part of the trial any more"
    assert words("trial-dropped", count=1) not in text


async def test_what_was_played_otherwise_than_tried_is_tried_as_far_as_it_fits(world: World) -> None:
    zoe, bo = world.people[:2]
    await world.command(zoe, "play diceforge")
    await world.press(bo, "Join")
    await world.press(zoe, "Start")
    match = await world.match()
    assert match is not None
    question = match.questions[0]
    forges = [each.id for each in question.options if each.group == "forge"]
    person, table = await world.seated(question.seat), await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    await world.command(person, "plan")
    trials = world.bot.services.trials
    trial = trials.of(person.id, table.id)
    trials.keep(person.id, table.id, trial._replace(choices=("no_such_option", forges[-1])))
    await choose(world, question.seat, forges[0])
    text = answer(await world.command(person, "plan"))
    assert speech("en")("trial-dropped", count=2) in text
