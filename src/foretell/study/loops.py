"""The compiled loop of a study: it plays games with one policy in all seats and counts what happens. Needs Numba.

Each seat has its own stream of noise. So a seat that meets the same situation in two conditions makes the same choice,
and the two conditions differ only by the intervention and what follows from it.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from ..arrays import Doubles, Ints, Records
from ..errors import ForetellError
from ..native import CONFIG, STATE, States, next_noise, uniform
from ..native.build import compiler
from ..players import search as _search  # noqa: F401 (marks the functions of the quick policy)
from ..players.scripted import PARAMETERS, SCRATCH, scripted_choice
from ..players.search.quick import quick
from ..players.search.search_parameters import QUICK_PARAMETERS
from ..rules.cards import (
    ALL_IN,
    ALL_IN_BIT,
    CARDS,
    DEAL_PHASE,
    MAX_CELLS,
    OVER_PHASE,
    PASS,
    PLAY_PHASE,
    PREDICT_PHASE,
    SEATS,
)
from ..rules.cards import SEAT as FIRST_SEAT
from ..rules.config import Config
from ..rules.marker import compilable, marked
from ..rules.observation import OBSERVATION, observe
from ..rules.ranking import STRENGTH_BITS, strength
from ..rules.state import State
from ..rules.turns import act, deal_round, start
from . import columns


class PolicyMemory(NamedTuple):
    """What the policies read, and their working memory."""

    before: Ints
    """The runes at the start of the round."""
    row: Ints
    """What the acting seat may know."""
    quick_parameters: Ints
    parameters: Doubles
    scratch: Doubles


Choose = Callable[[Config, State, PolicyMemory, int], int]
Play = Callable[..., None]


@compilable
def by_quick(config: Config, s: State, memory: PolicyMemory, noise: int) -> int:
    """The quick policy of the searching player."""
    return quick(config, s, memory.quick_parameters, noise)


@compilable
def by_scripted(config: Config, s: State, memory: PolicyMemory, noise: int) -> int:
    """The rule-based expert."""
    observe(config, s, s.actor, memory.row)
    return scripted_choice(config, memory.row, noise, memory.parameters, memory.scratch)


@compilable
def by_random(config: Config, s: State, memory: PolicyMemory, noise: int) -> int:
    """Any legal action."""
    return uniform(config, s, s.legal, noise)


@compilable
def swapped_bits(cards: int, one: int, other: int) -> int:
    """A set of cards in which two cards have changed places."""
    differ = (cards >> one ^ cards >> other) & 1
    return cards ^ (differ << one | differ << other)


@compilable
def swap_cards(config: Config, s: State, one: int, other: int) -> None:
    """Let two cards change places everywhere, just after a deal."""
    s.legal = swapped_bits(s.legal, one, other)
    s.uncovered = swapped_bits(s.uncovered, one, other)
    s.public = swapped_bits(s.public, one, other)
    for seat in range(config.players):
        s.hands[seat] = swapped_bits(s.hands[seat], one, other)
    for i in range(CARDS):
        if s.pile[i] == one:
            s.pile[i] = other
        elif s.pile[i] == other:
            s.pile[i] = one
    for i in range(MAX_CELLS):
        if s.cells[i] == one:
            s.cells[i] = other
        elif s.cells[i] == other:
            s.cells[i] = one


@compilable
def give_card(config: Config, s: State, seat: int, card: int, place: int) -> None:
    """Replace card number `place` of a hand with `card`, just after the deal. If the hand has it, change nothing."""
    hand = s.hands[seat]
    if hand >> card & 1:
        return
    for _ in range(place):
        hand &= hand - 1
    low = hand & -hand
    swap_cards(config, s, card, low.bit_length() - 1)


@compilable
def count_deal(config: Config, s: State, sums: Ints) -> None:
    """Count the ranks of the dealt hands."""
    for seat in range(config.players):
        sums[columns.DEALT + (strength(s.hands[seat], config.side, config.suits) >> STRENGTH_BITS)] += 1


@compilable
def count_choice(config: Config, s: State, action: int, sums: Ints) -> None:
    """Count a turn or a prediction that is about to be made."""
    sums[columns.DECISIONS] += 1
    if s.phase == PLAY_PHASE:
        sums[columns.TURNS] += 1
        if action < CARDS:
            sums[columns.PLAYED + action] += 1
        elif action == PASS:
            sums[columns.PASSES] += 1
        elif action == ALL_IN:
            points = strength(s.hands[s.actor], config.side, config.suits) >> STRENGTH_BITS
            sums[columns.ALL_INS + s.round - 1] += 1
            sums[columns.ALL_IN_FREE + (config.full & ~s.filled).bit_count()] += 1
            sums[columns.ALL_IN_POINTS + points] += 1
    elif s.phase == PREDICT_PHASE:
        count_prediction(config, s, action - FIRST_SEAT, sums)


@compilable
def count_prediction(config: Config, s: State, named: int, sums: Ints) -> None:
    """Count a prediction that is about to be made, and whether it is right."""
    before = 0
    best = 0
    strongest = -1
    for seat in range(config.players):
        if s.predictions[seat] >= 0:
            before += 1
        found = strength(s.hands[seat], config.side, config.suits)
        if found > strongest:
            strongest = found
            best = seat
    right = 1 if named == best else 0
    sums[columns.PREDICTIONS] += 1
    sums[columns.HITS] += right
    sums[columns.PREDICTED + before] += 1
    sums[columns.RIGHT + before] += right
    if named == s.actor:
        sums[columns.NAMED_SELF + before] += 1
        sums[columns.RIGHT_SELF + before] += right
    elif named == s.all_in:
        sums[columns.NAMED_ALL_IN + before] += 1
        sums[columns.RIGHT_ALL_IN + before] += right


@compilable
def count_round(config: Config, s: State, before: Ints, pot: int, sums: Ints) -> None:
    """Count a round that is over. `before` has the runes at its start."""
    sums[columns.ROUNDS] += 1
    sums[columns.ALL_IN_ROUNDS + s.round - 1] += 1
    sums[columns.POT] += pot
    sums[columns.POT_KEPT] += s.pot
    best = 0
    for seat in range(1, config.players):
        if s.strengths[seat] > s.strengths[best]:
            best = seat
    for seat in range(config.players):
        points = s.strengths[seat] >> STRENGTH_BITS
        gained = s.runes[seat] - before[seat]
        sums[columns.FINAL + points] += 1
        sums[columns.BEST + points] += 1 if seat == best else 0
        sums[columns.GAINS + points] += gained
        if s.round == 1:
            sums[columns.FIRST_GAINS + seat] += gained
        if seat == s.all_in:
            sums[columns.ALL_IN_BEST + points] += 1 if seat == best else 0
            sums[columns.ALL_IN_GAINS + points] += gained
        rest = s.hands[seat]
        while rest:
            low = rest & -rest
            rest ^= low
            sums[columns.KEPT + low.bit_length() - 1] += 1


@compilable
def count_game(config: Config, s: State, seat: int, sums: Ints, own: Ints) -> None:
    """Count a game that is over, or stopped after a round, and the results of one seat."""
    sums[columns.GAMES] += 1
    if s.winner >= 0:
        sums[columns.WINS + s.winner] += 1
    elif s.phase == OVER_PHASE:
        sums[columns.DRAWN_GAMES] += 1
    for each in range(config.players):
        sums[columns.RUNES + each] += s.runes[each]
    own[columns.SEAT_GAMES] += 1
    own[columns.SEAT_ROUNDS] += s.round
    own[columns.SEAT_WINS] += 1 if s.winner == seat else 0
    own[columns.SEAT_RUNES] += s.runes[seat]


@compilable
def begin_game(config: Config, s: State, seed: Ints, seat: int, card: int, place: int) -> None:
    """Deal the first round of a game, and give `card` (or -1 for none) to `seat` for its card number `place`."""
    for word in range(8):
        s.seed[word] = seed[word]
    start(config, s)
    if card >= 0:
        give_card(config, s, seat, card, place)


@compilable
def begin_round(config: Config, s: State, before: Ints, sums: Ints) -> int:
    """Note the runes at the start of a round, count its deal, and return its pot."""
    for seat in range(SEATS):
        before[seat] = s.runes[seat]
    count_deal(config, s, sums)
    return s.pot


def playing_by(choose: Choose) -> Play:
    """Make the loop that plays games with a policy. It is not compiled yet."""

    def play(
        configs: Sequence[Config],
        states: States,
        seeds: Ints,
        streams: Ints,
        seats: Ints,
        places: Ints,
        card: int,
        max_rounds: int,
        forbidden: int,
        memory: PolicyMemory,
        sums: Ints,
        own: Ints,
    ) -> None:
        """Play game *i* from `seeds[i]` in the first record of `states`.

        `configs[1]` holds for seat `seats[i]`, `configs[0]` for the others; they differ in effects alone. `card` (or
        -1) replaces that seat's card number `places[i]` in the first round. The seat may not choose
        the `forbidden` actions in its turn. A game ends after `max_rounds`.
        """
        table = configs[0]
        s = states[0]
        for i in range(seeds.shape[0]):
            seat = seats[i]
            begin_game(table, s, seeds[i], seat, card, places[i])
            pot = begin_round(table, s, memory.before, sums)
            while s.legal:
                actor = s.actor
                config = configs[1] if actor == seat else table
                if actor == seat and s.phase == PLAY_PHASE:
                    s.legal &= ~forbidden
                streams[i, actor] = next_noise(streams[i, actor])
                action = choose(config, s, memory, streams[i, actor])
                count_choice(config, s, action, sums)
                if not act(config, s, action):
                    break
                if s.phase in (DEAL_PHASE, OVER_PHASE):
                    count_round(table, s, memory.before, pot, sums)
                    if s.phase == OVER_PHASE or s.round == max_rounds:
                        break
                    deal_round(table, s)
                    pot = begin_round(table, s, memory.before, sums)
            count_game(table, s, seat, sums, own)

    return play


_CHOOSERS: dict[str, Choose] = {"quick": by_quick, "scripted": by_scripted, "random": by_random}


@cache
def compiled_play(policy: str) -> Play:
    """The compiled loop for a policy. The first call of the loop compiles it, unless it is in the cache on disk."""
    packages = ("foretell.players", "foretell.players.scripted", "foretell.players.search", __package__)
    compiled = compiler([function for package in packages for function in marked(package)])
    return compiled(playing_by(_CHOOSERS[policy]))


def play_games(
    policy: str,
    configs: Records,
    seeds: Ints,
    streams: Ints,
    seats: Ints,
    *,
    places: Ints | None = None,
    card: int = -1,
    max_rounds: int = columns.MAX_ROUNDS,
    all_in: bool = True,
) -> tuple[Ints, Ints]:
    """Play a game for each seed; `play` describes the arguments. Return the sums: int64 (COLUMNS,), (SEAT_COLUMNS,).

    `configs` has two records, `seeds` is (n, 8), `streams` (n, seats) and `seats` (n,).
    """
    if configs.dtype != CONFIG or len(configs) != 2:
        raise ForetellError("a study needs two configurations: of the table and of one seat")
    sums, own = np.zeros(columns.COLUMNS, np.int64), np.zeros(columns.SEAT_COLUMNS, np.int64)
    memory = PolicyMemory(
        np.zeros(SEATS, np.int64),
        np.zeros(OBSERVATION, np.int64),
        QUICK_PARAMETERS,
        np.array(PARAMETERS),
        np.zeros(SCRATCH),
    )
    compiled_play(policy)(
        configs,
        np.zeros(1, STATE),
        seeds,
        streams.copy(),
        seats,
        np.zeros(len(seeds), np.int64) if places is None else places,
        card,
        max_rounds,
        0 if all_in else ALL_IN_BIT,
        memory,
        sums,
        own,
    )
    return sums, own
