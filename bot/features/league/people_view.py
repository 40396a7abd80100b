"""The panel of a league of matches among people, its table, and the message at the end of its season."""

from __future__ import annotations

from typing import Any, NamedTuple

from discord import ButtonStyle, ui

from bot.features.league.view import SIGNS, division_name
from bot.interactions.components import Panel, button_rows, frame, gallery, line, medal, seat_colour, small, words
from bot.interactions.routes import LEAGUE, PEOPLE_LEAGUE
from bot.languages import Speech
from bot.languages import speech as speech_in
from bot.languages.display_names import safe_name
from bot.languages.numbers import signed_tenths
from bot.reading.erased_people import person_in_words
from bot.reading.options import pace_in_words
from bot.reading.pairs import pair_items
from bot.reading.pictures import draw_ranking
from bot.runtime.clock import SECOND
from bot.services import ViewServices
from bot.tables.collusion.service import NamedSigns
from bot.tables.outbox.posts import LeaguePost
from bot.tables.people_leagues.opening import CLOSING
from bot.tables.people_leagues.rows import Member, PeopleLeague
from bot.tables.rules.league_divisions import count_movers, has_movers
from bot.tables.rules.league_tables import MOST_MISSED
from rendering.picture import Picture, Ranked, RankingScene

LINES_MOST = 20
"""How many lines of a division are shown; a division of newcomers has no more."""


class Powers(NamedTuple):
    """What a person may do about a league. ``may_manage``: they manage its server; ``may_widen``: the operator lets
    leagues have people of several servers."""

    may_manage: bool
    may_widen: bool


def _name(member: Member, speech: Speech) -> str:
    return person_in_words(member.name, member.number, member.person, speech)


def rows_of(league: PeopleLeague, division: int, person: int, speech: Speech) -> tuple[Ranked, ...]:
    """The lines of a division's table as a person (a Discord id) sees them, with who goes up and down."""
    table, members = league.standings_in(division), {each.number: each for each in league.members}
    mover_count, last = count_movers(len(table)), max(league.divisions)
    up = mover_count if division != 1 else 0
    down = mover_count if 0 < division < last else 0
    zones = ["up"] * up + ["stay"] * (len(table) - up - down) + ["down"] * down
    return tuple(
        Ranked(
            each.place,
            _name(members[each.person], speech),
            signed_tenths(each.score, speech.language),
            str(each.played),
            zone,
            members[each.person].person == person,
        )
        for each, zone in zip(table, zones, strict=True)
    )


def scene_of(league: PeopleLeague, division: int, person: int, speech: Speech, *, is_compact: bool) -> RankingScene:
    """What the picture of a division's table is drawn from."""
    headings = (speech("league-heading-score"), speech("matches-heading-played"))
    about = speech("matches-season", season=league.season)
    rows = rows_of(league, division, person, speech)[:LINES_MOST]
    return RankingScene(league.rules.game, division_name(division, speech), about, headings, rows, speech, is_compact)


def table_text(league: PeopleLeague, division: int, person: int, speech: Speech) -> str:
    """The same in words."""
    lines = [f"**{division_name(division, speech)}**"]
    for each in rows_of(league, division, person, speech)[:LINES_MOST]:
        name = f"__{safe_name(each.name)}__" if each.is_own else safe_name(each.name)
        facts = {"medal": medal(each.place), "name": name, "score": each.score, "played": each.note}
        lines.append(f"{speech('matches-line', **facts)} {SIGNS[each.zone]}".rstrip())
    return "\n".join(lines)


