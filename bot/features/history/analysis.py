"""``/analysis``: the chances over a match that is over, what one's own choices cost most, how lucky the dice were."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import ui

from bot.features.history.playing_on import play_on_buttons
from bot.features.history.replay import step_button
from bot.interactions.acknowledgement import acknowledge
from bot.interactions.answering import update
from bot.interactions.availability import DIRECTLY
from bot.interactions.command import Work, add_command, channel_meant
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, gallery, note, seat_colour, small, words
from bot.interactions.control import Control
from bot.interactions.handling import check_calls, check_secret, error_boundary, may_enter, speech_for
from bot.interactions.router import Click, beside
from bot.interactions.routes import ANALYSE, ANALYSIS, SHARE_ANALYSIS
from bot.languages import Speech, speech
from bot.languages.display_names import safe_name
from bot.reading.analysis_lines import (
    accuracy_lines,
    cost_lines,
    figures_of,
    lines_of_flat_curve,
    lines_without_luck,
    luck_lines,
    option_then,
    position_before,
    reason_of,
)
from bot.reading.links import link_button
from bot.reading.pictures import draw_answered, draw_chances, draw_scores
from bot.reading.position import Position, position_of, read_position
from bot.services import Services, services_of
from bot.tables.analysis_service import Running
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table, facts_of_reveal
from engine.analysis.deciding import verdict_of
from engine.analysis.report import Analysis
from rendering.picture import Answer, Picture

LOOKS_EVERY = 2.0
"""How often, in seconds, a message is updated with the progress."""
STEP = 5
"""By how many percent it continues."""


@ANALYSE.on(reply="private")
async def analyse(click: Click, table: int) -> None:
    """Show the analysis of a match in private; where there is none, its progress until there is."""
    await answer_with_analysis(click.interaction, table, click.speech)


@ANALYSIS.on(reply=beside)
async def show_part(click: Click, table: int, moment: int) -> None:
    """Show a choice that cost much, or the whole analysis again."""
    analysis = await click.tables.analyses.find_stored(table)
    if analysis is None:
        raise Refusal("stale")
    speech = click.speech
    if moment:
        await click.show(await moment_panel(click.services, table, click.person.id, analysis, moment, speech))
    else:
        await click.show(await analysis_panel(click.services, table, click.person.id, analysis, speech))


@SHARE_ANALYSIS.on
async def share(click: Click, table: int) -> None:
    """Post the own analysis for everyone, in the language of the match."""
    analysis = await click.tables.analyses.find_stored(table)
    if analysis is None:
        raise Refusal("stale")
    shared_table = await click.tables.lookup.get(table)
    if shared_table.is_secret(click.services.clock.now()):
        raise Refusal("daily_private", facts_of_reveal(shared_table))
    check_calls(click.interaction)
    speech_here = speech(shared_table.language)
    panel = await analysis_panel(click.services, table, click.person.id, analysis, speech_here, is_shared=True)
    await click.announce(panel, silent=True)
    await click.tables.analyses.share(table, shared_table.own_seat(click.person.id).number)


async def answer_with_analysis(interaction: discord.Interaction[Any], number: int, speech: Speech) -> None:
    """Show a person the analysis of a match in the private answer, and its progress while it is being made.

    Raises Refusal: wrong_stage, other_rules, no_table, busy, trial_no_help.
    """
    services = services_of(interaction)
    await services.tables.lookup.check_help(await services.tables.lookup.get(number))
    analysis = await services.tables.analyses.find_stored(number)
    if analysis is None:
        analysis = await _await_analysis(interaction, await services.tables.analyses.begin(number), speech)
    if analysis is not None:
        panel = await analysis_panel(services, number, interaction.user.id, analysis, speech)
        await update(interaction, panel)


async def _await_analysis(interaction: discord.Interaction[Any], running: Running, speech: Speech) -> Analysis | None:
    """The analysis when it is made; None where the bot stops before it ends: then the person reads that."""
    last_percent = -1
    while not running.task.done():
        if services_of(interaction).in_flight.stopping:
            await update(interaction, note(speech("handling-restarting")))
            return None
        if (percent := int(100 * running.share) // STEP * STEP) != last_percent:
            last_percent = percent
            await update(interaction, note(speech("analysis-running", percent=percent)))
        await asyncio.wait({running.task}, timeout=LOOKS_EVERY)
    analysis: Analysis = await running.task
    return analysis


def about(analysis: Analysis, seat: Seat | None, speech: Speech) -> str:
    """What the figures and the marks of an analysis mean; ``seat`` is that of the person, if they have played."""
    if not analysis.course:
        return speech("analysis-about-luck")
    has_dice = seat is not None and analysis.strokes_of(seat.number)
    return speech("analysis-about", dice="yes" if has_dice else "no")


async def analysis_panel(
    services: Services, number: int, person: int, analysis: Analysis, speech: Speech, *, is_shared: bool = False
) -> Panel:
    """The analysis of a match as a person sees it, who sees the own choices only; ``is_shared``: as others see it.

    Raises Refusal: not_seated, when someone who has not played would share it.
    """
    table = await services.tables.lookup.get(number)
    seat = table.own_seat(person) if is_shared else table.seat_of(person)
    costs = () if seat is None else analysis.costs_of(seat.number)
    position = await read_position(services, table, await services.tables.lookup.match(number), speech, person)
    picture = await draw_chances(services, position, analysis, costs)
    title = "analysis-title-shared" if is_shared else "analysis-title" if seat else "analysis-title-watched"
    name = "" if seat is None else safe_name(seat.name)
    items: list[ui.Item[Any]] = [words(speech(title, game=speech(f"{table.game}-title"), name=name))]
    poster = await _poster(services, position, analysis) if is_shared else None
    pictures = tuple(each for each in (poster, picture) if each)
    items += [gallery([each]) for each in pictures]
    lines = lines_of_flat_curve(analysis, speech) if analysis.course else [speech("analysis-nothing-learned")]
    if seat is not None and analysis.course:
        lines += accuracy_lines(analysis.accuracy_of(seat.number), speech)
        lines += await cost_lines(services, position, costs)
    lines += luck_lines(table, analysis, speech)
    if seat is not None and analysis.course:
        lines += lines_without_luck(seat.number, name if is_shared else "", analysis, speech)
    items.append(words(speech.with_emojis.add_symbols(table.game, "\n".join(lines))))
    if is_shared:
        items.append(ui.ActionRow(link_button("analysis", speech, table.id)))
    else:
        moments = [_moment_button(table, at, speech) for at in range(1, len(costs) + 1)]
        sharing = [] if seat is None else [SHARE_ANALYSIS.button(table.id, label=speech("analysis-share"), emoji="📣")]
        drilling = [link_button("drill", speech, table.id)] if moments else []
        items += [ui.ActionRow(*moments, *drilling, *sharing)] if moments or sharing else []
        items.append(words(small(about(analysis, seat, speech))))
    return Panel(frame(seat_colour(None if seat is None else seat.number), items), pictures)


async def _poster(services: Services, position: Position, analysis: Analysis) -> Picture | None:
    """The poster of the end with the turn that decided and what luck brought, laid out as everyone sees it; None where
    nothing of that is known."""
    verdict = verdict_of(position.match, analysis)
    if not verdict:
        return None
    table = await services.tables.lookup.get(position.table_id)
    return await draw_scores(services, position_of(table, position.match, position.speech), verdict)


async def moment_panel(
    services: Services, number: int, person: int, analysis: Analysis, moment: int, speech: Speech
) -> Panel:
    """A choice that cost much: the board of that moment, what was better, and why.

    Raises Refusal: not_seated, stale (there is no such choice).
    """
    table = await services.tables.lookup.get(number)
    seat = table.own_seat(person).number
    costs = analysis.costs_of(seat)
    if moment > len(costs):
        raise Refusal("stale")
    costly, match = costs[moment - 1], await services.tables.lookup.match(number)
    then = await position_before(services, await read_position(services, table, match, speech, person), costly)
    question = then.match.question_for(seat)
    assert question is not None
    answers = [
        Answer(option, option_then(then, costly, option), option == costly.better)
        for option in (costly.better, costly.played)
    ]
    picture = await draw_answered(services, then, question, answers)
    facts = {
        "number": moment,
        "round": costly.round,
        "at": costly.entries + 1,
        "of": len(match.journal),
    }
    lines = [
        speech("analysis-moment-title", **facts),
        speech("analysis-moment-played", choice=option_then(then, costly, costly.played)),
        speech("analysis-moment-better", choice=option_then(then, costly, costly.better)),
        reason_of(then, costly) or speech("analysis-moment-tried", futures=costly.futures),
        speech("analysis-moment-figures", **figures_of(costly, speech)),
    ]
    items: list[ui.Item[Any]] = [words(speech.with_emojis.add_symbols(table.game, "\n".join(lines)))]
    items.append(gallery([picture]) if picture else words(speech("board-no-picture")))
    others = [_moment_button(table, at, speech) for at in range(1, len(costs) + 1) if at != moment]
    step = step_button(table.id, "choice", "pace", costly.entries, speech("analysis-step"), sign="🎞️")
    back = ANALYSIS.button(table.id, 0, label=speech("analysis-back"))
    items.append(ui.ActionRow(step, *others, back))
    playing_on = [link_button("as_puzzle", speech, table.id, costly.entries)]
    playing_on += play_on_buttons(services, table, then.match, speech)
    items.append(ui.ActionRow(*playing_on))
    return Panel(frame(seat_colour(seat), items), (picture,) if picture else ())


def _moment_button(table: Table, moment: int, speech: Speech) -> Control:
    return ANALYSIS.button(table.id, moment, label=speech("analysis-look", number=moment), emoji="🔎")


def add_commands(tree: PantheonTree) -> None:
    """Add ``/analysis``."""
    add_command(tree, "analysis", analyse_last, run=_run, offered=DIRECTLY)


async def _run(interaction: discord.Interaction[Any], doing: str, work: Work) -> None:
    """Carry out the command. Its answer is changed until the analysis is made, so nothing more is sent."""
    async with error_boundary(interaction, doing):
        if await may_enter(interaction) and await acknowledge(interaction, private=True):
            await work(await speech_for(interaction))


async def analyse_last(interaction: discord.Interaction[Any], speech: Speech) -> str:
    """The analysis of the match that ended last, of those here and of the person's own that no channel shows."""
    lookup, channel = services_of(interaction).tables.lookup, await channel_meant(interaction)
    table = await lookup.last_finished_for(channel, interaction.user.id)
    if table is None:
        raise Refusal("nothing_to_analyse")
    check_secret(interaction, table)
    await answer_with_analysis(interaction, table.id, speech)
    return ""
