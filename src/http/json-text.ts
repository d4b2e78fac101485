/** Nesting beyond what any call of ours has; a schema that recurses must not meet more. `JSON.parse` itself does not recurse. */
const DEPTH_MAX = 32;

export type ParsedJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

const REFUSED: ParsedJson = { ok: false };

/** Whether values are nested in more than so many levels; looks no deeper than that. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/**
 * Parses a body that claims to be JSON. Refuses what is no UTF-8, is nested too deeply, or holds a NUL, which PostgreSQL cannot
 * store; `__proto__` becomes an ordinary key that no schema of ours knows.
 */
export function parseJsonText(bytes: ArrayBuffer): ParsedJson {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return holdsNul(text) || isDeeperThan(DEPTH_MAX, value) ? REFUSED : { ok: true, value };
  } catch {
    return REFUSED;
  }
}

/** Whether a string in valid JSON holds U+0000: only its escape can bring it there, and a backslash may itself be escaped. */
function holdsNul(text: string): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000/.test(text);
}
