import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { CALLS_WINDOW_SECONDS } from './administrator-auth.ts';
import { findAdministratorEmail } from './administrators-store.ts';
import type { RequestNotes } from './request-notes.ts';
import type { Schema } from '../database/schema.ts';
import type { LibraryResult } from './sign-in-outcomes.ts';

const libraryError = z.object({ code: z.string() });
const newSession = z.object({ token: z.string() });
const codeAsked = z.object({ twoFactorRedirect: z.literal(true) });

async function bodyOf(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => null);
}

/** The library's name for what is wrong. */
export async function libraryCode(response: Response): Promise<string | null> {
  return libraryError.safeParse(await bodyOf(response)).data?.code ?? null;
}

/** What the library did, read from its response and from what its hooks noted. */
export async function readResult(
  { db }: Database,
  response: Response,
  notes: RequestNotes,
  siteUrl: string,
): Promise<LibraryResult> {
  const body = await bodyOf(response);
  const location = response.headers.get('location');
  const isRefused = location !== null && new URL(location, siteUrl).searchParams.has('error');
  return {
    notes,
    token: newSession.safeParse(body).data?.token ?? null,
    signedIn: notes.sessionOf === null ? null : await findAdministratorEmail(db, notes.sessionOf),
    isRefused,
    isComplete: !isRefused && !codeAsked.safeParse(body).success,
  };
}

/** How long the library's own limit asks to wait; null where it is not the library's that refuses. */
export async function libraryWait(db: Kysely<Schema>, response: Response, now: number): Promise<number | null> {
  const header = response.headers.get('x-retry-after');
  if (header === null) return null;
  const seconds = Number(header);
  if (seconds <= CALLS_WINDOW_SECONDS) return seconds;
  // The clock ran ahead when these calls were counted; their minute begins now.
  await db.updateTable('rateLimit').set({ lastRequest: now }).where('lastRequest', '>', now).execute();
  return CALLS_WINDOW_SECONDS;
}
