"""The Net player's exact predictions with torch tensors: `players.net.prediction` for many rows at once on a device.

Games against the whole Net player need them for one of 25 decisions. The functions have the names and the
arithmetic of the NumPy ones; the same row, beliefs and noise give the same prediction.
"""

import torch
from torch import Tensor
from torch.nn import functional

from ..noise_bits import NOISE_BITS
from ..players.training import prediction as reference
from ..players.training import winning
from ..rules import Config, observation
from ..rules.cards import PREDICT_PHASE, RUNE_CARDS, SEAT
from ..rules.ranking import STRENGTH_BITS
from ..rules.variants import ROUNDS
from .endless_games import CHOOSER, PAST
from .model import Policy
from .torch_particles import PARTICLES, CatalogueTensors, ParticleTensors, imagine, popcount


class ExactPredictor:
    """Predicts in games of one kind as the Net player does."""

    def __init__(self, config: Config, device: torch.device) -> None:
        self.config = config
        self.tables = CatalogueTensors(config, device)
        models = [winning.LEAD_MODELS[config.players, number] for number in (1, 1, 2, 2, 2)]
        self.lead_models = torch.tensor(models, dtype=torch.float64, device=device)
        """By the round that has ended. After the third, there is another one only if the lead is tied (9.3)."""
        self.typical_strengths = torch.from_numpy(reference.typical_strengths(config.players)).to(device)
        self.seats = torch.arange(config.players, device=device)

    def replace(self, policy: Policy, rows: Tensor, entries: Tensor, actions: Tensor, chooser: int = PAST) -> None:
        """Put exact predictions into int64 (n,) `actions` where `chooser` predicts in int64 (n, words) rows.

        Where no hands fit together, the policy's own choice stays.
        """
        asked = ((rows[:, observation.PHASE] == PREDICT_PHASE) & (rows[:, CHOOSER] == chooser)).nonzero().squeeze(1)
        if not len(asked):
            return
        some = rows[asked]
        _, thought = policy(some, entries[asked])
        ranks = functional.softmax(policy.rank_belief(thought), 2)
        owners = functional.softmax(policy.owner_belief(thought), 2)
        noise = torch.randint(0, 1 << NOISE_BITS, (len(some),), device=rows.device)
        chosen, found = self.predict(some, ranks, owners, noise)
        actions[asked] = torch.where(found, SEAT + chosen, actions[asked])

    def predict(self, rows: Tensor, ranks: Tensor, owners: Tensor, noise: Tensor) -> tuple[Tensor, Tensor]:
        """int64 (n,): the seat to predict, counted from the viewer; and bool (n,): whether any hands fit together."""
        particles = imagine(self.tables, self.config, rows, ranks, owners, noise)
        chosen = torch.zeros_like(noise)
        waiting = rows[:, observation.PREDICTION + 1 : observation.PREDICTION + self.config.players] < 0
        later = waiting.long().cumprod(1).sum(1)
        for number in range(self.config.players):
            these = (later == number).nonzero().squeeze(1)
            if len(these):
                some = ParticleTensors(*(array[these] for array in particles))
                chosen[these] = best_of(self.prospects(rows[these], some, number), noise[these])
        return chosen, particles.found

    def prospects(self, rows: Tensor, particles: ParticleTensors, later: int) -> Tensor:
        """float64 (n, players): the chance to win the game with each prediction, plus a small bonus for being right."""
        best = particles.strengths.argmax(2)
        wins = self.payoffs(rows, particles, best, later)
        right = self.naming(rows, particles, best, later)
        own = best[:, None, :] == self.seats[:, None]
        expected = torch.where(own, (right * wins[1, :, None]).sum(3), (right * wins[0, :, None]).sum(3))
        return ((expected + reference.RIGHT_BONUS * own) * particles.weights[:, None]).sum(2)

    def payoffs(self, rows: Tensor, particles: ParticleTensors, best: Tensor, later: int) -> Tensor:
        """float64 (2, n, PARTICLES, 2^later): the chance to win the game if the viewer is wrong, or right."""
        players, sets = self.config.players, torch.arange(1 << later, device=rows.device)
        named = rows.T[observation.PREDICTION : observation.PREDICTION + players, :, None] == best
        right = named[:, None, :, :, None].repeat(1, 2, 1, 1, 1 << later)
        right[0] = torch.tensor([False, True], device=rows.device)[:, None, None, None]
        right[1 : later + 1] = (sets >> sets[:later, None] & 1).bool()[:, None, None, None]
        earlier = named[later + 1 :].sum(0)[:, :, None]
        number = earlier + popcount(sets) + torch.arange(2, device=rows.device)[:, None, None, None]
        runes, pot = scored(rows, particles, right, number)
        hands = particles.strengths.permute(2, 0, 1)[:, None, :, :, None]
        return self.winning_chance(rows[:, observation.ROUND, None, None], runes, hands, pot)

    def winning_chance(self, number: Tensor, runes: Tensor, strengths: Tensor, pot: Tensor) -> Tensor:
        """float64 (2, n, PARTICLES, sets): the first seat's chance to win; `number` is the round that has ended."""
        further = self.chance_of_lead(number, runes, strengths, pot)
        if not self.config.heirs:
            standing = runes * winning.STRENGTHS + strengths
            last = (standing[0] >= standing.amax(0)).double()
        else:
            leading = runes == runes.amax(0)
            tied = leading.sum(0) > 1
            last = torch.where(tied, torch.where(number == ROUNDS, further, 0.0), leading[0].double())
        return torch.where(number < ROUNDS, further, last)

    def chance_of_lead(self, number: Tensor, runes: Tensor, strengths: Tensor, pot: Tensor) -> Tensor:
        """float64 (2, n, PARTICLES, sets): the model for the chances between rounds."""
        lead, by_pot, starter = self.lead_models[number.clamp(0, len(self.lead_models) - 1)].unbind(-1)
        logits = (runes - runes[0]) / (lead + by_pot * pot)
        standing = runes * winning.STRENGTHS + strengths
        starts = (standing == standing.amin(0)).double()
        logits = logits + starter * (starts - starts[0])
        return 1 / logits.clamp_max(winning.MAX_LEAD).exp().sum(0)

    def naming(self, rows: Tensor, particles: ParticleTensors, best: Tensor, later: int) -> Tensor:
        """float64 (n, players, PARTICLES, 2^later): the probability of each set of later predictors who are right."""
        habit, players = reference.HABITS[self.config.players], self.config.players
        seat_odds = self.naming_odds(rows, particles, later)
        heard = torch.from_numpy(reference.viewer_influence(habit, players)).to(rows.device)
        own = best[:, None] == self.seats[:, None]
        chances = torch.ones((len(rows), players, PARTICLES, 1), dtype=torch.float64, device=rows.device)
        for j in range(1, later + 1):
            odds = seat_odds[:, :, j - 1]
            every = odds.sum(2)[:, None] + odds.transpose(1, 2) * (heard[:, None] - 1)
            named = odds.gather(2, best[:, :, None]).squeeze(2)[:, None]
            named = named * torch.where(own, heard[:, None], 1.0)
            swayed = named[..., None] * self.crowd_influence(habit, best, j)[:, None]
            is_right = swayed / (every[..., None] + swayed - named[..., None])
            chances = torch.cat([chances * (1 - is_right), chances * is_right], 3)
        return chances

    def crowd_influence(self, habit: reference.Habit, best: Tensor, j: int) -> Tensor:
        """float64 (n, PARTICLES, 2^(j - 1)): the factor by which right predictors before the `j`-th move that one."""
        players = self.config.players
        if players == 2 or j == 1:
            return torch.ones((*best.shape, 1 << j - 1), dtype=torch.float64, device=best.device)
        sets = torch.arange(1 << j - 1, device=best.device)
        who = (sets[:, None] >> sets[: j - 1] & 1).double()
        claims = who @ (self.seats[1:j, None] == self.seats).double()
        return (habit.crowd * who.sum(1) + habit.claim * claims.T).exp()[best]

    def naming_odds(self, rows: Tensor, particles: ParticleTensors, later: int) -> Tensor:
        """float64 (n, PARTICLES, later, players): the odds with which each later predictor names each seat."""
        players, seats = self.config.players, self.seats
        habit = reference.HABITS[players]
        said = rows[:, observation.PREDICTION : observation.PREDICTION + players]
        heard = (said[:, None, :] == seats[:, None]).sum(2) * habit.crowd + (said == seats) * habit.claim
        moved = (heard[:, None] + habit.pride * (seats[:, None] == seats)).exp()
        odds = (best_given(self.believed(particles)) + habit.doubt) ** habit.trust * moved[:, :, None]
        steps = particles.strengths[:, :, 1 : later + 1] >> 2
        row = torch.arange(len(rows), device=rows.device)[:, None, None]
        return odds[row, seats[1 : later + 1], steps]

    def believed(self, particles: ParticleTensors) -> Tensor:
        """float64 (n, players, STEPS): the probability of each strength, to those who do not see the seat's cards."""
        steps = (particles.strengths >> 2).transpose(1, 2)
        weights = particles.weights[:, None].expand(steps.shape)
        beliefs = torch.zeros((*steps.shape[:2], reference.STEPS), dtype=torch.float64, device=steps.device)
        beliefs.scatter_add_(2, steps, weights.contiguous())
        beliefs[:, 0] = self.typical_strengths
        return beliefs


