import re
import warnings
from pathlib import Path

import pytest

import foretell as ft
from tests.positions import sheet_with

TEXT = ft.sheet_text(ft.default_sheet())


def line_of(card: str) -> int:
    return next(i for i, line in enumerate(TEXT.splitlines(), 1) if line.startswith(f"{card} = "))


def with_effects(card: str, effects: str) -> str:
    return re.sub(rf"^{card} = .*$", f"{card} = {effects}", TEXT, flags=re.MULTILINE)


def test_a_written_sheet_is_read_back() -> None:
    sheet = ft.Sheet('a "quoted\\" name', ("tree", "mask", "clock", "scarab"), sheet_with({"AC": "hd*xe"}).cards)
    again = ft.parse_sheet(ft.sheet_text(sheet))
    assert (again, again.name) == (sheet, sheet.name)
    assert ft.sheet_text(again) == ft.sheet_text(sheet)


def test_text_and_bytes_are_read_alike() -> None:
    assert ft.parse_sheet(TEXT) == ft.parse_sheet(TEXT.encode()) == ft.default_sheet()


@pytest.mark.parametrize("text", ["\ufeff" + TEXT, ("\ufeff" + TEXT).encode()])
def test_a_byte_order_mark_is_ignored(text: str | bytes) -> None:
    assert ft.parse_sheet(text) == ft.default_sheet()
    with pytest.raises(ft.SheetError, match="line 1: unknown entry 'suit'"):
        ft.parse_sheet(f"\ufeffsuit = 1\n{TEXT}")


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "my-cards.toml"
    path.write_text(with_effects("AC", '["take*", "eye"]'), "utf-8")
    assert ft.read_sheet(path) == ft.read_sheet(str(path)) == sheet_with({"AC": "t*e"})


@pytest.mark.parametrize("name", ["missing.toml", "nul\0.toml", ""])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(ft.SheetError, match="cannot read the card sheet"):
        ft.read_sheet(f"{tmp_path}/{name}")


def test_a_huge_file_is_refused_without_being_parsed(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    path.write_bytes(b"#" * 100_001)
    with pytest.raises(ft.SheetError, match="at most 100000 bytes"):
        ft.read_sheet(path)
    path.write_bytes(TEXT.encode() + b"#" * (100_000 - len(TEXT)))
    assert ft.read_sheet(path) == ft.default_sheet()


def test_a_sheet_that_is_not_utf_8_is_refused() -> None:
    with pytest.raises(ft.SheetError, match="a card sheet is UTF-8 text"):
        ft.parse_sheet(b"name = '\xff'")


@pytest.mark.parametrize("text", ["name = ", "[cards", "[cards]\n[cards]", "a = " + "[" * 5_000])
def test_a_text_that_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(ft.SheetError, match="this is not TOML"):
        ft.parse_sheet(text)


@pytest.mark.parametrize("end", ["\n", "", "\n# the end\n"])
def test_a_repeated_card_is_refused_with_its_line(end: str) -> None:
    with pytest.raises(ft.SheetError, match=r"^line 59: a key occurs twice; list each card once$"):
        ft.parse_sheet(TEXT + f'AC = ["draw*"]{end}')


def test_a_card_repeated_in_one_line_is_refused_too() -> None:
    with pytest.raises(ft.SheetError, match=r"^line 2: a key occurs twice; list each card once$"):
        ft.parse_sheet('name = "x"\ncards = { AC = ["draw*"], AC = ["draw*"] }\n')


@pytest.mark.parametrize(
    ("effects", "rule"),
    [
        ("[]", "a card has 1 to 4 effects; this one has 0"),
        ('["draw*", "draw", "draw", "draw", "draw"]', "a card has 1 to 4 effects; this one has 5"),
        ('["draw*", "fly"]', "unknown effect 'fly'"),
        ('["draw"]', "no effect is starred; write * after each effect that has a star on the card"),
        ('["rune*", "take"]', "at least one starred effect must be a take, draw or reveal (J14), not only rune"),
        (
            '["rune*", "take", "eye*"]',
            "at least one starred effect must be a take, draw or reveal (J14), not only rune, eye",
        ),
        (
            '["reveal 8*"]',
            "unknown effect 'reveal 8'; known are take, exchange, draw, rune, hypnosis, eye, and reveal 1",
        ),
        ('["reveal 0*"]', "unknown effect 'reveal 0'"),
        ('["reveal*"]', "unknown effect 'reveal'"),
        ('["draw**"]', "unknown effect 'draw*'"),
        ('"draw*"', "effects are a list of words"),
        ("[1]", "effects are a list of words"),
    ],
)
def test_an_error_names_the_line_the_card_and_the_rule(effects: str, rule: str) -> None:
    with pytest.raises(ft.SheetError, match=re.escape(f"line {line_of('9S')}: 9S: {rule}")):
        ft.parse_sheet(with_effects("9S", effects))


def test_a_quoted_card_is_found_in_its_line_too() -> None:
    text = TEXT.replace("9S =", '  "9S"  =').replace('9S"  = ["rune", "reveal 3*"]', '9S"  = ["rune"]')
    with pytest.raises(ft.SheetError, match=f"line {line_of('9S')}: 9S: no effect is starred"):
        ft.parse_sheet(text)


def test_an_error_without_a_line_of_its_own_still_names_the_card() -> None:
    cards = ", ".join(f'{card} = ["draw*"]' for card in ft.CARDS if card != "9S")
    text = f'name = "x"\nsuits = ["clock", "mask", "scarab", "tree"]\ncards = {{ {cards}, 9S = ["draw"] }}\n'
    with pytest.raises(ft.SheetError, match=r"^9S: no effect is starred"):
        ft.parse_sheet(text)


def test_all_54_cards_must_be_there() -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith(("9S =", "R1 =")))
    with pytest.raises(ft.SheetError, match="a sheet lists all 54 cards; missing: 9S, R1"):
        ft.parse_sheet(text)


