import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { SECOND_FACTOR_ASKED } from '../business/browser-keys.ts';
import { GOOGLE_METHOD } from './google-provider.ts';
import { currentNotes } from './request-notes.ts';

/** A session ends this long after sign-in, whatever happens meanwhile (specification, section 9). */
export const SESSION_SECONDS = 4 * 60 * 60;

type UserOptions = NonNullable<BetterAuthOptions['user']>;

/** Google vouches for the address, or nobody gets in by it. */
export const validateUserInfo: NonNullable<UserOptions['validateUserInfo']> = ({ user, source }) => {
  if (source.method !== 'oauth') return;
  if (user.emailVerified !== true) return { error: 'email_not_verified' };
  const notes = currentNotes();
  if (notes) notes.googleEmail = user.email?.toLowerCase() ?? null;
  return;
};

/** What the library asks before it writes, and tells afterwards. The hooks may touch only memory and the library's own `internalAdapter`. */
export const signInHooks: NonNullable<BetterAuthOptions['databaseHooks']> = {
  account: {
    create: {
      after: async ({ providerId, userId }) => {
        const notes = currentNotes();
        if (notes && providerId === GOOGLE_METHOD) notes.googleLinkedTo = userId;
      },
    },
  },
  session: {
    create: {
      before: async (session, context) => {
        if (context?.path?.startsWith('/callback/')) {
          const user = await context.context.internalAdapter.findUserById(session.userId);
          // A linked Google account whose address has changed since is no address on the list.
          if (user?.email !== currentNotes()?.googleEmail)
            throw new APIError('FORBIDDEN', { code: 'NOT_ON_LIST', message: 'Not on the list' });
          // Google's response would skip it (better-auth #10322).
          if (user && 'twoFactorEnabled' in user && user.twoFactorEnabled)
            throw new APIError('FORBIDDEN', { code: SECOND_FACTOR_ASKED, message: 'Second factor' });
        }
        const notes = currentNotes();
        if (notes) notes.sessionOf = session.userId;
        // A new password or a second factor changes the session's token, not its end.
        if (notes?.session) return { data: { ...session, ...notes.session } };
        // "Remember me: no" would give 24 hours.
        const latest = Date.now() + SESSION_SECONDS * 1000;
        return { data: { ...session, expiresAt: new Date(Math.min(session.expiresAt.getTime(), latest)) } };
      },
    },
  },
};
