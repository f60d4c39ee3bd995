"""The networks as torch trains them: the policy with its beliefs, and the critic."""

import copy
from collections.abc import Mapping, Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..players.training import CHOICES, OTHERS, OWNERS, POINTS, POLICY, Feature, FeatureTable
from ..rules.cards import ACTIONS, CARDS
from ..rules.ranking import STRENGTH_BITS
from .endless_games import HELD, OWN, STRENGTHS, WORDS
from .entry_layers import HistoryLayers

ALIGNED = 64
"""Widths are rounded up to a multiple of this, which suits matrix units."""


def secret_features() -> list[Feature]:
    """Features for the critic alone: the others' hands, and the strengths of all hands."""
    lines = [Feature(HELD + j, card, 1) for j in range(OTHERS) for card in range(CARDS)]
    for word in (OWN, *range(STRENGTHS, STRENGTHS + OTHERS)):
        lines += [Feature(word, STRENGTH_BITS, equals=points) for points in POINTS]
        lines += [Feature(word, 2, 15, value) for value in range(1, 14)]
    return lines


SECRETS = FeatureTable(secret_features())


class WordReader(nn.Module):
    """Turns rows of words into features by a table; on a device in bfloat16, padded to a suitable width."""

    def __init__(self, tables: Sequence[FeatureTable]) -> None:
        super().__init__()
        lines = [line for table in tables for line in table.lines]
        width = -(-len(lines) // ALIGNED) * ALIGNED
        table = FeatureTable([*lines, *[Feature(WORDS - 1)] * (width - len(lines))])
        self.size = len(lines)
        self.width = width
        for name in ("word", "compared", "scale"):
            self.register_buffer(name, torch.from_numpy(getattr(table, name)), persistent=False)
        for name in ("shift", "mask", "equals"):  # numbers are small, and a device is faster at 32 bits
            self.register_buffer(name, torch.from_numpy(getattr(table, name)).int(), persistent=False)

    def forward(self, rows: Tensor) -> Tensor:
        """(n, WORDS) int64 to (n, width)."""
        numbers = (rows[:, self.word] >> self.shift).int() & self.mask
        return torch.where(self.compared, (numbers == self.equals).float(), numbers * self.scale).to(_kind(rows))


def _kind(rows: Tensor) -> torch.dtype:
    return torch.bfloat16 if rows.is_cuda else torch.float32


class Trunk(nn.Module):
    """A first layer, and `layers` residual ones."""

    def __init__(self, width: int, hidden: int, layers: int) -> None:
        super().__init__()
        self.first = nn.Linear(width, hidden)
        self.further = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(layers))

    def forward(self, features: Tensor, added: Tensor | None = None) -> Tensor:
        """(n, width) to (n, hidden). `added` goes into the first layer, (n, hidden)."""
        first = self.first(features)
        thought = functional.relu(first if added is None else first + added)
        for layer in self.further:
            thought = thought + functional.relu(layer(thought))
        return thought


class Policy(nn.Module):
    """The choice, and the beliefs about the others' ranks and cards. It reads `entries` of a history, or none."""

    def __init__(self, hidden: int, layers: int, entries: int = 0, entry_width: int = 0) -> None:
        super().__init__()
        self.read = WordReader([POLICY])
        self.trunk = Trunk(self.read.width, hidden, layers)
        self.history = HistoryLayers(entries, entry_width, hidden) if entries else None
        self.choice = nn.Linear(hidden, ACTIONS + 1)
        self.ranks = nn.Linear(hidden, OTHERS * len(POINTS))
        self.owners = nn.Linear(hidden, CARDS * OWNERS)
        for head in (self.choice, self.ranks, self.owners):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor, entries: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """For rows (n, WORDS): the log-probabilities of all actions (n, 64), and the trunk's output (n, hidden).

        `entries` is the newest part of each history, int64 (n, entries) or more.
        """
        return self.choose(self.features(rows, entries), rows)

    def features(self, rows: Tensor, entries: Tensor | None) -> tuple[Tensor, Tensor | None]:
        """The features of the rows, (n, width), and the codes of the entries, if the policy reads any."""
        if self.history is None or entries is None:
            return self.read(rows), None
        return self.read(rows), self.history.codes(entries[:, : len(self.history.ages)])

    def choose(self, features: tuple[Tensor, Tensor | None], rows: Tensor) -> tuple[Tensor, Tensor]:
        """The same as `forward`, from the features."""
        own, codes = features
        added = self.history(codes) if self.history is not None and codes is not None else None
        thought = self.trunk(own, added)
        return masked(self.choice(thought).float(), rows), thought

    def rank_belief(self, thought: Tensor) -> Tensor:
        """Logits (n, others, ranks)."""
        return self.ranks(thought).float().view(-1, OTHERS, len(POINTS))

    def owner_belief(self, thought: Tensor) -> Tensor:
        """Logits (n, cards, owners)."""
        return self.owners(thought).float().view(-1, CARDS, OWNERS)


def masked(logits: Tensor, rows: Tensor) -> Tensor:
    """Log-probabilities over the legal actions."""
    bits = torch.arange(ACTIONS + 1, device=rows.device)
    legal = (rows[:, CHOICES : CHOICES + 1] >> bits & 1) == 1
    return functional.log_softmax(torch.where(legal, logits, -1e9), dim=1)


class Critic(nn.Module):
    """The value of the game to the seat that chooses. It may see all cards."""

    def __init__(self, hidden: int, layers: int, *, sees_all: bool) -> None:
        super().__init__()
        self.read = WordReader([POLICY, SECRETS] if sees_all else [POLICY])
        self.trunk = Trunk(self.read.width, hidden, layers)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.value.weight)

    def forward(self, rows: Tensor) -> Tensor:
        """(n,) of (n, WORDS)."""
        return self.value(self.trunk(self.read(rows))).float().squeeze(1)


def frozen(module: nn.Module) -> nn.Module:
    """A copy that does not learn."""
    return copy.deepcopy(module).requires_grad_(requires_grad=False)


def playing(module: nn.Module, device: torch.device) -> nn.Module:
    """A frozen copy for playing, in bfloat16 on a device."""
    twin = frozen(module)
    if device.type == "cuda":
        for parameter in twin.parameters():
            parameter.data = parameter.data.to(torch.bfloat16)
    return twin


@torch.no_grad()
def follow(twin: nn.Module, weights: Mapping[str, Tensor], step: float = 1.0) -> None:
    """Move the weights of `twin` towards `weights`, by default all the way."""
    for name, mine in twin.named_parameters():
        mine.lerp_(weights[name].to(mine.dtype), step)
