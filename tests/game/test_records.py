import hashlib
import random
import re
from dataclasses import replace
from typing import Any

import pytest

import foretell as ft
from tests.positions import CLOSED, SEED, TWO, play, position, sheet_with, table

HAND = "JM 2M 4S 6T 10T"
CUSTOM_SHEET = ft.Options(sheet=sheet_with({"AC": "t*e"}))


def played_out(options: ft.Options, number: int, names: tuple[str, ...] = ()) -> ft.Game:
    chance = random.Random(number)
    game = ft.Game(options, bytes([number]) * 32, names)
    while game.phase != "over":
        game.play(chance.choice(game.legal), chance.choice(game.actors))
    return game


@pytest.mark.parametrize(
    "options",
    [TWO, CLOSED, ft.Options(4, "B", "bending"), ft.Options(5, heirs=True), CUSTOM_SHEET],
)
def test_a_record_read_and_replayed_is_the_game_again(options: ft.Options) -> None:
    game = played_out(options, options.players, tuple(f"Player {seat}" for seat in range(options.players)))
    text = str(game.record())
    for source in (text, text.encode(), text.replace("\n", "\r\n")):
        again = ft.Record.parse(source).replay()
        assert (again.position(), again.result, again.names) == (game.position(), game.result, game.names)
        assert again.plies == game.plies
        assert again.options.sheet.name == options.sheet.name
        assert str(again.record()) == text


def test_a_record_looks_like_this() -> None:
    game = ft.Game(TWO, bytes(range(32)), ("Ada", "Bo"))
    play(game, "pass pass pass pass pass pass")
    game.play(ft.Predict(0), seat=1)
    game.play(ft.Predict(1), seat=0)
    play(game, "pass")
    assert str(game.record()).splitlines() == [
        "Foretell record 1",
        "Rules: 1",
        "Players: 2",
        "Side: A",
        "Discard: open",
        "Heirs: no",
        f"Sheet: {ft.default_sheet().digest} Foretell 1",
        "Name: Ada",
        "Name: Bo",
        f"Seed: {bytes(range(32)).hex()}",
        f"Commitment: {hashlib.sha256(bytes(range(32))).hexdigest()}",
        "",
        "# round 1",
        *["0: pass", "1: pass"] * 2,
        "0: pass",
        "1: pass =0",
        "0: =1",
        "# round 2",
        f"{game.plies[-1].seat}: pass",
    ]


def test_decisions_of_one_seat_in_a_row_share_a_line() -> None:
    game = table(HAND, first="3C 5C", deck="KT")
    play(game, "JM +3C use x4S pass")
    assert str(game.record()).splitlines()[-2:] == ["0: JM +3C use x4S", "1: pass"]


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert ft.commitment_of(SEED) == hashlib.sha256(SEED).hexdigest()
    assert ft.Game(TWO, SEED).record().commitment == ft.commitment_of(SEED)


@pytest.mark.parametrize("seed", ["x", None, b"", bytes(31), bytearray(32)])
def test_a_seed_is_32_bytes(seed: bytes) -> None:
    with pytest.raises(ft.ForetellError, match="a seed is 32 bytes, not "):
        ft.commitment_of(seed)
    with pytest.raises(ft.ForetellError, match="a seed is 32 bytes, not "):
        ft.Record(TWO, (), seed)


@pytest.mark.parametrize("names", [("a",), ("a", "b\nSide: B"), ("a", " b"), ("a", ""), "ab", None])
def test_a_record_has_names_that_can_be_read_again(names: tuple[str, ...]) -> None:
    with pytest.raises(ft.ForetellError, match="name"):
        ft.Record(TWO, names, SEED)


def test_a_record_made_by_hand_is_read_back() -> None:
    names: Any = ["Ada", "Bo"]
    record = ft.Record(TWO, names, SEED)
    assert record.names == ("Ada", "Bo")
    assert ft.Record.parse(str(record)) == record
    wrong: Any = 2
    with pytest.raises(ft.RecordError, match=r"a record has foretell\.Options, not 2"):
        replace(record, options=wrong)
    with pytest.raises(ft.RecordError, match="the position is of a game with other options"):
        replace(record, position=position(HAND))


def test_a_record_may_begin_with_a_position() -> None:
    here = position(HAND, options=CUSTOM_SHEET, first="3C 5C", deck="KT", runes=(1, 2, 3))
    game = ft.Game.from_position(here, SEED, ("a", "b", "c"))
    play(game, "JM +3C use x4S pass")
    record = ft.Record.parse(str(game.record()))
    assert record.position is not None
    assert record.position.runes == (1, 2, 3)
    assert record.replay().position() == game.position()
    assert str(record.replay().record()) == str(game.record())


