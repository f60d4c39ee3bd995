"""A captured step of learning does what single kernels do. Needs a CUDA device."""

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")

from foretell.train.captured import WARM_UP, CapturedStep  # noqa: E402 (it imports torch)
from foretell.train.learning import Minibatch  # noqa: E402

STEPS = WARM_UP + 8


class Learner:
    """A linear layer that learns, with a rate that changes from step to step."""

    def __init__(self) -> None:
        torch.manual_seed(1)
        self.layer = torch.nn.Linear(8, 1).cuda()
        rate = torch.tensor(0.1, device="cuda")
        self.optimiser = torch.optim.Adam(self.layer.parameters(), lr=rate, fused=True, capturable=True)

    def step(self, batch: Minibatch) -> Any:
        loss = (self.layer(batch.rows).squeeze(1) - batch.returns).square().mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        return loss.detach()


def batch_of(number: int) -> Minibatch:
    torch.manual_seed(100 + number)
    rows = torch.randn((64, 8), device="cuda")
    return Minibatch(**{name: rows if name == "rows" else rows.sum(1) for name in Minibatch._fields})


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a CUDA device")
def test_a_captured_step_learns_as_single_kernels_do() -> None:
    one, other = Learner(), Learner()
    captured = CapturedStep(other.step)
    for number in range(STEPS):
        for learner in (one, other):
            learner.optimiser.param_groups[0]["lr"].fill_(0.1 / (1 + number))
        expected = one.step(batch_of(number))
        found = captured(batch_of(number), repeatable=number > 1)
        assert torch.allclose(expected, found, rtol=1e-4)
    assert torch.allclose(one.layer.weight, other.layer.weight, rtol=1e-4)
