// Sounds of the table. The files are loaded when they are first needed; distribution/sounds.py makes them.

import { settings } from "./settings.svelte";

/** The addresses of the files. */
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>("../sounds/*.wav", { query: "?url", import: "default", eager: true });

let context: AudioContext | null = null;
let volume: GainNode | null = null;
const loaded = new Map<string, Promise<AudioBuffer | null>>();

/** Browsers allow sound only after the first click or key. */
function audio(): AudioContext | null {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context.state === "closed" ? null : context;
}

/** Loudness as the ear hears it, from a setting of 0 to 100. */
export function gainOf(percent: number): number {
  return (percent / 100) ** 2;
}

function output(here: AudioContext): AudioNode {
  if (volume?.context !== here) {
    volume = new GainNode(here);
    volume.connect(here.destination);
  }
  volume.gain.value = gainOf(settings.volume);
  return volume;
}

/** A sound that cannot be loaded or decoded stays silent, and is tried again next time. */
function bufferOf(here: AudioContext, name: string): Promise<AudioBuffer | null> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = load(here, name).catch(() => {
    loaded.delete(name);
    return null;
  });
  loaded.set(name, loading);
  return loading;
}

async function load(here: AudioContext, name: string): Promise<AudioBuffer | null> {
  const address = FILES[`../sounds/${name}.wav`];
  if (address === undefined) return null;
  const response = await fetch(address);
  return response.ok ? here.decodeAudioData(await response.arrayBuffer()) : null;
}

/** A sound that comes too late for what it belongs to is left out. */
const MAX_LATE_MS = 400;

async function play(name: string, { rate = 1, loudness = 1, late = MAX_LATE_MS } = {}): Promise<void> {
  const here = audio();
  if (!here) return;
  const asked = performance.now();
  const buffer = await bufferOf(here, name);
  if (!buffer || performance.now() - asked > late) return;
  const source = new AudioBufferSourceNode(here, { buffer, playbackRate: rate });
  source.connect(new GainNode(here, { gain: loudness })).connect(output(here));
  source.start();
}

/** One of three recordings, at a slightly different speed, so that no two are alike. */
function varied(name: string, loudness: number): void {
  void play(`${name}-${1 + Math.floor(Math.random() * 3)}`, { rate: 0.94 + Math.random() * 0.12, loudness });
}

/** A card is laid on felt. */
export function cardSound(): void {
  varied("card", 0.9);
}

/** A card is turned over. */
export function flipSound(): void {
  void play("flip", { rate: 0.95 + Math.random() * 0.1 });
}

/** A rune falls on others. */
export function runeSound(): void {
  varied("stone", 0.7);
}

/** It is the player's turn. */
export function turnSound(): void {
  void play("tick", { late: 1500 });
}

/** The Unfolding begins. */
export function bellSound(): void {
  void play("bell", { late: 1500 });
}

/** Four of a kind or better. */
export function flourishSound(): void {
  void play("chime", { late: 1500 });
}

/** A prediction token is locked. */
export function lockSound(right: boolean): void {
  void play(right ? "right" : "wrong");
}

/** A hand is sealed: All In. */
export function sealSound(): void {
  void play("seal");
}

/** Somebody has won. */
export function fanfareSound(): void {
  void play("fanfare", { late: 3000 });
}
