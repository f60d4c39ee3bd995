// What people type or paste to come to a table: its code, its id, or a link to it.

const LINK = /\/t\/([A-Za-z0-9]{1,40})(?:[/?#]|$)/;
const KEY = /^[A-Za-z0-9]{1,40}$/;
/** Ids are longer than this, and written in small letters. */
const CODE_LENGTH = 6;

/** The key of the table that is meant, or null: codes in any case, with spaces or dashes between. */
export function tableKey(typed: string): string | null {
  const text = typed.trim();
  const linked = LINK.exec(text)?.[1];
  if (linked) return tidied(linked);
  const bare = text.replace(/[\s\-–—._]+/g, "");
  return KEY.test(bare) ? tidied(bare) : null;
}

function tidied(key: string): string {
  return key.length <= CODE_LENGTH ? key.toUpperCase() : key.toLowerCase();
}
