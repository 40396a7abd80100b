#!/usr/bin/env python3
"""Check the dice of an exported match of Pantheon, with nothing but Python's standard library.

    python verify_match.py FILE [SEAL]

FILE is what /verify hands out after a match, SEAL the 64 characters that the bot posted before it. Three things are
checked: seed and salt give the seal; the seed, stirred with what was settled at the start, gives every draw of chance;
and the dice that were told at the table are those draws. Whether the moves follow the rules is what `pantheon verify`
tells. This file shares no line with Pantheon's own code, so that neither has to be trusted alone.
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


def key(match):
    """The key of the stream: BLAKE2b, keyed with the seed, over what was settled at the start."""
    seed = bytes.fromhex(match["seed"])
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


# The dice of Dice Forge before the match, by module, each side as the rolls count them; and the Celestial Die.
START = {
    "none": {"light": "g1 g1 g1 g1 g1 s1", "dark": "g1 g1 g1 g1 v2 m1"},
    "goddess": {"light": "g1 g1 g1 g1 g1 s1", "dark": "g1 g1 g1 g1 v2 golem_moon"},
    "titans": {"light": "g1 g1 g1 g1 g1 a1", "dark": "g1 g1 g1 g1 m1 l1_v1"},
}
CELESTIAL = ["cel_g12", "cel_v5", "cel_v3_choice", "cel_mirror", "cel_choose_side", "cel_upgrade2"]


def told_numbers(kind, facts):
    """What an event of Hercules says of the dice that were just rolled."""
    if kind == "rolled":
        return facts["dice"]
    if kind == "hades_rolled":
        return [facts["die"], facts["white"]]
    if kind == "white_rolled":
        return [facts["white"]]
    if kind == "used" and facts.get("ability") == "reroll":
        dice = dict(zip(("d1", "d2", "white"), facts["after"]))  # noqa: B905
        return [dice[name] for name in ("d1", "d2", "white") if name in facts["dice"]]
    return []


def told_faces(match):
    """Each face that is told of a roll of Dice Forge, and the sides that its die had then, in their order."""
    start = START[match["settings"].get("module", "none")]
    dice = {(seat, die): sides.split() for seat in range(match["seats"]) for die, sides in start.items()}
    for kind, seat, facts in match["events"]:
        if kind == "forged":
            sides = dice[seat, facts["die"]]
            place = range(1, 7).index(facts["side"])
            if facts.get("old", sides[place]) != sides[place]:
                raise ValueError(f"a face is forged over {facts['old']}, which was not there")
            sides[place] = facts["face"]
        elif kind == "celestial_rolled":
            yield facts["face"], CELESTIAL
        elif kind == "rolled":
            if len(facts["dice"]) != len(facts["faces"]):
                raise ValueError("a roll tells more dice than faces, or fewer")
            for die, face in zip(facts["dice"], facts["faces"]):  # noqa: B905
                yield face, tuple(dice[seat, die])


def told_dice(match):
    """What was told of each die that fell, and the sides it had: None where its sides are the numbers themselves."""
    if match["game"] == "hercules":
        return [(number, None) for kind, _, facts in match["events"] for number in told_numbers(kind, facts)]
    if match["game"] == "diceforge":
        return list(told_faces(match))
    return None


def check(match, promised=""):
    """Sentences on what was checked. Raises ValueError with the first thing that does not fit."""
    if seal(match) != (promised or match["commitment"]).strip().lower():
        raise ValueError("seed and salt do not give the seal")
    said = [f"The seal fits: {seal(match)}"]
    if match.get("draws") is None:
        return [*said, "This file tells no draws: only its seal can be checked here."]
    chance = stream(key(match))
    for number, (sides, came) in enumerate(match["draws"], start=1):
        if draw(chance, sides) != came:
            raise ValueError(f"draw {number} is told as {came}, which the seed does not give")
    said.append(f"All {len(match['draws'])} draws come from the seed.")
    dice = told_dice(match)
    if dice is None:
        return [*said, "How this game tells its dice is not known here: none of them was compared."]
    dealt = match["dealt"]
    if type(dealt) is not int or not 0 <= dealt <= len(match["draws"]):
        raise ValueError("it tells more draws of the deal than there are, or fewer")
    left = [came for _, came in match["draws"][dealt:]]
    if len(dice) != len(left):
        raise ValueError(f"{len(dice)} dice are told, {len(left)} were drawn")
    for number, ((told, sides), came) in enumerate(zip(dice, left), start=1):  # noqa: B905
        fell = came if sides is None else sides[came - 1]
        if type(told) is not type(fell) or told != fell:
            raise ValueError(f"die {number} is told as {told}, it fell on {fell}")
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
