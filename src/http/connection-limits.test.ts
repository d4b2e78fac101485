import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';

const LIMITS: ConnectionLimits = { connections: 100, sendWithinMs: 60_000 };
/** More than the machine keeps for a client that does not read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'a');

async function listen(
  limits: Partial<ConnectionLimits>,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<number> {
  const server = createServer();
  server.on('request', limitConnections(server, { ...LIMITS, ...limits }, handle));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

interface Client {
  readonly socket: Socket;
  readonly read: () => string;
  readonly closed: Promise<void>;
}

async function join(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (piece) => (text += piece));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, read: () => text, closed };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Connects, asks and does not read; resolves when the server has begun to answer. */
async function joinWithoutReading(port: number, path = '/'): Promise<Client> {
  const client = await join(port);
  client.socket.pause().write(get(path));
  return client;
}

test('requests sent ahead are answered one at a time and in their order', async () => {
  let underWay = 0;
  let most = 0;
  const port = await listen({}, (request, response) => {
    most = Math.max(most, (underWay += 1));
    setImmediate(() => {
      underWay -= 1;
      response.end(request.url);
    });
  });
  const { socket, read } = await join(port);
  const paths = Array.from({ length: 9 }, (_, at) => `/${at}`);
  socket.write(paths.map(get).join(''));
  await expect.poll(read).toMatch(/\r\n\/8$/);
  expect(read().match(/(?<=\r\n\r\n)\/\d/g)).toEqual(paths);
  expect(most).toBe(1);
  socket.write(get('/depois'));
  await expect.poll(read).toMatch(/\/depois$/);
});

test('a client that sends more ahead is cut, none of it is worked on any more, and others are served', async () => {
  const asked: string[] = [];
  const port = await listen({}, (request, response) => {
    asked.push(request.url ?? '');
    setImmediate(() => response.end('ok'));
  });
  const greedy = await join(port);
  greedy.socket.write(get('/muito').repeat(1000));
  await greedy.closed;
  expect(asked).toEqual(['/muito']);
  const other = await join(port);
  other.socket.write(get('/outro'));
  await expect.poll(other.read).toContain('ok');
});

test('errors after a cut have their stacks again', async () => {
  const port = await listen({}, (_request, response) => void setImmediate(() => response.end('ok')));
  const greedy = await join(port);
  greedy.socket.write(get('/').repeat(100));
  await greedy.closed;
  expect(new Error('x').stack).toMatch(/\n {4}at /);
});

test('a response that its client does not take is given up, with its connection', async () => {
  const ended = Promise.withResolvers<boolean>();
  const port = await listen({ sendWithinMs: 100, lookEveryMs: 20 }, (_request, response) => {
    response.on('close', () => ended.resolve(response.writableFinished));
    response.end(LARGE);
  });
  await joinWithoutReading(port);
  expect(await ended.promise).toBe(false);
});

test('a client that waits for its response is not cut, however long it takes to make', async () => {
  const waiting: ServerResponse[] = [];
  const port = await listen({ sendWithinMs: 1, lookEveryMs: 1 }, (_request, response) => void waiting.push(response));
  const { socket, read } = await join(port);
  socket.write(get('/'));
  await expect.poll(() => waiting.length).toBe(1);
  // Each turn of the timers is a look at the connections.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  waiting[0]?.end('ok');
  await expect.poll(read).toContain('ok');
});

test('where there is no more room, the oldest connection on which nothing is asked makes some', async () => {
  const port = await listen({ connections: 5 }, (_request, response) => void response.end('ok'));
  const idle = await Promise.all(Array.from({ length: 5 }, () => join(port)));
  const newcomer = await join(port);
  newcomer.socket.write(get('/'));
  await expect.poll(newcomer.read).toContain('ok');
  await Promise.race(idle.map(({ closed }) => closed));
  expect(idle.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
});

test('clients that do not read make room for one that does', async () => {
  let begun = 0;
  const port = await listen({ connections: 5, lookEveryMs: 20 }, (request, response) => {
    if (request.url === '/home') return response.end('ok');
    begun += 1;
    return response.end(LARGE);
  });
  for (let client = 0; client < 5; client += 1) await joinWithoutReading(port, '/grande');
  await expect.poll(() => begun).toBe(5);
  const answers: string[] = [];
  for (let attempt = 0; attempt < 500 && !answers.some((text) => text.includes('ok')); attempt += 1) {
    const { socket, read, closed } = await join(port);
    socket.write(get('/home').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    await closed;
    answers.push(read());
  }
  expect(answers.at(-1)).toContain('ok');
});

test('where everybody is being answered, a newcomer is turned away', async () => {
  let begun = 0;
  const port = await listen({ connections: 3 }, () => void (begun += 1));
  for (let client = 0; client < 3; client += 1) (await join(port)).socket.write(get('/'));
  await expect.poll(() => begun).toBe(3);
  const newcomer = await join(port);
  newcomer.socket.write(get('/'));
  await newcomer.closed;
  expect(newcomer.read()).toBe('');
});
