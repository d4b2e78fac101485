import { checkedFetch, sessionFetch } from './checked-fetch.ts';

/** The sign-in library's own calls, which the typed client of the API does not know. A wrong password says nothing about a session. */

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export async function signIn(email: string, password: string): Promise<void> {
  await checkedFetch('/api/auth/sign-in/email', post({ email, password }));
}

export async function signOut(): Promise<void> {
  await checkedFetch('/api/auth/sign-out', post({}));
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await sessionFetch('/api/auth/change-password', post({ currentPassword, newPassword, revokeOtherSessions: true }));
}

/** The address of Google's own sign-in screen, which comes back to `callback` or, refused, to `errorCallback`. */
export async function beginGoogleSignIn(callback: string, errorCallback: string): Promise<{ readonly url: string }> {
  const wish = { provider: 'google', callbackURL: callback, errorCallbackURL: errorCallback };
  const response = await checkedFetch('/api/auth/sign-in/social', post(wish));
  return response.json();
}
