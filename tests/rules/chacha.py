"""ChaCha after RFC 8439 with any number of rounds, and shuffles drawn from it, written apart from the rules."""

import struct
from math import prod

COLUMNS_AND_DIAGONALS = ("048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e")


def rotated(word: int, by: int) -> int:
    return (word << by) % 2**32 + (word >> 32 - by)


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for upper, lower in ((16, 12), (8, 7)):
        x[a] = (x[a] + x[b]) % 2**32
        x[d] = rotated(x[d] ^ x[a], upper)
        x[c] = (x[c] + x[d]) % 2**32
        x[b] = rotated(x[b] ^ x[c], lower)


def block(key: bytes, counter: int, nonce: bytes = bytes(12), rounds: int = 20) -> bytes:
    start = list(struct.unpack("<16L", b"expand 32-byte k" + key + struct.pack("<L", counter) + nonce))
    x = start[:]
    for _ in range(rounds // 2):
        for places in COLUMNS_AND_DIAGONALS:
            quarter_round(x, *(int(place, 16) for place in places))
    return struct.pack("<16L", *((a + b) % 2**32 for a, b in zip(x, start, strict=True)))


def shuffled(key: bytes, n: int, counter: int = 0) -> tuple[list[int], int]:
    """The order of `n` cards that a seed gives, and the block after the last one used.

    A number of 56 bits, read as a fraction, picks one of the equally many outcomes of up to eight draws at once; the
    outcome's digits in mixed radix are the draws.
    """
    cards = list(range(n))
    numbers: list[int] = []
    last = n - 1
    while last > 0:
        if not numbers:
            words = struct.unpack("<8Q", block(key, counter, rounds=8))
            numbers = [word >> 8 for word in words]
            counter += 1
        bounds = list(range(last + 1, max(last - 7, 1), -1))
        outcomes = prod(bounds)
        scaled = numbers.pop(0) * outcomes
        if scaled % 2**56 < 2**56 % outcomes:
            continue
        outcome = scaled // 2**56
        for place, bound in enumerate(bounds):
            draw = outcome // prod(bounds[place + 1 :]) % bound
            cards[bound - 1], cards[draw] = cards[draw], cards[bound - 1]
        last -= len(bounds)
    return cards, counter
