"""The display: a frame of two rows (2.1, 6)."""

from collections.abc import Sequence

COLUMNS = {2: 4, 3: 5, 4: 6, 5: 6}
"""By the number of players (2.1)."""

Space = str | None


class Display:
    """`rows[0]` is the first row, `rows[1]` the second; None is a free space."""

    def __init__(self, players: int, rows: Sequence[Sequence[Space]] = ((), ())) -> None:
        columns = COLUMNS[players]
        if len(rows) != 2 or any(len(row) > columns for row in rows):
            raise ValueError(f"the display of {players} players has two rows of {columns} spaces, not {rows}")
        self.rows: list[list[Space]] = [[*row, *[None] * (columns - len(row))] for row in rows]
        if any(above and not below for below, above in zip(*self.rows, strict=True)):
            raise ValueError(f"a second-row card lies on no first-row card: {rows}")

    def cards(self) -> list[str]:
        return [card for row in self.rows for card in row if card is not None]

    def is_full(self) -> bool:
        """At its limit, which is all its spaces (2.1)."""
        return all(card is not None for row in self.rows for card in row)

    def add(self, card: str) -> None:
        """6.1, and J4: a gap in the first row is filled before the second row goes on."""
        row = self.rows[0] if None in self.rows[0] else self.rows[1]
        row[row.index(None)] = card

    def uncovered(self) -> list[str]:
        """The second-row cards, and the first-row cards with nothing on them (6.2)."""
        tops = [above or below for below, above in zip(*self.rows, strict=True)]
        return [card for card in tops if card is not None]

    def remove(self, card: str) -> None:
        """6.3: the space is free at once."""
        self.replace(card, None)

    def replace(self, card: str, other: Space) -> None:
        """5.2: the other card goes into the space of this one, which is not covered."""
        if card not in self.uncovered():
            raise ValueError(f"{card} is not an uncovered card of the display")
        for row in self.rows:
            if card in row:
                row[row.index(card)] = other
