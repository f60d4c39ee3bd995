"""A record: a game as readable text, from which it can be replayed.

docs/record-format.md describes the format.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..errors import ForetellError, LocalizedError, PositionError, RecordError, shown
from ..sheets import default_sheet
from .actions import Action, Predict
from .fairness import seed_from
from .options import Options
from .position import Position
from .unfolding import Result

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1
RULES_VERSION = 1
"""Increased only when the same seed and actions give a different game."""
MAX_CHARACTERS = 1_000_000
MAX_NAME = 40
SEED_BYTES = 32
TITLE = "Foretell record"


@dataclass(frozen=True, slots=True)
class Ply:
    """One decision: the seat, the action, and the line of the record that it was read from (0 if none)."""

    seat: int | None
    action: Action
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """A game as text: the options, the seed and the decisions.

    >>> import foretell as ft
    >>> game = ft.Game(ft.Options(players=2), seed=bytes(32))
    >>> _ = game.play(ft.Pass())
    >>> ft.Record.parse(str(game.record())).replay().actor
    1
    """

    options: Options
    names: tuple[str, ...]
    seed: bytes
    plies: tuple[Ply, ...] = ()
    position: Position | None = None
    """The position that the game started from; None if it started with a deal."""
    result: Result | None = None
    """The result, if it is known; `replay` checks it."""
    secret: bytes | None = None
    """The dealer's secret, if the seed comes from it and from contributions."""
    contributions: tuple[bytes | None, ...] = ()
    """The contribution of each seat, if there is a secret."""

    def __post_init__(self) -> None:
        """Check the record, so that its text can be read again."""
        if not isinstance(self.options, Options):
            raise RecordError(f"a record has foretell.Options, not {shown(self.options)}")
        object.__setattr__(self, "names", checked_names(self.names, self.options.players))
        checked_seed(self.seed)
        if self.position is not None and self.position.options != self.options:
            raise RecordError("the position is of a game with other options")
        made = checked_making(self.seed, self.secret, self.contributions, self.options.players)
        object.__setattr__(self, "contributions", made)

    @property
    def commitment(self) -> str:
        """The commitment to publish before the deal: the SHA-256 of the secret or, without one, of the seed."""
        return commitment_of(self.seed if self.secret is None else self.secret)

    def __str__(self) -> str:
        return "\n".join((*self._header(), "", *self._body(), ""))

    def _header(self) -> Iterator[str]:
        options = self.options
        yield f"{TITLE} {FORMAT}"
        yield f"Rules: {RULES_VERSION}"
        yield f"Players: {options.players}"
        yield f"Side: {options.side}"
        yield f"Discard: {options.discard}"
        yield f"Heirs: {'yes' if options.heirs else 'no'}"
        yield f"Sheet: {options.sheet.digest} {options.sheet.name}"
        if options.sheet != default_sheet():
            yield f"Effects: {options.sheet.code}"
        for name in self.names:
            yield f"Name: {name}"
        yield f"Seed: {self.seed.hex()}"
        if self.secret is not None:
            yield f"Secret: {self.secret.hex()}"
        for seat, contribution in enumerate(self.contributions):
            if contribution is not None:
                yield f"Contribution: {seat} {contribution.hex()}"
        yield f"Commitment: {self.commitment}"
        if self.position is not None:
            yield f"Position: {self.position}"
        if self.result is not None:
            yield f"Result: {_result_text(self.result)}"

    def _body(self) -> Iterator[str]:
        """One line for consecutive decisions of a seat, and a comment before each round."""
        predictions = 0
        line: list[str] = []
        for before, ply in zip((None, *self.plies), self.plies, strict=False):
            dealt = self.position is None and predictions % self.options.players == 0
            heading = dealt and (before is None or isinstance(before.action, Predict))
            if before and (heading or before.seat != ply.seat):
                yield _line(before.seat, line)
                line = []
            if heading:
                yield f"# round {predictions // self.options.players + 1}"
            line.append(str(ply.action))
            predictions += isinstance(ply.action, Predict)
        if line:
            yield _line(self.plies[-1].seat, line)

    @classmethod
    def parse(cls, text: str | bytes) -> "Record":
        """Read a record from text. An error names the line and the reason."""
        from .record_text import parse_record  # noqa: PLC0415 (record_text imports this module)

        return parse_record(text)

    def replay(self) -> "Game":
        """Return the game after the last decision. Raise RecordError if the record is impossible."""
        *_, game = self.steps()
        return game

    def steps(self) -> Iterator["Game"]:
        """Yield the game before the first decision and after each decision. It is always the same object."""
        game = self._begin()
        yield game
        for number, ply in enumerate(self.plies, 1):
            try:
                game.play(ply.action, game.actor if ply.seat is None else ply.seat)
            except ForetellError as error:
                raise _wrong_decision(number, ply, error) from None
            yield game
        if self.result is not None and game.result != self.result:
            raise _wrong_result(self.result, game.result)

    def _begin(self) -> "Game":
        from .game import Game  # noqa: PLC0415 (game imports this module)

        if self.position is None:
            return Game(self.options, self.seed, self.names)
        try:
            return Game.from_position(self.position, self.seed, self.names)
        except PositionError as error:
            raise RecordError("record-position", reason=error) from None


