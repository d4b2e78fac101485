import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../tests/support/server-process.ts';
import type { Row } from './row.ts';
import { startVisitor, type Visitor } from './watched-visitor.ts';

const ATTEMPTS = 1000;
const AT_ONCE = 4;
/** How long the visitor is watched alone, to tell the machine's own noise from the attack's. */
const QUIET_MS = 1500;
/** Until the visitor's own code and its connections are warm. */
const WARM_MS = 1500;
/** The owner signs in that often while the attack goes on. */
const OWNER_EVERY = 100;
const OWNER = { email: 'dona@exemplo.com.br', password: 'uma senha de teste' };
const OWN_ADDRESS = '198.51.100.7';
const VISITED = '/cidades/mooca-sao-paulo-capital';

/** 1,000 wrong passwords, from one address or from as many, while a visitor reads a page. */
async function attack(databaseUrl: string, addressOf: (attempt: number) => string) {
  // The server stands behind a proxy it trusts, so that one machine can speak from many addresses.
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const origin = server.origin.replace('localhost', '127.0.0.1');
  const signIn = async (password: string, address: string) => {
    const response = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: OWNER.email, password }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  let visitor: Visitor | undefined;
  try {
    await signIn(OWNER.password, OWN_ADDRESS);
    await (await fetch(origin + VISITED)).text();
    visitor = startVisitor([origin + VISITED]);
    await wait(WARM_MS);
    await visitor.p99();
    await wait(QUIET_MS);
    const quiet = await visitor.p99();
    let looked = 0;
    let entered = true;
    const start = performance.now();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += AT_ONCE) {
      const statuses = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) => signIn('errada errada errada', addressOf(attempt + at))),
      );
      looked += statuses.filter((status) => status === 401).length;
      if (attempt % OWNER_EVERY === 0) entered = (await signIn(OWNER.password, OWN_ADDRESS)) === 200 && entered;
    }
    const p99 = await visitor.p99();
    const seconds = (performance.now() - start) / 1000;
    entered = (await signIn(OWNER.password, OWN_ADDRESS)) === 200 && entered;
    return { quiet, p99, looked, seconds, entered };
  } finally {
    visitor?.leave();
    await server.end('SIGKILL');
  }
}

/** @param databaseUrl of a fresh database for each run. */
export async function measureGuessing(databaseUrl: (name: string) => string): Promise<Row[]> {
  const runs = [
    { from: 'one address', result: await attack(databaseUrl('one'), () => '203.0.113.9') },
    {
      from: 'as many addresses',
      result: await attack(databaseUrl('many'), (attempt) => `203.0.${Math.floor(attempt / 250)}.${attempt % 250}`),
    },
  ];
  return runs.map(({ from, result: { quiet, p99, looked, seconds, entered } }) => ({
    what: `Visitors' p99 during ${ATTEMPTS.toLocaleString('en')} wrong passwords from ${from}`,
    figure: `${p99.toFixed(1)} ms (${quiet.toFixed(1)} ms alone before) over ${seconds.toFixed(1)} s; ${looked} passwords hashed, the right one ${entered ? 'entered' : 'REFUSED'} each time meanwhile and afterwards from a known address`,
    goal: 'under 20 ms, and the right one enters',
    held: p99 < 20 && entered,
  }));
}
