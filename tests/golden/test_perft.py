"""Node counts from fixed positions (perft.toml): the legal actions have not changed."""

import pytest

from foretell import PHASES, Game, Position

from . import perft

PERFTS = perft.read()
each = pytest.mark.parametrize("entry", PERFTS, ids=lambda entry: entry.name)


@each
def test_the_numbers_of_nodes_have_not_changed(entry: perft.Perft) -> None:
    assert entry.counted().counts == entry.counts


@each
def test_games_have_as_many_nodes_as_the_rules(entry: perft.Perft) -> None:
    game = Game.from_position(Position.parse(entry.position))
    for depth, count in enumerate(entry.counts[:3], 1):
        assert perft.nodes_by_game(game, depth) == count


@each
def test_each_line_is_how_its_position_is_written(entry: perft.Perft) -> None:
    assert str(Game.from_position(Position.parse(entry.position)).position()) == entry.position


def test_every_phase_with_decisions_is_there() -> None:
    phases = {Position.parse(entry.position).phase for entry in PERFTS}
    assert phases == set(PHASES) - {"over"}


def test_each_position_has_a_name_of_its_own() -> None:
    assert len({entry.name for entry in PERFTS}) == len(PERFTS)


def test_the_file_is_as_it_would_be_regenerated() -> None:
    assert perft.text_of(PERFTS) == perft.FILE.read_text("utf-8")
