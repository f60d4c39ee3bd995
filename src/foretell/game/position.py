"""A position: the full state at one moment, for tests and puzzles. Never show it to players."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..errors import PositionError, shown
from ..rules import State
from ..rules.cards import NOBODY
from ..sheets import CARDS, cards_in
from .actions import PHASES
from .forms import Rows, discard_pile, display_rows, effects_in, packed_cards
from .options import Options

Cards = tuple[str, ...]
_FROZEN = frozenset({int, str, tuple, type(None)})


@dataclass(frozen=True)
class Position:
    """The full state of a game, including the order of the deck. Most fields have defaults.

    `public`, `private` and `pools` say what the players can prove (clause 11; see `foretell.rules.knowledge`). If
    `public` is None, everybody knows the cards that are visible now, and nothing that happened before.
    """

    options: Options
    hands: tuple[Cards, ...]
    rows: Rows
    deck: Cards
    """Top first."""
    discard: Cards = ()
    """Top last."""
    turn: int = 0
    """The seat whose turn it is."""
    round: int = 1
    runes: tuple[int, ...] = ()
    pot: int = 0
    all_in: int | None = None
    turns: int = 0
    """Turns taken in this round."""
    phase: str = "play"
    actor: int | None = None
    """The seat that must choose. Required in the phase "hide"; otherwise it follows from the other fields."""
    played: str | None = None
    effects: Cards = ()
    """The remaining effects of the played card, the current one first: `("take*", "draw")`."""
    revealed: Cards = ()
    target: str | None = None
    predictions: tuple[int | None, ...] = ()
    told: tuple[tuple[int, int] | None, ...] = ()
    """Points and turn of each seat's last answer to Hypnosis."""
    shed: tuple[Cards, ...] = ()
    """The cards that each seat gave up in this round for all to see, without the played card."""
    passes: tuple[int, ...] = ()
    """How often each seat has chosen to pass in this round."""
    strengths: tuple[int, ...] = ()
    """`Rank.strength` of each hand in the last Unfolding, which breaks ties (2.5, 9.1)."""
    winner: int | None = None
    public: Cards | None = None
    private: tuple[Cards, ...] = ()
    pools: tuple[Cards, ...] = ()
    seed: bytes | None = None
    blocks: int = 0
    """The number of blocks that the random generator has used."""

    def __post_init__(self) -> None:
        if not isinstance(self.options, Options):
            raise PositionError(f"a position has foretell.Options, not {shown(self.options)}")
        for name, value in vars(self).items():
            if isinstance(value, list | tuple) and not (type(value) is tuple and _FROZEN.issuperset(map(type, value))):
                object.__setattr__(self, name, _frozen(value))
        for name in ("runes", "strengths", "passes"):
            if not getattr(self, name):
                object.__setattr__(self, name, (0,) * self.options.players)
        for name in ("predictions", "told"):
            if not getattr(self, name):
                object.__setattr__(self, name, (None,) * self.options.players)
        for name in ("private", "shed"):
            if not getattr(self, name):
                object.__setattr__(self, name, ((),) * self.options.players)

    def _repr_svg_(self) -> str:
        from .drawing import draw_position  # noqa: PLC0415 (only notebooks need it)

        return draw_position(self)

    def __str__(self) -> str:
        from .position_text import position_text  # noqa: PLC0415 (position_text imports this module)

        return position_text(self)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read a position from a line of text."""
        from .position_text import parse_position  # noqa: PLC0415

        return parse_position(text)


def _frozen(value: Iterable[object]) -> tuple[object, ...]:
    """Turn lists into tuples. No field nests them deeper than this."""
    return tuple(tuple(item) if isinstance(item, list) else item for item in value)


def position_of(options: Options, s: State) -> Position:
    """The position of a state."""
    seats = range(options.players)
    return Position(
        options=options,
        hands=tuple(cards_in(s.hands[seat]) for seat in seats),
        rows=display_rows(options, s.cells),
        deck=tuple(CARDS[s.pile[i]] for i in range(s.deck - 1, -1, -1)),
        discard=discard_pile(s),
        turn=s.turn,
        round=s.round,
        runes=tuple(s.runes[seat] for seat in seats),
        pot=s.pot,
        all_in=s.all_in if s.all_in >= 0 else None,
        turns=s.turns,
        phase=PHASES[s.phase],
        actor=s.actor if s.actor not in (s.turn, NOBODY) else None,
        played=CARDS[s.played] if s.played >= 0 else None,
        effects=effects_in(s.todo),
        revealed=packed_cards(s.revealed),
        target=CARDS[s.target] if s.target >= 0 else None,
        predictions=tuple(s.predictions[seat] if s.predictions[seat] >= 0 else None for seat in seats),
        told=tuple((s.told[seat], s.told_turn[seat]) if s.told[seat] >= 0 else None for seat in seats),
        shed=tuple(cards_in(_shed(s, seat)) for seat in seats),
        passes=tuple(s.passes[seat] for seat in seats),
        strengths=tuple(s.strengths[seat] for seat in seats),
        winner=s.winner if s.winner >= 0 else None,
        public=cards_in(s.public),
        private=tuple(cards_in(s.private[seat]) for seat in seats),
        pools=_pools(s),
        seed=b"".join(word.to_bytes(4, "little") for word in s.seed),
        blocks=s.blocks,
    )


def _shed(s: State, seat: int) -> int:
    """The shed cards without the played card, which has a field of its own."""
    return s.shed[seat] & ~(1 << s.played) if seat == s.turn and s.played >= 0 else s.shed[seat]


def _pools(s: State) -> tuple[Cards, ...]:
    """The pools without cards that have left the hands or that everybody knows: these no longer matter."""
    held = 0
    for hand in s.hands:
        held |= hand
    return tuple(cards_in(pool & held & ~s.public) for pool in s.pools if pool & held & ~s.public)


def refuse(reason: str) -> PositionError:
    """The error for an impossible position."""
    return PositionError(f"this position is impossible: {reason}")
