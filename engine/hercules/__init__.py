"""Hercules by Fábio Lima (MEBO Games): the rules for two to four players, and for one against Hades."""

from __future__ import annotations

from operator import attrgetter

from engine.advice import Care, Effort
from engine.daily import Daily
from engine.game import EventKinds, Game, Minds, Offers, Plans, Reading, Rules
from engine.hercules.cards import CARDS, HADES_LEVELS, what_card_does
from engine.hercules.features import features, network
from engine.hercules.greedy import choose_greedily, judge
from engine.hercules.luck import rolls
from engine.hercules.plan_conditions import CONDITIONS
from engine.hercules.preview import preview
from engine.hercules.reasons import reason_for
from engine.hercules.refusals import explain, measure
from engine.hercules.scoring import labour_marks, standings
from engine.hercules.setup import deal
from engine.hercules.state import State, from_json, to_json
from engine.hercules.turn import FIRST_ROLL, STANDING_ANSWERS, next_turn_of, turn
from engine.settings import Setting

GAME: Game[State] = Game(
    key="hercules",
    rules_version=2,
    seats=(1, 2, 3, 4),
    settings=(
        Setting("variant", ("full", "simplified"), "full"),
        Setting("level", tuple(HADES_LEVELS), "book", seats=(1,)),
        Setting("first", ("random", "host"), "random", seats=(2, 3, 4)),
    ),
    rules=Rules(
        deal=deal,
        turn=turn,
        over=attrgetter("over"),
        standings=standings,
        round_of=attrgetter("round"),
        to_json=to_json,
        from_json=from_json,
        copy=State.copy,
        explain=explain,
        count_hidden=attrgetter("hidden_count"),
        reshuffle=State.reshuffle_hidden,
    ),
    reading=Reading(
        preview=preview,
        measure=measure,
        rolls=rolls,
        events=EventKinds(
            deeds=(
                "took_vase",
                "took_pantheon",
                "took_god",
                "hades_took_vase",
                "hades_took_card",
                "hades_stole",
                "took_demigod",
                "hades_moved",
                "hades_took_marker",
                "laboured",
                "rested",
            ),
            gains=("took_vase", "took_pantheon", "took_god", "took_demigod"),
            notices=("last_round",),
            rolls=("rolled", "white_rolled", "hades_rolled"),
        ),
        cards=CARDS,
    ),
    minds=Minds(
        greedy=choose_greedily,
        careless=0.27,
        judge_options=judge,
        reason_for=reason_for,
        features=features,
        network=network,
        rolls_first=lambda state: state.turns == 0,
        lessons={"people": {"variant": ("full", "full", "simplified")}},
        effort=Effort(futures=64, block=16, dropped=2.0, turns=4, goal=0.6),
        care={"people": Care(12, 1.2, weight=1.0, looks=(0, 0, 1), most=9)},
        usual_losses={"people": (0.18, 0.11)},
    ),
    plans=Plans(
        next_turn_of=next_turn_of,
        first_roll=FIRST_ROLL,
        conditions=CONDITIONS,
        relied_on={"card": "same", "vase_points": "more", "god": "same", "column": "same", "after": "same"},
        alike={"card": what_card_does},
    ),
    offers=Offers(
        done=("enough", "turn_up-none"),
        standing_answers=STANDING_ANSWERS,
    ),
    package=__name__,
    daily=Daily({"level": "book"}, (), labour_marks),
    fair={"first": "random"},
)
