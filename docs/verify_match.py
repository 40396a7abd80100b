#!/usr/bin/env python3
"""Check the dice of an exported match of Pantheon, with nothing but Python's standard library.

    python verify_match.py FILE [SEAL]

FILE is what /verify hands out after a match, SEAL the 64 characters that the bot posted before it. Checked are: seed
and salt give the seal; the seed, stirred with what was settled at the start, gives every draw of chance; and the dice
that the table read are those draws, each under the name that this roll must have and on the side that it gives
(matches of before have no names: one stream, a draw after the other). Whether the moves follow the rules is what
`pantheon verify` tells. This file shares no line with Pantheon's own code, so that neither has to be trusted alone.
"""

import hashlib
import json
import sys


def canonical(document):
    """JSON with sorted keys, without blanks, in ASCII: the same bytes everywhere."""
    return json.dumps(document, sort_keys=True, separators=(",", ":")).encode("ascii")


def seal(match):
    """SHA-256 of what was sealed: game, settings, table, seed and salt (version 0.2: seed and salt alone)."""
    public = match.get("sealed")
    if public is None:
        return hashlib.sha256(bytes.fromhex(match["seed"]) + bytes.fromhex(match["salt"])).hexdigest()
    return hashlib.sha256(canonical({**public, "seed": match["seed"], "salt": match["salt"]})).hexdigest()


def is_keyed(match):
    """Whether each roll has a name and a draw of its own; else all of them come from one stream."""
    if match["format"] not in ("pantheon-match-1", "pantheon-match-2", "pantheon-match-3"):
        raise ValueError(f"its format is {str(match['format'])[:40]}, which is not known here")
    keyed = match["format"] == "pantheon-match-3"
    if match.get("sealed") is not None and (match["sealed"].get("dice") == "keyed") != keyed:
        raise ValueError("the seal promises another kind of dice")
    return keyed


def key(match):
    """The key of all chance: BLAKE2b, keyed with the seed, over what was settled at the start."""
    seed = bytes.fromhex(match["seed"])
    if is_keyed(match):
        seed_words = {name: match[name] for name in ("game", "settings", "seats", "words", "click")}
        seed_words = canonical({**seed_words, "dice": "keyed"})
        return hashlib.blake2b(seed_words, key=seed, digest_size=32, person=b"pantheon-start").digest()
    if match.get("click") is None:
        seed_words = b"".join(len(word).to_bytes(4, "big") + word for word in map(str.encode, match["words"]))
        return hashlib.blake2b(seed_words, key=seed, digest_size=32, person=b"pantheon-match").digest()
    seed_words = canonical({name: match[name] for name in ("game", "settings", "seats", "words", "click")})
    return hashlib.blake2b(seed_words, key=seed, digest_size=32, person=b"pantheon-start").digest()


def stream(secret):
    """Byte after byte of chance: block n is BLAKE2b of n as eight bytes, keyed."""
    number = 0
    while True:
        yield from hashlib.blake2b(number.to_bytes(8, "big"), key=secret, digest_size=64).digest()
        number += 1


def draw(chance, sides):
    """A number from 1 to sides. Bytes at the upper end that would favour small numbers are skipped."""
    if type(sides) is not int or not 1 <= sides <= 256:
        raise ValueError(f"a die has 1 to 256 sides, not {str(sides)[:20]}")
    while True:
        byte = next(chance)
        if byte < 256 - 256 % sides:
            return byte % sides + 1


def blocks(secret, name):
    """The blocks of a named draw, 64 bytes each: BLAKE2b of the name, keyed; a further block has its number as salt."""
    number = 0
    while True:
        salt = number.to_bytes(16, "big")
        yield hashlib.blake2b(name.encode(), key=secret, digest_size=64, salt=salt).digest()
        number += 1


def fallen(secret, name, slot, sides):
    """The side, from 0 on, of the die that owns a slot of eight bytes in the blocks of a draw."""
    for block in blocks(secret, name):
        for byte in block[8 * slot : 8 * slot + 8]:
            if byte < 256 - 256 % sides:
                return byte % sides
    return None


def shuffle_place(chance, left):
    """The place, from 0 on, that a card takes when that many places are left for it."""
    return next(byte for byte in chance if byte < 256 - 256 % left) % left


def keys(match):
    """The key of each draw: of those before the match branches off, the key of the match from which it does.

    With the same dice it is that key for all draws.
    """
    branch, places = match.get("branch"), list(match.get("branched", []))
    if branch is None:
        return [key(match)] * len(match["draws"])
    if match.get("sealed") is not None and match["sealed"].get("branch") != branch:
        raise ValueError("it branches off another match than the one that was sealed")
    earlier = {name: value for name, value in match.items() if name not in ("branch", "branched", "sealed")}
    ends = len(match["draws"]) if branch.get("same") else places[0]
    earlier.update(branch, click=branch.get("click"), draws=match["draws"][:ends], branched=places[1:])
    return keys(earlier) + [key(match)] * (len(match["draws"]) - ends)