def test_a_record_from_a_position_to_the_end_has_its_result() -> None:
    hands = ("2C 2M 5S 7T 9C", "2S 3M 4M 5M 7S", "2T 3C 4S 5T 8M")
    game = table(*hands, free=1, round=3, runes=(0, 7, 7), turn=2)
    play(game, "pass =0 =0 =0")
    text = str(game.record())
    assert f"Result: {game.result.winner if game.result else ''} " in text
    assert ft.Record.parse(text).replay().result == game.result


def test_a_record_without_decisions_is_the_deal() -> None:
    game = ft.Game(TWO, SEED)
    record = ft.Record.parse(str(game.record()))
    assert (record.plies, record.names, record.result) == ((), (), None)
    assert record.replay().position() == game.position()


def test_steps_lead_through_the_whole_game() -> None:
    game = played_out(TWO, 4)
    record = ft.Record.parse(str(game.record()))
    counts = [len(moment.plies) for moment in record.steps()]
    assert counts == list(range(len(game.plies) + 1))


def test_a_draw_is_recorded_without_a_winner() -> None:
    hands = ("2C 2M 5S 7T 9C", "2S 3M 4M 5M 7S", "2T 3C 4S 5T 8M")
    game = table(*hands, options=ft.Options(heirs=True), free=0, phase="predict", round=4, runes=(0, 7, 7), turn=2)
    play(game, "=1 =1 =1")
    text = str(game.record())
    assert "Result: nobody 1 7 7" in text
    assert ft.Record.parse(text).replay().result == ft.Result(None, (1, 7, 7), "nobody")


def test_a_tie_broken_by_the_hand_is_read_as_such() -> None:
    hands = ("2C 2M 5S 7T 9C", "2S 3M 4M 5M 7S", "2T 3C 4S 5T 8M")
    game = table(*hands, free=0, phase="predict", round=3, runes=(0, 7, 7), turn=2)
    play(game, "=1 =1 =1")
    record = ft.Record.parse(str(game.record()))
    assert record.result == game.result == ft.Result(2, (1, 7, 7), "hand")
    assert record.replay().result == game.result


def test_a_result_that_the_decisions_do_not_lead_to_is_refused() -> None:
    text = str(played_out(TWO, 4).record())
    wrong = re.sub(r"Result: (\d) (\d+)", lambda found: f"Result: {found[1]} {int(found[2]) + 1}", text)
    with pytest.raises(ft.RecordError, match=r"the header has the result .* but these decisions lead to"):
        ft.Record.parse(wrong).replay()


def test_a_result_before_the_end_is_refused() -> None:
    text = str(ft.Game(TWO, SEED).record()).replace("\n\n", "\nResult: 0 1 0\n\n", 1)
    with pytest.raises(ft.RecordError, match="but the decisions end before it"):
        ft.Record.parse(text).replay()


def test_an_illegal_decision_is_refused_with_its_line() -> None:
    game = ft.Game(TWO, SEED)
    play(game, "pass pass")
    text = str(game.record()) + "allin allin\n"
    line = len(text.splitlines())
    with pytest.raises(ft.RecordError, match=rf"line {line}, decision 4 \(allin\): .* is not legal"):
        ft.Record.parse(text).replay()


def test_the_error_for_an_illegal_decision_without_a_seat_lists_the_legal_ones() -> None:
    """A record holds the seed, so there is nothing to hide from whoever has it."""
    game = ft.Game(TWO, SEED)
    choices = ", ".join(map(str, game.legal))
    with pytest.raises(ft.RecordError, match=rf"decision 1 \(use\): Use\(\) is not legal; .*, from {choices}$"):
        ft.Record.parse(str(game.record()) + "use\n").replay()


def test_an_illegal_decision_of_a_record_that_was_not_read_has_no_line() -> None:
    record = replace(ft.Game(TWO, SEED).record(), plies=(ft.Ply(0, ft.Use()),))
    with pytest.raises(ft.RecordError, match=r"^decision 1 \(use\): "):
        record.replay()


def test_a_decision_of_the_wrong_seat_is_refused() -> None:
    record = replace(ft.Game(TWO, SEED).record(), plies=(ft.Ply(1, ft.Pass()),))
    with pytest.raises(ft.RecordError, match="it is not for seat 1 to choose"):
        record.replay()


