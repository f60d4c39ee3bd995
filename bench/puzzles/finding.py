"""Finds puzzles in games that the Net plays against itself."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import foretell as ft
from foretell.arrays import Doubles, Ints
from foretell.native import unpack
from foretell.players.search.race import worlds_of
from foretell.reviews.judged_choices import Compared
from foretell.reviews.open_cards import error_of
from foretell.reviews.reasons import best_hands, reasons_for
from foretell.rules.cards import EVERY_CARD
from foretell.rules.knowledge import known
from foretell.sheets import CARDS, card_set

from .judging import Judge, net, net_choices
from .rating import missed, rating_of

FIRST_WORLDS, FRESH_WORLDS, DEEP_WORLDS, COUNTED_WORLDS = 48, 256, 1024, 512
MIN_FIRST, MIN_FRESH, MIN_MARGIN = 0.02, 0.04, 0.05
"""The least lead of the answer over every other choice in the three sets of worlds, as a chance to win."""
MIN_CHANCE = 0.1
"""The least chance to win after the answer: where little is left to win, no choice convinces."""
MIN_ERRORS = 4.0
"""The least number of standard errors of the lead in the last set."""
MIN_ODDS = 0.25
"""The least lead of the probability that the seat of the answer holds the best hand."""
MIN_COUNTED = -0.3
"""The same for a player who only counts cards. What the others did may decide against the count, but not by more."""
MIN_HIDDEN = 0.10
"""The least difference of how likely the true rank looks to the asker, between the best card to hide and any other."""
SAME_ODDS = 0.03
"""Cards whose difference is at most this are equally good to hide."""
MIN_AGREED = 0.9
"""How often the Net must hide one of them."""
COUNTED = "puzzle-why-counted"
TOLD = 0.1
"""The explanation of a prediction mentions the count only if the probability differs from it by at least this."""
EYE_WORLDS = 24
MIN_LEVEL_MISS = 0.05
"""Puzzles that the levels miss less often are too easy."""
EFFECT_PHASES = ("play", "take", "exchange", "pick")
STAY = "stay"
"""The choice of an All In puzzle that stands for everything else."""

Found = dict[str, Any]
ToldReason = tuple[str, int | None, float | None, float | None]
"""The key of a reason, the other seat, and the figures of the better and the worse choice."""


@dataclass(frozen=True)
class Moment:
    """A decision of a game: the views of its seat in this round so far, and the tokens of all decisions before it."""

    views: tuple[ft.SeatView, ...]
    tokens: tuple[str, ...]
    best: int
    """The seat that really holds the best hand, where five cards are in every hand."""
    proven: int
    """The cards of the seat's hand that the player whose turn it is knows, as a set. The seat showed them."""

    @property
    def view(self) -> ft.SeatView:
        """What the seat knows at the decision."""
        return self.views[-1]


def game_seed(number: int) -> bytes:
    """The seed of a game."""
    return ft.seed_of(f"puzzles {number}")


def moments_of(number: int) -> Iterator[Moment]:
    """Every decision of a game of the Net against itself. The number of players follows from that of the game."""
    game = ft.Game(options_of(number), game_seed(number))
    seen: dict[tuple[int, int], tuple[ft.SeatView, ...]] = {}
    tokens: tuple[str, ...] = ()
    while game.actor is not None:
        view = game.view(game.actor)
        place = view.round, view.seat
        seen[place] = (*seen.get(place, ()), view)
        hands = game.position().hands
        best = max(range(len(hands)), key=lambda seat: ft.present_rank(hands[seat], game.options))
        yield Moment(seen[place], tokens, best, proven_to_turn(game, view))
        action = net().choose(view)
        game.play(action)
        tokens = (*tokens, str(action))


def proven_to_turn(game: ft.Game, view: ft.SeatView) -> int:
    """The cards of a hand that the player whose turn it is knows. Sampled worlds do not contain this knowledge."""
    return known(game.truth().state, view.turn) & card_set(view.hand)


def options_of(number: int) -> ft.Options:
    """The options of a game: three players more often than the others."""
    return ft.Options(players=(3, 2, 4, 3, 2, 3, 5)[number % 7])


