"""`entries.seat_sums` as one kernel, forwards and backwards.

The features of an entry are about a hundred zeros and ones. Writing and reading them for all entries would take longer
than the rest of a training step. So each program of the kernel makes the features of a few decisions in registers,
multiplies them by the weights and sums the result. Backwards, it makes them again.
"""

import torch
import triton
import triton.language as tl
from torch import Tensor

from ..rules.cards import SEATS
from ..rules.history import NO_SEAT, SEAT_MASK, SEAT_SHIFT
from .torch_types import Value

ENTRIES_IN_BLOCK = 128
SEAT_PLACES = tl.constexpr(8)
"""Rows of a block's sums for each decision: five seats, and some that are thrown away."""
SEATS_HERE = tl.constexpr(SEATS)
NOBODY = tl.constexpr(NO_SEAT)
SHIFT = tl.constexpr(SEAT_SHIFT)
MASK = tl.constexpr(SEAT_MASK)
FORWARD_PROGRAMS = 528
FORWARD_WARPS = 4
"""The fastest of some choices on an H200, which has 132 multiprocessors. Each program takes one block after another."""
BACKWARD_PROGRAMS = 132
"""A program backwards needs twice as many registers."""


@triton.jit
def block_features(
    codes: tl.tensor,
    fields: tl.tensor,
    first: tl.tensor,
    number: tl.tensor,
    entries: tl.constexpr,
    size: tl.constexpr,
    features: tl.constexpr,
    dtype: tl.constexpr,
) -> tuple[tl.tensor, tl.tensor]:
    """The features (size, features) of the entries of a block, and the selector (P, size) of the seats that acted."""
    rows = tl.arange(0, size)
    decision = first + rows // entries
    age = rows % entries
    code = tl.load(codes + decision * entries + age, mask=decision < number, other=0)
    column = tl.arange(0, features)
    shift = tl.load(fields + column)
    mask = tl.load(fields + features + column)
    equals = tl.load(fields + 2 * features + column)
    field = (code[:, None] >> shift[None, :]) & mask[None, :]
    field = tl.where(mask[None, :] == 0, age[:, None], field)
    hot = (field == equals[None, :]).to(dtype)
    seat = tl.where(code == 0, NOBODY, (code >> SHIFT) & MASK)
    place = (rows // entries) * SEAT_PLACES + seat
    places = tl.arange(0, size // entries * SEAT_PLACES)
    acted = (places[:, None] == place[None, :]).to(dtype)
    return hot, acted


@triton.jit
def sum_places(
    first: tl.tensor, number: tl.tensor, size: tl.constexpr, entries: tl.constexpr, width: tl.constexpr
) -> tuple[tl.tensor, tl.tensor]:
    """The place of each sum of a block in the result, and whether there is one."""
    places = tl.arange(0, size // entries * SEAT_PLACES)
    decision = first + places // SEAT_PLACES
    seat = places % SEAT_PLACES
    at = (decision * SEATS_HERE + seat)[:, None] * width + tl.arange(0, width)[None, :]
    there = (seat < SEATS_HERE) & (decision < number)
    return at, there[:, None] & (tl.arange(0, width) >= 0)[None, :]


@triton.jit
def forward_kernel(
    codes: tl.tensor,
    weight: tl.tensor,
    fields: tl.tensor,
    sums: tl.tensor,
    number: tl.tensor,
    blocks: tl.tensor,
    entries: tl.constexpr,
    size: tl.constexpr,
    features: tl.constexpr,
    width: tl.constexpr,
) -> None:
    """Sum the vectors of the entries of some blocks."""
    layer = tl.load(weight + tl.arange(0, features)[:, None] * width + tl.arange(0, width)[None, :])
    for block in range(tl.program_id(0), blocks, tl.num_programs(0)):
        first = block * (size // entries)
        hot, acted = block_features(codes, fields, first, number, entries, size, features, weight.dtype.element_ty)
        vectors = tl.maximum(tl.dot(hot, layer), 0.0)
        total = tl.dot(acted, vectors.to(layer.dtype))
        at, there = sum_places(first, number, size, entries, width)
        tl.store(sums + at, total.to(layer.dtype), mask=there)


@triton.jit
def backward_kernel(
    codes: tl.tensor,
    weight: tl.tensor,
    fields: tl.tensor,
    slopes: tl.tensor,
    parts: tl.tensor,
    number: tl.tensor,
    blocks: tl.tensor,
    entries: tl.constexpr,
    size: tl.constexpr,
    features: tl.constexpr,
    width: tl.constexpr,
) -> None:
    """Add up the slopes of the weights over some blocks; `parts` gets (programs, features, width)."""
    layer_at = tl.arange(0, features)[:, None] * width + tl.arange(0, width)[None, :]
    layer = tl.load(weight + layer_at)
    total = tl.zeros((features, width), dtype=tl.float32)
    for block in range(tl.program_id(0), blocks, tl.num_programs(0)):
        first = block * (size // entries)
        hot, acted = block_features(codes, fields, first, number, entries, size, features, weight.dtype.element_ty)
        vectors = tl.dot(hot, layer)
        at, there = sum_places(first, number, size, entries, width)
        slope = tl.load(slopes + at, mask=there, other=0.0)
        slope = tl.where(vectors > 0, tl.dot(tl.trans(acted), slope), 0.0)
        total += tl.dot(tl.trans(hot), slope.to(layer.dtype))
    tl.store(parts + tl.program_id(0) * features * width + layer_at, total)


@torch.library.custom_op("foretell::seat_sums", mutates_args=())
def fused_seat_sums(codes: Tensor, weight: Tensor, fields: Tensor) -> Tensor:
    """The same as `seat_sums`, for int32 codes and bfloat16 weights on a device."""
    number, entries = codes.shape
    features, width = weight.shape
    codes, weight = codes.contiguous(), weight.contiguous()
    sums = torch.empty((number, SEATS * width), dtype=weight.dtype, device=codes.device)
    size = max(ENTRIES_IN_BLOCK, 2 * entries)
    blocks = triton.cdiv(number, size // entries)
    forward_kernel[(min(FORWARD_PROGRAMS, blocks),)](
        codes,
        weight,
        fields,
        sums,
        number,
        blocks,
        entries=entries,
        size=size,
        features=features,
        width=width,
        num_warps=FORWARD_WARPS,
    )
    return sums


@torch.library.custom_op("foretell::seat_sum_slopes", mutates_args=())
def seat_sum_slopes(codes: Tensor, weight: Tensor, fields: Tensor, slopes: Tensor) -> Tensor:
    """The slopes of the weights, from those of the sums."""
    number, entries = codes.shape
    features, width = weight.shape
    codes, weight, slopes = codes.contiguous(), weight.contiguous(), slopes.contiguous()
    size = max(ENTRIES_IN_BLOCK, 2 * entries)
    blocks = triton.cdiv(number, size // entries)
    parts = torch.empty((min(BACKWARD_PROGRAMS, blocks), features, width), device=codes.device)
    backward_kernel[(len(parts),)](
        codes,
        weight,
        fields,
        slopes,
        parts,
        number,
        blocks,
        entries=entries,
        size=size,
        features=features,
        width=width,
        num_warps=8,
    )
    return parts.sum(0).to(weight.dtype)


@fused_seat_sums.register_fake
def _(codes: Tensor, weight: Tensor, fields: Tensor) -> Tensor:  # noqa: ARG001
    return codes.new_empty((codes.shape[0], SEATS * weight.shape[1]), dtype=weight.dtype)


@seat_sum_slopes.register_fake
def _(codes: Tensor, weight: Tensor, fields: Tensor, slopes: Tensor) -> Tensor:  # noqa: ARG001
    return torch.empty_like(weight)


def _keep(ctx: Value, inputs: tuple[Tensor, ...], output: Tensor) -> None:  # noqa: ARG001
    ctx.save_for_backward(*inputs)


def _backward(ctx: Value, slopes: Tensor) -> tuple[None, Tensor, None]:
    codes, weight, fields = ctx.saved_tensors
    return None, seat_sum_slopes(codes, weight, fields, slopes.to(weight.dtype)), None


fused_seat_sums.register_autograd(_backward, setup_context=_keep)
