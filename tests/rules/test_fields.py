"""What the compiled rules are made from: the tables of fields, and the marked functions."""

import pytest

import foretell as ft
from foretell.rules import apply, start
from foretell.rules.config import CONFIG_FIELDS
from foretell.rules.marker import RULES
from foretell.rules.state import FIELDS, HISTORY_FIELDS, State


@pytest.mark.parametrize("fields", [CONFIG_FIELDS, FIELDS, HISTORY_FIELDS])
def test_every_field_has_the_bits_of_a_machine_integer(fields: tuple[tuple[str, int, int], ...]) -> None:
    assert {bits for _, bits, _ in fields} <= {8, 16, 32, 64}
    assert len({name for name, _, _ in fields}) == len(fields)


def test_the_fields_of_a_configuration_have_its_shape() -> None:
    config = ft.Options(5, "B", "closed", heirs=True).config
    for name, bits, length in CONFIG_FIELDS:
        value = getattr(config, name)
        numbers = [value] if isinstance(value, int) else list(value)
        assert length == (0 if isinstance(value, int) else len(value))
        assert all(0 <= number < 1 << (bits - 1) for number in numbers)


def test_every_field_of_a_new_state_is_zero() -> None:
    state = State(history=True)
    for name, _, length in (*FIELDS, *HISTORY_FIELDS):
        assert getattr(state, name) == ([0] * length if length else 0)


def test_the_functions_of_the_rules_are_marked() -> None:
    assert {start, apply} <= set(RULES)