def puzzles_in(number: int) -> Iterator[Found]:
    """The puzzles of a game, with at most one of each theme for each seat in a round."""
    net.cache_clear()  # the player's noise starts again, so that a game does not depend on earlier ones
    found: dict[tuple[int, int, str], Found] = {}
    for moment in moments_of(number):
        view = moment.view
        if len(view.legal) > 1:
            for puzzle in puzzles_at(moment):
                place = view.round, view.seat, puzzle["theme"]
                if place not in found or puzzle["rating"] > found[place]["rating"]:
                    found[place] = {"game": number, **puzzle}
    yield from found.values()


def puzzles_at(moment: Moment) -> Iterator[Found]:
    """The puzzles of a decision."""
    view = moment.view
    if view.phase == "hide":
        puzzle = hiding(moment)
        if puzzle is not None:
            yield puzzle
        return
    if view.phase != "predict" and view.phase not in EFFECT_PHASES:
        return
    often = net_choices(view, "first")
    if view.phase == "play" and ft.AllIn() in view.legal and often.get(ft.AllIn().number, 0.0) in (0.0, 1.0):
        tokens = ["allin" if action == ft.AllIn() else STAY for action in view.legal]
        yield from judged(moment, "all-in", tokens, often)
    if len(often) == 1 and ft.AllIn().number not in often:
        theme = "prediction" if view.phase == "predict" else "effect"
        yield from judged(moment, theme, [str(action) for action in view.legal], often)


def judged(moment: Moment, theme: str, tokens: list[str], often: dict[int, float]) -> Iterator[Found]:
    """The puzzle, if one choice is clearly best in three sets of worlds, and the Net makes it every time."""
    view = moment.view
    wanted = next(token for token, action in zip(tokens, view.legal, strict=True) if action.number in often)
    if theme == "prediction" and wanted != f"={moment.best}":
        return  # an answer that the game itself contradicts convinces nobody
    mine = [i for i, action in enumerate(view.legal) if action.number in often]
    first, _ = Judge(view, "first").by_playouts(FIRST_WORLDS)
    if lead_of(first, tokens, mine)[0] < MIN_FIRST:
        return
    fresh, _ = Judge(view, "fresh").by_playouts(FRESH_WORLDS)
    if lead_of(fresh, tokens, mine)[0] < MIN_FRESH:
        return
    names = list(dict.fromkeys(tokens))
    by_number = {action.number: token for action, token in zip(view.legal, tokens, strict=True)}
    levels, every = missed(moment.views, wanted, lambda action: by_number[action.number], len(names))
    if levels < MIN_LEVEL_MISS:
        return
    deep, ends = Judge(view, "deep").by_playouts(DEEP_WORLDS)
    lead, error, best, second = lead_of(deep, tokens, mine)
    means = deep.mean(axis=0)
    if lead < MIN_MARGIN or lead < MIN_ERRORS * error or means[best] < MIN_CHANCE:
        return
    chances = {name: max(float(means[i]) for i, token in enumerate(tokens) if token == name) for name in names}
    chances[wanted] = float(means[best])
    odds: dict[str, float] = {}
    reasons: list[ToldReason] = []
    if theme == "prediction":
        odds, counted = odds_of(view, ends[:, best]), counted_odds(view, best)
        if odds_lead(odds, wanted) < MIN_ODDS or odds_lead(counted, wanted) < MIN_COUNTED:
            return
        reasons = [(COUNTED, moment.best, counted[wanted], None)] if abs(odds[wanted] - counted[wanted]) >= TOLD else []
    numbers = [action.number for action in view.legal]
    compared = Compared(numbers[best], numbers[second], lead, error, ends[:, best], ends[:, second])
    if theme != "prediction":
        reasons = [(reason.key, reason.other, reason.better, reason.worse) for reason in reasons_for(view, compared)]
    yield {
        "theme": theme, "round": view.round, "tokens": " ".join(moment.tokens),
        "right": [wanted], "chances": chances, "odds": odds,
        "margin": lead, "error": error, "rating": rating_of(every), "missed": every, "levels": levels,
        "reasons": reasons, "best": str(view.legal[best]), "second": str(view.legal[second]),
    }  # fmt: skip


