"""Requests in a lobby. Each is a function from the table to a Change, or raises a Refusal."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable, seed_words
from bot.tables.model.options import USUAL, TableOptions, with_choice
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.people.people import Person, storable
from bot.tables.rules.kept_plans import without_plans
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.place import first_messages
from engine.chance import SEED_BYTES
from engine.errors import BadSettings
from engine.events import Event
from engine.game import Game
from engine.match import Match
from engine.players import PLAYERS, UnknownPlayer, find_player
from engine.registry import MODULES, UnknownGame, find_game

LONGEST_WORD = 64
COMPUTER_NAMES = ("Atalanta", "Theseus", "Perseus", "Medea", "Jason", "Orpheus")
"""The names of computer players; names of heroes are the same in every language."""

SHOW = (OutboxMessage("lobby"),)
SEAL = OutboxMessage("seal")
CANNOT_PLAY = "cannot_play"
"""The kind of the note that tells who cannot play a match that the queue has found."""


def open_lobby(new: NewTable, now: int, table_options: TableOptions = USUAL) -> OpenTable:
    """A new lobby with its host in the first seat; its seed is drawn now, and sealed when it is stored. Opponents and
    forum of ``new`` are left to the caller; ``table_options`` are those that hold.

    Raises Refusal: no_solo, no_such_setting.
    """
    game, host = _game(new.game), new.host
    if new.is_alone and 1 not in game.seats:
        raise Refusal("no_solo", {"game": new.game})
    seed, salt = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
    counts = (1,) if new.is_alone else _lobby_seats(game)
    table = Table(
        id=0,
        server=new.server,
        channel=new.channel,
        game=new.game,
        stage="lobby",
        host=host.id,
        seats=(Seat(0, host.id, storable(host.name), None, ready=now),),
        settings=_settle(game, counts, game.join_settings({}, new.settings)),
        version=1,
        commitment="",
        opened=now,
        started=None,
        moved=now,
        ended=None,
        language=new.language,
        options=table_options,
        rules=game.rules_version,
    )
    return OpenTable(table, seed, salt)


def new_match_against(live: OpenTable, opponents: Sequence[str]) -> OpenTable:
    """A new table at which these computer players sit beside its host. Raises Refusal: no_such_player."""
    if not {*opponents} <= {*PLAYERS}:
        raise Refusal("no_such_player")
    pairs = zip(opponents, COMPUTER_NAMES, strict=False)
    others = [Seat(number, None, name, player) for number, (player, name) in enumerate(pairs, start=1)]
    return replace(live, table=replace(live.table, seats=(*live.table.seats, *others)))


def announce_lobby(live: OpenTable) -> Change:
    """A new lobby, shown and sealed. The seal is a message of its own that is never edited: a lobby is edited at every
    change, and another seal in it would not be noticed."""
    return Change(live, (*SHOW, SEAL))


def join(live: OpenTable, person: Person, now: int) -> Change:
    """Sit down in the next free seat."""
    table = _gathering(live)
    if table.seat_of(person.id) is not None:
        raise Refusal("already_joined")
    most = max(_game(table.game).seats)
    if len(table.seats) >= most:
        raise Refusal("lobby_full", {"seats": most})
    newcomer = Seat(0, person.id, storable(person.name), None, ready=now)
    return _seat_people(live, [*table.seats, newcomer], now, muster=table.muster)


def leave(live: OpenTable, person: int, now: int) -> Change:
    """Stand up. A host who leaves hands over to the next person, or closes the lobby when no one else is there. A match
    of the queue is called off."""
    table = _lobby(live)
    own = table.own_seat(person)
    if table.queued:
        note = Event(CANNOT_PLAY, own.number)
        return replace(end_table(live.add_notes(note), now), notes=(note,))
    remaining = [seat for seat in table.seats if seat.person != person]
    heirs = [seat for seat in remaining if seat.person is not None]
    if not heirs:
        return end_table(live, now)
    if table.host == person:
        remaining.remove(heirs[0])
        remaining.insert(0, heirs[0])
    return _seat_people(live, remaining, now, host=heirs[0].person if table.host == person else table.host)


def first_person(seats: Iterable[Seat]) -> int | None:
    """The person (a Discord id) of the first seat that has one; None: no seat has."""
    return next((seat.person for seat in seats if seat.person is not None), None)


def add_computer(live: OpenTable, person: int, player: str, now: int) -> Change:
    """Let a computer player sit down."""
    table = lobby_of_host(live, person)
    game = _game(table.game)
    if len(table.seats) >= max(game.seats):
        raise Refusal("seats_full", {"seats": max(game.seats)})
    _check_player(live, player)
    name = next((name for name in COMPUTER_NAMES if name not in table.names), COMPUTER_NAMES[0])
    return _seat_people(live, [*table.seats, Seat(0, None, name, player)], now)


def remove_computer(live: OpenTable, person: int, now: int) -> Change:
    """Send the computer player away that came last."""
    table = lobby_of_host(live, person)
    computers = [seat for seat in table.seats if seat.computer is not None]
    if not computers:
        raise Refusal("no_computer")
    return _seat_people(live, [seat for seat in table.seats if seat is not computers[-1]], now)


def choose_options(live: OpenTable, person: int, chosen: Mapping[str, str], run: Mapping[str, str], now: int) -> Change:
    """Choose how the match will be played and run: everything, or nothing where something of it makes no sense."""
    table = lobby_of_host(live, person)
    game = _game(table.game)
    settings = _settle(game, _lobby_seats(game), game.join_settings(table.settings, chosen))
    options = table.options
    for key, value in run.items():
        options = with_choice(options, key, value)
    return Change(_move(live, now, settings=settings, options=options, muster=None), SHOW)


def add_word(live: OpenTable, person: int, word: str, now: int) -> Change:
    """Keep a person's word, to be stirred into the seed; an empty one takes it back."""
    table = _gathering(live)
    seat = table.own_seat(person)
    comment = storable(word.strip(), LONGEST_WORD) or None
    seats = [other._replace(word=comment) if other is seat else other for other in table.seats]
    return _seat_people(live, seats, now, muster=table.muster)


