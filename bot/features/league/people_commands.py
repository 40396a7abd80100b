"""Clicks in ``/league`` about leagues of matches among people: to open, close, join, leave and look."""

from __future__ import annotations

from discord import ui

from bot.features.league.people_view import Powers, none_panel, pairs_panel, people_league_panel, scene_of
from bot.interactions.availability import server_of
from bot.interactions.components import Panel
from bot.interactions.forms import Value, one_of
from bot.interactions.router import Click, Reply
from bot.interactions.routes import PEOPLE_LEAGUE, PEOPLE_LEAGUE_FORM
from bot.languages import Speech
from bot.reading.options import pace_choice
from bot.reading.pictures import draw_ranking
from bot.reading.position import look_of
from bot.tables.model.refusals import Refusal
from bot.tables.people_leagues.rows import Rules
from bot.tables.people_leagues.service import AT_ONCE, MOST, PACES, SEATS, WEEKS
from engine.registry import MODULES

USUAL = {"seats": "4", "once": "2", "most": "10", "pace": "h24", "weeks": "6"}
OWN = 999
"""Instead of the page of a division: that of the person."""


def _reply(click: Click, action: str, game: str, league: int, page: int) -> Reply:
    if action == "form":
        return "form"
    return "update" if click.is_private else "private"


@PEOPLE_LEAGUE.on(reply=_reply)
async def act(click: Click, action: str, game: str, league: int, page: int) -> None:
    """Show a league, join or leave it, or open, close or widen it as a manager, and show how it is then.

    Raises Refusal: no_server, no_league, not_manager, busy, and what ``PeopleLeagues.join`` raises.
    """
    leagues, server = click.tables.people_leagues, server_of(click.interaction)
    if not server:
        raise Refusal("no_server")
    if game not in MODULES:
        raise Refusal("no_league")
    if action in ("form", "close", "widen", "narrow", "pairs", "judge"):
        if not click.interaction.permissions.manage_guild:
            raise Refusal("not_manager")
        if league and (await leagues.get(league)).server != server:
            raise Refusal("not_manager")
    if action == "form":
        await click.open(league_form(game, click.speech))
        return
    if action in ("pairs", "judge"):
        await _show_pairs(click, league, page, action)
        return
    if action == "close":
        await leagues.close(league)
    elif action in ("widen", "narrow"):
        await leagues.set_wide(league, is_wide=action == "widen")
    elif action == "join":
        await leagues.join(league, click.person, server, channel=click.interaction.channel_id or 0)
    elif action == "return":
        await leagues.come_back(league, click.person.id)
    elif action == "leave":
        await leagues.leave(league, click.person.id)
    await click.show(await panel(click, game, league, page))


async def _show_pairs(click: Click, league: int, page: int, action: str) -> None:
    """Show which pairs stand out, after more matches were sent to be judged if that is wanted. Raises Refusal:
    no_league, busy."""
    collusion = click.tables.collusion
    signs = await collusion.in_league(league)
    if action == "judge":
        await collusion.judge(signs)
    league_of = await click.tables.people_leagues.get(league)
    await click.show(pairs_panel(league_of, page, signs, click.speech))


async def panel(click: Click, game: str, league: int = 0, page: int = OWN) -> Panel:
    """A league (0: the server's own, or the first that is open to all) as it stands for who clicked. Raises Refusal:
    no_league."""
    leagues, server, person = click.tables.people_leagues, server_of(click.interaction), click.person.id
    is_manager = click.interaction.permissions.manage_guild
    every = await leagues.shown_in(server, game)
    own_league = next((each for each in every if league in (0, each.id)), None)
    if own_league is None:
        return none_panel(game, click.speech, is_manager=is_manager)
    divisions = own_league.divisions
    own = own_league.member_of(person)
    if page == OWN:
        is_in = own is not None and not own.gone and own.division in divisions
        page = divisions.index(own.division) if own is not None and is_in else 0
    page = min(page, max(0, len(divisions) - 1))
    picture = None
    if divisions:
        look = await look_of(click.services, person)
        scene = scene_of(own_league, divisions[page], person, click.speech, is_compact=look.compact)
        picture = await draw_ranking(click.services, scene)
    powers = Powers(is_manager and own_league.server == server, leagues.may_be_wide)
    return people_league_panel(own_league, person, page, click.speech, picture, powers=powers)


def league_form(game: str, speech: Speech) -> ui.Modal:
    """The form of a league of matches."""
    seats = [Value(str(each), str(each), str(each) == USUAL["seats"]) for each in SEATS]
    once = [Value(str(each), str(each), str(each) == USUAL["once"]) for each in AT_ONCE]
    most = [Value(str(each), str(each), str(each) == USUAL["most"]) for each in MOST]
    paces = [Value(each, pace_choice(each, speech), each == USUAL["pace"]) for each in PACES]
    weeks = [Value(str(each), speech("matches-weeks", weeks=each), str(each) == USUAL["weeks"]) for each in WEEKS]
    fields = [
        one_of("seats", speech("matches-form-seats"), seats),
        one_of("once", speech("matches-form-once"), once, speech("matches-form-once-about")),
        one_of("most", speech("matches-form-most"), most, speech("matches-form-most-about")),
        one_of("pace", speech("matches-form-pace"), paces, speech("matches-form-pace-about")),
        one_of("weeks", speech("matches-form-weeks"), weeks, speech("matches-form-weeks-about")),
    ]
    return PEOPLE_LEAGUE_FORM.form(game, title=speech("matches-form-title"), fields=fields)


@PEOPLE_LEAGUE_FORM.on
async def open_league(click: Click, game: str) -> None:
    """Open a league as the form says, and show it.

    Raises Refusal: no_server, not_manager, no_such_setting, tournament_seats.
    """
    server = server_of(click.interaction)
    if not server:
        raise Refusal("no_server")
    if not click.interaction.permissions.manage_guild:
        raise Refusal("not_manager")
    choices = {
        "seats": click.pick_of("seats", tuple(map(str, SEATS))),
        "once": click.pick_of("once", tuple(map(str, AT_ONCE))),
        "most": click.pick_of("most", tuple(map(str, MOST))),
        "weeks": click.pick_of("weeks", tuple(map(str, WEEKS))),
    }
    pace = click.pick_of("pace", PACES)
    numbers = {key: int(value) for key, value in choices.items() if value is not None}
    if pace is None or len(numbers) != len(choices):
        raise Refusal("no_such_setting")
    rules = Rules(game, numbers["seats"], numbers["once"], numbers["most"], pace, 7 * numbers["weeks"])
    language = await click.tables.people.server_language(server) or click.speech.language
    id = await click.tables.people_leagues.open(server, click.interaction.channel_id or 0, rules, language)
    await click.update(await panel(click, game, id))
