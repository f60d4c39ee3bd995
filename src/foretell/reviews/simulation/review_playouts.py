"""The compiled play-outs of a review: the reference player finishes the round, and the later rounds are sampled.

All randomness of a play-out comes from one number, its *noise*. The noise determines the order of the hidden deck and
every choice of the reference player. Two play-outs with the same noise therefore differ only where their positions do.
"""

from ...arrays import Doubles, Ints, Records
from ...native import States
from ...native.build import compiler
from ...native.policies import below, next_noise
from ...players.buffers import IntBuffer
from ...players.search.quick import quick
from ...rules.cards import CARDS, OVER_PHASE, SEATS
from ...rules.config import Config
from ...rules.marker import compilable, marked
from ...rules.rounds import close_round, share_pot, stake
from ...rules.state import State
from ...rules.turns import act

# Columns of the end of a round.
RUNES = 0
STRENGTHS = SEATS
PREDICTIONS = 2 * SEATS
POT = 3 * SEATS
TURN = POT + 1
ROUND = POT + 2
PHASE = POT + 3
WINNER = POT + 4
TURNS = POT + 5
END_SIZE = POT + 6

# Columns of a job: the number of the position, the first action (or REFERENCE), and the noise.
POSITION = 0
ACTION = 1
NOISE = 2
JOB_SIZE = 3
REFERENCE = -1
"""The reference player chooses the first action, too."""

# Columns of a sampled round, by seats counted from the starter: runes other than from the pot, strengths, predictions.
BEST = 3 * SEATS
SAMPLE_SIZE = BEST + 1

KEY_STEP = 0x1E3779B97F4A7C15
MIX_FACTOR = 0x3F58476D1CE4E5B9
WORD_SHIFT = 20
WORD = 0xFFFFFFFF


@compilable
def order_deck(s: State, order: IntBuffer, noise: int) -> None:
    """Put the deck in the order that `noise` gives all 54 cards, and derive a seed for later shuffles."""
    for card in range(CARDS):
        order[card] = card
    for i in range(CARDS - 1, 0, -1):
        noise = next_noise(noise)
        other = below(noise, i + 1)
        card = order[i]
        order[i] = order[other]
        order[other] = card
    cards = 0
    for i in range(s.deck):
        cards |= 1 << s.pile[i]
    size = 0
    for i in range(CARDS):
        if cards >> order[i] & 1:
            s.pile[size] = order[i]
            size += 1
    for i in range(8):
        noise = next_noise(noise)
        s.seed[i] = noise >> WORD_SHIFT & WORD
    s.blocks = 0


@compilable
def choice_noise(noise: int, key: int) -> int:
    """Return the noise of a choice. When compiled, it wraps at 64 bits.

    `order_deck` and the reference player use the same linear generator. If this function were linear too, the cards
    that the player imagines would follow from the order of the deck.
    """
    noise += key * KEY_STEP
    noise = (noise ^ noise >> 31) * MIX_FACTOR
    return (noise ^ noise >> 29) * MIX_FACTOR


@compilable
def reference_choice(config: Config, s: State, parameters: IntBuffer, noise: int) -> int:
    """The choice of the reference player. Its noise depends on the turn, the phase and the seat."""
    key = (s.turns * 16 + s.phase) * 8 + s.actor
    return quick(config, s, parameters, choice_noise(noise, key))


@compilable
def write_end(config: Config, s: State, end: IntBuffer) -> None:
    """Write how a round ended."""
    for seat in range(config.players):
        end[RUNES + seat] = s.runes[seat]
        end[STRENGTHS + seat] = s.strengths[seat]
        end[PREDICTIONS + seat] = s.predictions[seat]
    end[POT] = s.pot
    end[TURN] = s.turn
    end[ROUND] = s.round
    end[PHASE] = s.phase
    end[WINNER] = s.winner
    end[TURNS] = s.turns


@compilable
def play_sampled_round(config: Config, s: State, samples: Ints, number: int) -> None:
    """Carry out a sampled round on the scores of `s`: its gains, its pot, and the next starter or the winner."""
    starter = s.turn
    s.round += 1
    s.pot += stake(config, s.round)
    for i in range(config.players):
        seat = (starter + i) % config.players
        s.runes[seat] += samples[number, i]
        s.strengths[seat] = samples[number, STRENGTHS + i]
        s.predictions[seat] = (starter + samples[number, PREDICTIONS + i]) % config.players
    share_pot(config, s, (starter + samples[number, BEST]) % config.players)
    close_round(config, s)


@compilable
def same_job(jobs: Ints, number: int, action: int) -> int:
    """The last job before `number` with the same position and noise that begins with `action`; -1 if there is none."""
    for j in range(number - 1, -1, -1):
        if jobs[j, POSITION] != jobs[number, POSITION] or jobs[j, NOISE] != jobs[number, NOISE]:
            return -1
        if jobs[j, ACTION] == action:
            return j
    return -1


compiled = compiler((*marked("foretell.players"), *marked("foretell.players.search"), *marked(__package__)))


@compiled
def play_rounds(
    config: Config, states: States, twin: Records, jobs: Ints, parameters: IntBuffer, order: Ints, ends: Ints
) -> int:
    """Play each job to the end of its round, and write that into `ends`. `twin` and `order` are working memory.

    If the reference player begins as an earlier job does, the end is the same, so it is copied. Put such jobs together,
    that of the reference player last. Stop at an action that is not legal. Return how many jobs were played.
    """
    for j in range(jobs.shape[0]):
        twin[0] = states[jobs[j, POSITION]]
        s = twin[0]
        noise = jobs[j, NOISE]
        order_deck(s, order, noise)
        action = jobs[j, ACTION]
        begins = action == REFERENCE
        same = -1
        while s.phase < OVER_PHASE:
            # One place for each call: Numba would compile a second one again.
            if action == REFERENCE:
                action = reference_choice(config, s, parameters, noise)
            if begins:
                begins = False
                same = same_job(jobs, j, action)
                if same >= 0:
                    break
            if not act(config, s, action):
                return j
            action = REFERENCE
        if same >= 0:
            ends[j] = ends[same]
        else:
            write_end(config, s, ends[j])
    return len(jobs)


@compiled
def play_later_rounds(config: Config, ends: Ints, samples: Ints, twin: Records, chances: Doubles) -> None:
    """chances[e, seat]: the share of the sampled continuations of end *e* that `seat` wins.

    `samples` is int64 (rounds, number, SAMPLE_SIZE): for each round, sampled rounds. Continuation *k* consists of the
    *k*-th sample of each later round.
    """
    s = twin[0]
    for e in range(ends.shape[0]):
        for k in range(samples.shape[1]):
            for seat in range(config.players):
                s.runes[seat] = ends[e, RUNES + seat]
                s.strengths[seat] = ends[e, STRENGTHS + seat]
            s.pot = ends[e, POT]
            s.turn = ends[e, TURN]
            s.round = ends[e, ROUND]
            s.phase = ends[e, PHASE]
            s.winner = ends[e, WINNER]
            while s.phase != OVER_PHASE:
                play_sampled_round(config, s, samples[s.round], k)
            if s.winner >= 0:
                chances[e, s.winner] += 1.0 / samples.shape[1]
