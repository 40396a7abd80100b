"""What the picture of a tournament is drawn from: its standings, or in a knock-out its bracket."""

from __future__ import annotations

from bot.languages import Speech
from bot.languages.numbers import signed_tenths
from bot.reading.erased_people import person_in_words
from bot.tables.tournaments.pairing import best_of, most_advancing, still_in
from bot.tables.tournaments.rounds import TableResult
from bot.tables.tournaments.rows import Player, RoundTable, Tournament
from rendering.picture import BracketScene, Contender, Ranked, RankingScene
from rendering.templates.bracket_page import MOST_NAMES

LINES_MOST = 24
"""How many lines of the standings are drawn."""
ROUNDS_MOST = 4
"""How many rounds of a bracket are drawn, the newest ones."""


def scene_of(tournament: Tournament, speech: Speech, *, is_compact: bool = False) -> RankingScene | BracketScene:
    """The bracket of a knock-out from the first round on that has room in it; else the standings."""
    bracket = _bracket_of(tournament, speech) if tournament.form.format == "knock_out" else None
    return (bracket or _ranking_of(tournament, speech))._replace(compact=is_compact)


def _title(tournament: Tournament, speech: Speech) -> str:
    return speech(f"tournament-format-{tournament.form.format}")


def _name(player: Player, speech: Speech) -> str:
    return person_in_words(player.name, player.number, player.person, speech)


def _ranking_of(tournament: Tournament, speech: Speech) -> RankingScene:
    players = {player.number: player for player in tournament.players}
    rows = tuple(
        Ranked(
            place,
            _name(players[standing.player], speech),
            signed_tenths(standing.worth, speech.language),
            str(standing.wins),
            is_out=players[standing.player].is_out,
        )
        for place, standing in enumerate(tournament.standings[:LINES_MOST], start=1)
    )
    about = speech(f"tournament-stage-{tournament.stage}", round=tournament.round, rounds=tournament.form.rounds)
    headings = (speech("tournament-heading-score"), speech("tournament-heading-wins"))
    return RankingScene(tournament.form.game, _title(tournament, speech), about, headings, rows, speech)


def _bracket_of(tournament: Tournament, speech: Speech) -> BracketScene | None:
    rounds: dict[int, list[RoundTable]] = {}
    for table in tournament.tables:
        rounds.setdefault(table.round, []).append(table)
    fitting = [number for number, tables in rounds.items() if sum(len(each.players) for each in tables) <= MOST_NAMES]
    numbers = sorted(fitting)[-ROUNDS_MOST:]
    if not numbers:
        return None
    names = {player.number: _name(player, speech) for player in tournament.players}
    through = {number: set(_through(tournament, number)) for number in numbers}
    winner = ""
    if tournament.stage == "over" and len(last := through[numbers[-1]]) == 1:
        winner = names[next(iter(last))]
    bracket = tuple(tuple(_table_of(each, names, through[number]) for each in rounds[number]) for number in numbers)
    return BracketScene(tournament.form.game, _title(tournament, speech), numbers[0], bracket, speech, winner)


def _through(tournament: Tournament, number: int) -> list[int]:
    """Who plays on after a round, as far as its tables are over."""
    results = [each for each in tournament.results if each.round <= number]
    tables = [each for each in tournament.tables if each.round == number]
    order = [player.number for player in tournament.players]
    if any(each.result is None for each in tables):
        return [] if len(tables) == 1 else _through_so_far(results, number)
    return still_in(order, results)


def _through_so_far(results: list[TableResult], number: int) -> list[int]:
    numbers: list[int] = []
    for each in results:
        if each.round == number:
            numbers += best_of(each, most_advancing(len(each.players)))
    return numbers


def _table_of(table: RoundTable, names: dict[int, str], through: set[int]) -> tuple[Contender, ...]:
    """A table with the scores once it is over; the best first then."""
    if table.result is None:
        return tuple(Contender(number, names[number]) for number in table.players)
    is_alone = len(table.players) == 1
    ranking = zip(table.result.places, table.players, table.result.scores, strict=True)
    return tuple(
        Contender(number, names[number], "–" if is_alone else f"{score:g}", number in through)
        for _, number, score in sorted(ranking)
    )