def best_of(chances: Tensor, noise: Tensor) -> Tensor:
    """int64 (n,): the highest of float64 (n, players), chosen by noise among equals."""
    equal = chances >= chances.amax(1, keepdim=True) - reference.EQUAL
    which = (noise >> 20 & (1 << 20) - 1) % equal.sum(1)
    return (equal.cumsum(1) > which[:, None]).to(torch.uint8).argmax(1)


def scored(rows: Tensor, particles: ParticleTensors, right: Tensor, number: Tensor) -> tuple[Tensor, Tensor]:
    """int64 (players, 2, n, PARTICLES, sets): all runes after the round; and what stays in the pot."""
    points = (particles.strengths >> STRENGTH_BITS) + 2 * popcount(particles.hands & RUNE_CARDS)
    before = rows.T[observation.RUNES : observation.RUNES + len(right), :, None] + points.permute(2, 0, 1)
    pot = rows[:, observation.POT, None, None]
    share = pot // number.clamp_min(1)
    return before[:, None, :, :, None] + share * right, pot - share * number


def best_given(beliefs: Tensor) -> Tensor:
    """float64 (n, players, STEPS, players): the probability that each seat is the best, as each seat sees it."""
    players = beliefs.shape[1]
    seats = torch.arange(players, device=beliefs.device)
    same = seats[:, None] == seats
    below = beliefs.cumsum(2) - beliefs / 2
    compared = ~(same[:, None] | same)[:, :, :, None]
    beaten = torch.where(compared, below[:, None, None], 1.0).prod(3)
    best = beaten * beliefs[:, None]
    above = best.flip(3).cumsum(3).flip(3) - best / 2
    return torch.where(same[:, :, None], beaten, above).permute(0, 1, 3, 2)
