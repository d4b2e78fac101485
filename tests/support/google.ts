import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';
import { z } from 'zod';

/** What the response of the OpenID Connect server says; each test bends what it is about. */
export interface Claims {
  email: string;
  email_verified: boolean;
  sub: string;
  aud?: string;
  iss?: string;
  /** Seconds from now. */
  expiresIn?: number;
  nonce?: string;
}

export interface GoogleStandIn {
  readonly environment: {
    readonly GOOGLE_CLIENT_ID: string;
    readonly GOOGLE_CLIENT_SECRET: string;
    readonly GOOGLE_ISSUER: string;
  };
  claims: Claims;
  /** Signs with a key that the server does not publish. */
  forge: boolean;
  /** Answers a code with an access token alone, and tells who it is of where the library may ask. */
  withholdIdToken: boolean;
  /** What the last request for tokens carried. */
  readonly tokenRequests: readonly Record<string, unknown>[];
  stop(): Promise<void>;
}

const authorize = z.object({ nonce: z.string().optional() });

/** A real OpenID Connect server on this machine, in Google's place. Knows no test runner. */
export async function startGoogle(email: string): Promise<GoogleStandIn> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  const issuer = server.issuer.url ?? '';
  const tokenRequests: Record<string, unknown>[] = [];
  const nonces = new Map<string, string | undefined>();
  const google: GoogleStandIn = {
    environment: { GOOGLE_CLIENT_ID: 'o-painel', GOOGLE_CLIENT_SECRET: 'segredo-do-painel', GOOGLE_ISSUER: issuer },
    claims: { email, email_verified: true, sub: 'conta-1' },
    forge: false,
    withholdIdToken: false,
    tokenRequests,
    stop: () => server.stop(),
  };
  server.service.on('beforeAuthorizeRedirect', (redirect, request) => {
    const url = new URL(request.url ?? '', issuer);
    nonces.set(
      redirect.url.searchParams.get('code') ?? '',
      authorize.parse(Object.fromEntries(url.searchParams)).nonce,
    );
  });
  server.service.on('beforeTokenSigning', (token, request) => {
    const { expiresIn, ...claims } = google.claims;
    const body = { ...('body' in request && typeof request.body === 'object' ? request.body : {}) };
    Object.assign(token.payload, {
      aud: 'o-painel',
      nonce: 'code' in body ? nonces.get(String(body.code)) : undefined,
      ...claims,
    });
    if (expiresIn !== undefined) token.payload.exp = Math.floor(Date.now() / 1000) + expiresIn;
    tokenRequests.push(body);
  });
  server.service.on('beforeResponse', (response) => {
    if (
      google.withholdIdToken &&
      typeof response.body === 'object' &&
      response.body !== null &&
      'id_token' in response.body
    )
      delete response.body['id_token'];
    if (!google.forge || typeof response.body !== 'object' || response.body === null || !('id_token' in response.body))
      return;
    const [head, body] = String(response.body.id_token).split('.');
    response.body['id_token'] = `${head}.${body}.${Buffer.from('forged').toString('base64url')}`;
  });
  server.service.on('beforeUserinfo', (response) => {
    response.body = { ...google.claims };
  });
  return google;
}

/** An issuer that takes every connection and never says a word. */
export async function startSilentIssuer(): Promise<{
  readonly url: string;
  readonly connections: () => number;
  stop(): Promise<void>;
}> {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    connections: () => connections,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
