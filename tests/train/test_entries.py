"""The layers that read a history."""

from random import Random

import numpy as np
import pytest

import foretell as ft
from foretell.players.net.features import CARD_CODES, ENTRY, entry_codes
from foretell.rules.cards import SEATS
from foretell.rules.history import ENTRIES, NO_SEAT, SEAT_SHIFT

torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")

from torch import Tensor  # noqa: E402 (it is torch)

from foretell.train.entry_layers import HistoryLayers, power_of_two, seat_sums  # noqa: E402


def histories(entries: int) -> Tensor:
    """The newest entries of a few games with random actions."""
    chance = Random(7)
    found: list[tuple[int, ...]] = []
    for players in (2, 4):
        game = ft.Game(ft.Options(players), chance.randbytes(32))
        while game.actors and len(found) < 60 * players:
            found.append(game.view(game.actors[0]).history[ENTRIES : ENTRIES + entries])
            game.play(chance.choice(game.legal), chance.choice(game.actors))
    return torch.tensor(found)


def layers_and_weight(entries: int) -> tuple[HistoryLayers, Tensor]:
    torch.manual_seed(3)
    layers = HistoryLayers(entries, 16, 24)
    weight = torch.cat([layers.entry.weight.T, layers.ages + layers.entry.bias])
    return layers, torch.nn.functional.pad(weight, (0, 0, 0, layers.padding)).detach()


def test_torch_makes_the_same_codes_as_numpy() -> None:
    entries = histories(32)
    codes = HistoryLayers(32, 16, 24).codes(entries)
    assert codes.dtype == torch.int32
    assert np.array_equal(codes.numpy(), entry_codes(entries.numpy()))
    assert len(set(CARD_CODES.tolist())) == 56  # 54 cards, a hidden card and no card


def test_entries_are_summed_for_the_seat_that_acted() -> None:
    entries = histories(8)
    layers, weight = layers_and_weight(8)
    codes = layers.codes(entries)
    sums = seat_sums(codes, weight, layers.fields).view(len(entries), SEATS, -1)
    features = torch.from_numpy(ENTRY.read(codes.reshape(-1, 1).long().numpy())).view(*codes.shape, -1)
    for i in range(0, len(entries), 9):
        expected = torch.zeros_like(sums[i])
        for age, code in enumerate(codes[i].tolist()):
            seat = code >> SEAT_SHIFT & NO_SEAT
            if code and seat < SEATS:
                vector = features[i, age] @ weight[: len(ENTRY)] + weight[len(ENTRY) + age]
                expected[seat] += vector.clamp_min(0)
        assert torch.allclose(sums[i], expected, atol=1e-5)
    assert (sums != 0).any()


def test_features_and_ages_are_padded_to_a_power_of_two() -> None:
    assert [power_of_two(number) for number in (1, 2, 3, 64, 65)] == [1, 2, 4, 64, 128]
    layers, weight = layers_and_weight(12)
    assert len(weight) == layers.fields.shape[1] == 128


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a CUDA device")
@pytest.mark.parametrize("entries", [16, 32, 64])
def test_the_kernel_sums_and_learns_as_torch_does(entries: int) -> None:
    from foretell.train.fused_entries import fused_seat_sums  # noqa: PLC0415 (needs Triton)

    layers, weight = layers_and_weight(entries)
    layers = layers.cuda()
    codes = layers.codes(histories(entries).cuda())[:-1]  # the last block is not full
    fused = weight.cuda().bfloat16().requires_grad_()
    plain = fused.detach().float().requires_grad_()
    here, there = fused_seat_sums(codes, fused, layers.fields), seat_sums(codes, plain, layers.fields)
    assert (here.float() - there).norm() < 0.01 * there.norm()
    slopes = torch.randn_like(there)
    here.backward(slopes.bfloat16())
    there.backward(slopes)
    assert fused.grad is not None
    assert plain.grad is not None
    assert (fused.grad.float() - plain.grad).norm() < 0.02 * plain.grad.norm()
