import { createHmac } from 'node:crypto';
import type { AdministratorAuth } from '../../src/auth/administrator-auth.ts';

/** Opens a session as a sign-in does, without one. @returns its cookie, signed as the library signs it. */
export async function sessionCookie(auth: AdministratorAuth, email: string, secret: string): Promise<string> {
  const { internalAdapter, authCookies } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (!found) throw new Error(`${email} is on no list`);
  const { token } = await internalAdapter.createSession(found.user.id);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`;
}
