"""`python distribution/sounds.py`: make the sounds of the table, and write them to web/src/sounds.

Every sound is computed from noise and damped sine waves with NumPy. The files are mono WAV with 8 bits a sample in the
mu-law encoding, which every browser decodes.
"""

import struct
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

RATE = 22_050
FOLDER = Path(__file__).parents[1] / "web" / "src" / "sounds"
Samples = npt.NDArray[np.float64]


# --- building blocks ------------------------------------------------------------------------------


def times(seconds: float) -> Samples:
    """The time of each sample."""
    return np.arange(int(seconds * RATE)) / RATE


def noise(seconds: float, low: float, high: float, seed: int) -> Samples:
    """White noise between two frequencies, with a peak of 1."""
    samples = np.random.default_rng(seed).standard_normal(int(seconds * RATE))
    spectrum = np.fft.rfft(samples)
    frequencies = np.fft.rfftfreq(len(samples), 1 / RATE)
    # Soft edges do not ring.
    spectrum *= 1 / (1 + (low / np.maximum(frequencies, 1)) ** 4) / (1 + (frequencies / high) ** 4)
    return peaked(np.fft.irfft(spectrum, len(samples)))


def peaked(samples: Samples, peak: float = 1.0) -> Samples:
    """The same samples with this peak."""
    return samples * (peak / max(1e-9, float(np.abs(samples).max())))


