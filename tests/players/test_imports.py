"""The modules of the rules that players may import."""

import tomllib
from pathlib import Path

import foretell

OPEN = {"bits", "cards", "config", "history", "marker", "observation", "ranking", "utilities", "variants"}
"""Modules of numbers, names, types and functions. To read a game with them, one needs its state."""
CONTRACT = "Few folders read or change the state of a game"


def test_every_module_of_the_rules_is_open_or_protected_from_players() -> None:
    config = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    contracts = {contract["name"]: contract for contract in config["tool"]["importlinter"]["contracts"]}
    protected = {name.removeprefix("foretell.rules.") for name in contracts[CONTRACT]["protected_modules"]}
    modules = {path.stem for path in (Path(foretell.__file__).parent / "rules").glob("*.py")} - {"__init__"}
    assert protected == modules - OPEN
    players = [name for name in contracts[CONTRACT]["allowed_importers"] if name.startswith("foretell.players")]
    assert players == ["foretell.players.net_search", "foretell.players.search"]