def people_league_panel(
    league: PeopleLeague, person: int, page: int, speech: Speech, picture: Picture | None, *, powers: Powers
) -> Panel:
    """A league as it stands for a person (a Discord id): one of its divisions, and what they can do."""
    items: list[ui.Item[Any]] = [words("\n".join(_heading(league, person, speech))), line()]
    if picture:
        items.append(gallery([picture]))
    elif league.divisions:
        items.append(words(table_text(league, league.divisions[page], person, speech)))
    else:
        items.append(words(speech("league-empty")))
    until = str((league.until + CLOSING) // SECOND)
    items += [line(), words(small(speech("matches-about", most=league.rules.most, until=until)))]
    rows = button_rows(_buttons(league, person, page, speech, powers))
    return Panel(frame(seat_colour(None), [*items, *rows]), (picture,) if picture else ())


def none_panel(game: str, speech: Speech, *, is_manager: bool) -> Panel:
    """That a server has no league of matches of a game; a manager can open one."""
    title = speech("matches-title", game=speech(f"{game}-title"))
    text = speech("matches-none", manager="yes" if is_manager else "no")
    buttons = [_button("form", game, 0, 0, speech, ButtonStyle.success)] if is_manager else []
    rows = button_rows([*buttons, _back(game, speech)])
    return Panel(frame(seat_colour(None), [words(f"{title}\n{text}"), *rows]))


def _heading(league: PeopleLeague, person: int, speech: Speech) -> list[str]:
    rules = league.rules
    terms = {
        "seats": rules.seats,
        "once": rules.at_once,
        "most": rules.most,
        "pace": pace_in_words(rules.pace, speech),
    }
    lines = [speech("matches-title", game=speech(f"{rules.game}-title")), speech("matches-terms", **terms)]
    if league.is_open:
        lines.append(speech("matches-until", season=league.present, until=str(league.until // SECOND)))
    else:
        lines.append(speech("league-shut"))
    if rules.wide:
        lines.append(speech("matches-wide"))
    own = league.member_of(person)
    if own is not None and not own.gone:
        own_tables = [each for each in league.tables if own.number in each.seated.players]
        running = sum(each.result is None for each in own_tables)
        facts = {
            "division": division_name(own.division, speech),
            "played": len(own_tables) - running,
            "running": running,
        }
        lines.append(speech("matches-own", most=rules.most, **facts))
        if league.is_open and league.is_shut_out(own):
            lines.append(speech("matches-shut-out", missed=MOST_MISSED))
    elif league.is_open:
        lines.append(speech("matches-outside"))
    return lines


def _buttons(league: PeopleLeague, person: int, page: int, speech: Speech, powers: Powers) -> list[ui.Item[Any]]:
    game, id = league.rules.game, league.id
    own = league.member_of(person)
    buttons: list[ui.Item[Any]] = []
    if own is not None and not own.gone:
        if league.is_open and league.is_shut_out(own):
            buttons.append(_button("return", game, id, page, speech, ButtonStyle.success))
        buttons.append(_button("leave", game, id, page, speech))
    elif league.is_open:
        buttons.append(_button("join", game, id, page, speech, ButtonStyle.success))
    buttons += [
        PEOPLE_LEAGUE.button("show", game, id, other, label=division_name(league.divisions[other], speech))
        for other in (page - 1, page + 1)
        if 0 <= other < len(league.divisions)
    ]
    if powers.may_manage:
        buttons.append(PEOPLE_LEAGUE.button("pairs", game, id, page, label=speech("pairs-press")))
        buttons.append(_button("close" if league.is_open else "form", game, id, page, speech))
        if powers.may_widen:
            buttons.append(_button("narrow" if league.rules.wide else "widen", game, id, page, speech))
    return [*buttons, _back(game, speech)]


def pairs_panel(league: PeopleLeague, page: int, signs: NamedSigns, speech: Speech) -> Panel:
    """Pairs of members who stand out in the present season, for the eyes of who manages the league's server alone."""
    actions = {"judge": "pairs-press-judge", "pairs": "pairs-press-again", "show": "pairs-press-back"}
    buttons = [
        PEOPLE_LEAGUE.button(action, league.rules.game, league.id, page, label=speech(label))
        for action, label in actions.items()
        if action != "judge" or signs.left
    ]
    return Panel(frame(seat_colour(None), [*pair_items(signs, speech), ui.ActionRow(*buttons)]))


def _back(game: str, speech: Speech) -> ui.Item[Any]:
    return LEAGUE.button("show", game, 0, 999, label=speech("matches-press-back"))


def _button(
    action: str, game: str, league: int, page: int, speech: Speech, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Item[Any]:
    return PEOPLE_LEAGUE.button(action, game, league, page, label=speech(f"matches-press-{action}"), style=style)


async def league_post(services: ViewServices, post: LeaguePost) -> Panel:
    """How a season ended: the highest division as a picture, and the best of each other one."""
    league = await services.tables.people_leagues.get(post.league, post.season)
    language = None
    if post.server != league.server:
        language = await services.tables.people.server_language(post.server)
    speech = speech_in(language or league.language)
    divisions = league.divisions
    game = speech(f"{league.rules.game}-title")
    lines = [speech("matches-over-title", game=game, season=post.season)]
    names = {each.number: _name(each, speech) for each in league.members}
    for division in divisions:
        best = [safe_name(names[each.person]) for each in league.standings_in(division) if each.place == 1]
        if best:
            lines.append(
                speech("matches-over-best", division=division_name(division, speech), names=speech.join_words(best))
            )
    items: list[ui.Item[Any]] = [words("\n".join(lines))]
    picture = None
    if divisions:
        picture = await draw_ranking(services, scene_of(league, divisions[0], 0, speech, is_compact=False))
    items += [gallery([picture])] if picture else []
    items.append(words(small(speech("matches-over-next", moved="yes" if has_movers(divisions) else "no"))))
    row: ui.ActionRow[Any] = ui.ActionRow(
        PEOPLE_LEAGUE.button("look", league.rules.game, league.id, 0, label=speech("matches-press-look"))
    )
    return Panel(frame(seat_colour(None), [*items, row]), (picture,) if picture else ())