def test_a_record_that_was_read_can_be_written_before_it_is_replayed() -> None:
    text = str(played_out(TWO, 4).record())
    record = ft.Record.parse(text)
    assert "None" not in str(record)
    assert ft.Record.parse(str(record)).replay().position() == record.replay().position()


def test_predictions_of_two_may_come_without_their_seats() -> None:
    game = ft.Game(TWO, SEED)
    play(game, "pass pass pass pass pass pass =0 =1")
    text = re.sub(r"^[01]=", "=", str(game.record()), flags=re.MULTILINE)
    assert ft.Record.parse(text).replay().position() == game.position()


GAME = ft.Game(TWO, SEED, ("Ada", "Bo"))
play(GAME, "pass")
TEXT = str(GAME.record())
CUSTOM = str(ft.Game(ft.Options(2, sheet=sheet_with({"AC": "t*e"})), SEED).record())
PLACED = str(table(HAND, options=TWO).record())


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("text", "entry", "value", "reason"),
    [
        (TEXT, "Foretell record", "Foretell record 2", "a record begins with 'Foretell record 1'"),
        (TEXT, "Rules", "Rules: 2", "these rules have version 1; the record was made with '2'"),
        (TEXT, "Players", "Players: 6", "the game is for 2 to 5 players, not '6'"),
        (TEXT, "Players", "Players: ٣", "the game is for 2 to 5 players"),
        (TEXT, "Side", "Side: C", "Side is one of A, B"),
        (TEXT, "Heirs", "Heirs: perhaps", "Heirs is one of yes, no, not 'perhaps'"),
        (TEXT, "Sheet", "Sheet: 00 Foretell 1", "the sheet's digest is .* but the header says '00'"),
        (TEXT, "Sheet", "Sheet:", "the sheet's digest is"),
        (TEXT, "Seed", "Seed: 00", "a seed is 64 hexadecimal digits in lower case"),
        (TEXT, "Seed", "Seed: " + "A" * 64, "a seed is 64 hexadecimal digits in lower case"),
        (TEXT, "Commitment", "Commitment: " + "0" * 64, "the commitment is not the SHA-256 of the seed"),
        (TEXT, "Name: Bo", "Name Bo", "'Name Bo' is not an entry of a header, or it occurs twice"),
        (TEXT, "Side", "Colour: red", "'Colour: red' is not an entry of a header"),
        (TEXT, "0: pass", "0: pass fold", "'fold' is not a card"),
        (TEXT, "0: pass", "0: pass 0=5", "'0=5' is not a card"),
        (TEXT, "0: pass", "0: pass =5", "'=5' is not an action: a seat from 0 to 4 follows '='"),
        (CUSTOM, "Effects", "Effects: CMST", "a sheet's code has 54 cards between commas"),
        (CUSTOM, "Effects", f"Effects: {ft.default_sheet().code}", "the sheet's digest is"),
        (PLACED, "Position", "Position: players=2", "a position says hands, rows, deck"),
        (PLACED, "Position", f"Position: {position(HAND)}", "the position is of a game with other options"),
    ],
)
def test_a_damaged_line_is_named(text: str, entry: str, value: str, reason: str) -> None:
    damaged = re.sub(rf"^{entry}.*$", lambda _: value, text, count=1, flags=re.MULTILINE)
    with pytest.raises(ft.RecordError, match=f"^line {line_of(text, entry)}: {reason}"):
        ft.Record.parse(damaged)


@pytest.mark.parametrize("entry", ["Rules: 1", "Side: A", "Heirs: no"])
def test_a_repeated_entry_is_named(entry: str) -> None:
    text = TEXT.replace(entry, f"{entry}\n{entry}")
    with pytest.raises(ft.RecordError, match=f"^line {line_of(text, entry) + 1}: '{entry}' is not an entry .* twice"):
        ft.Record.parse(text)


@pytest.mark.parametrize("entry", ["Rules", "Players", "Side", "Discard", "Heirs", "Sheet", "Seed", "Commitment"])
def test_a_missing_header_entry_is_named(entry: str) -> None:
    text = re.sub(rf"^{entry}:.*\n", "", TEXT, flags=re.MULTILINE)
    with pytest.raises(ft.RecordError, match=rf"line \d+: the header has no {entry}"):
        ft.Record.parse(text)


