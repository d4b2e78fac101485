import { createHash, randomBytes } from 'node:crypto';

/** How long a link works. */
export const LINK_DAYS = 30;
const TOKEN_BYTES = 24;

/** In letters that nobody mistypes and no mail program changes. */
export const TOKEN_PATTERN = '[0-9a-f]{48}';

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/** A token has 192 random bits: there is nothing to be found by guessing at its hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
