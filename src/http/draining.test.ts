import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createDraining } from './draining.ts';

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer();
  const { promise: stay, resolve: goOn } = Promise.withResolvers<void>();
  const draining = createDraining(server, () => stay, handle);
  server.on('request', draining.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  async function ask(path: string) {
    const asked = get({ host: '127.0.0.1', port, path, agent });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject);
    });
    return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
  }
  return { draining, ask, port, goOn };
}

test('a server that leaves is not ready, answers on, and makes each answer the last of its connection', async () => {
  const { draining, ask, goOn } = await serve((_, response) => response.end('page'));
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive', body: 'page' });
  const closed = draining.close();
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close', body: 'stopping' });
  expect(await ask('/')).toEqual({ status: 200, connection: 'close', body: 'page' });
  goOn();
  await closed;
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
});

test('a request under way when the port closes is answered', async () => {
  const held = Promise.withResolvers<ServerResponse>();
  const { draining, ask, port, goOn } = await serve((_, response) => held.resolve(response));
  const answer = ask('/long');
  const response = await held.promise;
  const closed = draining.close();
  goOn();
  const refused = async () => {
    const socket = connect(port, '127.0.0.1');
    const [outcome] = await Promise.race([once(socket, 'connect').then(() => ['open']), once(socket, 'error')]).catch(
      () => ['refused'],
    );
    socket.destroy();
    return outcome;
  };
  await expect.poll(refused).not.toBe('open');
  response.end('done');
  expect(await answer).toMatchObject({ status: 200, body: 'done' });
  await closed;
});

/** A connection that is not made by then must not hold the test for good. */
const WITHIN_MS = 10_000;

/** Another program, which connects and asks while this one is busy. @returns what tells it to, waits until the system has made the connection, and what it is answered. */
function askFromElsewhere(port: number) {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { parentPort, workerData: { port, flag } } = require('node:worker_threads');
     Atomics.wait(flag, 0, 0);
     const socket = require('node:net').connect(port, '127.0.0.1', () => {
       socket.write('POST / HTTP/1.1\\r\\nhost: a\\r\\ncontent-length: 0\\r\\n\\r\\n');
       Atomics.store(flag, 0, 2);
       Atomics.notify(flag, 0);
     });
     socket.on('data', (data) => parentPort.postMessage(String(data).split('\\r\\n')[0])).on('error', (error) => parentPort.postMessage(error.code));`,
    { eval: true, workerData: { port, flag } },
  );
  onTestFinished(async () => void (await worker.terminate()));
  return {
    answer: once(worker, 'message').then(([said]) => String(said)),
    connectMeanwhile() {
      Atomics.store(flag, 0, 1);
      Atomics.notify(flag, 0);
      Atomics.wait(flag, 0, 1, WITHIN_MS);
    },
  };
}

test('what is sent while the last turn before the port closes takes long is answered', async () => {
  const { draining, port, goOn } = await serve((request, response) => {
    if (request.url === '/busy') elsewhere.connectMeanwhile();
    response.end('saved');
  });
  const elsewhere = askFromElsewhere(port);
  const busy = connect(port, '127.0.0.1');
  busy.on('error', () => undefined);
  onTestFinished(() => void busy.destroy());
  await once(busy, 'connect');
  busy.write('GET /ready HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(busy, 'data');
  const closed = draining.close();
  busy.write('GET /busy HTTP/1.1\r\nhost: a\r\n\r\n');
  goOn();
  expect(await elsewhere.answer).toBe('HTTP/1.1 200 OK');
  await closed;
});
