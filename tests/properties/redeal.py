"""Another deal that one viewer cannot tell from the real one."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from foretell import CARDS, Action, Game, Position
from foretell.rules import Config
from foretell.rules.history import CARD_BITS, CARD_MASK, CARDS_SHIFT, MAX_CARDS, entry_for, settle_history


@dataclass(frozen=True)
class CardSwap:
    """Maps each card to the one in its place in the other deal. Cards that are not named stay."""

    cards: dict[str, str]

    def of(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Return the cards in the places of these, in the same order."""
        return tuple(self.cards.get(card, card) for card in cards)

    def hand(self, cards: Iterable[str]) -> tuple[str, ...]:
        """The same for a set of cards, which is written in the order of the cards' numbers."""
        return tuple(sorted(self.of(cards), key=CARDS.index))

    def action(self, action: Action, phase: str) -> Action:
        """Return the same choice in the other deal."""
        card = getattr(action, "card", None)
        return action if card is None else Action.of(phase, CARDS.index(self.of((card,))[0]))


def known_to(position: Position, viewer: int | None) -> set[str]:
    """Clause 11: the cards whose place this viewer knows."""
    cards = set(position.public or ())
    return cards if viewer is None else cards | set(position.private[viewer]) | set(position.hands[viewer])


def swap_for(chance: Random, position: Position, fixed: set[str]) -> CardSwap:
    """Shuffle all other cards among their places; cards of an earlier deck stay among themselves."""
    swapped: dict[str, str] = {}
    pooled = {card for pool in position.pools for card in pool}
    for group in (*position.pools, tuple(card for card in CARDS if card not in pooled)):
        cards = [card for card in group if card not in fixed]
        swapped |= zip(cards, chance.sample(cards, len(cards)), strict=True)
    return CardSwap(swapped)


def redealt(chance: Random, position: Position, swap: CardSwap, viewer: int | None) -> Position:
    """The position with the cards swapped, the secret prediction of the other changed, and another seed."""
    return replace(
        position,
        hands=tuple(swap.hand(hand) for hand in position.hands),
        deck=swap.of(position.deck),
        discard=swap.of(position.discard),
        revealed=swap.of(position.revealed),
        private=tuple(swap.hand(cards) for cards in position.private),
        pools=tuple(swap.hand(cards) for cards in position.pools),
        predictions=tuple(_said(chance, position, seat, viewer) for seat in range(position.options.players)),
        seed=chance.randbytes(32),
        blocks=position.blocks + chance.randrange(5),
    )


def _said(chance: Random, position: Position, seat: int, viewer: int | None) -> int | None:
    """8.2: what is secret between two players may have been anything."""
    said = position.predictions[seat]
    secret = position.options.players == 2 and position.phase == "predict" and seat != viewer
    return chance.randrange(2) if secret and said is not None else said


def share_past(game: Game, twin: Game, swap: CardSwap, viewer: int) -> None:
    """Give `twin`, which comes from a position, the history that `game` has for one viewer.

    Cards that the history hides from the viewer are swapped.
    """
    config, s, other = game.options.config, game._state, twin._state
    settle_history(config, s)
    other.start_history()
    other.history = [_swapped(config, entry, swap, viewer) for entry in s.history]
    other.history_digests, other.history_length = s.history_digests[:], s.history_length
    twin._recent = game._recent.copy()


def _swapped(config: Config, entry: int, swap: CardSwap, viewer: int) -> int:
    shown = entry_for(config, entry, viewer)
    for shift in range(CARDS_SHIFT, CARDS_SHIFT + CARD_BITS * MAX_CARDS, CARD_BITS):
        if shown >> shift & CARD_MASK == CARD_MASK:
            (card,) = swap.of((CARDS[(entry >> shift & CARD_MASK) - 1],))
            entry = entry & ~(CARD_MASK << shift) | CARDS.index(card) + 1 << shift
    return entry