def rung(modes: Sequence[tuple[float, float, float]], seconds: float, attack: float = 0.001) -> Samples:
    """A struck body: a sum of sine waves, each with its frequency, loudness and decay in seconds."""
    at = times(seconds)
    ringing = np.zeros_like(at)
    for number, (frequency, loudness, decay) in enumerate(modes):
        ringing += loudness * np.exp(-at / decay) * np.sin(2 * np.pi * frequency * at + number)
    return ringing * np.minimum(1, at / attack)


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Add sounds, each with its start in seconds and its loudness."""
    length = max(int(start * RATE) + len(samples) for start, _, samples in parts)
    total = np.zeros(length)
    for start, loudness, samples in parts:
        first = int(start * RATE)
        total[first : first + len(samples)] += loudness * samples
    return total


def in_a_room(samples: Samples, seconds: float, share: float, seed: int) -> Samples:
    """Add the echo of a small room."""
    echo = noise(seconds, 200, 5000, seed) * np.exp(-times(seconds) * 6.5 / seconds)
    size = len(samples) + len(echo)
    wet = np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(echo, size), size)
    return mixed((0, 1, samples), (0.012, share, peaked(wet, float(np.abs(samples).max()))))


def finished(samples: Samples, peak: float) -> Samples:
    """Set the loudness, and let the end fade out."""
    fade = np.minimum(1, np.arange(len(samples))[::-1] / (0.02 * RATE))
    return peaked(samples * fade, peak)


# --- the sounds -----------------------------------------------------------------------------------


def card(variant: int) -> Samples:
    """A card slides over felt and is laid down."""
    slide = noise(0.12, 900, 4200, 10 + variant) * np.hanning(int(0.12 * RATE)) ** 1.5
    slap = noise(0.06, 250, 2600 + 300 * variant, 20 + variant) * np.exp(-times(0.06) / 0.011)
    thud = rung([(128 + 9 * variant, 1, 0.028), (214, 0.4, 0.018)], 0.12)
    return finished(mixed((0, 0.30, slide), (0.085, 1, slap), (0.085, 0.7, thud)), 0.55)


def flip() -> Samples:
    """A card is turned over: it bends, snaps and falls flat."""
    bend = noise(0.07, 1500, 6500, 31) * np.linspace(0.1, 1, int(0.07 * RATE)) ** 2
    snap = noise(0.03, 2200, 8000, 32) * np.exp(-times(0.03) / 0.004)
    flat = noise(0.06, 250, 2600, 33) * np.exp(-times(0.06) / 0.012)
    return finished(mixed((0, 0.3, bend), (0.07, 0.8, snap), (0.13, 0.9, flat)), 0.5)


def stone(variant: int) -> Samples:
    """A rune stone falls on others."""
    tune = 1 + 0.07 * (variant - 1)
    modes = [(1720, 1, 0.020), (2650, 0.8, 0.016), (3880, 0.55, 0.011), (5340, 0.35, 0.008), (860, 0.5, 0.024)]
    clack = rung([(tune * frequency, loudness, decay) for frequency, loudness, decay in modes], 0.12, 0.0004)
    click = noise(0.01, 2500, 9000, 40 + variant) * np.exp(-times(0.01) / 0.0015)
    return finished(mixed((0, 1, clack), (0, 0.6, click), (0.052, 0.35, clack), (0.088, 0.14, clack)), 0.5)


def tick() -> Samples:
    """A small brass bar is struck: it is your turn."""
    bar = [(1318.5, 1, 0.22), (1318.5 * 2.756, 0.45, 0.10), (1318.5 * 5.404, 0.2, 0.05), (1322.0, 0.4, 0.25)]
    return finished(in_a_room(rung(bar, 0.5), 0.3, 0.15, 50), 0.4)


def bell_modes(prime: float, decay: float) -> list[tuple[float, float, float]]:
    """The partials of a cast bell, in pairs that beat slowly."""
    partials = [(0.5, 0.7, 1.0), (1, 1, 0.8), (1.2, 0.8, 0.55), (1.5, 0.4, 0.45), (2, 0.9, 0.4), (2.67, 0.35, 0.22),
                (3.01, 0.3, 0.18), (4.17, 0.2, 0.1), (5.43, 0.12, 0.06)]  # fmt: skip
    return [
        (ratio * prime * detune, loudness / 2, share * decay)
        for ratio, loudness, share in partials
        for detune in (1, 1.0016)
    ]


def bell() -> Samples:
    """A low bell: the Unfolding begins."""
    strike = noise(0.03, 800, 5000, 60) * np.exp(-times(0.03) / 0.006)
    ringing = rung(bell_modes(196, 0.95), 2.4, 0.002)
    return finished(in_a_room(mixed((0, 1, peaked(ringing)), (0, 0.25, strike)), 0.5, 0.12, 61), 0.6)


def chime() -> Samples:
    """Four bells that rise: four of a kind or better."""
    notes = [(523.25, 0.0), (659.25, 0.11), (783.99, 0.22), (1046.5, 0.33)]
    struck = [(start, 1.0, peaked(rung(bell_modes(pitch, 0.6), 1.4))) for pitch, start in notes]
    return finished(in_a_room(mixed(*struck), 0.4, 0.15, 70), 0.5)


def knock(pitch: float) -> Samples:
    """A token is pressed on wood."""
    wood = rung([(pitch, 1, 0.035), (pitch * 2.3, 0.5, 0.02), (pitch * 3.9, 0.25, 0.012)], 0.14)
    return finished(mixed((0, 1, wood), (0, 0.4, noise(0.015, 600, 5000, 80) * np.exp(-times(0.015) / 0.003))), 0.5)


def right() -> Samples:
    """A prediction was right: a knock, and two small bells."""
    bells = [(0.06, 0.8, rung(bell_modes(880, 0.35), 0.6)), (0.17, 0.8, rung(bell_modes(1174.7, 0.35), 0.6))]
    return finished(mixed((0, 0.9, knock(420)), *bells), 0.4)


def seal() -> Samples:
    """A seal is pressed into wax: All In."""
    thud = rung([(92, 1, 0.09), (141, 0.6, 0.06), (236, 0.3, 0.035)], 0.3, 0.003)
    crackle = noise(0.2, 1200, 6000, 90) * (np.random.default_rng(91).random(int(0.2 * RATE)) ** 40)
    return finished(mixed((0, 1, peaked(thud)), (0.04, 0.12, peaked(crackle))), 0.65)


def horn(pitch: float, seconds: float) -> Samples:
    """A brass note that opens and closes: higher partials come later and go sooner."""
    at = times(seconds)
    swell = np.minimum(1, at / 0.05) * np.minimum(1, (seconds - at) / 0.09)
    bent = pitch * at - 0.01 * pitch * 0.04 * np.exp(-at / 0.04)
    vibrato = 0.0009 * pitch * np.sin(2 * np.pi * 5.2 * at) * np.minimum(1, at / 0.5)
    note = np.zeros_like(at)
    for partial in range(1, 13):
        loudness = partial**-0.9 * swell ** (0.7 + 0.45 * partial)
        note += loudness * np.sin(2 * np.pi * partial * (bent + vibrato))
    return peaked(note)


def fanfare() -> Samples:
    """Three horns for the winner."""
    tune = [(392.0, 0.0, 0.16), (523.25, 0.17, 0.16), (659.25, 0.34, 0.16), (783.99, 0.51, 0.34),
            (659.25, 0.86, 0.16), (783.99, 1.03, 1.1)]  # fmt: skip
    chord = [(523.25, 1.03, 1.1), (659.25, 1.03, 1.1), (261.63, 1.03, 1.1), (261.63, 0.51, 0.34), (392.0, 0.51, 0.34)]
    played = [(start, 1.0, horn(pitch, length)) for pitch, start, length in tune]
    played += [(start, 0.55, horn(pitch, length)) for pitch, start, length in chord]
    return finished(in_a_room(mixed(*played), 0.55, 0.25, 95), 0.5)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card-1": lambda: card(0),
    "card-2": lambda: card(1),
    "card-3": lambda: card(2),
    "flip": flip,
    "stone-1": lambda: stone(0),
    "stone-2": lambda: stone(1),
    "stone-3": lambda: stone(2),
    "tick": tick,
    "bell": bell,
    "chime": chime,
    "right": right,
    "wrong": lambda: knock(190),
    "seal": seal,
    "fanfare": fanfare,
}


# --- files ----------------------------------------------------------------------------------------


def encoded(samples: Samples) -> bytes:
    """Samples between -1 and 1 as mu-law bytes (ITU-T G.711)."""
    levels = np.clip(np.abs(samples), 0, 1) * 8159 + 33
    exponents = np.clip(np.floor(np.log2(np.maximum(levels, 1))).astype(int) - 5, 0, 7)
    mantissas = (np.minimum(levels, 8191).astype(int) >> (exponents + 1)) & 0xF
    signs = np.where(samples < 0, 0x80, 0)
    codes: npt.NDArray[np.uint8] = (~(signs | (exponents << 4) | mantissas) & 0xFF).astype(np.uint8)
    return codes.tobytes()


def wav(samples: Samples) -> bytes:
    """A WAV file."""
    body = encoded(samples)
    body += b"\xff" * (len(body) % 2)
    shape = struct.pack("<HHIIHHH", 7, 1, RATE, RATE, 1, 8, 0)
    chunks = b"fmt " + struct.pack("<I", len(shape)) + shape
    chunks += b"fact" + struct.pack("<II", 4, len(samples)) + b"data" + struct.pack("<I", len(body)) + body
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


def main() -> None:
    """Write all files."""
    for name, make in SOUNDS.items():
        (FOLDER / f"{name}.wav").write_bytes(wav(make()))


if __name__ == "__main__":
    main()
