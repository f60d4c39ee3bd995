"""Seeds from a secret and contributions, and records that tell how their seed was made."""

import hashlib
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import foretell as ft
from tests.fuzz.junk import JUNK
from tests.positions import SEED, TWO, play

SECRET = bytes(range(100, 132))
ADA, BO = bytes(range(32)), bytes(range(32, 64))
THIRTY_TWO = st.binary(min_size=32, max_size=32)
NO_SECRET = "contributions belong to a secret, and the record has none"
NO_SEED = "the seed does not follow from the secret and the contributions"


def fair_record(secret: bytes, contributions: tuple[bytes | None, ...]) -> ft.Record:
    game = ft.Game(ft.Options(len(contributions)), ft.seed_from(secret, contributions))
    play(game, "pass allin")
    return replace(game.record(), secret=secret, contributions=contributions)


FAIR = fair_record(SECRET, (ADA, None, BO))
TEXT = str(FAIR)


# --- the seed -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contributions", "told"),
    [
        ((ADA, BO), b"\1" + ADA + b"\1" + BO),
        ((ADA, None), b"\1" + ADA + b"\0"),
        ((None, ADA), b"\0\1" + ADA),
        ((None, None), b"\0\0"),
        ((BO, None, ADA, None, BO), b"\1" + BO + b"\0\1" + ADA + b"\0\1" + BO),
    ],
)
def test_the_seed_is_the_hash_of_secret_and_contributions(contributions: tuple[bytes | None, ...], told: bytes) -> None:
    expected = hashlib.sha256(b"foretell seed 1\n" + SECRET + told).digest()
    assert ft.seed_from(SECRET, contributions) == ft.seed_from(SECRET, list(contributions)) == expected


@settings(deadline=None, derandomize=True)
@given(THIRTY_TWO, st.lists(st.none() | st.sampled_from((ADA, BO)), min_size=2, max_size=5), st.randoms())
def test_other_secrets_and_contributions_make_other_seeds(
    secret: bytes, contributions: list[bytes | None], chance: Random
) -> None:
    seed = ft.seed_from(secret, contributions)
    others = chance.sample(contributions, len(contributions))
    assert (ft.seed_from(secret, others) == seed) == (others == contributions)
    assert (ft.seed_from(secret[::-1], contributions) == seed) == (secret[::-1] == secret)
    assert seed not in (secret, hashlib.sha256(secret).digest())


def test_a_secret_is_32_bytes() -> None:
    for secret in (*JUNK[1:], bytes(31), bytes(33), bytearray(32), "0" * 32, "0" * 64):
        with pytest.raises(ft.ForetellError, match=r"^a secret is 32 bytes, not "):
            ft.seed_from(secret, (None, None))
        with pytest.raises(ft.RecordError, match=r"^a secret is 32 bytes, not "):
            replace(FAIR, secret=secret)


def test_a_contribution_is_32_bytes() -> None:
    for one in (*JUNK[1:], bytes(31), bytes(33), bytearray(32), "0" * 64):
        with pytest.raises(ft.ForetellError, match=r"^a contribution is None or 32 bytes, not "):
            ft.seed_from(SECRET, (ADA, one))
        with pytest.raises(ft.RecordError, match=r"^a contribution is None or 32 bytes, not "):
            replace(FAIR, contributions=(ADA, None, one))


def test_junk_is_refused_as_contributions() -> None:
    for contributions in JUNK:
        with pytest.raises(ft.ForetellError, match=r"^(a contribution is|contributions are) "):
            ft.seed_from(SECRET, contributions)
        with pytest.raises(ft.RecordError, match=rf"^(a contribution is|contributions are) |{NO_SEED}"):
            replace(FAIR, contributions=contributions)


@pytest.mark.parametrize("contributions", [None, 3, ADA, "", (), (ADA,), (ADA,) * 6, {0: ADA, 1: BO}, iter((ADA, BO))])
def test_contributions_are_one_for_each_seat(contributions: Any) -> None:
    with pytest.raises(ft.ForetellError, match=r"^contributions are a tuple of bytes or None for each of 2 to 5 seats"):
        ft.seed_from(SECRET, contributions)


# --- the record -----------------------------------------------------------------------------------


