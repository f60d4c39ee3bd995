"""Frames that a client missed are sent again byte for byte."""

from random import Random

import pytest

from foretell.table.lobby import Rules
from foretell.table.past_frames import frames_since
from tests.effort import effort
from tests.table.games import VARIANTS, random_log, viewers


@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("clock", ["none", "fast"])
def test_missed_frames_are_sent_again_unchanged(rules: Rules, clock: str) -> None:
    entries = random_log(rules, seed=7 + rules.players, clock=clock)
    chance = Random(rules.players)
    for viewer in viewers(rules):
        told = frames_since(entries, -1, viewer)
        for since in (-1, 0, *(chance.randrange(len(entries)) for _ in range(effort(3, 8))), len(entries) - 1):
            assert frames_since(entries, since, viewer) == told[since + 1 :]
