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

test('a client that sends its body a byte at a time is cut off, before any of it reaches a handler', { timeout: LONG }, async () => {
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite'), RECEIVE_WITHIN_SECONDS: '3' });
  const body = JSON.stringify({ email: server.email, password: server.initialPassword });
  const lines = ['POST /api/auth/sign-in/email HTTP/1.1', 'Host: localhost', `Origin: ${server.origin}`, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  const socket = connect(Number(new URL(server.origin).port), 'localhost');
  let answer = '';
  socket.on('error', () => undefined).setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let sent = 0;
  const dripping = setInterval(() => socket.write(body[sent++] ?? ''), 250);
  expect((await fetch(server.origin)).status).toBe(200);
  await once(socket, 'close');
  clearInterval(dripping);
  expect(sent).toBeGreaterThan(5);
  expect(sent).toBeLessThan(body.length);
  // The right password, had it been read to its end.
  expect(answer === '' || answer.startsWith('HTTP/1.1 408')).toBe(true);
  expect((await fetch(server.origin)).status).toBe(200);
});

test('a body that names no length and never ends is cut off too', { timeout: LONG }, async () => {
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite'), RECEIVE_WITHIN_SECONDS: '3' });
  const socket = connect(Number(new URL(server.origin).port), 'localhost');
  let answer = '';
  socket.on('error', () => undefined).setEncoding('utf8').on('data', (text: string) => (answer += text));
  const lines = ['POST /api/auth/sign-in/email HTTP/1.1', 'Host: localhost', `Origin: ${server.origin}`, 'Content-Type: application/json', 'Transfer-Encoding: chunked'];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let sent = 0;
  const dripping = setInterval(() => (sent += Number(socket.write('1\r\n \r\n'))), 250);
  await once(socket, 'close');
  clearInterval(dripping);
  expect(sent).toBeGreaterThan(5);
  expect(answer === '' || answer.startsWith('HTTP/1.1 408')).toBe(true);
  expect((await fetch(server.origin)).status).toBe(200);
});