def test_a_fair_record_looks_like_this() -> None:
    assert TEXT.splitlines()[7:12] == [
        f"Seed: {ft.seed_from(SECRET, (ADA, None, BO)).hex()}",
        f"Secret: {SECRET.hex()}",
        f"Contribution: 0 {ADA.hex()}",
        f"Contribution: 2 {BO.hex()}",
        f"Commitment: {hashlib.sha256(SECRET).hexdigest()}",
    ]
    assert FAIR.commitment == ft.commitment_of(SECRET)


def test_a_record_without_a_secret_has_not_changed() -> None:
    record = replace(FAIR, secret=None, contributions=())
    assert not re.search("Secret|Contribution", str(record))
    assert record.commitment == ft.commitment_of(record.seed)
    assert ft.Record.parse(str(record)) == record


@settings(max_examples=50, deadline=None, derandomize=True)
@given(THIRTY_TWO, st.lists(st.none() | THIRTY_TWO, min_size=2, max_size=5).map(tuple))
def test_fair_records_are_their_text(secret: bytes, contributions: tuple[bytes | None, ...]) -> None:
    record = fair_record(secret, contributions)
    text = str(record)
    for source in (text, text.encode(), text.replace("\n", "\r\n")):
        read = ft.Record.parse(source)
        assert read == record
        assert (read.secret, read.contributions, read.commitment) == (secret, contributions, ft.commitment_of(secret))
    assert read.replay().position() == record.replay().position()


def test_contributions_may_be_a_list_or_left_out() -> None:
    some: Any = [ADA, None, BO]
    assert replace(FAIR, contributions=some) == FAIR
    alone = ft.Record(TWO, (), ft.seed_from(SECRET, (None, None)), secret=SECRET)
    assert alone.contributions == (None, None)
    assert "Contribution" not in str(alone)
    assert ft.Record.parse(str(alone)) == alone
    none: Any = []
    assert replace(alone, contributions=none) == alone
    assert ft.Record(TWO, (), SEED, contributions=none).contributions == ()


def test_contributions_may_be_written_in_any_order() -> None:
    lines = TEXT.splitlines()
    lines[8:12] = [lines[11], lines[10], lines[9].replace(" 0 ", "  0   "), lines[8]]
    assert ft.Record.parse("\n".join(lines)) == FAIR


@pytest.mark.parametrize("contributions", [None, 3, ADA, "", {}, (ADA,), (ADA,) * 6])
def test_a_record_refuses_wrong_contributions(contributions: Any) -> None:
    with pytest.raises(ft.RecordError, match="contributions are a tuple of bytes or None for each of 2 to 5 seats"):
        replace(FAIR, contributions=contributions)


def test_a_record_takes_contributions_only_for_its_seats() -> None:
    two = (ADA, BO)
    with pytest.raises(ft.RecordError, match=r"3 seats have 3 contributions .* or none at all, not 2"):
        replace(FAIR, seed=ft.seed_from(SECRET, two), contributions=two)


@pytest.mark.parametrize("contributions", [(ADA, None, BO), (None, None, None), None, 3])
def test_contributions_without_a_secret_are_refused(contributions: Any) -> None:
    with pytest.raises(ft.RecordError, match=NO_SECRET):
        replace(FAIR, secret=None, contributions=contributions)


@pytest.mark.parametrize(
    "other",
    [
        {"seed": SEED},
        {"secret": BO},
        {"contributions": ()},
        {"contributions": (None, None, None)},
        {"contributions": (ADA, None, None)},
        {"contributions": (ADA, BO, None)},
        {"contributions": (BO, None, ADA)},
    ],
    ids=str,
)
def test_a_seed_that_does_not_follow_is_refused(other: dict[str, Any]) -> None:
    with pytest.raises(ft.RecordError, match=f"^{NO_SEED}$"):
        replace(FAIR, **other)


# --- its text -------------------------------------------------------------------------------------


