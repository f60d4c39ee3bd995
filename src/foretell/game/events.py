"""Events: past-tense facts, with keys and arguments for translation, and who may know what of each."""

from dataclasses import dataclass

from ..rules import CLOSED
from ..rules import facts as f
from ..rules.ranking import STRENGTH_BITS
from ..sheets import CARDS, EFFECTS, cards_in
from .options import Options
from .ranks import rank_of_strength
from .views import Unfolding

Fact = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    `audience` are the seats that may know the cards (and, of a secret prediction, the seat named): None means
    everybody. For others `foretell.game.redaction` puts None in their place.
    """

    key: str
    seat: int | None = None
    other: int | None = None
    cards: tuple[str | None, ...] = ()
    effect: str | None = None
    rank: int | None = None
    runes: int | None = None
    count: int | None = None
    round: int | None = None
    space: int | None = None
    """Where in the display: 0 to 5 the first row, 6 to 11 the second."""
    audience: tuple[int, ...] | None = None


def events_of(facts: list[Fact], variant: int, players: int) -> tuple[Event, ...]:
    """The events of what the rules told, in order."""
    return tuple(_event(fact, variant, players) for fact in facts)


def _event(fact: Fact, variant: int, players: int) -> Event:
    what, seat, x, y = fact
    key = _KEYS[what]
    mine = (seat,)
    closed = mine if variant == CLOSED else None
    match what:
        case f.DEALT:
            return Event(key, seat, cards=cards_in(x), audience=mine)
        case f.DREW:
            return Event(key, seat, cards=(CARDS[x],), audience=mine)
        case f.REVEALED:
            return Event(key, seat, cards=packed_cards(x), audience=closed)
        case f.PICKED | f.DISCARDED:
            return Event(key, seat, cards=(CARDS[x],), audience=closed)
        case f.SHOWED:
            return Event(key, seat, y, cards_in(x), audience=(seat, y))
        case f.PREDICTED:
            return Event(key, seat, x, audience=mine if players == 2 else None)
        case f.UNFOLDED:
            return Event(key, seat, cards=cards_in(x), rank=y >> STRENGTH_BITS)
        case _:
            return _public_event(what, key, None if seat < 0 else seat, x, y)


def _public_event(what: int, key: str, seat: int | None, x: int, y: int) -> Event:
    match what:
        case f.ROUND_STARTED:
            return Event(key, seat, round=x, runes=y)
        case f.LAID | f.PASSED | f.AUTO_PASSED | f.ADDED | f.TOOK:
            return Event(key, seat, cards=(CARDS[x],), space=y)
        case f.DISCARD_STARTED | f.PLAYED | f.TOOK_DISCARD:
            return Event(key, seat, cards=(CARDS[x],))
        case f.EXCHANGED | f.EXCHANGED_DISCARD:
            return Event(key, seat, cards=(CARDS[x], CARDS[y]))
        case f.HYPNOTISED:
            return Event(key, seat, x, rank=y)
        case f.EYED | f.SAID:
            return Event(key, seat, x)
        case f.DECLINED | f.PASSED_OVER:
            return Event(key, seat, effect=EFFECTS[x])
        case f.RESHUFFLED:
            return Event(key, count=x)
        case f.GAINED_RUNE | f.POT_WON | f.POT_KEPT | f.HAND_SCORED | f.RUNE_CARDS_SCORED:
            return Event(key, seat, runes=x)
        case f.ROUND_ENDED:
            return Event(key, round=x)
        case _:  # went_all_in, predictions_opened, predictions_revealed, best_hand, heirs_round, game_ended
            return Event(key, seat)


def packed_cards(packed: int) -> tuple[str, ...]:
    """The cards of a Reveal, in the order they came."""
    cards = []
    while packed:
        cards.append(CARDS[(packed & 63) - 1])
        packed >>= 6
    return tuple(cards)


def unfolding_of(facts: list[Fact], predictions: list[int], runes: list[int], options: Options) -> Unfolding:
    """How a round ended, from its facts, the predictions and the runes before it."""
    seats = range(options.players)
    hands = {seat: (cards, strength) for what, seat, cards, strength in facts if what == f.UNFOLDED}
    points = tuple(hands[seat][1] >> STRENGTH_BITS for seat in seats)
    shares = _gained(facts, f.POT_WON, options.players)
    rune_cards = _gained(facts, f.RUNE_CARDS_SCORED, options.players)
    gains = tuple(map(sum, zip(shares, points, rune_cards, strict=True)))
    told = {what: (seat, x) for what, seat, x, _ in facts}
    kept = told[f.POT_KEPT][1]
    return Unfolding(
        round=told[f.ROUND_ENDED][1],
        hands=tuple(cards_in(hands[seat][0]) for seat in seats),
        ranks=tuple(rank_of_strength(hands[seat][1], options) for seat in seats),
        points=points,
        best=told[f.BEST_HAND][0],
        predictions=tuple(predictions[: options.players]),
        shares=shares,
        rune_cards=rune_cards,
        gains=gains,
        runes=tuple(runes[seat] + gains[seat] for seat in seats),
        pot_before=sum(shares) + kept,
        pot=kept,
    )


def _gained(facts: list[Fact], wanted: int, players: int) -> tuple[int, ...]:
    """The runes that each seat gained by facts of one kind."""
    gained = {seat: runes for what, seat, runes, _ in facts if what == wanted}
    return tuple(gained.get(seat, 0) for seat in range(players))


_KEYS = {value: name.lower() for name, value in vars(f).items() if name.isupper() and isinstance(value, int)}
