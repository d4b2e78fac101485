/** Nesting beyond what any call of ours has; a parser or a schema that recurses must not meet more. */
const DEPTH_MAX = 32;

export type ParsedJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

const REFUSED: ParsedJson = { ok: false };

/** How deeply brackets are nested, strings left out. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
}

/**
 * Parses a body that claims to be JSON. Refuses what is no UTF-8, is nested too deeply, or holds a NUL, which PostgreSQL cannot
 * store; `__proto__` becomes an ordinary key that no schema of ours knows.
 */
export function parseJsonText(bytes: ArrayBuffer): ParsedJson {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (depthOf(text) > DEPTH_MAX) return REFUSED;
    const value: unknown = JSON.parse(text);
    return holdsNul(text) ? REFUSED : { ok: true, value };
  } catch {
    return REFUSED;
  }
}

/** Whether a string in valid JSON holds U+0000: only its escape can bring it there, and a backslash may itself be escaped. */
function holdsNul(text: string): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000/.test(text);
}
