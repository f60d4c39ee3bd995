// Finding words in texts, whatever their case, their accents and their ligatures.

export interface Span {
  readonly start: number;
  readonly end: number;
}

const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "‘": "'", "\u00a0": " ", "\u202f": " " };

interface Folded {
  readonly text: string;
  /** For each folded character, where in the original it comes from; one more for the end. */
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

/** A text as it is searched: small letters without accents. */
export function fold(text: string): string {
  return folded(text).text;
}

/** Where a pattern stands at the beginning of a word. */
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
 * What to look for: the query as a whole where one of the texts has it so, else each of its words.
 * Nothing for a query of less than two characters, which would be found everywhere.
 */
export function patternsOf(query: string, texts: readonly string[]): readonly string[] {
  const phrase = fold(query).trim().replace(/\s+/g, " ");
  if (phrase.length < 2) return [];
  return texts.some((text) => holds(text, [phrase])) ? [phrase] : phrase.split(" ");
}

/** Where any of the patterns stands in a text: in order, none touching another. */
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
  // A letter that folds to two is marked whole, and accents that follow a letter go with it.
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

/** A text in pieces, those that were found and those between them. */
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
