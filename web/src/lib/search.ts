// Full-text search that ignores case, accents and ligatures.

export interface Span {
  readonly start: number;
  readonly end: number;
}

const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "‘": "'", "\u00a0": " ", "\u202f": " " };

interface Folded {
  readonly text: string;
  /** The position in the original of each folded character, and of the end. */
  readonly from: readonly number[];
}

function folded(original: string): Folded {
  let text = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of original) {
    const small = letter.toLowerCase();
    const plain = LETTERS[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
    for (let index = 0; index < plain.length; index += 1) from.push(at);
    text += plain;
    at += letter.length;
  }
  return { text, from: [...from, at] };
}

/** Fold a text for searching: lower case, no accents. */
export function fold(text: string): string {
  return folded(text).text;
}

/** The positions where a pattern begins a word. */
function places(text: string, pattern: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) found.push(at);
  }
  return found;
}

/** Whether all patterns (folded) are in a text. */
export function holds(text: string, patterns: readonly string[]): boolean {
  const plain = fold(text);
  return patterns.every((pattern) => places(plain, pattern).length > 0);
}

/**
 * The patterns of a query: the whole query if one of the texts contains it, else its words.
 * A query of less than two characters has none, because it would be found everywhere.
 */
export function patternsOf(query: string, texts: readonly string[]): readonly string[] {
  const phrase = fold(query).trim().replace(/\s+/g, " ");
  if (phrase.length < 2) return [];
  return texts.some((text) => holds(text, [phrase])) ? [phrase] : phrase.split(" ");
}

/** The spans of a text that match any of the patterns, in order and without overlap. */
export function spans(text: string, patterns: readonly string[]): readonly Span[] {
  const plain = folded(text);
  const found = patterns
    .flatMap((pattern) => places(plain.text, pattern).map((at) => original(plain, at, at + pattern.length)))
    .sort((one, other) => one.start - other.start);
  return merged(found);
}

function original({ from }: Folded, first: number, after: number): Span {
  const start = from[first] ?? 0;
  const last = from[after - 1] ?? start;
  // A letter that folds to two characters is marked whole, with the combining accents that follow it.
  const end = from.find((at) => at > last) ?? last;
  return { start, end };
}

function merged(sorted: readonly Span[]): readonly Span[] {
  const whole: Span[] = [];
  for (const span of sorted) {
    const last = whole.at(-1);
    if (last && span.start <= last.end) whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else whole.push(span);
  }
  return whole;
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text in pieces: the matches and what lies between them. */
export function pieces(text: string, patterns: readonly string[]): readonly Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const { start, end } of spans(text, patterns)) {
    if (start > at) cut.push({ text: text.slice(at, start), found: false });
    cut.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  if (at < text.length) cut.push({ text: text.slice(at), found: false });
  return cut;
}
