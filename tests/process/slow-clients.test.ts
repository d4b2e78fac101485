import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../support/database.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { LONG, start } from './bulk-job-in-processes.ts';

/** No test here asserts a time: each drips far longer than the server waits, and ends when the server has hung up. */
const DRIP_EVERY_MS = 20;

/** Sends the lines and then drop after drop, until the server hangs up. @returns what it answered, and how many drops it was sent. */
async function drip(
  { origin }: ServerProcess,
  lines: readonly string[],
  drop: (at: number) => string,
): Promise<{ readonly answer: string; readonly drops: number }> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  let answer = '';
  let drops = 0;
  socket
    .on('error', () => undefined)
    .setEncoding('utf8')
    .on('data', (text: string) => (answer += text));
  socket.write(lines.map((line) => `${line}\r\n`).join(''));
  const dripping = setInterval(() => socket.write(drop(drops++)), DRIP_EVERY_MS);
  // Not `once` of node:events: a reset, which may come with a drop under way, would reject it.
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  clearInterval(dripping);
  return { answer, drops };
}

const signInLines = ({ origin }: ServerProcess, length: string) => [
  'POST /api/auth/sign-in/email HTTP/1.1',
  'Host: localhost',
  `Origin: ${origin}`,
  'Content-Type: application/json',
  length,
  '',
];

function expectCutOff({ answer, drops }: { readonly answer: string; readonly drops: number }): void {
  expect(drops).toBeGreaterThan(5);
  expect(answer === '' || answer.startsWith('HTTP/1.1 408')).toBe(true);
}

// With the server's own ten seconds: RECEIVE_WITHIN_SECONDS would shorten them only together with the body's, and hide which of them cut.
test(
  'a client that sends its headers drop by drop is cut off, and others are served meanwhile',
  { timeout: LONG },
  async () => {
    const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite') });
    const clients = Array.from({ length: 50 }, () =>
      drip(server, ['POST /api/auth/sign-in/email HTTP/1.1', 'Host: localhost'], () => 'x: y\r\n'),
    );
    expect((await fetch(server.origin)).status).toBe(200);
    for (const client of await Promise.all(clients)) expectCutOff(client);
    expect((await fetch(server.origin)).status).toBe(200);
  },
);

test(
  'a client that sends its body a byte at a time is cut off, before any of it reaches a handler',
  { timeout: LONG },
  async () => {
    const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite'), RECEIVE_WITHIN_SECONDS: '1' });
    // The right password, were it read to its end; the spaces put that end minutes away.
    const body = JSON.stringify({ email: server.email, password: server.initialPassword }).padEnd(15_000);
    const dripping = drip(server, signInLines(server, `Content-Length: ${body.length}`), (at) => body[at] ?? '');
    expect((await fetch(server.origin)).status).toBe(200);
    const client = await dripping;
    expectCutOff(client);
    expect(client.drops).toBeLessThan(body.length);
    expect((await fetch(server.origin)).status).toBe(200);
  },
);

test('a body that names no length and never ends is cut off too', { timeout: LONG }, async () => {
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite'), RECEIVE_WITHIN_SECONDS: '1' });
  expectCutOff(await drip(server, signInLines(server, 'Transfer-Encoding: chunked'), () => '1\r\n \r\n'));
  expect((await fetch(server.origin)).status).toBe(200);
});
