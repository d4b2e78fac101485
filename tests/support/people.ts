import { z } from 'zod';
import { ADMINISTRATOR, SITE, type TestApp } from './app.ts';
import { totp } from './totp.ts';

/** A person with a browser of their own: keeps the cookies that the server sets. */
export interface Person {
  readonly cookies: ReadonlyMap<string, string>;
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  signIn(email?: string, password?: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The same cookies at another process. */
  at(app: TestApp): Person;
}

export function person(app: TestApp, jar: Map<string, string> = new Map()): Person {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.http.request(path, {
      method,
      headers: {
        origin: SITE,
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
  return {
    cookies: jar,
    send,
    signIn: (email = ADMINISTRATOR.email, password = ADMINISTRATOR.password, headers = {}) =>
      send('POST', '/api/auth/sign-in/email', { email, password }, headers),
    at: (other) => person(other, jar),
  };
}

/** An administrator with a password, put straight into the database. @returns the id. */
export async function addAdministrator(
  app: TestApp,
  email: string = ADMINISTRATOR.email,
  password: string = ADMINISTRATOR.password,
): Promise<string> {
  const { user } = await app.auth.api.createUser({
    body: { email, password, name: email, role: 'admin', data: { emailVerified: true } },
  });
  return user.id;
}

const enrolment = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });

/** Turns the second factor on. @returns what makes the codes. */
export async function enrol(someone: Person, password: string = ADMINISTRATOR.password) {
  const response = await someone.send('POST', '/api/auth/two-factor/enable', { password });
  const { totpURI, backupCodes } = enrolment.parse(await response.json());
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  const code = () => totp(secret);
  const verified = await someone.send('POST', '/api/auth/two-factor/verify-totp', { code: code() });
  if (!verified.ok) throw new Error(`Enrolling answered ${verified.status}: ${await verified.text()}`);
  return { code, backupCodes };
}