def test_an_unknown_discard_variant_is_refused() -> None:
    with pytest.raises(ft.RecordError, match=r"line \d+: Discard is one of open, bending, closed, not 'ajar'"):
        ft.Record.parse(TEXT.replace("Discard: open", "Discard: ajar"))


@pytest.mark.parametrize(
    "result", ["", "0", "2 1 1", "0 1", "0 1 1 1", "0 1 x", "0 1 -1", "0 1 123456", "no 1 1", "-1 1 1", "0 1 ٣"]
)
def test_a_result_is_a_seat_and_the_rune_totals(result: str) -> None:
    text = TEXT.replace("Commitment", f"Result: {result}\nCommitment")
    line = line_of(text, "Result")
    with pytest.raises(ft.RecordError, match=f"line {line}: a result is the winning seat or 'nobody', then 2 rune"):
        ft.Record.parse(text)


@pytest.mark.parametrize("names", ["Name: Ada", "Name: a\nName: b\nName: c", "Name: Ada\nName:"])
def test_names_that_do_not_fit_are_refused(names: str) -> None:
    with pytest.raises(ft.RecordError, match=r"line \d+: .*name"):
        ft.Record.parse(TEXT.replace("Name: Ada\nName: Bo", names))


@pytest.mark.parametrize("text", ["", "\n", "hello", "Foretell record 11"])
def test_a_text_that_is_not_a_record_is_refused(text: str) -> None:
    with pytest.raises(ft.RecordError, match="line 1: a record begins with 'Foretell record 1'"):
        ft.Record.parse(text)


@pytest.mark.parametrize("text", ["\ufeff" + TEXT, ("\ufeff" + TEXT).encode()])
def test_a_byte_order_mark_is_ignored(text: str | bytes) -> None:
    assert ft.Record.parse(text) == ft.Record.parse(TEXT)


def test_blanks_around_the_name_of_a_sheet_are_ignored() -> None:
    sheet = sheet_with({"AC": "t*e"})
    for name, read in (("  Mine ", "Mine"), ("  ", "custom")):
        text = re.sub(r"^Sheet:.*$", f"Sheet: {sheet.digest} {name}", CUSTOM, flags=re.MULTILINE)
        assert ft.Record.parse(text).options.sheet.name == read


def test_a_huge_text_is_refused() -> None:
    with pytest.raises(ft.RecordError, match="a record has at most 1000000 characters; this one has 1000001"):
        ft.Record.parse("x" * 1_000_001)


def test_bytes_that_are_not_utf_8_are_refused_with_their_line() -> None:
    with pytest.raises(ft.RecordError, match="line 3: a record is UTF-8 text"):
        ft.Record.parse(b"Foretell record 1\nRules: 1\nPlayers: \xff\n")


@pytest.mark.parametrize("text", [None, 5, ["Foretell record 1"]])
def test_a_record_is_text_or_bytes(text: str) -> None:
    with pytest.raises(ft.RecordError, match="a record is text or bytes"):
        ft.Record.parse(text)


def test_a_header_without_a_body_is_a_record() -> None:
    text = TEXT.partition("\n\n")[0]
    assert ft.Record.parse(text).plies == ()


def test_remarks_and_blank_lines_in_the_body_are_ignored() -> None:
    text = TEXT.partition("\n\n")[0] + "\n\n\n# a remark\n  pass   pass # two\n\npass#three\n"
    plies = ft.Record.parse(text).plies
    assert [(str(ply.action), ply.line) for ply in plies] == [("pass", line) for line in (15, 15, 17)]


def test_plies_compare_without_line_numbers() -> None:
    assert ft.Ply(0, ft.Pass(), 3) == ft.Ply(0, ft.Pass(), 9)


def test_an_impossible_position_is_refused_at_replay() -> None:
    text = PLACED.replace("Position: ", "Position: pot=99999 ", 1)
    with pytest.raises(ft.RecordError, match="the position in the header: this position is impossible: pot must be"):
        ft.Record.parse(text).replay()


def test_a_written_record_is_read_back_unchanged() -> None:
    for options in (TWO, CLOSED, CUSTOM_SHEET):
        record = played_out(options, 6).record()
        assert ft.Record.parse(str(record)) == record


def test_a_line_that_names_the_wrong_seat_is_refused_with_its_line() -> None:
    text = TEXT.partition("\n\n")[0] + "\n\n0: pass\n0: pass\n"
    with pytest.raises(ft.RecordError, match=r"line 14, decision 2 \(pass\): it is not for seat 0 to choose"):
        ft.Record.parse(text).replay()
