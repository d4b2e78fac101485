import { z } from 'zod';
import { RETURN_PARAMETER } from '../business/browser-keys.ts';
import {
  codeOnce,
  entered,
  googleLinked,
  googleRefused,
  type LastCheck,
  type Outcome,
  passwordChanged,
  recoveryCodeUsed,
  secondFactorAsked,
  secondFactorEnabled,
  signedOut,
} from './sign-in-outcomes.ts';

/** A password that is checked against the stored one. Longer ones exist nowhere and need not be hashed. */
const givenPassword = z.string().min(1).max(1000);
const email = z.string().trim().min(1).max(254);
const code = z.object({ code: z.string().trim().min(1).max(40) });

/** Where Google's response may lead: a screen of ours, never another site. */
const ownScreen = z
  .string()
  .regex(new RegExp(`^/admin/[a-z-]+(/[\\da-f-]{36}|\\?${RETURN_PARAMETER}=[\\w%-]+)?$`))
  .max(200);

interface CallRules {
  /** Whose password is tried: the account of the body's e-mail, the signed-in administrator's. */
  readonly tries?: 'email' | 'session';
  /** Brings the code of the second factor: how an audit event names a wrong one. */
  readonly wrongCode?: string;
  /** Asks Google for its description of itself, which may not be had. */
  readonly asksGoogle?: true;
  /** Begins a new session, whoever was signed in before. */
  readonly startsSession?: true;
  readonly endsSession?: true;
  /** Our own word after the library's yes. */
  readonly lastCheck?: LastCheck;
  /** What it leaves behind when it was done, in this order. */
  readonly leaves?: readonly Outcome[];
}

export interface LibraryCall extends CallRules {
  readonly method: 'GET' | 'POST';
  /** What of a body reaches the library; null where there is none. */
  readonly body: z.ZodType<Record<string, unknown>> | null;
}

const get = (rules: CallRules = {}): LibraryCall => ({ method: 'GET', body: null, ...rules });
const post = (body: LibraryCall['body'], rules: CallRules = {}): LibraryCall => ({ method: 'POST', body, ...rules });

/** What of the sign-in library is reachable, with what, and what it leaves behind; every other path of it answers 404. */
export const LIBRARY_CALLS: Readonly<Record<string, LibraryCall>> = {
  '/get-session': get(),
  '/sign-out': post(z.object({}), { endsSession: true, leaves: [signedOut] }),
  '/sign-in/email': post(z.object({ email, password: givenPassword }), {
    tries: 'email',
    startsSession: true,
    leaves: [secondFactorAsked, entered('senha')],
  }),
  '/change-password': post(
    // Whoever changes a password wants nobody else to stay signed in with the old one.
    z
      .object({ currentPassword: givenPassword, newPassword: givenPassword })
      .transform((body) => ({ ...body, revokeOtherSessions: true })),
    { tries: 'session', leaves: [passwordChanged] },
  ),
  '/two-factor/enable': post(z.object({ password: givenPassword }), { tries: 'session' }),
  // Without the library's `trustDevice`: every sign-in asks for the code.
  '/two-factor/verify-totp': post(code, {
    wrongCode: 'senha certa, código errado',
    lastCheck: codeOnce,
    leaves: [secondFactorEnabled, entered('senha e código')],
  }),
  '/two-factor/verify-backup-code': post(code, {
    wrongCode: 'senha certa, código de recuperação errado',
    leaves: [recoveryCodeUsed, entered('senha e código')],
  }),
};

/** Reachable where Google is configured. */
export const GOOGLE_CALLS: Readonly<Record<string, LibraryCall>> = {
  '/sign-in/social': post(
    z.object({ provider: z.literal('google'), callbackURL: ownScreen, errorCallbackURL: ownScreen }),
    { asksGoogle: true },
  ),
  '/callback/google': get({ startsSession: true, leaves: [googleRefused, googleLinked, entered('Google')] }),
};