def check_keyed(secrets, draws):
    """Whether every draw is what its name gives, and none is reported twice."""
    shuffles, seen, own = {}, set(), {}
    for number, (name, slot, sides, side) in enumerate(draws, start=1):
        if type(sides) is not int or not 1 <= sides <= 256 or type(name) is not str or not name:
            raise ValueError(f"draw {number} is none of a die with 1 to 256 sides that has a name")
        secret = own.setdefault(name, secrets[number - 1])
        if slot is None:
            chance = shuffles.setdefault(name, (byte for block in blocks(secret, name) for byte in block))
            came = shuffle_place(chance, sides)
        elif type(slot) is int and 0 <= slot <= 7:
            came = fallen(secret, name, slot, sides)
        else:
            raise ValueError(f"draw {number} has a slot that there is not")
        if type(side) is not int or side != came:
            raise ValueError(f"draw {number} ({name[:40]}) shows {str(side)[:20]}, which the seed does not give")
        if (name, slot, slot is None and sides) in seen:
            raise ValueError(f"draw {number} ({name[:40]}) is reported twice")
        seen.add((name, slot, slot is None and sides))


def position(match):
    """Where the match began: round 1, or the position that was sealed; where it branches off, that of the other one."""
    if match.get("branch") is not None:
        return position({**match["branch"], "seats": match["seats"]})
    begun = match.get("position")
    if match.get("sealed") is not None and match["sealed"].get("position") != begun:
        raise ValueError("it begins with another position than the one that was sealed")
    return begun or {"round": 1, "acting": 0}


class Names:
    """The names that rolls must have: when and why a seat rolls. A name that comes again in a turn is numbered."""

    def __init__(self, match):
        self.counts, self.depth, self.repeated = {}, 0, {}
        begun = position(match)
        self.turn = f"{begun['round']}.{begun['acting']}" if match["game"] == "diceforge" else f"{begun['round']}"

    def numbered(self, name):
        """The name with its number."""
        number = self.counts.get(name, 0)
        self.counts[name] = number + 1
        return f"{name}#{number}" if number else name

    def heed(self, kind, seat, facts):
        """Follow rounds and turns."""
        if kind == "turn_began":
            self.turn = f"{facts['round']}.{seat}"
        elif kind == "round_began":
            self.turn = f"{facts['round']}"
        elif kind in ("turn_within_began", "turn_within_ended"):
            self.depth += 1 if kind == "turn_within_began" else -1

    def rolled(self, seat, dice, cause):
        """Dice Forge: the name and the slot of each die that a seat rolled."""
        places = [("light", "dark").index(die) for die in dice]
        if cause == "twins":
            name, first = self.repeated[seat]
            return [(self.numbered(f"{name}.again{first + place}"), first + place) for place in places]
        if cause == "phase" and not self.depth:
            number = self.counts.get((self.turn, seat), 0)
            self.counts[self.turn, seat] = number + 1
            name, first = f"{self.turn}#{number}" if number else self.turn, 2 * seat
        else:
            name = self.numbered(f"{self.turn}.{'within' if cause == 'phase' else cause}.{seat}")
            first = 0
        self.repeated[seat] = name, first
        return [(name, first + place) for place in places]

    def celestial(self, seat, cause):
        """Dice Forge: the name and the slot of the Celestial Die."""
        if cause == "twins":
            return self.numbered(f"{self.repeated[seat, 'celestial']}.again2"), 2
        name = self.numbered(f"{self.turn}.{cause}.{seat}.celestial")
        self.repeated[seat, "celestial"] = name
        return name, 2


# The dice of Dice Forge before the match, by module, each side as the rolls count them; and the Celestial Die.
START = {
    "none": {"light": "g1 g1 g1 g1 g1 s1", "dark": "g1 g1 g1 g1 v2 m1"},
    "goddess": {"light": "g1 g1 g1 g1 g1 s1", "dark": "g1 g1 g1 g1 v2 golem_moon"},
    "titans": {"light": "g1 g1 g1 g1 g1 a1", "dark": "g1 g1 g1 g1 m1 l1_v1"},
}
CELESTIAL = ["cel_g12", "cel_v5", "cel_v3_choice", "cel_mirror", "cel_choose_side", "cel_upgrade2"]