def odds_of(view: ft.SeatView, ends: Ints) -> dict[str, float]:
    """By token of a prediction: how often its seat holds the best hand at these ends."""
    shares = best_hands(ends, view.options.players)
    return {str(action): float(shares[action.number - ft.Predict(0).number]) for action in view.legal}


def counted_odds(view: ft.SeatView, choice: int) -> dict[str, float]:
    """The same for a player who only counts cards."""
    _, ends = Judge(view, "counted").by_playouts(COUNTED_WORLDS, plausible=False)
    return odds_of(view, ends[:, choice])


def odds_lead(odds: dict[str, float], wanted: str) -> float:
    """The lead of a token over the next one. It may be negative."""
    return odds[wanted] - max(share for token, share in odds.items() if token != wanted)


def lead_of(values: Doubles, tokens: list[str], mine: list[int]) -> tuple[float, float, int, int]:
    """The lead of the columns `mine` over the best one with another token, its error, and the columns of both."""
    means = values.mean(axis=0)
    other = [i for i, token in enumerate(tokens) if token != tokens[mine[0]]]
    best, second = max(mine, key=lambda i: means[i]), max(other, key=lambda i: means[i])
    difference = values[:, best] - values[:, second]
    return float(difference.mean()), error_of(difference), best, second


def hiding(moment: Moment) -> Found | None:
    """A puzzle about the All-Seeing Eye: which card hides the rank of the hand best from the player who asks.

    The asker counts the cards that the hidden one may be. Cards that hide the rank equally well are all right. What the
    Eye sees seldom changes the chance to win by much, so there are no play-outs; the Net must agree all the same.
    """
    view = moment.view
    odds = shown_odds(view, moment.proven)
    least = min(odds.values())
    right = [token for token, share in odds.items() if share - least <= SAME_ODDS]
    wrong = [share for token, share in odds.items() if token not in right]
    if not wrong or min(wrong) - least < MIN_HIDDEN:
        return None
    often = net_choices(view, "first")
    agreed = sum(often.get(action.number, 0.0) for action in view.legal if str(action) in right)
    if agreed < MIN_AGREED:
        return None
    groups = {action.number: "right" if str(action) in right else str(action) for action in view.legal}
    levels, every = missed(moment.views, "right", lambda action: groups[action.number], len(odds) / len(right))
    return {
        "theme": "eye", "round": view.round, "tokens": " ".join(moment.tokens),
        "right": right, "chances": {}, "odds": odds,
        "margin": min(wrong) - least, "rating": rating_of(every), "missed": every, "levels": levels, "reasons": [],
    }  # fmt: skip


def shown_odds(view: ft.SeatView, proven: int) -> dict[str, float]:
    """For each card to hide: how likely the true rank looks to the asker, who counts the cards that may be hidden.

    The asker knows the `proven` cards of the hand: to hide one of them hides nothing.
    """
    states = worlds_of(view, EYE_WORLDS, 1)
    hand = card_set(view.hand)
    points = ft.present_rank(view.hand, view.options).points
    totals = {str(action): 0.0 for action in view.legal}
    for record in states:
        unseen = EVERY_CARD & ~known(unpack(record), view.turn) & ~hand
        for action in view.legal:
            hidden = 1 << action.number
            possible = hidden if proven & hidden else unseen | hidden
            totals[str(action)] += _share(hand & ~hidden, possible, points, view.options)
    return {token: total / len(states) for token, total in totals.items()}


def _share(shown: int, unseen: int, points: int, options: ft.Options) -> float:
    """The share of the cards that make the shown ones a hand of this rank."""
    held = tuple(CARDS[i] for i in range(len(CARDS)) if shown >> i & 1)
    fifth = [CARDS[i] for i in range(len(CARDS)) if unseen >> i & 1]
    return sum(ft.present_rank((*held, card), options).points == points for card in fifth) / len(fifth)
