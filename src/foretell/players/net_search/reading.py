"""Reads many games for the network at once: the first layer, from the records of the games. Needs Numba.

Most features of a game are 0, so adding the rows of the others is several times as fast as a product of matrices.
"""

from math import exp

from ...arrays import Floats, Ints
from ...native import States
from ...native.build import compiler
from ...native.policies import next_noise
from ...rules import history
from ...rules.cards import OVER_PHASE, SEATS
from ...rules.config import Config
from ...rules.history import history_word
from ...rules.marker import marked
from ...rules.observation import observe
from ...rules.state import State
from ...rules.turns import act
from ..net.feature_runs import CHOICES_OF_ONE, NUMBERS, SCALES, SETS
from ..net.features import CARD_CODES, CODE_BITS, ENTRY_CARDS
from ..net.inputs import CHOICES, fill_inputs, seated

compiled = compiler(marked("foretell.players.net"))
POINT_SHIFT = 9
POINT_MASK = (1 << 53) - 1
POINT_SCALE = 2.0**-53


@compiled
def read_words(words: Ints, weights: Floats, out: Floats) -> None:
    """Add what the features in `words` contribute to the first layer."""
    for run in range(SETS.shape[0]):
        bits = words[SETS[run, 0]] >> SETS[run, 1] & (1 << SETS[run, 4]) - 1
        at = SETS[run, 5]
        while bits:
            low = bits & -bits
            which = at + low.bit_length() - 1
            for j in range(out.shape[0]):
                out[j] += weights[which, j]
            bits ^= low
    for run in range(CHOICES_OF_ONE.shape[0]):
        number = words[CHOICES_OF_ONE[run, 0]] >> CHOICES_OF_ONE[run, 1] & CHOICES_OF_ONE[run, 2]
        chosen = number - CHOICES_OF_ONE[run, 3]
        if 0 <= chosen < CHOICES_OF_ONE[run, 4]:
            which = CHOICES_OF_ONE[run, 5] + chosen
            for j in range(out.shape[0]):
                out[j] += weights[which, j]
    for run in range(NUMBERS.shape[0]):
        number = words[NUMBERS[run, 0]] >> NUMBERS[run, 1] & NUMBERS[run, 2]
        if number:
            which = NUMBERS[run, 5]
            scaled = SCALES[which] * number
            for j in range(out.shape[0]):
                out[j] += weights[which, j] * scaled


@compiled
def entry_code(entry: int) -> int:
    """The same as `features.entry_codes`, for one entry."""
    code = entry & (1 << history.CARDS_SHIFT) - 1
    for place in range(ENTRY_CARDS):
        card = entry >> history.CARDS_SHIFT + history.CARD_BITS * place & history.CARD_MASK
        code |= CARD_CODES[card] << history.CARDS_SHIFT + CODE_BITS * place
    return code


@compiled
def read_entry(entry: int, age: int, fields: Ints, rows: Floats, ages: Floats, vector: Floats, sums: Floats) -> None:
    """Add the vector of one entry to the sum of the seat that acted. `fields` are int64 (3, n): shift, mask, first."""
    code = entry_code(entry)
    seat = code >> history.SEAT_SHIFT & history.SEAT_MASK
    if seat >= SEATS:
        return
    width = vector.shape[0]
    for j in range(width):
        vector[j] = ages[age, j]
    for field in range(fields.shape[1]):
        which = (code >> fields[0, field] & fields[1, field]) + fields[2, field]
        for j in range(width):
            vector[j] += rows[which, j]
    for j in range(width):
        sums[seat * width + j] += max(vector[j], 0)


@compiled
def read_games(
    config: Config,
    states: States,
    games: Ints,
    weights: Floats,
    bias: Floats,
    fields: Ints,
    rows: Floats,
    ages: Floats,
    words: Ints,
    vector: Floats,
    first: Floats,
    sums: Floats,
    choices: Ints,
) -> None:
    """Fill in the first layer, the sums of the history, and the choices of the actor of each of `games`.

    `words` and `vector` are working memory.
    """
    for i in range(games.shape[0]):
        s = states[games[i]]
        viewer = s.actor
        observe(config, s, viewer, words)
        fill_inputs(config, words)
        choices[i] = words[CHOICES]
        first[i, :] = bias
        sums[i, :] = 0
        read_words(words, weights, first[i])
        for age in range(ages.shape[0]):
            entry = history_word(config, s, viewer, history.ENTRIES + age)
            if entry == 0:
                break
            read_entry(entry, age, fields, rows, ages, vector, sums[i])


@compiled
def draw_action(logits: Floats, legal: int, least: float, point: float) -> int:
    """Draw an action by the network's probabilities, without those below the fraction `least` of the highest."""
    highest = -1e30
    rest = legal
    while rest:
        action = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        highest = max(highest, logits[action])
    total = 0.0
    rest = legal
    while rest:
        action = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        chance = exp(logits[action] - highest)
        if chance >= least:
            total += chance
    bar = point * total
    chosen = -1
    rest = legal
    while rest:
        action = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        chance = exp(logits[action] - highest)
        if chance >= least:
            chosen = action
            bar -= chance
            if bar < 0:
                break
    return chosen


@compiled
def play_games(
    config: Config, states: States, games: Ints, logits: Floats, choices: Ints, least: float, noise: Ints, going: Ints
) -> int:
    """Let the actor of each of `games` act. Fill `going` with the games whose round continues; return how many.

    Every game has its own stream of `noise`, int64 (states,).
    """
    left = 0
    for i in range(games.shape[0]):
        game = games[i]
        s = states[game]
        noise[game] = next_noise(noise[game])
        point = (noise[game] >> POINT_SHIFT & POINT_MASK) * POINT_SCALE
        action = draw_action(logits[i], choices[i], least, point)
        act(config, s, seated(action, s.actor, config.players))
        if asks(config, s):
            going[left] = game
            left += 1
    return left


@compiled
def going_on(config: Config, states: States, going: Ints) -> int:
    """Fill `going` with the games whose round continues; return how many."""
    left = 0
    for game in range(states.shape[0]):
        if asks(config, states[game]):
            going[left] = game
            left += 1
    return left


@compiled
def asks(config: Config, s: State) -> bool:
    """Take all decisions that have only one choice. Return whether the round then continues."""
    while s.phase < OVER_PHASE and s.legal & s.legal - 1 == 0:
        if not act(config, s, s.legal.bit_length() - 1):
            return False
    return s.phase < OVER_PHASE


@compiled
def branch(config: Config, worlds: Ints, states: Ints, records: States, actions: Ints) -> None:
    """Copy each of the `worlds` once for each action, and carry the action out. All of the first action come first."""
    for a in range(actions.shape[0]):
        for k in range(worlds.shape[0]):
            place = a * worlds.shape[0] + k
            states[place] = worlds[k]
            act(config, records[place], actions[a])
