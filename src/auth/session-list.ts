import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** An open session, as the account's own list shows it. */
export interface OpenSession {
  readonly id: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly current: boolean;
}

const iso = (value: string | Date) => new Date(value).toISOString();

export async function listSessions(
  db: Kysely<Schema>,
  userId: string,
  currentId: string,
  now: Date,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ id, createdAt, expiresAt, ipAddress, userAgent }) => ({
    id,
    created_at: iso(createdAt),
    expires_at: iso(expiresAt),
    address: ipAddress === '' ? null : ipAddress,
    user_agent: userAgent === '' ? null : userAgent,
    current: id === currentId,
  }));
}
