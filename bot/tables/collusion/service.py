"""Signs of collusion for those who organise a tournament or a league, and for the operator; for no one else.

They are worked out when they are asked for, from what is stored of the matches, and kept nowhere. Nothing is done by
them. Choices are judged by the analyses of matches, a few at a time when an organiser wants it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.storage.transaction import Transaction
from bot.tables.collusion import rows
from bot.tables.collusion.rows import FinishedMatch
from bot.tables.collusion.signs import Sign, Signs, signs_in
from bot.tables.model.refusals import Refusal
from bot.tables.people_leagues import rows as league_rows
from bot.tables.store.repository import TableRepository
from bot.tables.tournaments import rows as tournament_rows

AT_ONCE = 4
"""How many matches are judged for one click."""

Judge = Callable[[int], Awaitable[object]]
"""Begins to judge the choices of a match. Raises Refusal."""


class NamedSigns(NamedTuple):
    """What was found, with the names of people by their numbers; ``left`` are the matches that can still be judged,
    those of pairs that are shown already first."""

    signs: Signs
    names: dict[int, str]
    left: tuple[int, ...]

    def pairs(self) -> list[tuple[tuple[int, int], list[Sign]]]:
        """The signs by pair, the least likely pair first."""
        signs: dict[tuple[int, int], list[Sign]] = {}
        for sign in self.signs.shown:
            pair = min(sign.giver, sign.receiver), max(sign.giver, sign.receiver)
            signs.setdefault(pair, []).append(sign)
        return list(signs.items())


class Collusion:
    """Looks for signs of collusion. What cannot be read raises Refusal."""

    def __init__(self, repository: TableRepository, judge: Judge) -> None:
        self._repository = repository
        self._judge = judge

    async def in_tournament(self, id: int) -> NamedSigns:
        """The signs in a tournament. Raises Refusal: no_tournament."""

        async def find(connection: Transaction) -> list[FinishedMatch]:
            tournament = await tournament_rows.read(connection, id)
            return await rows.read_matches(connection, [each.id for each in tournament.tables if each.id is not None])

        return await self._signs(find)

    async def in_league(self, id: int, season: int = 0) -> NamedSigns:
        """The signs in a season of a league among people (0: the present one). Raises Refusal: no_league."""

        async def find(connection: Transaction) -> list[FinishedMatch]:
            league = await league_rows.read(connection, id, season)
            return await rows.read_matches(connection, [each.id for each in league.tables if each.id is not None])

        return await self._signs(find)

    async def in_queue(self) -> NamedSigns:
        """The signs in the newest matches of the queue, in which people may have met because they wanted to."""

        async def find(connection: Transaction) -> list[FinishedMatch]:
            return await rows.read_matches(connection, await rows.of_queue(connection))

        return await self._signs(find, is_paired=False)

    async def judge(self, signs: NamedSigns) -> int:
        """Let the choices of some more matches be judged, in the background; of how many. Raises Refusal (busy) where
        none can be now."""
        begun = 0
        for id in signs.left[:AT_ONCE]:
            try:
                await self._judge(id)
            except Refusal as refusal:
                if refusal.key == "busy":
                    break
                # Such a match was made by rules that are gone, or is damaged: it stays as it is.
                continue
            begun += 1
        if signs.left and not begun:
            raise Refusal("busy")
        return begun

    async def _signs(
        self, find: Callable[[Transaction], Awaitable[list[FinishedMatch]]], *, is_paired: bool = True
    ) -> NamedSigns:
        matches = await self._repository.read(find, short=False)
        facts = [each.seen for each in matches]
        signs = await self._repository.pool.run(partial(signs_in, facts, is_paired=is_paired))
        names = {number: name for each in matches for number, name in each.names.items()}
        return NamedSigns(signs, names, _matches_to_judge(matches, signs))


def _matches_to_judge(matches: Sequence[FinishedMatch], signs: Signs) -> tuple[int, ...]:
    pairs = [{sign.giver, sign.receiver} for sign in signs.shown]
    able = [each for each in matches if each.can_be_judged]
    able.sort(key=lambda each: not any(pair <= set(each.seen.people) for pair in pairs))
    return tuple(each.id for each in able)
