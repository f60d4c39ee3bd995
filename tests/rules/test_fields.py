"""The tables of fields, from which the compiled rules make their records."""

import pytest

import foretell as ft
from foretell.rules.config import CONFIG_FIELDS
from foretell.rules.state import FIELDS, HISTORY_FIELDS


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
