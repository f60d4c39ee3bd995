"""The parser of Fluent files: it reads a subset like Fluent, and reports anything else clearly."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.errors import ForetellError
from foretell.locales import Catalogue, FluentError
from foretell.locales.parser import parse

from .judge import bundle_of, is_valid, text


def said(fluent: str, key: str = "key", **arguments: str | int) -> str:
    """Return the text of a key, after checking it against the reference implementation."""
    assert is_valid(fluent)
    ours = Catalogue("en", parse(fluent, "test.ftl")).text(key, **arguments)
    assert ours == text(bundle_of("en", fluent), key, arguments)
    return ours


def test_a_message() -> None:
    assert said("key = One text.\n") == "One text."


def test_a_file_without_a_last_line_end_or_with_windows_ones() -> None:
    assert said("key = One") == "One"
    assert said("# note\r\nkey =\r\n    One\r\n    two\r\n") == "One\ntwo"


def test_comments_and_blank_lines() -> None:
    assert said("### File\n\n## Group\n\n# Note\n#\nkey = One\n\n   \n# End") == "One"


def test_a_pattern_of_several_lines_loses_its_common_indent() -> None:
    assert said("key =\n    One\n      two\n\n    three   \n") == "One\n  two\n\nthree"
    assert said("key = One\n      two\n    three\n") == "One\n  two\nthree"
    assert said("key =\n      One\n    two\n") == "  One\ntwo"


def test_a_line_may_begin_with_a_placeable() -> None:
    assert said("key = One\n    { $x } two\n{ $x }\n", x="X") == "One\n    X two\nX"


def test_variables_and_literals() -> None:
    assert (
        said('key = { $name } {$n} { "" }{"{ \\"\\\\ \\u00e9 \\U01F600" }\n', name="Ana", n=12) == 'Ana 12 { "\\ é 😀'
    )
    assert said('key = { "\\uD800" }\n') == "\ufffd"


def test_attributes() -> None:
    fluent = "key = One\n    .the = the one\n\n    .many =\n        ones\nother =\n    .only = only\n"
    assert said(fluent, "key.the") == "the one"
    assert said(fluent, "key.many") == "ones"
    assert said(fluent, "other.only") == "only"


def test_references() -> None:
    fluent = "-term = Foretell\nname = { $name }!\n    .long = Dear { $name }\nkey = { -term } { name } { name.long }\n"
    assert said(fluent, name="Ana") == "Foretell Ana! Dear Ana"


def test_a_term_sees_only_what_it_is_given() -> None:
    term = "-card = { $form ->\n   *[bare] card\n    [the] the card { $n }\n    }\n"
    assert said(term + 'key = { -card(form: "the", n: 7) }\n') == "the card 7"
    assert said("-t = { $form ->\n   *[bare] x\n    [the] the x\n    }\nkey = { -t }{ -t( ) }\n", form="the") == "xx"


def test_selections() -> None:
    fluent = "key = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } things\n    } left\n"
    assert [said(fluent, n=n) for n in (0, 1, 2)] == ["none left", "one left", "2 things left"]
    words = "key = {$me ->\n[yes] You\n\n   *[ no ]\n        They\n        all\n}\n"
    assert said(words, me="yes") == "You"
    assert said(words, me="maybe") == "They\nall"


def test_a_selection_inside_of_another() -> None:
    fluent = "key = { $me ->\n  [yes] { $n ->\n    [one] a\n   *[other] b\n    }\n *[no] c\n }\n"
    assert [said(fluent, me="yes", n=1), said(fluent, me="yes", n=2), said(fluent, me="no", n=1)] == ["a", "b", "c"]


OUTSIDE = {
    "key = One\n two }\n": (2, "without its '{'"),
    "key\n": (1, "expected '='"),
    "key =\n\nother = x\n": (1, "'key' has no text"),
    "-term =\n    .attribute = x\n": (1, "'-term' has no text"),
    "key = x\n    .the =\n": (2, "attribute 'the' of 'key' has no text"),
    "key = x\n    . = y\n": (2, "an attribute's name"),
    "# fine\n\n  key = x\n": (3, "expected a message"),
    "key = x\n#comment\n": (2, "expected a message"),
    "\tkey = x\n": (1, "expected a message"),
    "key = { $ }\n": (1, "a variable's name"),
    "key = { $x\n": (1, "'}' to close"),
    "key = { }\n": (1, "after '{'"),
    "key = { 5 }\n": (1, "after '{'"),
    "key = { -5 }\n": (1, "numbers are outside of the subset"),
    "key = { { $x } }\n": (1, "directly inside of another"),
    "key = { NUMBER($x) }\n": (1, "function 'NUMBER' is outside of the subset"),
    "key = { other. }\n": (1, "an attribute's name"),
    "key = { -term.attribute }\n": (1, "attribute of term '-term' is outside of the subset"),
    "key = { -term($x) }\n": (1, "an argument's name"),
    "key = { -term(x) }\n": (1, "':' after 'x'"),
    "key = { -term(x: y) }\n": (1, "a whole number"),
    'key = { -term(x: "y" z: 1) }\n': (1, "expected ',' or ')'"),
    'key = { "open }\n': (1, "string is not closed"),
    'key = { "\\n" }\n': (1, "unknown escape"),
    "key = { other ->\n   *[a] b\n    }\n": (1, "only a variable"),
    "key = { $x -> [a] b\n   *[c] d\n    }\n": (1, "expected the end of the line"),
    "key = { $x ->\n    [a] b\n    }\n": (3, "exactly one default variant (*[key]), not 0"),
    "key = { $x ->\n   *[a] b\n   *[c] d\n    }\n": (4, "not 2"),
    "key = { $x ->\n   *[a] b }\n": (2, "a line of its own"),
    "key = { $x ->\n   *[a] b\n    c\n[a\n": (4, "']' after the variant's key"),
    "key = { $x ->\n   *[a]\n    }\n": (2, "variant [a] has no text"),
    "key = { $x ->\n   *[1.5] b\n    }\n": (2, "a whole number"),
    "key = { $x ->\n   *a\n    }\n": (2, "a variant ([key] text)"),
    "key = { $x ->\n\n": (1, "a variant ([key] text)"),
}


@pytest.mark.parametrize("fluent", OUTSIDE)
def test_syntax_outside_the_subset_is_refused_with_file_and_line(fluent: str) -> None:
    line, problem = OUTSIDE[fluent]
    with pytest.raises(FluentError) as refusal:
        parse(fluent, "ro/test.ftl")
    assert isinstance(refusal.value, ForetellError)
    assert str(refusal.value).startswith(f"ro/test.ftl, line {line}: ")
    assert problem in str(refusal.value)
    assert (refusal.value.file, refusal.value.line) == ("ro/test.ftl", line)


ACROSS = {
    "key = a\nkey = b\n": (2, "'key' is already in test.ftl, line 1"),
    "key =\n    .a = a\nkey = b\n": (3, "'key' is already in test.ftl, line 1"),
    "key =\n    .a = a\nkey =\n    .b = b\n": (3, "'key' is already in test.ftl, line 1"),
    "key = { other }\n": (1, "'key' refers to 'other', which does not exist"),
    "key = { -other }\n": (1, "refers to '-other', which does not exist"),
    "a = { b }\nb = { a }\n": (1, "'a' refers to itself through a -> b -> a"),
    "-a = { -a }\n": (1, "'-a' refers to itself"),
    "-term = { key }\nkey = x\n": (1, "a term may refer to terms only"),
    "-term = { $x }\nkey = { -term }\n": (2, "without its argument 'x'"),
}


@pytest.mark.parametrize("fluent", ACROSS)
def test_broken_references_are_refused_at_loading(fluent: str) -> None:
    line, problem = ACROSS[fluent]
    with pytest.raises(FluentError, match=rf"^test\.ftl, line {line}: ") as refusal:
        Catalogue("en", parse(fluent, "test.ftl"))
    assert problem in str(refusal.value)


TEXT = ("a", " ", "  ", "\n", "\n ", "\n    ", "\n\n", ".", "[", "]", "*", "#", "=", "-", "\t", "\\", '"', "é", "key")
SYNTAX = ("{ $x }", "{", "}", '{ "" }', "b = ", "\n    .c = ", "\n# note\n")
SELECTION = ("{ $x ->", "\n    [one] ", "\n   *[other] ", "\n    }")
PIECES = st.sampled_from((*TEXT, *SYNTAX, *SELECTION))


@settings(deadline=None)
@given(st.lists(PIECES, max_size=14).map("".join))
def test_accepted_texts_are_parsed_as_the_judge_parses_them(rest: str) -> None:
    fluent = "key = " + rest
    try:
        catalogue = Catalogue("en", parse(fluent, "test.ftl"))
    except FluentError:
        return
    assert is_valid(fluent)
    for key in catalogue.keys:
        assert catalogue.text(key, x=1) == text(bundle_of("en", fluent), key, {"x": 1})


WORDS = st.sampled_from(["a", "bé c", "{ $x }", '{ "}" }', "{ $x } d", "e.f [g] *h #i"])
LINES = st.lists(st.tuples(st.sampled_from(["", " ", "   "]), WORDS), min_size=1, max_size=5)


@settings(deadline=None)
@given(LINES, st.booleans(), st.sampled_from(["", "\n", "\n\n", "   \n"]))
def test_patterns_of_several_lines_are_in_the_subset(lines: list[tuple[str, str]], block: bool, between: str) -> None:
    body = between.join(f"\n  {indent}{word}" for indent, word in lines)
    assert said("key =" + ("" if block else " start") + body, x=1)
