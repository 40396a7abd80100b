"""Requests about the seats of a match: stand-ins, returns, replacements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.storage.transaction import Transaction, Work
from bot.tables.model.limits import check_person, check_undos
from bot.tables.model.open_table import Change, JournalRow, OpenTable
from bot.tables.model.proposals import UNDO
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules import (
    absence,
    bank_changes,
    consent,
    hints,
    plans,
    seat_changes,
    standing_answers,
    turn_again,
    undo,
    votes,
)
from bot.tables.rules.absence import Why
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.timers import first_limit
from bot.tables.rules.votes import Voted
from bot.tables.store import seat_offers
from bot.tables.store.journal_rows import stands_by
from bot.tables.store.repository import TableRepository
from bot.tables.store.table_rows import VersionMoved, entry_of
from bot.tables.store.undone_rows import lines_of
from bot.tables.time.timer_rows import hours_of
from bot.tables.tournaments import rows as tournaments
from engine.conditions import Conditions
from engine.plan import Step


class Consent(NamedTuple):
    """A table after a request that others may have to agree to: the seats that have not yet; none: it was granted.

    ``why`` they must agree that something is undone: ``rolled``, ``revealed`` or ``chosen``.
    """

    table: Table
    missing: tuple[int, ...]
    why: str = "chosen"


class Seats:
    """Requests about the seats of matches. A request that cannot be granted raises Refusal and changes nothing."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def take_over(self, id: int, seat: int, why: Why) -> Table:
        """Let a computer player stand in for the person of a seat; the match ends when no person is left to play.

        Nothing changes when one stands in already. Raises Refusal: wrong_stage, not_seated, last_person.
        """
        now = self._repository.clock.now()
        return (await self._repository.change(id, lambda live: absence.take_over(live, seat, why, now))).table

    async def come_back(self, id: int, person: Person) -> Table:
        """Give a person the own seat back from the stand-in. Raises Refusal: wrong_stage, not_seated."""
        return (await self._repository.change(id, lambda live: absence.come_back(live, person.id))).table

    async def vote_absent(self, id: int, person: Person, seat: int) -> Voted:
        """Vote that the person of a seat is away; a majority of the others lets a computer player stand in.

        Raises Refusal: wrong_stage, not_seated, not_present, not_about_oneself, not_awaited, not_absent_yet,
        vote_stands.
        """
        table, limits = (await self._repository.live(id)).table, self._repository.limits
        hours = await self._hours(table)
        live = await self._repository.change(id, lambda live: votes.vote_absent(live, person.id, seat, hours, limits))
        return Voted(live.table, votes.count(live.table, votes.proposal_about(live.table, seat)))

    async def _hours(self, table: Table) -> ClockStatus:
        now = self._repository.clock.now()
        return await self._repository.read(lambda connection: hours_of(connection, table, now))

    # Other people

    async def replace(self, id: int, seat: int, person: Person) -> Table:
        """Give a seat to another person at once. The caller checks who may do so.

        Raises Refusal: wrong_stage, no_such_seat, already_seated, too_many_tables.
        """
        return await self._replace(id, person, lambda live: seat_changes.replace_person(live, seat, person))

    async def offer(self, id: int, person: Person, seat: int, successor: Person, *, late: bool = False) -> Table:
        """Offer a seat to someone, who may take it then. ``late``: the table has waited long enough for its person.

        Raises Refusal: wrong_stage, not_seated, not_host_here, no_such_seat, already_seated, seat_is_played,
        seat_is_kept.
        """

        own, now = False, self._repository.clock.now()

        def decide(live: OpenTable) -> Change:
            nonlocal own
            seat_changes.may_offer(live.table, person.id, seat, successor.id, now, late=late)
            own = live.table.seats[seat].person == person.id
            return Change(live)

        async def write(connection: Transaction) -> None:
            await seat_offers.write_offer(connection, id, seat, successor.id, own)

        return (await self._repository.change(id, decide, write)).table

    async def check_late(self, id: int, person: Person, seat: int) -> Table:
        """The table, where the host may give the seat of someone who is late to another: not before a day of waiting.

        Raises Refusal: nobody_late, not_host_here, seat_is_kept.
        """
        table = (await self._repository.live(id)).table
        table.check_host(person.id)
        hours = await self._hours(table)
        if seat not in hours.late:
            raise Refusal("nobody_late")
        timer = hours.timers[seat]
        until = timer.deadline - timer.allowed + first_limit(timer.allowed)
        if hours.now < until:
            raise Refusal("seat_is_kept", {"names": (table.seats[seat].name,), "until": until})
        return table

    async def give_away(self, id: int, person: Person, seat: int, successor: Person) -> Table:
        """Offer the seat of someone who is late to another; a computer player stands in until they sit down.

        Raises Refusal as ``check_late`` and ``offer`` do.
        """
        table = await self.check_late(id, person, seat)
        if table.seat_of(successor.id) is not None:
            raise Refusal("already_seated")
        await self.take_over(id, seat, "timeout")
        return await self.offer(id, person, seat, successor, late=True)

    async def take_seat(self, id: int, person: Person, seat: int) -> Table:
        """Take a seat that was offered.

        Raises Refusal: no_offer, wrong_stage, no_such_seat, already_seated, seat_is_played (its person is back),
        too_many_tables.
        """
        is_played = False

        def decide(live: OpenTable) -> Change:
            nonlocal is_played
            change = seat_changes.replace_person(live, seat, person)
            is_played = live.table.seats[seat].is_played_by_person
            return change

        async def use(connection: Transaction) -> None:
            await seat_offers.use_offer(connection, id, person.id, seat, is_played=is_played)

        return await self._replace(id, person, decide, use)

    async def _replace(
        self, id: int, person: Person, decide: Callable[[OpenTable], Change], *guards: Work[None]
    ) -> Table:
        room: Work[None] = lambda connection: check_person(connection, person.id, self._repository.limits)  # noqa: E731
        return (await self._repository.change(id, decide, *guards, room)).table

    async def swap(self, id: int, person: Person, one: int, other: int) -> Consent:
        """Propose that two seats' players change places.

        Raises Refusal: wrong_stage, not_seated, not_host_here, no_such_seat, seat_is_away.
        """
        now = self._repository.clock.now()
        live = await self._repository.change(
            id, lambda live: seat_changes.propose_swap(live, person.id, one, other, now)
        )
        return _ask_for(live.table)

    async def play_unrated(self, id: int, person: Person) -> Consent:
        """Propose that a rated match counts for no rating, so that hints may be asked for.

        Raises Refusal: wrong_stage, not_seated, already_proposed, declined_before, nobody_to_agree.
        """
        now = self._repository.clock.now()
        live = await self._repository.change(id, lambda live: hints.propose_unrated(live, person.id, now))
        return _ask_for(live.table)

    async def check_times(self, id: int) -> None:
        """Check that the people of a match may change how much time they have: not in one of the queue, of a league or
        of a tournament. Raises Refusal: no_table, queue_fixed, times_fixed."""
        (await self._repository.live(id)).table.check_times()
        await self._repository.read(lambda connection: tournaments.check_times(connection, id))

    async def propose_bank(self, id: int, person: Person, chosen: Mapping[str, str]) -> Consent:
        """Propose another time bank; nothing changes where it is the present one.

        Raises Refusal as ``bank_changes.propose_bank`` and ``check_times`` do.
        """
        now = self._repository.clock.now()
        await self.check_times(id)
        live = await self._repository.change(id, lambda live: bank_changes.propose_bank(live, person.id, chosen, now))
        return _ask_for(live.table)

    async def hand_over_host(self, id: int, person: Person, seat: int) -> Table:
        """Make another person the host. Raises Refusal: wrong_stage, not_host_here, not_present."""
        return (
            await self._repository.change(id, lambda live: seat_changes.hand_over_host(live, person.id, seat))
        ).table

    async def answer_ahead(self, id: int, person: Person, key: str, answer: str) -> Table:
        """Answer questions of a key before they come (``engine.standing_answers``).

        Raises Refusal: wrong_stage, not_seated, not_offered.
        """
        return (
            await self._repository.change(id, lambda live: standing_answers.answer_ahead(live, person.id, key, answer))
        ).table

    # Plans

    async def keep_plan(self, id: int, person: Person, steps: Sequence[Step], click: int) -> Table:
        """Keep what a person plans for their next turn; ``click`` is the interaction by which they do.

        Raises Refusal: wrong_stage, not_seated, played_for_you, daily_no_trial, plan_empty, plan_too_late,
        already_played (what this click planned is played: Discord has delivered it a second time).
        """

        async def check_new(connection: Transaction) -> None:
            if await entry_of(connection, id, click) is not None:
                raise Refusal("already_played")

        keep = partial(plans.keep_plan, person=person.id, steps=steps, click=click)
        return (await self._repository.change(id, keep, check_new)).table

    async def add_way(self, id: int, person: Person, steps: Sequence[Step]) -> Table:
        """Add a way to what a person plans, for when those before cannot be begun.

        Raises Refusal as ``keep_plan`` does, and plan_gone, plan_full, plan_same_start.
        """
        return (await self._repository.change(id, lambda live: plans.add_way(live, person.id, steps))).table

    async def remove_way(self, id: int, person: Person, number: int) -> Table:
        """Remove a way from what a person plans, counted from 0. Raises Refusal: wrong_stage, not_seated, plan_gone."""
        return (await self._repository.change(id, lambda live: plans.remove_way(live, person.id, number))).table

    async def set_conditions(self, id: int, person: Person, conditions: Conditions) -> Table:
        """Say what must hold for a plan to be played. Raises Refusal: wrong_stage, not_seated, plan_gone,
        no_such_setting.
        """
        return (await self._repository.change(id, lambda live: plans.set_conditions(live, person.id, conditions))).table

    async def drop_plan(self, id: int, person: Person) -> Table:
        """Drop what a person plans. Raises Refusal: not_seated."""
        return (await self._repository.change(id, lambda live: plans.drop_plan(live, person.id))).table

    async def has_played_plan(self, id: int, click: int) -> bool:
        """Whether a plan that was kept by this click was begun, and is not taken back."""
        return await self._repository.read(lambda connection: stands_by(connection, id, click))

    # Taking back

    async def undo(self, id: int, person: Person, choices: int = 1, moment: int | None = None) -> Consent:
        """Take back the last choices of a person, and what followed them; or ask the others, beyond a barrier.

        ``moment`` is what the clicked board showed (``undo.moment_of``). Raises Refusal: wrong_stage, not_seated,
        stale, nothing_to_undo, already_proposed, declined_before, undo_by_command, too_many_undos.
        """
        now = self._repository.clock.now()
        return await self._with_lines(
            id,
            lambda live, lines: undo.take_back(live, person.id, lines, choices, moment, now),
            lambda connection: check_undos(connection, person.id, now, self._repository.limits),
        )

    async def begin_turn_again(self, id: int, person: Person, moment: int | None = None) -> Table:
        """Take back all choices of a person's turn at once, as far as no one must agree.

        ``moment`` is what the clicked message showed. Raises Refusal: wrong_stage, not_seated, stale, nothing_to_undo,
        turn_stands, too_many_undos.
        """
        now = self._repository.clock.now()
        outcome = await self._with_lines(
            id,
            lambda live, lines: turn_again.begin_again(live, person.id, lines, moment),
            lambda connection: check_undos(connection, person.id, now, self._repository.limits),
        )
        return outcome.table

    async def answer(self, id: int, person: Person, proposal: int, agrees: bool) -> Consent:
        """Answer the proposal of that number.

        Raises Refusal: wrong_stage, not_seated, proposal_over, not_asked_of_you.
        """
        return await self._with_lines(
            id, lambda live, lines: consent.answer_proposal(live, person.id, proposal, agrees, lines)
        )

    async def _with_lines(
        self, id: int, decide: Callable[[OpenTable, list[JournalRow]], Change], check: Work[None] | None = None
    ) -> Consent:
        """Change a table by a decision for which its journal is needed, after a check.

        It plays the match again several times, so it is made off the event loop, about a copy. Raises PoolBusy.
        """

        async def work() -> Consent:
            live = await self._repository.live(id)
            if check is not None:
                await self._repository.read(check)
            lines = await self._repository.read(lambda connection: lines_of(connection, id))
            if live.match is not None and len(lines) != len(live.match.journal):
                # Another process has changed the table between the two looks at it.
                self._repository.drop(id)
                raise Refusal("busy") from VersionMoved(id)
            copy = replace(live, match=live.match.fork() if live.match else None)
            change = await self._repository.pool.run(lambda: decide(copy, lines))
            table = (await self._repository.commit(live, change)).table
            proposal = consent.open_proposal(table)
            if proposal is None or proposal.kind != UNDO or copy.match is None:
                return _ask_for(table)
            match, length = copy.match, proposal.about[0]
            return _ask_for(table)._replace(
                why=await self._repository.pool.run(lambda: undo.barrier_since(match, length))
            )

        return await self._repository.run_locked(id, work)


def _ask_for(table: Table) -> Consent:
    proposal = consent.open_proposal(table)
    return Consent(table, () if proposal is None else consent.seats_to_agree(table, proposal))
