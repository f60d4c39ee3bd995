"""The state of a game, as integers and flat lists of integers.

`FIELDS` describes the state. It defines the slots of the interpreted `State` and the record of `foretell.native`.

The list `pile` contains both piles. The deck is at the low end, its top card at `deck - 1`. The discard pile is at the
high end, its bottom card at 53 and its top card at `54 - discard`.
"""

from .cards import CARDS, MAX_CELLS, SEATS

POOLS = 14
"""The maximum: a pool that matters has at least two cards, and the hands hold at most 28 cards in total."""

FIELDS: tuple[tuple[str, int, int], ...] = (
    # name, bits, length (0: a single integer)
    ("legal", 64, 0),  # the actor's legal actions
    ("hands", 64, SEATS),  # the cards of each seat
    ("uncovered", 64, 0),  # display cards that can be taken
    ("public", 64, 0),  # cards whose place everybody knows
    ("private", 64, SEATS),  # other cards whose place this seat knows: in other hands, on the discard pile, in a Reveal
    ("shed", 64, SEATS),  # cards that this seat has openly given up in this round
    ("pools", 64, POOLS),  # hand cards from earlier decks of this round, one pool per deck
    ("seed", 64, 8),  # the key of the random generator, as little-endian 32-bit words
    ("revealed", 64, 0),  # the cards of a Reveal in progress: card + 1, six bits each, the first card lowest
    ("todo", 32, 0),  # remaining effects of the played card, five bits each, the current one lowest
    ("blocks", 32, 0),  # blocks of the random generator that were used
    ("filled", 16, 0),  # cells of the display that hold a card
    ("runes", 16, SEATS),
    ("pot", 16, 0),
    ("turns", 16, 0),  # turns taken in this round
    ("told_turn", 16, SEATS),  # the turn in which each seat last answered Hypnosis
    ("strengths", 16, SEATS),  # the hands of the last Unfolding (8.6)
    ("phase", 8, 0),
    ("actor", 8, 0),  # the seat that must choose; -1 when the game is over
    ("turn", 8, 0),  # whose turn it is
    ("round", 8, 0),
    ("all_in", 8, 0),  # the seat that is All In, or -1
    ("played", 8, 0),  # the card in play, or -1
    ("target", 8, 0),  # the card to get by an Exchange, or -1
    ("deck", 8, 0),  # how many cards
    ("discard", 8, 0),  # how many cards
    ("winner", 8, 0),  # -2 undecided, -1 nobody
    ("told", 8, SEATS),  # the points that each seat last announced under Hypnosis in this round, or -1
    ("passes", 8, SEATS),  # how often each seat has passed by choice in this round
    ("predictions", 8, SEATS),  # the seat that each seat predicted, or -1
    ("cells", 8, MAX_CELLS),  # the display: cards, or -1; the second row from cell 6
    ("pile", 8, CARDS),
)

MAX_ENTRIES = 128
"""The number of entries that a history holds, a power of two. Only play that never fills the display exceeds it."""
VIEWERS = SEATS + 1
"""The seats and a spectator."""

HISTORY_FIELDS: tuple[tuple[str, int, int], ...] = (
    ("history", 64, MAX_ENTRIES),  # the newest entries of `foretell.rules.history`; entry n is at n % MAX_ENTRIES
    ("history_digests", 64, VIEWERS),  # for each viewer, a digest of the older entries
    ("history_length", 64, 0),  # the number of entries since the start of the round
)
"""The fields of a state with a history, after all others."""


Fact = tuple[int, int, int, int]
"""What happened, as `foretell.rules.facts` describes it: what, seat, x, y."""


class State:
    """The state of one game for the interpreted rules. Every field is 0 until `start`.

    With `history`, the state holds the history of the round. `pending` contains the facts that are not in it yet; see
    `foretell.rules.history`. Without it, `pending` is None.
    """

    __slots__ = (*(name for name, _, _ in FIELDS), *(name for name, _, _ in HISTORY_FIELDS), "pending", "trace")

    legal: int
    hands: list[int]
    uncovered: int
    public: int
    private: list[int]
    shed: list[int]
    pools: list[int]
    seed: list[int]
    revealed: int
    todo: int
    blocks: int
    filled: int
    runes: list[int]
    pot: int
    turns: int
    told_turn: list[int]
    strengths: list[int]
    phase: int
    actor: int
    turn: int
    round: int
    all_in: int
    played: int
    target: int
    deck: int
    discard: int
    winner: int
    told: list[int]
    passes: list[int]
    predictions: list[int]
    cells: list[int]
    pile: list[int]
    history: list[int]
    history_digests: list[int]
    history_length: int
    pending: list[Fact] | None
    trace: list[Fact] | None

    def __init__(self, *, history: bool = False) -> None:
        for name, _, length in FIELDS:
            setattr(self, name, [0] * length if length else 0)
        self.history_length = 0
        self.pending = None
        self.trace = None
        if history:
            self.start_history()

    def start_history(self) -> None:
        """Hold a history from now on. It is empty at first."""
        self.history = [0] * MAX_ENTRIES
        self.history_digests = [0] * VIEWERS
        self.history_length = 0
        self.pending = []

    def copy(self) -> "State":
        """An independent copy."""
        twin = State.__new__(State)
        for name, _, length in FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value[:] if length else value)
        twin.history_length = self.history_length
        twin.pending = twin.trace = None
        if self.pending is not None:
            twin.history = self.history[:]
            twin.history_digests = self.history_digests[:]
            twin.pending = self.pending[:]
        return twin

    def content(self) -> tuple[int | tuple[int, ...], ...]:
        """All fields as one tuple, to compare states."""
        return tuple(tuple(getattr(self, name)) if length else getattr(self, name) for name, _, length in FIELDS)
