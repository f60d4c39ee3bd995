"""Bots in whole games are always legal, and their seed determines their choices."""

import sys
from itertools import product

import pytest

import foretell as ft
from foretell.errors import LocalizedError
from foretell.players import BOTS, LEVELS, Player, bot
from foretell.rules.variants import HEIRS_ROUND

TABLES = list(product((2, 3, 4, 5), ft.DISCARDS))
QUICK = tuple(kind for kind in BOTS if kind not in ("search", "net-search"))
"""Those who answer at once; the searchers have tests of their own."""


def played(options: ft.Options, players: list[Player], seed: bytes, rounds: int = 3) -> ft.Game:
    game = ft.Game(options, seed)
    while game.actor is not None and game.view(None).round <= rounds:
        game.play(players[game.actor].choose(game.view(game.actor)))
    return game


@pytest.mark.parametrize(("players", "discard"), TABLES)
def test_whole_games_of_legal_choices(players: int, discard: ft.DiscardMode) -> None:
    """All kinds meet at one table or another, each in another seat than before."""
    for number, side in enumerate(ft.SIDES):
        options = ft.Options(players, side, discard, heirs=players == 3)
        first = TABLES.index((players, discard)) + 5 * number
        seats = [bot(QUICK[(first + seat) % len(QUICK)], seat) for seat in range(players)]
        # With Heirs, a tied lead is decided in a fourth round (9.3).
        assert played(options, seats, bytes([number, players] * 16), HEIRS_ROUND).result is not None


@pytest.mark.parametrize("kind", QUICK)
def test_a_seed_makes_the_same_choices(kind: str) -> None:
    first, second = (played(ft.Options(3), [bot(kind, seat) for seat in range(3)], bytes(32), 1) for _ in range(2))
    assert first.plies == second.plies


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ft.ForetellError, match="the bots are random, scripted"):
        bot("clever")
    assert set(LEVELS) < set(BOTS)
    assert len(BOTS) == len(list(BOTS))


def test_a_bot_without_its_packages_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("foretell.players.net", "foretell.players.levels."))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(LocalizedError, match=r"oracle needs numpy, which is not installed\. .*run: .*\[fast\]"):
        bot("oracle")
    assert bot("adept").name == "adept"