def _wrong_result(stated: Result, found: Result | None) -> RecordError:
    if found is None:
        return RecordError("record-cut")
    return RecordError("record-outcome", header=_result_text(stated), result=_result_text(found))


def _result_text(result: Result) -> str:
    winner = "nobody" if result.winner is None else result.winner
    return f"{winner} {' '.join(map(str, result.runes))}"


def _wrong_decision(number: int, ply: Ply, error: ForetellError) -> RecordError:
    if not ply.line:
        return RecordError("record-decision", number=str(number), action=str(ply.action), reason=error)
    return RecordError(
        "record-decision-line", line=str(ply.line), number=str(number), action=str(ply.action), reason=error
    )


def commitment_of(seed: bytes) -> str:
    """The SHA-256 of a seed, or of the secret that a seed is made from, in hexadecimal."""
    return hashlib.sha256(checked_seed(seed)).hexdigest()


def seed_of(text: str | int) -> bytes:
    """The seed of a game for a text or a number: the same text always gives the same 32 bytes.

    >>> seed_of("tea").hex()[:8], seed_of(7) == seed_of("7")
    ('34722763', True)
    """
    if isinstance(text, bool) or not isinstance(text, str | int):
        raise ForetellError(f"seed_of takes a text or a whole number, not {shown(text)}")
    return hashlib.sha256(f"foretell seed of {text}".encode()).digest()


def checked_seed(seed: bytes) -> bytes:
    """Return the seed of a game. Raise an error if it is not 32 bytes."""
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise ForetellError(f"a seed is {SEED_BYTES} bytes, not {shown(seed)}; foretell.seed_of makes one from a text")
    return seed


def checked_making(
    seed: bytes, secret: bytes | None, contributions: tuple[bytes | None, ...], players: int
) -> tuple[bytes | None, ...]:
    """Check that the seed follows from the secret and the contributions, and return the contributions.

    There is one contribution or None for each seat. Without a secret, there are none at all.
    """
    nothing = contributions in ((), [])
    if secret is None:
        if not nothing:
            raise RecordError("record-no-secret")
        return ()
    made = (None,) * players if nothing else contributions
    try:
        follows = seed_from(secret, made) == seed
    except ForetellError as error:
        raise RecordError(str(error)) from None
    if len(made) != players:
        raise RecordError("record-contribution-count", players=str(players), count=str(len(made)))
    if not follows:
        raise RecordError("record-seed-differs")
    return tuple(made)


def checked_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Check the names of the seats: one for each, or none at all."""
    if not isinstance(names, tuple | list):
        raise ForetellError(f"names are a tuple of one for each seat, or an empty one; not {shown(names)}")
    if names and len(names) != players:
        raise LocalizedError("record-name-count", players=str(players), count=str(len(names)))
    for name in names:
        fits = isinstance(name, str) and 0 < len(name) <= MAX_NAME
        if not fits or not name.isprintable() or name != name.strip():
            raise LocalizedError("record-name", limit=str(MAX_NAME), answer=shown(name, 60))
    return tuple(names)


def _line(seat: int | None, tokens: list[str]) -> str:
    """Consecutive decisions of one seat. A record written by hand may leave out the seat."""
    return " ".join(tokens if seat is None else [f"{seat}:", *tokens])
