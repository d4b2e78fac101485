import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../support/database.ts';
import { LONG, start } from './bulk-job-in-processes.ts';

test('a client that sends its headers drop by drop is cut off, and others are served meanwhile', { timeout: LONG }, async () => {
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite') });
  const sockets = Array.from({ length: 50 }, () => connect(Number(new URL(server.origin).port), 'localhost'));
  const ended = sockets.map(async (socket) => {
    let answer = '';
    socket.on('error', () => undefined).setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.write('POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\n');
    const dripping = setInterval(() => socket.write('x: y\r\n'), 500);
    await once(socket, 'close');
    clearInterval(dripping);
    return answer;
  });
  expect((await fetch(server.origin)).status).toBe(200);
  for (const answer of await Promise.all(ended)) expect(answer === '' || answer.startsWith('HTTP/1.1 408')).toBe(true);
  expect((await fetch(server.origin)).status).toBe(200);
});
