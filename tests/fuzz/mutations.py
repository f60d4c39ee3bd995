"""Damage valid texts: characters, numbers, words and lines."""

import re
from collections.abc import Callable
from random import Random

ATOMS = (
    *("\0", "\t", "\r", "\x0b", "\x1c", "\x85", "\u2028", "\ufeff", "\u202e", "\ud800", "\udfff", "é", "🂡", "İ", "ß"),
    *("²", "٣", "１", "Ⅳ", "½", "-1", "+1", "0x1", "1_0", "1e9", "1.5", "nan", "inf", "007", "9" * 30, "9" * 5_000),
    *("=", "#", ":", "/", ",", "-", "*", "@", "~", "^", "!", "x", "'", '"', '"""', "[", "]]", "{", "}", "\\", "%s"),
    *("AC", "10T", "R1", "R3", "1C", "ac", "take", "reveal 5*", "pass", "allin", "use", "skip", "=4", "@9", "None"),
)
LONG = 20_000
_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"[^\s,/=]+")
Mutation = Callable[[str, Random], str]


def mutated(text: str, chance: Random, max_changes: int = 4) -> str:
    """Return `text` with up to `max_changes` kinds of damage."""
    for _ in range(chance.randint(1, max_changes)):
        text = chance.choice(MUTATIONS)(text, chance)
    return text


def mutated_bytes(text: str, chance: Random) -> bytes:
    """Damage before and after encoding."""
    data = bytearray(mutated(text, chance, 2).encode("utf-8", "surrogatepass"))
    for _ in range(chance.randint(0, 3)):
        if data:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def _cut(text: str, chance: Random) -> tuple[int, int]:
    start = chance.randint(0, len(text))
    return start, min(len(text), start + chance.choice((0, 1, 1, 2, 5, 30, 200)))


def delete(text: str, chance: Random) -> str:
    start, end = _cut(text, chance)
    return text[:start] + text[end:]


def insert(text: str, chance: Random) -> str:
    start, end = _cut(text, chance)
    return text[:start] + chance.choice(ATOMS) + text[chance.choice((start, end)) :]


def repeat(text: str, chance: Random) -> str:
    start, end = _cut(text, chance)
    return text[:end] + text[start:end] * chance.choice((1, 2, 50)) + text[end:]


def truncate(text: str, chance: Random) -> str:
    return text[: chance.randint(0, len(text))]


def lengthen(text: str, chance: Random) -> str:
    start, _ = _cut(text, chance)
    return text[:start] + chance.choice(ATOMS[:-1]) * (LONG // 40) + text[start:]


def change_number(text: str, chance: Random) -> str:
    number = _pick(_NUMBER, text, chance)
    if number is None:
        return text
    value = int(number[0][:9])
    new = chance.choice((str(value + 1), str(max(0, value - 1)), str(chance.randint(0, 20)), chance.choice(ATOMS)))
    return text[: number.start()] + new + text[number.end() :]


def replace_word(text: str, chance: Random) -> str:
    word, other = _pick(_WORD, text, chance), _pick(_WORD, text, chance)
    if word is None or other is None:
        return text
    new = chance.choice((other[0], other[0], chance.choice(ATOMS)))
    return text[: word.start()] + new + text[word.end() :]


def swap_words(text: str, chance: Random) -> str:
    found = (_pick(_WORD, text, chance), _pick(_WORD, text, chance))
    words = sorted((word for word in found if word), key=lambda word: word.start())
    if len(words) < 2 or words[0].end() > words[1].start():
        return text
    first, second = words
    between = text[first.end() : second.start()]
    return text[: first.start()] + second[0] + between + first[0] + text[second.end() :]


def change_lines(text: str, chance: Random) -> str:
    lines = text.split("\n")
    i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            lines[i], lines[j] = lines[j], lines[i]
        case 1:
            lines.insert(i, lines[j])
        case 2:
            del lines[i]
        case _:
            lines[i] += lines[j]
    return "\n".join(lines)


def _pick(pattern: re.Pattern[str], text: str, chance: Random) -> re.Match[str] | None:
    """Return a match near a random place."""
    start = chance.randint(0, len(text))
    return pattern.search(text, start) or pattern.search(text)


MUTATIONS: tuple[Mutation, ...] = (
    *(delete, insert, repeat, truncate, lengthen),
    *(change_number, change_number, replace_word, replace_word, swap_words, swap_words, change_lines, change_lines),
)
