"""The layers that read a history: each entry by itself, summed for each seat that acted."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..players.training import CARD_CODES, CODE_BITS, ENTRY, ENTRY_CARDS, ENTRY_SCALE
from ..rules import history
from ..rules.cards import SEATS

FUSED = True
"""Use one kernel for all entries of a decision on a device, if the number of entries is a power of two."""
BY_AGE = 0
"""The mask of a feature that compares the age of an entry instead of a field of its code."""
NEVER = -1


class HistoryLayers(nn.Module):
    """Reads the newest `entries` of a history. The result goes into the first layer of a network."""

    def __init__(self, entries: int, width: int, hidden: int) -> None:
        super().__init__()
        self.entry = nn.Linear(len(ENTRY), width)
        self.ages = nn.Parameter(torch.randn(entries, width) * 0.1)
        self.join = nn.Linear(SEATS * width, hidden, bias=False)
        nn.init.zeros_(self.join.weight)  # at first, the history changes nothing
        self.padding = power_of_two(len(ENTRY) + entries) - len(ENTRY) - entries
        self.register_buffer("fields", fields(entries, self.padding), persistent=False)
        self.register_buffer("card_codes", torch.from_numpy(CARD_CODES).int(), persistent=False)

    def codes(self, entries: Tensor) -> Tensor:
        """int32 (n, entries): `entry_codes` of int64 (n, entries)."""
        codes = entries.int() & (1 << history.CARDS_SHIFT) - 1
        for place in range(ENTRY_CARDS):
            card = (entries >> history.CARDS_SHIFT + history.CARD_BITS * place) & history.CARD_MASK
            codes = codes | self.card_codes[card] << history.CARDS_SHIFT + CODE_BITS * place
        return codes

    def forward(self, codes: Tensor) -> Tensor:
        """What the history adds to the first layer, (n, hidden)."""
        weight = torch.cat([self.entry.weight.T, self.ages + self.entry.bias])
        weight = functional.pad(weight, (0, 0, 0, self.padding))
        return self.join(self._sums(codes, weight) * float(ENTRY_SCALE))

    def _sums(self, codes: Tensor, weight: Tensor) -> Tensor:
        if not (FUSED and codes.is_cuda and codes.shape[1] == power_of_two(codes.shape[1])):
            return seat_sums(codes, weight, self.fields)
        from .fused_entries import fused_seat_sums  # noqa: PLC0415 (needs Triton)

        return fused_seat_sums(codes, weight.to(torch.bfloat16), self.fields)


def power_of_two(number: int) -> int:
    """The smallest power of two that is not less than `number`."""
    return 1 << (number - 1).bit_length()


def fields(entries: int, padding: int) -> Tensor:
    """int32 (3, features): shift, mask and value of each feature of an entry, then of its age, then padding."""
    columns = [torch.from_numpy(array).int() for array in (ENTRY.shift, ENTRY.mask, ENTRY.equals)]
    ages = torch.arange(entries, dtype=torch.int32)
    rest = torch.zeros(entries + padding, dtype=torch.int32)
    never = torch.full((padding,), NEVER, dtype=torch.int32)
    return torch.stack(
        [torch.cat([columns[0], rest]), torch.cat([columns[1], rest + BY_AGE]), torch.cat([columns[2], ages, never])]
    )


def seat_sums(codes: Tensor, weight: Tensor, fields: Tensor) -> Tensor:
    """(n, 5 * width): the vectors of int32 (n, entries) codes by (features, width) weights, summed for each seat."""
    shift, mask, equals = fields
    ages = torch.arange(codes.shape[1], device=codes.device, dtype=torch.int32)[:, None]
    compared = torch.where(mask == BY_AGE, ages, (codes[..., None] >> shift) & mask)
    vectors = functional.relu((compared == equals).to(weight.dtype) @ weight)
    seats = torch.where(codes == 0, history.NO_SEAT, codes >> history.SEAT_SHIFT & history.SEAT_MASK)
    acted = (seats[:, None] == torch.arange(SEATS, device=codes.device)[:, None]).to(vectors.dtype)
    return (acted @ vectors).flatten(1)
