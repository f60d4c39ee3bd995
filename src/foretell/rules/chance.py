"""Unbiased shuffles from ChaCha8. The key is the game's 256-bit seed.

The block function is that of RFC 8439 with 8 rounds instead of 20. Each shuffle starts a new block. Its 512 bits are
eight numbers of 56 bits. Each number provides up to eight draws by repeated multiplication, with Lemire's rejection for
the whole batch, so all orders are equally likely.
"""

from .marker import rule
from .state import State

WORD = 0xFFFFFFFF
FRACTION_BITS = 56
FRACTION = (1 << FRACTION_BITS) - 1
BATCH = 8

# "expand 32-byte k" as four little-endian words.
SIGMA_0 = 0x61707865
SIGMA_1 = 0x3320646E
SIGMA_2 = 0x79622D32
SIGMA_3 = 0x6B206574


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """RFC 8439, 2.1: the quarter round. Masking to 32 bits at once lets compilers use 32-bit registers."""
    a = a + b & WORD
    d ^= a
    d = d << 16 & WORD | d >> 16
    c = c + d & WORD
    b ^= c
    b = b << 12 & WORD | b >> 20
    a = a + b & WORD
    d ^= a
    d = d << 8 & WORD | d >> 24
    c = c + d & WORD
    b ^= c
    b = b << 7 & WORD | b >> 25
    return a, b, c, d


@rule
def fraction(low: int, high: int) -> int:
    """The upper 56 bits of two words."""
    return high << 24 | low >> 8


@rule
def block(
    k0: int, k1: int, k2: int, k3: int, k4: int, k5: int, k6: int, k7: int, counter: int
) -> tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]:
    """RFC 8439, 2.3 with 8 rounds and a zero nonce: the 16 words of block `counter`."""
    x0, x1, x2, x3 = SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = counter, 0, 0, 0
    for _ in range(4):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    return (
        x0 + SIGMA_0 & WORD,
        x1 + SIGMA_1 & WORD,
        x2 + SIGMA_2 & WORD,
        x3 + SIGMA_3 & WORD,
        x4 + k0 & WORD,
        x5 + k1 & WORD,
        x6 + k2 & WORD,
        x7 + k3 & WORD,
        x8 + k4 & WORD,
        x9 + k5 & WORD,
        x10 + k6 & WORD,
        x11 + k7 & WORD,
        x12 + counter & WORD,
        x13,
        x14,
        x15,
    )


@rule
def fractions(s: State) -> tuple[int, int, int, int, int, int, int, int]:
    """The next block of the game's key stream, as eight numbers of 56 bits."""
    k = s.seed
    w = block(k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7], s.blocks)
    s.blocks += 1
    return (
        fraction(w[0], w[1]),
        fraction(w[2], w[3]),
        fraction(w[4], w[5]),
        fraction(w[6], w[7]),
        fraction(w[8], w[9]),
        fraction(w[10], w[11]),
        fraction(w[12], w[13]),
        fraction(w[14], w[15]),
    )


@rule
def biased(x: int, first: int, last: int) -> bool:
    """Whether `x` must be rejected for a batch of draws below `last + 1`, `last`, ..., `first + 1`."""
    span = 1
    for bound in range(first + 1, last + 2):
        span *= bound
    rest = x * span & FRACTION
    return rest < span and rest < (FRACTION + 1) % span


@rule
def shuffle(s: State, n: int) -> None:
    """Shuffle the `n` lowest cards of the pile. All orders are equally likely."""
    pile = s.pile
    numbers = fractions(s)
    used = 0
    i = n - 1
    while i > 0:
        if used == BATCH:
            numbers = fractions(s)
            used = 0
        x = numbers[used]
        used += 1
        first = max(i - BATCH + 1, 1)
        if biased(x, first, i):
            continue
        while i >= first:
            x *= i + 1
            other = x >> FRACTION_BITS
            x &= FRACTION
            card = pile[i]
            pile[i] = pile[other]
            pile[other] = card
            i -= 1
