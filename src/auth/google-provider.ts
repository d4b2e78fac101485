import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';
import type { GoogleClient } from '../config.ts';

/** The sign-in library's name for an account with Google. */
export const GOOGLE_METHOD = 'google';

const claims = z.object({
  sub: z.string().min(1),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
});

/** What an ID token says whose signature, audience, expiry and nonce the library has verified. */
function readClaims(idToken: string): z.infer<typeof claims> | null {
  const [, payload = ''] = idToken.split('.');
  return claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data ?? null;
}

/** Google, or another OpenID Connect issuer in its place: the code flow with PKCE and nonce, and an ID token at its end. */
export function googleProvider({ clientId, clientSecret, issuer }: GoogleClient) {
  const provider = {
    providerId: GOOGLE_METHOD,
    clientId,
    clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    pkce: true,
    scopes: ['openid', 'email', 'profile'],
    prompt: 'select_account' as const,
    // The administrators' table is the list of who may enter.
    disableSignUp: true,
    // Without an ID token the library would believe the issuer's user information, which no nonce binds to this sign-in.
    getUserInfo: async ({ idToken }: { idToken?: string | undefined }) => {
      const said = idToken === undefined ? null : readClaims(idToken);
      return said && { ...said, id: said.sub, emailVerified: said.email_verified };
    },
  };
  return {
    ...genericOAuth({ config: [provider] }),
    // The library would ask the issuer now, without end, and every sign-in and the start of the server would wait for it. As one that did not
    // answer, it is asked when somebody wants to enter with it, for at most ten seconds.
    init: () => ({ context: { genericOAuthPendingDiscovery: new Map([[GOOGLE_METHOD, provider]]) } }),
  };
}