def start(live: OpenTable, person: int, now: int, click: int) -> Change:
    """Begin the match. ``click`` is the id that Discord gave to the host's click; it is stirred into the seed."""
    check_start(live, person)
    change = start_match(live, now, click)
    return replace(change, messages=(*SHOW, *change.messages))


def check_start(live: OpenTable, person: int) -> Table:
    """The lobby that its host may start. Raises Refusal: not_host, too_few_players, wrong_stage, queue_fixed."""
    table = lobby_of_host(live, person)
    fewest = min(_lobby_seats(_game(table.game)))
    if len(table.seats) < fewest:
        raise Refusal("too_few_players", {"seats": fewest})
    return table


def begin_at_once(live: OpenTable, now: int, click: int) -> Change:
    """A new table at which the match begins at once, sealed on its first board; where boards do not stay, before it."""
    return with_seal(start_match(live, now, click))


def with_seal(change: Change) -> Change:
    """The beginning of a match, with a message for its seal where its first board does not stay."""
    does_stay = change.after.table.options.posting == "repost"
    return change if does_stay else replace(change, messages=(SEAL, *change.messages))


def start_match(live: OpenTable, now: int, click: int) -> Change:
    """The match, set up and dealt."""
    table, words = live.table, seed_words(live.table)
    game = _game(table.game)
    try:
        seed, dice = live.seed, table.dice
        match = Match.start(game, len(table.seats), table.settings, seed=seed, words=words, click=click, dice=dice)
    except BadSettings as error:
        raise Refusal("no_such_setting", {"reason": str(error)}) from error
    after = _move(live, now, stage="playing", started=now, click=click, rules=game.rules_version)
    after = replace(after, match=match)
    return Change(after, first_messages(after))


def close_lobby(live: OpenTable, person: int, now: int) -> Change:
    """Close the lobby."""
    lobby_of_host(live, person)
    return end_table(live, now)


def end_table(live: OpenTable, now: int) -> Change:
    """The table, ended without a winner; nothing is planned any more."""
    after = _move(live, now, stage="ended", ended=now, seats=without_plans(live.table), muster=None)
    return Change(after, (OutboxMessage("closed"),))


def _lobby(live: OpenTable) -> Table:
    if live.table.stage != "lobby":
        raise Refusal("wrong_stage", {"stage": live.table.stage})
    return live.table


def _gathering(live: OpenTable) -> Table:
    """The lobby that people join and change: not that of the queue, whose people have agreed on everything."""
    if _lobby(live).queued:
        raise Refusal("queue_fixed")
    return live.table


def lobby_of_host(live: OpenTable, person: int) -> Table:
    """The lobby of this host. Raises Refusal: not_host, wrong_stage, queue_fixed."""
    table = _gathering(live)
    table.check_host(person)
    return table


def _game(key: str) -> Game[Any]:
    try:
        return find_game(key)
    except UnknownGame as error:
        raise Refusal("no_such_game", {"games": tuple(MODULES)}) from error


def _lobby_seats(game: Game[Any]) -> tuple[int, ...]:
    """How many may play together; alone only where the game knows no other way."""
    return tuple(count for count in game.seats if count > 1) or game.seats


def _settle(game: Game[Any], counts: tuple[int, ...], choices: Mapping[str, str]) -> dict[str, str]:
    """All settings that make sense for these seat counts, as chosen or by default."""
    fitting = {setting.key for setting in game.settings if not setting.seats or set(setting.seats) & set(counts)}
    unfit = set(choices) - fitting
    if unfit:
        raise Refusal("no_such_setting", {"setting": storable(min(unfit))})
    try:
        settings = game.settle(counts[0], choices)
    except BadSettings as error:
        raise Refusal("no_such_setting", {"reason": str(error)}) from error
    return {key: value for key, value in settings.items() if key in fitting}


def _check_player(live: OpenTable, player: str) -> None:
    game = _game(live.table.game)
    try:
        find_player(player, game)
    except UnknownPlayer as error:
        raise Refusal("no_such_player", {"player": storable(player)}) from error


def _seat_people(
    live: OpenTable, seats: list[Seat], now: int, host: int | None = None, muster: int | None = None
) -> Change:
    """The lobby with these seats. What is changed ends a muster, unless it is given."""
    numbered_seats = tuple(seat._replace(number=number) for number, seat in enumerate(seats))
    return Change(_move(live, now, seats=numbered_seats, host=host or live.table.host, muster=muster), SHOW)


def _move(live: OpenTable, now: int, **values: Any) -> OpenTable:
    table = replace(live.table, moved=now, **values)
    return replace(live, table=table)
