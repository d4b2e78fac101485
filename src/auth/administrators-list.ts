import type { Kysely } from 'kysely';
import type { Role } from '../business/roles.ts';
import type { Schema } from '../database/schema.ts';
import { canEnter, methodsOf, type SignInMethods } from './sign-in-methods.ts';

/** A line of GET /api/administrators. */
export interface ListedAdministrator {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly suspended: boolean;
  readonly second_factor: boolean;
  readonly methods: SignInMethods;
  /** Until when an invited person may choose a password by the link, ISO-8601 UTC; null where there is no link that works, or no need of one. */
  readonly invited_until: string | null;
  readonly open_sessions: number;
  readonly created_at: string;
}

const iso = (value: string | Date) => new Date(value).toISOString();

export async function listAdministrators(db: Kysely<Schema>, now: Date): Promise<ListedAdministrator[]> {
  const users = await db
    .selectFrom('user')
    .select(['id', 'email', 'panelRole', 'banned', 'twoFactorEnabled', 'createdAt'])
    .orderBy('email')
    .execute();
  const accounts = await db.selectFrom('account').select(['userId', 'providerId']).execute();
  const sessions = await db.selectFrom('session').select('userId').where('expiresAt', '>', now).execute();
  const links = await db
    .selectFrom('password_links')
    .select(['user_id', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .execute();
  return users.map(({ id, email, panelRole, banned, twoFactorEnabled, createdAt }) => {
    const methods = methodsOf(accounts.filter(({ userId }) => userId === id));
    return {
      id,
      email,
      role: panelRole,
      suspended: Boolean(banned),
      second_factor: Boolean(twoFactorEnabled),
      methods,
      invited_until: canEnter(methods) ? null : (links.find(({ user_id }) => user_id === id)?.expires_at ?? null),
      open_sessions: sessions.filter(({ userId }) => userId === id).length,
      created_at: iso(createdAt),
    };
  });
}
