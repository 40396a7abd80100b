"""Dice Forge by Régis Bonnessée (Libellud): the base box and Rebellion, for two to four players."""

from __future__ import annotations

from operator import attrgetter

from engine.advice import Care, Effort
from engine.daily import Daily
from engine.dice_forge import effects
from engine.dice_forge.data.cards import CARDS, printed_facts
from engine.dice_forge.data.faces import ON_DICE
from engine.dice_forge.greedy import questions
from engine.dice_forge.greedy.choose import choose_greedily, judge_options
from engine.dice_forge.greedy.reasons import reason_for
from engine.dice_forge.rules.scoring import dice_marks, standings
from engine.dice_forge.rules.turn import FIRST_ROLL, next_turn_of, turn
from engine.dice_forge.setup import SETTINGS, deal
from engine.dice_forge.state import State, from_json, to_json
from engine.dice_forge.views.features import features, network
from engine.dice_forge.views.lost import infer_lost
from engine.dice_forge.views.luck import rolls
from engine.dice_forge.views.plan_conditions import CONDITIONS
from engine.dice_forge.views.preview import preview
from engine.dice_forge.views.refusals import explain, measure
from engine.dice_forge.views.standing_answers import STANDING_ANSWERS, may_come
from engine.dice_forge.views.ways import infer_way
from engine.game import EventKinds, Game, Minds, Offers, Plans, Reading, Rules

REGISTERED = (effects, questions)
"""Importing these modules registers the effects and their values for the computer player."""

GAME: Game[State] = Game(
    key="diceforge",
    rules_version=3,
    seats=(2, 3, 4),
    settings=SETTINGS,
    rules=Rules(
        deal=deal,
        turn=turn,
        over=attrgetter("over"),
        standings=standings,
        round_of=lambda state: state.round,
        to_json=to_json,
        from_json=from_json,
        copy=State.copy,
        explain=explain,
        resting=attrgetter("resting"),
    ),
    reading=Reading(
        preview=preview,
        infer_facts=infer_lost,
        infer_question_facts=infer_way,
        measure=measure,
        rolls=rolls,
        events=EventKinds(
            deeds=("performed", "forged", "lap_finished", "goddess_reached", "treasure_found", "drafted", "ousted"),
            gains=("gained", "lost", "lap_finished", "treasure_found"),
            sums=("gained", "lost", "hammered", "scepter_filled"),
            moves=("golem_moved", "marker_moved"),
        ),
        cards=CARDS,
        faces=ON_DICE,
        facts_on_card=printed_facts,
    ),
    minds=Minds(
        greedy=choose_greedily,
        careless=0.1,
        judge_options=judge_options,
        reason_for=reason_for,
        features=features,
        network=network,
        exploration_noise=4.0,
        lessons={
            "none": {"line_up": ("beginner", "advanced", "random")},
            "goddess": {
                "module": ("goddess",),
                "line_up": ("goddess_recommended", "beginner", "random"),
                "sets": ("base", "rebellion"),
            },
            "titans": {
                "module": ("titans",),
                "line_up": ("titans_recommended", "beginner", "random"),
                "sets": ("base", "rebellion"),
            },
        },
        effort=Effort(futures=48, block=8, dropped=2.0, turns=4),
        care={
            "none": Care(12, 0.95, looks=(1, 2, 3)),
            "goddess": Care(12, 0.8),
            "titans": Care(12, 0.9, weight=1.0, most=9),
        },
        usual_losses={"none": (0.12, 0.09), "goddess": (0.21, 0.16), "titans": (0.2, 0.13)},
    ),
    plans=Plans(
        next_turn_of=next_turn_of,
        first_roll=FIRST_ROLL,
        conditions=CONDITIONS,
        relied_on={
            "cost": "less",
            "face": "same",
            "feat": "same",
            "vp": "more",
            "kept": "more",
            "other": "none",
            "titans": "more",
            "treasure": "same",
            "effect": "same",
        },
    ),
    offers=Offers(
        steps={"forge": "face", "pay": "resets"},
        rows={"forge": "die"},
        usual={"forge": {"old": "g1"}},
        leads_on=("use", "feat"),
        opening=("extra",),
        routines={"use": ("companion",)},
        passing=("pass",),
        done=("ship-none", "forge-none", "twins-keep", "cerberus-keep"),
        standing_answers=STANDING_ANSWERS,
        may_come=may_come,
    ),
    package=__name__,
    daily=Daily({}, ("greedy", "greedy"), dice_marks),
    fair={"first": "random"},
)
