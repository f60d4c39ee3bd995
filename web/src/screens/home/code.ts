// Reads what people type or paste to join a table: its code, its id, or a link.

import { CODE_LENGTH } from "$lib/wire";

const LINK = /\/t\/([A-Za-z0-9]{1,40})(?:[/?#]|$)/;
const KEY = /^[A-Za-z0-9]{1,40}$/;

/** The key of the table; null if the text has none. Codes may be in any case, with spaces or dashes. */
export function tableKey(typed: string): string | null {
  const text = typed.trim();
  const linked = LINK.exec(text)?.[1];
  if (linked) return tidied(linked);
  const bare = text.replace(/[\s\-–—._]+/g, "");
  return KEY.test(bare) ? tidied(bare) : null;
}

/** Ids are longer than codes, and in lower case. */
function tidied(key: string): string {
  return key.length <= CODE_LENGTH ? key.toUpperCase() : key.toLowerCase();
}
