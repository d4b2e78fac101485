import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestCircumstances {
  /** Whether a password is tried for an account from an address that is not its own. */
  readonly isUnknownDevice: boolean;
  /** The session with which the request came; one that takes its place ends when it would have ended. */
  readonly session: { readonly createdAt: Date; readonly expiresAt: Date } | null;
}

/**
 * What the sign-in library's hooks learn during one request and our handler needs afterwards. The hooks run inside the library's
 * transactions, where a query of ours would wait for itself; memory is all they may touch.
 */
export interface RequestNotes extends RequestCircumstances {
  /** Whose session was made. */
  sessionOf: string | null;
  /** The verified address that Google's response names. */
  googleEmail: string | null;
  /** Whose account an account of Google's was linked to. */
  googleLinkedTo: string | null;
}

const storage = new AsyncLocalStorage<RequestNotes>();

export async function withRequestNotes<T>(
  circumstances: RequestCircumstances,
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly notes: RequestNotes }> {
  const notes: RequestNotes = { ...circumstances, sessionOf: null, googleEmail: null, googleLinkedTo: null };
  return { result: await storage.run(notes, run), notes };
}

export function currentNotes(): RequestNotes | undefined {
  return storage.getStore();
}
