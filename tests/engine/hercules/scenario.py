"""Plays a written scenario through the real match: builds its table, scripts its dice, and reads the outcome off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

from engine.errors import RefusedPlay
from engine.events import Event
from engine.flow import Flow, Play
from engine.game import Standing
from engine.hercules import GAME
from engine.hercules.arithmetic import SIGNS
from engine.hercules.setup import deal
from engine.hercules.state import COLUMNS, HADES, SYMBOLS, Hero, State
from engine.hercules.turn import consult_oracle
from engine.match import Match
from engine.questions import NO_FACTS, ONE_ALONE, TOGETHER, Fact, Option, Question
from tests.engine.script import Script

DICE = {"a": "d1", "b": "d2", "w": "white"}


class PatientPlay:
    """A play whose questions wait for an answer even when there is one option only: scenarios write every step."""

    def __init__(self, play: Play[State]) -> None:
        self._play = play

    def __getattr__(self, name: str) -> Any:
        return getattr(self._play, name)

    def ask(
        self,
        seat: int,
        kind: str,
        options: tuple[Option, ...],
        facts: Mapping[str, Fact] = NO_FACTS,
        several: Mapping[str, int] = ONE_ALONE,
    ) -> Flow[Option]:
        _, option = yield (Question(0, seat, kind, options, facts, several),)
        return option


class Outcome:
    """Where a scenario ended: the state, what happened, and why its last step was refused ("" if it was not)."""

    def __init__(self, state: State, events: list[Event], refusal: str = "", labours: tuple[Any, ...] = ()) -> None:
        self.state = state
        self.refusal = refusal
        self.labours = labours
        self.events = {event.kind: event for event in events if event.kind not in ("only_choice", "rolled")}
        self.standings = {_side(standing): standing for standing in GAME.rules.standings(state)}

    def observe(self, key: str) -> Any:
        """The value that a scenario expects under this key."""
        value = self._observe(key)
        return list(value) if isinstance(value, tuple) else value

    def _observe(self, key: str) -> Any:
        if key == "illegal":
            return self.refusal
        if key.startswith("ev."):
            return self._event(key[3:])
        if key[0] == "P" and key[1].isdigit():
            return self._of_side(int(key[1]), key[3:])
        return self._of_table(key)

    def _fact(self, kind: str, fact: str) -> Any:
        return self.events[kind].facts[fact] if kind in self.events else None

    def _event(self, name: str) -> Any:
        if name == "case":
            cases = {"hades_took_marker": 1, "hades_took_card": 2}
            return next((case for kind, case in cases.items() if kind in self.events), 3)
        places = {
            "result": [("laboured", "result")],
            "steps": [("moved", "steps"), ("hades_slid", "steps")],
            "vase": [("took_vase", "card"), ("hades_took_vase", "card")],
            "god": [("took_god", "card")],
            "pantheon": [("took_pantheon", "card")],
            "demigod": [("took_demigod", "card")],
            "marker": [("hades_took_marker", "column")],
            "card": [("hades_took_card", "card")],
            "landed": [("hades_moved", "column")],
            "stolen": [("hades_stole", "card")],
        }
        return next((fact for place in places[name] if (fact := self._fact(*place)) is not None), None)

    def _of_side(self, side: int, key: str) -> Any:
        hero = self.state.heroes[side]
        if key.startswith("score."):
            return _score(self.standings[side], key[6:])
        return {
            "dice": hero.dice,
            "markers": hero.labours,
            "supply": hero.supply,
            "pos": hero.column,
            "demigods": hero.demigods,
            "marked": hero.marked,
            "gods": hero.gods,
            "gods_down": hero.face_down,
            "vases": hero.vases,
            "pantheon": hero.pantheon,
        }[key]

    def _of_table(self, key: str) -> Any:
        state = self.state
        name, _, part = key.partition(".")
        if name == "stack":
            return state.stacks[part]
        if name == "board":
            return state.peak[0] if int(part) == COLUMNS else state.gods[int(part) - 1]
        return {
            "white": state.white,
            "ending": state.ending,
            "pantheon_left": sum(card.startswith("pantheon") for card in state.peak),
            "vases_total": sum(map(len, state.vases.values())),
            "stack_sizes": {stack: len(cards) for stack, cards in state.stacks.items()},
            "labours": sorted({facts["result"] for facts in self.labours}),
            "labour_ops": sorted({f"{facts['result']}:{facts['operation']}" for facts in self.labours}),
        }[name]


def _side(standing: Standing) -> int:
    return HADES if standing.seat is None else standing.seat


def _score(standing: Standing, key: str) -> Any:
    parts, facts = standing.parts, cast(dict[str, Any], standing.facts)
    return {
        "markers": parts["markers"],
        "cards": parts["cards"],
        "majority_vp": parts["majorities"],
        "majorities": list(facts["majorities"]),
        "set_vp": parts["sets"],
        "sets": parts["sets"] // 5,
        "symbols": {symbol: facts[symbol] for symbol in SYMBOLS},
        "total": standing.points,
        "place": standing.place,
    }[key]


def play_scenario(scenario: Mapping[str, Any], tables: Mapping[str, Any]) -> Outcome:
    """Play a scenario to its end or to its first refusal."""
    if "deal" in scenario:
        return Outcome(_dealt(**scenario["deal"]), [])
    mode = scenario["table"]["mode"]
    state = _state({**tables["solo" if mode == "solo" else "normal"], **scenario["table"]}, scenario["sides"])
    steps = scenario["steps"]
    if not steps:
        return Outcome(state, [])
    if steps[0]["do"] == "phase1":
        consult_oracle(Play(state, Script(steps[0]["rolls"]), []))
        return Outcome(state, [])
    return _play_turns(state, steps)


def _dealt(players: int, mode: str) -> State:
    settings = {"variant": "full", "first": "host", "level": "book"}
    return deal(1 if mode == "solo" else players, settings, Script([]))


def _play_turns(state: State, steps: list[Mapping[str, Any]]) -> Outcome:
    """The oracle rolls what the scenario says lies there; in the solo game no further round begins."""
    side = HADES if steps[0]["do"] == "hades" else steps[0]["player"]
    state.pegasus = state.acting = side
    turns = sum(step["do"] in ("turn", "hades") for step in steps) if state.solo else 1000
    rules = replace(
        GAME.rules,
        over=lambda now: now.over or (now.round - 1) * len(now.heroes) + now.turns >= turns,
        turn=lambda play: GAME.rules.turn(cast(Play[State], PatientPlay(play))),
    )
    game = replace(GAME, rules=rules)
    rolls = [*_oracle(state), *(roll for step in steps for roll in step.get("rolls", ()))]
    match = Match.from_state(game, state, seats=state.seats, chance=Script(rolls))
    refusal = ""
    for step in steps:
        if step["do"] in ("turn", "hades"):
            continue
        refusal = _take_step(match, side, step)
        if refusal:
            break
    question = match.question_for(side)
    options = question.options if question else ()
    return Outcome(
        match.state,
        [event for event in match.events if event.seat in (side, None)],
        refusal,
        tuple(option.facts for option in options if option.group == "labour"),
    )


def _oracle(state: State) -> Iterator[int]:
    for hero in state.heroes:
        yield from hero.dice
    if state.solo:
        yield state.white


def _take_step(match: Match[State], side: int, step: Mapping[str, Any]) -> str:
    try:
        for option in _options(match, side, step):
            match.play(side, option)
    except RefusedPlay as refused:
        return refused.reason
    return ""


def _options(match: Match[State], side: int, step: Mapping[str, Any]) -> Iterator[str]:
    """The ids that a step means, each found when the one before it was taken."""
    if step["do"] == "use":
        yield _use(step)
    elif step["do"] == "labour":
        yield _labour(match.state.faces(side), step)
    elif step["do"] == "rest":
        yield from _rest(match, side, step)
    else:
        yield step["do"]


def _use(step: Mapping[str, Any]) -> str:
    targets = [DICE[die] for die in step.get("dice", [step["die"]] if "die" in step else [])]
    target = f"seat{step['target']}" if "target" in step else "+".join(targets)
    return f"use:{step['card']}:{target}" if target else f"use:{step['card']}"


def _labour(faces: tuple[int, ...], step: Mapping[str, Any]) -> str:
    right, left = sorted(faces["abw".index(die)] for die in step["dice"])
    operation = step["op"]
    results = {"add": left + right, "sub": left - right, "mul": left * right, "div": left // right}
    return f"labour:{results[operation]}:{left}{SIGNS[operation]}{right}:{step['take'] or 'none'}"


def _rest(match: Match[State], side: int, step: Mapping[str, Any]) -> Iterator[str]:
    question = match.question_for(side)
    assert question is not None
    wanted = [f"take:{card}" for card in step.get("markers", ())]
    if step.get("god"):
        wanted.append(f"turn_up:{step['god']}")
    if question.find("rest"):
        yield "rest"
        next_question = match.question_for(side)
        assert next_question is not None
        order = [option.id for option in next_question.options]
        yield TOGETHER.join(sorted(wanted, key=order.index)) if wanted else "nothing"
    else:
        yield from wanted or ["rest:all"]


def _state(table: Mapping[str, Any], sides: list[Mapping[str, Any]]) -> State:
    solo = table["mode"] == "solo"
    players = table["players"]
    above = {int(column): card for column, card in table["gods_on_board"].items()}
    all_sides = [*sides, *({} for _ in range(players - len(sides)))]
    return State(
        seats=1 if solo else players,
        heroes=[_hero(side, one_die=solo and place == HADES) for place, side in enumerate(all_sides)],
        stacks={stack: tuple(cards) for stack, cards in table["stacks"].items()},
        gods=tuple(above.get(column) for column in range(1, COLUMNS)),
        peak=(*([above[COLUMNS]] if COLUMNS in above else []), *table["pantheon"]),
        vases={int(columns): tuple(cards) for columns, cards in table["vases"].items()},
        white=table.get("white", 0),
        simplified=table["mode"] == "simplified",
        hades_level=table.get("hades_level", ""),
        pegasus=table.get("pegasus", 0),
    )


def _hero(side: Mapping[str, Any], *, one_die: bool) -> Hero:
    demigods = [card if isinstance(card, list) else [card, False] for card in side.get("demigods", ())]
    gods = [card if isinstance(card, list) else [card, True] for card in side.get("gods", ())]
    return Hero(
        dice=tuple(side.get("dice", [1] if one_die else [1, 1])),
        labours=tuple(side.get("markers", range(1, COLUMNS + 1))),
        column=side.get("pos", 0),
        supply=side.get("supply", 0),
        demigods=tuple(card for card, _ in demigods),
        marked=tuple(card for card, marked in demigods if marked),
        gods=tuple(card for card, _ in gods),
        face_down=tuple(card for card, face_up in gods if not face_up),
        vases=tuple(side.get("vases", ())),
        pantheon=tuple(side.get("pantheon", ())),
    )
