import { createHash } from 'node:crypto';

/** What is typed as an e-mail may be a password: only its hash is kept. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
}
