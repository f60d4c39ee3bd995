// Sounds, synthesized instead of loaded.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // Browsers allow sound only after the first click or key.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context.state === "closed" ? null : context;
}

/** A card on felt: a short, dull noise. */
export function cardSound(): void {
  const here = audio();
  if (!here) return;
  const length = Math.floor(here.sampleRate * 0.09);
  const buffer = here.createBuffer(1, length, here.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  const source = new AudioBufferSourceNode(here, { buffer });
  const dull = new BiquadFilterNode(here, { type: "lowpass", frequency: 1400, Q: 0.4 });
  source.connect(dull).connect(new GainNode(here, { gain: 0.16 })).connect(here.destination);
  source.start();
}

/** A brass tick at the start of the player's turn. */
export function turnSound(): void {
  strike([1318.5, 1975.5, 3322], 0.07, 0.5);
}

/** A low bell for the Unfolding. */
export function bellSound(): void {
  strike([146.8, 293.7, 352.4, 441, 589], 0.09, 2.6);
}

/** A chime that rises, for four of a kind and better. */
export function flourishSound(): void {
  [523.3, 659.3, 784, 1046.5].forEach((frequency, index) => setTimeout(() => strike([frequency, frequency * 2, frequency * 3], 0.06, 1.4), 500 + index * 110));
}

/** A fanfare for the winner. */
export function fanfareSound(): void {
  [392, 523.3, 659.3, 784, 659.3, 784].forEach((frequency, index) => setTimeout(() => strike([frequency, frequency * 1.5, frequency * 2], 0.07, 1.2), index * 150));
}

/** A rune on the pile. */
export function runeSound(): void {
  strike([880, 1174.7], 0.03, 0.22);
}

/** Play partials that die away, the higher ones sooner. */
function strike(partials: readonly number[], loudness: number, seconds: number): void {
  const here = audio();
  if (!here) return;
  partials.forEach((frequency, index) => {
    const gain = new GainNode(here, { gain: 0 });
    const from = here.currentTime;
    const until = from + seconds / (1 + index * 0.6);
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(loudness / (1 + index), from + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, until);
    const tone = new OscillatorNode(here, { frequency, type: "sine" });
    tone.connect(gain).connect(here.destination);
    tone.start(from);
    tone.stop(until + 0.02);
  });
}