def line_of(start: str) -> int:
    return next(i for i, line in enumerate(TEXT.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("entry", "named", "reason"),
    [
        ("Seed: ", "Seed", NO_SEED),
        ("Secret: ", "Commitment", "the commitment is not the SHA-256 of the secret"),
        ("Contribution: 0 ", "Seed", NO_SEED),
        ("Contribution: 2 ", "Seed", NO_SEED),
        ("Commitment: ", "Commitment", "the commitment is not the SHA-256 of the secret"),
    ],
)
def test_every_digit_that_was_changed_is_noticed(entry: str, named: str, reason: str) -> None:
    start = TEXT.index(entry) + len(entry)
    for place in range(start, start + 64):
        digit = f"{int(TEXT[place], 16) ^ 1:x}"
        with pytest.raises(ft.RecordError, match=f"^line {line_of(named)}: {reason}$"):
            ft.Record.parse(TEXT[:place] + digit + TEXT[place + 1 :])


def test_a_secret_that_was_exchanged_with_its_commitment_is_noticed() -> None:
    wrong = TEXT.replace(SECRET.hex(), BO.hex(), 1).replace(FAIR.commitment, ft.commitment_of(BO))
    with pytest.raises(ft.RecordError, match=f"^line {line_of('Seed')}: {NO_SEED}$"):
        ft.Record.parse(wrong)


@pytest.mark.parametrize("entry", ["Contribution: 0", "Contribution: 2"])
def test_a_contribution_that_was_left_out_or_moved_is_noticed(entry: str) -> None:
    out = re.sub(rf"^{entry}.*\n", "", TEXT, flags=re.MULTILINE)
    moved = TEXT.replace(entry, "Contribution: 1")
    for wrong in (out, moved):
        with pytest.raises(ft.RecordError, match=f": {NO_SEED}$"):
            ft.Record.parse(wrong)


@pytest.mark.parametrize(
    ("entry", "value", "reason"),
    [
        ("Secret", "Secret: 00", "a secret is 64 hexadecimal digits in lower case"),
        ("Secret", "Secret: " + "A" * 64, "a secret is 64 hexadecimal digits in lower case"),
        ("Secret", "Secret:", "a secret is 64 hexadecimal digits in lower case"),
        ("Contribution", "Contribution: 0 00", "a contribution is a seat and 64 hexadecimal digits in lower case"),
        ("Contribution", "Contribution: 0", "a contribution is a seat and 64 hexadecimal digits in lower case"),
        ("Contribution", f"Contribution: 0 {ADA.hex().upper()}", "a contribution is a seat and 64 hexadecimal"),
        ("Contribution", f"Contribution: 0 1 {ADA.hex()}", "a contribution is a seat and 64 hexadecimal"),
        ("Contribution", f"Contribution: 3 {ADA.hex()}", "a contribution is that of a seat from 0 to 2, .* not '3'"),
        ("Contribution", f"Contribution: -1 {ADA.hex()}", "a contribution is that of a seat from 0 to 2"),
        ("Contribution", f"Contribution: ٠ {ADA.hex()}", "a contribution is that of a seat from 0 to 2"),
        ("Contribution", f"Contribution: {ADA.hex()}", "a contribution is that of a seat from 0 to 2"),
        ("Contribution", "Contribution:", "a contribution is that of a seat from 0 to 2, once for each; not ''"),
        ("Contribution: 2", f"Contribution: 0 {BO.hex()}", "a contribution is that of a seat from 0 to 2, once for"),
    ],
)
def test_a_damaged_line_is_named(entry: str, value: str, reason: str) -> None:
    damaged = re.sub(rf"^{entry}.*$", lambda _: value, TEXT, count=1, flags=re.MULTILINE)
    with pytest.raises(ft.RecordError, match=f"^line {line_of(entry)}: {reason}"):
        ft.Record.parse(damaged)


def test_a_text_with_contributions_has_a_secret() -> None:
    text = re.sub(r"^Secret.*\n", "", TEXT, flags=re.MULTILINE).replace(FAIR.commitment, ft.commitment_of(FAIR.seed))
    with pytest.raises(ft.RecordError, match=r"^line 9: contributions belong to a secret, and the record has none$"):
        ft.Record.parse(text)


def test_a_secret_may_appear_only_once() -> None:
    text = TEXT.replace("Secret: ", f"Secret: {SECRET.hex()}\nSecret: ", 1)
    with pytest.raises(ft.RecordError, match=r"^line 10: 'Secret: .* or it occurs twice$"):
        ft.Record.parse(text)
