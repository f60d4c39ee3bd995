"""The card of a dataset: what it contains, how it was made, and what it is not good for."""

from shlex import quote
from typing import Any

from ..sheets import default_sheet
from .dataset_columns import TABLES, Column

CARD = """\
# Foretell dataset

{games} games of the card game *All In – Predictions*, with {decisions} decisions, played by bots with
Foretell {foretell}.

| | |
|---|---|
| bots | {bots} |
| options | {players} players, side {side}, {discard} discards, {heirs} |
| card sheet | {sheet} (`{sheet_digest}`) |
| seed | `{seed}` |
| rules version | {rules_version} |
| observation version | {observation_version} |
| content digest | `{digest}` |

The bots move one seat on after every {block} games. To check the files, run `foretell dataset --verify --out FOLDER`.
The same version of Foretell makes the same rows from the same settings:

```sh
{command}
```

## decisions-*.parquet

One row for each decision, in the order of the games.

{decisions_columns}

## games-*.parquet

One row for each game.

{games_columns}

## Before you use it

- `hands` is hidden from the seat that chooses. It is a label, for example for beliefs; a player must not get it.
- The outcome columns are only known at the end of the game.
- The rows show how these bots play, not how people play. Decisions of one game depend on each other: split the data by
  game, not by row.
"""


def card_of(index: dict[str, Any]) -> str:
    """The card of a dataset, from the content of its `dataset.json`."""
    from .dataset_plan import BLOCK  # noqa: PLC0415 (the plan imports the arena)

    heirs = "with the Heirs round" if index["heirs"] else "without the Heirs round"
    tables = {f"{name}_columns": _table(columns) for name, columns in TABLES.items()}
    bots = ", ".join(index["bots"])
    return CARD.format(**index | tables | {"heirs": heirs, "bots": bots, "block": BLOCK, "command": _command(index)})


def _command(index: dict[str, Any]) -> str:
    parts = [f"foretell dataset --games {index['games']}", f"--bots {quote(','.join(index['bots']))}"]
    parts += [f"--seed {quote(index['seed'])}"]
    parts += [f"--side {index['side']}"] if index["side"] != "A" else []
    parts += [f"--discard {index['discard']}"] if index["discard"] != "open" else []
    parts += ["--heirs"] if index["heirs"] else []
    parts += ["--sheet FILE"] if index["sheet_digest"] != default_sheet().digest else []
    return " ".join([*parts, "--out FOLDER"])


def _table(columns: tuple[Column, ...]) -> str:
    rows = [f"| `{column.name}` | {column.type_name} | {column.about} |" for column in columns]
    return "\n".join(("| column | type | meaning |", "|---|---|---|", *rows))
