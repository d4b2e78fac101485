import { checkedFetch, sessionFetch } from './checked-fetch.ts';

/** The sign-in library's own calls, which the typed client of the API does not know. A wrong password says nothing about a session. */

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** @returns whether a code of the second factor is still to be typed. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const response = await checkedFetch('/api/auth/sign-in/email', post({ email, password }));
  const reply: { readonly twoFactorRedirect?: boolean } = await response.json();
  return reply.twoFactorRedirect === true;
}

/** A code of the app has six digits; anything else is a recovery code. */
export async function verifyCode(typed: string): Promise<void> {
  const code = typed.replace(/\s/g, '');
  await checkedFetch(
    /^\d{6}$/.test(code) ? '/api/auth/two-factor/verify-totp' : '/api/auth/two-factor/verify-backup-code',
    post({ code }),
  );
}

export async function requestPasswordReset(email: string): Promise<void> {
  await checkedFetch('/api/auth/request-password-reset', post({ email }));
}

export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await checkedFetch('/api/auth/reset-password', post({ token, newPassword }));
}

export interface Enrolment {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

export async function beginEnrolment(password: string): Promise<Enrolment> {
  return (await sessionFetch('/api/auth/two-factor/enable', post({ password }))).json();
}

/** Not a session call: a wrong code answers 401 and says nothing about the session. */
export async function finishEnrolment(code: string): Promise<void> {
  await checkedFetch('/api/auth/two-factor/verify-totp', post({ code: code.replace(/\s/g, '') }));
}

export async function signOut(): Promise<void> {
  await checkedFetch('/api/auth/sign-out', post({}));
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await sessionFetch('/api/auth/change-password', post({ currentPassword, newPassword, revokeOtherSessions: true }));
}

/** The address of Google's own sign-in screen, which comes back to `callback` or, refused, to `errorCallback`. */
export async function beginGoogleSignIn(callback: string, errorCallback: string): Promise<{ readonly url: string }> {
  const parameters = { provider: 'google', callbackURL: callback, errorCallbackURL: errorCallback };
  const response = await checkedFetch('/api/auth/sign-in/social', post(parameters));
  return response.json();
}