def test_an_unknown_card_is_refused_with_its_line() -> None:
    with pytest.raises(ft.SheetError, match="line 59: there is no card '11C'; write cards like 10T, JM or R1"):
        ft.parse_sheet(TEXT + '11C = ["draw*"]\n')


def test_an_unknown_entry_is_refused_with_its_line() -> None:
    with pytest.raises(ft.SheetError, match="line 1: unknown entry 'suit'; a sheet has name, suits and cards"):
        ft.parse_sheet("suit = 1\n" + TEXT)


@pytest.mark.parametrize("name", ['""', f'"{"x" * 61}"', '"a\\tb"', '" a"', '"a "', '" "', "5"])
def test_a_sheet_has_a_printable_name(name: str) -> None:
    with pytest.raises(ft.SheetError, match="line 1: a sheet has a name of 1 to 60 printable characters"):
        ft.parse_sheet(TEXT.replace('name = "Foretell 1"', f"name = {name}"))


def test_a_sheet_without_a_name_is_refused() -> None:
    with pytest.raises(ft.SheetError, match=r"^a sheet has a name"):
        ft.parse_sheet(TEXT.replace('name = "Foretell 1"', ""))


@pytest.mark.parametrize("suits", ['"clock"', "[1, 2, 3, 4]"])
def test_suits_are_a_list_of_names(suits: str) -> None:
    with pytest.raises(ft.SheetError, match="line 2: suits is a list of the four suits by name"):
        ft.parse_sheet(re.sub(r"suits = \[.*\]", f"suits = {suits}", TEXT))


def test_each_suit_is_named_once() -> None:
    with pytest.raises(ft.SheetError, match="line 2: the suit order must name each of"):
        ft.parse_sheet(TEXT.replace('"mask", "scarab"', '"mask", "mask"'))


@pytest.mark.parametrize("text", ["", "cards = 5"])
def test_a_sheet_without_cards_is_refused(text: str) -> None:
    head = 'name = "x"\nsuits = ["clock", "mask", "scarab", "tree"]\n'
    with pytest.raises(ft.SheetError, match=r"a sheet needs a table \[cards\]"):
        ft.parse_sheet(head + text)


@pytest.mark.parametrize("effects", ['["draw*"]', '["draw", "take*"]', '["take*", "draw", "rune"]'])
def test_another_jack_of_masks_is_a_warning_not_an_error(effects: str) -> None:
    with pytest.warns(ft.SheetWarning, match="JM: in the rulebook's example the Jack of Masks reads take, draw"):
        sheet = ft.parse_sheet(with_effects("JM", effects))
    assert len(sheet.remarks) == 1


def test_the_warning_points_at_the_line_that_asked_for_the_sheet(tmp_path: Path) -> None:
    text = with_effects("JM", '["draw*"]')
    path = tmp_path / "sheet.toml"
    path.write_text(text, "utf-8")
    for read, source in ((ft.parse_sheet, text), (ft.read_sheet, str(path))):
        with pytest.warns(ft.SheetWarning) as caught:
            read(source)
        (warning,) = caught
        line = Path(__file__).read_text("utf-8").splitlines()[warning.lineno - 1]
        assert (warning.filename, line.strip()) == (__file__, "read(source)")


def test_the_star_of_the_jack_of_masks_is_not_what_the_rulebook_prints() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sheet = ft.parse_sheet(with_effects("JM", '["take", "draw*"]'))
    assert sheet.remarks == ()


def test_every_refusal_is_a_foretell_error() -> None:
    assert issubclass(ft.SheetError, ft.ForetellError)
    assert issubclass(ft.SheetWarning, UserWarning)


@pytest.mark.parametrize("text", [None, 5, ["name"]])
def test_a_sheet_is_text_or_bytes(text: str) -> None:
    with pytest.raises(ft.SheetError, match="a card sheet is text or bytes"):
        ft.parse_sheet(text)


def test_endless_dotted_keys_are_refused() -> None:
    with pytest.raises(ft.SheetError, match="a line of a card sheet has at most"):
        ft.parse_sheet("a" + ".a" * 10_000 + " = 1")
