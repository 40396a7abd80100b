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
    while True:
        byte = next(chance)
        if byte < 256 - 256 % sides:
            return byte % sides + 1


def told_dice(game, kind, facts):
    """What an event says of the dice that were just rolled: their numbers, None for one that shows a face."""
    if kind == "celestial_rolled":
        return [None]
    if kind == "rolled":
        return facts["dice"] if game == "hercules" else [None] * len(facts["faces"])
    if kind == "hades_rolled":
        return [facts["die"], facts["white"]]
    if kind == "white_rolled":
        return [facts["white"]]
    if kind == "used" and facts.get("ability") == "reroll":
        dice = dict(zip(("d1", "d2", "white"), facts["after"]))  # noqa: B905
        return [dice[name] for name in ("d1", "d2", "white") if name in facts["dice"]]
    return []


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
    left = [came for _, came in match["draws"][match["dealt"] :]]
    events = [(kind, facts) for kind, _, facts in match["events"]]
    dice = [number for kind, facts in events for number in told_dice(match["game"], kind, facts)]
    if len(dice) != len(left):
        raise ValueError(f"{len(dice)} dice are told, {len(left)} were drawn")
    for number, (told, came) in enumerate(zip(dice, left), start=1):  # noqa: B905
        if told is not None and told != came:
            raise ValueError(f"die {number} is told as {told}, it fell on {came}")
    return [*said, f"All {len(dice)} dice told at the table are those draws."]


def main(arguments):
    """Check the file that is named; 0 when all fits."""
    if len(arguments) not in (1, 2):
        print(__doc__)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            print("\n".join(check(json.load(file), *arguments[1:])))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        print(f"This match does not hold: {fault}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