def reported_numbers(match):
    """Hercules: the name, the slot and the number of each die that is reported."""
    names = Names(match)
    for kind, seat, facts in match["events"]:
        names.heed(kind, seat, facts)
        if kind == "rolled":
            for die, number in enumerate(facts["dice"]):
                yield (names.turn, 2 * seat + die), number, None
        elif kind == "hades_rolled":
            yield (f"{names.turn}.hades", 0), facts["die"], None
            yield (f"{names.turn}.white", 0), facts["white"], None
        elif kind == "white_rolled":
            yield (names.numbered(f"{names.turn}.{seat}.usewhite"), 0), facts["white"], None
        elif kind == "used" and facts.get("ability") == "reroll":
            for die, number in zip(("d1", "d2", "white"), facts["after"]):  # noqa: B905
                if die in facts["dice"]:
                    yield (names.numbered(f"{names.turn}.{seat}.{die}"), 0), number, None


def reported_faces(match):
    """Dice Forge: the name, the slot and the face of each die that is reported, and the sides that it had then."""
    names, start = Names(match), START[match["settings"].get("module", "none")]
    dice = {(seat, die): sides.split() for seat in range(match["seats"]) for die, sides in start.items()}
    for seat, hero in enumerate(position(match).get("heroes", [])):
        dice.update({(seat, "light"): [*hero["dice"][0]], (seat, "dark"): [*hero["dice"][1]]})
    for kind, seat, facts in match["events"]:
        names.heed(kind, seat, facts)
        if kind == "forged":
            sides = dice[seat, facts["die"]]
            place = range(1, 7).index(facts["side"])
            if facts.get("old", sides[place]) != sides[place]:
                raise ValueError(f"a face is forged over {facts['old']}, which was not there")
            sides[place] = facts["face"]
        elif kind == "celestial_rolled":
            yield names.celestial(seat, facts["cause"]), facts["face"], CELESTIAL
        elif kind == "rolled":
            if len(facts["dice"]) != len(facts["faces"]):
                raise ValueError("a roll tells more dice than faces, or fewer")
            named = names.rolled(seat, facts["dice"], facts["cause"])
            for name, die, face in zip(named, facts["dice"], facts["faces"]):  # noqa: B905
                yield name, face, tuple(dice[seat, die])


def reported_dice(match):
    """Of each die that fell: the name and slot that it must have, what came, and the sides it had then
    (None where its sides are the numbers themselves)."""
    reported = {"hercules": reported_numbers, "diceforge": reported_faces}.get(match["game"])
    return None if reported is None else list(reported(match))


def check_draws(match):
    """A sentence on the draws. Each die must fall as the seed gives it."""
    keyed, draws = is_keyed(match), match["draws"]
    if keyed:
        check_keyed(keys(match), draws)
    else:
        streams, secrets = {}, keys(match)
        for number, (sides, came) in enumerate(draws, start=1):
            secret = secrets[number - 1]
            if draw(streams.setdefault(secret, stream(secret)), sides) != came:
                raise ValueError(f"draw {number} is reported as {came}, which the seed does not give")
    return f"All {len(draws)} draws come from the seed{', each from its own name' if keyed else ''}."


def check(match, promised=""):
    """Sentences on what was checked. Raises ValueError with the first thing that does not fit."""
    if seal(match) != (promised or match["commitment"]).strip().lower():
        raise ValueError("seed and salt do not give the seal")
    said = [f"The seal fits: {seal(match)}"]
    if match.get("draws") is None:
        return [*said, "This file tells no draws: only its seal can be checked here."]
    said.append(check_draws(match))
    dice = reported_dice(match)
    if dice is None:
        return [*said, "How this game tells its dice is not known here: none of them was compared."]
    dealt = match["dealt"]
    if type(dealt) is not int or not 0 <= dealt <= len(match["draws"]):
        raise ValueError("it tells more draws of the deal than there are, or fewer")
    keyed, left = is_keyed(match), match["draws"][dealt:]
    if len(dice) != len(left):
        raise ValueError(f"{len(dice)} dice are reported, {len(left)} were drawn")
    for number, ((name, reported, sides), drawn) in enumerate(zip(dice, left), start=1):  # noqa: B905
        if keyed and (drawn[0], drawn[1]) != name:
            raise ValueError(f"die {number} was drawn as {drawn[0][:40]}, slot {drawn[1]}, not as {name[0]}, {name[1]}")
        side = drawn[3] if keyed else drawn[1] - 1
        fell = side + 1 if sides is None else sides[side]
        if type(reported) is not type(fell) or reported != fell:
            raise ValueError(f"die {number} is reported as {reported}, it fell on {fell}")
    what = "numbers" if match["game"] == "hercules" else "faces"
    return [*said, f"All {len(dice)} dice told at the table show the {what} of those draws."]


def main(arguments):
    """Check the file that is named; 0 when all fits."""
    if len(arguments) not in (1, 2):
        print(__doc__)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            print("\n".join(check(json.load(file), *arguments[1:])))
    except OSError as fault:
        print(f"The file cannot be read: {fault.strerror}")
        return 1
    except ValueError as fault:
        print(f"This match does not hold: {fault}")
        return 1
    except (LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as fault:
        print(f"This match does not hold: it is not of the form that /verify writes ({type(fault).__name__})")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
