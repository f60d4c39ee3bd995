"""A long fuzzing run, started by hand: python -m tests.fuzz.campaign SECONDS [FIRST-NUMBER]

Each input depends only on its number, so a failure can be reproduced.
"""

import sys
import time
import traceback
from collections import Counter
from functools import partial
from random import Random

from foretell import Position

from . import corpus
from . import entrances as into
from .mutations import mutated, mutated_bytes


def attempt(number: int) -> tuple[str, bool]:
    """Try one input. Return the name of the entrance, and whether it accepted the input."""
    chance = Random(number)
    record = chance.choice(corpus.records())
    position = chance.choice(corpus.positions())
    sheet = chance.choice(corpus.SHEETS)
    match number % 10:
        case 0:
            return "record", into.enter_record(mutated(record, chance))
        case 1:
            return "record bytes", into.enter_record(mutated_bytes(record, chance))
        case 2:
            return "position", into.enter_position(mutated(position, chance))
        case 3 | 4 | 5:
            made = Position.parse(position)
            return "position object", into.enter_position_object(partial(corpus.altered, made, chance))
        case 6:
            return "sheet", into.enter_sheet(mutated(sheet, chance))
        case 7:
            return "sheet bytes", into.enter_sheet(mutated_bytes(sheet, chance))
        case 8:
            return "code", into.enter_code(mutated(chance.choice(corpus.CODES), chance, 2))
        case _:
            return "token", into.enter_token(mutated(chance.choice(corpus.TOKENS), chance, 2))


def campaign(seconds: float, first: int = 0) -> None:
    end = time.monotonic() + seconds
    seen: Counter[tuple[str, bool]] = Counter()
    found: Counter[str] = Counter()
    number = first
    while time.monotonic() < end:
        try:
            seen[attempt(number)] += 1
        except Exception as error:  # noqa: BLE001 (to tell about it is the purpose)
            where = traceback.extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__} at {where.filename}:{where.lineno}"
            if not found[what]:
                sys.stdout.write(f"try {number}: {traceback.format_exc()}\n")
            found[what] += 1
        number += 1
    sys.stdout.write(f"tries {first} to {number - 1}; let through: {dict(seen)}; found: {dict(found)}\n")


if __name__ == "__main__":
    campaign(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
